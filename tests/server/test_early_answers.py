"""Answers that are given before a seat is asked, and kept secret until they count."""

from __future__ import annotations

import pytest

from spydeck.protocol import commands
from spydeck.server.live import projection
from spydeck.server.table.entries import Acted, StoodIn
from tests.server.claims import claimed, moves, spycard, stack_hands, stage
from tests.server.manual_host import snapshot


@pytest.fixture(autouse=True)
def stacked(monkeypatch: pytest.MonkeyPatch) -> None:
    stack_hands(monkeypatch)


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
