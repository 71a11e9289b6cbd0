"""`spydeck serve --nodes`: processes that are killed, replaced one after another, and stopped."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from spydeck.server.store.leases import Node
from spydeck.server.store.store import Store
from tests.server.live import RUN, LiveServer

pytestmark = [pytest.mark.live, pytest.mark.slow]


class Nodes:
    """A server of two processes, and a guest with a table."""

    def __init__(self, server: LiveServer, store: Store) -> None:
        self.server = server
        self.store = store
        self.ada = httpx.Client(base_url=server.url, timeout=60)
        self.ada.put("/api/guest", json={"name": "Ada"}).raise_for_status()
        made = self.ada.post("/api/tables", json={"game": "spycard"}).raise_for_status()
        self.table: str = made.json()["table"]
        self._commands = 0

    @property
    def nodes(self) -> dict[str, Node]:
        """The processes that have a lease, by their names."""
        return {node.id: node for node in self.store.leases.nodes()}

    @property
    def owner(self) -> Node:
        """The process that has the table."""
        found = self.store.leases.owner(self.table, Node("nobody"))
        assert found is not None
        return found

    def say(self) -> None:
        """Say something at the table, however many connections that takes."""
        self._commands += 1
        while not self._said(f"c{self._commands}"):
            pass

    def _said(self, name: str) -> bool:
        try:
            with self._socket() as socket:
                socket.send(json.dumps({"type": "hello", "version": 1}))
                socket.send(json.dumps({"type": "say", "id": name, "text": name}))
                while True:
                    message = json.loads(socket.recv(timeout=30))
                    if message.get("id") == name:
                        return bool(message["type"] == "done")
        except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
            return False

    def _socket(self) -> ClientConnection:
        address = self.server.url.replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        cookie = "; ".join(f"{name}={value}" for name, value in self.ada.cookies.items())
        return connect(address, additional_headers={"Cookie": cookie})

    def check_log(self) -> None:
        """Check that everything was said once."""
        said = [one.command for one in self.store.entries(self.table) if one.command is not None]
        assert said == [f"c{number}" for number in range(1, self._commands + 1)]


@pytest.fixture
def nodes(postgresql_url: str, tmp_path: Path) -> Iterator[Nodes]:
    server = LiveServer(tmp_path, "--nodes", "2", "--database", postgresql_url)
    opened = Store(postgresql_url)
    found = Nodes(server, opened)
    yield found
    found.ada.close()
    server.stop()
    assert server.program.returncode == 0
    assert found.nodes == {}
    opened.close()


def process_of(node: Node) -> int:
    """Return the number of a node's process."""
    assert node.process is not None
    return int(node.process.split()[-2])


def test_a_killed_process_is_replaced_and_another_continues_its_tables(nodes: Nodes) -> None:
    nodes.say()
    first = nodes.owner
    os.kill(process_of(first), signal.SIGKILL)
    nodes.say()
    assert nodes.owner.id != first.id
    while len(nodes.nodes) < 2:
        pass
    nodes.say()
    nodes.check_log()
    text = httpx.get(f"{nodes.server.url}/metrics").text
    assert 'spydeck_tables{node="1"}' in text
    assert 'spydeck_tables{node="2"}' in text


def test_processes_are_replaced_one_after_another_without_losing_anything(nodes: Nodes) -> None:
    nodes.say()
    first = nodes.nodes
    nodes.server.program.send_signal(signal.SIGHUP)
    while first.keys() & nodes.nodes.keys() or len(nodes.nodes) < 2:
        nodes.say()
    nodes.check_log()


def test_a_process_that_hangs_is_replaced(nodes: Nodes) -> None:
    nodes.say()
    first = nodes.owner
    os.kill(process_of(first), signal.SIGSTOP)
    while first.id in nodes.nodes:
        pass
    nodes.say()
    nodes.check_log()


def test_a_process_that_does_not_start_ends_all_with_an_error(postgresql_url: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        words = ("serve", "--port", "0", "--nodes", "2", "--node-address", address)
        ran = subprocess.run(
            [sys.executable, "-c", RUN, *words, "--database", postgresql_url],
            capture_output=True,
            text=True,
            check=False,
        )
    assert ran.returncode == 2
    assert "a process cannot serve" in ran.stderr
    assert ran.stderr.splitlines()[-1].endswith("a process did not start; its error is above")
    assert "Traceback" not in ran.stderr
