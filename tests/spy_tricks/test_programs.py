"""What programs get of Spy Tricks: samples of the hidden cards, tensors, and actions that reveal nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from spydeck.games.spy_tricks import GAME
from spydeck.games.spy_tricks.belief import resample
from spydeck.games.spy_tricks.cards import CARDS, DECK, cards_of_suit
from spydeck.games.spy_tricks.observe import observe, possible_secrets
from spydeck.games.spy_tricks.policy import sensible
from spydeck.games.spy_tricks.rules import actors, pending
from spydeck.games.spy_tricks.rules.state import MAX_PLAYERS, MAX_PLAYS, State
from spydeck.games.spy_tricks.tensors import LENGTH, act_at_random, draw, encode
from spydeck.games.spy_tricks.vocabulary import stage
from spydeck.kernel import blank, copy, count, fields_of, members, pack, unpack
from spydeck.kernel.compiled import compile_function, generator

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
