"""Guests, device links, and what the server remembers about itself."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import count

import pytest

from spydeck.server.store.credentials import MAX_DEVICES
from spydeck.server.store.errors import NotSaved
from spydeck.server.store.records import GuestRecord, Passkey, PushDevice
from spydeck.server.store.store import Store
from tests.server.new_database import create_tables
from tests.server.store.samples import finished


def test_a_guest_is_recognized_and_may_be_renamed(store: Store) -> None:
    assert store.create_guest("secret", "Ann", now=7) == GuestRecord("secret", "Ann", since=7)
    assert store.rename_guest("secret", "Änn ♥")
    assert store.guest("secret") == GuestRecord("secret", "Änn ♥", since=7)
    assert store.guest("other") is None
    assert not store.rename_guest("other", "Ben")


def test_a_guest_is_created_once(store: Store) -> None:
    store.create_guest("secret", "Ann", now=7)
    with pytest.raises(NotSaved):
        store.create_guest("secret", "Eve", now=8)
    assert store.counts().guests == 1


def test_a_device_link_works_once(store: Store) -> None:
    store.credentials.put_device("digest", "ann", until=100, now=0)
    with ThreadPoolExecutor(8) as threads:
        guests = list(threads.map(lambda _: store.credentials.take_device("digest", now=50), range(16)))
    assert sorted(guests, key=str) == [None] * 15 + ["ann"]


def test_a_device_link_expires(store: Store) -> None:
    store.credentials.put_device("digest", "ann", until=100, now=0)
    assert store.credentials.take_device("digest", now=100) is None
    assert store.credentials.take_device("other", now=1) is None


def test_expired_device_links_are_deleted(store: Store) -> None:
    store.credentials.put_device("old", "ann", until=100, now=0)
    store.credentials.put_device("new", "ann", until=200, now=100)
    assert store.credentials.take_device("old", now=1) is None
    assert store.credentials.take_device("new", now=1) == "ann"


def test_a_guest_has_one_recovery_code(store: Store) -> None:
    credentials = store.credentials
    store.create_guest("ann", "Ann", now=1)
    assert credentials.recovery_code_since("ann") is None
    credentials.put_recovery_code("ann", "old", now=2)
    credentials.put_recovery_code("ann", "new", now=3)
    assert credentials.recovery_code_since("ann") == 3
    assert credentials.guest_with_recovery_code("old") is None
    assert credentials.guest_with_recovery_code("new") == GuestRecord("ann", "Ann", since=1)


def test_passkeys_are_listed_used_and_dropped_by_their_own_guest(store: Store) -> None:
    credentials = store.credentials
    first, second = Passkey("a", "ann", "00ff", 0, since=1), Passkey("b", "ann", "01", 7, since=2)
    for guest in ("ann", "ben"):
        store.create_guest(guest, guest, now=1)
    for passkey in (second, first, Passkey("c", "ben", "02", 0, since=3)):
        assert credentials.add_passkey(passkey, 2)
    assert credentials.passkeys_of("ann") == [first, second]
    assert credentials.passkey("b") == second
    assert credentials.use_passkey("b", counter=9, now=5)
    assert credentials.passkey("b") == replace(second, counter=9, used=5)
    assert not credentials.drop_passkey("ben", "a")
    assert credentials.drop_passkey("ann", "a")
    assert credentials.passkey("a") is None
    assert not credentials.add_passkey(Passkey("c", "ann", "03", 0, since=4), 2)
    assert not credentials.add_passkey(Passkey("d", "nobody", "03", 0, since=4), 2)


def test_a_challenge_is_used_once_until_it_has_run_out(store: Store) -> None:
    use = store.credentials.use_challenge
    with ThreadPoolExecutor(8) as threads:
        used = list(threads.map(lambda _: use("digest", until=100, now=0), range(16)))
    assert sorted(used) == [False] * 15 + [True]
    assert not use("digest", until=100, now=99)
    assert use("other", until=200, now=100)
    assert use("digest", until=200, now=100)  # which nobody can answer any more


def test_limits_hold_for_several_processes(postgresql_url: str) -> None:
    create_tables(postgresql_url)
    one, other = (Store(postgresql_url, 5.0) for _ in range(2))
    one.create_guest("ann", "Ann", now=1)
    passkeys = [Passkey(str(number), "ann", "00", 0, since=1) for number in range(16)]
    stores = (one, other) * 8
    with ThreadPoolExecutor(4) as threads:
        added = list(threads.map(lambda a, b: a.credentials.add_passkey(b, 3), stores, passkeys))
        blocked = list(threads.map(lambda a, b: a.people.block("ann", b.id, "X", 1, 3), stores, passkeys))
    assert (sum(added), sum(blocked)) == (3, 3)
    assert len(one.credentials.passkeys_of("ann")) == len(one.people.blocked("ann")) == 3
    for store in (one, other):
        store.close()


def test_facts_that_are_added_to_a_game_leave_changed_ones_as_they_are(store: Store) -> None:
    store.write([[finished("first", facts={"names": ["Ann", "Ben"]}, guests=(("ann", 0), ("ben", 1)))]])
    store.create_guest("ben", "Ben", now=1)
    assert store.erasure.erase_games("ann", "Nobody", lambda: "nobody")  # while its record was read
    store.add_game_facts("first", {"deals": [[1, 2]]})
    game = store.game_row("first")
    assert game is not None
    assert (game.facts["names"], game.facts["deals"]) == (["Nobody", "Ben"], [[1, 2]])


def test_a_fact_is_created_once(store: Store) -> None:
    numbers = count()
    with ThreadPoolExecutor(8) as threads:
        made = set(threads.map(lambda _: store.fact("key", lambda: f"made {next(numbers)}"), range(16)))
    assert made == {"made 0"}


def test_a_browser_shows_the_notifications_of_the_guest_who_used_it_last(store: Store) -> None:
    devices = store.push_devices
    browser = PushDevice("one", "ann", "https://push.example.org/1", "key", "auth", "en", at=1)
    devices.put(browser)
    devices.put(replace(browser, id="two", at=2))
    assert [one.id for one in devices.of_guest("ann")] == ["two", "one"]
    devices.put(replace(browser, guest="ben", language="de", at=3))
    assert [one.id for one in devices.of_guest("ann")] == ["two"]
    assert devices.of_guest("ben") == [replace(browser, guest="ben", language="de", at=3)]
    assert not devices.drop("one", "ann")
    assert devices.drop("one", "ben")
    assert devices.of_guest("ben") == []


def test_a_guest_s_browsers_are_bounded_and_go_with_the_guest(store: Store) -> None:
    devices = store.push_devices
    for at in range(MAX_DEVICES + 1):
        devices.put(PushDevice(f"browser {at}", "ann", "https://push.example.org", "key", "auth", "en", at))
    kept = [one.id for one in devices.of_guest("ann")]
    assert kept == [f"browser {at}" for at in range(MAX_DEVICES, 0, -1)]
    store.erasure.start("ann", now=50)
    assert devices.of_guest("ann") == []
