"""What programs get of Spy Tricks: samples of the hidden cards, tensors, and actions that reveal nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import numpy as np
import pytest

import spydeck
from spydeck.games.spy_tricks import GAME
from spydeck.games.spy_tricks.belief import resample
from spydeck.games.spy_tricks.cards import CARD_TEXTS, CARDS, DECK, SPOT_TEXTS, cards_of_suit
from spydeck.games.spy_tricks.observe import observe, possible_secrets
from spydeck.games.spy_tricks.policy import sensible
from spydeck.games.spy_tricks.rules import actors, pending
from spydeck.games.spy_tricks.rules.state import MAX_PLAYERS, MAX_PLAYS, State
from spydeck.games.spy_tricks.tensors import LENGTH, TENSOR, act_at_random, draw, encode
from spydeck.games.spy_tricks.vocabulary import stage
from spydeck.games.tensor import length_of, slices_of
from spydeck.kernel import blank, copy, count, fields_of, members, pack, unpack
from spydeck.kernel.compiled import compile_function, generator
from spydeck.match import Match
from tests.random_games import play_on
from tests.spy_tricks.rounds import HANDS, MISSES, play_trick, play_tricks, stacked_game
from tests.spy_tricks.test_guesses import HELPS_C_ALONE

NUMBER = 17_000
"""Positions checked for each number of players."""


def run_positions(records: Any, ready: Any, chance: Any, order: Any) -> None:
    """Fill all records with the positions of random games."""
    records[0] = ready[0]
    for place in range(1, len(records)):
        records[place] = records[place - 1]
        if pending(records[place]) >= 0:
            draw(records[place], chance, order)
        elif actors(records[place]):
            act_at_random(records[place], chance)
        else:
            records[place] = ready[0]


def run_views(records: Any, seats: Any, seen: Any, worlds: Any, again: Any, samples: Any) -> float:
    """Observe records from seats, fill in what is hidden, observe that; return the sum of the weights."""
    weights = 0.0
    for place in range(len(records)):
        observe(records[place], seats[place], seen[place])
        worlds[place] = seen[place]
        weights += resample(worlds[place], seats[place], samples)
        observe(worlds[place], seats[place], again[place])
    return weights


def run_programs(records: Any, seats: Any, tensors: Any, chosen: Any) -> None:
    """Write the tensor of each record's seat, and its sensible action if it is to act."""
    for place in range(len(records)):
        encode(records[place], seats[place], tensors[place])
        if records[place].turn == seats[place] and actors(records[place]):
            verb_id, subject, objects = sensible(records[place], seats[place], chosen[place])
            chosen[place, 0] = verb_id
            chosen[place, 1] = subject
            chosen[place, 2] = objects


@pytest.fixture(scope="module")
def compiled() -> dict[str, Any]:
    runs = (run_positions, run_views, run_programs)
    return {run.__name__: compile_function(run) for run in runs}


def start(players: int) -> State:
    state: State = GAME.setup.start(GAME.read_options(players, {}))
    return state


def observed(state: State, seat: int) -> State:
    seen = blank(State)
    observe(state, seat, seen)
    return seen


@pytest.fixture(scope="module", params=[3, 4])
def records(request: pytest.FixtureRequest, compiled: dict[str, Any]) -> Any:
    """The records of many positions of random games."""
    ready = pack(start(request.param))
    found = np.repeat(ready, NUMBER)
    compiled["run_positions"](found, ready, generator(request.param), np.zeros(CARDS, np.int64))
    return found


def points_of_view(records: Any) -> dict[str, Any]:
    """Return a seat for each record: none (a spectator), the one to act, any."""
    players = int(records["players"][0])
    anyone = np.random.default_rng(1).integers(0, players, len(records))
    return {"none": np.full(len(records), -1), "turn": records["turn"].copy(), "any": anyone}


def check_cards(worlds: Any, records: Any) -> None:
    """Check that every card lies in one place, and that hands are as large as in truth (ST-7)."""
    opened = worlds["played"] - worlds["in_trick"]
    places = np.arange(MAX_PLAYS)
    in_trick = (places >= opened[:, None]) & (places < worlds["played"][:, None])
    trick = np.where(in_trick, 1 << np.maximum(worlds["plays"], 0).astype(np.int64), 0)
    fixed = [worlds["mat"][:, None], 1 << worlds["secret"][:, None]]
    sets = np.concatenate([*fixed, trick, worlds["hands"]], axis=1)
    assert (np.bitwise_or.reduce(sets, axis=1) == DECK).all()
    assert (np.bitwise_count(sets).sum(axis=1) == CARDS).all()
    assert (np.bitwise_count(worlds["hands"]) == np.bitwise_count(records["hands"])).all()


