"""The socket of a table: says hello, hears what happens, sends commands, survives lost connections."""

from __future__ import annotations

import secrets
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from types import TracebackType

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from spydeck.errors import SpydeckError
from spydeck.json_types import JsonObject
from spydeck.protocol.client.errors import RequestRejected, Unreachable, complaint
from spydeck.protocol.commands import Act, Command, Hello, Next, Views
from spydeck.protocol.messages import (
    Done,
    Farewell,
    FromServer,
    NextMessage,
    Refused,
    Sealed,
    Suggestion,
    Update,
    ViewMessage,
    Welcome,
    You,
    read_message,
)
from spydeck.protocol.tables import QuestionFacts, TableFacts

Answer = Done | Sealed | Refused | ViewMessage | NextMessage | Suggestion
PASSING = ("slow", "stopping")
"""Farewells after which one may come back."""
MAX_BYTES = 32 << 20
"""Of one message: a welcome after a long absence is long."""
FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0
"""Seconds between tries to connect again."""
SECONDS_TO_ANSWER = 30.0
FOR_GOOD = (401, 403, 404, 409)
"""Statuses with which a socket is refused that will be refused again."""


class TableSocket:
    """A table as its messages tell of it; iterate it for the messages, `ask` to command.

    The attributes are as of the last message that has come, even where iteration is behind. For one thread.
    """

    def __init__(
        self,
        address: str,
        *,
        token: str | None = None,
        headers: Mapping[str, str] | None = None,
        views: Views = "always",
        patience: float = 60.0,
        lost: Callable[[], None] = lambda: None,
    ) -> None:
        """A socket to be entered with `with`: of a program by its token, of a guest by their cookie.

        After a lost connection it calls `lost` and tries for `patience` seconds to come back.
        """
        self._address = address
        self._headers = dict(headers or {}) | ({"Authorization": f"Bearer {token}"} if token else {})
        self._views = views
        self._patience = patience
        self.lost = lost
        self._connections = ExitStack()
        self._connection: ClientConnection | None = None
        self._heard: deque[FromServer] = deque()
        self._unanswered: dict[str, Command] = {}
        self._offset = 0.0
        self.over = False
        """Whether the server has said farewell for good."""
        self.seq: int | None = None
        """The last event that is known."""
        self.table: TableFacts
        self.you: You
        self.view: JsonObject | None = None
        self.asked: QuestionFacts | None = None

    def __enter__(self) -> TableSocket:
        """Connect; raises `Unreachable` and `RequestRejected`."""
        try:
            self._open()
        except InvalidStatus as error:
            raise refused(error) from None
        except (OSError, WebSocketException) as error:
            raise Unreachable(f"cannot reach {self._address}: {error}") from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close."""
        self._connections.close()

    def __iter__(self) -> Iterator[FromServer]:
        """Every message, the welcome first, until the server says farewell for good."""
        while self._heard or not self.over:
            yield self.receive()

    def receive(self, timeout: float | None = None) -> FromServer:
        """The next message; raises `TimeoutError`, and `Unreachable` when patience is at its end."""
        return self._heard.popleft() if self._heard else self._next(timeout)

    def send(self, command: Command) -> None:
        """Send a command without waiting; its answer comes among the messages."""
        self._unanswered[command.id] = command
        try:
            self._opened.send(command.model_dump_json(exclude_none=True))
        except ConnectionClosed:
            self._come_back()

    def ask(self, command: Command, timeout: float = SECONDS_TO_ANSWER) -> Answer:
        """Send a command and give its answer; messages that come before it are kept for later.

        Raises `TimeoutError`, `Unreachable`, and `RequestRejected` where the server says farewell instead.
        """
        self.send(command)
        until = time.monotonic() + timeout
        while True:
            message = self._next(max(0.0, until - time.monotonic()))
            if isinstance(message, Answer) and message.id == command.id:
                return message
            self._heard.append(message)
            if isinstance(message, Farewell) and self.over:
                raise RequestRejected(message.code, message.message)

    def act(self, action: str) -> Answer:
        """Do what the seat is asked, or answer in advance."""
        since = 0 if self.asked is None else self.asked.since
        return self.ask(Act(type="act", id=new_id(), asked=since, action=action))

    def next(self, begun: str) -> Answer:
        """What may come next in an action begun."""
        return self.ask(Next(type="next", id=new_id(), begun=begun))

    def seconds_until(self, at: int) -> float:
        """How long it is until a time by the server's clock, in milliseconds since 1970."""
        return at / 1000 - time.time() - self._offset

    @property
    def _opened(self) -> ClientConnection:
        if self._connection is None:
            raise Unreachable("the socket is not open; enter it with `with`")
        return self._connection

    def _open(self) -> None:
        """Connect, say hello, and hear the first message; unanswered commands are sent again."""
        self._connections.close()
        connection = self._connections.enter_context(
            connect(
                self._address,
                additional_headers=self._headers,
                max_size=MAX_BYTES,
                max_queue=None,  # pings are answered though nobody reads
                close_timeout=2,
            )
        )
        self._connection = connection
        hello = Hello(type="hello", since=self.seq, views=self._views)
        connection.send(hello.model_dump_json(exclude_none=True))
        first = self._take(connection.recv(SECONDS_TO_ANSWER))
        if passing(first):
            raise ConnectionError("the server is stopping")
        self._heard.append(first)
        for command in self._unanswered.values():
            connection.send(command.model_dump_json(exclude_none=True))

    def _next(self, timeout: float | None) -> FromServer:
        until = None if timeout is None else time.monotonic() + timeout
        while True:
            left = None if until is None else max(0.0, until - time.monotonic())
            try:
                message = self._take(self._opened.recv(left))
            except ConnectionClosed:
                self._come_back()
                return self._heard.pop()
            if not passing(message):
                return message

    def _come_back(self) -> None:
        if self.over:
            raise Unreachable("the server has closed the connection")
        self.lost()
        until, wait = time.monotonic() + self._patience, FIRST_WAIT
        while True:
            try:
                self._open()
                return
            except (OSError, WebSocketException) as error:
                if isinstance(error, InvalidStatus) and error.response.status_code in FOR_GOOD:
                    raise refused(error) from None
                if time.monotonic() + wait > until:
                    raise Unreachable(f"{self._address} does not answer any more: {error}") from None
            time.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)

    def _take(self, text: str | bytes) -> FromServer:
        message = read(text)
        if isinstance(message, Welcome):
            self.seq, self.table, self.you = message.seq, message.table, message.you
            self.view, self.asked = message.view, message.asked
            self._offset = message.now / 1000 - time.time()
        elif isinstance(message, Update):
            self._note(message)
        elif isinstance(message, ViewMessage):
            self.view, self.asked = message.view, message.asked
        elif isinstance(message, Farewell):
            self.over = not passing(message)
        elif isinstance(message, Sealed) and self.asked is not None and self.asked.since == message.asked:
            self.asked = self.asked.model_copy(update={"sealed": message.answer})
        elif isinstance(message, Refused) and message.asked is not None:
            self.asked = message.asked
        if isinstance(message, Answer) and message.id is not None:
            self._unanswered.pop(message.id, None)
        return message

    def _note(self, update: Update) -> None:
        self.seq, self.asked = update.seq, update.asked
        self.view = self.view if update.view is None else update.view
        self.table = update.table or self.table
        self.you = update.you or self.you


def refused(error: InvalidStatus) -> SpydeckError:
    """Why the server did not open a socket."""
    return complaint(error.response.status_code, bytes(error.response.body))


def passing(message: FromServer) -> bool:
    """Whether it is a farewell after which one may come back."""
    return isinstance(message, Farewell) and message.code in PASSING


def new_id() -> str:
    """An id for a command."""
    return secrets.token_urlsafe(9)


def read(text: str | bytes) -> FromServer:
    """A message, without what a later version may add; raises `Unreachable` where it is none."""
    try:
        return read_message.validate_json(text, extra="ignore")
    except ValueError:
        raise Unreachable("the server does not speak this version of the protocol") from None
