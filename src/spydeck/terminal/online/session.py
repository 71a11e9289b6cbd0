"""A visit at a server's table: tells what happens as it comes, and sends what the person types."""

from __future__ import annotations

import contextlib
from math import ceil

from pydantic import ValidationError

from spydeck.errors import IllegalAction, SpydeckError
from spydeck.games.actions import read_action
from spydeck.games.text_ui import TextUi
from spydeck.json_types import JsonObject
from spydeck.protocol.bounds import sentence
from spydeck.protocol.client import TableSocket
from spydeck.protocol.messages import Farewell, FromServer, Refused, Sealed, Update, Welcome
from spydeck.terminal.dialogue import Dialogue
from spydeck.terminal.online.input_thread import Typist
from spydeck.terminal.online.news import News
from spydeck.terminal.online.remote import RemotePosition, refusal_of
from spydeck.terminal.online.table_commands import Counter
from spydeck.terminal.prompt import Leaving
from spydeck.terminal.screen import Screen
from spydeck.terminal.table import tell_events

SECONDS_BETWEEN_LOOKS = 0.02
"""How long the socket is listened to before it is seen whether something was typed."""

Question = tuple[object, ...]


class Visit:
    """One person at a server's table."""

    def __init__(
        self, socket: TableSocket, counter: Counter, text_ui: TextUi, screen: Screen, typist: Typist
    ) -> None:
        self._socket = socket
        self._counter = counter
        self._text_ui = text_ui
        self._screen = screen
        self._typist = typist
        self._position = RemotePosition(socket)
        self._news = News()
        self._question: Question = ()
        self._here = False
        self._dialogue = Dialogue(
            self._position, text_ui, screen, leaving="go away; your seat is kept", words=counter.words
        )
        socket.lost = self._lost

    def last(self) -> None:
        """Stay until the person goes, or the server says farewell."""
        with self._typist.listening(), Leaving(), contextlib.suppress(EOFError, KeyboardInterrupt):
            while not self._socket.over:
                self._hear_all()
                if not self._type() and (self._typist.live or self._is_waited_for()):
                    self._typist.ask(self._dialogue.prompt)

    def _hear_all(self) -> None:
        """Tell what has come, then ask the person whatever they are asked now."""
        seconds = SECONDS_BETWEEN_LOOKS
        with contextlib.suppress(TimeoutError):
            while not self._socket.over:
                self._hear(self._socket.receive(seconds))
                seconds = 0.0
        if self._question != (question := self._asked()):
            self._question = question
            self._invite()
        self._screen.flush()

    def _type(self) -> bool:
        """Take what was typed; whether something was."""
        typed = self._typist.line()
        if typed is None:
            return False
        try:
            self._take(typed.strip())
        except (SpydeckError, ValidationError) as error:
            told = sentence(error) if isinstance(error, ValidationError) else str(error)
            self._screen.line([("bad", "No. "), *self._text_ui.highlight(told)])
        return True

    def _hear(self, message: FromServer) -> None:
        if isinstance(message, Welcome):
            self._welcomed(message)
        elif isinstance(message, Update):
            self._tell(message)
        elif isinstance(message, Farewell):
            self._screen.say(message.message, "strong")

    def _welcomed(self, welcome: Welcome) -> None:
        self._news.know(welcome.table, welcome.you, self._position.names)
        if self._here:
            self._screen.say("Back at the table.")
        if welcome.truncated:
            self._screen.say("Some of what happened meanwhile is left out.")
        for update in welcome.missed:
            self._tell(update)
        self._here = True

    def _tell(self, update: Update) -> None:
        socket = self._socket
        self._news.know(socket.table, socket.you, self._position.names)
        sentence = self._news.tell(update.event)
        if sentence is not None:
            self._screen.say(sentence, "faint")
        view: JsonObject | None = update.view or socket.view
        if update.happened and view is not None:
            names, seat = self._position.names, socket.you.seat
            tell_events(self._screen, self._text_ui, update.happened, view, names, seat)

    def _lost(self) -> None:
        self._screen.say("The connection is lost; trying to come back.", "strong")
        self._screen.flush()

    def _asked(self) -> Question:
        """What tells one question to the person from another."""
        socket, asked = self._socket, self._socket.asked
        mine = () if asked is None else (asked.since, asked.now, tuple(asked.early))
        return socket.table.stage, socket.table.game_number, socket.you.seat, socket.you.host, *mine

    def _invite(self) -> None:
        """Show the person what they are asked now."""
        stage, asked = self._socket.table.stage, self._socket.asked
        if stage != "playing":
            self._counter.invite()
        elif asked is not None and asked.now:
            self._dialogue.show_table()
            self._say_the_time()
        elif asked is not None and asked.early:
            answers = " or ".join(asked.early)
            self._screen.say(f"You may answer before you are asked: {answers}. It stays sealed until then.")
        elif self._socket.you.seat is None:
            self._dialogue.show_table()

    def _say_the_time(self) -> None:
        asked = self._socket.asked
        if asked is None or asked.until is None:
            return
        seconds = max(1, ceil(self._socket.seconds_until(asked.until)))
        sealed = " All answers are opened then, however quick they were." if asked.window else ""
        self._screen.say(f"You have {seconds} s.{sealed}", "faint")

    def _is_waited_for(self) -> bool:
        """Whether the table waits for the person; a pipe is read only then."""
        socket, asked = self._socket, self._socket.asked
        if socket.table.stage == "gathering":
            return socket.you.host
        if socket.table.stage != "playing":
            return True
        return asked is not None and (asked.now or bool(asked.early)) and asked.sealed is None

    def _take(self, typed: str) -> None:
        asked = self._socket.asked
        if not typed and self._counter.enter():
            return
        if asked is not None and asked.now and self._socket.table.stage == "playing":
            text = self._dialogue.take(typed)
            if text is not None:
                self._act(text)
        elif asked is not None and typed.lower() in asked.early:
            self._act(typed.lower())
        elif not self._dialogue.heed(typed):
            self._screen.say("You are asked nothing now; ? shows what you can type.")

    def _act(self, text: str) -> None:
        try:
            read_action(self._position.game, text)
            answer = self._socket.act(text)
            if isinstance(answer, Refused):
                raise refusal_of(answer)
        except IllegalAction as error:
            self._dialogue.refused(text, error)
        else:
            self._dialogue.begun = ""
            if isinstance(answer, Sealed):
                self._screen.say(f"Sealed: {answer.answer}. You can still change it, or type withdraw.")
