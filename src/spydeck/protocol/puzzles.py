"""Puzzles over HTTP."""

from __future__ import annotations

from spydeck.json_types import JsonObject
from spydeck.protocol.bounds import Message, Seat, Word
from spydeck.protocol.messages import ExplanationFacts, ReasonFacts


class PuzzleSummary(Message):
    """A puzzle: a position in which one choice is clearly best by what its seat can know."""

    id: Word
    game: Word
    players: int
    seat: Seat
    """The seat that chooses."""
    rating: int
    """How many weak bots fail: from 1 for few to 4 for nearly all."""


class PuzzleQuestion(Message):
    """What a puzzle asks."""

    puzzle: PuzzleSummary
    view: JsonObject
    """What the seat sees; it holds the choices."""


class PuzzleChoices(Message):
    """What may come next in a partial action."""

    next: list[str]
    enough: bool
    """Whether the action is complete as it is."""


class PuzzleSolution(Message):
    """What is right in a puzzle, and why."""

    right: bool
    """Whether the action of the request is right; true without one."""
    answers: list[str]
    """The actions that count as right, the best one first."""
    explanation: ExplanationFacts
    """What each action leads to."""
    reason: ReasonFacts | None
    """Why the best action is best; where the action of the request is wrong, why it is better than that."""
