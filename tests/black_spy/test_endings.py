"""The last two tricks played exactly: the same as solving them backwards by the rules."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import spydeck
from spydeck.games.black_spy.cards import CARDS, one_spy
from spydeck.games.black_spy.rules.tricks import playable, value_of
from spydeck.games.black_spy.search.playing import is_last_but_one, name_spies_apart, play_exactly, put_card
from spydeck.kernel import copy, lowest


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


def members(cards: int) -> list[int]:
    return [card for card in range(64) if cards >> card & 1]


def solved(world: Any) -> list[int]:
    """Return what all have taken in the end, if each chooses well, by trying everything."""
    if world.played == CARDS:
        return [value_of(world.taken[seat], world.variants) for seat in range(world.players)]
    seat, found = world.turn, []
    for card in members(one_spy(playable(world, seat))):
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
