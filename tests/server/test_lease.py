"""A server serves tables only while it has its lease, and servers on one database lose nothing."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import httpx
import pytest
from sqlalchemy import text
from websockets.exceptions import InvalidStatus

from spydeck.server.config import Config
from spydeck.server.http.services import open_services
from spydeck.server.live.context import HELD_MS, Load, RenewedLease
from spydeck.server.store.errors import LOST, NotSaved, StoreError
from spydeck.server.store.leases import LEASE_MS, Leases, Node, has_ended, identity
from spydeck.server.store.store import Store
from tests.server.in_process import Live, live, passes, started_game
from tests.server.lease_simulation import shared_store, simulate
from tests.server.live import Server
from tests.server.swallowing import swallowing
from tests.waiting import PATIENCE, wait_until


class ScriptedLeases:
    """Leases that are extended as a test says, each after some time."""

    def __init__(self) -> None:
        self.now = 1_000
        self.takes = 0
        """Milliseconds that an answer takes."""
        self.outcomes: list[bool | NotSaved] = []
        self.asked: list[str] = []

    def register(self, node: Node) -> bool:
        """Return the next outcome."""
        return self._extend("register")

    def renew(self, node: Node) -> bool:
        """Return the next outcome."""
        return self._extend("renew")

    def nodes(self) -> list[Node]:
        """Return no process: these leases do not say."""
        raise StoreError(LOST)

    def _extend(self, name: str) -> bool:
        self.asked.append(name)
        self.now += self.takes
        outcome = self.outcomes.pop(0)
        if isinstance(outcome, NotSaved):
            raise outcome
        return outcome


def scripted(*outcomes: bool | NotSaved) -> tuple[ScriptedLeases, RenewedLease]:
    """Return leases with their outcomes, and a lease with their clock."""
    leases = ScriptedLeases()
    leases.outcomes = list(outcomes)
    return leases, RenewedLease(cast(Leases, leases), stopwatch=lambda: leases.now)


@pytest.mark.live
def test_a_lease_is_relied_on_for_less_than_it_lasts_counted_from_the_question() -> None:
    leases, lease = scripted(True)
    assert HELD_MS < LEASE_MS
    assert not lease.valid
    leases.takes = 3_000
    assert lease.register()
    leases.now += HELD_MS - leases.takes - 1
    assert lease.valid
    leases.now += 1
    assert not lease.valid


@pytest.mark.live
def test_a_lease_that_another_has_is_lost_at_once() -> None:
    _, lease = scripted(True, False)
    assert lease.register()
    assert lease.valid
    assert not lease.register()
    assert not lease.valid


async def losses(leases: ScriptedLeases, lease: RenewedLease, patch: pytest.MonkeyPatch) -> list[bool]:
    """Renew a lease until all outcomes have come; return whether it was valid each time that it was lost."""
    patch.setattr("spydeck.server.live.context.RENEW_SECONDS", 0)
    patch.setattr("spydeck.server.live.context.RETRY_SECONDS", 0)
    lost: list[bool] = []
    keeping = asyncio.create_task(lease.keep(lambda: Load(), lambda: lost.append(lease.valid)))
    while leases.outcomes:
        await asyncio.sleep(0)
    keeping.cancel()
    return lost


@pytest.mark.live
@pytest.mark.real_time
async def test_a_lost_lease_is_reported_once_and_can_get_it_back(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = NotSaved(LOST)
    leases, lease = scripted(True, True, False, False, gone, gone, False, True, True, False, True, True)
    assert lease.register()
    assert await losses(leases, lease, monkeypatch) == [False, False]
    asked = ["renew", *["renew", "register"] * 3, "renew", "renew", "register", "renew"]
    assert leases.asked[1:] == asked
    assert lease.valid


@pytest.mark.live
@pytest.mark.real_time
async def test_a_lease_that_had_run_out_here_before_it_was_renewed_was_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leases, lease = scripted(True, True, True)
    assert lease.register()
    leases.now += HELD_MS - 1_000
    leases.takes = 2_000
    assert await losses(leases, lease, monkeypatch) == [True]


def test_a_second_server_waits_for_the_lease_of_the_first_and_is_then_refused(postgresql_url: str) -> None:
    with live(postgresql_url), pytest.raises(StoreError, match="cannot be reached from here"):
        open_services(Config(database=postgresql_url), patience=0.1)
    with live(postgresql_url) as server:
        assert server.services.lease.valid


@pytest.mark.live
def test_a_process_has_ended_only_if_that_is_certain() -> None:
    own = identity()
    if own is None:  # the system does not say which processes run
        return
    here, process, started = own.rsplit(" ", 2)
    assert not has_ended(own)
    assert has_ended(f"{here} {process} {int(started) + 1}")
    assert has_ended(f"{here} {2**22 + 1} {started}")
    for other in (f"elsewhere {process} 1", f"{here} one 1", here, ""):
        assert not has_ended(other)


@pytest.fixture
def robbed(postgresql_url: str) -> Iterator[tuple[Live, Store]]:
    """A server, and a database through which a test can take the server's lease."""
    with live(postgresql_url) as server:
        store = Store(postgresql_url)
        yield server, store
        store.close()


