"""The quick sensible move: the same on a true state as on the observed one, and the same as it always was."""

from hashlib import sha256

from spydeck.games.black_spy.cards import SPIES, first_spies, held_card
from spydeck.games.black_spy.observe import observe
from spydeck.games.black_spy.policy import sensible
from spydeck.games.black_spy.rules import actors
from spydeck.games.black_spy.rules.state import State
from spydeck.games.black_spy.vocabulary import verb
from spydeck.kernel import blank, members
from tests.black_spy.mixed_games import positions

CHOSEN = "160c7c3f9610a8af7d652610a20ebad39856bf899a06d330c9a8080f45c0c2c5"
"""The SHA-256 of what `sensible` chose before it was made quicker."""


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
