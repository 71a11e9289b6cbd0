"""A table without a server: one person and bots.

It never waits and keeps no time. Each call returns what has to be done now, in this order: save, send, think,
and call again after some time. What was not saved is not sent: whoever cannot save makes the table again from
what is saved.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pydantic import ValidationError

from spydeck.bots.thinking.brief import ADVISER
from spydeck.browser.kept import GUEST, HERE, ME, finished_game_to_keep, first_entries_of, summary_of
from spydeck.match.observation import Observation
from spydeck.protocol.bounds import ProtocolMessage
from spydeck.protocol.commands import (
    Act,
    Command,
    Explain,
    GetView,
    Hello,
    Next,
    Ping,
    Ready,
    Suggest,
    Views,
    id_in,
    read_command,
)
from spydeck.protocol.faults import fault_of
from spydeck.protocol.messages import ReadyMessage, Refused
from spydeck.protocol.tables import CreateTable, SeatSetup, Settings
from spydeck.record import fairness
from spydeck.server.config import Limits
from spydeck.server.table import deadlines, projection
from spydeck.server.table.decisions import DrawSecret, RefusedError, decide
from spydeck.server.table.decisions.creating import first_entries, read_settings
from spydeck.server.table.decisions.decision import require_in_game
from spydeck.server.table.decisions.playing import advised
from spydeck.server.table.decisions.seating import join, start_game
from spydeck.server.table.entries import (
    Ended,
    Entry,
    Logged,
    Returned,
    Started,
    written,
)
from spydeck.server.table.names import unique_name
from spydeck.server.table.reducer import apply_entry, rebuild
from spydeck.server.table.saving import read_line, read_private, write_line, write_private
from spydeck.server.table.table import NOTHING_PRIVATE, Private, Table
from spydeck.server.table.updates import UpdateTexts, done_text, text_of

LIMITS = Limits()


class Question(NamedTuple):
    """Something that a bot is asked."""

    number: int
    """The number under which the answer is given."""
    bot: str


class Outcome(NamedTuple):
    """All that has to be done after a call, in the order of the fields."""

    lines: tuple[str, ...] = ()
    """Lines to append to what is saved."""
    fresh: bool = False
    """Whether these lines take the place of all that are saved: another game has begun."""
    private: str | None = None
    """A text to save beside the lines, in place of the last one; None if it has not changed."""
    summary: str | None = None
    """The table in a list, as JSON, to save beside the lines; None if there are none."""
    finished: str | None = None
    """A game that is over, to keep: JSON, as `finished_game_to_keep` has it."""
    messages: tuple[str, ...] = ()
    """Messages of the protocol for the page."""
    questions: tuple[Question, ...] = ()
    """Questions that bots are asked from now on."""
    wait: int | None = None
    """Milliseconds after which to call `wake` unless another call comes before; None if nothing is due."""

    def text(self) -> str:
        """Return it as JSON."""
        return written(self._asdict()).decode()


class Asked(NamedTuple):
    """An answer that somebody waits for."""

    seat: int
    since: int
    """The number of the entry that asked it."""
    bot: str
    command: str | None
    """The id of the command that requests a suggestion; None for a bot's own move."""


