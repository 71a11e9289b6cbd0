"""The socket of a table: says hello, receives events, sends commands, and reconnects."""

from __future__ import annotations

import logging
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from types import TracebackType

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from spydeck.errors import SpydeckError
from spydeck.json_types import JsonObject
from spydeck.protocol.client.errors import NoReply, RequestRejected, Unreachable, error_from, reason_of
from spydeck.protocol.client.refusals import in_words
from spydeck.protocol.client.text import sentence
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

Reply = Done | Sealed | Refused | ViewMessage | NextMessage | Suggestion
"""The reply to a command."""
TEMPORARY = ("slow", "stopping")
"""Farewells after which the client reconnects."""
MAX_BYTES = 32 << 20
"""Maximum size of a message; a welcome after a long absence is large."""
MIN_WAIT, MAX_WAIT = 0.1, 5.0
"""Seconds between attempts to reconnect."""
REPLY_TIMEOUT = 30.0
"""Seconds until a command without a reply fails."""
ATTEMPT_TIMEOUT = 10.0
"""Seconds until an attempt to connect is given up, and again until the welcome."""
MAX_SILENCE = 15.0
"""Seconds between pings."""
PONG_TIMEOUT = 10.0
"""Seconds without an answer to a ping after which the connection is lost."""
PERMANENT = (401, 403, 404, 409)
"""HTTP statuses of a refused socket that would be refused again."""
LOGGER = logging.getLogger("spydeck-client")
"""For what `websockets` reports of a lost connection, which a program sees only if it asks for logs. Not
below "spydeck", which tells people what is compiled."""
LOGGER.addHandler(logging.NullHandler())


