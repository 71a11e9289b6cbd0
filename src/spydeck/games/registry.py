"""How games are found by name: built-in ones, and those that other packages offer by entry points."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from spydeck.errors import UnknownGame, shown
from spydeck.games.game import Game

ENTRY_POINTS = "spydeck.games"
"""The group of entry points by which packages offer games: `name = "package:GAME"`."""

_BUILT_IN = {
    "black-spy": "spydeck.games.black_spy",
    "spy-tricks": "spydeck.games.spy_tricks",
    "spycard": "spydeck.games.spycard",
}
"""The packages of the built-in games, by name; loaded when first requested."""


@cache
def _offered() -> Mapping[str, EntryPoint]:
    """Return the games that other installed packages offer; none of them can replace a built-in one."""
    return {found.name: found for found in entry_points(group=ENTRY_POINTS) if found.name not in _BUILT_IN}


def names() -> tuple[str, ...]:
    """Return the names of all games: the built-in ones, then those that other packages offer."""
    return (*_BUILT_IN, *sorted(_offered()))


@cache
def _load(name: str) -> Game:
    if name in _BUILT_IN:
        built_in: Game = import_module(_BUILT_IN[name]).GAME
        return built_in
    try:
        found = _offered()[name].load()
    except Exception as error:
        raise UnknownGame(f"the game {name} cannot be loaded: {error}") from error
    if not isinstance(found, Game) or found.name != name:
        raise UnknownGame(f"the package that offers the game {name} must name a Game called {name}")
    return found


def game(name: str) -> Game:
    """Return the game with a name. Raise `UnknownGame`."""
    if not isinstance(name, str) or name not in names():
        raise UnknownGame(f"there is no game {shown(name)}; the games are: {', '.join(names())}")
    return _load(name)
