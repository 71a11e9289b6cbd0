"""`spydeck serve --nodes`: processes that are killed, replaced one after another, and stopped."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Event, Thread

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from spydeck.errors import SpydeckError
from spydeck.server.listeners import open_listener
from spydeck.server.metrics import SHARED as METRICS
from spydeck.server.store.leases import Node
from spydeck.server.store.store import Store
from spydeck.server.supervisor import NodeSupervisor
from tests.server.live import Server
from tests.server.proxies import free_port
from tests.waiting import PATIENCE, get, wait_until

pytestmark = pytest.mark.live


class Nodes:
    """A server of two processes, and a guest with a table."""

    def __init__(self, server: Server, store: Store) -> None:
        self.server = server
        self.store = store
        self.ada = httpx.Client(base_url=server.url)
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
                    message = json.loads(socket.recv(timeout=PATIENCE))
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
    server = Server(tmp_path, "--nodes", "2", "--database", postgresql_url)
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


@pytest.mark.slow
def test_processes_that_are_killed_or_replaced_lose_nothing_and_others_continue_their_tables(
    nodes: Nodes,
) -> None:
    nodes.say()
    first = nodes.owner
    os.kill(process_of(first), signal.SIGKILL)
    nodes.say()
    assert nodes.owner.id != first.id
    wait_until(lambda: len(nodes.nodes) == 2)
    old = nodes.nodes
    nodes.server.program.send_signal(signal.SIGHUP)
    while old.keys() & nodes.nodes.keys() or len(nodes.nodes) < 2:
        nodes.say()
    nodes.check_log()
    text = get(f"{nodes.server.url}/metrics").text
    assert 'spydeck_tables{node="1"}' in text
    assert 'spydeck_tables{node="2"}' in text


def ports_in_a_row(count: int) -> int:
    """Return the first of some ports that are free."""
    while True:
        first = free_port()
        try:
            for port in range(first, first + count):
                open_listener("127.0.0.1", port).close()
        except SpydeckError:
            continue
        return first


@pytest.mark.slow
def test_processes_with_ports_of_their_own_are_replaced(postgresql_url: str, tmp_path: Path) -> None:
    first = ports_in_a_row(3)
    given = ["--nodes", "2", "--node-address", f"127.0.0.1:{first}", "--database", postgresql_url]
    server = Server(tmp_path, *given)
    store = Store(postgresql_url)
    try:
        old = {node.id for node in store.leases.nodes()}
        assert {node.address for node in store.leases.nodes()} == {f"127.0.0.1:{first + n}" for n in (0, 1)}
        server.program.send_signal(signal.SIGHUP)
        wait_until(lambda: len(new := {node.id for node in store.leases.nodes()}) == 2 and not new & old)
        assert {node.address for node in store.leases.nodes()} == {f"127.0.0.1:{first + n}" for n in (2, 0)}
    finally:
        store.close()
        server.stop()


@pytest.mark.slow
def test_several_processes_serve_at_one_unix_socket(postgresql_url: str, tmp_path: Path) -> None:
    file = tmp_path / "spydeck.sock"
    server = Server(tmp_path, "--nodes", "2", "--socket", str(file), "--database", postgresql_url)
    store = Store(postgresql_url)
    try:
        os.kill(process_of(store.leases.nodes()[0]), signal.SIGKILL)
        with httpx.Client(transport=httpx.HTTPTransport(uds=str(file), retries=5)) as client:
            assert client.get("http://localhost/api/server").json()["local"]
        wait_until(lambda: len(store.leases.nodes()) == 2)
    finally:
        store.close()
        server.stop()
    assert not file.exists()


class Scene:
    """Processes that do as a test says, by files in a folder, under a supervisor in a thread."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.announced = Event()
        self.error: SpydeckError | None = None
        self.supervisor = NodeSupervisor([partial(pretend, folder, place) for place in range(2)])
        self._thread = Thread(target=self._run)
        self._thread.start()

    def _run(self) -> None:
        try:
            self.supervisor.run(self.announced.set)
        except SpydeckError as error:
            self.error = error

    def started(self, place: int) -> list[int]:
        """Return the processes that have started in a place, in order."""
        file = self.folder / f"started{place}"
        return [int(line) for line in file.read_text().splitlines()] if file.exists() else []

    def end(self) -> None:
        """Stop everything."""
        self.supervisor.stop()
        self.wait()

    def wait(self) -> None:
        """Wait for the end."""
        self._thread.join()


