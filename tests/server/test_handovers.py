"""Connections that one process hands over to another, unless one of them gives up."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from spydeck.server.cluster import handovers
from spydeck.server.cluster.handovers import GO, TAKEN, Handovers, name_of
from spydeck.server.store.leases import Node, identity

pytestmark = [
    pytest.mark.live,
    pytest.mark.skipif(not handovers.IS_POSSIBLE, reason="only Linux hands connections over"),
]

ANN, BEN = (Node(os.urandom(8).hex(), identity()) for _ in range(2))
HEAD = b"GET / HTTP/1.1\r\n\r\n"


@pytest.fixture
def ends() -> Iterator[tuple[socket.socket, socket.socket]]:
    """Both ends of a connection."""
    one, other = socket.socketpair()
    with one, other:
        one.setblocking(False)
        other.settimeout(10)
        yield one, other


def scene(play: Callable[[Handovers], Awaitable[None]]) -> list[bytes]:
    """Let one process play while the other takes what is given; return the heads that it got."""
    taken: list[bytes] = []

    async def adopt(connection: socket.socket, head: bytes) -> None:
        taken.append(head)
        with connection:
            connection.send(b"hello from ben")

    async def run() -> None:
        there = Handovers(BEN)
        there.listen(adopt)
        await asyncio.sleep(0)
        await play(Handovers(ANN))
        while there.is_busy:
            await asyncio.sleep(0)
        there.close()

    asyncio.run(run())
    return taken


def test_the_other_process_has_the_connection_then(ends: tuple[socket.socket, socket.socket]) -> None:
    one, client = ends

    async def play(here: Handovers) -> None:
        assert await here.give(BEN, one, HEAD)
        one.close()
        loop = asyncio.get_running_loop()
        assert await loop.run_in_executor(None, client.recv, 100) == b"hello from ben"

    assert scene(play) == [HEAD]


def test_a_process_that_is_not_there_or_on_another_computer_takes_nothing(
    ends: tuple[socket.socket, socket.socket],
) -> None:
    async def play(here: Handovers) -> None:
        assert not await here.give(Node("gone", identity()), ends[0], HEAD)
        assert not await here.give(Node(BEN.id, "elsewhere pid:[1] 1 1"), ends[0], HEAD)
        assert not await Handovers(None).give(BEN, ends[0], HEAD)

    assert scene(play) == []


def test_a_process_that_does_not_answer_gets_nothing_later(
    ends: tuple[socket.socket, socket.socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handovers, "SECONDS", 0.1)
    cleo = Node(os.urandom(8).hex(), identity())

    async def play(here: Handovers) -> None:
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as stopped:
            stopped.bind(name_of(cleo))
            stopped.listen()
            assert not await here.give(cleo, ends[0], HEAD)
            way, _ = stopped.accept()
            with way:
                _, files, _, _ = socket.recv_fds(way, 100, 1)
                assert way.recv(1) == b""  # instead of letting go
                os.close(files[0])

    assert scene(play) == []


@pytest.mark.parametrize("last_words", [b"", b"x"])
def test_a_process_that_does_not_let_go_keeps_the_connection(
    ends: tuple[socket.socket, socket.socket], last_words: bytes
) -> None:
    async def play(here: Handovers) -> None:
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

    assert scene(play) == [b"another"]


def test_what_is_no_connection_is_not_taken() -> None:
    async def play(here: Handovers) -> None:
        loop = asyncio.get_running_loop()
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as way, Path(os.devnull).open() as file:
            way.setblocking(False)
            await loop.sock_connect(way, name_of(BEN))
            socket.send_fds(way, [HEAD], [file.fileno()])
            assert await loop.sock_recv(way, 1) == b""

    assert scene(play) == []


def test_other_users_hand_nothing_over(
    ends: tuple[socket.socket, socket.socket], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handovers, "user_of", lambda way: os.getuid() + 1)

    async def play(here: Handovers) -> None:
        assert not await here.give(BEN, ends[0], HEAD)

    assert scene(play) == []
