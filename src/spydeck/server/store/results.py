"""What statistics need of a finished game, so that no record is read for them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from spydeck.match import Match
from spydeck.server.store.records import GameSummary
from spydeck.server.table.entries import Acted, Entry, SeatTaken

NOT_BY_HOLDER = ("stand-in", "clock", "bot")
"""What gives answers in the seat of a person; a bot, before the person takes the seat over."""


def deals_of(match: Match) -> list[list[int]]:
    """Return the points of each finished deal or round, by seat; none for a game without points."""
    return [list(row["points"]) for row in match.view(None).get("scorepad", ())]


def answers_of(entries: Iterable[Entry], players: int) -> list[tuple[int, int]]:
    """Return for each seat how many answers its last holder gave, and how many others or the clock gave.

    Answers of which nobody may know who gave them count for neither.
    """
    counts = [(0, 0)] * players
    for entry in entries:
        if isinstance(entry, Acted):
            own, others = counts[entry.seat]
            counts[entry.seat] = (own + (entry.by == "person"), others + (entry.by in NOT_BY_HOLDER))
        elif isinstance(entry, SeatTaken):
            counts[entry.seat] = (0, sum(counts[entry.seat]))
    return counts


def played(answers: Sequence[tuple[int, int]] | None, seat: int) -> bool:
    """Return whether the holder of a seat gave at least half of its answers; True where nobody counted."""
    if answers is None:
        return True
    own, another = answers[seat]
    return own >= another


def result_of(game: GameSummary, seat: int) -> Literal["won", "lost", "drawn"]:
    """Return how a game ended for a seat: "won", "lost" or, without a winner, "drawn"."""
    winners = game.details.winners
    if not winners:
        return "drawn"
    return "won" if seat in winners else "lost"
