"""Puzzles, and reviews of finished games, over HTTP."""

from __future__ import annotations

from typing import Literal

from spydeck.json_types import JsonObject
from spydeck.protocol.bounds import ProtocolMessage, Seat, Word
from spydeck.protocol.messages import ActionFacts, ExplanationFacts, ReasonFacts


class PuzzleSummary(ProtocolMessage):
    """A puzzle: a position in which one choice is clearly best by what its seat can know."""

    id: Word
    game: Word
    players: int
    seat: Seat
    """The seat that chooses."""
    rating: int
    """How many weak bots fail: from 1 for few to 4 for nearly all."""


class PuzzleQuestion(ProtocolMessage):
    """The question of a puzzle."""

    puzzle: PuzzleSummary
    view: JsonObject
    """The view of the seat; it holds the choices."""


class PuzzleChoices(ProtocolMessage):
    """The words that may come next in a partial action."""

    next: list[str]
    enough: bool
    """Whether the action is complete as it is."""


class PuzzleSolution(ProtocolMessage):
    """The solution of a puzzle, with reasons."""

    right: bool
    """Whether the action of the request is right; true without one."""
    answers: list[str]
    """The actions that count as right, the best one first."""
    explanation: ExplanationFacts
    """The results of each action."""
    reason: ReasonFacts | None
    """Why the best action is best; where the action of the request is wrong, why it is better than that."""


class ReviewedMoveFacts(ProtocolMessage):
    """A move that cost something, judged only by what its seat could know."""

    step: int
    """The step of the replay at which the seat had to choose."""
    part: int
    """The number of the deal or round, from 0."""
    played: ActionFacts
    """The action that was taken, and its results."""
    explanation: ExplanationFacts
    """The results of each action, the best one first."""
    reason: ReasonFacts | None
    """Why the best action would have been better than the one played."""


class ReviewFacts(ProtocolMessage):
    """A bot's judgement of the moves of one seat in a game."""

    seat: Seat
    level: Word
    """The level of the bot that judges."""
    decisions: int
    """How many choices between several actions the seat had."""
    moves: list[ReviewedMoveFacts]
    """The moves that cost most, the most expensive first."""


class ReviewState(ProtocolMessage):
    """How far the review of a seat in a finished game is."""

    state: Literal["none", "waiting", "working", "ready", "failed"]
    """`none`: nobody has requested it. `waiting`: for the server, or for other reviews. `failed`: it can
    be requested again."""
    done: int = 0
    """How many choices have been judged."""
    decisions: int | None = None
    """How many choices there are; None as long as that is not known."""
    review: ReviewFacts | None = None
    """The review, once it is ready."""
