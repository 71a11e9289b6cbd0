"""Worlds that are consistent with what a seat knows, each as likely as any other.

In a round the seat has not seen the other hands and the Secret Document. What it knows of them: how many
cards each hand has, and which suits it could not follow. All else is public, so there is nothing more to fill
in; before a deal and after the reveal there are no hidden cards at all.
"""

from spydeck.games.spy_tricks.cards import SUIT_COUNT, cards_of_suit
from spydeck.games.spy_tricks.observe import possible_secrets
from spydeck.games.spy_tricks.odds import (
    cards_left,
    held_without,
    number_without,
    voids_of_all,
    ways_to_split,
)
from spydeck.games.spy_tricks.rules import event, stage
from spydeck.games.spy_tricks.rules.state import MAX_PLAYERS, State
from spydeck.kernel import EVERYONE, count, kernel, lowest, random_below, random_member

CERTAIN = 1.0
"""The weight of every sample: the worlds are drawn uniformly."""


@kernel
def resample(state: State, seat: int, generator: list[int]) -> float:
    """Fill an observed state with a random world of those that a seat (-1: a spectator) cannot tell apart.

    Return its weight, which is always 1.
    """
    for other in range(MAX_PLAYERS):
        if other != seat:
            state.hands[other] = 0
    if state.stage == stage.PLAY or state.stage == stage.GUESS or state.stage == stage.SALVATION:
        state.secret = deal_unseen(state, seat, generator)
    fill_in_events(state)
    return CERTAIN


@kernel
def deal_unseen(state: State, seat: int, generator: list[int]) -> int:
    """Deal the cards that a seat has not seen to the others. Return the last one, the Secret Document."""
    unseen = possible_secrets(state, seat)
    voids = voids_of_all(state)
    held = held_without(state, seat, voids)
    if held >> 5:
        unseen = deal_single_suits(state, seat, unseen, voids, held, generator)
        unseen = deal_pairs_of_suits(state, seat, unseen, voids, held, generator)
    return lowest(deal_to(state, seat, unseen, voids, 0, generator))


@kernel
def deal_single_suits(
    state: State, seat: int, unseen: int, voids: int, held: int, generator: list[int]
) -> int:
    """Deal to the hands that can only hold one suit (ST-9). Return the other unseen cards."""
    for suit in range(SUIT_COUNT):
        without = 7 ^ 1 << suit
        number = number_without(held, without)
        if number:
            cards = random_cards(generator, unseen & cards_of_suit(suit), number)
            unseen ^= cards
            deal_to(state, seat, cards, voids, without, generator)
    return unseen


@kernel
def deal_pairs_of_suits(
    state: State, seat: int, unseen: int, voids: int, held: int, generator: list[int]
) -> int:
    """Deal to the hands that can only hold two suits (ST-9). Return the other unseen cards.

    First a way to lie in these hands is drawn out of all, which says how many cards of each suit go there.
    """
    red = count(unseen & cards_of_suit(0))
    blue = count(unseen & cards_of_suit(1))
    white = count(unseen & cards_of_suit(2))
    ways, _ = ways_to_split(red, blue, white, held, 0)
    _, split = ways_to_split(red, blue, white, held, random_below_many(generator, ways))
    for suit in range(SUIT_COUNT):
        number = number_without(held, 1 << suit)
        if number:
            of_next = split >> 5 * suit & 31
            next_suit = unseen & cards_of_suit((suit + 1) % SUIT_COUNT)
            last_suit = unseen & cards_of_suit((suit + 2) % SUIT_COUNT)
            cards = random_cards(generator, next_suit, of_next)
            cards |= random_cards(generator, last_suit, number - of_next)
            unseen ^= cards
            deal_to(state, seat, cards, voids, 1 << suit, generator)
    return unseen


@kernel
def deal_to(state: State, seat: int, cards: int, voids: int, without: int, generator: list[int]) -> int:
    """Deal cards to the others that have exactly this set of suits missing. Return the cards left."""
    for other in range(state.players):
        if other != seat and voids >> 3 * other & 7 == without:
            hand = random_cards(generator, cards, cards_left(state, other))
            state.hands[other] = hand
            cards ^= hand
    return cards


@kernel
def random_cards(generator: list[int], cards: int, number: int) -> int:
    """Return a random set of so many of some cards."""
    rest = cards
    for _ in range(number):
        rest ^= 1 << random_member(generator, rest)
    return cards ^ rest


@kernel
def random_below_many(generator: list[int], limit: int) -> int:
    """Return a random number from 0 to limit - 1, where the limit may have up to 44 bits."""
    return ((random_below(generator, 1 << 30) << 30) + random_below(generator, 1 << 30)) % limit


@kernel
def fill_in_events(state: State) -> None:
    """Let the last events say who sees what, and give the private ones the hands dealt in this world."""
    for row in range(state.event_count):
        if state.event_kind[row] == event.HAND_DEALT:
            holder = int(state.event_seat[row])
            state.event_sees[row] = 1 << holder
            state.event_value[row] = state.hands[holder]
        else:
            state.event_sees[row] = EVERYONE