def unfollowed(worlds: Any) -> Any:
    """Return for each world and seat the cards of the suits that the seat did not follow (ST-9)."""
    players = int(worlds["players"][0])
    cards = np.zeros((len(worlds), MAX_PLAYERS), np.int64)
    suits = np.where(worlds["plays"] < 0, -1, worlds["plays"] // 9).astype(np.int64)
    for place in range(5 * players):
        trick, turn = divmod(place, players)
        led = suits[:, trick * players]
        seats = (worlds["leaders"][:, trick] + turn) % players
        void = (suits[:, place] >= 0) & (suits[:, place] != led)
        cards[np.arange(len(worlds)), seats] |= np.where(void, 0x1FF << 9 * np.maximum(led, 0), 0)
    return cards


@pytest.mark.parametrize("view", ["none", "turn", "any"])
def test_what_a_seat_cannot_see_changes_nothing(records: Any, view: str, compiled: dict[str, Any]) -> None:
    """ST-7, ST-9, ST-21: samples are deals that look the same, have the same tensor, and the same action."""
    seats = points_of_view(records)[view]
    seen, worlds, again = (np.repeat(pack(blank(State)), NUMBER) for _ in range(3))
    assert compiled["run_views"](records, seats, seen, worlds, again, generator(5)) == NUMBER
    for name in fields_of(State):
        assert (again[name] == seen[name]).all()
    hidden = (records["stage"] >= stage.PLAY) & (records["stage"] <= stage.SALVATION)
    for name in ("hands", "secret"):
        assert (worlds[name][~hidden] == records[name][~hidden]).all()
    check_cards(worlds[hidden], records[hidden])
    voids = unfollowed(worlds)
    assert (worlds["hands"] & voids == 0).all()
    assert voids[hidden].any(axis=1).sum() > NUMBER // 3
    assert (worlds["secret"] != records["secret"]).sum() > NUMBER // 3
    programs = []
    for states in (records, seen, worlds):
        tensors, chosen = np.full((NUMBER, LENGTH), 9, np.int8), np.zeros((NUMBER, 3), np.int64)
        compiled["run_programs"](states, seats, tensors, chosen)
        programs.append((tensors, chosen))
    for tensors, chosen in programs[1:]:
        assert (tensors == programs[0][0]).all()
        assert (chosen == programs[0][1]).all()
    assert view != "turn" or chosen[:, 2].sum() > 100  # with a Helper


def positions(players: int, games: int) -> Iterator[State]:
    """Yield the positions of some random games, interpreted."""
    words, order = [players], [0] * CARDS
    for _ in range(games):
        state = start(players)
        while pending(state) >= 0 or actors(state):
            yield state
            if pending(state) >= 0:
                draw(state, words, order)
            else:
                act_at_random(state, words)
        yield state


@pytest.mark.parametrize("players", [3, 4])
def test_interpreted_samples_and_tensors_equal_compiled_ones(players: int, compiled: dict[str, Any]) -> None:
    words, compiled_words = [9], generator(9)
    for number, state in enumerate(positions(players, 2)):
        seat = number % (players + 1) - 1
        seen, again = observed(state, seat), pack(blank(State))
        world, seen_records = pack(blank(State)), pack(blank(State))
        run_views = compiled["run_views"]
        run_views(pack(state), np.array([seat]), seen_records, world, again, compiled_words)
        out = [9] * LENGTH
        encode(seen, seat, out)
        tensor = np.zeros((1, LENGTH), np.int8)
        compiled["run_programs"](seen_records, np.array([seat]), tensor, np.zeros((1, 3), np.int64))
        assert tensor[0].tolist() == out
        assert resample(seen, seat, words) == 1.0
        assert unpack(State, world[0]) == seen
        assert words[0] == compiled_words[0]


World = tuple[int, ...]
"""The hands of all seats, and the secret."""


def worlds_of(state: State, seat: int, voids: list[int], most: int) -> list[World]:
    """Return all worlds of a position, by trying all; none if there are too many."""
    found: list[tuple[World, int]] = [((), possible_secrets(observed(state, seat), seat))]
    for other in range(MAX_PLAYERS):
        dealt = []
        for hands, rest in found:
            if other == seat:
                dealt.append(((*hands, state.hands[other]), rest))
                continue
            for cards in combinations(members(rest & ~voids[other]), count(state.hands[other])):
                hand = sum(1 << card for card in cards)
                dealt.append(((*hands, hand), rest ^ hand))
        if len(dealt) > 4 * most:
            return []
        found = dealt
    return [(*hands, members(rest)[0]) for hands, rest in found] if len(found) <= most else []


def suits_missing(players: int, seat: int, voids: list[int]) -> tuple[str, ...]:
    """Return which suits each of the others is known not to have, in an order without seats."""
    missing = []
    for other in range(players):
        if other != seat:
            missing.append("".join("RBW"[suit] for suit in range(3) if voids[other] & cards_of_suit(suit)))
    return tuple(sorted(missing))


def small_cases(players: int, number: int, most: int) -> list[tuple[State, int, list[World]]]:
    """Return positions, each with a seat and all of its worlds, for so many kinds of knowledge of suits."""
    cases: dict[tuple[str, ...], tuple[State, int, list[World]]] = {}
    for state in positions(players, 100):
        if state.stage != stage.PLAY or state.trick < 4:
            continue
        voids = [int(cards) for cards in unfollowed(pack(state))[0]]
        for seat in range(-1, players):
            kind = suits_missing(players, seat, voids)
            if kind not in cases and len(cases) < number:
                worlds = worlds_of(state, seat, voids, most)
                if len(worlds) > 3:
                    cases[kind] = copy(state), seat, worlds
        if len(cases) == number:
            break
    return list(cases.values())


@pytest.mark.parametrize("players", [3, 4])
def test_all_worlds_are_equally_likely(players: int, compiled: dict[str, Any]) -> None:
    """ST-9: chi-square over all worlds of small cases; eight standard deviations are allowed."""
    for state, seat, worlds in small_cases(players, 40, 200):
        size = 50 * len(worlds)
        seen, found, again = (np.repeat(pack(blank(State)), size) for _ in range(3))
        seats = np.full(size, seat)
        compiled["run_views"](np.repeat(pack(state), size), seats, seen, found, again, generator(11))
        drawn = np.column_stack([found["hands"], found["secret"]])
        times = Counter(map(tuple, drawn.tolist()))
        assert set(times) <= set(worlds)
        chi_square = sum((times[world] - 50) ** 2 for world in worlds) / 50
        free = len(worlds) - 1
        assert abs(chi_square - free) < 8 * (2 * free) ** 0.5


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
    play_on(match, spydeck.bot("sensible", seed=1))
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
