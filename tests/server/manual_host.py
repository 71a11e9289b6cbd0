"""A table whose host is the test: decisions are logged and applied, and the test moves the clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from spydeck import bots
from spydeck.games.registry import game
from spydeck.json_types import JsonObject
from spydeck.protocol.commands import Act, Command, Start
from spydeck.protocol.tables import SeatSetup, Settings
from spydeck.record import fairness
from spydeck.server.live import projection
from spydeck.server.live.lobby import first_entries, rebuild
from spydeck.server.table import deadlines
from spydeck.server.table.decisions import Decision, Refusal, decide
from spydeck.server.table.entries import Entry, Joined, Logged, SeatTaken, read_entry, written
from spydeck.server.table.reducer import apply_entry
from spydeck.server.table.table import Table

START_MS = 1_700_000_000_000
"""The start, in milliseconds since the epoch."""
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")


class ManualHost:
    """Hosts one table without sockets, tasks or a database."""

    draw_secret = staticmethod(fairness.new_secret)

    def __init__(self, name: str = "black-spy", players: int | None = None, **settings: Any) -> None:
        found = game(name)
        self.now = START_MS
        self.log: list[Logged] = []
        self.table = Table("0123456789abcdef")
        self.on_applied: Callable[[], None] = lambda: None
        """Called after every entry, when sockets receive it."""
        self._ids = count(1)
        self._bots = {bot: bots.by_name(bot, seed=7) for bot in (*bots.names(), bots.STAND_IN)}
        seats = [SeatSetup()] * (players or found.usual_players)
        setup = Settings(game=name, players=len(seats), **settings)
        self.enter(first_entries(setup, seats, guest_of(0), NAMES[0]))

    def enter(self, entries: Sequence[Entry], member: int | None = None, command: str | None = None) -> None:
        """Log and apply entries."""
        for place, entry in enumerate(entries):
            last = place == len(entries) - 1
            logged = Logged(
                seq=self.table.seq + 1,
                at=max(self.now, self.table.at),
                entry=entry,
                member=member,
                command=command if last else None,
            )
            self.log.append(logged)
            apply_entry(self.table, logged)
            self.on_applied()

    def join(self, member: int, seat: int | None = None) -> None:
        """Add a member, who takes a seat if one is given."""
        self.enter([Joined(member=member, guest=guest_of(member), name=NAMES[member])])
        if seat is not None:
            self.enter([SeatTaken(seat=seat, sitter="person", member=member)])

    def gather(self, persons: int | None = None) -> ManualHost:
        """Seat people in the first seats (by default in all), and start a game."""
        for member in range(1, persons or self.table.players):
            self.join(member, member)
        self.send(0, Start(type="start", id=self.new_id()))
        return self

    def new_id(self) -> str:
        """Return a new id for a command."""
        return f"c{next(self._ids)}"

    def send(self, member: int, command: Command) -> Decision:
        """Carry out a command and everything that follows immediately. Raise `Refusal`."""
        decision = decide(self.table, member, command, draw_secret=self.draw_secret)
        if decision.private is not None:
            self.table.private[member] = decision.private
        if decision.repeated is None:
            self.enter(decision.entries, member, command.id)
        self.settle()
        return decision

    def act(self, seat: int, action: str, asked: int | None = None, command: str | None = None) -> Decision:
        """Act for a seat; by default on its present question."""
        member = self.table.chairs[seat].member
        assert member is not None
        since = self.table.questions[seat].since if asked is None else asked
        return self.send(member, Act(type="act", id=command or self.new_id(), asked=since, action=action))

    def refused(self, member: int, command: Command) -> Refusal:
        """Return the refusal of a command, which must change nothing."""
        before = snapshot(self.table)
        with pytest.raises(Refusal) as caught:
            decide(self.table, member, command)
        assert snapshot(self.table) == before
        return caught.value

    def settle(self) -> None:
        """Carry out everything that is due."""
        while entries := deadlines.follow_ups(self.table) or self._due():
            self.enter(entries)

    def wait(self, seconds: float) -> None:
        """Let time pass; everything happens when it is due."""
        end = self.now + round(seconds * 1000)
        while (due := next(iter(deadlines.deadlines(self.table)), None)) and due.at <= end:
            self.now = max(self.now, due.at)
            self.settle()
        self.now = end

    def _due(self) -> list[Entry]:
        for due in deadlines.deadlines(self.table):
            if due.at <= self.now:
                return [self._bot_move(due.seat)] if due.bot else deadlines.on_deadline(self.table, due.seat)
        return []

    def _bot_move(self, seat: int) -> Entry:
        bot = self.table.chairs[seat].player
        assert bot is not None
        text = self._bots[bot].choose(self.table.running.observation(seat))
        entry = deadlines.bot_move(self.table, seat, self.table.questions[seat].since, text)
        assert entry is not None
        return entry

    def kinds(self) -> list[str]:
        """Return the kinds of all entries of the log."""
        return [one.entry.kind for one in self.log]

    def replayed(self, entries: int | None = None) -> Table:
        """Return the table that results from the log as it is saved, with what is private."""
        again = [
            one._replace(entry=read_entry.validate_json(written(one.entry))) for one in self.log[:entries]
        ]
        table = rebuild(self.table.id, again)
        table.private = dict(self.table.private)
        return table


def guest_of(member: int) -> str:
    """Return the secret name of a guest in these tests."""
    return f"guest-{member}-{'5ec7e7' * 4}"


def snapshot(table: Table) -> JsonObject:
    """Return the whole state of a table as plain data that can be compared."""
    seats = range(table.players)
    match = table.match
    return {
        "facts": projection.table_facts(table).model_dump(),
        "seq": table.seq,
        "at": table.at,
        "members": {number: replace(person) for number, person in table.members.items()},
        "removed": set(table.removed),
        "chairs": [replace(chair) for chair in table.chairs],
        "questions": list(table.questions),
        "asked": [projection.asked(table, seat) for seat in seats],
        "finishing": table.finishing,
        "secret": table.secret,
        "private": dict(table.private),
        "executed": dict(table.executed),
        "applied": list(table.applied),
        "record": None if match is None else match.record(),
        "views": None if match is None else [match.view(seat) for seat in [None, *seats]],
        "deadlines": deadlines.deadlines(table),
    }
