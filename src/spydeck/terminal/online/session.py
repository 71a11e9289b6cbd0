"""A person's session at a server's table: shows what happens as it arrives, and sends what is typed."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from math import ceil

from pydantic import ValidationError

from spydeck.errors import IllegalAction, SpydeckError
from spydeck.games.action_text import read_action
from spydeck.games.text_ui import Names, TextUi
from spydeck.json_types import JsonObject
from spydeck.protocol.client import TableSocket
from spydeck.protocol.client.refusals import in_words
from spydeck.protocol.commands import PHRASES
from spydeck.protocol.faults import fault_of
from spydeck.protocol.messages import Farewell, FromServer, Refused, Sealed, Update, Welcome, You
from spydeck.protocol.tables import TableFacts
from spydeck.terminal.dialogue import Dialogue
from spydeck.terminal.online.input_thread import InputThread
from spydeck.terminal.online.remote_perspective import RemotePerspective, refusal_error
from spydeck.terminal.online.reviews import TableReviews
from spydeck.terminal.online.table_commands import TableCommands
from spydeck.terminal.play import text_ui_of
from spydeck.terminal.prompt import GracefulStop, completing
from spydeck.terminal.screen import Screen, show_events
from spydeck.terminal.text import sentence
from spydeck.terminal.typed_words import LanguageChanged

POLL_SECONDS = 0.02
"""Seconds to wait for the socket before the keyboard is checked."""

QuestionKey = tuple[object, ...]


class OnlineSession:
    """One person at a server's table."""

    def __init__(
        self,
        socket: TableSocket,
        commands: TableCommands,
        reviews: TableReviews,
        text_ui: TextUi,
        screen: Screen,
        keyboard: InputThread,
    ) -> None:
        self._socket = socket
        self._commands = commands
        self._reviews = reviews
        self._screen = screen
        self._keyboard = keyboard
        self._perspective = RemotePerspective(socket)
        self._table_events = TableEvents()
        self._question: QuestionKey = ()
        self._welcomed = False
        self._told_out = False
        self._part_over = False
        """Whether a deal or round has ended since the last question."""
        self._use(text_ui)
        socket.lost = self._on_connection_lost
        reviews.returned = self._on_return

    def _use(self, text_ui: TextUi) -> None:
        """Speak with the person in the language of a text UI, which is the one in use."""
        self._text_ui = text_ui
        self._dialogue = Dialogue(
            self._perspective,
            text_ui,
            self._screen,
            quit_help=sentence("leave-for-now"),
            commands=self._commands.commands() | self._reviews.commands(),
        )

    def _use_language(self) -> None:
        """Speak with the person in the language in use."""
        settings = self._socket.table.settings
        self._use(text_ui_of(settings.game, plain=self._screen.plain, memory=settings.memory))

    def run(self) -> None:
        """Run until the person leaves or the server says farewell."""
        tab = completing(lambda line: self._dialogue.completions(line))
        stop = contextlib.suppress(EOFError, KeyboardInterrupt)
        with tab, GracefulStop(), stop:
            while not self._socket.over:
                self._receive_all()
                if not self._read_line() and (self._keyboard.live or self._is_waited_for()):
                    self._keyboard.ask(self._dialogue.prompt)

    def _receive_all(self) -> None:
        """Show what has arrived, then the question to the person if it is a new one."""
        seconds = POLL_SECONDS
        with contextlib.suppress(TimeoutError):
            while not self._socket.over:
                self._on_message(self._socket.receive(seconds))
                seconds = 0.0
        if self._question != (question := self._question_key()):
            self._question = question
            self._show_question()
        self._explain_refusals(self._reviews.follow)
        self._screen.flush()

    def _read_line(self) -> bool:
        """Handle a typed line, and return whether there was one."""
        typed = self._keyboard.line()
        if typed is None:
            return False
        try:
            self._explain_refusals(lambda: self._handle(typed.strip()))
        except LanguageChanged:
            self._use_language()
            self._show_question()
        return True

    def _explain_refusals(self, run: Callable[[], None]) -> None:
        """Run something, and show why it is not done if it is refused."""
        try:
            run()
        except (SpydeckError, ValidationError) as error:
            reason = fault_of(error).message.sentence() if isinstance(error, ValidationError) else str(error)
            self._screen.refuse(self._text_ui.highlight(reason))

    def _on_message(self, message: FromServer) -> None:
        if isinstance(message, Welcome):
            self._on_welcome(message)
        elif isinstance(message, Update):
            self._show_update(message)
        elif isinstance(message, Farewell):
            self._screen.say(in_words(message), "strong")

    def _on_welcome(self, welcome: Welcome) -> None:
        self._table_events.update(welcome.table, welcome.you, self._perspective.names)
        if self._welcomed:
            self._screen.say(sentence("reconnected"))
        if welcome.truncated:
            self._screen.say(sentence("truncated"))
        for update in welcome.missed:
            self._show_update(update)
        self._welcomed = True

    def _show_update(self, update: Update) -> None:
        socket, names = self._socket, self._perspective.names_at(update.seq)
        self._table_events.update(socket.table, socket.you, names)
        table_event = self._table_events.describe(update.event)
        if table_event is not None:
            self._screen.say(table_event, "faint")
        view: JsonObject | None = update.view or socket.view
        if update.happened and view is not None:
            show_events(self._screen, self._text_ui, update.happened, view, names, socket.you.seat)
            ends = {name for name, page in self._text_ui.part_ends.items() if page}
            self._part_over |= any(event["event"] in ends for event in update.happened)
        self._tell_if_out()

    def _tell_if_out(self) -> None:
        """Tell the person once that they are out of a game that the others finish."""
        socket, view = self._socket, self._socket.view
        out = socket.you.seat is not None and view is not None and self._text_ui.is_out(view)
        if out and not self._told_out:
            self._screen.say(sentence("out-of-game-at-table"), "strong")
        self._told_out = out

    def _on_connection_lost(self) -> None:
        self._screen.say(sentence("connection-lost"), "strong")
        self._screen.flush()

    def _on_return(self) -> None:
        """Go on in the language that was chosen at another table, and show the question again."""
        self._use_language()
        self._question = ()

    def _question_key(self) -> QuestionKey:
        """Return what distinguishes one question to the person from another."""
        socket, asked = self._socket, self._socket.asked
        own = () if asked is None else (asked.since, asked.now, tuple(asked.early))
        table, you = socket.table, socket.you
        return table.stage, table.game_number, bool(table.waits_for), you.seat, you.host, *own

    def _show_question(self) -> None:
        """Show the person what they can decide now."""
        asked = self._socket.asked
        if self._socket.table.stage != "playing":
            self._commands.show_what_is_possible()
        elif waits_for := self._socket.table.waits_for:
            self._screen.say(self._whom_it_waits_for(waits_for))
        elif asked is not None and asked.now:
            if self._part_over and self._reviews.is_something_over():
                self._screen.say(sentence("how-to-review-part"), "faint")
            self._part_over = False
            self._dialogue.show_question()
            self._show_time_left()
        elif asked is not None and asked.early:
            answers = list(map(self._dialogue.guidance.in_words, asked.early))
            self._screen.say(sentence("answer-early", answers=sentence("or").join(answers)))
        elif self._socket.you.seat is None:
            self._dialogue.show_table()

    def _whom_it_waits_for(self, seats: Sequence[int]) -> str:
        names = self._perspective.names
        people = [sentence("you-waited-for") if seat == names.own else names[seat] for seat in seats]
        return sentence("waits-for-you" if names.own in seats else "waits", people=people)

    def _show_time_left(self) -> None:
        asked = self._socket.asked
        if asked is None or asked.until is None:
            return
        seconds = max(1, ceil(self._socket.seconds_until(asked.until)))
        self._screen.say(sentence("time-left", seconds=seconds, window=asked.window), "faint")

    def _is_waited_for(self) -> bool:
        """Return whether the table waits for the person; a pipe is read only then."""
        socket, asked = self._socket, self._socket.asked
        if self._reviews.awaits:
            return False
        if socket.table.stage == "gathering":
            return socket.you.host
        if socket.table.stage != "playing":
            return True
        if socket.table.waits_for:
            return socket.you.seat is not None
        return asked is not None and (asked.now or bool(asked.early)) and asked.sealed is None

    def _handle(self, typed: str) -> None:
        asked = self._socket.asked
        if not typed and self._commands.on_enter():
            return
        if asked is not None and asked.now and self._socket.table.stage == "playing":
            action = self._dialogue.interpret(typed)
            if action is not None:
                self._act(action)
        elif early := self._early_answer(typed.lower()):
            self._act(early)
        elif not self._dialogue.run_command(typed):
            if self._socket.table.stage == "playing":
                self._screen.say(sentence("nothing-to-decide"))
            else:
                self._dialogue.show_not_recognized(typed)

    def _early_answer(self, typed: str) -> str | None:
        """Return the answer that was typed, by its name or as the person reads it, if it can be given now."""
        early = () if self._socket.asked is None else self._socket.asked.early
        in_words = self._dialogue.guidance.in_words
        return next((answer for answer in early if typed in (answer, in_words(answer))), None)

    def _act(self, action: str) -> None:
        try:
            read_action(self._perspective.game, action)
            reply = self._socket.act(action)
            if isinstance(reply, Refused):
                raise refusal_error(reply)
        except IllegalAction as error:
            self._dialogue.explain(action, error)
        else:
            self._dialogue.start_over()
            if isinstance(reply, Sealed) and reply.answer is not None:
                self._screen.say(sentence("sealed", answer=self._dialogue.guidance.in_words(reply.answer)))


