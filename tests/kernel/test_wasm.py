"""Modules of WebAssembly: in Node they do what compiled code does here, bit for bit."""

import gzip
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from bench.node import MODULES, NODE, ROOT, InNode
from spydeck.adapters.wasm_modules import sources_hash
from spydeck.arrays.engine import Engine, engine
from spydeck.arrays.rollouts import compiled_playouts, compiled_sample
from spydeck.arrays.words import NO_ACTION, SEAT
from spydeck.bots.search import SearchBot
from spydeck.bots.thinking.brief import ADVISER, explanation_of, sensible_action
from spydeck.cli.benchmark import deck_of, ready_to_play_out
from spydeck.games.action import Action
from spydeck.games.action_text import write_action
from spydeck.games.game import MAX_SEATS, Game
from spydeck.games.registry import game, names
from spydeck.games.search import LEVELS
from spydeck.kernel import NONE, pack
from spydeck.kernel.wasm import LINKER
from spydeck.match.observation import Observation
from spydeck.protocol.thinking import FoundFacts
from spydeck.server.table.projection import found_in
from tests.kernel.small_module import leaves
from tests.random_games import random_match, random_options, scaled

GAMES = 8
"""Random games of each kind, with other options each."""
WORDS = 160
"""Words that are chosen at most in a random game."""
WORLDS = 3


@pytest.fixture(params=names())
def found(request: pytest.FixtureRequest) -> Game:
    return game(request.param)


@pytest.fixture
def node(found: Game) -> Iterator[InNode]:
    if NODE is None:
        pytest.skip("needs Node")
    with InNode(found.name) as running:
        yield running


class Both:
    """Calls a compiled function here and the one in Node, and compares all that they return or change."""

    def __init__(self, node: InNode) -> None:
        self._node = node

    def __call__(self, name: str, here: Callable[..., Any], *values: Any) -> Any:
        there = [value.copy() if isinstance(value, np.ndarray) else value for value in values]
        returned = here(*values)
        assert self._node.call(name, *there) == returned, name
        for one, other in zip(values, there, strict=True):
            assert np.array_equal(one, other), name
        return returned


def test_a_module_is_made_from_the_code_as_it_is(found: Game) -> None:
    facts = json.loads((MODULES / f"{found.name}.json").read_text("utf-8"))
    assert facts["made_from"] == sources_hash(found), "build the modules: make modules"


