"""What an arena measures: means of deals, intervals, edges, and its controls."""

from __future__ import annotations

import re
from random import Random
from statistics import fmean, stdev

import pytest

from spydeck import arena, language
from spydeck.arena.deal import GameResult, deal_result
from spydeck.arena.design import Design
from spydeck.arena.estimates import Mean, students_t
from spydeck.arena.tally import Tally
from tests.arena.arenas import designed, measured


def test_an_interval_is_students_around_the_mean_of_the_deals() -> None:
    numbers = [Random(3).gauss(5, 2) for _ in range(11)]
    running = Mean()
    for number in numbers:
        running.add(number)
    found = running.estimate()
    error = stdev(numbers) / 11**0.5
    assert found.mean == pytest.approx(fmean(numbers))
    assert found.error == pytest.approx(error)
    assert found.high == pytest.approx(fmean(numbers) + 2.228 * error, abs=0.001)


@pytest.mark.parametrize(("freedom", "t"), [(1, 12.706), (2, 4.303), (4, 2.776), (9, 2.262), (200, 1.972)])
def test_students_t_is_that_of_the_tables(freedom: int, t: float) -> None:
    assert students_t(freedom) == pytest.approx(t, abs=0.002)


def tallied(chosen: Design, *points: tuple[int, int, int]) -> arena.ArenaResult:
    tally = Tally(chosen, None)
    for deal in reversed(range(len(points) // len(chosen.tables))):
        rows = points[deal * len(chosen.tables) :][: len(chosen.tables)]
        games = [GameResult(row, (row.index(min(row)),), ()) for row in rows]
        tally.add(deal_result(deal, games))
    return tally.result()


def test_points_edges_wins_and_the_matrix_are_means_of_deals() -> None:
    """Fewer points are better in Black Spy, so an edge is what the others have more."""
    chosen = designed("random", "sensible", "random", seatings="rotations")
    first, second, third = tallied(chosen, (0, 10, 20), (20, 0, 10), (10, 20, 0)).standings
    assert [one.points.mean for one in (first, second, third)] == [0, 10, 20]
    assert [one.edge.mean for one in (first, second, third)] == [15, 0, -15]
    assert [one.wins.mean for one in (first, second, third)] == [1, 0, 0]
    assert first.points.low is None
    found = tallied(chosen, *[(0, 10, 20), (20, 0, 10), (10, 20, 0)], *[(0, 0, 6)] * 3)
    assert found.matrix[0][1] is not None
    assert found.matrix[0][1].mean == pytest.approx((10 + 0) / 2)
    assert found.matrix[1][1] is None
    assert (found.deals, found.games, found.better) == (2, 6, "fewer")


def test_more_points_are_better_where_the_most_win() -> None:
    chosen = designed("random", "sensible", "random", seatings="rotations", game="spy-tricks")
    found = tallied(chosen, (0, 10, 20), (20, 0, 10), (10, 20, 0))
    assert [one.edge.mean for one in found.standings] == [-15, 0, 15]
    assert found.better == "more"


def test_a_bot_is_not_told_from_itself_and_sensible_is_from_random() -> None:
    """The controls of everybody who measures a bot, here with four players and few deals."""
    itself = measured("sensible", "sensible", players=4, deals=3)
    chance = measured("random", "random", players=4, deals=12, seed=4)
    better = measured("sensible", "random", players=4, deals=3, skill=True)
    for same in (itself, chance):
        edge = same.standings[0].edge
        assert edge.low is not None
        assert edge.high is not None
        assert edge.low <= 0 <= edge.high
    first, second = better.standings
    assert first.edge.low is not None
    assert first.edge.low > 0
    assert first.skill is not None
    assert second.skill is not None
    assert first.skill.ordinal > second.skill.ordinal


def test_a_result_reads_in_german_as_it_does_in_english() -> None:
    found = measured("sensible", "random", "random", deals=3)
    english = found.table()
    with language.speaking("de"):
        german = found.table()
    assert german.startswith("Black Spy, 3 Plätze: 3 Kartenverteilungen, ")
    assert "weniger Punkte sind besser" in german
    assert english.count(" to ") == german.count(" bis ")
    numbers = [re.findall(r"[-+]?\d+[.,]\d+", text) for text in (english, german)]
    assert [number.replace(".", ",") for number in numbers[0]] == numbers[1]