class TableSocket:
    """A table, as known from its messages: iterate over them, and send commands with `ask`.

    The attributes reflect the last message received, even if iteration is behind. For one thread.
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
        """Prepare a socket, to be entered with `with`: a program needs its token, a guest their cookie.

        After a lost connection it calls `lost` and tries to reconnect for `patience` seconds.
        """
        self._address = address
        self._headers = dict(headers or {}) | ({"Authorization": f"Bearer {token}"} if token else {})
        self._views = views
        self._patience = patience
        self.lost = lost
        self._connections = ExitStack()
        self._connection: ClientConnection | None = None
        self._received: deque[FromServer] = deque()
        self._pending: dict[str, Command] = {}
        self._offset = 0.0
        self.over = False
        """Whether the server has said farewell for good."""
        self.seq: int | None = None
        """The last known event."""
        self.table: TableFacts
        """The table, once the socket is open."""
        self.you: You
        """The member that the socket belongs to, once it is open."""
        self.view: JsonObject | None = None
        """The view of the seat."""
        self.asked: QuestionFacts | None = None
        """The seat's question."""

    def __enter__(self) -> TableSocket:
        """Connect. Raise `Unreachable` and `RequestRejected`."""
        try:
            self._open()
        except InvalidStatus as error:
            raise refusal(error) from None
        except (OSError, WebSocketException) as error:
            raise self._unreachable("unreachable", error) from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close."""
        self._connections.close()

    @contextmanager
    def away(self) -> Iterator[None]:
        """Leave the table for a while, as its members see, and then learn what has happened there.

        Raise `Unreachable` and `RequestRejected` if there is no way back.
        """
        self._connections.close()
        try:
            yield
        finally:
            self.__enter__()

    def __iter__(self) -> Iterator[FromServer]:
        """Iterate over the messages, the welcome first, until the server says farewell for good."""
        while self._received or not self.over:
            yield self.receive()

    def receive(self, timeout: float | None = None) -> FromServer:
        """Return the next message. Raise `TimeoutError`, and `Unreachable` when patience runs out."""
        return self._received.popleft() if self._received else self._next(timeout)

    def send(self, command: Command) -> None:
        """Send a command without waiting; its reply arrives among the messages."""
        self._pending[command.id] = command
        try:
            self._opened.send(command.model_dump_json(exclude_none=True))
        except ConnectionClosed:
            self._reconnect()

    def ask(self, command: Command, timeout: float = REPLY_TIMEOUT) -> Reply:
        """Send a command and return its reply; messages that arrive before it are kept for later.

        Raise `NoReply`, `Unreachable`, and `RequestRejected` if the server says farewell instead.
        """
        self.send(command)
        until = time.monotonic() + timeout
        while True:
            try:
                message = self._next(max(0.0, until - time.monotonic()))
            except TimeoutError:
                raise NoReply(sentence("no-reply")) from None
            if isinstance(message, Welcome):  # over another connection, where the command was sent again
                until = time.monotonic() + timeout
            if isinstance(message, Reply) and message.id == command.id:
                return message
            self._received.append(message)
            if isinstance(message, Farewell) and self.over:
                raise RequestRejected(message.code, in_words(message))

    def act(self, action: str) -> Reply:
        """Answer the seat's question with an action, or in advance."""
        since = 0 if self.asked is None else self.asked.since
        return self.ask(Act(type="act", id=new_id(), asked=since, action=action))

    def next(self, partial: str) -> Reply:
        """Request the words that may come next in a partial action."""
        return self.ask(Next(type="next", id=new_id(), begun=partial))

    def seconds_until(self, at: int) -> float:
        """Return the seconds until a time by the server's clock, in milliseconds since the epoch."""
        return at / 1000 - time.time() - self._offset

    @property
    def _opened(self) -> ClientConnection:
        if self._connection is None:
            raise Unreachable(sentence("not-open"))
        return self._connection

    def _unreachable(self, code: str, error: Exception) -> Unreachable:
        return Unreachable(sentence(code, address=self._address, reason=reason_of(error)))

    def _open(self) -> None:
        """Connect, say hello, and receive the first message; send commands without a reply again."""
        self._connections.close()
        connection = self._connections.enter_context(
            connect(
                self._address,
                additional_headers=self._headers,
                max_size=MAX_BYTES,
                max_queue=None,  # so that pings are answered while no one reads
                open_timeout=ATTEMPT_TIMEOUT,
                ping_interval=MAX_SILENCE,
                ping_timeout=PONG_TIMEOUT,
                close_timeout=2,
                logger=LOGGER,
            )
        )
        self._connection = connection
        hello = Hello(type="hello", since=self.seq, views=self._views)
        connection.send(hello.model_dump_json(exclude_none=True))
        first = self._apply(connection.recv(ATTEMPT_TIMEOUT))
        if is_temporary(first):
            raise ConnectionError(sentence("stopping"))
        self._received.append(first)
        for command in self._pending.values():
            connection.send(command.model_dump_json(exclude_none=True))

    def _next(self, timeout: float | None) -> FromServer:
        until = None if timeout is None else time.monotonic() + timeout
        while True:
            left = None if until is None else max(0.0, until - time.monotonic())
            try:
                message = self._apply(self._opened.recv(left))
            except ConnectionClosed:
                self._reconnect()
                return self._received.pop()
            if not is_temporary(message):
                return message

    def _reconnect(self) -> None:
        if self.over:
            raise Unreachable(sentence("closed"))
        self.lost()
        until, wait = time.monotonic() + self._patience, MIN_WAIT
        while True:
            try:
                self._open()
                return
            except (OSError, WebSocketException) as error:
                if isinstance(error, InvalidStatus) and error.response.status_code in PERMANENT:
                    raise refusal(error) from None
                if time.monotonic() + wait > until:
                    raise self._unreachable("gave-up", error) from None
            time.sleep(wait)
            wait = min(wait * 2, MAX_WAIT)

    def _apply(self, text: str | bytes) -> FromServer:
        message = read(text)
        if isinstance(message, Welcome):
            self.seq, self.table, self.you = message.seq, message.table, message.you
            self.view, self.asked = message.view, message.asked
            self._offset = message.now / 1000 - time.time()
        elif isinstance(message, Update):
            self._apply_update(message)
        elif isinstance(message, ViewMessage):
            self.view, self.asked = message.view, message.asked
        elif isinstance(message, Farewell):
            self.over = not is_temporary(message)
        elif isinstance(message, Sealed) and self.asked is not None and self.asked.since == message.asked:
            self.asked = self.asked.model_copy(update={"sealed": message.answer})
        elif isinstance(message, Refused) and message.asked is not None:
            self.asked = message.asked
        if isinstance(message, Reply) and message.id is not None:
            self._pending.pop(message.id, None)
        return message

    def _apply_update(self, update: Update) -> None:
        self.seq, self.asked = update.seq, update.asked
        self.view = self.view if update.view is None else update.view
        self.table = update.table or self.table
        self.you = update.you or self.you


def refusal(error: InvalidStatus) -> SpydeckError:
    """Return why the server did not open a socket."""
    return error_from(error.response.status_code, bytes(error.response.body))


def is_temporary(message: FromServer) -> bool:
    """Return whether a message is a farewell after which the client reconnects."""
    return isinstance(message, Farewell) and message.code in TEMPORARY


def new_id() -> str:
    """Return an id for a command."""
    return secrets.token_urlsafe(9)


def read(text: str | bytes) -> FromServer:
    """Return a message, ignoring fields of later versions. Raise `Unreachable` if it is not one."""
    try:
        return read_message.validate_json(text, extra="ignore")
    except ValueError:
        raise Unreachable(sentence("other-version")) from None