class LocalTable:
    """One table for one person, with bots in the other seats."""

    def __init__(self, table: Table, draw_secret: DrawSecret = fairness.new_secret) -> None:
        self.table = table
        self._draw_secret = draw_secret
        self._times = deadlines.BotTimes()
        self._views: Views | None = None
        """Which updates have a view; None until the page has said hello."""
        self._pending: dict[int, Asked] = {}
        """The answers that are waited for, by the numbers of their questions."""
        self._asked_at: dict[int, int] = {}
        """When bots were asked: milliseconds since the epoch."""
        self._answers: dict[Asked, str] = {}
        """Moves of bots that are not due yet."""
        self._count = self._told = 0
        """How many questions there were, and how many of them were returned."""
        self._lines: list[str] = []
        self._messages: list[str] = []
        self._private: str | None = None
        self._fresh = False
        self._finished: str | None = None

    @property
    def name(self) -> str:
        """The name of the table, which is needed to make it again."""
        return self.table.id

    def observation(self, number: int) -> Observation | None:
        """Return what a bot that is asked a question may know; None if the question is out of date."""
        asked = self._pending.get(number)
        return None if asked is None else self.table.running.observation(asked.seat)

    def begin(self, entries: Sequence[Entry], now: int, begun: str = "") -> None:
        """Apply the first entries of the log, and start a game, or go on with the one of a record."""
        self._carry_out(entries, now)
        self._carry_out(start_game(self.table, self._draw_secret(), begun=begun), now)

    def save_all(self, logged: Sequence[Logged]) -> None:
        """Have all entries of the table saved with the next outcome, as it comes from elsewhere."""
        self._lines = [write_line(one) for one in logged]
        self._private = write_private(self.table.private.get(ME, NOTHING_PRIVATE))

    def receive(self, text: str, now: int) -> Outcome:
        """Take a message of the page; `now` is in milliseconds since the epoch, here and elsewhere."""
        try:
            message = read_command.validate_json(text)
        except ValidationError as error:
            self._send(projection.malformed(id_in(text), fault_of(error, union=True)))
            return self._outcome(now)
        if isinstance(message, Hello):
            self._welcome(message, now)
        else:
            self._execute(message, now)
        return self._outcome(now)

    def answer(self, number: int, action: str, now: int) -> Outcome:
        """Take the answer of a bot to a question; one that is out of date does nothing."""
        asked = self._pending.pop(number, None)
        if asked is not None and asked.command is None:
            self._times.note(now - self._asked_at.pop(number, now))
            self._answers[asked] = action
        elif asked is not None and asked.command is not None:
            self._send(self._suggestion(asked, asked.command, action))
        return self._outcome(now)

    def wake(self, now: int) -> Outcome:
        """Let happen what is due."""
        return self._outcome(now)

    def _welcome(self, hello: Hello, now: int) -> None:
        """Send the page the whole table. Who had left has the seat back."""
        table = self.table
        if table.members[ME].gone:
            self._carry_out(join(table, GUEST, table.members[ME].name, LIMITS)[1], now)
        seat = table.seat_of(ME)
        if seat is not None and table.chairs[seat].stand_in:
            self._carry_out([Returned(seat=seat)], now)
        self._views = hello.views
        self._send(projection.welcome(table, ME, hello.since, [ME], LIMITS.missed_updates, now))

    def _execute(self, command: Command, now: int) -> None:
        table = self.table
        try:
            if isinstance(command, Ping):
                self._reply(done_text(command.id, table.seq))
            elif isinstance(command, GetView):
                self._send(projection.view_reply(table, ME, command.id))
            elif isinstance(command, Next):
                self._send(projection.next_reply(table, ME, command))
            elif isinstance(command, Ready):
                require_in_game(table, ME, paused_too=True)
                self._send(ReadyMessage(part=command.part, ready=[ME]))
                self._reply(done_text(command.id, table.seq))
            elif isinstance(command, Suggest):
                self._suggest(command, now)
            elif isinstance(command, Explain):
                self._explain(command, now)
            else:
                self._decide(command, now)
        except RefusedError as refusal:
            self._send(projection.refused(table, ME, command.id, refusal))

    def _decide(self, command: Command, now: int) -> None:
        decision = decide(self.table, ME, command, draw_secret=self._draw_secret)
        if decision.repeated is not None:
            self._reply(text_of(decision.repeated, command.id))
            return
        if isinstance(command, Act):
            self._drop_suggestions()
        self._carry_out(decision.entries, now, command.id)
        if decision.private is None:
            self._reply(done_text(command.id, self.table.seq))
        else:
            self._keep(decision.private)
            self._reply(text_of(decision.private.commands[command.id], command.id))

    def _suggest(self, command: Suggest, now: int) -> None:
        """Tell the page what it needs to find advice, or have a bot think about what the person could do."""
        seat = advised(self.table, ME, now)
        since = self.table.questions[seat].since
        self._drop_suggestions()
        observation = self.table.running.observation(seat)
        if command.here and observation.game.search is not None:
            self._send(projection.brief(command.id, since, observation))
        else:
            self._ask(Asked(seat, since, ADVISER, command.id))

    def _explain(self, command: Explain, now: int) -> None:
        seat = advised(self.table, ME, now)
        if self.table.questions[seat].since != command.asked:
            self._send(self._outdated(command.id))
        else:
            self._send(projection.explained(command, self.table.running.observation(seat)))

    def _drop_suggestions(self) -> None:
        """Refuse suggestions that the person no longer waits for."""
        for number, asked in list(self._pending.items()):
            if asked.command is not None:
                del self._pending[number]
                self._send(self._outdated(asked.command))

    def _suggestion(self, asked: Asked, command: str, action: str) -> ProtocolMessage:
        if not self._is_asked(asked):
            return self._outdated(command)
        return projection.suggestion(command, asked.since, action)

    def _outdated(self, command: str) -> Refused:
        return projection.refused(self.table, ME, command, RefusedError("stale", "suggestion-outdated"))

    def _keep(self, private: Private) -> None:
        self.table.private[ME] = private
        self._private = write_private(private)

    def _carry_out(self, entries: Iterable[Entry], now: int, command: str | None = None) -> None:
        """Apply entries; they are saved before what says so is sent."""
        table = self.table
        chosen = tuple(entries)
        at = max(now, table.at)
        for place, entry in enumerate(chosen, 1):
            member = None if command is None else ME
            if isinstance(entry, Started) and table.game_number:
                self._shorten()
            if isinstance(entry, Ended):
                self._finished = finished_game_to_keep(table, entry, at)
            logged = Logged(table.seq + 1, at, entry, member, command if place == len(chosen) else None)
            self._lines.append(write_line(logged))
            applied = apply_entry(table, logged)
            if self._views is not None:
                self._reply(UpdateTexts(table, applied).text_for(ME, self._views))

    def _shorten(self) -> None:
        """Begin the log with the table as it is, when another game starts."""
        table = self.table
        entries = first_entries_of(table)
        first = table.seq - len(entries) + 1
        self._lines = [write_line(Logged(seq, table.at, entry)) for seq, entry in enumerate(entries, first)]
        self._fresh = True
        table.finished.clear()

    def _settle(self, now: int) -> None:
        """Carry out what is due."""
        while entries := deadlines.follow_ups(self.table) or self._due(now):
            self._carry_out(entries, now)

    def _due(self, now: int) -> Sequence[Entry]:
        for deadline in self._deadlines():
            if self._at(deadline) > now:
                continue
            if not deadline.bot:
                return deadlines.on_deadline(self.table, deadline.seat)
            if move := self._move_of(deadline.seat):
                return [move]
        return []

    def _deadlines(self) -> list[deadlines.Deadline]:
        """Return the deadlines; nothing happens while nobody is there."""
        gone = self._views is None or self.table.members[ME].gone
        return [] if gone else deadlines.deadlines(self.table)

    def _at(self, deadline: deadlines.Deadline) -> int:
        """Return when a deadline is due: no bot is quicker than the slowest."""
        if not deadline.bot:
            return deadline.at
        asked_at = self.table.questions[deadline.seat].clock_from
        return max(deadline.at, asked_at + self._times.slowest_ms)

    def _move_of(self, seat: int) -> Entry | None:
        """Return the move of the bot in a seat; None while it thinks."""
        asked = next((one for one in self._answers if one.seat == seat), None)
        if asked is None or not self._is_asked(asked):
            return None
        move = deadlines.bot_move(self.table, seat, asked.since, self._answers.pop(asked))
        return move or deadlines.fallback_move(self.table, seat)

    def _ask_bots(self) -> None:
        """Ask every bot its present question, once."""
        table = self.table
        self._answers = {asked: action for asked, action in self._answers.items() if self._is_asked(asked)}
        self._pending = {
            number: asked
            for number, asked in self._pending.items()
            if asked.command is not None or self._is_asked(asked)
        }
        if table.match is None or table.stage != "playing" or not self._deadlines():
            return
        for seat in table.match.actors:
            if (player := table.chairs[seat].player) is not None:
                asked = Asked(seat, table.questions[seat].since, player, None)
                if asked not in self._answers and asked not in self._pending.values():
                    self._ask(asked)

    def _ask(self, asked: Asked) -> None:
        self._count += 1
        self._pending[self._count] = asked

    def _is_asked(self, asked: Asked) -> bool:
        return any(one.since == asked.since and one.now for one in self.table.questions[asked.seat :][:1])

    def _outcome(self, now: int) -> Outcome:
        """Let happen what is due, and return all that has to be done since the last outcome."""
        self._settle(now)
        self._ask_bots()
        new = [Question(number, one.bot) for number, one in self._pending.items() if number > self._told]
        self._told = self._count
        self._asked_at = {number: self._asked_at.get(number, now) for number in self._pending}
        due = [at for deadline in self._deadlines() if (at := self._at(deadline)) > now]
        outcome = Outcome(
            tuple(self._lines),
            fresh=self._fresh,
            private=self._private,
            summary=summary_of(self.table).model_dump_json() if self._lines else None,
            finished=self._finished,
            messages=tuple(self._messages),
            questions=tuple(new),
            wait=min(due) - now if due else None,
        )
        self._lines, self._messages = [], []
        self._private, self._fresh, self._finished = None, False, None
        return outcome

    def _send(self, message: ProtocolMessage) -> None:
        self._messages.append(message.model_dump_json())

    def _reply(self, text: bytes) -> None:
        self._messages.append(text.decode())


