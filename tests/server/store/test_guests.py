"""Guests, device links, and what the server remembers about itself."""

from concurrent.futures import ThreadPoolExecutor
from itertools import count

import pytest

from spydeck.server.store.errors import NotSaved
from spydeck.server.store.records import Guest
from spydeck.server.store.store import Store


def test_a_guest_is_recognized_and_may_be_renamed(store: Store) -> None:
    assert store.create_guest("secret", "Ann", now=7) == Guest("secret", "Ann", since=7)
    assert store.rename_guest("secret", "Änn ♥")
    assert store.guest("secret") == Guest("secret", "Änn ♥", since=7)
    assert store.guest("other") is None
    assert not store.rename_guest("other", "Ben")


def test_a_guest_is_created_once(store: Store) -> None:
    store.create_guest("secret", "Ann", now=7)
    with pytest.raises(NotSaved):
        store.create_guest("secret", "Eve", now=8)
    assert store.counts().guests == 1


def test_a_device_link_works_once(store: Store) -> None:
    store.put_device("digest", "ann", until=100, now=0)
    with ThreadPoolExecutor(8) as threads:
        guests = list(threads.map(lambda _: store.take_device("digest", now=50), range(16)))
    assert sorted(guests, key=str) == [None] * 15 + ["ann"]


def test_a_device_link_expires(store: Store) -> None:
    store.put_device("digest", "ann", until=100, now=0)
    assert store.take_device("digest", now=100) is None
    assert store.take_device("other", now=1) is None


def test_expired_device_links_are_deleted(store: Store) -> None:
    store.put_device("old", "ann", until=100, now=0)
    store.put_device("new", "ann", until=200, now=100)
    assert store.take_device("old", now=1) is None
    assert store.take_device("new", now=1) == "ann"


def test_a_fact_is_created_once(store: Store) -> None:
    numbers = count()
    with ThreadPoolExecutor(8) as threads:
        made = set(threads.map(lambda _: store.fact("key", lambda: f"made {next(numbers)}"), range(16)))
    assert made == {"made 0"}
