"""A person's session at a server's table: shows what happens as it arrives, and sends what is typed."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from math import ceil

from pydantic import ValidationError

from spydeck.errors import IllegalAction, SpydeckError
from spydeck.games.action_text import read_action
from spydeck.games.text_ui import TextUi
from spydeck.json_types import JsonObject
from spydeck.protocol.client import TableSocket
from spydeck.protocol.client.refusals import in_words
from spydeck.protocol.faults import fault_of
from spydeck.protocol.messages import Farewell, FromServer, Refused, Sealed, Update, Welcome
from spydeck.terminal.choosing_language import LanguageChanged
from spydeck.terminal.dialogue import Dialogue
from spydeck.terminal.events import show_events
from spydeck.terminal.interrupts import GracefulStop
from spydeck.terminal.online.input_thread import InputThread
from spydeck.terminal.online.remote_perspective import RemotePerspective, refusal_error
from spydeck.terminal.online.table_commands import TableCommands
from spydeck.terminal.online.table_events import TableEvents
from spydeck.terminal.play import text_ui_of
from spydeck.terminal.screen import Screen
from spydeck.terminal.tab import completing
from spydeck.terminal.text import sentence, styled

POLL_SECONDS = 0.02
"""Seconds to wait for the socket before the keyboard is checked."""

QuestionKey = tuple[object, ...]


class OnlineSession:
    """One person at a server's table."""

    def __init__(
        self,
        socket: TableSocket,
        commands: TableCommands,
        text_ui: TextUi,
        screen: Screen,
        keyboard: InputThread,
    ) -> None:
        self._socket = socket
        self._commands = commands
        self._screen = screen
        self._keyboard = keyboard
        self._perspective = RemotePerspective(socket)
        self._table_events = TableEvents()
        self._question: QuestionKey = ()
        self._welcomed = False
        self._told_out = False
        self._use(text_ui)
        socket.lost = self._on_connection_lost

    def _use(self, text_ui: TextUi) -> None:
        """Speak with the person in the language of a text UI, which is the one in use."""
        self._text_ui = text_ui
        self._dialogue = Dialogue(
            self._perspective,
            text_ui,
            self._screen,
            quit_help=sentence("leave-for-now"),
            commands=self._commands.commands(),
        )

    def run(self) -> None:
        """Run until the person leaves or the server says farewell."""
        tab = completing(lambda line: self._dialogue.completions(line))
        stop = contextlib.suppress(EOFError, KeyboardInterrupt)
        with self._keyboard.listening(), tab, GracefulStop(), stop:
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
        self._screen.flush()

    def _read_line(self) -> bool:
        """Handle a typed line, and return whether there was one."""
        typed = self._keyboard.line()
        if typed is None:
            return False
        try:
            self._handle(typed.strip())
        except (SpydeckError, ValidationError) as error:
            reason = fault_of(error).message.sentence() if isinstance(error, ValidationError) else str(error)
            self._screen.line([*styled("no"), *self._text_ui.highlight(reason)])
        except LanguageChanged:
            settings = self._socket.table.settings
            self._use(text_ui_of(settings.game, plain=self._screen.plain, memory=settings.memory))
            self._show_question()
        return True

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
