"""A server in its own process and on its own core, tables at it, and the results."""

from __future__ import annotations

import asyncio
import gc
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from spydeck.errors import InvalidOption, SpydeckError
from spydeck.server.benchmark.load import SEATS, BenchTable, Timings, create_tables, paced, unpaced
from spydeck.server.text import notice

CROWD = 177
MAX_CROWD = 400
"""Fewer than the sockets of as many members as a table can have."""
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
    "idle_rss_mb": "less",
    "server_rss_mb": "less",
}
"""Whether more or less is better of each figure."""


def server(
    tables: int,
    seconds: float,
    rate: float,
    nodes: int = 1,
    database: str | None = None,
    crowd: int = CROWD,
) -> dict[str, Any]:
    """Return the latency at a given rate, the maximum rate, what a move costs at one table with a crowd of
    sockets, and the memory of all processes that serve, before and after the play.

    `directions` says of each figure whether more or less is better. Several processes need a PostgreSQL
    database, to which the tables of the benchmark are added.
    Raise `InvalidOption`; `SpydeckError` if the server does not start or refuses a move.
    """
    if not 1 <= tables <= 10_000:
        raise InvalidOption(notice("bench-tables"))
    if not 1 <= rate <= 1_000_000:
        raise InvalidOption(notice("bench-rate"))
    if not SEATS <= crowd <= MAX_CROWD:
        raise InvalidOption(notice("bench-crowd", least=SEATS, most=MAX_CROWD))
    with (
        tempfile.TemporaryDirectory(prefix="spydeck-bench-") as folder,
        process(database or f"sqlite:///{Path(folder) / 'bench.db'}", nodes) as (pid, url),
    ):
        serving = [pid] if nodes == 1 else nodes_of(pid)
        cores = assign_cores(serving)
        found = asyncio.run(measure(url, serving, tables, seconds, rate))
        memory = memory_of(serving)
        found["crowd"] = asyncio.run(measure_crowd(url, serving, crowd, seconds))
        return {
            "game": "black-spy",
            "tables": tables,
            "nodes": nodes,
            "seconds": seconds,
            "offered_per_s": rate,
            **found,
            "server_rss_mb": memory,
            "server_core": cores,
            "load_average": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
            "directions": DIRECTIONS,
        }


@contextmanager
def process(
    database: str, nodes: int, limits: Sequence[str] = LIMITS, *more: str
) -> Iterator[tuple[int, str]]:
    """Run a server of some processes; yield the id of the first one and its address."""
    words = [sys.executable, "-m", "spydeck", "serve", "--port", "0", "--nodes", str(nodes)]
    words += ["--database", database, *more]
    for limit in limits:
        words += ["--limit", limit]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as serving:  # noqa: S603
        try:
            said = serving.stdout.readline() if serving.stdout else ""
            found = re.search(r"http://\S+", said)
            if found is None:
                raise SpydeckError(notice("bench-not-started"))
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


def memory_of(pids: list[int]) -> float | None:
    """Return the memory of processes in megabytes; None where that is unknown."""
    kilobytes = 0
    for pid in pids:
        try:
            status = Path(f"/proc/{pid}/status").read_text()
        except OSError:
            return None
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        kilobytes += int(found[1]) if found else 0
    return round(kilobytes / 1024, 1)


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
    idle = memory_of(pids)
    gc.freeze()
    spent = await paced(tables, slow, rate, seconds)
    await wait_until_idle(tables)
    for table in tables:
        table.use_timings(fast)
    return {
        "sockets": sum(len(table.sockets) for table in tables),
        "idle_rss_mb": idle,
        "paced": slow.figures(spent),
        "unpaced": await play_unpaced(tables, pids, fast, seconds),
    }


async def measure_crowd(url: str, pids: list[int], sockets: int, seconds: float) -> dict[str, Any]:
    """Return the results of play as fast as possible at one table with so many sockets, all of which receive
    every event, and those that watch every view."""
    timings = Timings()
    tables = await create_tables(url, 1, timings, sockets - SEATS)
    return {"sockets": sockets, **await play_unpaced(tables, pids, timings, seconds)}


async def play_unpaced(
    tables: list[BenchTable], pids: list[int], timings: Timings, seconds: float
) -> dict[str, Any]:
    """Let tables move as fast as possible, close their sockets, and return the results."""
    moves, started = timings.acknowledged, cpu_seconds(pids)
    spent = await unpaced(tables, timings, seconds)
    await wait_until_idle(tables)
    worked = cpu_seconds(pids)
    figures = timings.figures(spent)
    if started is not None and worked is not None:
        figures["server_us_a_move"] = round((worked - started) / (timings.acknowledged - moves) * 1e6)
    for table in tables:
        for socket in table.sockets:
            socket.close()
    return figures


async def wait_until_idle(tables: list[BenchTable]) -> None:
    """Wait until every move is acknowledged."""
    while any(table.pending for table in tables):
        if any(socket.closed for table in tables for socket in table.sockets):
            raise SpydeckError(notice("bench-socket-closed"))
        await asyncio.sleep(0.01)
