"""A seat's knowledge of a game of Black Spy: the only way out for its secrets."""

from __future__ import annotations

from spydeck.games.black_spy.cards import first_spies
from spydeck.games.black_spy.rules.deal import giver
from spydeck.games.black_spy.rules.state import State
from spydeck.games.black_spy.rules.tricks import next_spies
from spydeck.games.black_spy.vocabulary import stage
from spydeck.games.events import observe_events
from spydeck.kernel import HIDDEN, kernel, overwrite


@kernel
def observe(state: State, seat: int, seen: State) -> None:
    """Fill in what a seat (or -1, a spectator) may know; `seen` starts with everything hidden.

    Black Spies are numbered in the order of play; those in the seat's own hand follow, those of every
    other set are renumbered from the first. So their numbers reveal nothing.
    """
    observe_table(state, seen)
    observe_plays(state, seen)
    for other in range(state.players):  # whether there are cards is never a secret
        seen.passed[other] = HIDDEN if state.passed[other] else 0
        seen.shown[other] = HIDDEN if state.shown[other] else 0
        seen.took[other] = HIDDEN if state.took[other] else 0
    if seat >= 0:
        observe_own(state, seat, seen)
    seen.mole = 0
    if state.stage == stage.TAKE:
        seen.mole = first_spies(state.mole) if seat == state.turn else HIDDEN
    observe_events(state, seat, seen)


@kernel
def observe_table(state: State, seen: State) -> None:
    """Copy what everyone knows about the game and the deal, except for the plays."""
    seen.players = state.players
    seen.variants = state.variants
    seen.pass_direction = state.pass_direction
    seen.first_lead = state.first_lead
    seen.end_value = state.end_value
    seen.stage = state.stage
    seen.deal = state.deal
    seen.dealer = state.dealer
    seen.turn = state.turn
    seen.winners = state.winners
    seen.draws = state.draws
    seen.called = state.called
    seen.skipped = state.skipped
    overwrite(seen.totals, state.totals)
    overwrite(seen.ages, state.ages)
    overwrite(seen.order, state.order)
    overwrite(seen.drawn, state.drawn)


@kernel
def observe_plays(state: State, seen: State) -> None:
    """Copy the plays and the cards taken."""
    seen.trick = state.trick
    seen.played = state.played
    seen.spies_played = state.spies_played
    seen.in_trick = state.in_trick
    seen.trick_cards = state.trick_cards
    seen.asked = state.asked
    seen.beating = state.beating
    seen.taker = state.taker
    overwrite(seen.plays, state.plays)
    overwrite(seen.leaders, state.leaders)
    overwrite(seen.taken, state.taken)


@kernel
def observe_own(state: State, seat: int, seen: State) -> None:
    """Copy a seat's hand, the cards that it passed and received, and its share of the Mole."""
    seen.hands[seat] = next_spies(state, state.hands[seat])
    seen.passed[seat] = first_spies(state.passed[seat])
    seen.shown[seat] = first_spies(state.shown[seat])
    seen.took[seat] = first_spies(state.took[seat])
    if state.stage > stage.PASS:
        other = giver(state, seat)
        seen.passed[other] = first_spies(state.passed[other])
