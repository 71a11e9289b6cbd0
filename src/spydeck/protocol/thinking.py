"""Thinking at a visitor's: what a page needs to search a question itself, and what it found out."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from spydeck.protocol.bounds import MAX_MEASURES, MAX_OPTIONS, MAX_SEATS, ProtocolMessage, Word

MAX_NUMBERS = 1_000
"""The maximum number of effects, and of shares."""
MAX_COUNT = 10_000_000

Number = Annotated[float, Field(ge=-1e9, le=1e9, allow_inf_nan=False)]
Count = Annotated[int, Field(ge=1, le=MAX_COUNT)]
OfEach = Field(min_length=1, max_length=MAX_OPTIONS)
Measures = Annotated[list[Number], Field(max_length=MAX_MEASURES)]
Numbers = Annotated[list[Number], Field(max_length=MAX_NUMBERS)]
WholeNumber = Annotated[str, Field(pattern="^-?[0-9]{1,20}$")]
"""A whole number as text, as it may be above 2 to the 53."""
NumberedAction = Annotated[str, Field(pattern="^[0-9]{1,3} -?[0-9]{1,3} [0-9]{1,19}$")]
"""An action as the numbers of its verb, its subject, and its objects."""


class BriefFacts(ProtocolMessage):
    """Everything that a search needs to think about a question: no more than the seat knows."""

    game: Word
    seat: Annotated[int, Field(ge=0, lt=MAX_SEATS)]
    record: str
    """The state as the seat observes it, as the bytes of a record in base64."""
    budget: list[int]
    """How hard it is to think; the module's facts name the numbers."""
    tuned: bool
    """Whether the seat plays on by weights found in self-play."""
    history: list[list[int]]
    """The course of the game, as rows."""
    likelihoods: list[float]
    """The numbers by which the course is judged."""
    also: list[NumberedAction]
    """Actions to compare in any case."""
    seed: WholeNumber
    apart: WholeNumber
    """Another seed, for worlds that are drawn apart from those to compare in."""
    explains: bool
    """Whether to say what each action leads to, and not only to choose one."""
    most: int
    """Of how many candidates to say something, the best ones."""


class FoundFacts(ProtocolMessage):
    """The findings of a search: lists have something for each candidate, the best one first."""

    actions: Annotated[list[NumberedAction], OfEach]
    """The candidates."""
    barred: Annotated[list[bool], OfEach]
    """Which are not to be chosen, as guesses that are too unlikely to be right."""
    equal: Annotated[list[bool], OfEach]
    """Which are as good as the best one."""
    means: Annotated[list[Measures], OfEach]
    """The expected results, by measure."""
    errors: Annotated[list[Measures], OfEach]
    """Their standard errors."""
    behind: Annotated[list[Number], OfEach]
    """How far each is behind the best one, in the unit of the first measure."""
    behind_errors: Annotated[list[Number], OfEach]
    """The standard errors of that."""
    effects: Annotated[list[Numbers | None], OfEach]
    """The effects of a candidate, on average in likely worlds, where that was looked at."""
    shares: Numbers
    """In which share of likely worlds what the odds are made of is so."""
    rows: Count
    """In how many worlds the best one was played on."""
    playouts: Count
    """How often it was played on, for all candidates together."""
