"""The observation tensor says what its fields promise."""

from __future__ import annotations

import numpy as np

import spydeck
from spydeck.games.spy_tricks.cards import CARD_TEXTS, SPOT_TEXTS
from spydeck.games.spy_tricks.tensors import LENGTH, TENSOR, encode
from spydeck.games.spy_tricks.vocabulary import stage
from spydeck.games.tensor import length_of, slices_of
from spydeck.match import Match
from tests.spy_tricks.rounds import HANDS, MISSES, play_trick, play_tricks, stacked_game
from tests.spy_tricks.test_guesses import HELPS_C_ALONE

SLICES = slices_of(TENSOR)


def field(match: Match, seat: int, name: str) -> list[int]:
    """Return a field of the tensor that a seat of a match gets."""
    out = [9] * LENGTH
    encode(match._state, seat, out)
    return out[SLICES[name]]


def by_seat(match: Match, seat: int, name: str) -> list[list[int]]:
    """Return a field that has as many numbers for each of four seats."""
    numbers = np.array(field(match, seat, name)).reshape(4, -1)
    return [row.tolist() for row in numbers]


def marked(numbers: list[int], texts: tuple[str, ...] = CARD_TEXTS) -> dict[str, int]:
    """Return what is not 0, by text."""
    return {texts[place]: number for place, number in enumerate(numbers) if number}


def ones(cards: str) -> dict[str, int]:
    return dict.fromkeys(cards.split(), 1)


def test_the_fields_fill_the_tensor() -> None:
    assert length_of(TENSOR) == LENGTH == 530
    assert len({entry.name for entry in TENSOR}) == len(TENSOR)
    out = [9] * LENGTH
    encode(stacked_game()._state, 0, out)
    assert 9 not in out


def test_a_tensor_after_two_tricks() -> None:
    """A round of seats A, B, C, D, seen by B: seats count from B, so A comes last."""
    match = stacked_game()
    play_tricks(match, ("red", "B9", "R9", "W1"))
    match.act(0, "play R7")
    assert field(match, 1, "stage") == [0, 0, 1, 0, 0, 0]
    assert field(match, 1, "players") == [4]
    assert field(match, 1, "round") == [1, 0, 0, 0]
    assert field(match, 1, "tricks") == [0, 0, 1, 0, 0, 0]
    assert field(match, 1, "turn") == [1, 0, 0, 0]
    for name in ("start_player", "leader", "winner"):
        assert field(match, 1, name) == [0, 0, 0, 1]
    assert field(match, 1, "loser") == [1, 0, 0, 0]
    assert field(match, 0, "loser") == [0, 1, 0, 0]
    assert marked(field(match, 1, "hand")) == ones("W2 B1 B2 B4")
    assert marked(field(match, 1, "mat")) == ones("R1 R2 R9 R3 W4 B9 R8 W1 B5 W7")
    seen = ones("W2 B1 B2 B4 R1 R2 R9 R3 W4 B9 R8 W1 B5 W7 R7")
    assert set(marked(field(match, 1, "possible"))) == set(CARD_TEXTS) - set(seen)
    assert [marked(row) for row in by_seat(match, 1, "trick")] == [{}, {}, {}, {"R7": 1}]
    plays = [marked(row) for row in by_seat(match, 1, "plays")]
    assert plays == [{"R3": 1, "W1": 2}, {"W4": 1, "B5": 2}, {"B9": 1, "W7": 2}, {"R9": 1, "R8": 2, "R7": 3}]
    assert by_seat(match, 1, "voids") == [[1, 0, 0], [1, 0, 0], [1, 0, 0], [0, 0, 0]]
    henchmen = [marked(row, SPOT_TEXTS) for row in by_seat(match, 1, "henchmen")]
    assert henchmen == [{"W1": 1}, {"B9": 1}, {}, {"red": 1, "R9": 1}]
    assert field(match, 1, "placed") == [1, 1, 0, 2]


def test_helpers_and_salvation_in_a_tensor() -> None:
    """ST-16 to ST-19: in the second round seat 2, role B, uses its Helper in salvation."""
    match = stacked_game()
    play_tricks(match, HELPS_C_ALONE)
    totals, chips = match._state.totals, match._state.chips
    assert min(totals) == totals[2] == 0
    assert field(match, 2, "totals") == [0, totals[3], totals[0], totals[1]]
    assert field(match, 3, "chips") == [chips[3], chips[0], chips[1], chips[2]]
    assert field(match, 0, "helpers") == [0, 0, 1, 0]
    play_tricks(match, MISSES)
    entitled = [match._state.entitled >> seat & 1 for seat in (2, 3, 0, 1)]
    assert field(match, 2, "entitled") == entitled
    while match.actors != (2,):
        match.act(match.actors[0], "decline")
    match.act(2, "guess B3 +helper")
    assert field(match, 0, "helpers_used") == [0, 0, 1, 0]
    assert field(match, 0, "helpers") == [0, 0, 0, 0]
    assert marked(by_seat(match, 0, "henchmen")[2], SPOT_TEXTS)["B3"] == 2


def test_the_winners_and_the_empty_place_of_three_players() -> None:
    """ST-24: the tensor of a finished game; the fourth seat of four is nobody's."""
    match = spydeck.new("spy-tricks", players=3, seed=1)
    bot = spydeck.bot("sensible", seed=1)
    while not match.over:
        match.act(match.actors[0], bot.choose(match.observation(match.actors[0])))
    assert field(match, 1, "stage")[stage.OVER] == 1
    assert field(match, 1, "turn") == [0, 0, 0, 0]
    assert marked(field(match, 1, "possible")) == {CARD_TEXTS[match._state.secret]: 1}
    winners = [int(seat in match.winners) for seat in (1, 2, 0)]
    assert field(match, 1, "winners") == [*winners, 0]
    assert sum(winners) > 0
    assert field(match, 1, "totals") == [match.totals[1], match.totals[2], match.totals[0], 0]
    for name in ("plays", "voids", "henchmen", "placed"):
        assert not any(by_seat(match, 1, name)[3])


def test_a_spectator_sees_as_seat_0_does_without_a_hand() -> None:
    match = stacked_game()
    play_trick(match, 0)
    own = set(HANDS[0].split()) - {"R9"}
    assert not any(field(match, -1, "hand"))
    assert set(marked(field(match, -1, "possible"))) == set(marked(field(match, 0, "possible"))) | own
    for name in SLICES:
        if name not in ("hand", "possible"):
            assert field(match, -1, name) == field(match, 0, name)
