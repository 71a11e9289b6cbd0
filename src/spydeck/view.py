"""The view: everything that a seat may know, as plain data."""

from __future__ import annotations

from typing import Any

from spydeck import choices
from spydeck.games.game import Game, Ledger, Options
from spydeck.json_types import JsonObject
from spydeck.kernel import NONE, members


def view_of(game: Game, options: Options, ledger: Ledger, seen: Any, seat: int) -> JsonObject:
    """Return an observed state of a seat (-1: a spectator) as plain JSON-able data, new in every part."""
    actors = game.rules.actors(seen)
    facts: JsonObject = {
        "game": game.name,
        "options": options.facts(),
        "seat": None if seat == NONE else seat,
        "actors": members(actors),
        "over": actors == 0 and game.rules.pending(seen) == NONE,
        "winners": game.rules.outcome(seen)[1],
        **game.text.view(seen, seat, options, ledger),
    }
    if seat >= 0 and actors >> seat & 1:
        facts |= choices.facts(game, seen, seat)
    return facts
