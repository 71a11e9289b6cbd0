"""Puzzles: positions as a seat sees them, in which one choice is clearly best by what can be known.

>>> from spydeck.puzzles import MAX_RATING
>>> MAX_RATING
4
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from importlib import resources
from pathlib import Path

from spydeck.choices import legal_action
from spydeck.errors import InvalidPuzzle, shown
from spydeck.games.action_text import write_action
from spydeck.games.game import Game
from spydeck.games.reasons import Explanation, Reason
from spydeck.games.registry import game
from spydeck.json_types import JsonObject
from spydeck.observation import Observation
from spydeck.text import message

ID_LENGTH = 8
"""In hexadecimal digits."""
MAX_RATING = 4
"""The rating of what nearly all weak bots do wrong."""
MAX_FILE = 64_000_000
"""The maximum size of a file with puzzles, in bytes."""


@dataclass(frozen=True)
class Puzzle:
    """A question to one seat, and what was found out about it with much patience."""

    observation: Observation
    """What the seat may know; nothing else is known of the position."""
    answers: tuple[str, ...]
    """The actions that count as right, the best one first."""
    rating: int
    """How many weak bots fail: from 1 for few to `MAX_RATING` for nearly all."""
    explanation: Explanation
    """What each action leads to."""

    @property
    def game(self) -> Game:
        """The game."""
        return self.observation.game

    @cached_property
    def id(self) -> str:
        """A name that stays the same for the same question."""
        return self.observation.key[:ID_LENGTH]

    def choice(self, text: str) -> str:
        """Return the canonical text of an action. Raise `IllegalAction` if it is not legal."""
        seen = self.observation
        return write_action(self.game, legal_action(self.game, seen.state, seen.seat, text))

    def is_right(self, action: str) -> bool:
        """Return whether an action is right. Raise `IllegalAction` if it is not legal."""
        return self.choice(action) in self.answers

    def reason(self, action: str) -> Reason | None:
        """Return why the best action is best, where another one was chosen: why it is better than that."""
        chosen = next((one for one in self.explanation.options if one.action == action), None)
        if chosen is None or self.is_right(action) or self.game.reason is None:
            return self.explanation.reason
        return self.game.reason(replace(self.explanation, options=(self.explanation.options[0], chosen)))

    def question(self) -> JsonObject:
        """Return what is asked, without the solution, as plain data that JSON can hold."""
        return {"id": self.id, "rating": self.rating, "view": self.observation.view}

    def solution(self) -> JsonObject:
        """Return what is right and why, as plain data that JSON can hold; reasons by action."""
        actions = [option.action for option in self.explanation.options]
        reasons = {action: self.reason(action) for action in actions}
        return {
            "answers": list(self.answers),
            "explanation": self.explanation.facts(),
            "reasons": {action: found.facts() for action, found in reasons.items() if found},
        }


@lru_cache
def shipped(name: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game that come with the package. Raise `InvalidPuzzle`, `UnknownGame`."""
    file = resources.files(__package__).joinpath(f"{game(name).name}.jsonl")
    if not file.is_file():
        raise InvalidPuzzle(message("no-puzzles-shipped", game=name))
    return read_lines(file.read_text("utf-8"))


def read_file(path: Path) -> tuple[Puzzle, ...]:
    """Return the puzzles in a file. Raise `InvalidPuzzle` with the line, and `OSError`."""
    if path.stat().st_size > MAX_FILE:
        raise InvalidPuzzle(message("puzzles-too-long", most=MAX_FILE))
    try:
        found = read_lines(path.read_text("utf-8"))
    except UnicodeDecodeError:
        raise InvalidPuzzle(message("puzzles-not-text")) from None
    if not found:
        raise InvalidPuzzle(message("puzzles-empty"))
    return found


def read_lines(text: str) -> tuple[Puzzle, ...]:
    """Return the puzzles in a text with one a line. Raise `InvalidPuzzle` with the number of the line."""
    from spydeck.puzzles.puzzle_format import read

    found = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            found.append(read(line))
        except InvalidPuzzle as error:
            raise InvalidPuzzle(message("at-line", line=number, what=error.said)) from None
    return tuple(found)


def find(puzzles: Sequence[Puzzle], name: str) -> Puzzle:
    """Return the puzzle with an id. Raise `InvalidPuzzle` if there is none."""
    found = next((puzzle for puzzle in puzzles if puzzle.id == name), None)
    if found is None:
        raise InvalidPuzzle(message("unknown-puzzle", given=shown(name)))
    return found
