"""The steps of a game that was played, as any seat saw them or with open hands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from spydeck.json_types import JsonObject
from spydeck.match import Match


class Replay:
    """The steps of a game: step 0 is its start, each further step an action with the chance after it."""

    def __init__(self, played: Match) -> None:
        self.played = played
        """The whole game."""
        self._lines = played.lines()
        self.steps = sum(line[0].isdigit() for line in self._lines)
        """The number of steps after the start."""
        self._start()

    def _start(self) -> None:
        played = self.played
        self.step = self._next_line = 0
        self.dealt = True
        """Whether chance had a part in this step, such as a new deal."""
        self.last_action: tuple[int, str] | None = None
        """The seat that acted last, and what it did; None at the start."""
        self.match = Match(played.game, played.options, chance=self._outcome, tags=played.tags)

    def go_to(self, step: int) -> None:
        """Go to a step, or to the last one if there are fewer."""
        step = max(0, min(step, self.steps))
        if step < self.step:
            self._start()
        while self.step < step:
            seat, _, text = self._lines[self._next_line].partition(" ")
            self._next_line += 1
            self.step += 1
            self.dealt = False
            self.match.act(int(seat), text)
            self.last_action = int(seat), text

    def events(self, seat: int | None, since: int) -> list[JsonObject]:
        """Return the events after the first `since`, as a seat saw them, or with open hands (None)."""
        if seat is not None:
            return self.match.events(seat, since)
        by_seat = [self.match.events(other, since) for other in range(self.match.players)]
        return [max(versions, key=facts_in) for versions in zip(*by_seat, strict=True)]

    def _outcome(self, name: str, number: int) -> str:
        line = self._lines[self._next_line]
        self._next_line += 1
        self.dealt = True
        return line.removeprefix(name + " ")


def facts_in(fact: Any) -> int:
    """Return the number of facts in an event: the version that knows the most has the most."""
    if isinstance(fact, dict):
        return sum(map(facts_in, fact.values()))
    if isinstance(fact, (list, tuple)):
        return sum(map(facts_in, fact))
    return int(fact is not None)


def has_ended(match: Match) -> bool:
    """Return whether nothing more is played: by the rules, or because players agreed to end it early.

    A game between people ends with its secret, which tells every card.
    """
    return match.over or "Secret" in match.tags


def part_ends(lines: Iterable[str]) -> list[int]:
    """Return the steps with which deals or rounds end that others follow, from the lines of a match.

    >>> part_ends(["deal 1 2", "0 play 1", "1 play 2", "deal 2 1", "0 play 2"])
    [2]
    """
    ends: list[int] = []
    step = 0
    for line in lines:
        if line[0].isdigit():
            step += 1
        elif step and step not in ends[-1:]:
            ends.append(step)
    return ends
