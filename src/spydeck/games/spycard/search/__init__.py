"""How bots that search think about Spycard: how a world is played on, and what it is worth.

`candidates` lists the actions that are compared; `conduct` says what the course of a game tells about
agendas.

The worth of a world is a chance to win, as fitted to games of sensible players: that of a choice between the
players. Each has a number for its agenda and the steps that are left, and one for how soon it can win; the
chance grows exponentially with the sum of both.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spydeck.games.defaults import as_drawn as refine
from spydeck.games.reasons import chance, chances
from spydeck.games.search import Level
from spydeck.games.spycard.cards import AC, AD, AGENDA_TEXTS, AGENDAS, KC, KD, KH, KS
from spydeck.games.spycard.policy import chance_of_truth, possible_agendas, sensible
from spydeck.games.spycard.rules import actors, apply, pending
from spydeck.games.spycard.rules.abilities import tokens_that_pass
from spydeck.games.spycard.rules.state import MAX_PLAYERS, State, in_play
from spydeck.games.spycard.search.candidates import MAX_CANDIDATES, candidates
from spydeck.games.spycard.tensors import act_at_random, draw
from spydeck.games.spycard.vocabulary import ability, stage, verb
from spydeck.json_types import JsonObject
from spydeck.kernel import NONE, count, exponential, kernel, lowest, members, random_below

__all__ = [
    "AFTER_WRONG_GUESS",
    "COUNTS",
    "EXPERT_OF_2026",
    "LEVELS",
    "MAX_CANDIDATES",
    "MEASURES",
    "candidates",
    "count_odds",
    "is_doubt",
    "is_guess",
    "is_right",
    "least_chance",
    "likelihood",
    "measure",
    "measure_in_2026",
    "odds",
    "play_on",
    "refine",
]

LEVELS = {
    "easy": Level(
        playouts=48, worlds=16, width=4, first_rows=8, noise=300, believes=False, softness=40, hiding=0
    ),
    "medium": Level(playouts=150, worlds=12, width=8, first_rows=8, noise=200, softness=25, hiding=0),
    "hard": Level(playouts=400, worlds=24, width=12, first_rows=8, softness=8),
    "expert": Level(playouts=6000, worlds=256, width=24, first_rows=8),
}
EXPERT_OF_2026 = Level(playouts=1500, worlds=64, width=24, first_rows=8, certainty=0, hiding=0, dated=True)
MEASURES = ("value", "win", "out")


@kernel
def likelihood(world: State, seat: int) -> float:
    """Return 1: only the course of the game says which worlds are likely (`conduct`)."""
    return 1.0


ROUNDS = 4
"""After how many turns of each player a world is judged by the chance to win."""


@kernel
def play_on(world: State, seat: int, noise: int, generator: Any, order: Any) -> None:
    """Play on by the policy, for some rounds, or until the game is over or the seat is out.

    The turn that is being played counts as none.
    """
    while pending(world) != NONE:
        draw(world, generator, order)
    left = ROUNDS * world.players
    turn = world.turn
    while actors(world) and world.playing >> seat & 1:
        if world.stage == stage.TURN and world.turn != turn:
            turn = world.turn
            left -= 1
            if left < 0:
                return
        if random_below(generator, 1000) < noise:
            act_at_random(world, generator)
        else:
            actor = world.asked
            verb_id, subject, objects = sensible(world, actor, generator)
            apply(world, actor, verb_id, subject, objects)


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


WIN = 1000.0
"""The worth of a win; a chance to win is worth its share of this."""

NEAR = 3
"""With two steps left or more, it matters equally little whose turn it is."""

BY_STEPS = (
    173, 111, 105, 55, -66, -55, -100, -150,
    90, 15, 108, 48, -7, -39, -41, -49,
    263, 194, 178, 138, 109, 82, 89, 0,
    16, 179, 42, -2, -81, -136, -173, -194,
    196, 146, 146, 113, 80, 48, 30, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
    300, 20, 0, 0, 0, 0, 0, 0,
    127, 235, 154, 148, 93, 52, -47, -96,
    24, 78, -50, 75, 85, 57, 37, -7,
    142, 136, 102, 81, 30, -11, -26, -110,
    5, 298, 135, 87, 19, 24, -74, -373,
    140, 273, 184, 146, 100, 72, 26, 25,
    77, 81, 32, -55, -67, -171, -223, -467,
    300, 20, 0, 0, 0, 0, 0, 0,
    123, 228, 159, 196, 159, 95, -36, -90,
    -41, 14, -100, 5, 32, 40, 35, -3,
    153, -13, -14, -39, -92, -113, -101, -50,
    8, 303, 169, 109, 33, 60, -62, -372,
    140, 265, 199, 163, 111, 67, 39, -5,
    44, 25, 37, -20, -131, -118, -220, -449,
    300, 20, 0, 0, 0, 0, 0, 0,
)  # fmt: skip
"""Hundredths, for 3, 4, and 5 players, by agenda and by steps."""

BY_TURN = (
    433, 275, 28, 0, 0, 229, 191, 159, 0, 0, 147, 137, 125, 0, 0,
    251, 181, 115, -32, 0, -46, -69, -84, -98, 0, -72, -78, -84, -92, 0,
    203, 124, 94, 56, -52, -70, -83, -98, -100, -110, -118, -122, -126, -132, -138,
)  # fmt: skip
"""Hundredths, for 3, 4, and 5 players, by steps and by how many turns come before."""


FARTHER = 20
"""By how many hundredths each further step lowers the promise of the King of Spades, from six steps on.

