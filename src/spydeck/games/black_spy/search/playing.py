"""Playing on to the end of the deal: as the policy plays, with some random cards, and without events."""

from __future__ import annotations

from typing import Any

from spydeck.games.black_spy.cards import (
    CARDS,
    SPIES,
    first_spies,
    one_spy,
)
from spydeck.games.black_spy.policy import sensible
from spydeck.games.black_spy.rules import actors, apply, stage, verb
from spydeck.games.black_spy.rules.play import next_spies, playable
from spydeck.games.black_spy.rules.score import finish_deal
from spydeck.games.black_spy.rules.state import State
from spydeck.games.black_spy.search.costs import sole_taker, write_costs
from spydeck.games.black_spy.search.endings import is_last_but_one, play_exactly
from spydeck.games.black_spy.search.trick import put_card
from spydeck.games.black_spy.search.tuned import (
    KEPT,
    NOT_PASSED,
    WEIGHTS,
    tuned_cards_to_pass,
    write_tuned_costs,
)
from spydeck.kernel import NONE, count, kernel, lowest, random_below, random_member


@kernel
def cheapest(able: int, costs: Any) -> int:
    """Return the card of a set that costs least, the lowest of equal ones."""
    best = lowest(able)
    able &= able - 1
    while able:
        card = lowest(able)
        able &= able - 1
        if costs[card] < costs[best]:
            best = card
    return best


@kernel
def play_tricks(world: State, tuned: int, noise: int, generator: Any, costs: Any) -> None:
    """Play all cards that are left; the seats of the set `tuned` play by tuned weights.

    If there are any, all play the last tricks exactly, unless a seat may still take all black cards.
    """
    unplayed = 0
    for seat in range(world.players):
        unplayed |= world.hands[seat]
    sole = sole_taker(world)
    while world.played < CARDS:
        if tuned and sole == NONE and is_last_but_one(world):
            play_exactly(world, costs)
        seat = world.turn
        able = one_spy(playable(world, seat))
        card = lowest(able)
        if able & (able - 1):
            if noise and random_below(generator, 1000) < noise:
                card = random_member(generator, able)
            else:
                unseen = unplayed & ~world.hands[seat]
                if tuned >> seat & 1:
                    write_tuned_costs(world, seat, able, unseen, sole, WEIGHTS, KEPT, costs)
                else:
                    write_costs(world, seat, able, unseen, sole, costs)
                card = cheapest(able, costs)
        unplayed ^= 1 << card
        put_card(world, seat, card)
        if world.in_trick == 0:
            sole = sole_taker(world)


@kernel
def name_spies_apart(world: State) -> None:
    """Number the Black Spies in the hands after those that were played, no two alike."""
    played = world.spies_played
    for seat in range(world.players):
        before = world.spies_played
        world.hands[seat] = next_spies(world, world.hands[seat])
        world.spies_played = before + count(world.hands[seat] & SPIES)
    world.spies_played = played


@kernel
def play_on(world: State, seat: int, noise: int, generator: Any, order: Any) -> None:
    """Play on to the end of the deal; `noise` is how often, in thousandths, a card is random."""
    play_to_the_end(world, 0, noise, generator, order)


@kernel
def play_on_tuned(world: State, seat: int, noise: int, generator: Any, order: Any) -> None:
    """Play on as `play_on` does, where the seat and each other one as often as not play by tuned weights."""
    others = random_below(generator, 1 << world.players)
    play_to_the_end(world, others | 1 << seat, noise, generator, order)


@kernel
def play_to_the_end(world: State, tuned: int, noise: int, generator: Any, order: Any) -> None:
    """Play on to the end of the deal; the seats of the set `tuned` play by tuned weights."""
    while actors(world) and world.stage < stage.PLAY:
        actor = lowest(actors(world))
        if world.stage == stage.PASS and tuned >> actor & 1:
            passed = tuned_cards_to_pass(world.hands[actor], NOT_PASSED)
            apply(world, actor, verb.PASS, NONE, first_spies(passed))
        else:
            verb_id, subject, objects = sensible(world, actor, generator)
            apply(world, actor, verb_id, subject, objects)
    if world.stage == stage.PLAY:
        name_spies_apart(world)
        play_tricks(world, tuned, noise, generator, order)
        world.event_count = 0
        finish_deal(world)
    if world.stage == stage.SETTLE:
        actor = world.turn
        verb_id, subject, objects = sensible(world, actor, generator)
        apply(world, actor, verb_id, subject, objects)
