"""What is counted by the hour."""

import pytest

from spydeck.server import rates


def test_a_budget_is_spent_by_each_alone_and_refills_within_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(rates, "monotonic", lambda: now)
    budgets = rates.Budgets(60)
    budgets.spend("a", 50)
    budgets.spend("b", 59)
    assert not budgets.is_spent("a")
    budgets.spend("a", 20)
    assert [budgets.is_spent(name) for name in "abc"] == [True, False, False]
    now = 599
    assert budgets.is_spent("a")
    now = 601
    assert not budgets.is_spent("a")


def test_budgets_that_are_full_again_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(rates, "monotonic", lambda: now)
    monkeypatch.setattr(rates, "MAX_REMEMBERED", 2)
    budgets = rates.Budgets(60)
    budgets.spend("a", 30)
    now = 1800
    budgets.spend("b", 90)
    budgets.spend("c", 90)
    assert [budgets.is_spent(name) for name in "abc"] == [False, True, True]
    assert len(budgets._buckets) == 2
