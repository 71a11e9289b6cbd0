"""The design of a run: the parameters of an arena or of data, and the seatings in which bots meet."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from hashlib import blake2b
from itertools import combinations, islice, product
from math import isfinite
from pathlib import Path

from spydeck.bots import ORACLE
from spydeck.bots.baselines import Bot
from spydeck.errors import InvalidOption, shown
from spydeck.games.game import Game, Options
from spydeck.games.option_values import check_seed, one_of
from spydeck.games.registry import game
from spydeck.json_types import JsonObject
from spydeck.text import message

SEATINGS = ("pairs", "all", "rotations", "alone")
"""How bots are seated: each two bots in every mixture, all bots in every mixture, one bot in each seat, or
the first bot alone against each of the others in all other seats."""
DRAWN = "drawn"
"""How bots are seated for data: one game with each deal, and a bot drawn for each seat."""
MAX_DEALS = 1_000_000
MAX_SEATINGS = 10_000
"""The maximum number of games with one deal."""
MAX_BUDGET = 3600.0
"""The maximum number of seconds for a move."""
SEED_BITS = 62

Seating = tuple[int, ...]
"""The bot in each seat, by its number in the list of bots."""


@dataclass(frozen=True)
class Design:
    """The parameters of an arena, or of data: with the same ones, the same games are played."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    """The options that are not the default, as text."""
    bots: tuple[str, ...]
    seatings: str
    seed: int
    budget: float
    """Seconds that a bot has for a move."""

    @cached_property
    def rules(self) -> Game:
        """The game that is played."""
        return game(self.game)

    @cached_property
    def game_options(self) -> Options:
        """The options of each match."""
        return self.rules.read_options(self.players, dict(self.options))

    @cached_property
    def tables(self) -> tuple[Seating, ...]:
        """The seatings with which each deal of an arena is played."""
        return tuple(_seatings(len(self.bots), self.players, self.seatings))

    @property
    def games_of_deal(self) -> int:
        """The number of games with each deal."""
        return 1 if self.seatings == DRAWN else len(self.tables)

    def tables_of(self, deal: int) -> tuple[Seating, ...]:
        """Return the seatings with which a deal is played."""
        if self.seatings != DRAWN:
            return self.tables
        drawn = (self.seed_for(deal, 0, seat, 0) % len(self.bots) for seat in range(self.players))
        return (tuple(drawn),)

    @property
    def keeps_lines(self) -> bool:
        """Whether results hold what happened in the games, and not only how they ended."""
        return self.seatings == DRAWN

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """The bots as results name them: one that is listed again has a number."""
        before = [self.bots[:place].count(bot) for place, bot in enumerate(self.bots)]
        return tuple(
            f"{bot} ({times + 1})" if times else bot for bot, times in zip(self.bots, before, strict=True)
        )

    @property
    def unit(self) -> str:
        """The unit of measurement: "deal" where each deal is played from level totals, or "game"."""
        single = self.rules.setup.SINGLE_DEAL
        options = self.rules.read_options(self.players, {**dict(self.options), **single})
        return "deal" if single and options == self.game_options else "game"

    def seed_for(self, *numbers: int) -> int:
        """Return the seed of a deal (its number), or of a bot (the numbers of deal, game and seat)."""
        text = " ".join(map(str, (self.seed, *numbers)))
        return int.from_bytes(blake2b(text.encode(), digest_size=8).digest()) >> (64 - SEED_BITS)

    def facts(self) -> JsonObject:
        """Return the parameters as plain data; `read_design` is the inverse."""
        return {**asdict(self), "options": dict(self.options), "bots": list(self.bots)}

    def __reduce__(self) -> tuple[object, ...]:
        """Return what pickles and copies hold: the parameters, and nothing that follows from them."""
        return read_design, (self.facts(),)


def read_design(facts: JsonObject) -> Design:
    """Return the design from plain data that `Design.facts` has returned."""
    return Design(**{**facts, "options": tuple(facts["options"].items()), "bots": tuple(facts["bots"])})


def design(
    name: str,
    bots: Sequence[str | Callable[..., Bot]],
    *,
    players: int | None,
    options: Mapping[str, object],
    seatings: str,
    seed: int,
    budget: float,
) -> Design:
    """Return the checked design of an arena or of data. Raise `UnknownGame`, `InvalidOption`."""
    found = game(name)
    count = found.usual_players if players is None else players
    if not isinstance(options, Mapping):
        raise InvalidOption(message("options-not-a-dictionary", given=shown(options)))
    read = found.read_options(count, {**found.setup.SINGLE_DEAL, **options})
    if check_seed(seed) is None:
        raise InvalidOption(message("seed-needed"))
    _check_budget(budget)
    one_of("seatings", seatings, (*SEATINGS, DRAWN))
    named = _names_of(bots, 1 if seatings == DRAWN else 2)
    if seatings == DRAWN and ORACLE in named:
        raise InvalidOption(message("oracle-only-in-arena"))
    if ORACLE in named and found.programs is None:
        raise InvalidOption(message("no-oracle", game=found.title))
    _check_seatings(seatings, len(named), read.players)
    tags = tuple(sorted(read.tags().items()))
    return Design(found.name, read.players, tags, named, seatings, int(seed), float(budget))


def path_of(out: object) -> Path:
    """Return what `out` names. Raise `InvalidOption`."""
    if not isinstance(out, str | os.PathLike):
        raise InvalidOption(message("out-not-a-path", given=shown(out)))
    return Path(out)


def check_deals(deals: object) -> int:
    """Return a number of deals. Raise `InvalidOption`."""
    if isinstance(deals, bool) or not isinstance(deals, int) or not 1 <= deals <= MAX_DEALS:
        raise InvalidOption(message("deals-out-of-bounds", most=MAX_DEALS, given=shown(deals)))
    return deals


def _check_budget(budget: object) -> None:
    if isinstance(budget, bool) or not isinstance(budget, int | float) or not isfinite(budget):
        raise InvalidOption(message("budget-not-seconds", given=shown(budget)))
    if not 0 < budget <= MAX_BUDGET:
        raise InvalidOption(message("budget-out-of-bounds", most=MAX_BUDGET))


def _names_of(bots: object, minimum: int) -> tuple[str, ...]:
    """Return the names by which the processes that play find some bots. Raise `InvalidOption`."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise InvalidOption(message("bots-not-a-list"))
    if len(bots) < minimum:
        raise InvalidOption(message("two-bots-needed" if minimum > 1 else "bot-needed"))
    return tuple(map(_name_of, bots))