def pretend(folder: Path, place: int, pulse: Connection) -> None:
    """Be a process that beats, hangs or fails."""
    if (folder / f"fail{place}").exists():
        (folder / "failed").touch()
        sys.exit(1)
    if (folder / f"stay{place}").exists():
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    mute = (folder / f"mute{place}").exists()
    with (folder / f"started{place}").open("a") as file:
        file.write(f"{os.getpid()}\n")
    while not mute and not (folder / f"hang{os.getpid()}").exists():
        pulse.send_bytes(b".")
        time.sleep(0.01)
    while True:
        time.sleep(1)


@pytest.fixture
def scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Scene]:
    monkeypatch.setattr("spydeck.server.supervisor.SILENT_SECONDS", 3.0)
    monkeypatch.setattr("spydeck.server.supervisor.LOOK_SECONDS", 0.05)
    monkeypatch.setenv(METRICS, "")
    found = Scene(tmp_path)
    found.announced.wait()
    yield found
    found.end()


def test_a_process_that_hangs_is_replaced(scene: Scene) -> None:
    (hanging,) = scene.started(0)
    (scene.folder / f"hang{hanging}").touch()
    wait_until(lambda: len(scene.started(0)) == 2)
    assert len(scene.started(1)) == 1


def test_processes_stay_if_new_ones_do_not_start(scene: Scene) -> None:
    (scene.folder / "fail1").touch()
    scene.supervisor.restart()
    wait_until((scene.folder / "failed").exists)
    assert len(scene.started(0)) == 2
    (stays,) = scene.started(1)
    os.kill(stays, 0)


def test_processes_that_die_while_a_new_one_hangs_are_replaced_at_once(scene: Scene) -> None:
    (scene.folder / "mute0").touch()
    scene.supervisor.restart()
    wait_until(lambda: len(scene.started(0)) == 2)
    (scene.folder / "mute0").unlink()
    for place in range(2):
        os.kill(scene.started(place)[0], signal.SIGKILL)
    wait_until(lambda: len(scene.started(0)) == 3)
    wait_until(lambda: len(scene.started(1)) == 2)


def test_a_process_that_dies_while_another_takes_long_to_stop_is_replaced_at_once(scene: Scene) -> None:
    (scene.folder / "stay0").touch()
    os.kill(scene.started(0)[0], signal.SIGKILL)
    wait_until(lambda: len(scene.started(0)) == 2)
    (scene.folder / "stay0").unlink()
    scene.supervisor.restart()
    wait_until(lambda: len(scene.started(0)) == 3)
    os.kill(scene.started(1)[0], signal.SIGKILL)
    wait_until(lambda: len(scene.started(1)) == 2)
    os.kill(scene.started(0)[1], signal.SIGKILL)
    wait_until(lambda: len(scene.started(1)) == 3)


def test_a_server_stops_while_a_new_process_hangs(scene: Scene) -> None:
    (scene.folder / "mute0").touch()
    scene.supervisor.restart()
    wait_until(lambda: len(scene.started(0)) == 2)
    scene.end()
    for process in (*scene.started(0), *scene.started(1)):
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


def test_a_process_that_does_not_start_ends_all_with_an_error_though_another_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(METRICS, "")
    (tmp_path / "mute0").touch()
    (tmp_path / "fail1").touch()
    scene = Scene(tmp_path)
    scene.wait()
    assert scene.error is not None
    assert str(scene.error) == "a process did not start; its error is above"
    assert not scene.announced.is_set()
