"""What others passed, where a seat knows which cards were left in the Mole after it took its three.

Those cards, the *marked* ones, were in the hands of the seats that took later: three each. Their numbers in
the hands after the pass tell in how many ways they can have been passed there. Numbers have 6 bits a seat.
"""

from spydeck.games.black_spy.belief.knowledge import giver, took_after
from spydeck.games.black_spy.belief.subsets import subsets
from spydeck.games.black_spy.rules.deal import receiver
from spydeck.games.black_spy.rules.state import PASSED_CARDS, State, hand_size
from spydeck.kernel import kernel


@kernel
def marked_at(marked: int, seat: int) -> int:
    """Return the number of marked cards that a seat has after the pass, played or not."""
    return marked >> (6 * seat) & 63


@kernel
def marked_passed(state: State, seat: int, marked: int, other: int, received: int) -> int:
    """Return how many marked cards a seat passed, given how many it received."""
    return took_after(state, seat, other) - marked_at(marked, other) + received


@kernel
def ways_for_one(state: State, marked: int, other: int, passed: int) -> float:
    """Return in how many ways the cards of a seat can have so many marked ones among those it received."""
    there = marked_at(marked, other)
    return subsets(there, passed) * subsets(hand_size(state) - there, PASSED_CARDS - passed)


@kernel
def ways_to_pass(state: State, seat: int, marked: int) -> float:
    """Return in how many ways others can have passed so that the marked cards are where they are."""
    ways = 1.0
    passed = 0  # the observer holds none before the pass
    other = receiver(state, seat)
    while other != giver(state, seat):
        passed = marked_passed(state, seat, marked, other, passed)
        other = receiver(state, other)
        ways *= ways_for_one(state, marked, other, passed)
    if marked_passed(state, seat, marked, other, passed) != marked_at(marked, seat):
        return 0.0
    aside = beside(state, seat)
    if aside != seat:
        ways_aside = 0.0
        for passed in range(PASSED_CARDS + 1):
            ways_aside += ways_to_pass_across(state, seat, marked, aside, passed)
        ways *= ways_aside
    return ways


@kernel
def beside(state: State, seat: int) -> int:
    """Return a seat that the pass across leaves to pass with another, or the seat itself (BS-9)."""
    if receiver(state, receiver(state, seat)) != seat:
        return seat
    return (seat + 1) % state.players


@kernel
def ways_to_pass_across(state: State, seat: int, marked: int, aside: int, passed: int) -> float:
    """Return in how many ways two seats can have passed cards to each other, so many marked by the first."""
    other = receiver(state, aside)
    back = marked_passed(state, seat, marked, other, passed)
    if marked_passed(state, seat, marked, aside, back) != passed:
        return 0.0
    return ways_for_one(state, marked, other, passed) * ways_for_one(state, marked, aside, back)
