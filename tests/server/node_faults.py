"""Kills, stops, cuts off and replaces processes that share a PostgreSQL database, during games.

Checks that nothing acknowledged is lost, and that every table continues.

`python -m tests.server.node_faults --database URL --faults 100` prints a line of JSON. Everything in the
database is deleted first.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from time import monotonic

import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.seeded import COMMAND
from tests.server.conftest import drop_tables, end_other_connections
from tests.server.kills import LIMITS, Lost, Trial
from tests.server.swallowing import SwallowingProxy, swallowing
from tests.waiting import PATIENCE

ROOMY = (*LIMITS, "sockets_per_address=5000", "sockets_per_member=1000", "members_per_table=1000")
FULL = """
CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION full_disk();
"""
"""What PostgreSQL answers when its disk is full."""


class Process:
    """One process that serves tables, with its own way to the database."""

    def __init__(self, trial: Trial, proxy: SwallowingProxy, database: str) -> None:
        self.proxy = proxy
        self._trial = trial
        self._words = [sys.executable, "-c", COMMAND, str(trial.seed), "serve", "--database", database]
        for limit in ROOMY:
            self._words += ["--limit", limit]
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start it, at the same port as before."""
        words = [*self._words, "--port", str(self.port)]
        with self._trial.log.open("a") as log:
            self.running = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.running.stdout is not None
        found = re.search(r":(\d+)$", self.running.stdout.readline().strip())
        if found is None:
            raise Lost("a process did not start")
        self.port = int(found[1])

    def end(self, number: signal.Signals) -> None:
        """End it by a signal."""
        self.running.send_signal(number)
        self.running.wait()
        if self.running.stdout is not None:
            self.running.stdout.close()


class NodeTrial(Trial):
    """Processes to which faults happen, and the players at their tables."""

    def __init__(self, folder: Path, seed: int, database: str, processes: list[Process]) -> None:
        super().__init__(folder, seed, copies=1)
        self.database = database
        self.processes = processes
        self.seconds: dict[str, list[float]] = {}
        """The longest silence at any table around each fault, by its kind."""
        self.silence = False
        """Whether silences are measured."""

    def any_port(self) -> int:
        """Return where a proxy would send somebody: to a process that runs."""
        alive = [one.port for one in self.processes if one.running.poll() is None]
        return self.random.choice(alive or [self.processes[0].port])

    async def suffer(self, kind: str) -> None:
        """Let a fault happen, and wait until all tables continue. Raise `Lost`."""
        process = self.random.choice(self.processes)
        faults: dict[str, Callable[[Process], Awaitable[None]]] = {
            "kill": self._kill,
            "stop": self._stop,
            "partition": self._partition,
            "replace": self._replace,
            "disconnect": self._disconnect,
            "disk": self._fill_disk,
        }
        watching = asyncio.create_task(self._longest_silence())
        await faults[kind](process)
        try:
            await self.live(events=3)
        except Lost as error:
            raise Lost(f"after {kind}: {error}") from None
        self.silence = False
        self.seconds.setdefault(kind, []).append(await watching)

    async def _longest_silence(self) -> float:
        """Return the longest time without an event at any table, until that is enough."""
        self.silence, longest = True, 0.0
        seen = {player.table: (0, monotonic()) for player in self.players}
        while self.silence:
            now = monotonic()
            for table, (seq, since) in seen.items():
                if self._seq(table) > seq:
                    longest = max(longest, now - since)
                    seen[table] = self._seq(table), now
            await asyncio.sleep(0.02)
        return longest

    async def _kill(self, process: Process) -> None:
        process.end(signal.SIGKILL)
        await asyncio.sleep(self.random.random())
        await asyncio.to_thread(process.start)

    async def _stop(self, process: Process) -> None:
        process.running.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.random.uniform(1, 20))
        process.running.send_signal(signal.SIGCONT)

    async def _partition(self, process: Process) -> None:
        process.proxy.swallow()
        await asyncio.sleep(self.random.uniform(1, 20))
        process.proxy.restore()

    async def _replace(self, process: Process) -> None:
        await asyncio.to_thread(process.end, signal.SIGTERM)
        await asyncio.to_thread(process.start)

    async def _disconnect(self, process: Process) -> None:
        """Close all connections to the database, as a restart of PostgreSQL does."""
        with psycopg.connect(self.database, autocommit=True) as keeper:
            end_other_connections(keeper)

    async def _fill_disk(self, process: Process) -> None:
        with psycopg.connect(self.database, autocommit=True) as keeper:
            keeper.execute(FULL.encode())
            await asyncio.sleep(self.random.uniform(0.5, 5))
            keeper.execute("DROP TRIGGER full_disk ON entries")

    async def storm(self, sockets: int) -> float:
        """Open sockets at one process and kill it; return how long it takes until all are back."""
        process = self.processes[0]
        places = [(player.table, player.cookie) for player in self.players]
        opened = [await self._watch(process.port, *places[number % len(places)]) for number in range(sockets)]
        process.end(signal.SIGKILL)
        since = monotonic()
        await asyncio.gather(*(self._come_back(*places[number % len(places)]) for number in range(sockets)))
        spent = monotonic() - since
        for socket in opened:
            socket.transport.abort()
        await asyncio.to_thread(process.start)
        return spent

    async def _come_back(self, table: str, cookie: str) -> None:
        while True:
            with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError):
                socket = await self._watch(self.any_port(), table, cookie)
                socket.transport.abort()
                return
            await asyncio.sleep(self.random.uniform(0.2, 0.4))

    async def _watch(self, port: int, table: str, cookie: str) -> ClientConnection:
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        socket = await connect(address, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE)
        await socket.send(json.dumps({"type": "hello", "version": 1, "views": "asked"}))
        while json.loads(await socket.recv())["type"] != "welcome":
            pass
        return socket


