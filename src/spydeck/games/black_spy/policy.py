"""The quick sensible move and the random playout of Black Spy."""

from __future__ import annotations

from spydeck.games.black_spy.deck import one_spy
from spydeck.games.black_spy.rules import actors, apply, choices, resolve
from spydeck.games.black_spy.rules.play import play_card, playable
from spydeck.games.black_spy.rules.state import PASS_CARDS, PASSED_CARDS, PLAY, State
from spydeck.kernel import NONE, kernel, lowest, random_member, shuffle


@kernel
def random_cards(generator: list[int], cards: int) -> int:
    """Three different cards out of a set."""
    chosen = 0
    for _ in range(PASSED_CARDS):
        chosen |= 1 << random_member(generator, one_spy(cards & ~chosen))
    return chosen


@kernel
def playout(state: State, generator: list[int], order: list[int]) -> int:
    """Shuffle and play out the pending deal at random, scoring included; gives the number of plays."""
    shuffle(generator, order)
    resolve(state, order)
    while state.stage != PLAY:
        seat = lowest(actors(state))
        verb = lowest(choices(state, seat, NONE, NONE, 0))
        if verb == PASS_CARDS:
            apply(state, seat, verb, NONE, random_cards(generator, state.hands[seat]))
        else:
            apply(state, seat, verb, random_member(generator, choices(state, seat, verb, NONE, 0)), 0)
    plays = 0
    while state.stage == PLAY:
        seat = state.turn
        state.event_count = 0
        play_card(state, seat, random_member(generator, one_spy(playable(state, seat))))
        plays += 1
    return plays


@kernel
def sensible(state: State, seat: int, generator: list[int]) -> tuple[int, int, int]:
    """stub"""
    return 0, 0, 0
