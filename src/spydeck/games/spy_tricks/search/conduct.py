"""How likely a seat's visible choices are with a hand: the cards that it played and the spots that it took.

A player is taken to be of one of two kinds, without knowing which. One does what `sensible` does, with rare
exceptions. The other prefers what looks good to `sensible`, but chooses freely among what is about as good.
"""

from __future__ import annotations

from spydeck.games.spy_tricks.cards import (
    FIRST_CARD_SPOT,
    SUIT_COUNT,
    cards_named,
    cards_of_suit,
)
from spydeck.games.spy_tricks.observe import possible_secrets
from spydeck.games.spy_tricks.odds import odds_of_cards, odds_of_suits
from spydeck.games.spy_tricks.policy import chance_of_void, chance_to_guess, led_suit, worth_of_keeping
from spydeck.games.spy_tricks.rules.guess import open_spots
from spydeck.games.spy_tricks.rules.play import playable
from spydeck.games.spy_tricks.rules.score import points_of_spot
from spydeck.games.spy_tricks.rules.state import TRICKS, State
from spydeck.games.spy_tricks.search.history import (
    FIELDS,
    guesses_made,
    keep,
    seat_of_guess,
    seat_of_play,
    spot_of_guess,
    turn_back_to_guess,
    turn_back_to_play,
    turn_forward,
)
from spydeck.kernel import count, doubles, kernel, lowest

BY_THE_POLICY = 0.5
"""How likely a player is one who does what `sensible` does."""

EXCEPTION = 0.02
"""How likely such a player does something else instead."""

CLOSE_CARD = 400
"""How far behind, in thousandths of a guess, a card is chosen an eighth as often by the other kind."""

CLOSE_SPOT = 1.0
"""How far behind, in points, a spot is chosen an eighth as often by the other kind."""


@kernel
def taste(behind: float) -> float:
    """Return how often a free player chooses what is so far behind, relative to the best."""
    return 1 / ((1 + behind) * (1 + behind) * (1 + behind)) + 0.03


@kernel
def worth_of_card(seen: State, card: int, unseen: int) -> int:
    """Return what the policy thinks a card is worth, in thousandths of a guess."""
    void = chance_of_void(unseen, led_suit(seen, card), TRICKS + 1 - seen.trick)
    return chance_to_guess(seen, card, unseen, void) - worth_of_keeping(seen, card, unseen)


@kernel
def judge_card(seen: State, seat: int, card: int) -> tuple[float, float]:
    """Return how likely each kind of player plays a card; the hand is in `seen`."""
    able = playable(seen, seat)
    if able >> card & 1 == 0:
        return 0.0, 0.0
    if able & (able - 1) == 0:
        return 1.0, 1.0
    unseen = possible_secrets(seen, seat)
    most = -(1 << 40)
    best = card
    rest = able
    while rest:
        one = lowest(rest)
        rest &= rest - 1
        worth = worth_of_card(seen, one, unseen)
        if worth > most:
            most = worth
            best = one
    total = 0.0
    chosen = 0.0
    rest = able
    while rest:
        one = lowest(rest)
        rest &= rest - 1
        liked = taste((most - worth_of_card(seen, one, unseen)) / CLOSE_CARD)
        total += liked
        if one == card:
            chosen = liked
    return 1 - EXCEPTION if best == card else EXCEPTION / 4, chosen / total


@kernel
def worth_of_spot(spot: int, possible: int, odds: tuple[int, int, int]) -> int:
    """Return what the policy thinks a spot is worth, as `best_spot` compares them."""
    return odds_of_cards(possible & cards_named(spot), odds) * (64 * points_of_spot(spot) + 1)