@contextmanager
def trial_of(folder: Path, database: str, seed: int, count: int) -> Iterator[NodeTrial]:
    """Start some processes on an empty database."""
    drop_tables(database)
    trial = NodeTrial(folder, seed, database, [])
    ways = [swallowing(database) for _ in range(count)]
    try:
        for way in ways:
            trial.processes.append(Process(trial, *way.__enter__()))
        yield trial
    finally:
        for process in trial.processes:
            process.running.send_signal(signal.SIGCONT)
            process.end(signal.SIGKILL)
        for way in ways:
            way.__exit__(None, None, None)


async def suffer_often(trial: NodeTrial, kinds: list[str], sockets: int) -> float:
    """Let faults happen one after another, and check everything. Return the seconds of the storm.

    Raise `Lost`.
    """
    trial.port = trial.processes[0].port
    await trial.set_up()
    tasks = [asyncio.create_task(player.play(trial.any_port)) for player in trial.players]
    try:
        await trial.live(events=5)
        for kind in kinds:
            await trial.suffer(kind)
        spent = await trial.storm(sockets) if sockets else 0.0
        await trial.live(events=3)
        for process in trial.processes:
            process.end(signal.SIGKILL)
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    trial.check()
    return spent


KINDS = ("kill", "stop", "partition", "replace", "disconnect", "disk")


def main() -> int:
    """Let as many faults happen as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", required=True)
    parser.add_argument("--faults", type=int, default=30)
    parser.add_argument("--nodes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sockets", type=int, default=1_000, help="that come back at once in the end")
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="spydeck-faults-") as folder,
        trial_of(Path(folder), asked.database, asked.seed, asked.nodes) as trial,
    ):
        kinds = [KINDS[number % len(KINDS)] for number in range(asked.faults)]
        storm = asyncio.run(suffer_often(trial, kinds, asked.sockets))
    figures = {
        "faults": asked.faults,
        "acknowledged": sum(len(player.acknowledged) for player in trial.players),
        "lost": 0,
        "stuck": 0,
        "longest_silence_s": {
            kind: {"median": round(median(found), 1), "worst": round(max(found), 1)}
            for kind, found in trial.seconds.items()
        },
        "sockets_back_after_s": round(storm, 1),
    }
    sys.stdout.write(json.dumps(figures) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
