"""Connections: how many, what a socket may send, and how another process takes one over."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

import pytest

from spydeck.server.cluster import handovers
from spydeck.server.cluster.handovers import GO, TAKEN, Handovers, name_of
from spydeck.server.config import Config, Limits
from spydeck.server.http.connections import (
    OTHERS_PER_ADDRESS,
    UNREAD_MESSAGES,
    OpenConnections,
    SocketConnection,
)
from spydeck.server.http.routes.tables import counted
from spydeck.server.store.leases import Node, identity
from spydeck.server.table.decisions.decision import RefusedError
from tests.server.in_process import Live, live, raw, rest, roomy_limits

pytestmark = pytest.mark.real_time

EMPTY_FRAME = b"\x81\x80\x00\x00\x00\x00"
HANDSHAKE = (
    b"GET /api/tables/0123456789abcdef/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


class Transport:
    """The end of a connection from an address."""

    def __init__(self, address: str) -> None:
        self._address = address

    def get_extra_info(self, name: str) -> tuple[str, int] | None:
        """Return the address and a port."""
        return (self._address, 50_000) if name == "peername" else None


def transport(address: str) -> asyncio.BaseTransport:
    """Return a connection from an address."""
    return cast(asyncio.BaseTransport, Transport(address))


def admitted(connections: OpenConnections, address: str, count: int) -> int:
    """Return how many of some connections from an address are admitted."""
    return sum(connections.admit(transport(address)) for _ in range(count))


def test_the_connections_of_one_address_are_limited() -> None:
    most = 5 + OTHERS_PER_ADDRESS
    connections = OpenConnections(Config(limits=Limits(sockets_per_address=5)))
    one = transport("192.0.2.1")
    assert connections.admit(one)
    assert admitted(connections, "192.0.2.1", most) == most - 1
    assert admitted(connections, "192.0.2.2", 9) == 9
    assert admitted(connections, "2001:db8::1", most) == most
    assert admitted(connections, "2001:db8::2", 1) == 0
    connections.forget(one)
    connections.forget(one)
    assert admitted(connections, "192.0.2.1", 2) == 1


def test_the_connections_of_proxies_are_limited_only_in_all() -> None:
    limits = Limits(sockets=1, sockets_per_address=1)
    config = Config(
        public_url="https://cards.example.org", trusted_proxies="127.0.0.1, 10.0.0.0/8", limits=limits
    )
    for proxy in ("127.0.0.1", "10.1.2.3"):
        connections = OpenConnections(config)
        assert admitted(connections, proxy, 5_000) == connections.most
    assert admitted(OpenConnections(config), "192.0.2.1", 5_000) == 1 + OTHERS_PER_ADDRESS
    assert admitted(OpenConnections(Config(limits=limits)), "127.0.0.1", 5_000) == 1 + OTHERS_PER_ADDRESS


@pytest.fixture(scope="module")
def limits() -> Limits:
    return roomy_limits(sockets_per_address=30, messages_per_second=1_000.0)


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (b"X: " + b"a" * 9_000, b"431"),
        (b"\r\n".join(b"X%d: a" % number for number in range(200)), b"431"),
        (b"Content-Length: 5", b""),
    ],
)
def test_a_handshake_that_cannot_be_parsed_ends_its_connection_without_an_error(
    server: Live, head: bytes, status: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR), raw(server) as connection:
        connection.sendall(HANDSHAKE + head + b"\r\n\r\n")
        assert status in rest(connection).partition(b"\r\n")[0]
    with raw(server) as connection:
        connection.sendall(HANDSHAKE + head + b"\r\n\r\n" + EMPTY_FRAME * 100)
    server.guest(None).get("/health").raise_for_status()
    assert caplog.records == []


@pytest.mark.live
def test_of_a_burst_of_small_messages_few_are_parsed_before_they_are_read(tmp_path: Path) -> None:
    limits = roomy_limits(messages_per_second=0.001, messages_at_once=1)
    with live(f"sqlite:///{tmp_path / 'burst.db'}", limits) as server:
        ada = server.guest()
        peer = server.sit_down(ada, server.table(ada)["table"])
        (connection,) = (
            one for one in server.server.server_state.connections if isinstance(one, SocketConnection)
        )
        peer.socket.socket.sendall(EMPTY_FRAME * 4_000)
        while not connection.read_paused:
            server.guest(None).get("/health").raise_for_status()
        assert 0 < connection.queue.qsize() <= UNREAD_MESSAGES
        assert len(connection._unparsed) <= 4_000 * len(EMPTY_FRAME)
        peer.socket.socket.shutdown(socket.SHUT_RDWR)


@pytest.mark.live
def test_a_burst_is_answered_completely(tmp_path: Path) -> None:
    limits = roomy_limits(messages_per_second=10_000, messages_at_once=10_000)
    with live(f"sqlite:///{tmp_path / 'burst.db'}", limits) as server:
        ada = server.guest()
        peer = server.sit_down(ada, server.table(ada)["table"])
        names = [peer.send(type="view", id=f"v{number}") for number in range(500)]
        assert len(names) == 500
        for number in range(500):
            assert peer.receive("view")["id"] == f"v{number}"


def test_sockets_count_from_their_request_on(server: Live) -> None:
    server.services.sockets["192.0.2.1"] = 29
    with (
        counted(server.services, "192.0.2.1"),
        pytest.raises(RefusedError),
        counted(server.services, "192.0.2.1"),
    ):
        pass
    assert server.services.sockets["192.0.2.1"] == 29


def test_a_ping_is_answered_whatever_its_table_waits_for(server: Live) -> None:
    ada = server.guest()
    table = server.table(ada)["table"]
    peer = server.sit_down(ada, table)
    turn = server.services.lobby.hosts[table]._turn
    server.do(turn.acquire())
    assert peer.ask(type="ping")["type"] == "done"
    turn.release()


def test_only_a_silent_client_is_pinged(server: Live) -> None:
    ada = server.guest()
    peer = server.sit_down(ada, server.table(ada)["table"])
    connections = server.server.server_state.connections
    connection = next(one for one in connections if isinstance(one, SocketConnection))

    async def pings(silent: float) -> bool:
        connection.stop_keepalive()
        connection._heard = connection.loop.time() - silent
        connection.send_keepalive_ping()
        assert connection.ping_timer or connection.pong_timer
        return connection.pending_ping_payload is not None

    assert not server.do(pings(19.0))
    assert server.do(pings(20.0))
    peer.close()


ANN, BEN = (Node(os.urandom(8).hex(), identity()) for _ in range(2))
HEAD = b"GET / HTTP/1.1\r\n\r\n"
Ends = tuple[socket.socket, socket.socket]


@pytest.fixture
def ends() -> Iterator[Ends]:
    """Both ends of a connection."""
    one, other = socket.socketpair()
    with one, other:
        one.setblocking(False)
        other.settimeout(10)
        yield one, other


class Taker:
    """The process of Ben, which takes connections and notes the heads that it gets."""

    def __init__(self) -> None:
        self.handovers = Handovers(BEN)
        self._heads: list[bytes] = []

    async def adopt(self, connection: socket.socket, head: bytes) -> None:
        """Serve a connection."""
        self._heads.append(head)
        with connection:
            connection.send(b"hello from ben")

    async def heads(self) -> list[bytes]:
        """Return the heads that it has got, once it is not busy."""
        while self.handovers.is_busy:
            await asyncio.sleep(0)
        return self._heads


@pytest.fixture
@asynccontextmanager
async def ben() -> AsyncIterator[Taker]:
    if not handovers.IS_POSSIBLE:
        pytest.skip("only Linux hands connections over")
    ben = Taker()
    ben.handovers.listen(ben.adopt)
    await asyncio.sleep(0)
    yield ben
    await ben.heads()
    ben.handovers.close()


@pytest.fixture
def here() -> Handovers:
    """The process of Ann, who hands over."""
    return Handovers(ANN)


async def test_the_other_process_has_the_connection_then(ben: Taker, here: Handovers, ends: Ends) -> None:
    one, client = ends
    assert await here.give(BEN, one, HEAD)
    one.close()
    loop = asyncio.get_running_loop()
    assert await loop.run_in_executor(None, client.recv, 100) == b"hello from ben"
    assert await ben.heads() == [HEAD]


async def test_a_process_that_is_not_there_or_on_another_computer_takes_nothing(
    ben: Taker, here: Handovers, ends: Ends
) -> None:
    assert not await here.give(Node("gone", identity()), ends[0], HEAD)
    assert not await here.give(Node(BEN.id, "elsewhere pid:[1] 1 1"), ends[0], HEAD)
    assert not await Handovers(None).give(BEN, ends[0], HEAD)
    assert await ben.heads() == []


async def test_a_process_that_does_not_answer_gets_nothing_later(
    ben: Taker, here: Handovers, ends: Ends, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handovers, "SECONDS", 0.1)
    cleo = Node(os.urandom(8).hex(), identity())
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as stopped:
        stopped.bind(name_of(cleo))
        stopped.listen()
        assert not await here.give(cleo, ends[0], HEAD)
        way, _ = stopped.accept()
        with way:
            _, files, _, _ = socket.recv_fds(way, 100, 1)
            assert way.recv(1) == b""  # instead of letting go
            os.close(files[0])
    assert await ben.heads() == []


@pytest.mark.parametrize("last_words", [b"", b"x"])
async def test_a_process_that_does_not_let_go_keeps_the_connection(
    ben: Taker, here: Handovers, ends: Ends, last_words: bytes
) -> None:
    loop = asyncio.get_running_loop()
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as way:
        way.setblocking(False)
        await loop.sock_connect(way, name_of(BEN))
        socket.send_fds(way, [HEAD], [ends[0].fileno()])
        assert await loop.sock_recv(way, 1) == TAKEN
        if last_words:
            await loop.sock_sendall(way, last_words)
    assert last_words != GO
    assert await here.give(BEN, ends[0], b"another")
    assert await ben.heads() == [b"another"]


async def test_what_is_no_connection_is_not_taken(ben: Taker) -> None:
    loop = asyncio.get_running_loop()
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as way, Path(os.devnull).open() as file:
        way.setblocking(False)
        await loop.sock_connect(way, name_of(BEN))
        socket.send_fds(way, [HEAD], [file.fileno()])
        assert await loop.sock_recv(way, 1) == b""
    assert await ben.heads() == []


async def test_other_users_hand_nothing_over(
    ben: Taker, here: Handovers, ends: Ends, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handovers, "user_of", lambda way: os.getuid() + 1)
    assert not await here.give(BEN, ends[0], HEAD)
    assert await ben.heads() == []
