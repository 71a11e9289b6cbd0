"""How games are found by name: built-in ones, and those that other packages offer by entry points."""

from __future__ import annotations

import copyreg
import re
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from spydeck.errors import SpydeckError, UnknownGame, shown, shown_beside
from spydeck.games.game import MAX_SEATS, Game, Playouts, Policy, Programs, Rules, Setup, Text
from spydeck.kernel import before_compiling
from spydeck.language import Message
from spydeck.text import message

ENTRY_POINTS = "spydeck.games"
"""The group of entry points by which packages offer games: `name = "package:GAME"`."""

BUILT_IN = {
    "black-spy": "spydeck.games.black_spy",
    "spy-tricks": "spydeck.games.spy_tricks",
    "spycard": "spydeck.games.spycard",
}
"""The packages of the built-in games, by name; loaded when first requested."""

_NAME = re.compile(r"[a-z0-9-]{1,40}")

_PARTS = {
    "setup": Setup,
    "rules": Rules,
    "policy": Policy,
    "text": Text,
    "playouts": Playouts,
    "programs": Programs,
}
_OPTIONAL = ("playouts", "programs")


@cache
def _offered() -> Mapping[str, EntryPoint]:
    """Return the games that other installed packages offer; none of them can replace a built-in one."""
    return {found.name: found for found in entry_points(group=ENTRY_POINTS) if found.name not in BUILT_IN}


def names() -> tuple[str, ...]:
    """Return the names of all games: the built-in ones, then those that other packages offer."""
    return (*BUILT_IN, *sorted(_offered()))


@cache
def _load(name: str) -> Game:
    if name in BUILT_IN:
        built_in: Game = import_module(BUILT_IN[name]).GAME
        return built_in
    offered = _offered()[name]
    try:
        found = offered.load()
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}{_place(error)}"
        raise UnknownGame(message("game-not-loaded", name=name, place=offered.value, cause=reason)) from error
    if problem := _problem(found, name):
        raise UnknownGame(message("game-not-usable", name=name, place=offered.value, cause=problem))
    checked: Game = found
    return checked


def _place(error: BaseException) -> str:
    """Return the last line of a module that was being imported when an error was raised, or ""."""
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if frame.name == "<module>":
            return f" (line {frame.lineno} of {Path(frame.filename).name})"
    return ""


def _problem(found: object, name: str) -> Message | None:
    """Return what is wrong with a package's game, if anything is."""
    if not isinstance(found, Game):
        return message("not-a-game", given=shown(found))
    if found.name != name:
        return message("game-named-differently", given=shown(found.name))
    if not _NAME.fullmatch(name):
        return message("game-name-not-possible")
    bounds = (2, found.least_players, found.usual_players, found.most_players, MAX_SEATS)
    if any(type(bound) is not int for bound in bounds) or list(bounds) != sorted(bounds):
        return message("game-players-not-ascending", most=MAX_SEATS)
    return next(filter(None, (_incomplete(found, part) for part in _PARTS)), None)


def _incomplete(found: Game, part: str) -> Message | None:
    given = getattr(found, part)
    if given is None and part in _OPTIONAL:
        return None
    if isinstance(given, type):
        return message("game-part-is-class", part=part, name=given.__name__)
    missing = [name for name in vars(_PARTS[part]) if name[0] != "_" and not hasattr(given, name)]
    return message("game-part-incomplete", part=part, names=missing) if missing else None


def game(name: str) -> Game:
    """Return the game with a name. Raise `UnknownGame`."""
    # Built-in games come first: looking through the installed packages takes longer than all else here.
    if not isinstance(name, str) or (name not in BUILT_IN and name not in _offered()):
        raise UnknownGame(message("unknown-game", given=shown_beside(name, names()), known=list(names())))
    return _load(name)


def as_game(given: Game | str) -> Game:
    """Return a game that is given itself or by its name. Raise `UnknownGame`."""
    return given if isinstance(given, Game) else game(given)


def loadable() -> Iterator[Game]:
    """Yield all games that can be loaded, the built-in ones first."""
    for name in names():
        with suppress(UnknownGame):  # a broken package must not affect the other games
            yield game(name)


def _pickled(whole: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    """Return how a game is pickled: by its name. Raise `SpydeckError` for one that has no name here."""
    if whole.name not in names() or game(whole.name) is not whole:
        raise SpydeckError(f"{whole.name} cannot be pickled: only games that are found by their name can")
    return game, (whole.name,)


copyreg.pickle(Game, _pickled)
before_compiling.append(lambda: tuple(loadable()))
