"""A server that is killed while it works."""

import os
import subprocess
import sys

import pytest

from spydeck.server.store.store import Store

pytestmark = pytest.mark.live

TABLES = 8
ACKNOWLEDGED = 200

WRITER = """
import asyncio, os, sys
from spydeck.server.store.journal import Journal
from spydeck.server.store.store import Store
from tests.server.store.samples import append, put_table

async def play(journal, table, seq):
    while True:
        seq += 1
        await journal.save([append(seq, table)])
        os.write(1, f"{table} {seq}\\n".encode())

async def main(url, tables):
    store = Store(url)
    journal = Journal(store)
    for table in range(tables):
        await journal.save([put_table(str(table))])
    saved_before = [len(store.entries(str(table))) for table in range(tables)]
    await asyncio.gather(*(play(journal, str(table), saved_before[table]) for table in range(tables)))

asyncio.run(main(sys.argv[1], int(sys.argv[2])))
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no signal that kills at once")
def test_what_was_acknowledged_survives_kill_9(database_url: str) -> None:
    acknowledged = [0] * TABLES
    for _ in range(2):
        for line in killed_in_mid_write(database_url):
            table, seq = map(int, line.split())
            acknowledged[table] = seq
    store = Store(database_url)
    for table in range(TABLES):
        kept = [one.seq for one in store.entries(str(table))]
        assert kept == list(range(1, len(kept) + 1))
        # One more may have been saved, but not yet acknowledged, when the process was killed.
        assert len(kept) - acknowledged[table] in (0, 1)
    store.close()


def killed_in_mid_write(url: str) -> list[str]:
    """Return what a process acknowledged before it was killed."""
    command = [sys.executable, "-c", WRITER, url, str(TABLES)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        lines = [writer.stdout.readline() for _ in range(ACKNOWLEDGED)]
        writer.kill()
        lines += writer.stdout.readlines()
    assert all(lines)
    return lines
