"""The actions that bots compare in Spy Tricks: every card that may be played, and the best spots."""

from __future__ import annotations

from typing import Any

from spydeck.games.spy_tricks.cards import CARDS, FIRST_CARD_SPOT, SPOTS
from spydeck.games.spy_tricks.observe import possible_secrets
from spydeck.games.spy_tricks.policy import sensible
from spydeck.games.spy_tricks.rules import stage, verb
from spydeck.games.spy_tricks.rules.guess import open_spots
from spydeck.games.spy_tricks.rules.play import playable
from spydeck.games.spy_tricks.rules.score import points_of_spot
from spydeck.games.spy_tricks.rules.state import State
from spydeck.games.spy_tricks.search.playing import chance_named
from spydeck.kernel import doubles, kernel, lowest

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
