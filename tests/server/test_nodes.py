"""Several processes on one database: whichever is asked, the one that has the table answers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from spydeck.json_types import JsonObject
from spydeck.server.cluster import handovers
from spydeck.server.cluster.requests import HEADER, Referral, Referrals
from spydeck.server.http import to_owner
from spydeck.server.http.to_owner import home_of
from spydeck.server.store.leases import Node
from tests.server.in_process import Live, Peer, live, passes, raw, rest
from tests.waiting import get, wait_until

pytestmark = pytest.mark.live

HANDSHAKE = (
    b"GET /api/tables/%b/socket HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@pytest.fixture
def pair(postgresql_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Live, Live]]:
    """Two servers on one database, which look at each other often."""
    monkeypatch.setattr("spydeck.server.live.context.RENEW_SECONDS", 0.05)
    with live(postgresql_url, shared=True) as one, live(postgresql_url, shared=True) as other:
        wait_until(lambda: bool(one.services.lease.others) and bool(other.services.lease.others))
        yield one, other


@pytest.fixture
def one(pair: tuple[Live, Live]) -> Live:
    return pair[0]


@pytest.fixture
def other(pair: tuple[Live, Live]) -> Live:
    return pair[1]


@pytest.fixture
def ada(one: Live) -> httpx.Client:
    return one.guest()


@pytest.fixture
def without_handovers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes connect sockets through themselves, as those on different computers do."""
    monkeypatch.setattr(handovers, "IS_POSSIBLE", False)


