"""What is counted by the hour."""

from collections.abc import Callable, Sized

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


def test_an_hour_is_counted_for_each_alone_and_slides(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(rates, "monotonic", lambda: now)
    hourly = rates.Hourly(2)
    assert [hourly.admits(name) for name in "aabaa"] == [True, True, True, False, False]
    now = 3599
    assert [hourly.admits(name) for name in "ab"] == [False, True]
    now = 3600
    assert [hourly.admits(name) for name in "aab"] == [True, True, True]


@pytest.mark.parametrize("kind", ["hourly", "budgets", "buckets"])
def test_whoever_comes_costs_as_much_however_many_there_are(
    monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """None of those who are remembered is looked at but the most silent."""
    looked, now = [0], [0.0]

    def clock() -> float:
        looked[0] += 1
        return now[0]

    monkeypatch.setattr(rates, "monotonic", clock)
    monkeypatch.setattr(rates, "MAX_REMEMBERED", 1_000)
    hourly, budgets, buckets = rates.Hourly(5), rates.Budgets(60), rates.buckets(1, 10)
    kinds: dict[str, tuple[Callable[[str], object], Sized]] = {
        "hourly": (hourly.admits, hourly._times),
        "budgets": (lambda name: budgets.spend(name, 1), budgets._buckets),
        "buckets": (lambda name: buckets.of(name).admits(), buckets),
    }
    come, remembered = kinds[kind]
    for number in range(3_000):
        come(f"192.0.2.{number}")
    assert len(remembered) == 1_000
    looked[0] = 0
    come("198.51.100.1")
    assert looked[0] < 10
    now[0] = 7_200
    for number in range(1_000):
        come(f"198.51.100.{number % 2}")
    assert len(remembered) == 2
