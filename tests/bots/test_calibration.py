"""How odds are compared with what was true: claims of a position, and the table of reliability."""

from __future__ import annotations

import numpy as np
import pytest

from bench import calibration
from bench.strength import PAGE, table
from spydeck.games.registry import game


def test_odds_are_read_from_all_levels() -> None:
    odds = {"suits": {"red": 25, "blue": 75.0}, "sure": True, "who": "P1"}
    assert calibration.chances(odds) == {"/suits/red": 25.0, "/suits/blue": 75.0}
    odds = {"spies_out": 2, "holds_spy": [None, 30], "agendas": [None, {"KC": 9}]}
    assert calibration.chances(odds) == {"/holds_spy/1": 30.0, "/agendas/1/KC": 9.0}


def test_reliability_sorts_claims_by_their_odds() -> None:
    found = np.array([[5.0, 0], [5.0, 1], [100.0, 1], [90.0, 0]])
    assert calibration.reliability(found) == [
        ("0 to 10 %", "2", "5.0 %", "50.0 %"),
        ("90 to 100 %", "2", "95.0 %", "50.0 %"),
    ]
    assert table([("0 to 10 %", "2", "5.0 %", "50.0 %")], calibration.HEADER).endswith(
        "| 0 to 10 % | 2 | 5.0 % | 50.0 % |\n"
    )


def test_the_odds_of_each_suit_and_rank_of_a_secret_are_claims() -> None:
    found = calibration.measured(game("spy-tricks"), "sensible", "expert", positions=20, seed=3)
    assert len(found) == 20 * 12
    assert found[:, 1].sum() == 20 * 2
    assert found[:, 0].sum() == pytest.approx(20 * 200, rel=0.01)


def test_what_odds_leave_out_is_impossible() -> None:
    """In Spycard the true state names one agenda of each opponent; bots name those that are possible."""
    found = calibration.measured(game("spycard"), "sensible", "easy", positions=12, seed=3)
    false = found[found[:, 1] == 0]
    assert len(false) > 0
    assert found[:, 0].sum() == pytest.approx(100 * found[:, 1].sum(), rel=0.2)


def test_the_page_has_a_place_for_a_table_of_each_game() -> None:
    page = PAGE.read_text("utf-8")
    assert all(f"<!-- calibration of {name} -->\n" in page for name in ("black-spy", "spy-tricks", "spycard"))
