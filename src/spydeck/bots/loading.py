"""Bots of anybody's: a class or function of a module, named as `module:Class`."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from typing import Any

from spydeck.bots import by_name
from spydeck.bots.bot import Bot
from spydeck.errors import UnknownBot, shown
from spydeck.printable import printable
from spydeck.text import message

BotMaker = Callable[[int | None], Bot]
"""Makes a bot from a seed; None stands for the system's randomness."""

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
