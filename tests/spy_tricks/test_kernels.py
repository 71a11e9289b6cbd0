"""Interpreted and compiled rules agree; counts of lines of play; random playouts."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest

from spydeck.games.action import Action
from spydeck.games.action_text import random_action
from spydeck.games.spy_tricks import GAME
from spydeck.games.spy_tricks.cards import CARD_TEXTS, cards_in_game
from spydeck.games.spy_tricks.observe import observe
from spydeck.games.spy_tricks.policy import sensible
from spydeck.games.spy_tricks.rules import apply, choices, refusal, resolve
from spydeck.games.spy_tricks.rules.state import State
from spydeck.games.spy_tricks.tensors import playout
from spydeck.games.spy_tricks.vocabulary import reason, stage, verb
from spydeck.kernel import NONE, blank, copy, dtype_of, members, pack, unpack
from spydeck.kernel.compiled import compile_function
from tests.oracle.spy_tricks import Oracle
from tests.spy_tricks.rounds import MISSES, play_tricks, stacked_game

pytestmark = pytest.mark.unmetered


def run_resolve(records: Any, outcome: Any) -> int:
    return resolve(records[0], outcome)


def run_apply(records: Any, seat: int, verb_id: int, subject: int, objects: int) -> int:
    refused = refusal(records[0], seat, verb_id, subject, objects)
    apply(records[0], seat, verb_id, subject, objects)
    return refused


def run_choices(records: Any, seat: int, verb_id: int, subject: int, objects: int) -> int:
    return choices(records[0], seat, verb_id, subject, objects)


def run_sensible(records: Any, seen: Any, seat: int, generator: Any) -> tuple[int, int, int]:
    observe(records[0], seat, seen[0])
    return sensible(seen[0], seat, generator)


def run_playout(records: Any, generator: Any, order: Any) -> int:
    return playout(records[0], generator, order)


def start(players: int, seat: int) -> State:
    state: State = GAME.setup.start(GAME.read_options(players, {}))
    resolve(state, [seat])
    return state


def deck_of(players: int) -> list[int]:
    return members(cards_in_game(players))


@pytest.fixture(scope="module")
def compiled() -> dict[str, Any]:
    runs = (run_resolve, run_apply, run_choices, run_sensible, run_playout)
    return {run.__name__: compile_function(run) for run in runs}


def test_a_state_fits_into_two_kibibytes() -> None:
    assert dtype_of(State).itemsize == 728


@pytest.mark.parametrize("players", [3, 4])
def test_interpreted_and_compiled_states_stay_equal(players: int, compiled: dict[str, Any]) -> None:
    """In lock step over random games: every state, observation, choice and sensible action."""
    random = Random(players)
    for game in range(12):
        state: State = GAME.setup.start(GAME.read_options(players, {}))
        records = pack(state)
        while state.stage != stage.OVER:
            if GAME.rules.pending(state) != NONE:
                chance = GAME.chances[GAME.rules.pending(state)]
                deck = list(chance.deck(state))
                outcome = random.sample(deck, len(deck) if chance.whole else 1)
                resolve(state, outcome)
                compiled["run_resolve"](records, np.array(outcome, np.int64))
            else:
                seat = state.turn
                seen = blank(State)
                observe(state, seat, seen)
                seen_records = pack(blank(State))
                generator = np.array([7], np.int64)
                chosen = compiled["run_sensible"](records, seen_records, seat, generator)
                assert pack(seen).tobytes() == seen_records.tobytes()
                assert chosen == sensible(seen, seat, [7])
                action = random_action(GAME, state, seat, [random.getrandbits(60)])
                if game % 2:
                    action = Action(*chosen)
                assert compiled["run_choices"](records, seat, *action) == choices(state, seat, *action)
                assert compiled["run_choices"](records, seat, NONE, NONE, 0) == choices(
                    state, seat, NONE, NONE, 0
                )
                assert compiled["run_apply"](records, seat, *action) == reason.ALLOWED
                apply(state, seat, *action)
            assert pack(state).tobytes() == records.tobytes()
        assert unpack(State, records[0]) == state


@pytest.mark.parametrize("players", [3, 4])
def test_playouts_are_whole_rounds_and_equal_compiled_ones(players: int, compiled: dict[str, Any]) -> None:
    """From each deal to the next one, with the same generator and deck."""
    for seed in range(30):
        state = start(players, seed % players)
        records = pack(state)
        generator, order = [seed], deck_of(players)
        compiled_generator = np.array([seed], np.int64)
        compiled_order = np.array(order, np.int64)
        for number in range(players):
            assert (state.stage, state.round) == (stage.DEAL, number)
            actions = playout(state, generator, order)
            assert actions == compiled["run_playout"](records, compiled_generator, compiled_order)
            assert pack(state).tobytes() == records.tobytes()
            assert list(order) == list(compiled_order)
            assert generator[0] == compiled_generator[0]
            assert 5 * players + 10 <= actions <= 5 * players + 10 + players
        assert state.stage == stage.OVER


def test_playouts_vary_and_reach_everything() -> None:
    """Random players take and decline salvation, and use Helpers."""
    generator, order = [5], deck_of(4)
    helped = salvations = points = 0
    for _ in range(400):
        state = start(4, 0)
        for _ in range(4):
            actions = playout(state, generator, order)
            salvations += actions > 30
            helped += state.helpers_used != 0
        points += sum(state.totals)
    assert salvations > 100
    assert helped > 100
    assert 400 * 10 < points < 400 * 40


def count_plays(state: State, tricks: int) -> int:
    """Return the number of lines of card play until this many tricks are full.

    Henchmen go to the first open spot, so that only plays are counted.
    """
    if state.trick == tricks:
        return 1
    lines = 0
    for card in members(choices(state, state.turn, verb.PLAY, NONE, 0)):
        after = copy(state)
        apply(after, after.turn, verb.PLAY, card, 0)
        while after.trick < tricks and choices(after, after.turn, NONE, NONE, 0) == 1 << verb.GUESS:
            spot = members(choices(after, after.turn, verb.GUESS, NONE, 0))[0]
            apply(after, after.turn, verb.GUESS, spot, 0)
        lines += count_plays(after, tricks)
    return lines


@pytest.mark.parametrize(
    ("players", "step", "first", "second"),
    [
        (4, 1, 52, 1707),
        (4, 5, 39, 1876),
        (4, 11, 40, 1272),
        (3, 1, 26, 457),
        (3, 5, 20, 352),
        (3, 11, 24, 394),
    ],
)
def test_perft_of_the_first_two_tricks(players: int, step: int, first: int, second: int) -> None:
    """ST-8, ST-9: the lines of play from fixed deals, in which every step-th card follows the last."""
    deck = deck_of(players)
    state = start(players, 0)
    order = [deck[(step * place) % len(deck)] for place in range(len(deck))]
    resolve(state, order)
    assert (count_plays(state, 1), count_plays(state, 2)) == (first, second)


def oracle_plays(oracle: Oracle, tricks: int) -> int:
    """Return the same count by the naive oracle."""
    if oracle.tricks_done == tricks:
        return 1
    lines = 0
    (seat,) = oracle.actors()
    for text in oracle.legal(seat):
        after = deepcopy(oracle)
        after.act(seat, text)
        while after.tricks_done < tricks and after.stage != "play":
            (guesser,) = after.actors()
            after.act(guesser, min(after.legal(guesser)))
        lines += oracle_plays(after, tricks)
    return lines


@pytest.mark.parametrize(("players", "step", "second"), [(4, 11, 1272), (3, 1, 457)])
def test_the_counts_are_those_of_the_oracle(players: int, step: int, second: int) -> None:
    oracle = Oracle(players)
    oracle.resolve(["P0"])
    deck = [CARD_TEXTS[card] for card in deck_of(players)]
    oracle.resolve([deck[(step * place) % len(deck)] for place in range(len(deck))])
    assert oracle_plays(oracle, 2) == second


def count_lines(state: State, stages: tuple[int, ...]) -> int:
    """Return the number of lines of plays and guesses without Helpers while the game is in these stages."""
    if state.stage not in stages or state.round > 0:
        return 1
    lines = 0
    for verb_id in members(choices(state, state.turn, NONE, NONE, 0)):
        for subject in members(choices(state, state.turn, verb_id, NONE, 0)):
            after = copy(state)
            apply(after, after.turn, verb_id, subject, 0)
            lines += count_lines(after, stages)
    return lines


def test_perft_of_the_last_trick() -> None:
    """ST-9, ST-14, ST-15: everyone has two playable cards; 31 spots are open, then 30."""
    match = stacked_game()
    play_tricks(match, MISSES[:8])
    assert count_lines(match._state, (stage.PLAY, stage.GUESS)) == 2**4 * 31 * 30


def count_salvations(state: State) -> int:
    """Return the number of ways to end a round by salvation."""
    if state.stage == stage.DEAL:
        return 1
    lines = 0
    for verb_id in members(choices(state, state.turn, NONE, NONE, 0)):
        for spot in (
            members(choices(state, state.turn, verb_id, NONE, 0)) if verb_id == verb.GUESS else [NONE]
        ):
            after = copy(state)
            apply(after, after.turn, verb_id, spot, 0)
            lines += count_salvations(after)
    return lines


def test_perft_of_salvation() -> None:
    """ST-17 to ST-20: two seats are entitled; each has 39 spots and may decline."""
    match = stacked_game()
    play_tricks(match, ("red", *MISSES[1:3], "B4", *MISSES[4:]))
    assert count_salvations(match._state) == 40 * 40


def test_a_playout_depends_on_its_generator_alone() -> None:
    one, other = start(4, 1), start(4, 1)
    playout(one, [9], deck_of(4))
    playout(other, [9], deck_of(4))
    assert pack(one).tobytes() == pack(other).tobytes()
    assert len(CARD_TEXTS) == 27
