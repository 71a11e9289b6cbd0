"""Random playouts of Black Spy, through the same functions as a match."""

from __future__ import annotations

from spydeck.games.black_spy.cards import CARDS, one_spy
from spydeck.games.black_spy.rules import actors, apply, chance, choices, pending, resolve, stage, verb
from spydeck.games.black_spy.rules.legality import verb_of_stage
from spydeck.games.black_spy.rules.play import play_card, playable
from spydeck.games.black_spy.rules.state import PASSED_CARDS, State
from spydeck.games.game import Tally
from spydeck.kernel import NONE, kernel, lowest, random_member, shuffle_first

START = chance.DEAL
TALLY: Tally | None = None


@kernel
def random_three(generator: list[int], cards: int) -> int:
    """Return three different cards of a set, as a bit set."""
    chosen = 0
    for _ in range(PASSED_CARDS):
        chosen |= 1 << random_member(generator, one_spy(cards & ~chosen))
    return chosen


@kernel
def act_at_random(state: State, generator: list[int]) -> None:
    """Let the lowest seat that may act do something at random."""
    seat = lowest(actors(state))
    verb_id = verb_of_stage(state.stage)
    if verb_id == verb.PASS:
        apply(state, seat, verb_id, NONE, random_three(generator, state.hands[seat]))
    elif verb_id == verb.TAKE:
        apply(state, seat, verb_id, NONE, random_three(generator, state.mole))
    else:
        apply(state, seat, verb_id, random_member(generator, choices(state, seat, verb_id, NONE, 0)), 0)


@kernel
def draw(state: State, generator: list[int], order: list[int]) -> None:
    """Draw the order of the deck until it is one that settles what it is for (BS-5, BS-6)."""
    for card in range(CARDS):
        order[card] = card
    shuffle_first(generator, order, CARDS)
    while resolve(state, order):
        shuffle_first(generator, order, CARDS)


@kernel
def playout(state: State, generator: list[int], order: list[int]) -> int:
    """Play on at random to the end of the deal, including its score. Return the cards played in the deal."""
    while pending(state) != NONE:
        draw(state, generator, order)
    while actors(state) and state.stage != stage.PLAY and state.stage != stage.SETTLE:
        act_at_random(state, generator)
    while state.stage == stage.PLAY:
        seat = state.turn
        state.event_count = 0
        play_card(state, seat, random_member(generator, one_spy(playable(state, seat))))
    if state.stage == stage.SETTLE:
        act_at_random(state, generator)
    return state.played
