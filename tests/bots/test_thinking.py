"""How bots that search get ready, and spend their budget: worlds, rows, candidates, and the clock."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any

import numpy as np
import pytest

import spydeck
from spydeck.bots import preparing
from spydeck.bots.search import SearchBot
from spydeck.bots.thinking import processor
from spydeck.bots.thinking.brief import brief_of
from spydeck.bots.thinking.choosing import NEVER, softly
from spydeck.bots.thinking.comparing import CLEARLY
from spydeck.bots.thinking.processor import Thinking, Thoughts
from spydeck.bots.thinking.verdict import least_cost
from spydeck.errors import InvalidOption, SpydeckError
from spydeck.games.registry import game
from spydeck.games.search import Level
from spydeck.match.observation import Observation
from tests.bots.concluded import concluded
from tests.random_games import play_on

FEW = Level(playouts=600, worlds=32)


def at_play() -> Observation:
    """Return what a seat of Black Spy sees that may play several cards."""
    match = spydeck.new("black-spy", seed=11)
    sensible = spydeck.bot("sensible")
    while True:
        seat = match.actors[0]
        observation = match.observation(seat)
        if observation.view["stage"] == "play" and len(list(observation.legal())) > 5:
            return observation
        match.act(seat, sensible.choose(observation))


def thoughts(level: Level, seed: int = 1) -> Thoughts:
    seen = at_play()
    return Thinking(brief_of(seen.game, seen.state, seen.seat, level, seed)).think()


def test_the_same_seed_finds_the_same_and_all_candidates_meet_the_same_worlds() -> None:
    one, two, other = thoughts(FEW), thoughts(FEW), thoughts(FEW, seed=2)
    assert np.array_equal(one.results, two.results, equal_nan=True)
    assert (one.actions, one.best) == (two.actions, two.best)
    assert not np.array_equal(one.results, other.results, equal_nan=True)
    assert len(one.worlds) == len(one.results)


def test_the_budget_bounds_the_playouts_and_only_those_clearly_behind_are_dropped() -> None:
    found = thoughts(replace(FEW, playouts=2000))
    rows = found.findings.rows
    assert rows.sum() <= 2000
    assert rows.max() == len(found.results)
    assert found.findings.behind[found.best] == 0
    early = rows < len(found.results)
    assert (found.findings.behind[early] > 0).all()
    assert (found.findings.behind_errors[~early] >= 0).all()
    plain = thoughts(replace(FEW, drops=False, believes=False))
    assert (plain.findings.rows == FEW.worlds).all()


def test_an_explanation_ends_once_all_that_is_left_surely_costs_less_than_a_wrong_action() -> None:
    seen, level = at_play(), Level(playouts=200_000, worlds=32, first_rows=128)
    found, whole = (
        Thinking(brief_of(seen.game, seen.state, seen.seat, level, 1, explains=True, whole=whole)).think()
        for whole in (False, True)
    )
    rows = len(found.results)
    left = found.findings.rows == rows
    assert left.sum() > 1
    assert rows < len(whole.results)
    farthest = found.findings.behind[left] + CLEARLY * found.findings.behind_errors[left]
    assert farthest.max() <= least_cost(seen.game)
    assert np.array_equal(found.results[:128], whole.results[:128])


def test_a_bot_stops_when_its_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr(processor, "perf_counter", lambda: next(ticks) * 0.010)
    found = thoughts(Level(playouts=1_000_000, milliseconds=25, worlds=32))
    assert found.findings.rows.max() <= 4 * Level(1).first_rows


def test_a_bot_softly_chooses_what_is_not_far_behind() -> None:
    behind = [0.0, 1.0, NEVER + 1.0]
    chosen = [softly(behind, 1.0, 0, (place + 0.5) / 200) for place in range(200)]
    assert chosen.count(0) > chosen.count(1) > 20
    assert set(chosen) == {0, 1}
    assert softly(behind, 0.0, 0, 0.999) == 0


def test_columns_are_compared_where_both_were_played() -> None:
    _, _, found = concluded([3.0, 5.0, 9.0], [1.0, 4.0, np.nan])
    assert found.behind.tolist() == [0, 1.5]
    assert found.behind_errors[1] == pytest.approx(0.5)


@pytest.mark.parametrize(
    "wrong",
    [
        {"playouts": 0},
        {"playouts": True},
        {"worlds": 0},
        {"noise": 1001},
        {"width": -1},
        {"milliseconds": 0},
        {"milliseconds": float("nan")},
        {"softness": -1},
        {"softness": "much"},
        {"certainty": -0.5},
        {"hiding": "all"},
    ],
)
def test_a_level_that_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(InvalidOption, match=f"^{next(iter(wrong))} must be"):
        Level(**{"playouts": 10, **wrong})


def test_a_bot_refuses_a_finished_game_and_a_seat_that_may_not_act() -> None:
    match = spydeck.new("spy-tricks", seed=3)
    waiting = next(seat for seat in range(match.players) if seat not in match.actors)
    bot = SearchBot(FEW, 1)
    with pytest.raises(SpydeckError, match=f"seat {waiting} may not act now"):
        bot.choose(match.observation(waiting))
    play_on(match, spydeck.bot("sensible"))
    with pytest.raises(SpydeckError, match="may not act now"):
        bot.choose(match.observation(0))


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    names: list[str] = []
    monkeypatch.setattr(preparing, "prepare", lambda found: names.append(found.name))
    return names


@pytest.mark.parametrize(("program", "loaded"), [("pass", ["spycard"]), ("raise ValueError", [])])
def test_a_game_is_loaded_once_another_process_has_compiled_it(
    program: str,
    loaded: list[str],
    prepared: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(preparing, "_PROGRAM", program)
    preparing._prepare(game("spycard"), compiled=False)
    assert prepared == loaded
    assert capfd.readouterr().err == ""


def test_the_process_that_compiles_makes_way_for_others(
    prepared: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    nice: list[int] = []
    monkeypatch.setattr("os.nice", nice.append)
    preparing.compile_quietly("spycard")
    assert prepared == ["spycard"]
    assert nice == [preparing.LOWEST]
