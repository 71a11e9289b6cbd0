"""What each seat of a running game is asked, since when, and how long it may take.

A seat's question is the same as before an event if it has the same verbs and operands to choose from; a
seat that may answer early (SC-20) is asked the same thing when its turn to answer comes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from spydeck.choices import Question
from spydeck.kernel import ENOUGH
from spydeck.match import Match
from spydeck.protocol.tables import Settings


@dataclass(frozen=True)
class PendingQuestion:
    """What one seat is asked."""

    since: int
    """The event that last changed it."""
    options: Question = ()
    """Empty: it is asked nothing."""
    now: bool = False
    """Whether the seat may act now."""
    early: tuple[str, ...] = ()
    """What it may answer before it is asked."""
    window: bool = False
    """Whether answers are opened only at the end of a fixed time."""
    opened: int = 0
    """When the window opened, in milliseconds."""
    clock_from: int = 0
    """When the seat's clock began to run, in milliseconds."""

    def opens_at(self, settings: Settings) -> int:
        """When the answer is opened, in milliseconds."""
        return self.opened + round(settings.question_seconds * 1000)

    def runs_out(self, settings: Settings) -> int | None:
        """When the time for the answer is over, in milliseconds; None: never."""
        if self.window:
            return self.opens_at(settings)
        if not self.now or settings.clock is None:
            return None
        return self.clock_from + round(settings.clock * 1000)


def questions_after(
    match: Match, before: list[PendingQuestion], acted: int | None, seq: int, at: int, timed: bool
) -> list[PendingQuestion]:
    """What each seat is asked after an event, from what it was asked before it; `acted`: who did it."""
    actors = match.actors
    return [
        question_after(match, seat, ask, seat in actors, seat == acted, seq, at, timed)
        for seat, ask in enumerate(before)
    ]


def question_after(
    match: Match, seat: int, before: PendingQuestion, now: bool, acted: bool, seq: int, at: int, timed: bool
) -> PendingQuestion:
    """What a seat, which may act now or not, is asked after an event."""
    early = () if now else match.early(seat)
    options = options_of(match, seat, now, early)
    if not options:
        return before if not before.options else PendingQuestion(seq)
    if options == before.options and not acted:
        if now == before.now and early == before.early:
            return before
        return replace(before, now=now, early=early, clock_from=at)
    window = is_window(match, options, timed)
    return PendingQuestion(seq, options, now, early, window, opened=at, clock_from=at)


def options_of(match: Match, seat: int, now: bool, early: tuple[str, ...]) -> Question:
    """What tells a seat's question from others: all that it may choose from."""
    if early:
        return tuple((answer, ENOUGH) for answer in early)
    return match.question(seat) if now else ()


def is_window(match: Match, options: Question, timed: bool) -> bool:
    """Whether answers to a question are opened only after a fixed time."""
    possible = {text for text, _ in options}
    verbs = [verb for verb in match.game.verbs.values() if verb.text in possible]
    return any(verb.telltale or (timed and verb.early) for verb in verbs)
