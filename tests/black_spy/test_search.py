"""How bots think about Black Spy: candidates, the quick policy, worlds, the last two tricks exactly."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import spydeck
from spydeck.bots.search import SearchBot
from spydeck.bots.thinking.brief import brief_of
from spydeck.bots.thinking.processor import Thinking
from spydeck.bots.thinking.programs import random_seed
from spydeck.games.black_spy.belief import resample
from spydeck.games.black_spy.cards import CARDS, SPIES, first_spies, held_card, one_spy
from spydeck.games.black_spy.observe import observe
from spydeck.games.black_spy.policy import card_to_play, sensible, unseen_by
from spydeck.games.black_spy.rules import actors, apply, refusal
from spydeck.games.black_spy.rules.state import State
from spydeck.games.black_spy.rules.tricks import next_spies, playable, value_of
from spydeck.games.black_spy.search import (
    candidates,
    chance_to_win,
    likelihood,
    measure,
    play_on,
    play_on_tuned,
    refine,
)
from spydeck.games.black_spy.search.costs import sole_taker, write_costs
from spydeck.games.black_spy.search.playing import (
    cheapest,
    is_last_but_one,
    name_spies_apart,
    play_exactly,
    put_card,
)
from spydeck.games.black_spy.vocabulary import stage, verb
from spydeck.games.search import Level
from spydeck.kernel import blank, copy, lowest, members, pack
from tests.black_spy.mixed_games import positions
from tests.random_games import on_record


def observed(state: State, seat: int) -> State:
    seen = blank(State)
    observe(state, seat, seen)
    return seen


def world_of(state: State, seat: int, number: int) -> State:
    world = observed(state, seat)
    resample(world, seat, [number])
    return world


def at_play(every: int) -> Iterator[State]:
    yield from islice((state for state in positions() if state.stage == stage.PLAY), 0, None, every)


def listed(seen: State, seat: int, width: int = 24) -> list[tuple[int, ...]]:
    out = np.zeros((60, 3), np.int64)
    return [tuple(map(int, row)) for row in out[: candidates(seen, seat, width, out)]]


def test_candidates_are_legal_and_different() -> None:
    for state in positions():
        seat = lowest(actors(state))
        seen = observed(state, seat)
        found = listed(seen, seat)
        assert 0 < len(found) == len(set(found))
        assert not any(refusal(state, seat, *action) for action in found)
        if state.stage in (stage.PASS, stage.TAKE):
            assert len(found) <= 24
            assert not listed(seen, seat, 0)


def test_cards_cost_in_playouts_what_the_policy_thinks() -> None:
    same = total = 0
    for state in at_play(3):
        seat = state.turn
        able = one_spy(playable(state, seat))
        costs = [0] * 60
        hand = state.hands[seat]
        world = copy(state)
        world.hands[seat] = next_spies(state, hand)
        write_costs(
            world, seat, one_spy(playable(world, seat)), unseen_by(state, seat), sole_taker(state), costs
        )
        chosen = cheapest(one_spy(playable(world, seat)), costs)
        if able & (able - 1):
            same += first_spies(1 << chosen) == first_spies(1 << card_to_play(state, seat))
            total += 1
    assert same >= 0.98 * total > 100  # costs are rounded differently


def test_playing_on_ends_as_the_same_cards_do_by_the_rules() -> None:
    for state in at_play(25):
        world, played = world_of(state, state.turn, 5), state.played
        rules = copy(world)
        play_on(world, 0, 100, [7], [0] * 60)
        if state.stage == stage.PLAY:
            for card in world.plays[played:]:
                apply(rules, rules.turn, 3, card, 0)
        if rules.stage == stage.SETTLE:
            continue
        assert (world.totals, world.stage, world.winners) == (rules.totals, rules.stage, rules.winners)


def test_likelihood_leaves_a_world_as_it_was_and_refined_worlds_agree_with_what_was_seen() -> None:
    changed = 0
    for number, state in enumerate(at_play(50)):
        seat = number % state.players
        world = world_of(state, seat, number)
        before = copy(world)
        likely = likelihood(world, seat)
        assert world == before
        assert 0 < likely <= 1
        refine(world, seat, 12, [number])
        changed += world.hands != before.hands
        assert observed(world, seat) == observed(before, seat)
        assert likelihood(world, seat) > 0
    assert changed > 5


def test_passes_made_before_are_made_again_by_the_policy() -> None:
    for state in islice((state for state in positions() if state.stage == stage.PASS), 20):
        seat = lowest(actors(state))
        world = world_of(state, seat, 1)
        seen = observed(world, seat)
        refine(world, seat, 1, [1])
        assert observed(world, seat) == seen


@pytest.mark.parametrize("tuned", [False, True])
def test_compiled_and_interpreted_search_find_the_same(tuned: bool) -> None:
    for number, state in enumerate(at_play(120)):
        seat = state.turn
        world = world_of(state, seat, number)
        records = pack(world)
        generator = np.array([number], np.int64)
        assert on_record(likelihood)(records, seat) == pytest.approx(likelihood(world, seat))
        on_record(refine)(records, seat, 5, generator)
        refine(world, seat, 5, mine := [number])
        assert (records["hands"][0].tolist(), generator[0]) == (world.hands, mine[0])
        level = Level(playouts=1, worlds=1, noise=0, drops=False, tuned=tuned)
        thinking = Thinking(
            brief_of(spydeck.game("black-spy"), observed(state, seat), seat, level, number), truth=world
        )
        seed, thoughts = random_seed([number]), thinking.think()
        for action, result in zip(thoughts.actions, thoughts.results[0].tolist(), strict=True):
            assert result == pytest.approx(result_of(world, seat, action, tuned, seed))


def result_of(
    world: State, seat: int, action: tuple[int, ...], tuned: bool = False, seed: int = 0
) -> list[float]:
    world = copy(world)
    apply(world, seat, *action)
    (play_on_tuned if tuned else play_on)(world, seat, 0, [seed], [0] * 60)
    out: list[Any] = [0.0] * 4
    measure(world, seat, out)
    return out


def test_a_bot_does_the_same_with_the_same_observation() -> None:
    bot = SearchBot(Level(playouts=200, worlds=32, steps=2), seed=3)
    match = spydeck.new("black-spy", seed=4)
    for _ in range(16):
        seat = match.actors[0]
        first = bot.choose(match.observation(seat))
        assert first == bot.choose(match.observation(seat))
        match.act(seat, first)


def test_winning_the_game_counts_more_and_more_towards_its_end() -> None:
    state = next(at_play(40))
    state.stage, state.end_value = stage.DEAL, 100
    state.totals = [10, 20, 20, 20, 0, 0][: state.players] + [0] * (6 - state.players)
    early = chance_to_win(state, 0)
    state.totals = [80, 90, 90, 90, 0, 0][: state.players] + [0] * (6 - state.players)
    assert 1 / state.players < early < chance_to_win(state, 0) < 1
    state.stage = stage.OVER
    assert [chance_to_win(state, seat) for seat in (0, 1)] == [1, 0]
    state.totals[1] = 80
    assert chance_to_win(state, 0) == 1 / 2


def test_a_game_of_one_deal_is_about_its_points() -> None:
    state = next(at_play(40))
    play_on(state, 0, 0, [1], [0] * 60)
    state.end_value = 1
    out: list[Any] = [0.0] * 4
    measure(state, 0, out)
    others = state.totals[1 : state.players]
    assert out[0] == sum(others) / len(others) - state.totals[0]


def ending(players: int, seed: int, played: int, **options: Any) -> Any:
    """Return a true state of a random game in the last trick but one, with so many cards played to it."""
    match = spydeck.new("black-spy", players=players, seed=seed, end_value=1, **options)
    bots = [spydeck.bot("random", seed=seed + seat) for seat in range(players)]
    left = CARDS - 2 * players + played
    while left:
        seat = match.actors[0]
        action = bots[seat].choose(match.observation(seat))
        match.act(seat, action)
        left -= action.startswith("play")
    state = match.position.state()
    name_spies_apart(state)
    return state


def cards_in(cards: int) -> list[int]:
    return [card for card in range(64) if cards >> card & 1]


def solved(world: Any) -> list[int]:
    """Return what all have taken in the end, if each chooses well, by trying everything."""
    if world.played == CARDS:
        return [value_of(world.taken[seat], world.variants) for seat in range(world.players)]
    seat, found = world.turn, []
    for card in cards_in(one_spy(playable(world, seat))):
        after = copy(world)
        put_card(after, seat, card)
        found.append(solved(after))
    return min(found, key=lambda one: one[seat])


@settings(max_examples=30)
@given(st.integers(3, 6), st.integers(0, 10_000), st.integers(0, 5), st.booleans())
def test_the_last_two_tricks_are_played_as_if_everything_was_tried(
    players: int, seed: int, played: int, following: bool
) -> None:
    variants = {"variants": ["following-rank"]} if following else {}
    world = ending(players, seed, played % players, **variants)
    assert is_last_but_one(world)
    expected = solved(copy(world))
    play_exactly(world, [0] * 60)
    assert world.in_trick == 0
    assert solved(world) == expected


def test_it_is_the_last_trick_but_one_from_its_first_card_to_its_last() -> None:
    world = ending(4, 1, 0)
    steps = []
    while world.played < CARDS:
        steps.append(is_last_but_one(world))
        put_card(world, world.turn, lowest(playable(world, world.turn)))
    assert steps == [True] * 4 + [False] * 4


CHOSEN = "160c7c3f9610a8af7d652610a20ebad39856bf899a06d330c9a8080f45c0c2c5"
"""The SHA-256 of what `sensible` chose before it was made quicker."""


def test_the_sensible_move_is_what_it_always_was() -> None:
    digest = sha256()
    for state in positions():
        for seat in members(actors(state)):
            verb_id, subject, objects = sensible(state, seat, [0])
            if verb_id == verb.PLAY:
                subject = held_card(subject, SPIES)
            digest.update(repr((verb_id, subject, first_spies(objects))).encode())
    assert digest.hexdigest() == CHOSEN


def test_the_sensible_move_follows_from_what_the_seat_may_know() -> None:
    for state in positions():
        for seat in members(actors(state)):
            seen = blank(State)
            observe(state, seat, seen)
            assert sensible(seen, seat, [0]) == sensible(state, seat, [0])
