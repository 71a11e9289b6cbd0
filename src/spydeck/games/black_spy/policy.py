"""The quick sensible move of Black Spy: the baseline bot, and a policy for playouts.

It weighs every card that may be played: how likely it takes the trick, what the trick would be worth, and how
dangerous the card is to keep. It reads only what the seat may know, so it does the same on an observed state
as on a true one. Values are in hundredths of a point.
"""

from __future__ import annotations

from spydeck.games.black_spy.cards import (
    BLACK,
    DECK,
    SPIES,
    cards_above,
    cards_of_colour,
    colour_of,
    first_spies,
    held_card,
    one_spy,
    rank_of,
)
from spydeck.games.black_spy.rules import verb_of_stage
from spydeck.games.black_spy.rules.state import OTHERS, PASSED_CARDS, SELF, State
from spydeck.games.black_spy.rules.tricks import (
    SWEEP,
    ends_the_game,
    gone_back,
    next_spies,
    playable,
    value_of,
)
from spydeck.games.black_spy.vocabulary import verb
from spydeck.kernel import NONE, count, inlined_kernel, kernel, lowest
from spydeck.kernel import random_member as random_verb

__all__ = ["random_verb", "sensible", "stand_in"]

LOW = 0x3F
"""The ranks 1 to 6 of a colour, as a bit set."""

LIKELY_SWEEP = 9
"""The number of black cards in one pile that makes a sweep likely enough to prevent."""

SWEEP_PREVENTED = 3000
"""The value of preventing a likely sweep, in hundredths of a point."""


@kernel
def low_cards(hand: int, colour: int) -> int:
    """Return the number of cards of ranks 1 to 6 of a colour in a hand."""
    return count(hand & (LOW << (11 * colour)))


@inlined_kernel
def danger_in(colour: int, rank: int, covers: int, shortness: int) -> int:
    """Return how dangerous it is to keep a card, in hundredths of a point.

    `covers` is the number of low cards of its colour in the hand; `shortness` counts few cards of it in all.
    """
    if colour == 4:
        if rank < 7:
            return 30 * rank - 150
        if rank == 7:
            return 900 - 150 * covers
        return 700 + 60 * rank - 200 * covers
    if rank < 7:
        return 30 * rank + shortness - 150
    return 90 * (rank - 4) - 50 * covers + shortness


@kernel
def danger(card: int, hand: int) -> int:
    """Return how dangerous it is to keep a card in a hand, in hundredths of a point."""
    colour = colour_of(card)
    length = count(hand & cards_of_colour(colour))
    shortness = 60 * (4 - length) if length < 4 else 0
    return danger_in(colour, rank_of(card), low_cards(hand, colour), shortness)


@kernel
def most_dangerous(cards: int, hand: int) -> int:
    """Return the card of a set that is the most dangerous to keep in a hand."""
    best = NONE
    worst = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        value = danger(card, hand)
        if best == NONE or value > worst:
            best = card
            worst = value
    return best


@kernel
def cards_to_pass(hand: int) -> int:
    """Return the three most dangerous cards, each judged by what is left, as a bit set."""
    chosen = 0
    for _ in range(PASSED_CARDS):
        left = hand & ~chosen
        chosen |= 1 << most_dangerous(one_spy(left), left)
    return chosen


@kernel
def cards_to_take(hand: int, mole: int) -> int:
    """Return the three least dangerous cards of the Mole, as a bit set."""
    left = mole
    while count(left) > PASSED_CARDS:
        left &= ~(1 << most_dangerous(left, hand | left))
    return left


@kernel
def colour_to_call(hand: int) -> int:
    """Return the colour in which the hand can best lose tricks."""
    best = 0
    for colour in range(4):
        if low_cards(hand, colour) > low_cards(hand, best):
            best = colour
    return best


@kernel
def unseen_by(state: State, seat: int) -> int:
    """Return the cards that are neither in a seat's hand nor played in this deal, as a bit set."""
    seen = next_spies(state, state.hands[seat]) | state.trick_cards
    for other in range(state.players):
        seen |= state.taken[other]
    return DECK & ~seen


@kernel
def likely_sweeper(state: State, seat: int) -> int:
    """Return the other seat that alone has taken black cards, and many of them, or -1."""
    sweeper = NONE
    for other in range(state.players):
        black = count(state.taken[other] & BLACK)
        if black > 0 and (other == seat or black < LIKELY_SWEEP):
            return NONE
        if black > 0:
            sweeper = other
    return sweeper


