"""What happens automatically at a table: clocks run out, bots move, parts end; and what logs show of it."""

from __future__ import annotations

import pytest

from spydeck.protocol import commands
from spydeck.record import fairness
from spydeck.server.table import deadlines
from spydeck.server.table.entries import Resumed
from spydeck.server.table.reducer import apply_entry
from tests.server.claims import claimed, moves, spycard, stack_hands, stage
from tests.server.manual_host import ManualHost, guest_of, snapshot


@pytest.fixture(autouse=True)
def stacked(monkeypatch: pytest.MonkeyPatch) -> None:
    stack_hands(monkeypatch)


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
