"""Which actions the search compares: all cards, colours, and ways to settle, and the likeliest threes."""

from __future__ import annotations

from typing import Any

from spydeck.games.black_spy.cards import SPIES, first_spies, held_card, one_spy
from spydeck.games.black_spy.rules import stage, verb
from spydeck.games.black_spy.rules.play import playable
from spydeck.games.black_spy.rules.state import State
from spydeck.games.black_spy.search.tuned import NOT_PASSED, danger_in_hand, most_dangerous_of
from spydeck.kernel import NONE, count, kernel, lowest

MAX_CANDIDATES = 60

THREES_OF = 10
"""Out of how many cards threes to pass or take are chosen."""


@kernel
def candidates(seen: State, seat: int, width: int, out: Any) -> int:
    """Write the actions to compare, as rows of verb, subject, and objects. Return how many there are."""
    if seen.stage == stage.PLAY:
        return write_subjects(verb.PLAY, one_spy(playable(seen, seat)), out)
    if width == 0:
        return 0
    if seen.stage == stage.CALL:
        return write_subjects(verb.CALL, 15, out)
    if seen.stage == stage.SETTLE:
        return write_subjects(verb.SETTLE, 3, out)
    hand = seen.hands[seat]
    if seen.stage == stage.PASS:
        return write_threes(verb.PASS, hand, hand, 1, width, out)
    return write_threes(verb.TAKE, seen.mole, hand | seen.mole, -1, width, out)


@kernel
def write_subjects(verb_id: int, subjects: int, out: Any) -> int:
    """Write an action for each subject of a set. Return how many there are."""
    number = 0
    while subjects:
        out[number, 0] = verb_id
        out[number, 1] = held_card(lowest(subjects), SPIES) if verb_id == verb.PLAY else lowest(subjects)
        out[number, 2] = 0
        subjects &= subjects - 1
        number += 1
    return number


@kernel
def most_wanted(cards: int, hand: int, sign: int) -> int:
    """Return the most dangerous cards of a set, or with sign -1 the least dangerous ones.

    They are judged one after the other, each by what is left; equal Black Spies count up to three times.
    """
    left = cards
    found = 0
    limit = min(THREES_OF, count(cards))
    if sign > 0:
        while count(found) < limit:
            found |= 1 << most_dangerous_of(left & ~found, hand & ~found, NOT_PASSED)
        return found
    while count(left) > limit:
        left &= ~(1 << most_dangerous_of(left, hand, NOT_PASSED))
    return left


@kernel
def worth_of_three(first: int, second: int, third: int, hand: int, sign: int) -> float:
    """Return how dangerous three cards are to keep in a hand, or with sign -1 how safe they are to have."""
    value = 0.0
    rest = hand & ~(1 << first | 1 << second | 1 << third)
    for card in (first, second, third):
        value += danger_in_hand(card, hand, NOT_PASSED)
        if sign > 0:
            value += danger_in_hand(card, rest | 1 << card, NOT_PASSED)
    return sign * value


@kernel
def write_threes(verb_id: int, cards: int, hand: int, sign: int, width: int, out: Any) -> int:
    """Write the threes of a set that the policy thinks best, at most `width`. Return how many there are.

    Until all are compared, the column of the subject holds what a three is worth.
    """
    number = 0
    wanted = most_wanted(cards, hand, sign)
    first_left = wanted
    while first_left:
        first = lowest(first_left)
        first_left &= first_left - 1
        second_left = first_left
        while second_left:
            second = lowest(second_left)
            second_left &= second_left - 1
            third_left = second_left
            while third_left:
                third = lowest(third_left)
                third_left &= third_left - 1
                three = first_spies(1 << first | 1 << second | 1 << third)
                worth = worth_of_three(first, second, third, hand, sign)
                number = insert_three(three, int(worth), number, min(width, MAX_CANDIDATES), out)
    for place in range(number):
        out[place, 0] = verb_id
        out[place, 1] = NONE
    return number


@kernel
def insert_three(three: int, worth: int, number: int, width: int, out: Any) -> int:
    """Insert a three among the best so far, unless an equal one is there. Return how many there are then."""
    for place in range(number):
        if out[place, 2] == three:
            return number
    if number == width:
        if out[width - 1, 1] >= worth:
            return number
        number -= 1
    place = number
    while place > 0 and out[place - 1, 1] < worth:
        out[place, 1] = out[place - 1, 1]
        out[place, 2] = out[place - 1, 2]
        place -= 1
    out[place, 1] = worth
    out[place, 2] = three
    return number + 1
