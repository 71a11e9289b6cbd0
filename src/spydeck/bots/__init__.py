"""Bots: they receive an observation and return an action.

Bots have names; those of anybody's are a class or function of a module, named as `module:Class`.

The bot `stand-in` holds the seat of a player who is away. It is not an opponent to choose, so
`names` leaves it out.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from typing import Any

from spydeck.bots.baselines import Bot, RandomBot, SensibleBot, StandInBot
from spydeck.errors import UnknownBot, shown, shown_beside
from spydeck.games.option_values import check_seed
from spydeck.games.search import LEVELS
from spydeck.printable import printable
from spydeck.text import message

__all__ = ["ORACLE", "STAND_IN", "YARDSTICKS", "Bot", "by_name", "names"]

STAND_IN = "stand-in"
"""The name of the bot that holds the seat of a player who is away."""

BotMaker = Callable[[int | None], Bot]
"""Makes a bot from a seed; None stands for the system's randomness."""


def _searching(name: str) -> BotMaker:
    def make(seed: int | None) -> Bot:
        from spydeck.bots.search import PLAIN, ExpertOf2026, SearchBot  # imports the compiler

        return ExpertOf2026(seed) if name == FORMER else SearchBot(PLAIN.get(name, name), seed)

    return make


FORMER = "expert-2026"
YARDSTICKS = ("pimc32", "pimc128", "pimc512", FORMER)
"""Bots to measure others against: plain searches, and `expert` as it played Spycard in 2026."""

ORACLE = "oracle"
"""The name of the bot that sees all cards, which only the arena knows."""

_MAKERS: dict[str, BotMaker] = {
    "random": RandomBot,
    "sensible": SensibleBot,
    STAND_IN: StandInBot,
    **{name: _searching(name) for name in (*LEVELS, *YARDSTICKS)},
}


def names() -> tuple[str, ...]:
    """Return the names of all bots that can be chosen as opponents."""
    return tuple(name for name in _MAKERS if name != STAND_IN and name not in YARDSTICKS)


def by_name(name: str, seed: int | None = None) -> Bot:
    """Return a bot by name; a seed makes its random choices repeatable. Raise `UnknownBot`."""
    if not isinstance(name, str) or name not in _MAKERS:
        raise unknown_bot(name)
    return _MAKERS[name](check_seed(seed))


def unknown_bot(name: object, *also: str) -> UnknownBot:
    """Return the error for a name that no bot has; `also` are names that are known where it was given."""
    known = [*names(), *YARDSTICKS, *also]
    return UnknownBot(message("unknown-bot", given=shown_beside(name, known), known=known))


MAX_ERROR = 200
"""Maximum number of characters of an error that a bot has raised."""


def maker(bot: str) -> BotMaker:
    """Return what makes a bot, from the name of a built-in one or from `module:Class`.

    The module is looked for in the current folder and on `sys.path`. The class, or a function that returns a
    bot, is called with `seed=` if it takes one. Raise `UnknownBot`.
    """
    if ":" not in bot:
        by_name(bot)
        return lambda seed: by_name(bot, seed)
    module, _, name = bot.partition(":")
    target = _found(bot, module, name)
    if not callable(target):
        raise UnknownBot(message("bot-not-callable", bot=shown(bot), given=shown(target)))
    if _takes_seed(target):
        return lambda seed: _checked(bot, target(seed=seed))
    return lambda seed: _checked(bot, target())


def first_line(error: BaseException) -> str:
    """Return the type and the first line of an error that a bot has raised, short and safe to print."""
    try:
        lines = str(error).splitlines()
    except Exception:  # noqa: BLE001  a bot's own error may raise another one
        lines = []
    said = f": {lines[0]}" if lines else ""
    text = f"{type(error).__name__}{said}"
    safe = printable(text)
    return safe if len(safe) <= MAX_ERROR else safe[: MAX_ERROR - 3] + "..."


def _found(bot: str, module: str, name: str) -> Any:
    folder = str(Path.cwd())
    if folder not in sys.path:
        sys.path.insert(0, folder)
    try:
        return attrgetter(name)(import_module(module))
    except (Exception, SystemExit) as error:  # a module can raise anything
        raise UnknownBot(message("bot-not-loaded", bot=shown(bot), cause=first_line(error))) from error


def _takes_seed(target: Callable[..., Any]) -> bool:
    try:
        parameters = inspect.signature(target).parameters.values()
    except (TypeError, ValueError):
        return False
    return any(one.name == "seed" or one.kind is one.VAR_KEYWORD for one in parameters)


def _checked(bot: str, made: Any) -> Bot:
    if not callable(getattr(made, "choose", None)):
        raise UnknownBot(message("bot-without-choose", bot=shown(bot)))
    checked: Bot = made
    return checked
