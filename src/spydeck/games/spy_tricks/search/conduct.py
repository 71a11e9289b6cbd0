"""How likely a seat's visible choices are with a hand: the cards that it played and the spots that it took.

A player is taken to be of one of two kinds, without knowing which. One does what `sensible` does, with rare
exceptions. The other prefers what looks good to `sensible`, but chooses freely among what is about as good.

To judge an earlier choice the state is turned back to it, in place, and then forward again. Only what the
policy reads is turned back, all of it public; the hands are the caller's.
"""

from __future__ import annotations

from spydeck.games.spy_tricks.belief import odds_of_cards, odds_of_suits
from spydeck.games.spy_tricks.cards import (
    FIRST_CARD_SPOT,
    SUIT_COUNT,
    cards_named,
    cards_of_suit,
)
from spydeck.games.spy_tricks.observe import possible_secrets
from spydeck.games.spy_tricks.policy import chance_of_void, chance_to_guess, led_suit, worth_of_keeping
from spydeck.games.spy_tricks.rules.guesses import open_spots, points_of_spot
from spydeck.games.spy_tricks.rules.state import HENCHMEN, MAX_PLAYERS, TRICKS, State
from spydeck.games.spy_tricks.rules.tricks import playable
from spydeck.games.spy_tricks.vocabulary import stage
from spydeck.kernel import NONE, count, doubles, kernel, lowest

FIELDS = 5 + MAX_PLAYERS
"""How many numbers of a state `keep` saves."""


@kernel
def keep(state: State, kept: list[float]) -> None:
    """Save what `turn_back_to_play` and `turn_back_to_guess` change, and the mat."""
    kept[0] = state.stage
    kept[1] = state.trick
    kept[2] = state.played
    kept[3] = state.in_trick
    kept[4] = state.mat
    for seat in range(MAX_PLAYERS):
        kept[5 + seat] = state.spots[seat]


@kernel
def turn_forward(state: State, kept: list[float]) -> None:
    """Restore what `keep` has saved."""
    state.stage = int(kept[0])
    state.trick = int(kept[1])
    state.played = int(kept[2])
    state.in_trick = int(kept[3])
    state.mat = int(kept[4])
    for seat in range(MAX_PLAYERS):
        state.spots[seat] = int(kept[5 + seat])


@kernel
def mat_before(state: State, trick: int, played: int, mat: int) -> int:
    """Return the mat before a trick, from what it is after all of the `played` cards in full tricks."""
    for place in range(trick * state.players, played):
        mat &= ~(1 << int(state.plays[place]))
    return mat


@kernel
def seat_of_play(state: State, place: int) -> int:
    """Return the seat that played the card at a place in the order of plays."""
    trick = place // state.players
    seat = int(state.leaders[trick]) + place - trick * state.players
    return seat - state.players if seat >= state.players else seat


@kernel
def guesses_made(state: State) -> int:
    """Return how many henchmen have been placed after tricks: two a trick, the Winner's first (ST-14)."""
    made = 2 * state.trick
    if state.stage == stage.GUESS:
        made -= 2 if state.turn == state.winner else 1
    return made


@kernel
def seat_of_guess(state: State, number: int) -> int:
    """Return the seat that placed the henchman with a number, in the order of placing."""
    trick = number // 2
    return int(state.losers[trick]) if number & 1 else int(state.leaders[trick + 1])


@kernel
def guesses_of(state: State, seat: int, number: int) -> int:
    """Return how many of the first henchmen, so many in all, are a seat's."""
    found = 0
    for earlier in range(number):
        found += int(seat_of_guess(state, earlier) == seat)
    return found


@kernel
def spot_of_guess(state: State, number: int) -> int:
    """Return where the henchman with a number was placed, or -1 if it may have been taken back (ST-20)."""
    seat = seat_of_guess(state, number)
    if state.stage == stage.SALVATION and guesses_of(state, seat, 2 * TRICKS) == HENCHMEN:
        return NONE
    return int(state.pawns[HENCHMEN * seat + guesses_of(state, seat, number)])


@kernel
def turn_back_to_play(state: State, place: int, kept: list[float]) -> None:
    """Turn a state back to before the card at a place in the order of plays."""
    trick = place // state.players
    full = int(kept[2]) - int(kept[3])
    state.stage = stage.PLAY
    state.trick = trick
    state.played = place
    state.in_trick = place - trick * state.players
    state.mat = mat_before(state, trick, full, int(kept[4]))


@kernel
def turn_back_to_guess(state: State, number: int, spots: int, kept: list[float]) -> None:
    """Turn a state back to before the henchman with a number, when the henchmen stood on some spots."""
    trick = number // 2 + 1
    full = int(kept[2]) - int(kept[3])
    state.stage = stage.GUESS
    state.trick = trick
    state.played = trick * state.players
    state.in_trick = 0
    state.mat = mat_before(state, trick, full, int(kept[4]))
    for seat in range(state.players):
        state.spots[seat] = 0
    state.spots[0] = spots


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
