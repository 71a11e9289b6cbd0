"""Windows, early answers and deadlines: what is opened together, kept secret, or automatic."""

from __future__ import annotations

import pytest

from spydeck.protocol import commands
from spydeck.record import fairness
from spydeck.server.table import deadlines, projection
from spydeck.server.table.entries import Acted, Resumed, Returned, StoodIn
from spydeck.server.table.reducer import apply_entry
from tests.server.manual_host import (
    ManualHost,
    claimed,
    guest_of,
    moves,
    snapshot,
    spycard,
    stack_hands,
    stage,
)


@pytest.fixture(autouse=True)
def stacked(monkeypatch: pytest.MonkeyPatch) -> None:
    stack_hands(monkeypatch)


def test_timed_all_accusations_are_opened_at_the_end_of_one_window() -> None:
    host = claimed(clock=30.0, question_seconds=6.0)
    assert [host.table.questions[seat].window for seat in range(4)] == [False, True, True, True]
    assert {host.table.questions[seat].opens_at(host.table.settings) for seat in (1, 2, 3)} == {
        host.now + 6000
    }
    seq = host.table.seq
    host.act(3, "accuse")
    host.wait(5)
    host.act(1, "allow")
    assert host.table.seq == seq
    host.wait(0.999)
    assert host.table.seq == seq
    host.wait(0.001)
    assert moves(host, 3) == ["1 allow", "2 allow", "3 accuse"]


@pytest.mark.parametrize("accusers", [(2, 3), (3, 2)])
def test_timed_of_two_accusers_the_first_in_order_counts(accusers: tuple[int, int]) -> None:
    host = claimed(clock=30.0)
    for seat in accusers:
        host.act(seat, "accuse")
    host.wait(6)
    assert moves(host, 2) == ["1 allow", "2 accuse"]
    assert stage(host) == "jack 0"


def test_timed_silence_allows_when_answers_are_opened_and_is_recorded_as_the_clocks() -> None:
    silent, answered = claimed(clock=2.0), claimed(clock=2.0)
    for seat in (1, 2, 3):
        answered.act(seat, "allow")
    silent.wait(6)
    answered.wait(6)
    assert moves(silent, 3) == moves(answered, 3) == ["1 allow", "2 allow", "3 allow"]
    assert [one.at for one in silent.log[-3:]] == [one.at for one in answered.log[-3:]]
    assert [one.entry.public_event()["by"] for one in silent.log[-3:]] == ["clock"] * 3
    assert [one.entry.public_event()["by"] for one in answered.log[-3:]] == ["person"] * 3


def test_timed_no_seat_is_asked_to_act_once_the_window_is_over() -> None:
    host = claimed(clock=2.0)
    sent: list[tuple[int, bool, list[str], int | None]] = []
    host.on_applied = lambda: sent.extend(
        (seat, asked.now, asked.early, asked.until)
        for seat in (2, 3)
        if (asked := projection.asked(host.table, seat)) is not None
    )
    host.wait(6)
    assert moves(host, 3) == ["1 allow", "2 allow", "3 allow"]
    assert sent[:4] == [(2, False, [], None), (3, False, [], None)] * 2


def test_a_player_who_returns_after_the_window_has_time_to_answer() -> None:
    host = claimed()
    host.act(1, "accuse")
    host.enter([StoodIn(seat=0, why="away")])
    host.now += 7000  # a stand-in that thinks for longer than the window
    host.enter([Returned(seat=0)])
    asked = projection.asked(host.table, 0)
    assert asked is not None
    assert (asked.now, asked.until) == (True, host.now + 6000)
    host.act(0, "no jack")
    assert host.table.sealed(0) == "no jack"


