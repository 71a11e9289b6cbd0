"""Bots: an observation in, an action out."""

from __future__ import annotations

from collections.abc import Callable

from spydeck.bots.baselines import RandomBot, SensibleBot
from spydeck.bots.bot import Bot
from spydeck.errors import UnknownBot, shown
from spydeck.games.option_values import check_seed

__all__ = ["Bot", "by_name", "names"]

_MAKERS: dict[str, Callable[[int | None], Bot]] = {"random": RandomBot, "sensible": SensibleBot}


def names() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(_MAKERS)


def by_name(name: str, seed: int | None = None) -> Bot:
    """A bot by name; a seed makes its whims repeatable. Raises `UnknownBot`."""
    if not isinstance(name, str) or name not in _MAKERS:
        raise UnknownBot(f"there is no bot {shown(name)}; the bots are: {', '.join(_MAKERS)}")
    check_seed(seed)
    return _MAKERS[name](seed)