At first it is eight steps away or more, and without a difference between them none would be a step forward.
"""


@kernel
def promise(world: State, seat: int, dated: bool) -> float:
    """Return a number that grows with a seat's chance to win."""
    steps = steps_left(world, seat)
    table = world.players - 3
    wait = seat - world.turn
    if wait < 0:
        wait += world.players
    by_steps = BY_STEPS[(table * AGENDAS + int(world.agendas[seat])) * (MAX_STEPS + 1) + steps]
    if not dated and steps == MAX_STEPS and int(world.agendas[seat]) == KS:
        row = (table * AGENDAS + KS) * (MAX_STEPS + 1)
        by_steps = BY_STEPS[row + MAX_STEPS - 1] - FARTHER * (steps_to(world, seat, KS) - MAX_STEPS + 1)
    by_turn = BY_TURN[(table * NEAR + min(steps, NEAR - 1)) * 5 + wait]
    return exponential((by_steps + by_turn) / 100.0)


@kernel
def worth(world: State, seat: int, dated: bool) -> float:
    """Return what a world is worth to a seat: a win 1000, no win 0, in between the chance to win."""
    if world.stage == stage.OVER:
        return WIN * (world.winners >> seat & 1)
    if world.playing >> seat & 1 == 0:
        return 0.0
    everyone = 1.0
    for other in range(world.players):
        if world.playing >> other & 1:
            everyone += promise(world, other, dated)
    return WIN * promise(world, seat, dated) / everyone


@kernel
def measure(world: State, seat: int, out: Any) -> None:
    """Write the worth of a world to a seat, its chance to win, and whether the seat is out."""
    write_measures(world, seat, False, out)


@kernel
def measure_in_2026(world: State, seat: int, out: Any) -> None:
    """Write the same, where the King of Spades is as far from a win at the start as ever."""
    write_measures(world, seat, True, out)


@kernel
def write_measures(world: State, seat: int, dated: bool, out: Any) -> None:
    """Write the worth of a world to a seat, its chance to win, and whether the seat is out."""
    out[0] = worth(world, seat, dated)
    out[1] = out[0] / WIN
    out[2] = int(world.playing >> seat & 1 == 0)


AFTER_WRONG_GUESS = (0.0, 0.0, 1.0)


@kernel
def is_guess(verb_id: int) -> bool:
    """Return whether actions with a verb are exposures."""
    return verb_id == verb.EXPOSE


@kernel
def is_right(world: State, subject: int, objects: int) -> bool:
    """Return whether an opponent has the agenda that an exposure names."""
    return int(world.agendas[subject]) == lowest(objects)


@kernel
def is_doubt(verb_id: int) -> bool:
    """Return whether actions with a verb are accusations, after which a true claim counts twice (SC-22)."""
    return verb_id == verb.ACCUSE


EVEN = 0.5
LAST_RIVALS = 2


@kernel
def least_chance(seen: State, certainty: float) -> float:
    """Return how likely an exposure must be right to be made: with one rival left, it decides the game."""
    return EVEN if count(seen.playing) == LAST_RIVALS else certainty


SURE = 100

CLAIM = MAX_PLAYERS * AGENDAS
COUNTS = CLAIM + 1
"""How many numbers the odds are counted from: for each seat one for each agenda, and one for the claim."""


@kernel
def count_odds(world: State, seat: int, counts: list[float]) -> None:
    """Add to `counts` which agendas opponents have in one of equally likely worlds, and if a claim holds."""
    for other in range(world.players):
        if other != seat:
            counts[AGENDAS * other + int(world.agendas[other])] += 1
    if world.stage == stage.ACCUSE:
        counts[CLAIM] += int(claim_holds(world))


@kernel
def claim_holds(world: State) -> bool:
    """Return whether the acting agent, when accused, proves to have what it claims."""
    return tokens_that_pass(world, world.ability) >> world.acting & 1 == 1


def odds(seen: State, seat: int, shares: Sequence[float]) -> JsonObject:
    """Return the chances in percent: of the agendas of each opponent, by seat, and that a claim is true.

    `shares` are the means of what `count_odds` counts.
    """
    return {
        "agendas": [
            agenda_odds(possible_agendas(seen, seat, other), shares[AGENDAS * other : AGENDAS * (other + 1)])
            if other != seat and seen.playing >> other & 1
            else None
            for other in range(seen.players)
        ],
        "claim": claim_odds(seen, seat, shares[CLAIM]) if seen.stage == stage.ACCUSE else None,
    }


def agenda_odds(possible: int, shares: Sequence[float]) -> JsonObject:
    """Return the chances of the possible agendas from the share of worlds in which it is each of them."""
    agenda_ids = list(members(possible))
    found = chances([shares[agenda] for agenda in agenda_ids], [True] * len(agenda_ids))
    return {AGENDA_TEXTS[agenda]: chance for agenda, chance in zip(agenda_ids, found, strict=True)}


def claim_odds(seen: State, seat: int, share: float) -> float:
    """Return the chance that a claim holds, from the share of worlds in which it does."""
    known = chance_of_truth(seen, seat)
    return chance(share, possible=known > 0, certain=known == SURE)
