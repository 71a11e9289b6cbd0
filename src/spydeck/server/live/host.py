"""The host of one loaded table. Every change goes through it, one after another.

Save first, then apply, then publish: whatever a socket receives is saved.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace

from spydeck.language import ENGLISH
from spydeck.protocol.bounds import ProtocolMessage
from spydeck.protocol.commands import (
    Act,
    Advance,
    Answer,
    Back,
    Command,
    Explain,
    GetView,
    Leave,
    Next,
    Ping,
    Ready,
    Resume,
    Say,
    Suggest,
    Withdraw,
)
from spydeck.protocol.messages import Presence as PresenceMessage
from spydeck.protocol.messages import ReadyMessage, Refused
from spydeck.server.live.broadcast import Broadcast, Listener, Reply, as_reply, done, reply_with
from spydeck.server.live.context import LiveContext
from spydeck.server.live.logbook import Logbook
from spydeck.server.live.presence import Presence, asked_by_day, notify_absent
from spydeck.server.live.scheduler import Scheduler
from spydeck.server.push.notification import Notification
from spydeck.server.rates import Bucket
from spydeck.server.store.errors import RELOADING, NotSaved
from spydeck.server.store.records import Apart
from spydeck.server.table import projection
from spydeck.server.table.decisions import RefusedError, decide
from spydeck.server.table.decisions.decision import require_in_game
from spydeck.server.table.decisions.playing import advised, mutes
from spydeck.server.table.decisions.seating import join
from spydeck.server.table.entries import Entry, Left, Resumed, SeatTaken
from spydeck.server.table.strangers import has_place, places
from spydeck.server.table.table import NOTHING_PRIVATE, Private, Table

GAME_COMMANDS = (Act, Withdraw, Advance, Back, Leave, Answer, Resume)
"""Commands that are carried out even when a table's log is full."""


