"""Games that move from a device to a server: what the device says of one, and the table where it goes on.

Whoever moves a game can know every card of it, so that it counts nowhere; later deals are the server's own.
"""

from __future__ import annotations

from typing import NamedTuple

from spydeck.json_types import JsonObject
from spydeck.match import Match
from spydeck.match.record_format import write
from spydeck.protocol.http import MovedGame
from spydeck.protocol.tables import CreateTable, SeatSetup, Settings
from spydeck.record import load
from spydeck.server.table.decisions.creating import read_settings
from spydeck.server.table.decisions.decision import RefusedError
from spydeck.server.table.table import Table
from spydeck.server.table.trying_again import playable


def moved_game(table: Table) -> MovedGame:
    """Return the game at a table of one person. Raise `RefusedError` if none goes on."""
    if not table.in_game:
        raise RefusedError("not-now", "no-game")
    return MovedGame(
        record=plain_record(table.running),
        seats=[
            SeatSetup() if chair.bot is None else SeatSetup(sitter="bot", bot=chair.bot)
            for chair in table.chairs
        ],
        pace=table.settings.pace,
        memory=table.settings.memory,
    )


class Begun(NamedTuple):
    """A game as far as it has been played."""

    game: str
    players: int
    options: JsonObject
    record: str
    """The record, without names or secrets."""
    over: bool


def read_begun(record: str) -> Begun:
    """Return what a record says. Raise `SpydeckError`."""
    match = load(record)
    options = playable(match.options.facts())
    return Begun(match.game.name, match.players, options, plain_record(match), match.over)


def plain_record(match: Match) -> str:
    """Return the record of a match without names or secrets."""
    return write(match.game, match.options, {}, match.lines())


def table_to_move(game: MovedGame, begun: Begun) -> tuple[Settings, list[SeatSetup]]:
    """Return settings and seats for playing on a game. Raise `RefusedError`, `InvalidOption`."""
    if begun.over:
        raise RefusedError("not-now", "moved-over")
    if sorted(seat.sitter for seat in game.seats) != ["bot"] * (len(game.seats) - 1) + ["open"]:
        raise RefusedError("malformed", "moved-seats", field="seats")
    request = CreateTable(
        game=begun.game,
        players=begun.players,
        options=begun.options,
        seats=game.seats,
        pace=game.pace,
        memory=game.memory,
    )
    settings, seats = read_settings(request)
    return settings.model_copy(update={"moved": True}), seats
