"""Windows: answers are opened together, and at the same time whatever a seat holds."""

from __future__ import annotations

import pytest

from spydeck.server.live import projection
from spydeck.server.table.entries import Returned, StoodIn
from tests.server.claims import claimed, moves, stack_hands, stage


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
