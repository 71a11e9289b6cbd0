"""A server in its own process and on its own core, tables at it, and the results."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from spydeck.errors import InvalidOption, SpydeckError
from spydeck.server.benchmark.lean_socket import LeanSocket, OnMessage
from spydeck.server.benchmark.load import BenchTable, Timings, paced, unpaced

SEATS = 4
LIMITS = (
    "guests_per_address=1000",
    "tables_per_guest=100000",
    "tables_per_address=100000",
    "sockets_per_address=100000",
    "requests_per_second=100000",
    "requests_at_once=100000",
    "messages_per_second=100000",
    "messages_at_once=100000",
)
"""Limits that would prevent a benchmark from one address."""
DIRECTIONS = {
    "moves_per_s": "more",
    "p50_ms": "less",
    "p99_ms": "less",
    "worst_ms": "less",
    "server_us_a_move": "less",
    "server_rss_mb": "less",
}
"""Whether more or less is better of each figure."""
HELLO = b'{"type":"hello","version":1,"views":"asked"}'


def server(
    tables: int, seconds: float, rate: float, nodes: int = 1, database: str | None = None
) -> dict[str, Any]:
    """Return the latency at a given rate, the maximum rate, and the memory of all processes that serve.

    `directions` says of each figure whether more or less is better. Several processes need a PostgreSQL
    database, to which the tables of the benchmark are added.
    Raise `InvalidOption`; `SpydeckError` if the server does not start or refuses a move.
    """
    if not 1 <= tables <= 10_000:
        raise InvalidOption("--tables must be from 1 to 10000")
    if not 1 <= rate <= 1_000_000:
        raise InvalidOption("--rate must be from 1 to 1000000 moves per second")
    with (
        tempfile.TemporaryDirectory(prefix="spydeck-bench-") as folder,
        process(database or f"sqlite:///{Path(folder) / 'bench.db'}", nodes) as (pid, url),
    ):
        serving = [pid] if nodes == 1 else nodes_of(pid)
        cores = assign_cores(serving)
        found = asyncio.run(measure(url, serving, tables, seconds, rate))
        memory = [memory_of(one) for one in serving]
        return {
            "game": "black-spy",
            "tables": tables,
            "nodes": nodes,
            "seconds": seconds,
            "offered_per_s": rate,
            **found,
            "server_rss_mb": None if None in memory else round(sum(filter(None, memory)), 1),
            "server_core": cores,
            "load_average": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
            "directions": DIRECTIONS,
        }


@contextmanager
def process(database: str, nodes: int) -> Iterator[tuple[int, str]]:
    """Run a server of some processes; yield the id of the first one and its address."""
    words = [sys.executable, "-m", "spydeck", "serve", "--port", "0", "--nodes", str(nodes)]
    words += ["--database", database]
    for limit in LIMITS:
        words += ["--limit", limit]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as serving:  # noqa: S603
        try:
            said = serving.stdout.readline() if serving.stdout else ""
            found = re.search(r"http://\S+", said)
            if found is None:
                raise SpydeckError("the server for the benchmark did not start")
            yield serving.pid, found[0]
        finally:
            serving.terminate()


def nodes_of(pid: int) -> list[int]:
    """Return the processes that a server has started to serve tables; only Linux says so."""
    found = Path("/proc").glob("[0-9]*/stat")
    children = [file.parent for file in found if int(file.read_text().rpartition(")")[2].split()[1]) == pid]
    return [int(one.name) for one in children if b"spawn_main" in (one / "cmdline").read_bytes()]


def assign_cores(pids: list[int]) -> int | None:
    """Run the server on the first cores and the clients on the others; return the server's first core.

    None where that is impossible.
    """
    if not hasattr(os, "sched_setaffinity"):
        return None
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) == 1:
        return None
    theirs = cores[: max(1, min(len(pids), len(cores) - 1))]
    for number, pid in enumerate(pids):
        for thread in Path(f"/proc/{pid}/task").iterdir():
            os.sched_setaffinity(int(thread.name), {theirs[number % len(theirs)]})
    os.sched_setaffinity(0, set(cores) - set(theirs))
    return theirs[0]


def memory_of(pid: int) -> float | None:
    """Return the memory of a process in megabytes; None where that is unknown."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return None
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    return round(int(found[1]) / 1024, 1) if found else None


