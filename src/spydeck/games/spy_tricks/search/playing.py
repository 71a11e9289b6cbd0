"""Playing on to the end of a round: all seats by the policy, the own guesses by what the seat believes."""

from __future__ import annotations

from typing import Any

from spydeck.games.spy_tricks.cards import FIRST_CARD_SPOT, cards_named
from spydeck.games.spy_tricks.observe import possible_secrets
from spydeck.games.spy_tricks.policy import sensible
from spydeck.games.spy_tricks.rules import actors, apply, stage, verb
from spydeck.games.spy_tricks.rules.guess import open_spots
from spydeck.games.spy_tricks.rules.play import playable
from spydeck.games.spy_tricks.rules.score import points_of_spot
from spydeck.games.spy_tricks.rules.state import TRICKS, State
from spydeck.kernel import kernel, lowest, random_below, random_member


@kernel
def chance_named(spot: int, possible: int, notes: Any) -> float:
    """Return the chance that a spot names the Secret Document, which is one of the possible cards."""
    chance = 0.0
    cards = cards_named(spot) & possible
    while cards:
        chance += notes[lowest(cards)]
        cards &= cards - 1
    return chance


@kernel
def best_guess(spots: int, possible: int, notes: Any) -> int:
    """Return the spot that scores most on average by the chances in the notes."""
    best = lowest(spots)
    most = 0.0
    spots &= (1 << FIRST_CARD_SPOT) - 1 | possible << FIRST_CARD_SPOT
    while spots:
        spot = lowest(spots)
        spots &= spots - 1
        worth = chance_named(spot, possible, notes) * (points_of_spot(spot) + 0.02)
        if worth > most:
            most = worth
            best = spot
    return best


@kernel
def guess_by_notes(world: State, seat: int, notes: Any) -> None:
    """Place a henchman where it scores most on average by the notes, late with the Helper."""
    spot = best_guess(open_spots(world), possible_secrets(world, seat), notes)
    helper = int(world.trick >= TRICKS - 1) & world.helpers >> seat
    apply(world, seat, verb.GUESS, spot, helper)


@kernel
def play_one(world: State, seat: int, noise: int, generator: Any) -> None:
    """Let a seat act by the policy, or play a random card."""
    if world.stage == stage.PLAY and noise and random_below(generator, 1000) < noise:
        apply(world, seat, verb.PLAY, random_member(generator, playable(world, seat)), 0)
    else:
        verb_id, subject, objects = sensible(world, seat, generator)
        apply(world, seat, verb_id, subject, objects)


@kernel
def play_on(world: State, seat: int, noise: int, generator: Any, order: Any) -> None:
    """Play on to the end of the round by the policy."""
    while actors(world):
        play_one(world, world.turn, noise, generator)


@kernel
def play_on_believing(world: State, seat: int, noise: int, notes: Any, generator: Any, order: Any) -> None:
    """Play on to the end of the round; the seat guesses by the chances that it has noted."""
    while actors(world):
        if world.turn == seat and world.stage != stage.PLAY:
            guess_by_notes(world, seat, notes)
        else:
            play_one(world, world.turn, noise, generator)
