"""How far each player is from its agenda, in a world."""

from __future__ import annotations

from spydeck.games.spycard.cards import AC, AD, KC, KD, KH, KS
from spydeck.games.spycard.rules import ability
from spydeck.games.spycard.rules.state import State, in_play
from spydeck.kernel import count, kernel

MAX_STEPS = 7
"""More steps than these are counted as these."""


@kernel
def steps_left(world: State, seat: int) -> int:
    """Return roughly how many changes on the table are missing for the agenda of a seat."""
    return min(MAX_STEPS, steps_to(world, seat, int(world.agendas[seat])))


@kernel
def steps_to(world: State, seat: int, agenda: int) -> int:
    """Return roughly how many changes on the table are missing for an agenda."""
    own = world.controlled[seat]
    if agenda == KC:
        clubs = world.of_suit[ability.CLUBS]
        return count(own & ~clubs) + count(clubs & world.face_up) + 2 * int(own == 0)
    if agenda == AC:
        return count(world.in_field & ~own) + int(world.in_field & own == 0)
    if agenda == KS:
        return abs(count(in_play(world)) - 2 * world.players)
    if agenda == AD:
        return steps_to_each_suit(world, own)
    if agenda == KH:
        return abs(count(world.face_up) - 2 * world.players)
    if agenda == KD:
        return steps_to_equal_numbers(world)
    return int(world.exposers >> seat & 1 == 0)


@kernel
def steps_to_each_suit(world: State, own: int) -> int:
    """Return a step for each suit that is face down, two for each that is missing."""
    steps = 0
    for suit in range(ability.SUIT_COUNT):
        tokens = own & world.of_suit[suit]
        if tokens & world.face_up == 0:
            steps += 1 if tokens else 2
    return steps


@kernel
def steps_to_equal_numbers(world: State) -> int:
    """Return how many agents too many or too few the players control, for the best number."""
    fewest = 99
    for number in range(9):
        steps = 0
        for seat in range(world.players):
            if world.playing >> seat & 1:
                steps += abs(count(world.controlled[seat]) - number)
        if number != 4 and steps < fewest:
            fewest = steps
    return fewest
