"""What a seat cannot see, dealt out again: it would know the same, and all worlds are equally likely."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from math import comb, sqrt
from typing import Any

import numpy as np
import pytest

import spydeck
from spydeck.games.black_spy.cards import BLACK, CARD_TEXTS, CARDS, DECK, cards_of_colour
from spydeck.games.black_spy.observe import observe
from spydeck.games.black_spy.rules import pending
from spydeck.games.black_spy.rules.state import State
from spydeck.games.black_spy.tensors import act_at_random, draw, resample
from spydeck.games.black_spy.vocabulary import stage
from spydeck.kernel import NONE, blank, members, pack, random_below, unpack
from spydeck.kernel.compiled import compile_function, generator
from tests.black_spy.stacked import passed_table, table
from tests.black_spy.worlds import Table, as_seen
from tests.random_games import scaled

GAME = spydeck.game("black-spy")


def collect(seen: Any, seats: Any, states: Any, words: Any, order: Any) -> None:
    """Fill `seen` with what random seats observe in random games.

    `states` are the start of a game, a game that is played, and one in which everything is hidden.
    """
    row = 0
    while row < len(seen):
        states[1] = states[0]
        state = states[1]
        while row < len(seen) and state.stage != stage.OVER:
            if pending(state) != NONE:
                draw(state, words, order)
            else:
                act_at_random(state, words)
            if random_below(words, 8) == 0:
                seats[row] = random_below(words, state.players + 1) - 1
                seen[row] = states[2]
                observe(state, seats[row], seen[row])
                row += 1


def deal_again(seen: Any, seats: Any, worlds: Any, again: Any, words: Any) -> None:
    """Fill `worlds` with a world for each row, and `again`, all hidden, with what the seat observes in it."""
    for row in range(len(worlds)):
        worlds[row] = seen[row]
        resample(worlds[row], seats[row], words[row])
        observe(worlds[row], seats[row], again[row])


@cache
def compiled() -> tuple[Callable[..., None], Callable[..., None]]:
    return compile_function(collect), compile_function(deal_again)


HIDDEN = pack(blank(State))


def positions(number: int, seed: int, **options: Any) -> tuple[Any, Any]:
    """Return what random seats observe in random games, as records, and these seats."""
    players = options.pop("players", 4)
    start = pack(GAME.setup.start(GAME.read_options(players, options)))
    seen = np.zeros(number, HIDDEN.dtype)
    seats = np.zeros(number, np.int64)
    states = np.concatenate([start, start, HIDDEN])
    compiled()[0](seen, seats, states, generator(seed), np.zeros(60, np.int64))
    return seen, seats


def worlds_of(seen: Any, seats: Any, seed: int) -> tuple[Any, Any]:
    """Return a world for each observed record, and what the seat observes in it."""
    number = len(seen)
    words = np.arange(number, dtype=np.int64).reshape(number, 1) * 1_000_003 + seed
    worlds = np.zeros(number, seen.dtype)
    again = np.repeat(HIDDEN, number)
    compiled()[1](seen, seats, worlds, again, words)
    return worlds, again


ALL = ["the-mole", "calling-color", "following-rank", "capture-or-release"]

OPTIONS: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 3, "variants": ALL},
    {"players": 4, "variants": ALL},
    {"players": 5, "variants": ["the-mole"], "pass_direction": "left"},
    {"players": 6, "variants": ["calling-color", "spies-count-on-sweep"]},
    {"players": 5, "variants": ["following-rank"], "first_lead": "dealer-left"},
]


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_a_seat_would_know_the_same_in_each_world(number: int) -> None:
    seen, seats = positions(scaled(6000), number, **OPTIONS[number])
    worlds, again = worlds_of(seen, seats, number)
    assert (again == seen).all()
    for row in np.flatnonzero((seen["stage"] >= stage.TAKE) & (seen["stage"] <= stage.PLAY)):
        world = unpack(State, worlds[row])
        places = [world.mole, world.trick_cards, *world.hands, *world.taken]
        if world.stage == stage.PASS:
            places += world.passed
        assert sum(places) == DECK
        assert sum(cards.bit_count() for cards in places) == CARDS


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_worlds_are_equal_interpreted_and_compiled(number: int) -> None:
    seen, seats = positions(40, 100 + number, **OPTIONS[number])
    worlds, _ = worlds_of(seen, seats, number)
    for row in range(len(seen)):
        state = unpack(State, seen[row])
        assert resample(state, int(seats[row]), [row * 1_000_003 + number]) == 1
        assert pack(state)[0] == worlds[row]


SAMPLES = 4000


def deal_often(seen: State, seat: int, seed: int) -> list[list[int]]:
    """Return the hands of many worlds for a seat."""
    rows = np.repeat(pack(seen), SAMPLES)
    worlds, _ = worlds_of(rows, np.full(SAMPLES, seat), seed)
    hands: list[list[int]] = worlds["hands"][:, : seen.players].tolist()
    return hands


def check_shares(found: Counter[Any], weights: Mapping[Any, float]) -> None:
    """Check that outcomes are found as often as their weights say (chi-square, far out)."""
    assert set(found) <= set(weights)
    scale = found.total() / sum(weights.values())
    chi = sum((found[key] - scale * weight) ** 2 / (scale * weight) for key, weight in weights.items())
    free = len(weights) - 1
    if free:
        part = 2 / (9 * free)
        assert chi < free * (1 - part + 4.5 * sqrt(part)) ** 3


def late_positions(seed: int, most: int, **options: Any) -> list[tuple[State, int]]:
    """Return what seats observe late in random deals, where the hidden cards have few places."""
    seen, seats = positions(3000, seed, **options)
    late = (seen["stage"] == stage.PLAY) & (seen["played"] >= 48) & (seats >= 0)
    found = []
    for row in np.flatnonzero(late):
        state = unpack(State, seen[row])
        seat = int(seats[row])
        found.append((state, seat))
    return found[:most]


LATE: list[dict[str, Any]] = [
    {"players": 3, "variants": ["following-rank"]},
    {"players": 4},
    {"players": 4, "variants": ["calling-color"]},
    {"players": 5},
    {"players": 6, "first_lead": "dealer-left"},
]


@pytest.mark.parametrize("number", range(len(LATE)))
def test_each_world_is_equally_likely(number: int) -> None:
    """Late in a deal, against all worlds by brute force: voids, and the K7 that were passed."""
    checked = 0
    for state, seat in late_positions(number, 4, **LATE[number]):
        weights = Table(state, seat).worlds()
        checked += len(weights) > 1
        check_shares(Counter(map(as_seen, deal_often(state, seat, number))), weights)
    assert checked > 1


def test_each_world_is_equally_likely_after_a_look_at_the_mole() -> None:
    checked = 0
    for state, seat in late_positions(9, 1000, players=3, variants=["the-mole"]):
        if state.shown[seat] == state.took[seat] or state.played < 52 or checked == 4:
            continue
        weights = Table(state, seat).worlds()
        checked += len(weights) > 1
        check_shares(Counter(map(as_seen, deal_often(state, seat, 9))), weights)
    assert checked == 4


def seen_by(match: Any, seat: int) -> State:
    seen = blank(State)
    observe(match._state, seat, seen)
    return seen


def test_who_leads_first_holds_the_red_1() -> None:
    match = passed_table({1: "R1"})
    for hands in deal_often(seen_by(match, 3), 3, 1):
        assert hands[1] >> CARD_TEXTS.index("R1") & 1


def test_whoever_was_skipped_has_none_of_the_colour_and_the_leader_has_one() -> None:
    some = {0: "B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 K1 K2 K3 K4", 3: "R1 R2 R3 R4 R5 R6 R7 R8"}
    match = passed_table(some | {1: "R9 R11", 2: "R10"}, variants=["calling-color"])
    match.act(3, "call red")
    assert match.view(None)["skipped"] == [0]
    red = cards_of_colour(2)
    found = Counter((hands[1] & red).bit_count() for hands in deal_often(seen_by(match, 3), 3, 1))
    passed = match.view(3)["passed"]["cards"]
    assert not any(card.startswith("R") for card in passed)
    weights = {reds: comb(3, reds) * comb(27, 15 - reds) for reds in (1, 2, 3)}
    check_shares(found, weights)


def test_cards_passed_on_are_with_their_receiver_or_played() -> None:
    match = passed_table({1: "K7 B5 R9"}, players=4)
    passed = match.view(0)["passed"]["cards"]
    for hands in deal_often(seen_by(match, 0), 0, 2):
        names = [CARD_TEXTS[card] for card in members(hands[1])]
        assert all(names.count(card) >= passed.count(card) for card in passed)


def test_before_the_pass_every_card_may_be_everywhere() -> None:
    match = table({0: "K7 K7 R1"})
    found: Counter[int] = Counter()
    for hands in deal_often(seen_by(match, 0), 0, 3):
        found += Counter({seat: hands[seat] >> 59 & 1 for seat in (1, 2, 3)})
    check_shares(found, {1: 1, 2: 1, 3: 1})


def test_cards_left_in_the_mole_are_with_those_who_took_later() -> None:
    """The first to take knows nine cards of it: the second takes three, the other six still lie there."""
    seen, seats = positions(4000, 12, players=4, variants=["the-mole"], end_value=400)
    checked = 0
    for row in np.flatnonzero(seen["stage"] == stage.TAKE):
        state, seat = unpack(State, seen[row]), int(seats[row])
        first, second, third = state.order[:3]
        if seat != first or state.turn != third or checked == 2:
            continue
        left = state.shown[seat] & ~state.took[seat] & ~BLACK
        found: Counter[int] = Counter()
        for hands in deal_often(state, seat, 5):
            found[(hands[second] & left).bit_count()] += 1
            assert hands[third] & left == 0
        known = left.bit_count()
        ways = {part: comb(known, part) * comb(9 - known, 3 - part) for part in range(4)}
        check_shares(found, {part: weight for part, weight in ways.items() if weight})
        checked += 1
    assert checked == 2
