"""The quick sensible move of Spy Tricks."""

from spydeck.games.spy_tricks.belief import best_spot, odds_of_cards, odds_of_suits
from spydeck.games.spy_tricks.cards import DECK, cards_named, cards_of_suit, power_of, suit_of
from spydeck.games.spy_tricks.observe import possible_secrets
from spydeck.games.spy_tricks.rules.guesses import open_spots
from spydeck.games.spy_tricks.rules.state import TRICKS, State
from spydeck.games.spy_tricks.rules.tricks import playable
from spydeck.games.spy_tricks.vocabulary import stage, verb
from spydeck.kernel import NONE, count, kernel, lowest
from spydeck.kernel import random_member as random_verb

__all__ = ["random_verb", "sensible", "stand_in"]

CERTAIN = 1000
"""The chance of what is certain; all chances are in thousandths."""


@kernel
def sensible(seen: State, seat: int, generator: list[int]) -> tuple[int, int, int]:
    """Return the guess that scores most on average, or the card that most likely leads to a guess.

    The policy is deterministic, so the generator is unused.
    """
    if seen.stage == stage.PLAY:
        return verb.PLAY, best_card(seen, seat), 0
    possible = possible_secrets(seen, seat)
    odds = odds_of_suits(seen, seat)
    spot = best_spot(open_spots(seen), possible, odds)
    likely = odds_of_cards(possible & cards_named(spot), odds)
    late = seen.trick >= TRICKS - 1 or 2 * likely >= odds_of_cards(possible, odds)
    if late and seen.helpers >> seat & 1:
        return verb.GUESS, spot, verb.WITH_HELPER
    return verb.GUESS, spot, 0


@kernel
def best_card(seen: State, seat: int) -> int:
    """Return the card most likely to win or lose the trick, less what it is worth in later tricks."""
    able = playable(seen, seat)
    best = lowest(able)
    if able & (able - 1) == 0:
        return best
    unseen = possible_secrets(seen, seat)
    most = -10 * CERTAIN
    led = NONE
    void = 0
    while able:
        card = lowest(able)
        able &= able - 1
        if led != led_suit(seen, card):
            led = led_suit(seen, card)
            void = chance_of_void(unseen, led, TRICKS + 1 - seen.trick)
        worth = chance_to_guess(seen, card, unseen, void) - worth_of_keeping(seen, card, unseen)
        if worth > most:
            most = worth
            best = card
    return best


@kernel
def led_suit(seen: State, card: int) -> int:
    """Return the suit that is led in a trick to which a card is played next."""
    if seen.in_trick:
        return suit_of(int(seen.plays[seen.played - seen.in_trick]))
    return suit_of(card)


@kernel
def worth_of_keeping(seen: State, card: int, unseen: int) -> int:
    """Return what a card is worth in later tricks, in thousandths: more if its power is extreme."""
    above = count(unseen & stronger(card))
    below = count(unseen) - above
    extreme = CERTAIN * max(above, below) // (above + below)
    left = TRICKS - 1 - seen.trick
    return extreme * left // 2


@kernel
def stronger(card: int) -> int:
    """Return the set of cards with more power than a card (ST-1, ST-11)."""
    suit = suit_of(card)
    return (cards_of_suit(suit) & (-2 << card)) | ((1 << 9 * suit) - 1)


@kernel
def chance_to_guess(seen: State, card: int, unseen: int, void: int) -> int:
    """Return roughly how likely a card is to win or lose the trick, in thousandths.

    `void` is how likely a later player has none of the suit led, in thousandths.
    """
    power = power_of(card)
    wins = True
    loses = True
    for place in range(seen.played - seen.in_trick, seen.played):
        if power_of(int(seen.plays[place])) > power:
            wins = False
        else:
            loses = False
    led = led_suit(seen, card)
    above = stronger(card)
    later = seen.players - seen.in_trick - 1
    chance = 0
    if wins:
        chance += chance_of_none(unseen, unseen & above, led, later, void)
    if loses:
        chance += chance_of_none(unseen, unseen & ~above & DECK, led, later, void)
    return chance


@kernel
def chance_of_void(unseen: int, led: int, held: int) -> int:
    """Return roughly how likely it is, in thousandths, that none of `held` unseen cards is of a suit."""
    suited = count(unseen & cards_of_suit(led))
    others = count(unseen) - suited
    void = CERTAIN
    for _ in range(held):
        void = void * others // (suited + others)
    return void


@kernel
def chance_of_none(unseen: int, passing: int, led: int, later: int, void: int) -> int:
    """Return roughly how likely it is, in thousandths, that no later player plays a `passing` card.

    Each of the `later` players follows suit with a random card if possible, and plays any random card
    otherwise (ST-9).
    """
    if later == 0 or passing == 0:
        return CERTAIN
    following = cards_of_suit(led)
    suited = count(unseen & following)
    others = count(unseen) - suited
    passes = 0
    if suited:
        passes += (CERTAIN - void) * count(passing & following) // suited
    if others:
        passes += void * count(passing & ~following) // others
    chance = CERTAIN - passes
    for _ in range(later - 1):
        chance = chance * (CERTAIN - passes) // CERTAIN
    return chance


stand_in = sensible
"""No decision in Spy Tricks is reserved for the player."""
