"""Processes of this machine: results wait for whoever reads them, and nobody waits for ever."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event, Semaphore

import pytest

from spydeck.arena import LocalProcesses, executors
from spydeck.arena.deal import DealResult
from spydeck.arena.design import Design
from spydeck.arena.supervisor import Closed
from tests.arena.arenas import designed


class Instant:
    """A supervisor that plays without a process."""

    def __init__(self, design: Design, tells: bool) -> None:
        self._closed = False

    def play(self, deal: int) -> DealResult:
        if self._closed:
            raise Closed
        if deal == 13:
            raise ArithmeticError
        return DealResult(deal)

    def close(self) -> None:
        self._closed = True


class Room(Semaphore):
    """Room that says when nothing is left of it."""

    full = Event()

    def acquire(self, blocking: bool = True, timeout: float | None = None) -> bool:
        if not super().acquire(blocking=False):
            self.full.set()
            super().acquire()
        return True


class Deals:
    """Deals that are counted; when there are no more, nobody can be waiting for room."""

    def __init__(self, number: int) -> None:
        self.taken = 0
        self._number = number

    def __iter__(self) -> Iterator[int]:
        for deal in range(self._number):
            self.taken += 1
            yield deal
        Room.full.set()


@pytest.fixture(autouse=True)
def _instant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "WorkerSupervisor", Instant)
    monkeypatch.setattr(executors, "Semaphore", Room)
    monkeypatch.setattr(Room, "full", Event())


def test_workers_wait_for_a_slow_reader_and_end_with_it() -> None:
    deals = Deals(12)
    results = LocalProcesses(1).results(designed("random", "random"), deals)
    for number in range(3):
        assert next(results).deal == number
        Room.full.wait()
        assert deals.taken == number + executors.AHEAD
        Room.full.clear()
    results.close()


@pytest.mark.parametrize("workers", [1, 3, 20])
def test_all_deals_are_read_or_the_first_error_ends_them(workers: int) -> None:
    design = designed("random", "random")
    found = [result.deal for result in LocalProcesses(workers).results(design, range(13))]
    assert sorted(found) == list(range(13))
    with pytest.raises(ArithmeticError):
        list(LocalProcesses(workers).results(design, range(600)))
