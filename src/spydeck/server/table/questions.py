"""The question to each seat of a running game, since when it is asked, and how long the seat has to answer.

A seat's question stays the same while its verbs and operands stay the same; a seat that can answer early
(SC-20) already has the question that it is asked on its turn.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from spydeck.games.choices import Question
from spydeck.kernel import ENOUGH
from spydeck.match import Match
from spydeck.protocol.tables import Settings


class PendingQuestion(NamedTuple):
    """The question to one seat."""

    since: int
    """The number of the entry that last changed it."""
    options: Question = ()
    """The verbs and operands to choose from; empty if the seat is asked nothing."""
    now: bool = False
    """Whether the seat can act now."""
    early: tuple[str, ...] = ()
    """The answers that the seat can give before its turn."""
    window: bool = False
    """Whether answers stay sealed for a fixed time."""
    reacts: bool = False
    """Whether it is asked about what another seat does, and not what to do in one's own turn."""
    opened: int = 0
    """When the window opened, in milliseconds since the epoch."""
    clock_from: int = 0
    """When the seat's clock started, in milliseconds since the epoch."""
    changed: int = 0
    """The number of the entry since which the seat can act as it can now."""

    def opens_at(self, settings: Settings) -> int:
        """Return when the answer is opened, in milliseconds since the epoch."""
        return self.opened + round(settings.question_seconds * 1000)

    def expires_at(self, settings: Settings) -> int | None:
        """Return when the time to answer runs out, in milliseconds since the epoch; None for never."""
        if self.window:
            return self.opens_at(settings)
        if not self.now or settings.clock is None:
            return None
        return self.clock_from + round(settings.clock * 1000)


def questions_after(
    match: Match,
    before: list[PendingQuestion],
    acted: int | None,
    seq: int,
    at: int,
    timed: bool,
    watched: Collection[int],
) -> list[PendingQuestion]:
    """Return what each seat is asked after entry `seq`, in which seat `acted` acted.

    `watched`: the seats whose time to think somebody else could see.
    """
    actors, some_answer_early = match.actors, bool(match.game.early_answers)
    return [
        question_after(match, seat, question, seat in actors, seat == acted, seq, at, timed, seat in watched)
        if seat in actors or some_answer_early
        else unasked(question, seq)
        for seat, question in enumerate(before)
    ]


def question_after(
    match: Match,
    seat: int,
    before: PendingQuestion,
    now: bool,
    acted: bool,
    seq: int,
    at: int,
    timed: bool,
    watched: bool,
) -> PendingQuestion:
    """Return what a seat, which can act now or not, is asked after an entry."""
    early = () if now else match.early(seat)
    if not now and not early:
        return unasked(before, seq)
    options = options_of(match, seat, early)
    if options == before.options and not acted:
        if now == before.now and early == before.early:
            return before
        return before._replace(now=now, early=early, clock_from=at, changed=seq)
    window = watched and is_window(match, options, timed)
    reacts = is_window(match, options, timed=True)  # such answers are all to what somebody else does
    return PendingQuestion(seq, options, now, early, window, reacts, opened=at, clock_from=at, changed=seq)


def watched_after(match: Match, question: PendingQuestion, at: int, timed: bool) -> PendingQuestion:
    """Return the question of a seat whose time to think somebody else can see from now on."""
    if question.window or not is_window(match, question.options, timed):
        return question
    return question._replace(window=True, opened=at)


def unasked(before: PendingQuestion, seq: int) -> PendingQuestion:
    """Return the question of a seat that is asked nothing after entry `seq`."""
    return PendingQuestion(seq) if before.options else before


def options_of(match: Match, seat: int, early: tuple[str, ...]) -> Question:
    """Return everything that an asked seat can choose from, as a value that identifies its question."""
    return tuple((answer, ENOUGH) for answer in early) if early else match.question(seat)


def is_window(match: Match, options: Question, timed: bool) -> bool:
    """Return whether the answers to a question stay sealed for a fixed time."""
    found = match.game
    sealed = found.telltale_answers | found.early_answers if timed else found.telltale_answers
    return bool(sealed) and any(text in sealed for text, _ in options)
