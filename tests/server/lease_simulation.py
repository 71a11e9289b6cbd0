"""Servers that share a database in simulated time, with every fault that a seed can think of.

The database is a SQLite file, whose transactions come one after another, as those of PostgreSQL do for one
table; its leases and commits are the program's own, as the servers are.

`python -m tests.server.lease_simulation --seeds 10000` runs it for as long as you like.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import chain, pairwise
from pathlib import Path
from random import Random
from typing import Any, cast

import structlog
from sqlalchemy import delete

from spydeck.protocol.commands import Command, Views, read_command
from spydeck.protocol.tables import CreateTable
from spydeck.server.live.host import TableHost
from spydeck.server.live.lobby import Elsewhere
from spydeck.server.store.database import Database
from spydeck.server.store.errors import StoreError
from spydeck.server.store.leases import Leases, Node
from spydeck.server.store.schema import nodes
from spydeck.server.store.store import Store
from spydeck.server.table.decisions.decision import RefusedError
from spydeck.server.table.saving import read_private
from tests.server.manual_host import START_MS
from tests.server.simulated_servers import FaultyLoop, Server

SERVERS, TABLES = 3, 2
FAULTY_SECONDS, QUIET_SECONDS = 30.0, 60.0
"""How long there are faults, and how soon after them every table must be playable."""
COMMANDS: tuple[dict[str, Any], ...] = ({"type": "say", "text": "hello"}, {"type": "advance", "answers": []})
"""One that leads to an entry in the log, and one that changes only what is kept for the member."""


class Broken(AssertionError):
    """Something acknowledged is missing, something stale was shown, or a table is stuck."""


class Player:
    """Sends one command after another at a table, through whichever server answers."""

    def __init__(self, simulation: Simulation, table: str) -> None:
        self._simulation = simulation
        self._random = simulation.random
        self.table = table
        self.acknowledged: set[str] = set()
        self.latest = 0
        """The highest number in the log that this player has seen."""

    async def play(self) -> None:
        """Send commands until there are no more faults, and then once more."""
        number = 0
        while not self._simulation.quiet:
            number += 1
            await self._send(f"c{number}")
        await self._send("last")

    async def _send(self, name: str) -> None:
        """Send a command again and again, until it is acknowledged."""
        while name not in self.acknowledged:
            server = self._random.choice(self._simulation.servers)
            asking = server.run(self._attempt(server, name))
            await asyncio.wait([asking], timeout=8.0)
            await asyncio.sleep(self._random.uniform(0.1, 2.0))

    async def _attempt(self, server: Server, name: str) -> None:
        """Try a command at a server, which passes it on if another has the table."""
        known = self.latest
        with suppress(StoreError, RefusedError):
            try:
                await self._try_at(server, name, known)
            except Elsewhere as elsewhere:
                owner = self._simulation.server_named(elsewhere.node.id)
                if owner is not None:
                    self._simulation.counts["passed_on"] += 1
                    await owner.run(self._try_at(owner, name, known))

    async def _try_at(self, server: Server, name: str, known: int) -> None:
        host = await server.lobby.find(self.table)
        if host is None:
            self._simulation.report(f"table {self.table} is gone")
            return
        listener = Listener(self._simulation, self, server, host, known)
        await host.connect(listener, None)
        if not listener.closed:
            command = {"id": name, **self._random.choice(COMMANDS)}
            await host.command(listener, cast(Command, read_command.validate_python(command)))
        host.disconnect(listener)


class Listener:
    """A player's socket at one server."""

    member = 0
    address = "192.0.2.1"
    views: Views = "always"

    def __init__(
        self, simulation: Simulation, player: Player, server: Server, host: TableHost, known: int
    ) -> None:
        """With what the player has known for certain before."""
        self._simulation = simulation
        self._player = player
        self._server = server
        self._host = host
        self._known = known
        self.closed = False

    def send(self, message: bytes, can_wait: bool = False) -> None:
        """Note what the server says before it closes the socket; it must be what is true now."""
        player, said = self._player, json.loads(message)
        if self.closed or said["type"] == "refused":
            return
        self._simulation.check_right(self._server, self._host)
        if said["type"] == "welcome" and said["seq"] < self._known:
            self._simulation.report(f"{player.table} was shown as of {said['seq']}, not {self._known}")
        player.latest = max(player.latest, said.get("seq") or 0)
        if said["type"] == "done":
            player.acknowledged.add(said["id"])

    def close(self, code: str, reason: str, /) -> None:
        """Note that the server has closed the socket."""
        self.closed = True


