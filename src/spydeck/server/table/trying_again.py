"""Positions of games and deals that are over, to try again: what is over, and the table for one."""

from __future__ import annotations

from collections.abc import Sequence

from spydeck import bots
from spydeck.json_types import JsonObject
from spydeck.match import Match
from spydeck.match.record_format import write
from spydeck.match.replay import has_ended, part_ends
from spydeck.protocol.http import FinishedGame
from spydeck.protocol.tables import SeatSetup, Settings, TriedAgain
from spydeck.server.table.decisions.decision import RefusedError
from spydeck.server.table.decisions.seating import STRANGERS_BOT
from spydeck.server.table.replay_pages import Position
from spydeck.server.table.table import Table, name_of_record


def require_over(match: Match, part: int) -> None:
    """Raise `RefusedError` for a deal or round that has not ended: to review or try it would be help."""
    if part > match.part or (part == match.part and not has_ended(match)):
        raise RefusedError("not-now", "part-not-over")


def require_alone(table: Table, seat: int) -> None:
    """Raise `RefusedError` unless bots hold all seats but one."""
    if any(chair.sitter != "bot" for number, chair in enumerate(table.chairs) if number != seat):
        raise RefusedError("not-now", "again-after-game")


def over_so_far(match: Match) -> str:
    """Return the record of the deals or rounds that are over in a game, without names or secrets.

    Raise `RefusedError` if none is.
    """
    lines = match.lines()
    if not has_ended(match):
        require_over(match, match.part - 1 if match.part else 0)
        last, step = part_ends(lines)[match.part - 1], 0
        for place, line in enumerate(lines):
            step += line[0].isdigit()
            if step > last:
                lines = lines[:place]
                break
    return write(match.game, match.options, {}, lines)


def record_so_far(match: Match) -> str:
    """Return the record of what is over in a match, the same for as long as no other deal or round is."""
    return match.record() if has_ended(match) else over_so_far(match)


def running_game(table: Table, seat: int) -> FinishedGame:
    """Return the facts of the game at a table as far as it has been played, for the holder of a seat."""
    match = table.running
    return FinishedGame(
        record=name_of_record(table),
        table=table.id,
        game=match.game.name,
        names=[table.name_of(place) for place in range(table.players)],
        winners=[],
        totals=list(match.totals),
        why="",
        at=table.at,
        seat=seat,
        options=match.options.facts(),
        again=table.settings.again,
    )


def table_to_try(
    played: Settings, position: Position, again: TriedAgain, names: Sequence[str | None]
) -> tuple[Settings, list[SeatSetup]]:
    """Return settings and seats for trying a position of a game again, given the bots by seat.

    The bots of the game play, and in the seats of people the same kind of bot.
    """
    usual = next((name for name in names if name in bots.names()), STRANGERS_BOT)
    seats = [SeatSetup(sitter="bot", bot=name if name in bots.names() else usual) for name in names]
    seats[again.seat] = SeatSetup()
    options = playable(position.options)
    settings = Settings(
        game=played.game, players=len(seats), options=options, memory=played.memory, again=again
    )
    return settings, seats


def playable(options: JsonObject) -> JsonObject:
    """Return the options of a game as a table has them: its record says by which rules it is played."""
    return {name: value for name, value in options.items() if name not in ("players", "rules_version")}