def _name_of(bot: object) -> str:
    if isinstance(bot, str):
        return bot
    if callable(getattr(type(bot), "choose", None)):
        raise InvalidOption(message("bot-made-already", bot=type(bot).__name__))
    module, name = getattr(bot, "__module__", None), getattr(bot, "__qualname__", None)
    if not callable(bot) or not module or not name:
        raise InvalidOption(message("bots-not-a-list"))
    if module == "__main__" or "<" in name:
        raise InvalidOption(message("bot-not-in-a-module", bot=name))
    return f"{module}:{name}"


def _check_seatings(seatings: str, bots: int, players: int) -> None:
    if seatings == "rotations" and bots != players:
        raise InvalidOption(message("rotations-need-bots", players=players, bots=bots))
    if len(list(islice(_seatings(bots, players, seatings), MAX_SEATINGS + 1))) > MAX_SEATINGS:
        raise InvalidOption(message("too-many-seatings", bots=bots, players=players, most=MAX_SEATINGS))


def _seatings(bots: int, seats: int, kind: str) -> Iterator[Seating]:
    if kind == DRAWN:
        return
    if kind == "rotations":
        yield from (tuple((seat - turn) % bots for seat in range(seats)) for turn in range(bots))
    elif kind == "alone":
        for other in range(1, bots):
            yield from (tuple(0 if seat == own else other for seat in range(seats)) for own in range(seats))
    elif kind == "all":
        yield from (table for table in product(range(bots), repeat=seats) if len(set(table)) > 1)
    else:
        for two in combinations(range(bots), 2):
            yield from (table for table in product(two, repeat=seats) if len(set(table)) > 1)
