"""Kills a server during games again and again, and checks that nothing
acknowledged is lost and every table continues.

`python -m tests.server.kills --kills 1000` runs it for as long as you like; a line of JSON reports the
result.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import httpx
from websockets.asyncio.client import connect

from spydeck.server.store.store import Store
from spydeck.server.table.entries import Acted, Entry
from spydeck.server.table.reducer import apply_entry
from spydeck.server.table.saving import read_private
from spydeck.server.table.table import NOTHING_PRIVATE, Private, Table
from tests.seeded import COMMAND
from tests.server.kill_player import Json, Player

PATIENCE = 90.0
"""Seconds without an event after which a table counts as stuck."""
LIMITS = ("tables_per_address=1000", "requests_per_second=1000", "requests_at_once=1000")
QUICK = {"pace": 0.01, "question_seconds": 0.1, "away_seconds": 3600.0}
TABLES: list[dict[str, Any]] = [
    {"game": "black-spy", "options": {"end_value": 30}, **QUICK},
    {"game": "black-spy", "players": 3, "options": {"variants": ["the-mole"], "end_value": 30}, **QUICK},
    {"game": "spy-tricks", **QUICK},
    {"game": "spycard", "players": 4, **QUICK},
    {"game": "spycard", "players": 4, "clock": 20.0, **QUICK},
    {"game": "spycard", "players": 3, "clock": 1.0, **QUICK, "away_seconds": 1.0},
]
PERSONS = (1, 2, 2, 4, 4, 1)
"""The number of people at each table; bots have the other seats."""


class Lost(AssertionError):
    """Something acknowledged is missing, or a table is stuck."""


class Trial:
    """A server that is started and killed, and the players at its tables."""

    def __init__(self, folder: Path, seed: int, copies: int) -> None:
        self.database = f"sqlite:///{folder / 'kills.db'}"
        self.log = folder / "log"
        self.seed = folder / "seed"
        self.seed.write_text(str(seed))
        self.random = Random(seed)
        self.copies = copies
        self.port = 0
        self.players: list[Player] = []
        self.news = asyncio.Event()
        self.kills = 0
        self.acknowledged = 0
        self.slowest = 0.0
        self.kept_sealed = 0
        """How often a sealed answer had to survive a kill."""

    @contextmanager
    def serving(self) -> Iterator[subprocess.Popen[str]]:
        """Run a server in its own process."""
        words = [sys.executable, "-c", COMMAND, str(self.seed), "serve", "--port", str(self.port)]
        words += ["--database", self.database]
        for limit in LIMITS:
            words += ["--limit", limit]
        pipe = subprocess.PIPE
        with (
            self.log.open("a") as log,
            subprocess.Popen(words, stdout=pipe, stderr=log, text=True) as process,
        ):
            try:
                assert process.stdout is not None
                line = process.stdout.readline()
                found = re.search(r":(\d+)$", line.strip())
                if found is None:
                    raise Lost(f"the server did not start again: {line}")
                self.port = int(found[1])
                yield process
            finally:
                process.kill()

    async def set_up(self) -> None:
        """Create tables of all games."""
        base = f"http://127.0.0.1:{self.port}"
        guests = [httpx.AsyncClient(base_url=base, timeout=60) for _ in range(max(PERSONS))]
        for number, guest in enumerate(guests):
            (await guest.put("/api/guest", json={"name": f"Guest {number}"})).raise_for_status()
        for request, persons in list(zip(TABLES, PERSONS, strict=True)) * self.copies:
            made = (await guests[0].post("/api/tables", json=request)).raise_for_status().json()
            for seat in range(persons):
                cookie = "; ".join(f"{name}={value}" for name, value in guests[seat].cookies.items())
                player = Player(
                    made["table"], cookie, Random(self.random.random()), host=False, news=self.news
                )
                self.players.append(player)
                if seat:
                    invitation = made["invitation"]["link"].rpartition("/")[2]
                    (await guests[seat].post(f"/api/invitations/{invitation}/members")).raise_for_status()
                    await self._sit(player, seat)
            self.players[-persons].host = True
        for guest in guests:
            await guest.aclose()

    async def _sit(self, player: Player, seat: int) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{player.table}/socket"
        async with connect(address, additional_headers={"Cookie": player.cookie}) as socket:
            await socket.send(json.dumps({"type": "hello", "version": 1}))
            await socket.send(json.dumps({"type": "sit", "id": "sit", "seat": seat}))
            while (await socket.recv()).find('"type":"done"') < 0:  # type: ignore[arg-type]
                pass

    async def live(self, events: int) -> None:
        """Wait for some events at every table. Raise `Lost` if one is stuck."""
        started = {player.table: self._seq(player.table) for player in self.players}
        since = monotonic()
        try:
            async with asyncio.timeout(PATIENCE):
                for table, seq in started.items():
                    while self._seq(table) < seq + events:
                        await self._news()
        except TimeoutError:
            stuck = [table for table, seq in started.items() if self._seq(table) < seq + events]
            raise Lost(f"tables where nothing happens: {stuck}") from None
        self.slowest = max(self.slowest, monotonic() - since)

    async def wait_for_messages(self, messages: int) -> None:
        """Wait for some messages."""
        for _ in range(messages):
            await self._news()

    async def _news(self) -> None:
        self.news.clear()
        await self.news.wait()

    def _seq(self, table: str) -> int:
        return max(player.seq for player in self.players if player.table == table)

    def check(self) -> None:
        """Compare what is saved with everything acknowledged and published. Raise `Lost`."""
        store = Store(self.database)
        try:
            for table in {player.table for player in self.players}:
                self._check_table(store, table)
        finally:
            store.close()
        wrong = [f"{player.table}: {text}" for player in self.players for text in player.wrong]
        wrong += re.findall(r'.*"level": "error".*|Traceback.*', self.log.read_text())
        if wrong:
            raise Lost("; ".join(wrong))

    def _check_table(self, store: Store, name: str) -> None:
        logged = store.entries(name)
        if [one.seq for one in logged] != list(range(1, len(logged) + 1)):
            raise Lost(f"{name}: the log has gaps")
        commands = [(one.member, one.command) for one in logged if one.command is not None]
        if len(commands) != len(set(commands)):
            raise Lost(f"{name}: a command was carried out twice")
        saved = {(one.member, one.command): one.seq for one in logged if one.command is not None}
        table = Table(name)
        players = {player.member: player for player in self.players if player.table == name}
        for one in logged:
            if isinstance(one.entry, Acted) and one.entry.by == "person":
                self._check_opened(table, one.entry, players)
            apply_entry(table, one)
        private = {member: read_private(body) for member, body in store.private(name).items()}
        for player in players.values():
            for seq, event in player.received.items():
                if seq > len(logged) or public_facts(logged[seq - 1].entry) != event:
                    raise Lost(f"{name}: event {seq} was sent and is not there")
            for command, seq in player.acknowledged.items():
                if saved.get((player.member, command)) != seq:
                    raise Lost(f"{name}: {player.sent[command]} was acknowledged and is not there")
            self._check_sealed(table, private, player)

    def _check_opened(self, table: Table, entry: Acted, players: dict[int, Player]) -> None:
        """Check that the opened answer is the one acknowledged as sealed."""
        player = players.get(-1 if (member := table.chairs[entry.seat].member) is None else member)
        asked = table.questions[entry.seat].since
        if player and entry.action not in player.sealed.get(asked, {entry.action}):
            raise Lost(f"{table.id}: {player.sealed[asked]} was sealed, {entry.action} was opened")

    def _check_sealed(self, table: Table, private: dict[int, Private], player: Player) -> None:
        """Check that an answer acknowledged as sealed is kept until it is opened."""
        seat = table.seat_of(player.member)
        if seat is None or not table.questions or table.questions[seat].since not in player.sealed:
            return
        asked = table.questions[seat].since
        kept = private.get(player.member, NOTHING_PRIVATE)
        if table.questions[seat].options and (kept.asked != asked or kept.answer not in player.sealed[asked]):
            raise Lost(f"{table.id}: the sealed answer {player.sealed[asked]} of seat {seat} is not there")
        self.kept_sealed += bool(table.questions[seat].options)


def public_facts(entry: Entry) -> Json:
    """Return what was published of an entry, as plain data."""
    facts: Json = json.loads(
        json.dumps(entry.public_event(), default=lambda model: model.model_dump(mode="json"))
    )
    return facts


async def kill_often(folder: Path, kills: int, seed: int, copies: int) -> Trial:
    """Kill a server several times during games. Raise `Lost`."""
    trial = Trial(folder, seed, copies)
    tasks: list[asyncio.Task[None]] = []
    try:
        for number in range(kills + 1):
            with trial.serving() as process:
                if number == 0:
                    await trial.set_up()
                    tasks = [asyncio.create_task(player.play(lambda: trial.port)) for player in trial.players]
                if number == 0 or trial.random.random() < 0.9:  # the others are killed as they start
                    await trial.live(events=5)
                    await trial.wait_for_messages(trial.random.randint(1, 100))
                process.kill()
                process.wait()
            trial.kills += number > 0
            trial.check()
            for task in tasks:
                if task.done():
                    task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    trial.acknowledged = sum(len(player.acknowledged) for player in trial.players)
    return trial


def main() -> int:
    """Kill a server as often as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--copies", type=int, default=2, help="of each of the six tables")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="spydeck-kills-") as folder:
        trial = asyncio.run(kill_often(Path(folder), asked.kills, asked.seed, asked.copies))
    figures = {
        "kills": trial.kills,
        "tables": len({player.table for player in trial.players}),
        "acknowledged": trial.acknowledged,
        "sealed_over_a_kill": trial.kept_sealed,
        "lost": 0,
        "stuck": 0,
        "slowest_to_continue_s": round(trial.slowest, 1),
    }
    sys.stdout.write(json.dumps(figures) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
