"""The search of Spycard: legal candidates, the same interpreted and compiled, and blind to what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from spydeck.arrays.engine import engine
from spydeck.bots.baselines import SensibleBot
from spydeck.bots.search import SearchBot
from spydeck.bots.thinking import Thinking
from spydeck.bots.thinking.programs import compiled_candidates
from spydeck.games.action import Action
from spydeck.games.action_text import random_action, write_action
from spydeck.games.registry import game
from spydeck.games.search import Level
from spydeck.games.spycard import search
from spydeck.games.spycard.search import WIN, conduct, worth
from spydeck.games.spycard.vocabulary import stage, verb
from spydeck.kernel import blank, copy, fields_of, pack
from spydeck.match import Match
from tests.random_games import random_options

GAME = game("spycard")
QUICK = Level(playouts=60, worlds=16, width=8)


def positions(number: int, seed: int) -> Iterator[Match]:
    """Yield matches in which a seat is to act, played at random."""
    random = Random(seed)
    while number:
        match = Match(GAME, random_options(GAME, random), seed=random.getrandbits(40))
        while not match.over and number:
            if random.random() < 0.2:
                number -= 1
                yield match
            seat = match.actors[0]
            match.act(
                seat, write_action(GAME, random_action(GAME, match._state, seat, [random.getrandbits(62)]))
            )


@pytest.mark.parametrize("width", [0, 5, 24, search.MAX_CANDIDATES])
def test_candidates_are_legal_and_no_two_are_equal(width: int) -> None:
    for match in positions(60, seed=width):
        seat = match.actors[0]
        found = np.zeros((search.MAX_CANDIDATES, 3), np.int64)
        number = search.candidates(match.observation(seat).state, seat, width, found)
        actions = [Action(*map(int, row)) for row in found[:number]]
        others = [one for one in actions if one.verb != verb.EXPOSE]
        assert 0 < len(others) <= (width or len(GAME.verbs))
        assert len(set(actions)) == number
        for action in actions:
            assert match.is_legal(seat, write_action(GAME, action))


def test_candidates_and_worth_are_the_same_compiled() -> None:
    compiled = compiled_candidates(engine(GAME))
    for match in positions(60, seed=3):
        seat = match.actors[0]
        seen = match.observation(seat).state
        one, two = np.zeros((2, search.MAX_CANDIDATES, 3), np.int64)
        number = search.candidates(seen, seat, 24, one)
        assert compiled(pack(seen), seat, 24, two) == number
        assert (one[:number] == two[:number]).all()


def test_a_world_is_worth_a_chance_to_win() -> None:
    for match in positions(100, seed=4):
        worths = [worth(match._state, seat) for seat in range(match.options.players)]
        assert all(0 <= worth <= WIN for worth in worths)
        assert sum(worths) <= WIN + 1e-6


def test_the_end_of_a_game_is_worth_what_it_is() -> None:
    for match in positions(20, seed=5):
        world = copy(match._state)
        seat = match.actors[0]
        measured = [0.0, 0.0, 0.0]
        search.play_on(world, seat, 100, [5], [0] * 64)
        search.measure(world, seat, measured)
        if world.winners:
            assert measured[:2] == [WIN * (world.winners >> seat & 1), world.winners >> seat & 1]


def test_a_bot_does_the_same_in_worlds_that_it_cannot_tell_apart() -> None:
    bot = SearchBot(QUICK, seed=8)
    for match in positions(15, seed=6):
        seat = match.actors[0]
        seen = match.observation(seat)
        again = blank(GAME.rules.State)
        GAME.observe(seen.sample(7).state(), seat, again)
        assert bot.choose(replace(seen, state=again)) == bot.choose(seen)


def test_a_world_that_is_played_again_is_the_same_but_for_its_agendas() -> None:
    for match in positions(60, seed=9):
        seat = match.actors[0]
        seen = match.observation(seat)
        world = seen.sample(3).state()
        again = copy(world)
        history = np.array(conduct.actions_of(seen.rows))
        assert conduct.weigh(again, seat, history, [4]) > 0
        for name in fields_of(type(world)):
            if not name.startswith(("event", "agendas", "not_all_clubs")):
                assert getattr(again, name) == getattr(world, name), name
        hidden = blank(GAME.rules.State)
        GAME.observe(again, seat, hidden)
        assert hidden.agendas == seen.state.agendas
        assert sorted(again.agendas) == sorted(world.agendas)
        assert again.ruled_out == world.ruled_out


def test_conduct_tells_agendas() -> None:
    """Sensible players show after a few turns what they want."""
    right = total = 0
    for seed in range(8):
        match = Match(GAME, GAME.read_options(4, {}), seed=seed)
        bots = [SensibleBot(seed * 4 + seat) for seat in range(4)]
        while not match.over and sum(match._state.turns) < 13:
            match.act(match.actors[0], bots[match.actors[0]].choose(match.observation(match.actors[0])))
        if match.over:
            continue
        seat = match.actors[0]
        seen = match.observation(seat)
        thinking = Thinking(GAME, seen.state, seat, Level(1, worlds=24), 1, rows=seen.rows)
        thinking.think()
        worlds = thinking.equally_likely(24)
        for other in range(4):
            if other != seat and match._state.playing >> other & 1:
                right += int((worlds["agendas"][:, other] == match._state.agendas[other]).sum())
                total += 24
    assert right > 0.6 * total


def test_odds_are_percentages_for_each_opponent_and_a_claim() -> None:
    for match in positions(30, seed=10):
        seat = match.actors[0]
        seen = match.observation(seat)
        thinking = Thinking(GAME, seen.state, seat, Level(1, worlds=20), 1, rows=seen.rows)
        worlds, _ = thinking.likely_worlds()
        found = search.odds(seen.state, seat, worlds)
        for other, chances in enumerate(found["agendas"]):
            if other == seat or not seen.state.playing >> other & 1:
                assert chances is None
            else:
                assert sum(chances.values()) == pytest.approx(100)
        assert (found["claim"] is not None) == (seen.state.stage == stage.ACCUSE)
        assert found["claim"] is None or 0 <= found["claim"] <= 100
