"""Weights from self-play: what cards cost by them, and that a search for weights finds better ones."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from bench import tuning
from bench.tuning import SENSIBLE, TUNED, Contest, improved, numbers_of, policy_of
from spydeck.games.black_spy.cards import CARDS, first_spies, one_spy
from spydeck.games.black_spy.policy import card_to_play, cards_to_pass, unseen_by
from spydeck.games.black_spy.rules.state import State
from spydeck.games.black_spy.rules.tricks import next_spies, playable
from spydeck.games.black_spy.search import play_on_tuned
from spydeck.games.black_spy.search.costs import sole_taker, tuned_cards_to_pass, write_tuned_costs
from spydeck.games.black_spy.search.playing import cheapest
from spydeck.games.black_spy.vocabulary import stage
from spydeck.kernel import copy
from tests.black_spy.mixed_games import positions
from tests.black_spy.test_search import at_play, world_of


def costs_of(state: State, policy: tuning.Policy) -> tuple[int, list[float]]:
    """Return the cards that may be played, and what each costs."""
    world = copy(state)
    seat = world.turn
    world.hands[seat] = next_spies(state, state.hands[seat])
    able = one_spy(playable(world, seat))
    costs = [0.0] * CARDS
    write_tuned_costs(
        world, seat, able, unseen_by(state, seat), sole_taker(state), policy[0], policy[1], costs
    )
    return able, costs


def test_with_weights_of_the_sensible_policy_cards_are_the_same() -> None:
    same = total = 0
    for state in at_play(3):
        able, costs = costs_of(state, SENSIBLE)
        if able & (able - 1):
            chosen = first_spies(1 << cheapest(able, costs))
            same += chosen == first_spies(1 << card_to_play(state, state.turn))
            total += 1
    assert same >= 0.98 * total > 100  # costs are rounded differently
    for state in islice((state for state in positions() if state.stage == stage.PASS), 20):
        for hand in state.hands[: state.players]:
            assert tuned_cards_to_pass(hand, SENSIBLE[2]) == cards_to_pass(hand)


def test_costs_follow_from_what_the_seat_may_know() -> None:
    for number, state in enumerate(at_play(20)):
        world = world_of(state, state.turn, number)
        assert costs_of(world, TUNED) == costs_of(state, TUNED)


def test_playing_on_by_weights_ends_the_deal() -> None:
    for number, state in enumerate(state for place, state in enumerate(positions()) if place % 40 == 0):
        world = copy(state)
        play_on_tuned(world, number % state.players, 50, [number], [0] * CARDS)
        assert world.stage not in (stage.PASS, stage.PLAY, stage.CALL, stage.TAKE)


def test_a_policy_can_be_one_array_of_numbers() -> None:
    assert policy_of(numbers_of(TUNED)) == TUNED
    assert len(numbers_of(TUNED)) == len(tuning.SPREAD)


@pytest.mark.slow
@pytest.mark.unmetered
def test_the_weights_win_points_against_sensible_players_and_a_search_finds_such_weights() -> None:
    judge = Contest(400)
    edge, error = judge.edge(TUNED, SENSIBLE, first=3)
    assert edge + 3 * error < -3
    assert judge.edge(SENSIBLE, SENSIBLE, first=3) == (0.0, 0.0)
    found = list(improved(SENSIBLE, 3, 16, Contest(100), 100))
    assert judge.edge(found[-1], SENSIBLE, first=3)[0] < -1
    again = list(improved(SENSIBLE, 3, 16, Contest(100), 100))
    assert np.array_equal(numbers_of(found[-1]), numbers_of(again[-1]))


@pytest.mark.slow
def test_a_search_for_weights_says_how_strong_each_generation_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Small(Contest):
        def __init__(self, deals: int) -> None:
            super().__init__(min(deals, 20))

    monkeypatch.setattr(tuning, "Contest", Small)
    tuning.main(["--generations", "2", "--size", "8", "--deals", "10", "--on"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines[:2]] == ["1", "2"]
    assert [line.partition("(")[0] for line in lines[2:]] == ["Weights", "Danger", "Danger"]
