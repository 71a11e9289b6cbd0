"""The search of Spy Tricks: exact beliefs, legal candidates, and blind to what a seat cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest

from spydeck.arrays.engine import engine
from spydeck.bots.search import SearchBot
from spydeck.bots.thinking import Thinking
from spydeck.bots.thinking.programs import compiled_beliefs, compiled_weights
from spydeck.games.action import Action
from spydeck.games.action_text import random_action, write_action
from spydeck.games.spy_tricks import GAME, search
from spydeck.games.spy_tricks.belief import cards_left
from spydeck.games.spy_tricks.cards import CARDS, SPOT_TEXTS
from spydeck.games.spy_tricks.observe import observe, possible_secrets
from spydeck.games.spy_tricks.policy import sensible
from spydeck.games.spy_tricks.search.conduct import likelihood
from spydeck.games.spy_tricks.search.worlds import COUNTED, believe
from spydeck.games.spy_tricks.vocabulary import stage
from spydeck.kernel import blank, copy, count, dtype_of, members, pack
from spydeck.match import Match

QUICK = replace(search.LEVELS["expert"], playouts=60, worlds=32)


def positions(number: int, seed: int, often: float = 0.2, players: int | None = None) -> Iterator[Match]:
    """Yield matches in which a seat is to act, played sensibly with some random actions."""
    random = Random(seed)
    while number:
        seats = players or random.choice([3, 4])
        match = Match(GAME, GAME.read_options(seats, {}), seed=random.getrandbits(40))
        while not match.over and number:
            if random.random() < often:
                number -= 1
                yield match
            seat = match.actors[0]
            state = match._state
            if random.random() < 0.3:
                action = random_action(GAME, state, seat, [random.getrandbits(62)])
            else:
                action = Action(*sensible(state, seat, [0]))
            match.act(seat, write_action(GAME, action))


def seen_by(match: Match) -> Any:
    return match.observation(match.actors[0]).state


def chances_by_hand(seen: Any, seat: int) -> list[float]:
    """Return the chance of each secret, by going through all worlds one after the other."""
    unseen = members(possible_secrets(seen, seat))
    others = [other for other in range(seen.players) if other != seat]
    worlds = []

    def deal(place: int, rest: list[int], world: Any) -> None:
        if place == len(others):
            (world.secret,) = rest
            worlds.append(pack(world))
            return
        for hand in combinations(rest, cards_left(seen, others[place])):
            world.hands[others[place]] = sum(1 << card for card in hand)
            deal(place + 1, [card for card in rest if card not in hand], world)

    deal(0, unseen, copy(seen))
    records, weights = np.concatenate(worlds), np.ones(len(worlds))
    compiled_weights(engine(GAME))(records, weights, seat)
    found = np.bincount(records["secret"], weights, minlength=CARDS)
    return list(found / found.sum())


def test_beliefs_are_those_of_all_worlds_one_after_the_other() -> None:
    believe_and_list = compiled_beliefs(engine(GAME))
    compared = 0
    for match in positions(100, seed=2):
        seat = match.actors[0]
        seen = seen_by(match)
        if count(possible_secrets(seen, seat)) > 7:
            continue
        compared += 1
        worlds = np.empty(64, dtype_of(GAME.rules.State))
        weights, notes, found = np.ones(64), np.zeros(search.NOTES), np.zeros((80, 3), np.int64)
        believe_and_list(pack(seen), seat, 8, np.array([5], np.int64), worlds, weights, notes, found)
        assert notes == pytest.approx(chances_by_hand(seen, seat))
        drawn = np.bincount(worlds["secret"], minlength=CARDS)
        assert abs(drawn - 64 * notes).max() < 1.01  # at equal distances
    assert compared > 15


def test_beliefs_are_the_same_interpreted_and_compiled() -> None:
    believe_and_list = compiled_beliefs(engine(GAME))
    weigh = compiled_weights(engine(GAME))
    compared = set()
    for match in positions(60, seed=3):
        seat = match.actors[0]
        seen = seen_by(match)
        unseen = count(possible_secrets(seen, seat))
        if 10 < unseen <= COUNTED:  # interpreted, this takes minutes
            continue
        compared.add(unseen > COUNTED)
        size = 4
        worlds = np.empty(size, dtype_of(GAME.rules.State))
        weights, notes, found = np.ones(size), np.zeros(search.NOTES), np.zeros((80, 3), np.int64)
        generator = np.array([5], np.int64)
        number = believe_and_list(pack(seen), seat, 8, generator, worlds, weights, notes, found)
        plain = [copy(seen) for _ in range(size)]
        said, noted, listed = [1.0] * size, [0.0] * search.NOTES, np.zeros((80, 3), np.int64)
        believe(seen, seat, [5], Overwritten(plain), said, noted)
        assert search.promising(seen, seat, 8, noted, listed) == number
        assert (noted, said) == (notes.tolist(), weights.tolist())
        assert (listed == found).all()
        for place in range(size):
            assert pack(plain[place]).tobytes() == worlds[place : place + 1].tobytes()
        again = np.ones(size)
        weigh(worlds, again, seat)
        assert again.tolist() == [likelihood(world, seat) for world in plain]
    assert compared == {True, False}


class Overwritten(list[Any]):
    """States that are written to as compiled records are: the values go over, not the object."""

    def __setitem__(self, place: Any, state: Any) -> None:
        for name in pack(state).dtype.names or ():
            value = getattr(state, name)
            setattr(self[place], name, value[:] if isinstance(value, list) else value)


def test_weighing_a_world_leaves_it_as_it_was() -> None:
    for match in positions(25, seed=4):
        world = copy(match._state)
        assert likelihood(world, match.actors[0]) > 0
        assert world == match._state


@pytest.mark.parametrize("width", [0, 2, 8, 100])
def test_candidates_are_legal_and_no_two_are_equal(width: int) -> None:
    for match in positions(40, seed=width):
        seat = match.actors[0]
        seen = seen_by(match)
        found = np.zeros((search.MAX_CANDIDATES, 3), np.int64)
        number = search.candidates(seen, seat, width, found)
        if width == 0 and seen.stage != stage.PLAY:
            assert number == 0
            continue
        actions = [Action(*map(int, row)) for row in found[:number]]
        assert 0 < number == len(set(actions))
        assert seen.stage == stage.PLAY or number <= width
        for action in actions:
            assert match.is_legal(seat, write_action(GAME, action))


def test_the_policy_does_the_same_on_a_true_state_as_on_an_observed_one() -> None:
    """Also later, when others have acted: no policy sees more in a playout than its seat could."""
    for match in positions(40, seed=5):
        world = copy(match._state)
        while GAME.rules.actors(world):
            seen = blank(GAME.rules.State)
            observe(world, world.turn, seen)
            action = sensible(world, world.turn, [1])
            assert action == sensible(seen, world.turn, [1])
            GAME.rules.apply(world, world.turn, *action)


def test_a_bot_does_the_same_in_worlds_that_it_cannot_tell_apart_and_with_the_same_seed() -> None:
    bot = SearchBot(QUICK, seed=8)
    for match in positions(25, seed=6):
        seat = match.actors[0]
        seen = match.observation(seat)
        again = blank(GAME.rules.State)
        GAME.observe(seen.sample(7).state(), seat, again)
        assert SearchBot(QUICK, seed=8).choose(replace(seen, state=again)) == bot.choose(seen)


def test_a_round_that_was_played_on_is_measured() -> None:
    for match in positions(20, seed=7):
        seat = match.actors[0]
        before = match._state.totals[seat]
        over = match._state.round + 1 == match.players
        thinking = Thinking(GAME, seen_by(match), seat, QUICK, 1)
        results = thinking.think().results
        points, wins = results[:, :, 1], results[:, :, 2]
        assert np.nanmin(points) >= 0
        assert set(wins[~np.isnan(wins)]) <= ({0.0, 1.0} if over else {0.0})
        world = copy(match._state)
        search.play_on(world, seat, 0, [1], [0] * CARDS)
        measured = [0.0] * len(search.MEASURES)
        search.measure(world, seat, measured)
        assert measured[1] == world.totals[seat] - before


def test_odds_name_all_suits_and_ranks() -> None:
    match = next(positions(1, seed=8, players=4))
    seen = seen_by(match)
    worlds = np.concatenate([pack(match._state)] * 4)
    secret = match._state.secret
    worlds["secret"] = [secret, secret, secret, (secret + 1) % CARDS]
    odds = search.odds(seen, match.actors[0], worlds)
    assert list(odds["suits"]) + list(odds["ranks"]) == list(SPOT_TEXTS[:12])
    assert sum(odds["suits"].values()) == pytest.approx(100, abs=0.2)
    assert sum(odds["ranks"].values()) == pytest.approx(100, abs=0.5)
    assert odds["ranks"][str(secret % 9 + 1)] == pytest.approx(75, abs=5)
    assert min(odds["ranks"].values()) > 0.5  # rare, as far as these worlds say, and yet possible
