"""Perft: how many lines of play there are from fixed deals, counted over the last tricks.

The counts stand in `perft.json`. When one is off, the test shows the count behind every single move,
so that two versions (or the oracle) can be compared move by move. To count again after a change of the
rules: `python -m tests.black_spy.test_perft`.
"""

import json
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

import spydeck
from spydeck.games.action_text import legal_actions, write_action
from spydeck.games.game import Game
from spydeck.kernel import NONE, copy, members
from tests.oracle.black_spy import Oracle

pytestmark = pytest.mark.unmetered

TABLE = Path(__file__).with_name("perft.json")
GAME = spydeck.game("black-spy")
VARIANT_SETS: tuple[list[str], ...] = (
    [],
    ["following-rank"],
    ["calling-color", "no-good-spies"],
    ["capture-or-release", "following-rank"],
    ["the-mole", "going-back"],
)
LAST_TRICKS = {3: 4, 4: 3, 5: 3, 6: 2}


def position(players: int, variants: list[str], seed: int) -> tuple[Any, Oracle]:
    """Return a fixed deal, played by rote up to the last tricks; the same for an oracle."""
    random = Random(seed)
    options = {"variants": variants, "end_value": 1000}
    state = GAME.setup.start(GAME.read_options(players, options))
    oracle = Oracle(players, variants, end_value=1000)
    while not near_the_end(state, players):
        waiting = GAME.rules.pending(state)
        if waiting != NONE:
            outcome = random.sample(range(60), 60)
            GAME.rules.resolve(state, outcome)
            oracle.resolve([GAME.chances[waiting].operand.texts[card] for card in outcome])
            continue
        seat = members(GAME.rules.actors(state))[0]
        actions = [action for action, _ in zip(legal_actions(GAME, state, seat), range(9), strict=False)]
        action = random.choice(actions)
        oracle.act(seat, write_action(GAME, action))
        GAME.rules.apply(state, seat, *action)
    return state, oracle


def near_the_end(state: Any, players: int) -> bool:
    wanted_deal = 1 if state.variants & 4 else 0
    return bool(state.deal == wanted_deal and state.trick == 60 // players - LAST_TRICKS[players])


def perft(game: Game, state: Any) -> int:
    """Return the number of lines of play to the end of the deal."""
    seats = members(game.rules.actors(state))
    if not seats:
        return 1
    return sum(perft(game, after) for after in moves(game, state, seats[0]).values())


def moves(game: Game, state: Any, seat: int) -> dict[str, Any]:
    """Each legal move with the state behind it."""
    behind = {}
    for action in legal_actions(game, state, seat):
        after = copy(state)
        game.rules.apply(after, seat, *action)
        behind[write_action(game, action)] = after
    return behind


def breakdown(state: Any) -> dict[str, int]:
    """Return the count behind every first move."""
    seat = members(GAME.rules.actors(state))[0]
    return {text: perft(GAME, after) for text, after in moves(GAME, state, seat).items()}


def cases() -> list[tuple[int, list[str], int]]:
    return [
        (players, variants, seed)
        for players in (3, 4, 5, 6)
        for variants in VARIANT_SETS
        for seed in (1, 2, 3)
    ]


def name(players: int, variants: list[str], seed: int) -> str:
    return f"{players} players, {' '.join(variants) or 'no variants'}, deal {seed}"


@pytest.mark.parametrize(("players", "variants", "seed"), cases(), ids=lambda value: str(value))
def test_lines_of_play_are_as_many_as_counted(players: int, variants: list[str], seed: int) -> None:
    """BS-13 to BS-18, BS-28, BS-34: the moves of the last tricks, none too many and none too few."""
    state, oracle = position(players, variants, seed)
    table = json.loads(TABLE.read_text())
    seat = members(GAME.rules.actors(state))[0]
    assert set(moves(GAME, state, seat)) == oracle.legal(seat)
    assert breakdown(state) == table[name(players, variants, seed)]


def oracle_perft(oracle: Oracle) -> int:
    """Return the number of lines of play to the end of the deal, by the naive oracle."""
    if not oracle.actors():
        return 1
    (seat,) = oracle.actors()
    lines = 0
    for text in oracle.legal(seat):
        after = deepcopy(oracle)
        after.act(seat, text)
        lines += oracle_perft(after)
    return lines


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("variants", VARIANT_SETS, ids=str)
def test_the_counts_are_those_of_the_oracle(players: int, variants: list[str]) -> None:
    _, oracle = position(players, variants, 1)
    table = json.loads(TABLE.read_text())
    assert oracle_perft(oracle) == sum(table[name(players, variants, 1)].values())


if __name__ == "__main__":
    counted = {name(*case): breakdown(position(*case)[0]) for case in cases()}
    TABLE.write_text(json.dumps(counted, indent=1) + "\n")
