"""Reviews: what moves cost, judged by what the seat could know, the same whatever the hidden cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import spydeck
from spydeck.bots.search import SearchBot
from spydeck.errors import InvalidOption, InvalidSeat
from spydeck.games.game import Game
from spydeck.games.registry import game
from spydeck.games.search import Level
from spydeck.match import Match
from spydeck.record import fairness
from spydeck.study.review import decisions_of, review, several
from tests.random_games import play_on

pytestmark = pytest.mark.usefixtures("brief_thoughts")


@pytest.fixture
def brief_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    level_in = SearchBot.level_in

    def briefly(bot: SearchBot, game: Game) -> Level:
        return replace(level_in(bot, game), playouts=3000, worlds=64)

    monkeypatch.setattr(SearchBot, "level_in", briefly)


def played(name: str, careless: int, seed: int, **options: Any) -> Match:
    """Return a finished game of sensible bots, one seat of which plays at random."""
    match = spydeck.new(name, seed=seed, **options)
    play_on(
        match, *[spydeck.bot("random" if seat == careless else "sensible", seed=seat) for seat in range(4)]
    )
    return match


def test_a_review_finds_the_moves_that_cost_most() -> None:
    match = played("black-spy", 1, seed=6, end_value=1)
    steps: list[tuple[int, int]] = []
    found = review(match, 1, progress=lambda done, of: steps.append((done, of)))
    assert steps[-1] == (found.decisions, found.decisions)
    assert len(steps) == found.decisions > 5
    assert found.moves
    costs = [move.cost for move in found.moves]
    assert costs == sorted(costs, reverse=True)
    assert all(cost > 0 for cost in costs)
    taken = {step: action for step, _, _, action in decisions_of(match, 1)}
    for one in found.line:
        assert one.action == taken[one.step]
        assert {one.action: one.played}.items() <= {each.action: each.results for each in one.options}.items()
        assert one.options[0].results == one.best
    for move in found.moves:
        assert taken[move.step] == move.played.action != move.explanation.best
        assert move.explanation.seat == 1
    assert found.facts()["moves"][0]["played"]["action"] == found.moves[0].played.action
    assert review(match, 1) == found
    assert sum(costs) > sum(move.cost for move in review(match, 0).moves)


def test_a_move_is_judged_by_the_observation_of_its_seat_alone() -> None:
    match = played("black-spy", 1, seed=6, end_value=1)
    for step, _, observation, action in decisions_of(match, 2):
        assert observation.seat == 2
        assert action in set(observation.legal())
        assert all(hand == -1 for seat, hand in enumerate(observation.state.hands[:4]) if seat != 2)
        assert step >= 0


@pytest.mark.parametrize(
    ("name", "best", "played", "sentence"),
    [
        ("black-spy", {"points": 1.2}, {"points": 7.4}, "This cost about 6 points."),
        ("black-spy", {"points": 3}, {"points": 4}, "This cost about 1 point."),
        ("black-spy", {"points": 3}, {"points": 2}, "This made winning the game less likely."),
        ("spy-tricks", {"points": 4}, {"points": 3.5}, "This cost about 0.5 points."),
        ("spy-tricks", {"points": 4}, {"points": 4}, "This made winning the game less likely."),
        ("spycard", {"win": 0.3}, {"win": 0.1}, "This cost about 20 wins in 100 games."),
        ("spycard", {"win": 0.3}, {"win": 0.29}, "This cost about 1 win in 100 games."),
        ("spycard", {"win": 0.3}, {"win": 0.3}, "This left you worse off."),
    ],
)
def test_what_a_move_cost_is_one_sentence(
    name: str, best: dict[str, float], played: dict[str, float], sentence: str
) -> None:
    assert game(name).text_ui().describe_cost(best, played) == sentence


def test_a_running_game_is_not_reviewed() -> None:
    match = spydeck.new("spy-tricks", seed=1)
    with pytest.raises(InvalidOption, match="has ended"):
        review(match, 0)
    with pytest.raises(InvalidSeat):
        review(played("spy-tricks", 1, seed=2), 7)


@pytest.mark.parametrize("name", ["black-spy", "spy-tricks", "spycard"])
@pytest.mark.parametrize("finished_parts", [0, 1])
def test_of_a_game_that_was_ended_early_everything_that_was_played_is_judged(
    name: str, finished_parts: int
) -> None:
    match = spydeck.new(name, seed=3)
    bot = spydeck.bot("random", seed=1)
    chosen: list[tuple[int, str]] = []
    while len([part for part, _ in chosen if part == finished_parts]) < 3 and not match.over:
        seat, part = match.actors[0], match.part
        observation = match.observation(seat)
        action = bot.choose(observation)
        if seat == 0 and several(observation):
            chosen.append((part, action))
        match.act(seat, action)
    ended = spydeck.load(match.record())
    ended.tags |= fairness.tags(bytes(32))
    assert [(decision.part, decision.action) for decision in decisions_of(ended, 0)] == chosen
    if not match.over:  # it continues: of what is being played, a review would be help
        over = [(part, action) for part, action in chosen if part < finished_parts]
        assert [(decision.part, decision.action) for decision in decisions_of(match, 0)] == over
    assert review(ended, 0).decisions == len(chosen)
