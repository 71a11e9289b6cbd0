"""Perft: the number of lines of play from fixed positions, to a depth.

The counts are in `perft.json`, one for each first move, so that a failure shows which move is wrong. To count
again after a change of the rules: `python -m tests.spycard.test_perft`.
"""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from spydeck.games.action_text import legal_actions, write_action
from spydeck.games.registry import game
from spydeck.games.spycard.facts import STAGE_NAMES
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.vocabulary import stage
from spydeck.kernel import copy
from tests.oracle.spycard import Oracle
from tests.spycard.test_oracle import choose, start

pytestmark = pytest.mark.unmetered

TABLE = Path(__file__).with_name("perft.json")
GAME = game("spycard")
DEPTHS = {"turn": 2, "keep": 2, "accuse": 3, "jack": 2, "bullet": 2, "again": 2, "joker": 2}
MAX_FIRST_MOVES = 300
CASES = [(players, question) for players in (3, 4, 5) for question in DEPTHS]


def position(players: int, question: str) -> tuple[State, Callable[[], Oracle]]:
    """Return the first position of a fixed random game at a question, and a maker of its oracle."""
    random = Random(players * 1000 + len(question))
    while True:
        seed = random.getrandbits(40)
        state, _ = start(Random(seed), players)
        history: list[tuple[int, str]] = []
        while state.stage != stage.OVER:
            if STAGE_NAMES[state.stage] == question and 1 < len(legal_texts(state)) < MAX_FIRST_MOVES:
                return state, lambda seed=seed, history=history: replayed(seed, players, history)
            action = choose(random, state, state.asked)
            history.append((state.asked, write_action(GAME, action)))
            GAME.rules.apply(state, state.asked, *action)


def replayed(seed: int, players: int, history: list[tuple[int, str]]) -> Oracle:
    """Return a naive oracle at a position."""
    _, oracle = start(Random(seed), players)
    for seat, text in history:
        oracle.act(seat, text)
    return oracle


def legal_texts(state: State) -> list[str]:
    """Return the texts of all legal actions, up to a limit."""
    actions = legal_actions(GAME, state, state.asked)
    return [write_action(GAME, action) for action, _ in zip(actions, range(MAX_FIRST_MOVES), strict=False)]


def perft(state: State, depth: int) -> int:
    """Return the number of lines of play of a length, or shorter if the game ends."""
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
    """Return the count for each first move."""
    behind = {}
    for action in legal_actions(GAME, state, state.asked):
        after = copy(state)
        GAME.rules.apply(after, state.asked, *action)
        behind[write_action(GAME, action)] = perft(after, depth - 1)
    return behind


def compare_first_questions(state: State, oracle: Callable[[], Oracle]) -> None:
    """Compare with the oracle which seat is asked after every first move, and its legal answers."""
    seat = state.asked
    assert set(legal_texts(state)) == oracle().legal(seat)
    for action in legal_actions(GAME, state, seat):
        theirs = oracle()
        theirs.act(seat, write_action(GAME, action))
        mine = copy(state)
        GAME.rules.apply(mine, seat, *action)
        assert (mine.stage == stage.OVER) == theirs.over
        if mine.stage not in (stage.OVER, stage.TURN):
            assert {mine.asked} == theirs.actors()
            assert set(legal_texts(mine)) == theirs.legal(mine.asked)


@pytest.mark.parametrize(("players", "question"), CASES)
def test_the_number_of_lines_of_play_matches_the_table(players: int, question: str) -> None:
    """SC-8 to SC-27: not one too many, not one too few."""
    state, oracle = position(players, question)
    table = json.loads(TABLE.read_text())
    if question != "turn":
        compare_first_questions(state, oracle)
    assert breakdown(state, DEPTHS[question]) == table[f"{players} players, {question}"]


if __name__ == "__main__":
    counted = {
        f"{players} players, {question}": breakdown(position(players, question)[0], DEPTHS[question])
        for players, question in CASES
    }
    TABLE.write_text(json.dumps(counted, indent=1) + "\n")
