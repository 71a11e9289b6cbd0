"""Perft: how many lines of play there are from fixed positions, to a depth.

The counts stand in `perft.json`. When one is off, the test shows the count behind every move beside the
naive oracle's. To count anew after a change of the rules: `python -m tests.spycard.test_perft`.
"""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from spydeck.games.actions import legal_actions, write_action
from spydeck.games.game import game
from spydeck.games.spycard.rules import stage
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.text.names import STAGE_NAMES
from spydeck.kernel import copy
from tests.oracle.spycard import Oracle
from tests.spycard.test_oracle import choose, start

TABLE = Path(__file__).with_name("perft.json")
GAME = game("spycard")
DEPTHS = {"turn": 2, "keep": 2, "accuse": 3, "jack": 2, "bullet": 2, "again": 2, "joker": 2}
MAX_FIRST_MOVES = 300
CASES = [(players, question) for players in (3, 4, 5) for question in DEPTHS]


def position(players: int, question: str) -> tuple[State, Callable[[], Oracle]]:
    """The first position of a fixed random game at which so much is asked; and what makes its oracle."""
    random = Random(players * 1000 + len(question))
    while True:
        seed = random.getrandbits(40)
        state, _ = start(Random(seed), players)
        history: list[tuple[int, str]] = []
        while state.stage != stage.OVER:
            if STAGE_NAMES[state.stage] == question and 1 < len(listed(state)) < MAX_FIRST_MOVES:
                return state, lambda seed=seed, history=history: replayed(seed, players, history)
            action = choose(random, state, state.asked)
            history.append((state.asked, write_action(GAME, action)))
            GAME.rules.apply(state, state.asked, *action)


def replayed(seed: int, players: int, history: list[tuple[int, str]]) -> Oracle:
    """A naive oracle brought to a position."""
    _, oracle = start(Random(seed), players)
    for seat, text in history:
        oracle.act(seat, text)
    return oracle


def listed(state: State) -> list[str]:
    """The texts of all legal actions, as long as they are not too many."""
    actions = legal_actions(GAME, state, state.asked)
    return [write_action(GAME, action) for action, _ in zip(actions, range(MAX_FIRST_MOVES), strict=False)]


def perft(state: State, depth: int) -> int:
    """The number of lines of play so many actions long, or shorter if the game ends."""
    if depth == 0 or state.stage == stage.OVER:
        return 1
    lines = 0
    for action in legal_actions(GAME, state, state.asked):
        if depth == 1:
            lines += 1
            continue
        after = copy(state)
        GAME.rules.apply(after, state.asked, *action)
        lines += perft(after, depth - 1)
    return lines


def breakdown(state: State, depth: int) -> dict[str, int]:
    """The count behind every first move."""
    behind = {}
    for action in legal_actions(GAME, state, state.asked):
        after = copy(state)
        GAME.rules.apply(after, state.asked, *action)
        behind[write_action(GAME, action)] = perft(after, depth - 1)
    return behind


def first_questions(state: State, oracle: Callable[[], Oracle]) -> None:
    """Compare with the oracle what is asked of whom after every first move, and what may be answered."""
    seat = state.asked
    assert set(listed(state)) == oracle().legal(seat)
    for action in legal_actions(GAME, state, seat):
        theirs = oracle()
        theirs.act(seat, write_action(GAME, action))
        mine = copy(state)
        GAME.rules.apply(mine, seat, *action)
        assert (mine.stage == stage.OVER) == theirs.over
        if mine.stage not in (stage.OVER, stage.TURN):
            assert {mine.asked} == theirs.actors()
            assert set(listed(mine)) == theirs.legal(mine.asked)


@pytest.mark.parametrize(("players", "question"), CASES)
def test_lines_of_play_are_as_many_as_counted(players: int, question: str) -> None:
    """SC-8 to SC-27: none too many and none too few."""
    state, oracle = position(players, question)
    table = json.loads(TABLE.read_text())
    if question != "turn":
        first_questions(state, oracle)
    assert breakdown(state, DEPTHS[question]) == table[f"{players} players, {question}"]


if __name__ == "__main__":
    counted = {
        f"{players} players, {question}": breakdown(position(players, question)[0], DEPTHS[question])
        for players, question in CASES
    }
    TABLE.write_text(json.dumps(counted, indent=1) + "\n")