def cpu_seconds(pids: list[int]) -> float | None:
    """Return the CPU time of processes in seconds; None where that is unknown."""
    ticks = 0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return None
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def measure(url: str, pids: list[int], count: int, seconds: float, rate: float) -> dict[str, Any]:
    """Create tables, play at them and return the results."""
    slow, fast = Timings(), Timings()
    tables = await create_tables(url, count, slow)
    gc.freeze()
    spent = await paced(tables, slow, rate, seconds)
    await wait_until_idle(tables)
    for table in tables:
        table.use_timings(fast)
    started = cpu_seconds(pids)
    fast_spent = await unpaced(tables, fast, seconds)
    await wait_until_idle(tables)
    worked = cpu_seconds(pids)
    fast_figures = fast.figures(fast_spent)
    if started is not None and worked is not None:
        fast_figures["server_us_a_move"] = round((worked - started) / fast.acknowledged * 1e6)
    for table in tables:
        for socket in table.sockets:
            socket.close()
    return {"paced": slow.figures(spent), "unpaced": fast_figures}


async def wait_until_idle(tables: list[BenchTable]) -> None:
    """Wait until every move is acknowledged."""
    while any(table.pending for table in tables):
        if any(socket.closed for table in tables for socket in table.sockets):
            raise SpydeckError("the server closed a socket")
        await asyncio.sleep(0.01)


async def create_tables(url: str, count: int, timings: Timings) -> list[BenchTable]:
    """Return tables of four guests each, with games that have started."""
    guests = [Guest(url, f"Guest {number}") for number in range(SEATS)]
    tables = []
    for number in range(count):
        made = guests[0].post("/api/tables", {"game": "black-spy", "players": SEATS})
        invitation = made["invitation"]["link"].rpartition("/")[2]
        for guest in guests[1:]:
            guest.post(f"/api/invitations/{invitation}/members")
        table = BenchTable(SEATS, timings, number)
        for seat, guest in enumerate(guests):
            table.sockets.append(await guest.connect(made["table"], partial(table.receive, seat)))
        for seat in range(1, SEATS):
            table.say(seat, type="sit", seat=seat)
        tables.append(table)
    for table in tables:
        await asyncio.wait_for(table.seated.wait(), 60)
        table.say(0, type="start")
        await asyncio.wait_for(table.started.wait(), 60)
    return tables


class Guest:
    """A guest with a cookie of the server."""

    def __init__(self, url: str, name: str) -> None:
        self._address = urlsplit(url).netloc
        self._http = HTTPConnection(self._address, timeout=60)
        self._cookie = ""
        self._request("PUT", "/api/guest", {"name": name})

    def post(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """Send a request. Raise `SpydeckError` if it is refused."""
        return self._request("POST", path, body)

    async def connect(self, table: str, on_message: OnMessage) -> LeanSocket:
        """Return a socket at a table."""
        host, _, port = self._address.partition(":")
        path = f"/api/tables/{table}/socket"
        _, socket = await asyncio.get_running_loop().create_connection(
            lambda: LeanSocket(self._address, path, self._cookie, on_message), host, int(port)
        )
        await socket.opened
        socket.send(HELLO)
        return socket

    def _request(self, method: str, path: str, body: dict[str, Any] | None) -> dict[str, Any]:
        headers = {"Content-Type": "application/json", "Cookie": self._cookie}
        self._http.request(method, path, None if body is None else json.dumps(body), headers)
        response = self._http.getresponse()
        text = response.read().decode()
        if response.status >= 400:
            raise SpydeckError(f"the server answered {response.status}: {text[:300]}")
        self._cookie = (response.getheader("Set-Cookie") or self._cookie).partition(";")[0]
        found: dict[str, Any] = json.loads(text)
        return found