@pytest.fixture(params=[True, False], ids=["handed over", "through a tunnel"])
def either_way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sockets are handed over where that is possible, or connected through the process that they reach."""
    monkeypatch.setattr(handovers, "IS_POSSIBLE", request.param and handovers.IS_POSSIBLE)


def at(server: Live, guest: httpx.Client) -> httpx.Client:
    """Return the same browser at another server."""
    client = httpx.Client(base_url=server.url, cookies=guest.cookies)
    server.clients.callback(client.close)
    return client


def opened_at(server: Live, guest: httpx.Client, **settings: object) -> tuple[JsonObject, Peer]:
    """Return a new table that a server has, and a socket there."""
    made = server.table(guest, **settings)
    peer = server.sit_down(guest, made["table"])
    assert made["table"] in server.services.lobby.hosts
    return made, peer


@pytest.mark.usefixtures("either_way")
def test_people_at_different_processes_play_at_one_table(one: Live, other: Live, ada: httpx.Client) -> None:
    ben = other.guest("Ben")
    made, peer = opened_at(one, ada)
    assert other.join(ben, made) == 1
    far = other.sit_down(ben, made["table"])
    assert far.ask(type="sit", seat=1)["type"] == "done"
    peer.until(lambda message: message.get("here") == [0, 1])
    assert peer.ask(type="start")["type"] == "done"
    assert far.ask(**passes(far))["type"] == "done"
    assert peer.until(lambda message: message.get("event", {}).get("kind") == "acted")
    seen = [client.get(f"/api/tables/{made['table']}").json() for client in (ben, at(one, ben))]
    assert seen[0]["line"] == seen[1]["line"]
    assert made["table"] not in other.services.lobby.hosts
    assert len(other.services.tunnels) == (0 if handovers.IS_POSSIBLE else 1)
    assert sum(one.services.sockets.values()) == 2
    far.close()
    peer.until(lambda message: message.get("here") == [0])
    wait_until(lambda: not other.services.tunnels)


def test_refusals_are_passed_on_too(one: Live, other: Live, ada: httpx.Client) -> None:
    eve = other.guest("Eve")
    made, _ = opened_at(one, ada)
    answers = [client.get(f"/api/tables/{made['table']}") for client in (eve, at(one, eve))]
    assert [answer.status_code for answer in answers] == [404, 404]
    assert answers[0].json() == answers[1].json()
    assert {*answers[0].headers} == {*answers[1].headers}
    nobody = other.guest(None)
    assert nobody.post(f"/api/tables/{made['table']}/members", json={}).json()["code"] == "no-guest"
    with pytest.raises(Exception, match="404"):
        other.connect(eve, made["table"])


def test_a_table_goes_to_the_process_that_is_first_asked_for_it(
    one: Live, other: Live, ada: httpx.Client
) -> None:
    made = one.table(ada)
    assert made["table"] not in one.services.lobby.hosts
    other.sit_down(at(other, ada), made["table"])
    assert made["table"] in other.services.lobby.hosts
    assert ada.get("/api/server").json()["version"]


def test_an_unloaded_table_is_free_for_all(one: Live, other: Live, ada: httpx.Client) -> None:
    made, peer = opened_at(one, ada)
    peer.close()
    wait_until(lambda: not one.services.lobby.load.people)
    one.do(one.services.lobby.unload_idle())
    one.advance(3600)
    one.do(one.services.lobby.unload_idle())
    other.sit_down(at(other, ada), made["table"])
    assert made["table"] in other.services.lobby.hosts


def test_a_process_that_stops_releases_its_tables_at_once(postgresql_url: str) -> None:
    with live(postgresql_url, shared=True) as other:
        with live(postgresql_url, shared=True) as one:
            ada = one.guest()
            made, peer = opened_at(one, ada)
            far = other.sit_down(at(other, ada), made["table"])
            assert far.ask(type="say", text="before")["type"] == "done"
            one.stop()
            assert peer.receive("farewell")["code"] == "stopping"
            assert far.receive("farewell")["code"] == "stopping"
        again = other.sit_down(at(other, ada), made["table"])
        again.send(type="say", id="later", text="after")
        assert again.receive("done")["id"] == "later"
        said = [entry.entry for entry in other.services.store.entries(made["table"])]
        assert [one.text for one in said if one.kind == "said"] == ["before", "after"]


@pytest.mark.usefixtures("either_way")
def test_the_owner_knows_whom_a_request_comes_from(one: Live, other: Live, ada: httpx.Client) -> None:
    made, _ = opened_at(one, ada)
    far = other.connect(ada, made["table"], **{"X-Forwarded-For": "203.0.113.9"})
    far.send(type="hello", version=1)
    far.receive("welcome")
    listeners = one.services.lobby.hosts[made["table"]].broadcast.listeners
    assert [listener.address for listener in listeners] == ["127.0.0.1", "203.0.113.9"]
    assert one.services.sockets == {"127.0.0.1": 1, "203.0.113.9": 1}


def test_only_what_another_process_refers_is_served_on_a_node_s_own_port(one: Live, other: Live) -> None:
    lease, name = one.services.lease, one.services.lease.name
    (seen,) = other.services.lease.others
    signed = one.services.referrals
    forged = Referrals("another key")
    referral = Referral(name, "203.0.113.9", "http")
    for value, status in (
        (None, 421),
        (b"", 421),
        (forged.write(referral), 421),
        (signed.write(Referral("another", "203.0.113.9", "http")), 421),
        (signed.write(referral), 200),
    ):
        headers = {} if value is None else {HEADER.decode(): value.decode()}
        found = get(f"http://{seen.address}/api/games", headers=headers)
        assert found.status_code == status
    assert lease.valid
    public = get(f"{one.url}/metrics", headers={HEADER.decode(): signed.write(referral).decode()})
    assert public.status_code == 200  # the address is still this computer's


def test_a_program_reaches_its_table_from_anywhere_and_no_other(
    one: Live, other: Live, ada: httpx.Client
) -> None:
    made, _ = opened_at(one, ada, seats=[{}, {"sitter": "program", "name": "Unit"}, {}, {}])
    elsewhere, _ = opened_at(other, at(other, ada))
    token = {"Authorization": f"Bearer {made['programs'][0]['token']}"}
    for server in (one, other):
        named = get(f"{server.url}/api/guest", headers=token).json()
        assert named["name"] == "Unit"
        unknown = get(f"{server.url}/api/tables/{elsewhere['table']}", headers=token)
        assert unknown.status_code == 404
        peer = server.connect(None, made["table"], **token)
        peer.send(type="hello", version=1)
        assert peer.receive("welcome")["you"]["member"] == 1
        with pytest.raises(Exception, match="401"):
            server.connect(None, elsewhere["table"], **token)


def test_all_processes_are_counted_together(one: Live, other: Live, ada: httpx.Client) -> None:
    opened_at(one, ada)
    opened_at(other, at(other, ada))
    wanted = {"tables": 2, "people": 2}

    def counts(server: Live) -> bool:
        return bool(wanted.items() <= get(f"{server.url}/api/server").json().items())

    for server in (one, other):
        wait_until(partial(counts, server))


def test_nothing_is_deleted_that_another_process_has(one: Live, other: Live, ada: httpx.Client) -> None:
    made, peer = opened_at(one, ada)
    far_future, name = 10**15, other.services.lease.name
    assert other.services.store.deletable("old", far_future, name) == []
    assert other.services.store.delete_tables([made["table"]], far_future, name) == []
    assert peer.ask(type="say", text="still here")["type"] == "done"
    own = one.services.lease.name
    assert one.services.store.deletable("old", far_future, own) == [made["table"]]


def test_a_client_that_has_left_meanwhile_is_passed_on_to_nobody(
    one: Live, other: Live, ada: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, _ = opened_at(one, ada)
    find, hand_over = other.services.lobby.find, to_owner.handed_over
    served, given, results = other.server.server_state.connections, [], []

    with raw(other) as client:

        async def find_slowly(table: str) -> object:
            client.close()
            while any(connection.transport.is_closing() is False for connection in served):
                await asyncio.sleep(0.01)
            return await find(table)

        async def give(*_: object) -> bool:
            given.append(True)
            return True

        async def watched(*passed: Any) -> bool:
            results.append(await hand_over(*passed))
            return results[-1]

        monkeypatch.setattr(other.services.lobby, "find", find_slowly)
        monkeypatch.setattr(other.services.handovers, "give", give)
        monkeypatch.setattr(to_owner, "handed_over", watched)
        client.sendall(HANDSHAKE % (made["table"].encode(), client.getpeername()[1]))
        wait_until(lambda: bool(results))
    assert (results, given) == ([True], [])


@pytest.mark.usefixtures("without_handovers")
def test_tunnels_to_a_process_without_a_lease_are_closed(one: Live, other: Live, ada: httpx.Client) -> None:
    made, _ = opened_at(one, ada)
    far = other.sit_down(ada, made["table"])
    other.services.tunnels.keep_only(["another"])
    with pytest.raises(ConnectionClosed):
        far.receive("nothing")
    again = other.sit_down(ada, made["table"])
    assert again.ask(type="say", text="again")["type"] == "done"


@pytest.mark.usefixtures("without_handovers")
def test_a_process_that_cannot_be_reached_is_passed_on_to_no_more_than_it_has_a_lease(
    one: Live, other: Live, ada: httpx.Client
) -> None:
    made, peer = opened_at(one, ada)
    with other.services.store.database.writing() as connection:
        lost = text("UPDATE nodes SET address = '127.0.0.1:9', until = until + 3600000 WHERE id = :id")
        connection.execute(lost, {"id": one.services.lease.name})
    refused = at(other, ada).get(f"/api/tables/{made['table']}")
    assert (refused.status_code, refused.json()["reason"]) == (503, "table-moved")
    with pytest.raises(Exception, match="503"):
        other.connect(ada, made["table"])
    assert peer.ask(type="say", text="here")["type"] == "done"


ELSEWHERE = (
    "/../../../metrics",
    "/%2e%2e/%2E%2e/../metrics",
    "/..%2f..%2F..%2fmetrics",
    "/%252e%252e/%252e%252e/%252e%252e/metrics",
    "/..\\..\\..\\metrics",
    "/..%5c..%5C..%5cmetrics",
    "/..;/..;/..;/metrics",
    "/./members",
    "//members",
    "/%2fmembers",
    "/members/.",
    "/members/..",
    "/members%00",
    "/%c0%ae%c0%ae/",
    "/nothing",
    "/../../play/spycard",
    "/members/../../../play/spycard",
)


def test_what_no_route_leads_to_is_passed_on_to_nobody(
    one: Live, other: Live, ada: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, _ = opened_at(one, ada)
    monkeypatch.setattr(other.services, "requests", None)
    wanted = [
        (server, method, end) for server in (one, other) for method in ("GET", "POST") for end in ELSEWHERE
    ]
    for server, method, end in wanted:
        answer = sent(server, f"{method} /api/tables/{made['table']}{end}")
        assert answer.startswith(b"HTTP/1.1 404"), (method, end)
    with pytest.raises(Exception, match=r"40[34]"):
        other.connect(ada, f"{made['table']}/../{made['table']}")


def sent(server: Live, request: str) -> bytes:
    """Return what a server answers to a request whose path is sent as it is."""
    with raw(server) as client:
        head = f"{request} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        client.sendall(head.encode())
        return rest(client)


def test_what_is_passed_on_arrives_as_it_was_sent(
    one: Live, other: Live, ada: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, _ = opened_at(one, ada)
    arrived: list[bytes] = []

    class Noting(httpx.AsyncBaseTransport):
        async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
            arrived.append(request.extensions["target"])
            return httpx.Response(200, content=b"")

    monkeypatch.setattr(other.services.requests, "_client", httpx.AsyncClient(transport=Noting()))
    path = f"/api/tables/{made['table']}?a=[%7e]|'/../x"
    assert sent(other, f"GET {path}").startswith(b"HTTP/1.1 200")
    assert arrived == [path.encode()]


def test_all_processes_review_a_game_at_the_same_one(pair: tuple[Live, Live]) -> None:
    homes = set()
    for number in range(20):
        record = f"{'a' * 16}-{number}"
        found = [home_of(server.services, record) for server in pair]
        assert found.count(None) == 1
        homes.add(found.index(None))
    assert homes == {0, 1}


def test_strangers_who_come_to_different_processes_meet(one: Live, other: Live) -> None:
    guests = [(one, other)[number % 2].guest(f"Guest {number}") for number in range(4)]
    with ThreadPoolExecutor(len(guests)) as threads:
        found = list(threads.map(lambda guest: guest.post("/api/play/black-spy").json()["table"], guests))
    assert len(set(found)) == 1
    joined = [guest.post(f"/api/tables/{found[0]}/members", json={"sit": True}).json() for guest in guests]
    assert sorted(member["seat"] for member in joined) == [0, 1, 2, 3]
    assert (found[0] in one.services.lobby.hosts) != (found[0] in other.services.lobby.hosts)


def test_processes_on_different_computers_need_addresses_at_which_they_reach_each_other() -> None:
    here, there = "boot pid:[1] 10 1", "other pid:[1] 10 1"
    local = Node("a", here, "127.0.0.1:7708")
    for other, reached in (
        (Node("b", here, "127.0.0.1:7709"), True),
        (Node("b", there, "127.0.0.1:7709"), False),
        (Node("b", None, "[::1]:7709"), False),
        (Node("b", there, "localhost:7709"), False),
        (Node("b", there, "10.0.0.5:7709"), True),
        (Node("b", there, "node2:7709"), True),
        (Node("b", here, None), False),
    ):
        assert other.is_reached_from(local) is reached


def test_processes_deal_the_same_daily_deal_and_keep_one_try(
    one: Live, other: Live, ada: httpx.Client
) -> None:
    today = one.services.daily.today
    path = f"/api/daily/spycard/{today}"
    with ThreadPoolExecutor(2) as threads:
        found = list(threads.map(lambda server: at(server, ada).get(path).json()["commitment"], (one, other)))
        assert found[0] == found[1]
        tables = list(threads.map(lambda server: at(server, ada).post(path).json()["table"], (one, other)))
    assert tables[0] == tables[1]
    assert other.sit_down(at(other, ada), tables[0]).received[0]["you"]["seat"] == 0