def test_a_server_that_lost_its_right_shows_and_saves_nothing_until_it_gets_it_back(
    robbed: tuple[Live, Store],
) -> None:
    server, store = robbed
    ada = server.guest()
    made, peer, _ = started_game(server, ada)
    move, address = passes(peer), f"/api/tables/{made['table']}"
    other = Node("other")
    with store.database.writing() as connection:
        connection.execute(text("UPDATE nodes SET until = 0"))
    assert store.leases.register(other)
    assert peer.receive("farewell")["code"] == "stopping"
    refused = ada.get(address)
    assert (refused.status_code, refused.json()["reason"]) == (503, "table-moved")
    assert ada.post("/api/tables", json={"game": "spycard"}).status_code == 503
    with pytest.raises(InvalidStatus) as caught:
        server.connect(ada, made["table"])
    assert caught.value.response.status_code == 503
    length = len(store.entries(made["table"]))
    assert store.leases.take(made["table"], other) == 2
    store.leases.end(other)
    wait_until(lambda: ada.get(address).status_code == 200)
    again = server.sit_down(ada, made["table"])
    assert again.ask(**move)["type"] == "done"
    assert len(store.entries(made["table"])) > length


def test_a_command_under_a_lost_lease_is_refused_and_changes_nothing(
    robbed: tuple[Live, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, store = robbed
    made, peer, other = started_game(server)
    move = passes(peer)
    before = store.entries(made["table"])
    monkeypatch.setattr(type(server.services.lease), "valid", False)
    for command in (move, {"type": "view"}, {"type": "suggest"}, {"type": "say", "phrase": "hello"}):
        reply = peer.ask(**command)
        assert (reply["type"], reply["code"], reply["reason"]) == ("refused", "not-saved", "table-reloading")
    assert store.entries(made["table"]) == before
    monkeypatch.undo()
    assert other.received


@pytest.mark.slow
def test_after_a_silent_partition_moves_are_saved_again(postgresql_url: str) -> None:
    with swallowing(postgresql_url) as (proxy, through), live(through) as server:
        ada = server.guest()
        made, peer, _ = started_game(server, ada)
        move = passes(peer)
        proxy.swallow()
        peer.send(**move, id="the-move")
        assert peer.receive("farewell")["code"] == "stopping"
        proxy.restore()
        wait_until(lambda: ada.get(f"/api/tables/{made['table']}").status_code == 200)
        again = server.sit_down(ada, made["table"])
        again.send(**move, id="the-move")
        assert again.receive("done")["id"] == "the-move"


@pytest.mark.slow
def test_a_stopped_server_whose_tables_another_took_shows_what_is_true_now_when_it_wakes(
    postgresql_url: str, tmp_path: Path
) -> None:
    database = ("--database", postgresql_url)
    first = Server(tmp_path / "first", *database)
    with httpx.Client(base_url=first.url, timeout=PATIENCE) as ada:
        ada.put("/api/guest", json={"name": "Ada"}).raise_for_status()
        made = ada.post("/api/tables", json={"game": "black-spy"}).raise_for_status().json()["table"]
        first.program.send_signal(signal.SIGSTOP)
        second = Server(tmp_path / "second", *database)
        with httpx.Client(base_url=second.url, cookies=ada.cookies, timeout=PATIENCE) as at_second:
            wait_until(lambda: at_second.get(f"/api/tables/{made}").status_code == 200)
            invited = f"/api/tables/{made}/programs"
            assert at_second.post(invited, json={"seat": 1, "name": "Unit"}).status_code == 201
            first.program.send_signal(signal.SIGCONT)
            wait_until(lambda: ada.get(f"/api/tables/{made}").status_code == 200)
            assert ada.get(f"/api/tables/{made}").json()["free_seats"] == 2
        second.stop()
        assert ada.get(f"/api/tables/{made}").json()["free_seats"] == 2
    first.stop()


SEEDS = int(os.environ.get("SPYDECK_SEEDS", "1000"))
"""Increase it to test for longer; `python -m tests.server.lease_simulation` does the same."""
PARTS = 4


@pytest.mark.slow
@pytest.mark.unmetered
@pytest.mark.parametrize("part", range(PARTS))
def test_no_fault_loses_what_was_acknowledged_or_shows_what_is_stale(part: int, tmp_path: Path) -> None:
    takeovers = 0
    with shared_store(tmp_path) as store:
        for seed in range(part, SEEDS, PARTS):
            takeovers += simulate(store, seed)["takeovers"]
    assert takeovers > SEEDS // PARTS
