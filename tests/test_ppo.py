"""The example that learns: decisions gain what their own seat gains, and a seed gives the same weights."""

import doctest
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import spydeck
from spydeck import Games

pytest.importorskip("torch", reason="needs the extra learn")

import torch

from examples import ppo
from tests.random_games import play_on

GUIDE = Path(__file__).parent.parent / "docs/guide/learn.md"

pytestmark = pytest.mark.unmetered


@pytest.fixture(autouse=True)
def one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    torch.set_num_threads(1)
    monkeypatch.setattr(ppo, "WIDTH", 32)


def new_games(count: int) -> tuple[Games, Any]:
    torch.manual_seed(1)
    games = Games.of_options(ppo.GAME, count, ppo.OPTIONS, seed=1)
    return games, ppo.new_network()


def one_game(seats: str, values: list[float], standings: list[float], ends: dict[int, list[float]]) -> Any:
    """Return a segment of one game of two seats, in which every step is a decision."""
    steps = len(seats)
    column = np.zeros((steps, 1), np.float32)
    final = np.zeros((steps, 1, 2), np.float32)
    for step, standing in ends.items():
        final[step, 0] = standing
    return ppo.Segment(
        obs=np.zeros((steps, 1, 1), np.int8),
        mask=np.ones((steps, 1, 2), np.int8),
        seat=np.array([[int(seat)] for seat in seats], np.int8),
        standing=column + np.array(standings, np.float32)[:, None],
        word=np.zeros((steps, 1), np.int64),
        log_chance=column,
        value=column + np.array(values, np.float32)[:, None],
        done=np.array([[step in ends] for step in range(steps)]),
        final=final,
    )


def test_a_decision_gains_what_its_seat_has_at_its_next_decision_or_at_the_end() -> None:
    played = one_game(
        seats="01010",
        values=[5, 1, 4, 2, 9],
        standings=[0, 0, 3, -1, 0],
        ends={3: [7, -7]},
    )
    gained, known = ppo.advantages(played, 0.5)
    last = [7 - 3 - 4, -7 - -1 - 2]
    first = [3 - 0 + 4 - 5 + 0.5 * last[0], -1 - 0 + 2 - 1 + 0.5 * last[1]]
    assert gained[:, 0].tolist() == [*first, *last, 0]
    assert known[:, 0].tolist() == [True] * 4 + [False]


def by_hand(played: Any, place: int, decay: float) -> dict[int, float]:
    """Return the known advantages of one game by step: forwards, game by game and seat by seat."""
    found = {}
    ends = [*np.flatnonzero(played.done[:, place]).tolist(), None]
    first = 0
    for end in ends:
        for seat in range(played.final.shape[2]):
            steps = [
                step
                for step in range(first, len(played.done) if end is None else end + 1)
                if played.seat[step, place] == seat and played.mask[step, place].sum() > 1
            ]
            worth = [(played.standing[step, place], played.value[step, place]) for step in steps]
            if end is not None:
                worth.append((played.final[end, place, seat], 0))
            errors = [
                later[0] - now[0] + later[1] - now[1] for now, later in zip(worth, worth[1:], strict=False)
            ]
            for number in range(len(errors)):
                found[steps[number]] = sum(
                    decay**further * error for further, error in enumerate(errors[number:])
                )
        first = 0 if end is None else end + 1
    return found


def test_advantages_are_those_of_a_replay_seat_by_seat() -> None:
    played = ppo.play(*new_games(8), 220)
    assert played.done.any(axis=0).all()
    gained, known = ppo.advantages(played, 0.8)
    for place in range(8):
        expected = by_hand(played, place, 0.8)
        assert np.flatnonzero(known[:, place]).tolist() == sorted(expected)
        for step, number in expected.items():
            assert gained[step, place] == pytest.approx(number, abs=1e-4)


def test_standings_and_ends_are_those_of_the_games() -> None:
    games, network = new_games(3)
    totals = games.fields["totals"].start
    played = ppo.play(games, network, 150)
    again = new_games(3)[0]
    for step in range(150):
        for place in range(3):
            mine, *others = again.obs[place, totals : totals + 4].tolist()
            assert played.standing[step, place] == pytest.approx((mine - sum(others) / 3) / ppo.UNIT)
        assert (played.seat[step] == again.seat).all()
        again.step(played.word[step])
        assert (played.done[step] == again.done).all()
        for place in np.flatnonzero(again.done).tolist():
            points = again.returns[place].tolist()
            expected = [(mine - (sum(points) - mine) / 3) / ppo.UNIT for mine in points]
            assert played.final[step, place].tolist() == pytest.approx(expected)
    assert played.done.any()


def test_only_legal_words_have_a_chance_and_chances_add_up() -> None:
    games, network = new_games(64)
    log_chances, values = ppo.judge(network, torch.from_numpy(games.obs), torch.from_numpy(games.mask))
    chances = log_chances.exp().detach().numpy()
    assert (chances[games.mask == 0] == 0).all()
    assert (chances[games.mask == 1] > 0).all()
    assert chances.sum(1) == pytest.approx(1, abs=1e-5)
    assert values.shape == (64,)


@pytest.mark.slow
def test_an_update_makes_words_likelier_that_gained_more_than_expected() -> None:
    games, network = new_games(64)
    played = ppo.play(games, network, 64)
    gained, known = ppo.advantages(played)
    ppo.learn(network, torch.optim.Adam(network.parameters(), 1e-3), [played])
    log_chances, value = ppo.judge(
        network, torch.from_numpy(played.obs[known]), torch.from_numpy(played.mask[known])
    )
    after = log_chances.gather(1, torch.from_numpy(played.word[known])[:, None])[:, 0].detach().numpy()
    likelier = after - played.log_chance[known]
    assert np.corrcoef(likelier, gained[known])[0, 1] > 0.1
    target = (gained + played.value)[known]
    assert np.square(value.detach().numpy() - target).mean() < np.square(gained[known]).mean()


def test_a_training_gives_the_same_weights_and_curve_for_a_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ppo, "STEPS", 16)
    monkeypatch.setattr(ppo, "MEASURED", 8)
    files = [tmp_path / name for name in ("first.pt", "second.pt")]
    for file in files:
        ppo.train(updates=2, count=32, sensible=32, seed=3, every=1, out=file)
    first, second = (torch.load(file, weights_only=True) for file in files)
    assert all((first[name] == second[name]).all() for name in first)
    curves = [file.with_suffix(".csv").read_text().splitlines() for file in files]
    assert [line.split(",")[0] for line in curves[0]] == ["words", "0", "640", "1280"]
    for one, other in zip(*curves, strict=True):
        assert one.split(",")[2:] == other.split(",")[2:]


def test_the_guide_is_a_doctest() -> None:
    failed, tried = doctest.testfile(str(GUIDE), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_the_bot_plays_whole_games_legally(tmp_path: Path) -> None:
    _, network = new_games(1)
    weights = tmp_path / "ppo.pt"
    torch.save(network.state_dict(), weights)
    bot = ppo.PPOBot(weights)
    match = spydeck.new("spy-tricks", seed=3)
    play_on(match, bot)