@pytest.mark.parametrize("clock", [None, 30.0])
@pytest.mark.parametrize("answered", [False, True])
def test_a_jack_question_takes_the_same_time_whatever_a_seat_holds(
    clock: float | None, answered: bool
) -> None:
    host = claimed(clock=clock)
    host.act(1, "accuse")
    host.wait(6) if clock else None
    assert stage(host) == "jack 0"
    opened = host.now
    text = next(move for move in host.table.running.legal(0) if move != "no jack")
    if answered:
        host.act(0, text)
        assert host.kinds()[-1] == "acted"
    seq = host.table.seq
    host.wait(5.999)
    assert host.table.seq == seq
    host.wait(0.001)
    assert host.log[seq].at == opened + 6000
    assert moves(host, 1) == [f"0 {text}" if answered else "0 no jack"]
    assert host.log[seq].entry.public_event() == {"kind": "acted", "seat": 0, "by": "window"}


def test_a_bot_and_a_stand_in_answer_a_jack_question_after_the_same_time_too() -> None:
    host = claimed(clock=30.0)
    host.act(1, "accuse")
    host.wait(6)
    host.enter([StoodIn(seat=0, why="away")])
    seq, opened = host.table.seq, host.now
    host.wait(5.9)
    assert host.table.seq == seq
    host.wait(0.1)
    assert (host.log[seq].at, moves(host, 1)) == (opened + 6000, ["0 no jack"])


def test_a_player_who_seals_after_the_clock_ran_out_returns_when_the_answer_is_opened() -> None:
    host = claimed()
    host.act(1, "accuse")
    host.enter([StoodIn(seat=0, why="clock")])
    seq = host.table.seq
    host.act(0, "no jack")
    assert host.table.seq == seq
    host.wait(6)
    kinds = [(one.entry.kind, getattr(one.entry, "by", None)) for one in host.log[seq:][:2]]
    assert kinds == [("returned", None), ("acted", "window")]


def test_untimed_an_early_answer_is_opened_the_moment_the_seat_is_asked() -> None:
    host = claimed()
    host.act(3, "accuse")
    host.act(2, "allow")
    assert (stage(host), host.kinds()[-1]) == ("accuse 1", "acted")
    seq = host.table.seq
    host.act(1, "allow")
    assert moves(host, 3) == ["1 allow", "2 allow", "3 accuse"]
    assert host.table.seq == seq + 3
    assert {one.at for one in host.log[-3:]} == {host.now}


def test_an_early_answer_causes_no_event_and_changes_nothing_that_others_see() -> None:
    host = claimed()
    before = snapshot(host.table)
    decision = host.act(3, "accuse")
    after = snapshot(host.table)
    assert (decision.private is not None, len(decision.entries)) == (True, 0)
    assert {name for name in after if after[name] != before[name]} == {"private", "asked"}
    assert [seat for seat in range(4) if after["asked"][seat] != before["asked"][seat]] == [3]


def test_an_early_answer_can_be_changed_and_taken_back_until_it_is_opened() -> None:
    host = claimed()
    host.act(2, "accuse")
    host.act(2, "allow")
    assert host.table.sealed(2) == "allow"
    asked = host.table.questions[2].since
    host.send(2, commands.Withdraw(type="withdraw", id="w1", asked=asked))
    assert host.table.sealed(2) is None
    host.act(1, "allow")
    assert stage(host) == "accuse 2"
    host.act(2, "allow", asked=asked)
    assert stage(host) == "accuse 3"
    refusal = host.refused(2, commands.Withdraw(type="withdraw", id="w2", asked=asked))
    assert refusal.code == "stale"


def test_a_late_copy_of_an_early_answer_does_not_undo_a_newer_one() -> None:
    host = claimed()
    host.act(2, "accuse", command="first")
    first = host.table.earlier_result(2, "first")
    host.act(2, "allow", command="second")
    again = host.act(2, "accuse", command="first")
    assert (again.repeated, again.private) == (first, None)
    assert first is not None
    assert first.answer == "accuse"
    assert host.table.sealed(2) == "allow"


def test_only_what_answers_can_be_given_early() -> None:
    host = claimed()
    act = commands.Act(type="act", id="e1", asked=host.table.questions[2].since, action="pass")
    assert host.refused(2, act).code == "illegal"


