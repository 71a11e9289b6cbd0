"""Deals of Black Spy with all options, played in part sensibly and in part at random."""

from collections.abc import Iterator

from spydeck.games.black_spy.options import read_options, start
from spydeck.games.black_spy.policy import sensible
from spydeck.games.black_spy.rules import actors, apply, pending
from spydeck.games.black_spy.rules.state import State
from spydeck.games.black_spy.tensors import act_at_random, draw
from spydeck.kernel import NONE, members, random_below

VARIANTS: tuple[list[str], ...] = (
    [],
    ["the-mole", "following-rank", "capture-or-release"],
    ["no-good-spies", "calling-color", "going-back"],
    ["the-mole", "spies-count-on-sweep"],
)


def positions() -> Iterator[State]:
    """Play games of all player counts, stopping at each decision."""
    for players in range(3, 7):
        for number, variants in enumerate(VARIANTS):
            state = start(read_options(players, {"variants": variants, "end_value": 60}))
            generator = [100 * players + number]
            for _ in range(150):
                if pending(state) != NONE:
                    draw(state, generator, [0] * 60)
                elif actors(state):
                    yield state
                    if random_below(generator, 3) == 0:
                        act_at_random(state, generator)
                    else:
                        seat = members(actors(state))[0]
                        apply(state, seat, *sensible(state, seat, generator))