class TableHost:
    """One table with its sockets, its clocks and its bots."""

    def __init__(self, table: Table, invitation: str, context: LiveContext, epoch: int = 0) -> None:
        """With the epoch under which this process took the table; 0 where no other process could."""
        self.table = table
        self.logbook = Logbook(table, invitation, context, epoch)
        self.limits = context.limits
        self.broadcast = Broadcast(table)
        self.presence = Presence(table)
        self._turn = asyncio.Lock()
        self._scheduler = Scheduler(
            table,
            self.logbook,
            self.presence,
            context.workers,
            self._turn,
            self._carry_out,
            self.broadcast.address,
            context.limits.bots_alone_seconds,
            context.draw_secret,
        )
        self._metrics = context.metrics
        self._draw_secret = context.draw_secret
        self._notify = context.notify
        self._chat_rates: dict[int, Bucket] = {}
        """How often each member speaks."""
        self._has_gone = False
        """Whether somebody has left whose sockets may still be open."""
        self._sent_spectators = 0
        """The number of spectators that clients last received."""

    @property
    def closed(self) -> bool:
        """Whether the table must be loaded from its log again."""
        return self.logbook.closed

    @property
    def people(self) -> int:
        """The number of people who are connected."""
        return sum(not self.table.members[member].program for member in self.presence.connected)

    async def join(self, guest: str, name: str, sit: bool = False) -> int:
        """Return the member number of a guest, who becomes a member if necessary. Raise `RefusedError`.

        With `sit`, the guest also gets a seat, now or in the next game.
        """
        async with self._turn:
            if sit and self.table.for_strangers and not has_place(self.table, guest):
                await self._make_place()
            member, entries = join(self.table, guest, name, self.limits, sit)
            self.presence.expect(member, self.logbook.now())
            await self._carry_out(entries)
            await self._scheduler.run_due()
            return member

    async def mute_apart(self, member: int, apart: Apart) -> None:
        """Mute for a member whom they have blocked, and the member for those who have blocked them.

        Raise `NotSaved`.
        """
        async with self._turn:
            for who, muted in mutes(self.table, member, apart.blocked, apart.blocked_by).items():
                private = self.table.private.get(who, NOTHING_PRIVATE)
                await self._carry_out((), who, None, replace(private, muted=muted))

    @property
    def joinable(self) -> bool:
        """Whether a stranger can get a seat, now or at the next deal of a game that somebody plays."""
        awake = self.table.stage == "gathering" or self.presence.awake
        return self.table.for_strangers and awake and places(self.table, self.presence.connected) > 0

    async def put_row(self, rests: bool = False) -> None:
        """Save what the lobby knows of the table, which is unloaded now or not; a failure is only logged."""
        await self.logbook.put_row(self.joinable, rests)

    async def _make_place(self) -> None:
        """Open the seats of strangers who left before their game. Raise `RefusedError` without a place."""
        if self.table.stage == "gathering":
            gone = self.presence.seats_of_gone(self.logbook.now())
            await self._carry_out([SeatTaken(seat=seat, sitter="open") for seat in gone])
        if not self.joinable:
            await self.put_row()
            raise RefusedError("taken", "no-place")

    async def connect(self, listener: Listener, since: int | None) -> None:
        """Welcome a socket, and give its member the seat back; a former member's socket is closed."""
        async with self._turn:
            if self.broadcast.close_if_gone(listener):
                return
            self._close_oldest(listener.member)
            self.broadcast.arriving = [listener.member]
            self.presence.update(self.broadcast.members(), self.logbook.now())
            with suppress(NotSaved):
                await self._carry_out(self._scheduler.on_connect(listener.member))
            self.broadcast.arriving = []
            if self.closed:
                listener.close("stopping", "table-reloads")
                return
            self.broadcast.listeners.append(listener)
            listener.send(self._welcome(listener.member, since))
            self._send_presence()
            await self._scheduler.run_due()

    def disconnect(self, listener: Listener) -> None:
        """Forget a socket that is closed."""
        self.broadcast.remove(listener)
        self.presence.update(self.broadcast.members(), self.logbook.now())
        self._send_presence()
        self._scheduler.wake()

    async def command(self, listener: Listener, command: Command) -> None:
        """Carry out a member's command, and reply."""
        if isinstance(command, Suggest):
            await self.suggest(listener, command)
            return
        if isinstance(command, Explain):
            self.explain(listener, command)
            return
        if isinstance(command, Ping):
            listener.send(done(command.id, self.table.seq).text)  # however long the table's turn takes
            return
        async with self._turn:
            try:
                reply = await self._execute(listener, command)
            except RefusedError as refusal:
                reply = as_reply(projection.refused(self.table, listener.member, command.id, refusal))
            except NotSaved as error:
                reply = as_reply(_not_saved(command.id, error))
            self._metrics.answered(reply.kind)
            listener.send(reply.text)
            self._close_gone()
            await self._scheduler.run_due()

    async def suggest(self, listener: Listener, command: Suggest) -> None:
        """Send a member what a bot would do in their seat, or what the client needs to find that out."""
        table = self.table
        try:
            seat = self._advised(listener.member)
        except (RefusedError, NotSaved) as error:
            self._reply(listener, _not_advised(command.id, error))
            return
        since = table.questions[seat].since
        observation = table.running.observation(seat)
        if command.here and observation.game.search is not None:
            self._reply(listener, projection.brief(command.id, since, observation))
            return
        advice = await self._scheduler.bots.suggestion(seat, listener.address)
        if not any(one.since == since and one.now for one in table.questions[seat : seat + 1]):
            self.refuse_suggestion(listener, command.id)
            return
        reply = projection.suggestion(command.id, since, advice.action, advice.explanation, advice.later)
        self._reply(listener, reply)

    def explain(self, listener: Listener, command: Explain) -> None:
        """Send a member what the client's own findings say."""
        try:
            seat = self._advised(listener.member)
            if self.table.questions[seat].since != command.asked:
                self.refuse_suggestion(listener, command.id)
                return
            observation = self.table.running.observation(seat)
            reply: ProtocolMessage = projection.explained(command, observation)
        except (RefusedError, NotSaved) as error:
            reply = _not_advised(command.id, error)
        self._reply(listener, reply)

    def _advised(self, member: int | None) -> int:
        """Return the seat of a member who may have advice now. Raise `RefusedError`, `NotSaved`."""
        if self.closed:
            raise NotSaved(RELOADING)
        return advised(self.table, member, self.logbook.now())

    @staticmethod
    def _reply(listener: Listener, reply: ProtocolMessage) -> None:
        listener.send(reply.model_dump_json().encode())

    def refuse_suggestion(self, listener: Listener, command: str) -> None:
        """Send a member that a suggestion is out of date before there is one."""
        outdated = RefusedError("stale", "suggestion-outdated")
        refused = projection.refused(self.table, listener.member, command, outdated)
        listener.send(refused.model_dump_json().encode())

    async def carry_out(self, decide: Callable[[Table], Sequence[Entry]]) -> None:
        """Save and publish entries that are decided on the table's turn. Raise `NotSaved`."""
        async with self._turn:
            await self._carry_out(decide(self.table))
            self._close_gone()
            await self._scheduler.run_due()

    async def close(self, code: str = "stopping", reason: str = "table-reloads") -> None:
        """Say farewell to every socket, worded for a reason, and stop everything as soon as nothing is being
        saved; the table can be loaded from its log again."""
        self.logbook.close()
        self._scheduler.close()
        self.broadcast.close_all(code, reason)
        async with self._turn:
            pass

    async def _execute(self, listener: Listener, command: Command) -> Reply:
        table, member = self.table, listener.member
        if self.closed:
            raise NotSaved(RELOADING)
        if isinstance(command, GetView):
            return as_reply(projection.view_reply(table, member, command.id))
        if isinstance(command, Next):
            return as_reply(projection.next_reply(table, member, command))
        if isinstance(command, Ready):
            require_in_game(table, member, paused_too=True)
            ready = self.presence.set_ready(command.part, member)
            self.broadcast.send_all(ReadyMessage(part=command.part, ready=ready))
            return done(command.id, table.seq)
        decision = decide(
            table, member, command, check_quota=self._check_quota, draw_secret=self._draw_secret
        )
        if decision.repeated is not None:
            return reply_with(decision.repeated, command.id)
        await self._carry_out(decision.entries, member, command.id, decision.private)
        private = decision.private
        if private is None:
            return done(command.id, table.seq)
        reply = reply_with(private.commands[command.id], command.id)
        if private.commands[command.id].sealed:
            self.broadcast.send_to_others(listener, reply.text)
        return reply

    def _check_quota(self, member: int, command: Command) -> None:
        """Raise `RefusedError` if a member has sent too many commands."""
        if self.table.seq >= self.limits.entries_per_table and not isinstance(command, GAME_COMMANDS):
            raise RefusedError("too-many", "log-full")
        limit = self.limits.said_per_minute
        if isinstance(command, Say):
            bucket = self._chat_rates.setdefault(member, Bucket(limit / 60, limit))
            if not bucket.admits():
                raise RefusedError("too-many", "speaking-too-often")

    async def _carry_out(
        self,
        entries: Sequence[Entry],
        member: int | None = None,
        command: str | None = None,
        private: Private | None = None,
    ) -> None:
        asked = asked_by_day(self.table)
        try:
            await self.logbook.write(entries, self.broadcast.publish, member, command, private)
        except NotSaved:
            if self.closed:
                self.broadcast.close_all("stopping", "table-reloads")
            raise
        notify_absent(self.table, asked, entries, self.presence.connected, self.logbook.now(), self._tell)
        if any(entry.kind not in projection.GAME_ENTRIES for entry in entries):
            self._has_gone = self._has_gone or any(isinstance(entry, Left) for entry in entries)
            if any(isinstance(entry, Resumed) for entry in entries):
                self.presence.wake(self.logbook.now())
            self.presence.update(self.broadcast.members(), self.logbook.now())
            if self.presence.spectators != self._sent_spectators:
                self._send_presence()
            await self.put_row()
        elif self.table.settings.by_day:
            await self.put_row()  # whose turn it is, and until when

    def _tell(self, guest: str, notification: Notification) -> None:
        self._notify(guest, notification, self.broadcast.address())

    def _close_gone(self) -> None:
        """Close the sockets of members who have left or were removed, after they received that."""
        if self._has_gone:
            self._has_gone = False
            self.broadcast.close_gone()

    def _close_oldest(self, member: int) -> None:
        """Close the oldest socket of a member who has too many."""
        sockets = [listener for listener in self.broadcast.listeners if listener.member == member]
        if len(sockets) >= self.limits.sockets_per_member:
            sockets[0].close("replaced", "too-many-sockets")
            self.broadcast.remove(sockets[0])

    def _welcome(self, member: int, since: int | None) -> bytes:
        missed, now = self.limits.missed_updates, self.logbook.now()
        welcome = projection.welcome(self.table, member, since, self.presence.connected, missed, now)
        return welcome.model_dump_json().encode()

    def _send_presence(self) -> None:
        self._sent_spectators = self.presence.spectators
        self.broadcast.send_all(
            PresenceMessage(here=self.presence.connected, spectators=self.presence.spectators)
        )


def _not_advised(command: str, error: RefusedError | NotSaved) -> Refused:
    if isinstance(error, NotSaved):
        return _not_saved(command, error)
    return projection.refused_by(error, command)


def _not_saved(command: str, error: NotSaved) -> Refused:
    shown = error.for_players()
    words = shown.full.sentence(ENGLISH)
    return Refused(
        id=command, code="not-saved", reason=shown.reason, arguments=shown.arguments, message=words
    )
