"""A table whose host is the test: decisions are logged and applied, and the test moves the clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from spydeck import bots
from spydeck.games.registry import game
from spydeck.games.spycard.cards import AGENDA_TEXTS, AGENT_TEXTS
from spydeck.json_types import JsonObject
from spydeck.match.chance import ChanceSource
from spydeck.protocol.commands import Act, Command, Start
from spydeck.protocol.tables import SeatSetup, Settings
from spydeck.record import fairness
from spydeck.server.table import deadlines, projection
from spydeck.server.table.decisions import Decision, RefusedError, decide
from spydeck.server.table.decisions.creating import first_entries
from spydeck.server.table.entries import Acted, Entry, Joined, Logged, SeatTaken, read_entry, written
from spydeck.server.table.reducer import apply_entry, rebuild
from spydeck.server.table.table import Table
from tests.spycard.stacked import QUIET, whole_order

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
        """Carry out a command and everything that follows immediately. Raise `RefusedError`."""
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

    def refused(self, member: int, command: Command) -> RefusedError:
        """Return the refusal of a command, which must change nothing."""
        before = snapshot(self.table)
        with pytest.raises(RefusedError) as caught:
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


class CheckedHost(ManualHost):
    """A host that checks every question at the moment at which its seat receives it."""

    def __init__(self, name: str, **settings: Any) -> None:
        super().__init__(name, **settings)
        self._received: set[tuple[int, int]] = set()
        """Seats, each with the number of the entry that changed its question."""
        self._new: list[tuple[int, int]] = []
        self.on_applied = self._receive_questions

    def settle(self) -> None:
        """Carry out everything that is due; after that the server reads what its clients have sent."""
        super().settle()
        for seat, since in self._new:
            self._check_answerable(seat, since)
        self._new.clear()

    def _receive_questions(self) -> None:
        for seat, chair in enumerate(self.table.chairs):
            asked = projection.asked(self.table, seat)
            if asked is None or not asked.now or asked.sealed is not None:
                continue
            assert asked.until is None or asked.until > self.table.at
            if (seat, asked.since) not in self._received:
                self._received.add((seat, asked.since))
                if chair.member is not None and not chair.stand_in:
                    self._new.append((seat, asked.since))

    def _check_answerable(self, seat: int, since: int) -> None:
        """Check that a seat that answers a new question at once is not refused."""
        table, member = self.table, self.table.chairs[seat].member
        if table.stage != "playing" or member is None:
            return
        action = next(table.running.legal(seat))
        decide(table, member, Act(type="act", id="at-once", asked=since, action=action))


HANDS = "7H JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C / 2C 2D 2H 3H"
"""P0 has #1 #5 #9 #13, P1 #2 #6 #10 #14, P2 #3 #7 #11 #15, P3 #4 #8 #12 #16."""


def stack_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal `HANDS` at every table."""
    stack(monkeypatch, spycard_outcomes(HANDS))


def spycard(*steps: str, persons: int = 4, **settings: Any) -> ManualHost:
    """Return a table of Spycard after some actions, each "seat text"."""
    host = ManualHost("spycard", 4, pace=0.0, **settings).gather(persons)
    for step in steps:
        seat, _, text = step.partition(" ")
        host.act(int(seat), text)
    return host


def claimed(**settings: Any) -> ManualHost:
    """P0 claims that #1 is a heart; P1, P2 and P3 are asked in turn."""
    return spycard("0 field #1", "1 pass", "2 pass", "3 pass", "0 hearts #1 on #2", **settings)


def moves(host: ManualHost, count: int) -> list[str]:
    """Return the last moves, each "seat text"."""
    acted = [one.entry for one in host.log if isinstance(one.entry, Acted)]
    return [f"{entry.seat} {entry.action}" for entry in acted[-count:]]


def stage(host: ManualHost) -> str:
    view = host.table.running.view(None)
    return f"{view['stage']} {view['asked']}"


Outcomes = Mapping[str, Sequence[str] | str]


def stack(monkeypatch: pytest.MonkeyPatch, outcomes: Outcomes) -> None:
    """Make all games have these outcomes, whatever their secrets."""

    def chance_from(*given: object) -> ChanceSource:
        return lambda name, number: outcomes[name]

    monkeypatch.setattr(fairness, "chance_from", chance_from)


def spycard_outcomes(hands: str, agendas: str = "", top: str = "", first: int = 0) -> Outcomes:
    """Return outcomes for given hands ("7H JC X 2S / ..."), agendas, top of the deck, and first player."""
    rows = [hand.split() for hand in hands.split("/")]
    dealt = [rows[seat][place] for place in range(4) for seat in range(len(rows))]
    in_game = AGENDA_TEXTS[:5] if len(rows) == 3 else AGENDA_TEXTS
    return {
        "agents": whole_order(dealt + top.split(), AGENT_TEXTS),
        "agendas": whole_order((agendas or QUIET[len(rows)]).split(), in_game),
        "first-player": f"P{first}",
    }
