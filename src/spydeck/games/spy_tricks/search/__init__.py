"""How bots that search think about Spy Tricks: which actions they compare, and how a round continues.

`conduct` says how likely the others' choices are, `worlds` which worlds follow from that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spydeck.games.defaults import as_drawn as refine
from spydeck.games.reasons import chances
from spydeck.games.search import Level
from spydeck.games.spy_tricks.belief import odds_of_cards, odds_of_suits
from spydeck.games.spy_tricks.cards import (
    CARDS,
    FIRST_CARD_SPOT,
    SPOT_TEXTS,
    SPOTS,
    SUIT_COUNT,
    cards_named,
    spots_of,
)
from spydeck.games.spy_tricks.observe import possible_secrets
from spydeck.games.spy_tricks.policy import sensible
from spydeck.games.spy_tricks.rules import actors, apply
from spydeck.games.spy_tricks.rules.guesses import doubled_spot, open_spots, points_of, points_of_spot
from spydeck.games.spy_tricks.rules.state import TRICKS, State
from spydeck.games.spy_tricks.rules.tricks import playable
from spydeck.games.spy_tricks.search.conduct import likelihood
from spydeck.games.spy_tricks.search.worlds import NOTES, believe
from spydeck.games.spy_tricks.vocabulary import stage, verb
from spydeck.json_types import JsonObject
from spydeck.kernel import doubles, kernel, lowest, members, random_below, random_member

__all__ = [
    "COUNTS",
    "LEVELS",
    "MAX_CANDIDATES",
    "MEASURES",
    "NOTES",
    "believe",
    "candidates",
    "count_odds",
    "likelihood",
    "measure",
    "odds",
    "play_on",
    "play_on_believing",
    "promising",
    "refine",
]

LEVELS = {
    "easy": Level(playouts=60, worlds=16, width=6, noise=300, believes=False, softness=1.2),
    "medium": Level(playouts=400, worlds=64, width=8, noise=100, believes=False, softness=0.4),
    "hard": Level(playouts=150, worlds=64, width=8, noise=200, softness=1.0),
    "expert": Level(playouts=1500, worlds=1024, width=10, noise=0),
}
MEASURES = ("value", "points", "win")

OTHERS = 0.4
"""The cost of a point of all others together, in own points."""


@kernel
def round_points(world: State, seat: int) -> int:
    """Return the points of a seat in the round that has been scored."""
    return points_of(world.spots[seat] & spots_of(world.secret), doubled_spot(world, seat))


@kernel
def measure(world: State, seat: int, out: Any) -> None:
    """Write the value of a scored round to a seat, its points, and whether it has won the game."""
    points = round_points(world, seat)
    others = 0
    for other in range(world.players):
        if other != seat:
            others += round_points(world, other)
    out[0] = points - OTHERS * others
    out[1] = points
    out[2] = int(world.stage == stage.OVER) & world.winners >> seat


COUNTS = CARDS
"""In how many worlds each card is the Secret Document."""


@kernel
def count_odds(world: State, seat: int, counts: Any) -> None:
    """Count the Secret Document of one of equally likely worlds."""
    counts[world.secret] += 1


def odds(seen: State, seat: int, shares: Sequence[float]) -> JsonObject:
    """Return the odds of each suit and rank of the Secret Document, in percent.

    `shares` says of each card in which share of equally likely worlds it is that.
    """
    left, suits = possible_secrets(seen, seat), odds_of_suits(seen, seat)

    def odds_of(spots: range) -> dict[str, float]:
        named = [sum(shares[card] for card in members(cards_named(spot))) for spot in spots]
        possible = [odds_of_cards(left & cards_named(spot), suits) > 0 for spot in spots]
        found = chances(named, possible)
        return {SPOT_TEXTS[spot]: round(chance, 1) for spot, chance in zip(spots, found, strict=True)}

    return {
        "suits": odds_of(range(SUIT_COUNT)),
        "ranks": odds_of(range(SUIT_COUNT, FIRST_CARD_SPOT)),
    }


MAX_CANDIDATES = 2 * SPOTS


@kernel
def list_cards(seen: State, seat: int, out: Any) -> int:
    """Write the cards that may be played. Return how many there are."""
    able = playable(seen, seat)
    number = 0
    while able:
        write(out, number, verb.PLAY, lowest(able), 0)
        able &= able - 1
        number += 1
    return number


@kernel
def write(out: Any, number: int, verb_id: int, subject: int, objects: int) -> None:
    """Write one action."""
    out[number, 0] = verb_id
    out[number, 1] = subject
    out[number, 2] = objects


@kernel
def candidates(seen: State, seat: int, width: int, out: Any) -> int:
    """Write the cards that may be played, or the spots worth most if all possible cards are as likely."""
    if seen.stage == stage.PLAY:
        return list_cards(seen, seat, out)
    if width == 0:
        return 0
    chances = doubles(CARDS)
    for card in range(CARDS):
        chances[card] = 1
    return list_spots(seen, seat, width, chances, out)


@kernel
def promising(seen: State, seat: int, width: int, notes: Any, out: Any) -> int:
    """Write the cards that may be played, or the spots worth most by the chances in the notes."""
    if seen.stage == stage.PLAY:
        return list_cards(seen, seat, out)
    return list_spots(seen, seat, width, notes, out)


@kernel
def list_spots(seen: State, seat: int, width: int, notes: Any, out: Any) -> int:
    """Write the spots worth most, each also with the Helper if the seat holds one. Return how many."""
    possible = possible_secrets(seen, seat)
    rest = open_spots(seen) & ((1 << FIRST_CARD_SPOT) - 1 | possible << FIRST_CARD_SPOT)
    helper = seen.helpers >> seat & 1
    number = 0
    while rest and number + helper < max(2, width):
        best = lowest(rest)
        most = -1.0
        spots = rest
        while spots:
            spot = lowest(spots)
            spots &= spots - 1
            worth = chance_named(spot, possible, notes) * points_of_spot(spot)
            if worth > most:
                most = worth
                best = spot
        rest ^= 1 << best
        write(out, number, verb.GUESS, best, 0)
        number += 1
        if helper:
            write(out, number, verb.GUESS, best, verb.WITH_HELPER)
            number += 1
    if number == 0:
        verb_id, subject, objects = sensible(seen, seat, out[0])
        write(out, 0, verb_id, subject, objects)
        number = 1
    return number


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
