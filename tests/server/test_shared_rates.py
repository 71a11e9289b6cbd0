"""What is counted by the hour, by one process and by all together."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Iterator, Sized
from contextlib import ExitStack
from functools import cache
from urllib.parse import urlsplit

import pytest
import redis

from spydeck.errors import InvalidOption
from spydeck.server import rates
from spydeck.server.cluster.shared_rates import Quota, SharedRates
from tests.server.in_process import live, roomy_limits

WORKER = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
SERVER = urlsplit(os.environ.get("SPYDECK_TEST_REDIS", "redis://127.0.0.1:6379"))
REDIS = SERVER._replace(path=f"/{9 + WORKER % 7}").geturl()
"""A database of its own for each process that runs tests, of the sixteen that a server has."""
UNREADABLE = ("redis://[::1", "redis://h:port", "redis://h:99999", "redis://h\\@x", "redis://a b")
NOWHERE = "redis://127.0.0.1:9"


@cache
def redis_answers() -> bool:
    with redis.Redis.from_url(REDIS) as client:
        try:
            return bool(client.ping())
        except redis.ConnectionError:
            return False


@pytest.fixture
def redis_url(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The URL of an empty Redis database that has time to answer; skips the test where no server answers."""
    monkeypatch.setattr("spydeck.server.cluster.shared_rates.ANSWER_SECONDS", 60.0)
    if not redis_answers():
        pytest.skip(f"no Redis answers at {REDIS}; name one in SPYDECK_TEST_REDIS")
    with redis.Redis.from_url(REDIS) as client:
        client.flushdb()
        yield REDIS
        client.flushdb()


async def admitted(rates: list[SharedRates], attempts: int, weight: int = 1) -> list[bool | None]:
    found = []
    for number in range(attempts):
        found.append(await rates[number % len(rates)].admits("requests", "192.0.2.1", 10, 3600, weight))
    for one in rates:
        await one.close()
    return found


@pytest.mark.live
def test_processes_count_together(redis_url: str) -> None:
    both = [SharedRates(redis_url), SharedRates(redis_url)]
    assert asyncio.run(admitted(both, 12)) == [True] * 10 + [False] * 2
    other = [SharedRates(redis_url)]
    assert asyncio.run(admitted(other, 1)) == [False]


@pytest.mark.live
def test_a_weight_counts_as_so_many(redis_url: str) -> None:
    assert asyncio.run(admitted([SharedRates(redis_url)], 4, weight=4)) == [True, True, False, False]


def test_without_redis_each_process_counts_on_its_own() -> None:
    async def scene() -> None:
        rates = SharedRates(NOWHERE)
        quota = Quota("tables", 2, rates, "too-many-tables")
        assert [await quota.admits("ann") for _ in range(3)] == [True, True, False]
        assert await rates.admits("requests", "192.0.2.1", 1, 1) is None
        await rates.close()

    asyncio.run(scene())


def test_redis_needs_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "limits.aio.storage", None)
    with pytest.raises(InvalidOption, match="pip install"):
        SharedRates(NOWHERE)


def test_an_address_has_its_quota_once_however_many_processes_it_asks(
    postgresql_url: str, redis_url: str
) -> None:
    limits = roomy_limits(tables_per_address=3, guests_per_address=5)
    with ExitStack() as stack:
        servers = [
            stack.enter_context(live(postgresql_url, limits, shared=True, redis=redis_url)) for _ in range(2)
        ]
        guests = [server.guest() for server in servers for _ in range(2)]
        made = [guest.post("/api/tables", json={"game": "spycard"}).status_code for guest in guests]
        assert made == [201, 201, 201, 429]
        new = [server.guest(None).put("/api/guest", json={"name": "Eve"}) for server in servers]
        assert [answer.status_code for answer in new] == [200, 429]


def test_an_address_has_its_rate_of_requests_once(postgresql_url: str, redis_url: str) -> None:
    limits = roomy_limits(requests_per_second=0.001, requests_at_once=10)
    with ExitStack() as stack:
        servers = [
            stack.enter_context(live(postgresql_url, limits, shared=True, redis=redis_url)) for _ in range(2)
        ]
        asked = [server.guest(None).get("/health").status_code for _ in range(6) for server in servers]
        assert asked == [200] * 8 + [429] * 4  # both have been asked once as they started


@pytest.mark.parametrize("url", UNREADABLE)
def test_a_url_that_cannot_be_read_is_refused_in_a_sentence(url: str) -> None:
    with pytest.raises(InvalidOption, match="the URL of a Redis server is like"):
        SharedRates(url)


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
