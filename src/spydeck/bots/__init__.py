"""Bots: they receive an observation and return an action.

The bot `stand-in` holds the seat of a player who is away. It is not an opponent to choose, so
`names` leaves it out.
"""

from __future__ import annotations

from collections.abc import Callable

from spydeck.bots.baselines import RandomBot, SensibleBot, StandInBot
from spydeck.bots.bot import Bot
from spydeck.errors import UnknownBot, shown_beside
from spydeck.games.option_values import check_seed
from spydeck.games.search import LEVELS
from spydeck.text import message

__all__ = ["ORACLE", "STAND_IN", "YARDSTICKS", "Bot", "by_name", "names"]

STAND_IN = "stand-in"
"""The name of the bot that holds the seat of a player who is away."""


def _at_level(name: str) -> Callable[[int | None], Bot]:
    def make(seed: int | None) -> Bot:
        from spydeck.bots.search import SearchBot  # imports the compiler

        return SearchBot(name, seed)

    return make


def _plain_search(name: str) -> Callable[[int | None], Bot]:
    def make(seed: int | None) -> Bot:
        from spydeck.bots.search import SearchBot
        from spydeck.bots.search.yardsticks import PLAIN

        return SearchBot(PLAIN[name], seed)

    return make


YARDSTICKS = ("pimc32", "pimc128", "pimc512")
"""The plain searches that bots are measured against."""

ORACLE = "oracle"
"""The name of the bot that sees all cards, which only the arena knows."""

_MAKERS: dict[str, Callable[[int | None], Bot]] = {
    "random": RandomBot,
    "sensible": SensibleBot,
    STAND_IN: StandInBot,
    **{name: _at_level(name) for name in LEVELS},
    **{name: _plain_search(name) for name in YARDSTICKS},
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
