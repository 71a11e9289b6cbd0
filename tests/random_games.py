"""Random games for tests: every game, all of its options."""

from collections.abc import Callable
from functools import cache
from math import ceil
from random import Random
from typing import Any

from hypothesis import settings

import spydeck
from spydeck.arrays.engine import compiled
from spydeck.bots import Bot
from spydeck.errors import InvalidOption
from spydeck.games.game import Game, Options
from spydeck.match import Match

FULL_EXAMPLES = 100
"""Examples of a property in the full profile of Hypothesis."""


def scaled(count: int) -> int:
    """Return a number of trials, scaled down like Hypothesis's examples in the profile of `make check`."""
    return ceil(count * settings().max_examples / FULL_EXAMPLES)


def random_options(game: Game, random: Random) -> Options:
    """Return random valid options of a game."""
    players = random.randint(game.least_players, game.most_players)
    while True:
        given: dict[str, Any] = {}
        for flag in game.option_flags:
            if random.random() < 0.5:
                continue
            if flag.kind == "seat":
                given[flag.name] = random.randrange(players)
            elif flag.kind == "seat-order":
                given[flag.name] = random.sample(range(players), players)
            elif flag.kind == "choice-by-seat":
                given[flag.name] = random.sample(flag.choices, players)
            elif flag.kind == "switch":
                given[flag.name] = random.choice([True, False])
            elif flag.many:
                given[flag.name] = [name for name in flag.choices if random.random() < 0.4]
            elif flag.choices:
                given[flag.name] = random.choice(flag.choices)
        try:
            return game.read_options(players, given)
        except InvalidOption:
            continue


def random_match(
    game: Game,
    random: Random,
    check: Callable[[Match], None] | None = None,
    most: int = 100_000,
    options: Options | None = None,
) -> Match:
    """Return a match played at random to its end or for `most` actions, checked before every action."""
    match = Match(game, options or random_options(game, random), seed=random.getrandbits(40))
    play_at_random(match, random, check, most)
    return match


def play_at_random(
    match: Match, random: Random, check: Callable[[Match], None] | None = None, most: int = 100_000
) -> None:
    """Continue a match at random to its end or for `most` actions, checking it before every action."""
    bot = spydeck.bot("random", seed=random.getrandbits(40))
    for _ in range(most):
        if check:
            check(match)
        if match.over:
            break
        seat = random.choice(match.actors)
        match.act(seat, bot.choose(match.observation(seat)))


def play_on(
    match: Match, *bots: Bot, until: Callable[[Match], object] | None = None, most: int = 100_000
) -> Match:
    """Let one bot, or one for each seat, continue a match until something holds or for `most` actions."""
    for _ in range(most):
        if match.over or (until and until(match)):
            break
        seat = match.actors[0]
        match.act(seat, bots[seat % len(bots)].choose(match.observation(seat)))
    return match


@cache
def on_record(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """Return the compiled form of a kernel on a state, which takes an array of one record in its place."""

    def run(records: Any, *rest: Any) -> Any:
        return kernel(records[0], *rest)

    return compiled(run)