def test_answers_of_others_do_not_make_an_early_one_stale() -> None:
    host = claimed()
    asked = host.table.questions[3].since
    host.act(1, "allow")
    host.act(2, "allow")
    assert host.table.questions[3].since == asked
    host.act(3, "accuse", asked=asked)
    assert moves(host, 1) == ["3 accuse"]


def test_an_early_answer_to_a_question_that_never_came_is_forgotten() -> None:
    host = claimed()
    host.act(3, "accuse")
    host.act(1, "accuse")
    assert stage(host) == "jack 0"
    assert [host.table.sealed(seat) for seat in range(4)] == [None] * 4


def test_answers_set_in_advance_are_given_when_they_are_possible() -> None:
    host = spycard("0 field #1", "1 pass", "2 pass", "3 pass")
    for seat in (1, 2, 3):
        advance = commands.Advance(type="advance", id=f"v{seat}", answers=["allow"])
        host.send(seat, advance)
    host.act(0, "hearts #1 on #2")
    assert moves(host, 3) == ["1 allow", "2 allow", "3 allow"]
    assert stage(host) == "jack 1"


def test_a_sealed_answer_goes_before_one_set_in_advance() -> None:
    host = claimed()
    host.send(2, commands.Advance(type="advance", id="v1", answers=["allow"]))
    host.act(2, "accuse")
    host.act(1, "allow")
    assert moves(host, 1) == ["2 accuse"]


def test_no_seat_is_asked_to_act_where_its_answer_is_known() -> None:
    host = claimed()
    host.act(2, "allow")
    host.send(3, commands.Advance(type="advance", id="v3", answers=["allow"]))
    sent: list[bool] = []
    host.on_applied = lambda: sent.extend(
        asked.now for seat in (2, 3) if (asked := projection.asked(host.table, seat)) is not None
    )
    host.act(1, "allow")
    assert moves(host, 3) == ["1 allow", "2 allow", "3 allow"]
    assert sent[:4] == [False] * 4


def test_a_sealed_answer_counts_even_if_a_bot_stands_in_meanwhile() -> None:
    host = claimed()
    host.act(2, "accuse")
    host.enter([StoodIn(seat=2, why="away")])
    seq = host.table.seq
    host.act(1, "allow")
    host.wait(1)
    moves_made = [one.entry for one in host.log[seq:] if isinstance(one.entry, Acted)]
    assert [(entry.seat, entry.action, entry.by) for entry in moves_made[:2]] == [
        (1, "allow", "person"),
        (2, "accuse", "person"),
    ]
    assert host.table.chairs[2].stand_in == "away"


def test_an_answer_that_is_not_legal_is_refused_before_it_is_sealed() -> None:
    host = claimed()
    host.act(1, "accuse")
    act = commands.Act(type="act", id="j1", asked=host.table.questions[0].since, action="jack #14")
    assert host.refused(0, act).code == "illegal"


def test_when_a_clock_runs_out_the_harmless_answer_is_used_where_there_is_one() -> None:
    host = spycard("0 field #1", clock=30.0)
    host.act(1, "draft")
    assert stage(host) == "keep 1"
    host.wait(30)
    assert moves(host, 1) == ["1 keep"]
    assert host.log[-1].entry.public_event()["by"] == "clock"
    assert host.table.chairs[1].stand_in is None


def test_a_clock_that_runs_out_elsewhere_brings_a_stand_in_until_the_player_returns() -> None:
    host = spycard(clock=30.0)
    host.wait(29.999)
    assert host.table.chairs[0].stand_in is None
    host.wait(0.001)
    assert host.table.chairs[0].stand_in == "clock"
    published = [one.entry.public_event() for one in host.log[-2:]]
    assert [(one["kind"], one["seat"]) for one in published] == [("stand-in", 0), ("acted", 0)]
    assert published[1]["by"] == "stand-in"
    host.send(0, commands.Back(type="back", id="b1"))
    assert host.table.chairs[0].stand_in is None