@inlined_kernel
def chance_to_take(state: State, card: int, unseen: int) -> int:
    """Return how likely a card is to take the trick if the others follow at random, in thousandths."""
    if state.beating >> card & 1 == 0:
        return 0
    likely = 1000
    higher = count(cards_above(card) & unseen)
    if higher > 0:
        lower = count(cards_of_colour(colour_of(card)) & unseen) - higher + 3
        for _ in range(state.players - 1 - state.in_trick):
            likely = likely * lower // (lower + higher)
    return likely


@inlined_kernel
def yet_to_come(state: State, leading: int, unseen: int) -> int:
    """Return what the players still to come may add to the trick, in hundredths of a point."""
    behind = state.players - 1 - state.in_trick
    cards = count(unseen)
    if behind == 0 or cards == 0:
        return 0
    colour = colour_of(leading)
    black = 100 * value_of(unseen & BLACK, 0)
    if colour == 4:
        return behind * (black // (count(unseen & BLACK) + 2))
    mean = black // cards
    if rank_of(leading) == 7:
        return behind * (mean + 40 * count(unseen & SPIES))
    return behind * (mean * 4 // (count(unseen & cards_of_colour(colour)) + 2))


@inlined_kernel
def cost_of_playing(
    state: State, seat: int, card: int, unseen: int, sweeper: int, trick: int, to_come: int
) -> int:
    """Return the cost of playing a card now, in hundredths of a point.

    `trick` is the value of the trick so far in points, `to_come` what may be added to it.
    """
    own = value_of(1 << card, state.variants)
    taking = chance_to_take(state, card, unseen)
    if_taken = 100 * (trick + own) + to_come
    if_given = -60 * own
    if sweeper != NONE:
        if (state.trick_cards | 1 << card) & BLACK:
            if_taken -= SWEEP_PREVENTED
        if state.taker == sweeper and 1 << card & BLACK:
            if_given += SWEEP_PREVENTED
    cost = (taking * if_taken + (1000 - taking) * if_given) // 1000
    return cost - danger(card, state.hands[seat])


@kernel
def card_to_play(state: State, seat: int) -> int:
    """Return the card with the lowest cost among those that may be played."""
    able = one_spy(playable(state, seat))
    if able & (able - 1) == 0:
        return lowest(able)
    unseen = unseen_by(state, seat)
    sweeper = likely_sweeper(state, seat)
    trick = value_of(state.trick_cards, state.variants)
    to_come = 0
    if state.in_trick > 0:
        to_come = yet_to_come(state, int(state.plays[state.played - state.in_trick]), unseen)
    best = NONE
    lowest_cost = 0
    while able:
        card = lowest(able)
        able &= able - 1
        if state.in_trick == 0:
            to_come = yet_to_come(state, card, unseen)
        cost = cost_of_playing(state, seat, card, unseen, sweeper, trick, to_come)
        if best == NONE or cost < lowest_cost:
            best = card
            lowest_cost = cost
    return best


@kernel
def way_to_settle(state: State, seat: int) -> int:
    """Return OTHERS if that wins the game at once, otherwise SELF (BS-23, BS-28)."""
    ends = False
    for other in range(state.players):
        if other != seat:
            total = gone_back(state.totals[other] + SWEEP, state.end_value, state.variants)
            if total < state.totals[seat]:
                return SELF
            if ends_the_game(total, state.end_value, state.variants):
                ends = True
    return OTHERS if ends else SELF


@kernel
def sensible(state: State, seat: int, generator: list[int]) -> tuple[int, int, int]:
    """Return the sensible action of a seat that may act; the generator is not used.

    Black Spies are named from the first, whatever their numbers in the hand; the rules accept any number.
    """
    verb_id = verb_of_stage(state.stage)
    hand = state.hands[seat]
    if verb_id == verb.PLAY:
        return verb.PLAY, held_card(card_to_play(state, seat), SPIES), 0
    if verb_id == verb.PASS:
        return verb.PASS, NONE, first_spies(cards_to_pass(hand))
    if verb_id == verb.TAKE:
        return verb.TAKE, NONE, first_spies(cards_to_take(hand, state.mole))
    if verb_id == verb.CALL:
        return verb.CALL, colour_to_call(hand), 0
    return verb.SETTLE, way_to_settle(state, seat), 0


stand_in = sensible
"""No decision in Black Spy is reserved for the player."""
