"""How odds are compared with what was true: claims of a position, and the table of reliability."""

from __future__ import annotations

import numpy as np
import pytest

from bench import calibration
from bench.strength import PAGE
from spydeck.games.registry import game


def test_odds_are_read_from_all_levels() -> None:
    odds = {"suits": {"red": 25, "blue": 75.0}, "sure": True, "who": "P1"}
    assert calibration.chances(odds) == {"/suits/red": 25.0, "/suits/blue": 75.0}


def test_reliability_sorts_claims_by_their_odds() -> None:
    found = np.array([[5.0, 0], [5.0, 1], [100.0, 1], [90.0, 0]])
    assert calibration.reliability(found) == [
        ("0 to 10 %", "2", "5.0 %", "50.0 %"),
        ("90 to 100 %", "2", "95.0 %", "50.0 %"),
    ]
    assert calibration.table([("0 to 10 %", "2", "5.0 %", "50.0 %")]).endswith(
        "| 0 to 10 % | 2 | 5.0 % | 50.0 % |\n"
    )


def test_the_odds_of_each_suit_and_rank_of_a_secret_are_claims() -> None:
    found = calibration.measured(game("spy-tricks"), "sensible", "expert", positions=20, seed=3)
    assert len(found) == 20 * 12
    assert found[:, 1].sum() == 20 * 2
    assert found[:, 0].sum() == pytest.approx(20 * 200, rel=0.01)


def test_the_page_has_a_place_for_a_table_of_each_game() -> None:
    assert "<!-- calibration of spy-tricks -->\n" in PAGE.read_text("utf-8")
