"""The quick sensible move and the random playout of Spy Tricks."""

from spydeck.games.spy_tricks.cards import DECK, cards_of_suit, power_of, suit_of
from spydeck.games.spy_tricks.observe import possible_secrets
from spydeck.games.spy_tricks.odds import best_spot, cards_named, odds_of_cards, odds_of_suits
from spydeck.games.spy_tricks.rules.deal import deal_cards
from spydeck.games.spy_tricks.rules.guess import decline, open_spots, place_henchman
from spydeck.games.spy_tricks.rules.play import play_card, playable
from spydeck.games.spy_tricks.rules.state import (
    DEAL,
    OVER,
    PLACE,
    PLAY,
    PLAY_CARD,
    SALVATION,
    TRICKS,
    WITH_HELPER,
    State,
)
from spydeck.kernel import count, kernel, lowest, random_below, random_member, shuffle

WHOLE = 1000
"""Chances are counted in thousandths."""


@kernel
def playout(state: State, generator: list[int], order: list[int]) -> int:
    """Shuffle and play out the pending round at random, scoring included; gives the number of actions."""
    shuffle(generator, order)
    state.event_count = 0
    deal_cards(state, order)
    actions = 0
    while state.stage != DEAL and state.stage != OVER:
        seat = state.turn
        state.event_count = 0
        if state.stage == PLAY:
            play_card(state, seat, random_member(generator, playable(state, seat)))
        elif state.stage == SALVATION and random_below(generator, 2):
            decline(state, seat)
        else:
            spot = random_member(generator, open_spots(state))
            helper = random_below(generator, 2) if state.helpers >> seat & 1 else 0
            place_henchman(state, seat, spot, helper)
        actions += 1
    return actions


@kernel
def sensible(seen: State, seat: int, generator: list[int]) -> tuple[int, int, int]:
    """Guess where most is scored on average; play so as to guess often, and late rather than early.

    Nobody's turn to play is left to chance, so the generator is not drawn from.
    """
    if seen.stage == PLAY:
        return PLAY_CARD, best_card(seen, seat), 0
    possible = possible_secrets(seen, seat)
    odds = odds_of_suits(seen, seat)
    spot = best_spot(open_spots(seen), possible, odds)
    likely = odds_of_cards(possible & cards_named(spot), odds)
    late = seen.trick >= TRICKS - 1 or 2 * likely >= odds_of_cards(possible, odds)
    if late and seen.helpers >> seat & 1:
        return PLACE, spot, WITH_HELPER
    return PLACE, spot, 0


@kernel
def best_card(seen: State, seat: int) -> int:
    """The card that most surely wins or loses the trick, less what it would be worth in later ones."""
    able = playable(seen, seat)
    best = lowest(able)
    most = -10 * WHOLE
    while able:
        card = lowest(able)
        able &= able - 1
        worth = chance_to_guess(seen, seat, card) - worth_of_keeping(seen, seat, card)
        if worth > most:
            most = worth
            best = card
    return best


@kernel
def worth_of_keeping(seen: State, seat: int, card: int) -> int:
    """What a card is worth in later tricks: the nearer to either end of power, the more."""
    unseen = possible_secrets(seen, seat)
    above = count(unseen & stronger(card))
    below = count(unseen) - above
    extreme = WHOLE * max(above, below) // (above + below)
    left = TRICKS - 1 - seen.trick
    return extreme * left // 2


@kernel
def stronger(card: int) -> int:
    """The cards with more power than a card (ST-1, ST-11)."""
    suit = suit_of(card)
    return (cards_of_suit(suit) & (-2 << card)) | ((1 << 9 * suit) - 1)


@kernel
def chance_to_guess(seen: State, seat: int, card: int) -> int:
    """About how likely a card is to win or to lose the trick, in thousandths."""
    power = power_of(card)
    wins = True
    loses = True
    first = seen.played - seen.in_trick
    for place in range(first, seen.played):
        if power_of(int(seen.plays[place])) > power:
            wins = False
        else:
            loses = False
    led = suit_of(int(seen.plays[first])) if seen.in_trick else suit_of(card)
    unseen = possible_secrets(seen, seat)
    above = stronger(card)
    later = seen.players - seen.in_trick - 1
    chance = 0
    if wins:
        chance += chance_of_none(unseen, unseen & above, led, later, TRICKS + 1 - seen.trick)
    if loses:
        chance += chance_of_none(unseen, unseen & ~above & DECK, led, later, TRICKS + 1 - seen.trick)
    return chance


@kernel
def chance_of_none(unseen: int, passing: int, led: int, later: int, held: int) -> int:
    """About how likely it is that none of so many later players plays a card that passes ours by.

    Each holds so many cards, follows suit with any if it can, and else plays any (ST-9).
    """
    following = cards_of_suit(led)
    suited = count(unseen & following)
    others = count(unseen) - suited
    void = WHOLE
    for _ in range(held):
        void = void * others // (suited + others)
    passes = 0
    if suited:
        passes += (WHOLE - void) * count(passing & following) // suited
    if others:
        passes += void * count(passing & ~following) // others
    chance = WHOLE
    for _ in range(later):
        chance = chance * (WHOLE - passes) // WHOLE
    return chance
