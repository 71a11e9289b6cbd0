"""Puzzles, lessons, and reviews of finished games, over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from spydeck.json_types import JsonObject
from spydeck.protocol.bounds import ProtocolMessage, Seat, Word
from spydeck.protocol.messages import ActionFacts, ExplanationFacts, Measured, ReasonFacts
from spydeck.protocol.thinking import BriefFacts, FoundFacts

MAX_CHOICES = 1_000
"""The maximum number of choices of which findings are sent at once; requests are bounded, too."""


class PuzzleSummary(ProtocolMessage):
    """A puzzle: a position in which one choice is clearly best by what its seat can know."""

    id: Word
    game: Word
    players: int
    seat: Seat
    """The seat that chooses."""
    rating: int
    """How many weak bots fail: from 1 for few to 4 for nearly all."""
    theme: str
    """The name of its theme; "" where the game has none."""
    difficulty: int
    """Whoever has this rating finds an answer at the first try in one of two cases; from 400 to 2400."""


class PuzzleTheme(ProtocolMessage):
    """A theme of puzzles. Clients have its title and what it asks in files of their own."""

    name: Word
    cards: list[str]
    """The texts of cards that picture it."""


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


class TypedChoices(PuzzleChoices):
    """The continuations of a text that can be typed as an answer."""

    action: str | None
    """The action that it is as it stands, as solutions write it; None as long as more must follow."""


class PuzzleFacts(ProtocolMessage):
    """A puzzle with its solution and all that may be typed: a page needs no server to pose it."""

    question: PuzzleQuestion
    typed: dict[str, TypedChoices]
    """By what is typed, from "" on; operands in any order."""
    answers: list[str]
    """The actions that count as right, the best one first."""
    explanation: ExplanationFacts
    """The results of each action."""
    reasons: dict[str, ReasonFacts]
    """By action, why the best one is best; for a wrong one, why it is better than that. Some have none."""


class LessonSummary(ProtocolMessage):
    """A lesson of a game: a position to play through, with a goal at each step."""

    name: Word
    """The start of the codes of its sentences, which clients have in files of their own."""
    game: Word
    players: int
    seat: Seat
    """The seat of the person who learns."""
    steps: int
    clauses: list[str]
    """The clauses of the rulebook that it teaches."""


class LessonMove(ProtocolMessage):
    """The events of a ply of a lesson, as its seat sees them."""

    events: list[JsonObject]
    view: JsonObject


class LessonAnswer(ProtocolMessage):
    """An answer to a step of a lesson, and what follows from it."""

    action: str
    """The action; "*" for all that the step does not name."""
    right: bool
    code: Word
    """The code of the sentence about it."""
    clause: str | None
    """The clause that forbids the action; None if it is legal."""
    moves: list[LessonMove]
    """The answer itself, and what others do then; none where nothing is shown."""
    next: LessonStep | None
    """The step that follows; None after a wrong answer and after the last step."""


class LessonStep(ProtocolMessage):
    """A step of a lesson: a position with a question."""

    code: Word
    """The start of the codes of its sentences: `-goal`, `-says`, and for what is offered `-offer-1`."""
    view: JsonObject
    offers: list[str]
    """The actions that are offered as sentences; none where any action may be an answer."""
    answers: list[LessonAnswer]


class LessonFacts(ProtocolMessage):
    """A lesson with all that may follow in it."""

    lesson: LessonSummary
    begin: LessonStep


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


class ComparedAction(ProtocolMessage):
    """An action of a choice that is judged, and what it leads to."""

    action: str
    results: Measured
    """The expected result by measure."""
    equal: bool
    """Whether it is as good as the best one; the best one itself is."""


class ExpectationFacts(ProtocolMessage):
    """The results that a seat could expect at a choice, before it and after it."""

    step: int
    """The step of the replay at which the seat had to choose."""
    part: int
    """The number of the deal or round, from 0."""
    best: Measured
    """The expected results of the best action, by measure."""
    played: Measured
    """Those of the action that was taken."""
    cost: float
    """How far it is behind the best, in the unit of the first measure; 0 if it is as good."""
    action: str = ""
    """The action that was taken; "" in reviews that are older than this field."""
    options: list[ComparedAction] = []
    """All actions that were compared, the best one first; none in reviews that are older than this field."""


class ReviewFacts(ProtocolMessage):
    """A bot's judgement of the moves of one seat in a game."""

    seat: Seat
    level: Word
    """The level of the bot that judges."""
    decisions: int
    """How many choices between several actions the seat had."""
    moves: list[ReviewedMoveFacts]
    """The moves that cost most, the most expensive first."""
    line: list[ExpectationFacts] = []
    """The results that the seat could expect, at one choice after another."""


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


class ReviewBriefs(ProtocolMessage):
    """Some choices of a review, for a client that thinks about them itself."""

    decisions: int
    """How many choices between several actions the seat had."""
    shown: int
    """How many moves a review shows, those that cost most."""
    briefs: list[BriefFacts]
    """The briefs of the choices from the first on that was asked for, as many as are sent at once."""


class ReviewFindings(ProtocolMessage):
    """The findings of a client about consecutive choices of a review."""

    first: Annotated[int, Field(ge=0, le=1_000_000)]
    """The number of the first of these choices, from 0."""
    found: Annotated[list[FoundFacts | None], Field(max_length=MAX_CHOICES)]
    """The findings about each; null where there was nothing to compare."""
