"""The host of one loaded table: everything that happens to it goes through here, one thing after another.

Save first, then apply, then publish: what a socket hears of is saved.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

import structlog

from spydeck.protocol.bounds import Message
from spydeck.protocol.commands import (
    Act,
    Advance,
    Answer,
    Back,
    Command,
    GetView,
    Leave,
    Next,
    Ready,
    Resume,
    Say,
    Suggest,
    Withdraw,
)
from spydeck.protocol.messages import Done, ReadyMessage, Refused, Sealed, Suggestion
from spydeck.protocol.messages import Presence as PresenceMessage
from spydeck.server.limits import Limits
from spydeck.server.live import projection
from spydeck.server.live.bot_turns import BotTurns
from spydeck.server.live.broadcast import Broadcast, Listener
from spydeck.server.live.logbook import Clock, Logbook
from spydeck.server.live.presence import Presence
from spydeck.server.live.workers import BotWorkers
from spydeck.server.metrics import Metrics
from spydeck.server.rates import Bucket
from spydeck.server.store.errors import NotSaved
from spydeck.server.store.journal import Journal
from spydeck.server.table import deadlines
from spydeck.server.table.decisions import Refusal, decide
from spydeck.server.table.decisions.decision import seat_in_game
from spydeck.server.table.decisions.joining import comes
from spydeck.server.table.entries import Entry, HostChanged, Resumed, Returned, StoodIn
from spydeck.server.table.table import CommandResult, Private, Table

logger = structlog.get_logger()

SECONDS_TO_NEXT_TRY = 1.0
"""After something that happens by itself could not be saved."""

GAME_GOES_ON = (Act, Withdraw, Advance, Back, Leave, Answer, Resume)
"""What may still be done at a table at which too much has happened."""
LOOK_AGAIN = "The server must look at this table again. Connect again."


class TableHost:
    """One table, its sockets, its clocks and its bots."""

    def __init__(
        self,
        table: Table,
        invitation: str,
        journal: Journal,
        workers: BotWorkers,
        limits: Limits,
        metrics: Metrics,
        now: Clock,
    ) -> None:
        self.table = table
        self.logbook = Logbook(table, invitation, journal, metrics, now)
        self.limits = limits
        self.broadcast = Broadcast(table)
        self.presence = Presence(table)
        self._thinking = BotTurns(table, workers, self._wake)
        self._metrics = metrics
        self._said: dict[int, Bucket] = {}
        self._spectators = 0
        """As many as were last told of."""
        self._turn = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._looking: asyncio.Task[None] | None = None

    @property
    def gone(self) -> bool:
        """Whether the table must be loaded from its log again."""
        return self.logbook.closed

    async def join(self, guest: str, name: str) -> int:
        """Make a guest a member, or find them; raises `Refusal`."""
        async with self._turn:
            member, entries = comes(self.table, guest, name, self.limits)
            await self._carry_out(entries)
            return member

    async def connect(self, listener: Listener, since: int | None) -> None:
        """A socket of a member is there: welcome it, and give its seat back to its person."""
        async with self._turn:
            self._make_room(listener.member)
            self.broadcast.arriving = [listener.member]
            self.presence.note(self.broadcast.members(), self.logbook.now())
            with suppress(NotSaved):
                await self._carry_out(self._on_coming(listener.member))
            self.broadcast.arriving = []
            if self.gone:
                listener.close("stopping", LOOK_AGAIN)
                return
            self.broadcast.listeners.append(listener)
            welcome = projection.welcome(
                self.table,
                listener.member,
                since,
                self.presence,
                self.limits.missed_updates,
                self.logbook.now(),
            )
            listener.send(welcome.model_dump_json().encode())
            self._tell_presence()
            await self._go_on()

    def disconnect(self, listener: Listener) -> None:
        """A socket is gone."""
        self.broadcast.remove(listener)
        self.presence.note(self.broadcast.members(), self.logbook.now())
        self._tell_presence()
        self._wake()

    async def command(self, listener: Listener, command: Command) -> None:
        """Do what a member asks for, and answer."""
        if isinstance(command, Suggest):
            await self.suggest(listener, command)
            return
        async with self._turn:
            try:
                answer = await self._execute(listener, command)
            except Refusal as refusal:
                answer = self._refused(listener.member, command.id, refusal)
            except NotSaved as error:
                answer = Refused(id=command.id, code="not-saved", message=str(error))
            self._metrics.answered(answer)
            listener.send(answer.model_dump_json().encode())
            self.broadcast.close_gone()
            await self._go_on()

    async def suggest(self, listener: Listener, command: Suggest) -> None:
        """Tell a member what a bot would do in their seat."""
        table = self.table
        seat = table.seat_of(listener.member)
        if seat is None or table.stage != "playing" or not table.questions[seat].now:
            answer: Message = Refused(id=command.id, code="not-asked", message="You are asked nothing now.")
        else:
            since = table.questions[seat].since
            action = await self._thinking.suggestion(seat)
            answer = Suggestion(id=command.id, asked=since, action=action)
        listener.send(answer.model_dump_json().encode())

    async def carry_out(self, decided: Callable[[Table], Sequence[Entry]]) -> None:
        """Save and publish entries that are decided when the table's turn has come; raises `NotSaved`."""
        async with self._turn:
            await self._carry_out(decided(self.table))
            self.broadcast.close_gone()
            await self._go_on()

    async def close(self) -> None:
        """Let go of everything once nothing is being saved; the log brings the table back."""
        self.logbook.closed = True
        if self._timer:
            self._timer.cancel()
        self._thinking.close()
        async with self._turn:
            pass

    async def _execute(self, listener: Listener, command: Command) -> Message:
        table, member = self.table, listener.member
        if isinstance(command, GetView):
            return projection.view_reply(table, member, command.id)
        if isinstance(command, Next):
            return projection.next_reply(table, member, command)
        if isinstance(command, Ready):
            seat_in_game(table, member, paused_too=True)
            ready = self.presence.ready_after(command.part, member)
            self.broadcast.tell(ReadyMessage(part=command.part, ready=ready))
            return Done(id=command.id, seq=table.seq)
        if (before := table.earlier_result(member, command.id)) is not None:
            return before.answer_to(command.id)
        self._check_quota(member, command)
        decision = decide(table, member, command)
        await self._carry_out(decision.entries, member, command.id, decision.private)
        private = decision.private
        done = CommandResult(table.seq) if private is None else private.commands[command.id]
        answer = done.answer_to(command.id)
        if isinstance(answer, Sealed):
            self.broadcast.tell_elsewhere(listener, answer)
        return answer

    def _check_quota(self, member: int, command: Command) -> None:
        """Let a member do one thing more; raises `Refusal` where it is too much."""
        if self.table.seq >= self.limits.entries_per_table and not isinstance(command, GAME_GOES_ON):
            raise Refusal("too-many", "So much has happened at this table that only its game goes on.")
        most = self.limits.said_per_minute
        if isinstance(command, Say) and not self._said.setdefault(member, Bucket(most / 60, most)).admits():
            raise Refusal("too-many", "You have said a lot just now; wait a moment.")

    async def _carry_out(
        self,
        entries: Sequence[Entry],
        member: int | None = None,
        command: str | None = None,
        private: Private | None = None,
    ) -> None:
        try:
            await self.logbook.write(entries, self.broadcast.publish, member, command, private)
        except NotSaved:
            if self.gone:
                self.broadcast.close_all("stopping", LOOK_AGAIN)
            raise
        if any(entry.kind not in projection.GAME_ENTRIES for entry in entries):
            if any(isinstance(entry, Resumed) for entry in entries):
                self.presence.woke(self.logbook.now())
            self.presence.note(self.broadcast.members(), self.logbook.now())
            if self.presence.spectators != self._spectators:
                self._tell_presence()
            await self.logbook.put_row()

    async def _go_on(self) -> None:
        """Let everything happen that is to happen by now, and come back when the next thing is due."""
        if self._timer:
            self._timer.cancel()
        if self.gone:
            return
        try:
            seconds = await self._until_quiet()
        except NotSaved:
            seconds = SECONDS_TO_NEXT_TRY
        if seconds is not None and not self.gone:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._wake)

    async def _until_quiet(self) -> float | None:
        """The seconds until something is due; None: nothing will happen by itself."""
        while not self.gone:
            entries = deadlines.follow_ups(self.table)
            if not entries:
                if not self.presence.awake:
                    return None
                self._thinking.begin()
                coming = self._coming()
                if coming is None:
                    return None
                at, entries = coming
                if not entries:
                    return max(0.0, (at - self.logbook.now()) / 1000)
            await self._carry_out(entries)
        return None

    def _coming(self) -> tuple[int, list[Entry]] | None:
        """When something happens by itself, and what, if it is time; None: nothing will."""
        now = self.logbook.now()
        if owed := self._owed():
            return now, owed
        times = []
        for due in deadlines.deadlines(self.table):
            if due.at > now:
                times.append(due.at)
            elif not due.bot:
                return now, deadlines.on_deadline(self.table, due.seat)
            elif entry := self._thinking.move(due.seat):
                return now, [entry]
        for seat, at in self.presence.leaving():
            if at <= now:
                return now, [StoodIn(seat=seat, why="away")]
            times.append(at)
        if (heir := self.presence.heir()) is not None:
            member, at = heir
            if at <= now:
                return now, [HostChanged(member=member)]
            times.append(at)
        return (min(times), []) if times else None

    def _on_coming(self, member: int) -> list[Entry]:
        """What follows from a member's being there, who may have been there and let the clock run out."""
        seat = self.table.seat_of(member)
        if seat is not None and self.table.chairs[seat].stand_in == "clock":
            return [Returned(seat=seat), *self._owed()]
        return self._owed()

    def _owed(self) -> list[Entry]:
        """What those who have come are still owed: their seats, and clocks that begin anew."""
        seats: list[Entry] = [Returned(seat=seat) for seat in self.presence.returned()]
        if self.presence.waking and self.table.stage == "playing":
            return [*seats, Resumed()]
        return seats

    def _wake(self) -> None:
        """Something may be due: see to it as soon as the table is free."""
        if self.gone or (self._looking is not None and not self._looking.done()):
            return
        self._looking = asyncio.get_running_loop().create_task(self._look())
        self._looking.add_done_callback(self._looked)

    def _looked(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()):
            logger.error("a table failed", table=self.table.id, exc_info=error)

    async def _look(self) -> None:
        async with self._turn:
            await self._go_on()

    def _make_room(self, member: int) -> None:
        """One member has only so many sockets: the oldest gives way."""
        sockets = [listener for listener in self.broadcast.listeners if listener.member == member]
        if len(sockets) >= self.limits.sockets_per_member:
            sockets[0].close("replaced", "You opened this table in too many places; this one was the oldest.")
            self.broadcast.remove(sockets[0])

    def _tell_presence(self) -> None:
        self._spectators = self.presence.spectators
        self.broadcast.tell(PresenceMessage(here=self.presence.here, spectators=self.presence.spectators))

    def _refused(self, member: int, command: str, refusal: Refusal) -> Refused:
        stale = refusal.code in ("stale", "not-asked")
        return Refused(
            id=command,
            code=refusal.code,
            message=refusal.message,
            clause=refusal.clause,
            seq=self.table.seq,
            asked=projection.asked(self.table, self.table.seat_of(member)) if stale else None,
        )