def test_the_clock_runs_from_when_the_seat_is_asked() -> None:
    host = spycard(clock=30.0)
    host.wait(20)
    host.act(0, "pass")
    assert host.table.questions[1].expires_at(host.table.settings) == host.now + 30_000
    host.wait(29)
    assert host.table.chairs[1].stand_in is None


def test_without_a_clock_there_are_no_deadlines_for_people() -> None:
    host = spycard()
    host.wait(100_000)
    assert host.table.seq == len(host.log)
    assert host.kinds()[-1] == "started"


def test_after_a_pause_every_clock_and_every_window_restarts() -> None:
    host = claimed(clock=30.0)
    host.wait(5)
    host.enter([Resumed()])
    seq = host.table.seq
    host.wait(5.9)
    assert host.table.seq == seq
    host.wait(0.1)
    assert moves(host, 3) == ["1 allow", "2 allow", "3 allow"]


def test_bots_move_after_their_pace_whatever_they_hold() -> None:
    host = ManualHost("spycard", 4, pace=0.7).gather(persons=1)
    host.act(0, "pass")
    started = host.now
    host.wait(0.699)
    assert host.kinds()[-1] == "acted"
    seq = host.table.seq
    host.wait(0.001)
    assert [one.at for one in host.log[seq:]] == [started + 700]


def test_a_bots_move_is_ignored_once_the_table_has_continued() -> None:
    host = spycard(persons=3)
    host.act(0, "pass")
    host.act(1, "pass")
    host.act(2, "pass")
    seq, asked = host.table.seq, host.table.questions[3].since
    assert deadlines.bot_move(host.table, 3, asked - 1, "pass") is None
    assert deadlines.bot_move(host.table, 2, asked, "pass") is None
    assert deadlines.bot_move(host.table, 3, asked, "expose") is None
    assert host.table.seq == seq


def test_parts_are_committed_to_before_they_are_dealt_and_revealed_when_they_are_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.undo()
    host = ManualHost("spy-tricks").gather()
    match = host.table.running
    committed: dict[str, str] = {}
    while not match.over:
        known = host.table.commitments
        assert str(match.part) in known.parts
        assert str(match.part + 1) in known.parts
        assert str(match.part) not in known.revealed
        assert set(known.revealed) == {str(part) for part in range(match.part)}
        assert committed.items() <= known.parts.items()
        committed = dict(known.parts)
        host.act(match.actors[0], next(match.legal(match.actors[0])))
    final = host.table.commitments
    assert len(final.revealed) > 1
    assert final.secret is not None
    assert final.game == fairness.commitment(bytes.fromhex(final.secret))
    for part, secret in final.revealed.items():
        assert final.parts[part] == fairness.commitment(bytes.fromhex(secret))
        assert secret == fairness.part_secret(bytes.fromhex(final.secret), int(part)).hex()
    assert fairness.verify(match).secret == final.secret


def test_every_prefix_of_a_log_results_in_the_table_of_that_time() -> None:
    host = claimed(clock=30.0)
    host.act(3, "accuse")
    host.wait(6)
    host.send(1, commands.Leave(type="leave", id="l1"))
    host.wait(40)
    replay = ManualHost("spycard", 4)
    replay.log = host.log
    for place in range(1, len(host.log) + 1):
        table = replay.replayed(place)
        assert table.seq == place
        for logged in host.log[place:]:
            apply_entry(table, logged)
        table.private = dict(host.table.private)
        assert snapshot(table) == snapshot(host.table)


def test_public_events_hold_no_secret() -> None:
    host = claimed(clock=30.0)
    host.act(3, "accuse")
    host.wait(6)
    host.send(0, commands.Propose(type="propose", id="p1", what="draw"))
    published = str([one.entry.public_event() for one in host.log])
    secrets = [host.table.secret.hex(), *(guest_of(member) for member in range(4))]
    assert not [secret for secret in secrets if secret in published]
    assert "hearts" not in published
    assert "accuse" not in published
