"""What the environments for Gymnasium have in common: their arguments, checked."""

from __future__ import annotations

from spydeck.errors import InvalidOption, shown
from spydeck.games.game import Game, Options
from spydeck.games.option_values import as_whole

SEEDS = 1 << 62


def options_of(game: Game, players: int | None, given: dict[str, object]) -> Options:
    """Return the options of a game, by default of a single deal. Raise `InvalidOption`."""
    count = game.usual_players if players is None else players
    return game.read_options(count, {**game.setup.SINGLE_DEAL, **given})


def seat_of(seat: int | None, players: int) -> int | None:
    """Return a seat, or None. Raise `InvalidOption`."""
    number = as_whole(seat)
    if seat is not None and (number is None or not 0 <= number < players):
        raise InvalidOption(f"seat must be a seat from 0 to {players - 1} or None, not {shown(seat)}")
    return number
