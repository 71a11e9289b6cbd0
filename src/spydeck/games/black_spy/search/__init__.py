"""How bots that search think about Black Spy: how hard, which actions they compare, what a deal is worth.

`conduct` says which worlds are likely, `playing` how a deal continues in one, and `costs` what cards cost.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from math import sqrt
from typing import Any

from spydeck.games.black_spy.belief.knowledge import narrow_hands, played_by, size_of_hand, unseen_cards
from spydeck.games.black_spy.cards import SPIES, first_spies, held_card, one_spy
from spydeck.games.black_spy.rules.deal import receiver
from spydeck.games.black_spy.rules.state import MAX_PLAYERS, State
from spydeck.games.black_spy.rules.tricks import lowest_totals, playable, sweeper
from spydeck.games.black_spy.search.conduct import likelihood, refine
from spydeck.games.black_spy.search.costs import NOT_PASSED, danger_in_hand, most_dangerous_of
from spydeck.games.black_spy.search.playing import play_on, play_on_tuned
from spydeck.games.black_spy.vocabulary import event, stage, verb
from spydeck.games.events import points_scored
from spydeck.games.reasons import chance
from spydeck.games.search import Level
from spydeck.json_types import JsonObject
from spydeck.kernel import NONE, count, exponential, kernel, lowest

__all__ = [
    "COUNTS",
    "LEVELS",
    "MAX_CANDIDATES",
    "MEASURES",
    "candidates",
    "count_odds",
    "likelihood",
    "measure",
    "odds",
    "play_on",
    "play_on_tuned",
    "refine",
]


LEVELS = {
    "easy": Level(playouts=100, worlds=6, width=2, noise=400, tuned=False, believes=False, softness=3.0),
    "medium": Level(playouts=400, worlds=32, width=3, noise=200, tuned=False, believes=False, softness=0.3),
    "hard": Level(playouts=1500, worlds=256, width=6, steps=2),
    "expert": Level(playouts=20_000, worlds=1024, width=12, steps=6),
}
"""With few playouts it compares few threes to pass: among many, the luckiest would look best."""


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


MEASURES = ("value", "points", "spies", "sweep")

SHORT = 30
"""Up to this end value a game hardly outlasts a deal and is about its points alone."""

WIN = 100.0
"""The worth of winning the game, in points."""

POINTS = 0.3
"""The worth of a point by itself where the game is to be won."""


@kernel
def lead_of(world: State, seat: int) -> float:
    """Return how many points fewer than the others, on average, a seat has in total."""
    others = 0
    for other in range(world.players):
        if other != seat:
            others += world.totals[other]
    return others / (world.players - 1) - world.totals[seat]


@kernel
def chance_to_win(world: State, seat: int) -> float:
    """Return a seat's share of the win, or before the end how likely it wins, judged by the totals.

    The more points are left until the end, the less a lead says.
    """
    if world.stage == stage.OVER:
        best = lowest_totals(world)
        return (best >> seat & 1) / count(best)
    highest = world.totals[0]
    for other in range(world.players):
        highest = max(highest, world.totals[other])
    spread = 5.0 + 1.6 * sqrt(float(max(0, world.end_value - highest)))
    odds_against = 0.0
    for other in range(world.players):
        odds_against += exponential(min(50.0, (world.totals[seat] - world.totals[other]) / spread))
    return 1.0 / odds_against


@kernel
def measure(world: State, seat: int, out: Any) -> None:
    """Write what the deal is worth, the points in it, Black Spies taken, and whether the seat swept."""
    value = lead_of(world, seat)
    if world.end_value > SHORT:
        value = POINTS * value + WIN * chance_to_win(world, seat)
    out[0] = value
    out[1] = points_scored(world, event.SCORED, seat)
    out[2] = count(world.taken[seat] & SPIES)
    out[3] = int(sweeper(world) == seat)


COUNTS = MAX_PLAYERS
"""One for each seat."""


@kernel
def count_odds(world: State, seat: int, counts: Any) -> None:
    """Add to `counts`, for each seat, whether it holds a Black Spy in one of equally likely worlds."""
    for other in range(world.players):
        cards = world.hands[other]
        if world.stage == stage.PASS:
            cards |= world.passed[other]  # what others pass is theirs until all have
        if cards & SPIES:
            counts[other] += 1


def odds(seen: State, seat: int, shares: Sequence[float]) -> JsonObject:
    """Return how many Black Spies are out, and how likely each other seat holds one, in percent.

    `shares` are the means of what `count_odds` counts.
    """
    out = count(SPIES) - seen.spies_played - count(seen.hands[seat] & SPIES)
    if seen.stage == stage.TAKE:
        out -= count(seen.mole & SPIES)  # it has the Mole before it
    holders, sure = possible_holders(seen, seat, out)
    return {
        "spies_out": out,
        "holds_spy": [
            None
            if other == seat
            else round(chance(shares[other], possible=other in holders, certain=other in sure))
            for other in range(seen.players)
        ],
    }


def possible_holders(seen: State, seat: int, out: int) -> tuple[set[int], set[int]]:
    """Return the other seats that may hold one of the Black Spies that are out, and those that must."""
    others = {other for other in range(seen.players) if other != seat and out}
    if seen.stage < stage.CALL:
        return others, set()
    known = deepcopy(seen)
    narrow_hands(known, seat, unseen_cards(known, seat))
    room = {other: size_of_hand(seen, other) for other in others if known.hands[other] & SPIES}
    sure = {other for other in room if out > sum(room.values()) - room[other]}
    taker = receiver(seen, seat)
    if count(seen.passed[seat] & SPIES) > count(played_by(seen, taker) & SPIES):
        sure.add(taker)
    return set(room), sure
