"""After a daily deal the terminal says how it compares with everybody's, as far as the server does."""

from __future__ import annotations

from typing import Any, cast

import pytest

from spydeck.protocol.client import Guest, Unreachable
from spydeck.protocol.daily import (
    DailyArchive,
    DailyCommitment,
    DailyCount,
    DailyDeal,
    DailyOutcome,
    DailyTry,
)
from spydeck.protocol.tables import DailyPlay
from spydeck.terminal.online.table_commands import result_lines

DAY = "2026-11-23"
ADDRESS = "See how others did: http://127.0.0.1:7707/daily/{game}/2026-11-23"


def deal(game: str, **changes: Any) -> DailyDeal:
    """Return a deal that the guest has finished with 5 points."""
    own = DailyTry(table="0123456789abcdef", since=0, outcome=DailyOutcome(points=5, won=False))
    fields: dict[str, Any] = {"yours": own, "players": 6, **changes}
    fields.setdefault("field", [counted(-1, 3), counted(5, 2), counted(30, 1)])
    return DailyDeal(
        game=game, day=DAY, commitment="", committed_at=0, opens_at=0, closes_at=0, reveals_at=0, **fields
    )


def counted(points: int, players: int) -> DailyCount:
    """Return how many players had some points."""
    return DailyCount(points=points, won=False, players=players)


class Known:
    """A guest to whom the server shows one deal, or nothing."""

    server = "http://127.0.0.1:7707"

    def __init__(self, found: DailyDeal | None) -> None:
        self._found = found

    def daily_deals(self, game: str) -> DailyArchive:
        """Return the deal."""
        if self._found is None:
            raise Unreachable("nobody answers")
        upcoming = DailyCommitment(day="2026-11-24", commitment="", committed_at=0)
        deals = [self._found]
        return DailyArchive(now=0, streak=1, longest=1, upcoming=upcoming, deals=deals, more=False)


def lines(game: str, found: DailyDeal | None, practice: bool = False) -> list[str]:
    """Return what the terminal says."""
    guest = cast(Guest, Known(found))
    return result_lines(guest, game, DailyPlay(day=DAY, practice=practice))


@pytest.mark.parametrize(("game", "worse"), [("black-spy", 1), ("spy-tricks", 3)])
def test_it_compares_by_the_points_that_win(game: str, worse: int) -> None:
    expert = DailyOutcome(points=1, won=True)
    assert lines(game, deal(game, expert=expert)) == [
        f"Of 5 other players, {worse} did worse and 1 the same.",
        "The bot expert in your seat: 1 point, won.",
        ADDRESS.format(game=game),
    ]


def test_the_first_player_is_told_so() -> None:
    first = deal("spycard", players=1, field=[counted(5, 1)])
    assert lines("spycard", first)[:-1] == ["You are the first to finish this deal."]


def test_without_an_answer_or_in_practice_only_the_address_is_said() -> None:
    address = [ADDRESS.format(game="spycard")]
    assert lines("spycard", None) == address
    assert lines("spycard", deal("spycard", yours=None)) == address
    assert lines("spycard", deal("spycard"), practice=True) == address