def create(request: str, person: str, now: int, draw_secret: DrawSecret = fairness.new_secret) -> LocalTable:
    """Return a new table, as a client requests one of a server, at which a game has started.

    No clock runs there. Raise `ValidationError`, `UnknownGame`, `InvalidOption`, `RefusedError`.
    """
    settings, seats = read_settings(CreateTable.model_validate_json(request))
    setups = [SeatSetup() if seat.sitter == "program" else seat for seat in seats]
    return make(
        settings.model_copy(update={"clock": None, "access": "link"}), setups, person, now, draw_secret
    )


def make(
    settings: Settings,
    seats: Sequence[SeatSetup],
    person: str,
    now: int,
    draw_secret: DrawSecret = fairness.new_secret,
    begun: str = "",
) -> LocalTable:
    """Return a new table at which a game has started, or goes on from the record `begun`."""
    local = LocalTable(Table(new_name(), settings), draw_secret)
    local.begin(first_entries(settings, [*seats], GUEST, unique_name(local.table, person)), now, begun)
    return local


def new_name() -> str:
    """Return a name for a table of this device, which no other has."""
    return HERE + secrets.token_hex(8)


def resume(name: str, lines: Sequence[str], private: str = "") -> LocalTable:
    """Return a table as its saved lines, and what was saved beside them, say. Raise `ValueError`."""
    table = rebuild(name, map(read_line, lines))
    if not table.members:
        raise ValueError("no table was saved")
    if private:
        table.private[ME] = read_private(private)
    return LocalTable(table)
