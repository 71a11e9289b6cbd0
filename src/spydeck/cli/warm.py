"""`spydeck warm`: compile the engines of games ahead, so that nobody waits for it later."""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from spydeck.cli.arguments import Command, add_game
from spydeck.cli.text import sentence
from spydeck.errors import InvalidChance, InvalidOption
from spydeck.games.game import Game
from spydeck.games.registry import game, loadable


def add_arguments(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `warm`."""
    add_game(parser, "games", "*")


def run(arguments: Namespace) -> None:
    """Compile the parts of the games named, or of all that have any; say on stderr how long each took."""
    named = [game(name) for name in arguments.games]
    for found in named or [one for one in loadable() if one.programs]:
        for part, compile_part in parts(found).items():
            sys.stderr.write(sentence("compiling", title=found.title, part=sentence(f"warm-{part}")))
            sys.stderr.flush()
            start = time.perf_counter()
            compile_part()
            sys.stderr.write(sentence("took", seconds=time.perf_counter() - start) + "\n")


def parts(found: Game) -> dict[str, Callable[[], object]]:
    """Return what compiles each part of a game's engine, by using it once. Raise `InvalidOption`."""
    if found.programs is None:
        raise InvalidOption(sentence("nothing-to-compile", title=found.title))
    import numpy as np

    from spydeck.adapters.against import GamesAgainst
    from spydeck.arrays.games import Games
    from spydeck.arrays.position import Position
    from spydeck.bots.preparing import prepare
    from spydeck.cli.benchmark import PlayoutBatch

    def positions() -> None:
        position = Position.start(found)
        chance = next(one for one in found.chances.values() if one.name == position.pending)
        things = [chance.operand.texts[number] for number in chance.deck(position.state())]
        with suppress(InvalidChance):  # an order that is not possible
            position.copy().resolve(things if chance.whole else things[0])
        position.resolve(rng=1)
        position.observe(0).tensor()
        position.returns()

    def sample() -> None:
        Position.start(found).resample(0, 1)

    def search() -> None:
        Position.start(found).rollouts(1, rng=1)

    def games() -> None:
        batch = Games(found, 1)
        batch.step(batch.mask.argmax(axis=1))

    def opponents() -> None:
        options = found.read_options(found.usual_players, {})
        GamesAgainst(found, options, np.zeros(1, np.int64), [0] * (options.players - 1))

    return {
        "bots": partial(prepare, found),
        "positions": positions,
        "samples": sample,
        "search": search,
        "games": games,
        "opponents": opponents,
        "playouts": lambda: PlayoutBatch(found, None).run(1),
    }


COMMAND = Command(add_arguments, run)
