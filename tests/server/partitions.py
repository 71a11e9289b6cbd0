"""Cuts a server off from its database again and again, silently, and measures how soon it saves moves again.

`python -m tests.server.partitions --partitions 20 --database postgresql://...` prints a line of JSON. The
database must be empty.
"""

from __future__ import annotations

import argparse
import json
from statistics import median
from time import monotonic, sleep

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus

from spydeck.json_types import JsonObject
from tests.server.in_process import Live, Peer, live
from tests.server.swallowing import swallowing

PAUSE = 0.1
"""Seconds between two attempts of a player."""


def main() -> None:
    """Run the trials."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--partitions", type=int, default=10)
    parser.add_argument("--database", required=True)
    given = parser.parse_args()
    seconds = []
    with swallowing(given.database) as (proxy, through), live(through) as server:
        ada = server.guest()
        table = server.table(ada)["table"]
        say(server, ada, table, "first")
        for number in range(given.partitions):
            proxy.swallow()
            sleep(1.0 + 1.7 * number)
            proxy.restore()
            restored = monotonic()
            while not say(server, ada, table, f"c{number}"):
                sleep(PAUSE)
            seconds.append(monotonic() - restored)
        log = server.services.store.entries(table)
    said = [entry.command for entry in log if entry.command is not None]
    assert said == ["first", *(f"c{number}" for number in range(given.partitions))], said
    print(
        json.dumps(
            {
                "partitions": given.partitions,
                "median_s": round(median(seconds), 1),
                "worst_s": round(max(seconds), 1),
            }
        )
    )


def say(server: Live, guest: httpx.Client, table: str, command: str) -> bool:
    """Return whether a command has been carried out, over a new socket."""
    try:
        peer = server.sit_down(guest, table)
        peer.send(type="say", id=command, text=command)
        return bool(answer(peer, command)["type"] == "done")
    except (InvalidStatus, ConnectionClosed):
        return False


def answer(peer: Peer, command: str) -> JsonObject:
    """Return the reply to a command, or the farewell."""
    return peer.until(lambda message: message.get("id") == command or message["type"] == "farewell")


if __name__ == "__main__":
    main()
