"""The quick sensible move: the same on a true state as on the observed one, and the same as it always was."""

from collections.abc import Iterator
from hashlib import sha256

from spydeck.games.black_spy.cards import SPIES, first_spies, held_card
from spydeck.games.black_spy.observe import observe
from spydeck.games.black_spy.options import read_options, start
from spydeck.games.black_spy.playout import act_at_random, draw
from spydeck.games.black_spy.policy import sensible
from spydeck.games.black_spy.rules import actors, apply, pending, verb
from spydeck.games.black_spy.rules.state import State
from spydeck.kernel import NONE, blank, members, random_below

VARIANTS = (
    [],
    ["the-mole", "following-rank", "capture-or-release"],
    ["no-good-spies", "calling-color", "going-back"],
    ["the-mole", "spies-count-on-sweep"],
)

CHOSEN = "160c7c3f9610a8af7d652610a20ebad39856bf899a06d330c9a8080f45c0c2c5"
"""The SHA-256 of what `sensible` chose before it was made quicker."""


def positions() -> Iterator[State]:
    """Play deals of all player counts, in part sensibly and in part at random, stopping at each decision."""
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


def test_the_sensible_move_is_what_it_always_was() -> None:
    digest = sha256()
    for state in positions():
        for seat in members(actors(state)):
            verb_id, subject, objects = sensible(state, seat, [0])
            if verb_id == verb.PLAY:
                subject = held_card(subject, SPIES)
            digest.update(repr((verb_id, subject, first_spies(objects))).encode())
    assert digest.hexdigest() == CHOSEN


def test_the_sensible_move_follows_from_what_the_seat_may_know() -> None:
    for state in positions():
        for seat in members(actors(state)):
            seen = blank(State)
            observe(state, seat, seen)
            assert sensible(seen, seat, [0]) == sensible(state, seat, [0])