class TableEvents:
    """Describes the events of a table's log to one of its members."""

    def __init__(self) -> None:
        self._seats: Names = Names(())
        self._names: dict[int, str] = {}
        self._me = -1
        self._sentences: dict[str, Callable[[JsonObject], str | None]] = {
            "joined": lambda event: sentence("joined", name=event["name"]),
            "renamed": self._renamed,
            "left": self._left,
            "host": self._host,
            "seat": self._seat,
            "started": lambda event: sentence(
                "game-started", number=event["game_number"], commitment=event["commitment"]
            ),
            "stand-in": lambda event: sentence("stood-in", why=event["why"], **self._who(event)),
            "returned": lambda event: sentence("returned", **self._who(event)),
            "proposed": lambda event: sentence("proposed", what=event["what"], **self._who(event)),
            "answered": lambda event: sentence("answered", agree=event["agree"], **self._who(event)),
            "withdrawn": lambda event: sentence("withdrawn", **self._who(event)),
            "lapsed": lambda event: sentence("lapsed"),
            "finishing": lambda event: sentence("finishing"),
            "paused": lambda event: sentence("paused"),
            "resumed": lambda event: None if event["seat"] is None else sentence("game-resumed"),
            "ended": lambda event: sentence("drawn") if event["why"] == "draw" else None,
            "rematch": lambda event: sentence("rematch"),
            "said": self._said,
        }

    def update(self, table: TableFacts, you: You, names: Names) -> None:
        """Learn who is at the table, which member the reader is, and the name of each seat."""
        self._me, self._seats = you.member, names
        for facts in (*table.members, *table.former):
            self._names.setdefault(facts.member, facts.name)

    def describe(self, event: JsonObject) -> str | None:
        """Return an event as a sentence, or None if there is nothing to say."""
        described = self._sentences.get(event["kind"])
        return None if described is None else described(event)

    def _who(self, event: JsonObject) -> JsonObject:
        """Return whom a sentence about a seat is about."""
        seat = event["seat"]
        return {"name": self._seats[seat], "own": seat == self._seats.own}

    def _name(self, member: int | None) -> str:
        if member is None:
            return sentence("nobody")
        if member == self._me:
            return sentence("you-as-member")
        return self._names.get(member) or sentence("member-name", member=member)

    def _host(self, event: JsonObject) -> str:
        member = event["member"]
        return sentence("is-host", name=self._name(member), own=member == self._me)

    def _renamed(self, event: JsonObject) -> str:
        member = event["member"]
        before = self._names.get(member) or sentence("member-name", member=member)
        self._names[member] = event["name"]
        return sentence("renamed", before=before, name=event["name"])

    def _left(self, event: JsonObject) -> str:
        return sentence("removed" if event["removed"] else "left", name=self._name(event["member"]))

    def _seat(self, event: JsonObject) -> str:
        seat, member = event["seat"], event["member"]
        if event["sitter"] == "open":
            return sentence("seat-opened", seat=seat)
        if event["sitter"] == "bot":
            return sentence("seat-to-bot", seat=seat, bot=event["bot"])
        if event["sitter"] == "program":
            return sentence("seat-to-program", seat=seat, name=self._name(member))
        return sentence("seat-taken", seat=seat, name=self._name(member), own=member == self._me)

    def _said(self, event: JsonObject) -> str | None:
        phrase = event["phrase"]
        words = event["text"] if phrase is None else phrase_in_words(phrase)
        return None if words is None else sentence("chat", name=self._name(event["member"]), words=words)


def phrase_in_words(name: str) -> str:
    """Return a preset phrase in words, also one that only a newer server has."""
    return sentence(f"phrase-{name}") if name in PHRASES else name.replace("-", " ")