@kernel
def judge_spot(seen: State, seat: int, spot: int) -> tuple[float, float]:
    """Return how likely each kind of player takes a spot; the hand is in `seen`.

    The possible cards of a suit are as likely as each other, so each suit's are judged by one of them.
    """
    possible = possible_secrets(seen, seat)
    odds = odds_of_suits(seen, seat)
    unit = 64.0 * CLOSE_SPOT * odds_of_cards(possible, odds)
    if unit == 0:  # with this hand, the others' cannot lie as what they could not follow demands
        return 0.0, 0.0
    able = open_spots(seen)
    most = 0
    best = lowest(able)
    spots = able & ((1 << FIRST_CARD_SPOT) - 1)
    cards = able >> FIRST_CARD_SPOT & possible
    for suit in range(SUIT_COUNT):
        of_suit = cards & cards_of_suit(suit)
        spots |= (of_suit & -of_suit) << FIRST_CARD_SPOT
    rest = spots
    while rest:
        one = lowest(rest)
        rest &= rest - 1
        worth = worth_of_spot(one, possible, odds)
        if worth > most:
            most = worth
            best = one
    total = 0.0
    rest = spots
    while rest:
        one = lowest(rest)
        rest &= rest - 1
        liked = taste((most - worth_of_spot(one, possible, odds)) / unit)
        if one >= FIRST_CARD_SPOT:
            liked *= count(cards & cards_of_suit((one - FIRST_CARD_SPOT) // 9))
        total += liked
    chosen = taste((most - worth_of_spot(spot, possible, odds)) / unit)
    return 1 - EXCEPTION if best == spot else EXCEPTION / 10, chosen / total


@kernel
def spread(mask: int, cards: int) -> int:
    """Return the cards whose places among some cards are in a bit set."""
    chosen = 0
    while mask:
        if mask & 1:
            chosen |= cards & -cards
        cards &= cards - 1
        mask >>= 1
    return chosen


@kernel
def next_subset(mask: int) -> int:
    """Return the next bit set of the same size, in ascending order."""
    low = mask & -mask
    ripple = mask + low
    return ripple | ((mask ^ ripple) >> 2) // low


@kernel
def weigh_hands(state: State, seat: int, cards: int, held: int, likely: list[float]) -> None:
    """Write how likely a seat's choices in this round are with each hand of `held` out of some cards.

    A hand is a bit set of places among the cards, and the place in `likely`. The seat's own hand in the state
    and what the state has been turned back by are as before in the end.
    """
    size = 1 << count(cards)
    free = doubles(size)
    if held == 0:
        likely[0] = 1
        return
    kept = doubles(FIELDS)
    keep(state, kept)
    hand = state.hands[seat]
    hidden = (1 << held) - 1
    while hidden < size:
        likely[hidden] = 1
        free[hidden] = 1
        hidden = next_subset(hidden)
    guesses = guesses_made(state)
    weigh_plays(state, seat, cards, held, likely, free, kept)
    turn_forward(state, kept)
    weigh_guesses(state, seat, cards, held, likely, free, kept, guesses)
    turn_forward(state, kept)
    state.hands[seat] = hand
    hidden = (1 << held) - 1
    while hidden < size:
        likely[hidden] = BY_THE_POLICY * likely[hidden] + (1 - BY_THE_POLICY) * free[hidden]
        hidden = next_subset(hidden)


@kernel
def weigh_plays(
    state: State, seat: int, cards: int, held: int, likely: list[float], free: list[float], kept: list[float]
) -> None:
    """Multiply how likely each hand is by how likely the seat's plays are with it, from the last one back."""
    played = 0
    size = 1 << count(cards)
    for place in range(int(kept[2]) - 1, -1, -1):
        if seat_of_play(state, place) != seat:
            continue
        card = int(state.plays[place])
        played |= 1 << card
        turn_back_to_play(state, place, kept)
        hidden = (1 << held) - 1
        while hidden < size:
            if likely[hidden] > 0:
                state.hands[seat] = spread(hidden, cards) | played
                one, other = judge_card(state, seat, card)
                likely[hidden] *= one
                free[hidden] *= other
            hidden = next_subset(hidden)


@kernel
def weigh_guesses(
    state: State,
    seat: int,
    cards: int,
    held: int,
    likely: list[float],
    free: list[float],
    kept: list[float],
    guesses: int,
) -> None:
    """Multiply how likely each hand is by how likely the seat's guesses are with it."""
    size = 1 << count(cards)
    spots = 0
    for number in range(guesses):
        spot = spot_of_guess(state, number)
        if spot < 0:
            continue
        if seat_of_guess(state, number) == seat:
            played = played_since(state, seat, number // 2 + 1, int(kept[2]))
            turn_back_to_guess(state, number, spots, kept)
            hidden = (1 << held) - 1
            while hidden < size:
                if likely[hidden] > 0:
                    state.hands[seat] = spread(hidden, cards) | played
                    one, other = judge_spot(state, seat, spot)
                    likely[hidden] *= one
                    free[hidden] *= other
                hidden = next_subset(hidden)
            turn_forward(state, kept)
        spots |= 1 << spot


@kernel
def played_since(state: State, seat: int, trick: int, played: int) -> int:
    """Return the set of cards that a seat has played from a trick on."""
    found = 0
    for place in range(trick * state.players, played):
        if seat_of_play(state, place) == seat:
            found |= 1 << int(state.plays[place])
    return found


@kernel
def likelihood(world: State, seat: int) -> float:
    """Return how likely the visible choices of the others in this round are in a world."""
    product = 1.0
    for other in range(world.players):
        if other != seat:
            hand = world.hands[other]
            held = count(hand)
            likely = doubles(1 << held)
            weigh_hands(world, other, hand, held, likely)
            product *= likely[(1 << held) - 1]
    return product
