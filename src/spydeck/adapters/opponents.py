"""Who holds the other seats: bots by name, bots as objects, or compiled policies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from spydeck.arrays.engine import POLICIES
from spydeck.bots.bot import Bot
from spydeck.bots.loading import maker
from spydeck.errors import InvalidOption, UnknownBot, shown

Opponent: TypeAlias = "str | Bot"
Opponents: TypeAlias = "Opponent | Sequence[Opponent]"


def each_of(opponents: Opponents, count: int) -> list[Opponent]:
    """Return one opponent for each other seat. Raise `InvalidOption`, `UnknownBot`."""
    if isinstance(opponents, str) or callable(getattr(opponents, "choose", None)):
        found: list[Opponent] = [opponents] * count  # type: ignore[list-item]  # one of them, not several
    elif isinstance(opponents, Sequence) and len(opponents) == count:
        found = list(opponents)
    else:
        wanted = f"a bot's name, a bot, or {count} of these, one for each opponent"
        given = f"{len(opponents)} of them" if isinstance(opponents, Sequence) else shown(opponents)
        raise InvalidOption(f"opponents must be {wanted}, not {given}")
    for opponent in found:
        if isinstance(opponent, str):
            maker(opponent)
        elif not callable(getattr(opponent, "choose", None)):
            raise UnknownBot(f"the bot {shown(opponent)} has no method choose(observation)")
    return found


def compiled(opponents: Sequence[Opponent]) -> list[int] | None:
    """Return the numbers of the opponents' policies in `POLICIES`, or None where one is not compiled."""
    if all(isinstance(one, str) and one in POLICIES for one in opponents):
        return [POLICIES.index(str(one)) for one in opponents]
    return None


def bot_of(opponent: Opponent, seed: int) -> Bot:
    """Return an opponent as a bot; one that was named is made from a seed."""
    return maker(opponent)(seed) if isinstance(opponent, str) else opponent
