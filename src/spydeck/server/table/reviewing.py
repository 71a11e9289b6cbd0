"""Reviews as the protocol shows them, and those that a client thinks about itself: briefs out, findings in.

Nothing here thinks, nor needs NumPy, nor keeps anything: whoever sends findings gets their words.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from spydeck.bots.thinking.brief import InvalidFindings, advice, advice_brief
from spydeck.games.registry import game, names
from spydeck.protocol.messages import ReasonFacts, action_message, explanation_message
from spydeck.protocol.study import (
    ExpectationFacts,
    ReviewBriefs,
    ReviewedMoveFacts,
    ReviewFacts,
    ReviewFindings,
)
from spydeck.protocol.thinking import FoundFacts
from spydeck.server.table.decisions.decision import RefusedError
from spydeck.server.table.projection import brief_facts, found_in
from spydeck.server.table.replay_pages import REPLAYS, replay_of
from spydeck.study.review import (
    LEVEL,
    MOVES,
    Decision,
    JudgedChoice,
    ReviewedMove,
    costliest,
    decisions_of,
    judgement,
    line_of,
)

AT_ONCE = 20
"""How many briefs are sent at once; each has one to ten kilobytes."""


def require_search(name: str) -> None:
    """Raise `RefusedError` for a game that bots cannot judge."""
    if name not in names() or game(name).search is None:
        raise RefusedError("unknown", "no-reviews", game=name)


def require_judged(name: str, seat: int, players: int) -> None:
    """Raise `RefusedError` for a seat that a game does not have, or that bots cannot judge."""
    if seat >= players:
        raise RefusedError("unknown", "no-such-seat", seat=seat, last=players - 1)
    require_search(name)


class Judged(NamedTuple):
    """The choices that a review judges, of a game that a record tells."""

    record: str
    seat: int
    part: int | None = None
    """The number of the deal or round, from 0; None for the whole game."""


@lru_cache(REPLAYS)
def choices_of(wanted: Judged) -> tuple[Decision, ...]:
    """Return the choices that a review judges. Raise `SpydeckError`."""
    record, seat, part = wanted
    return tuple(one for one in decisions_of(replay_of(record).played, seat) if part in (None, one.part))


def briefs_json(wanted: Judged, first: int) -> bytes:
    """Return some choices for a client that judges them itself, as JSON. Raise `SpydeckError`."""
    return review_briefs(choices_of(wanted), first).model_dump_json().encode()


def found_json(wanted: Judged, findings: ReviewFindings) -> bytes:
    """Return the review that follows from a client's findings, as JSON. Raise `SpydeckError`."""
    return review_found(wanted.seat, choices_of(wanted), findings).model_dump_json().encode()


def review_briefs(decisions: Sequence[Decision], first: int) -> ReviewBriefs:
    """Return what a client needs to judge some choices of a seat, from the first one on."""
    briefs = [
        brief_facts(advice_brief(one.observation, one.action)) for one in decisions[first : first + AT_ONCE]
    ]
    return ReviewBriefs(decisions=len(decisions), shown=MOVES, briefs=briefs)


def review_found(seat: int, decisions: Sequence[Decision], findings: ReviewFindings) -> ReviewFacts:
    """Return the review of those choices of a seat that a client has judged. Raise `InvalidFindings`."""
    first, found = findings.first, findings.found
    if first + len(found) > len(decisions):
        raise InvalidFindings("the seat had fewer choices")
    asked = decisions[first : first + len(found)]
    return review_facts(seat, len(asked), list(map(judged_by, asked, found)))


def judged_by(decision: Decision, facts: FoundFacts | None) -> JudgedChoice:
    """Return what findings of a client say of a choice. Raise `InvalidFindings`."""
    found = None if facts is None else found_in(facts).check(decision.observation)
    explanation = advice(decision.observation, found)
    if found is not None and all(option.action != decision.action for option in explanation.options):
        raise InvalidFindings("the action that was taken is not among those compared")
    return judgement(decision, explanation)


def review_facts(seat: int, decisions: int, found: Sequence[JudgedChoice]) -> ReviewFacts:
    """Return a review as the protocol shows it."""
    return ReviewFacts(
        seat=seat,
        level=LEVEL,
        decisions=decisions,
        moves=[reviewed_move_facts(move) for move in costliest(found)],
        line=[ExpectationFacts.model_validate(one.facts()) for one in line_of(found)],
    )


def reviewed_move_facts(move: ReviewedMove) -> ReviewedMoveFacts:
    """Return a move as the protocol shows it."""
    reason = move.reason
    return ReviewedMoveFacts(
        step=move.step,
        part=move.part,
        played=action_message(move.played.facts()),
        explanation=explanation_message(move.explanation.facts()),
        reason=None if reason is None else ReasonFacts(code=reason.code, arguments=reason.arguments),
    )
