"""What a seat may know about a game of Black Spy: the only way out for its secrets."""

from __future__ import annotations

from spydeck.games.black_spy.cards import first_spies
from spydeck.games.black_spy.rules import stage
from spydeck.games.black_spy.rules.deal import receiver
from spydeck.games.black_spy.rules.play import next_spies
from spydeck.games.black_spy.rules.state import State
from spydeck.games.events import observe_events
from spydeck.kernel import HIDDEN, kernel


@kernel
def observe(state: State, seat: int, seen: State) -> None:
    """Fill in what a seat (or -1, a spectator) may know; `seen` starts with everything hidden.

    Black Spies are numbered in the order of play; those in the seat's own hand follow, those of every
    other set are renumbered from the first. So their numbers reveal nothing.
    """
    observe_table(state, seen)
    observe_plays(state, seen)
    for other in range(state.players):
        observe_secrets_of(state, other, seat, seen)
    if seat >= 0:
        seen.hands[seat] = next_spies(state, state.hands[seat])
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
    seen.totals[:] = state.totals
    seen.ages[:] = state.ages
    seen.order[:] = state.order
    seen.drawn[:] = state.drawn


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
    seen.plays[:] = state.plays
    seen.leaders[:] = state.leaders
    seen.taken[:] = state.taken


@kernel
def observe_secrets_of(state: State, other: int, seat: int, seen: State) -> None:
    """Copy what a seat knows about the cards that a seat passed and took from the Mole."""
    own = other == seat
    received = state.stage > stage.PASS and receiver(state, other) == seat
    seen.passed[other] = secret(state.passed[other], own or received)
    seen.shown[other] = secret(state.shown[other], own)
    seen.took[other] = secret(state.took[other], own)


@kernel
def secret(cards: int, known: bool) -> int:
    """Return cards if they are known; an empty set is never a secret."""
    if cards == 0:
        return 0
    if known:
        return first_spies(cards)
    return HIDDEN