class RecordingLeases(Leases):
    """Leases that remember who took which table."""

    def __init__(self, database: Database, clock: Callable[[], int]) -> None:
        super().__init__(database, clock)
        self.taken: dict[str, list[tuple[int, str]]] = {}
        """The epochs of each table, with the servers that took it."""

    def take(self, table: str, node: Node) -> int | None:
        """Take a table."""
        epoch = super().take(table, node)
        if epoch is not None:
            self.taken.setdefault(table, []).append((epoch, node.id))
        return epoch


class Simulation:
    """Servers, players and faults, all of which follow from a seed."""

    def __init__(self, store: Store, seed: int) -> None:
        self.store = store
        self.random = Random(seed)
        self.leases = RecordingLeases(store.database, clock=self._now)
        self.servers: list[Server] = []
        self.dead: list[Server] = []
        self._troubles: list[str] = []
        self.quiet = False
        """Whether the faults have ended."""
        self.counts = {"commands": 0, "takeovers": 0, "passed_on": 0}

    def _now(self) -> int:
        return START_MS + round(asyncio.get_running_loop().time() * 1000)

    def report(self, trouble: str) -> None:
        """Note something that must not happen, wherever that is found."""
        self._troubles.append(f"{trouble}, at {asyncio.get_running_loop().time():.3f} s")

    def server_named(self, name: str) -> Server | None:
        """Return a server by the name in its lease, if it can be reached."""
        return next((server for server in self.servers if server.lease.node.id == name), None)

    def check_right(self, server: Server, host: TableHost) -> None:
        """Report if another server has taken a table whose host says something."""
        (fence,) = host.logbook.fences
        later = [node for epoch, node in self.leases.taken[host.table.id] if epoch > fence.epoch]
        if set(later) - {server.lease.node.id}:
            self.report(f"table {host.table.id} was shown by a server that had lost it")

    async def run(self) -> None:
        """Run everything, and check the logs. Raise `Broken`."""
        with self.store.database.writing() as connection:
            connection.execute(delete(nodes))
        self.servers = [self._start() for _ in range(SERVERS)]
        players = [Player(self, await self._table()) for _ in range(TABLES)]
        playing = [asyncio.create_task(player.play()) for player in players]
        faults = asyncio.create_task(self._faults())
        await asyncio.wait([faults])
        await asyncio.wait(playing, timeout=QUIET_SECONDS)
        for player, task in zip(players, playing, strict=True):
            if not task.done():
                raise Broken(f"table {player.table} is stuck")
            task.result()
            self._check(player)
        faults.result()
        if self._troubles:
            raise Broken("; ".join(self._troubles))

    async def end(self) -> None:
        """Let everything end that still runs, or would."""
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        for server in (*self.servers, *self.dead):
            server.cut, server.dead = True, False
            server.resume()
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _start(self) -> Server:
        server = Server(self.store, self.leases, self.random)
        server.run(server.lease.keep(lambda: server.lobby.load, server.lobby.close_all))
        server.run(server.maintain())
        return server

    async def _table(self) -> str:
        """Return a new table, from whichever server has the lease."""
        while not (serving := [server for server in self.servers if server.lease.valid]):
            await asyncio.sleep(0.1)
        made = await serving[0].run(serving[0].lobby.create("ann", "Ann", CreateTable(game="black-spy")))
        host: TableHost = made[0]
        return host.table.id

    async def _faults(self) -> None:
        """Make faults for a while, then mend everything."""
        loop = asyncio.get_running_loop()
        kinds = (self._pause, self._cut, self._crash, self._retire, self._slow, self._set_clock)
        while loop.time() < FAULTY_SECONDS:
            await asyncio.sleep(self.random.expovariate(0.5))
            place = self.random.randrange(SERVERS)
            self.random.choice(kinds)(place, self.random.choice((0.5, 4.0, 12.0)) * self.random.random() * 2)
        self.quiet = True
        for server in self.servers:
            server.cut = server.slow = False
            server.resume()

    def _pause(self, place: int, seconds: float) -> None:
        server = self.servers[place]
        server.paused = True
        asyncio.get_running_loop().call_later(seconds, server.resume)

    def _cut(self, place: int, seconds: float) -> None:
        self._for_a_while(self.servers[place], "cut", seconds)

    def _slow(self, place: int, seconds: float) -> None:
        self._for_a_while(self.servers[place], "slow", seconds)

    def _for_a_while(self, server: Server, trouble: str, seconds: float) -> None:
        setattr(server, trouble, True)
        asyncio.get_running_loop().call_later(seconds, setattr, server, trouble, False)

    def _crash(self, place: int, seconds: float) -> None:
        """Kill a server and start another in its place."""
        self.servers[place].dead = True
        self.dead.append(self.servers[place])
        self.servers[place] = self._start()

    def _retire(self, place: int, seconds: float) -> None:
        """Stop a server in good order, and start another in its place."""
        retired = self.servers[place]
        retired.run(retired.stop())
        self.dead.append(retired)
        self.servers[place] = self._start()

    def _set_clock(self, place: int, seconds: float) -> None:
        self.servers[place].wrong_ms = self.random.choice((-1, 0, 1)) * self.random.randrange(10**12)

    def _check(self, player: Player) -> None:
        """Raise `Broken` unless everything acknowledged was saved, and that once."""
        log = self.store.entries(player.table)
        if [entry.seq for entry in log] != list(range(1, len(log) + 1)):
            raise Broken(f"the log of {player.table} has gaps")
        kept = [read_private(body).commands for body in self.store.private(player.table).values()]
        said = [entry.command for entry in log if entry.command is not None] + [*chain(*kept)]
        if sorted(said) != sorted(player.acknowledged):
            raise Broken(f"{player.table} has {said}, but {list(player.acknowledged)} was acknowledged")
        owners = [node for _, node in self.leases.taken[player.table]]
        self.counts["commands"] += len(player.acknowledged)
        self.counts["takeovers"] += sum(one != other for one, other in pairwise(owners))