@pytest.mark.slow
@pytest.mark.skipif(NODE is None or shutil.which(LINKER) is None, reason=f"needs Node and {LINKER}")
def test_a_module_is_built_with_all_leaves_and_is_the_same_each_time(tmp_path: Path) -> None:
    for name in ("once", "again"):
        command = [sys.executable, "-m", "tests.kernel.small_module", str(tmp_path / name)]
        subprocess.run(command, check=True, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": "0"})
    assert (tmp_path / "once.wasm").read_bytes() == (tmp_path / "again.wasm").read_bytes()
    random = Random(5)
    with InNode("once", tmp_path) as node:
        for _ in range(100):
            bits, place = random.getrandbits(random.randint(1, 62)), random.randrange(40)
            words, others, decimals = [random.getrandbits(62), *[0] * 5], [0] * 6, [0.0, 0.0]
            there = np.array(words), np.array(others), np.array(decimals)
            returned = node.call("leaves", bits, place, *there)
            assert returned == leaves(bits, place, words, others, decimals)
            assert [one.tolist() for one in there] == [words, others, decimals]


@pytest.mark.slow
def test_random_games_are_the_same(found: Game, node: InNode) -> None:
    both = Both(node)
    for players in range(found.least_players, found.most_players + 1):
        ready = ready_to_play_out(found, players)
        records = np.concatenate([pack(ready), pack(ready)])
        order, counts = np.array(deck_of(found, ready)), np.zeros(32, np.int64)
        generator = np.array([players])
        both("random_games", compiled_playouts(found), records, scaled(300), generator, order, counts)


@pytest.mark.slow
def test_masks_tensors_and_samples_are_the_same(found: Game, node: InNode) -> None:
    random, programs, both = Random(1), engine(found), Both(node)
    for _ in range(scaled(GAMES)):
        walk(programs, both, found, random)


def walk(programs: Engine, both: Both, found: Game, random: Random) -> None:
    """Choose random words from the start of a game with random options, and compare every position."""
    options = random_options(found, random)
    records, partial = pack(found.setup.start(options)), np.array(NO_ACTION)
    mask = np.zeros(programs.words.size, np.int8)
    generator = np.array([random.getrandbits(60)])
    order = np.zeros(programs.programs.MAX_DECK, np.int64)
    returns = np.zeros(MAX_SEATS, np.int64)
    for _ in range(WORDS):
        actors, pending, _ = both("standing", programs.standing, records)
        both("returns", programs.write_returns, records, returns)
        if pending != NONE:
            both("draw", programs.draw, records, generator, order)
            partial[SEAT] = NONE
        elif not actors:
            return
        elif partial[SEAT] == NONE:
            both("begin", programs.begin, records, partial, NONE, mask)
        else:
            look(programs, both, records, partial, random.randrange(options.players), generator)
            both("take", programs.take, records, partial, random.choice(np.flatnonzero(mask)), mask)


def look(programs: Engine, both: Both, records: Any, partial: Any, seat: int, generator: Any) -> None:
    """Compare what a seat observes, its tensor, and worlds that it cannot tell apart."""
    seen = programs.hidden.copy()
    both("observe", programs.observe, records, seat, seen)
    tensor = np.zeros(programs.tensor_length, np.int8)
    both("tensor", programs.encode, records, partial, seat, tensor)
    worlds, weights = np.zeros(WORLDS, programs.dtype), np.ones(WORLDS)
    both("sample", compiled_sample(programs), seen, worlds, 1, seat, generator, weights)


LEVELS_ASKED = 3
"""Questions, in games with other options each, that are decided at each level."""


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_whole_decisions_of_every_level_are_the_same(found: Game, node: InNode, level: str) -> None:
    random, bot = Random(level), SearchBot(level, seed=3)
    for _ in range(scaled(LEVELS_ASKED)):
        seen = question(found, random)
        brief = bot.brief(seen)
        action = node.think(brief)["choice"]
        assert bot.choose(seen) == (written(found, action) if action else sensible_action(seen, brief.seed))


@pytest.mark.slow
@pytest.mark.parametrize("whole", [False, True])
def test_whole_explanations_are_the_same(found: Game, node: InNode, whole: bool) -> None:
    random, bot = Random(found.name), SearchBot(ADVISER, seed=3)
    compared = 0
    while compared < scaled(LEVELS_ASKED):
        seen = question(found, random)
        answer = node.think(bot.brief(seen, explains=True, whole=whole))["found"]
        here = bot.explain(seen, whole=whole)
        assert (answer is None) == (here.rows == 0)
        if answer is not None:
            there = found_in(FoundFacts.model_validate(answer)).check(seen)
            assert explanation_of(seen, there).facts() == here.facts()
            compared += 1


@pytest.mark.slow
def test_searches_that_share_rows_and_are_asked_meanwhile_find_the_same(found: Game, node: InNode) -> None:
    random, bot = Random(found.name), SearchBot(ADVISER, seed=3)
    for shares in (2, 3, 4):
        seen = question(found, random)
        for explains in (False, True):
            brief = bot.brief(seen, explains=explains)
            alone, together = node.think(brief), node.think(brief, shares)
            assert {**alone, "microseconds": 0} == {**together, "microseconds": 0}


def written(found: Game, action: str) -> str:
    """Return the text of an action that a module chose."""
    return write_action(found, Action(*map(int, action.split())))


def question(found: Game, random: Random) -> Observation:
    """Return what a seat sees that has to decide something, in a random game with random options."""
    while True:
        match = random_match(found, random, most=random.randrange(80))
        if match.actors:
            return match.observation(random.choice(match.actors))


MAX_COMPRESSED = 150_000
"""Bytes of all modules together, compressed, at most."""


def test_modules_stay_small() -> None:
    compressed = (len(gzip.compress((MODULES / f"{name}.wasm").read_bytes(), 9)) for name in names())
    assert sum(compressed) < MAX_COMPRESSED
