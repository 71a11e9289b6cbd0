"""Random playouts of Black Spy, through the functions that a match uses."""

from __future__ import annotations

from spydeck.games.black_spy.cards import one_spy
from spydeck.games.black_spy.rules import actors, apply, choices, resolve
from spydeck.games.black_spy.rules.legality import verb_of_stage
from spydeck.games.black_spy.rules.play import play_card, playable
from spydeck.games.black_spy.rules.state import PASS_CARDS, PASSED_CARDS, PLAY, SETTLE, TAKE_CARDS, State
from spydeck.kernel import NONE, kernel, lowest, random_member, shuffle


@kernel
def random_three(generator: list[int], cards: int) -> int:
    """Three different cards out of a set."""
    chosen = 0
    for _ in range(PASSED_CARDS):
        chosen |= 1 << random_member(generator, one_spy(cards & ~chosen))
    return chosen


@kernel
def act_at_random(state: State, generator: list[int]) -> None:
    """One random action of the lowest seat that may act."""
    seat = lowest(actors(state))
    verb = verb_of_stage(state.stage)
    if verb == PASS_CARDS:
        apply(state, seat, verb, NONE, random_three(generator, state.hands[seat]))
    elif verb == TAKE_CARDS:
        apply(state, seat, verb, NONE, random_three(generator, state.mole))
    else:
        apply(state, seat, verb, random_member(generator, choices(state, seat, verb, NONE, 0)), 0)


@kernel
def playout(state: State, generator: list[int], order: list[int]) -> int:
    """Shuffle and play out the pending deal at random, scoring included; gives the cards played."""
    shuffle(generator, order)
    resolve(state, order)
    while state.stage != PLAY:
        act_at_random(state, generator)
    while state.stage == PLAY:
        seat = state.turn
        state.event_count = 0
        play_card(state, seat, random_member(generator, one_spy(playable(state, seat))))
    if state.stage == SETTLE:
        act_at_random(state, generator)
    return state.played