def simulate(store: Store, seed: int) -> dict[str, int]:
    """Return what happened with a seed. Raise `Broken`."""
    simulation = Simulation(store, seed)
    with asyncio.Runner(loop_factory=lambda: FaultyLoop(simulation.random)) as runner:
        try:
            runner.run(simulation.run())
        finally:
            runner.run(simulation.end())
    return simulation.counts


@contextmanager
def shared_store(folder: Path) -> Iterator[Store]:
    """A database for many simulations, which need not survive a crash of this computer, and log nothing."""
    configured = structlog.get_config()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    store = Store(f"sqlite:///{folder / 'shared.db'}")
    with store.database.writing() as connection:
        driver: Any = connection.connection.driver_connection
    driver.execute("PRAGMA synchronous = OFF")
    try:
        yield store
    finally:
        store.close()
        structlog.configure(**configured)


def main() -> None:
    """Run many simulations, and print what happened as a line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=1_000)
    parser.add_argument("--first", type=int, default=0)
    given = parser.parse_args()
    totals: dict[str, int] = {"seeds": given.seeds}
    with tempfile.TemporaryDirectory() as folder, shared_store(Path(folder)) as store:
        for seed in range(given.first, given.first + given.seeds):
            try:
                counts = simulate(store, seed)
            except Broken as error:
                raise Broken(f"seed {seed}: {error}") from error
            for name, count in counts.items():
                totals[name] = totals.get(name, 0) + count
    print(json.dumps(totals))


if __name__ == "__main__":
    main()
