"""A connection to PostgreSQL that is given up when no answer comes, however silently it was lost."""

from __future__ import annotations

from collections.abc import Generator
from time import monotonic
from typing import Any, TypeVar

from psycopg import Connection, OperationalError

ANSWER_SECONDS = 4.0
"""Seconds to wait for an answer, except while a database is upgraded."""
INTERVAL = 0.1
"""Seconds between two checks."""

Found = TypeVar("Found")


class NoAnswer(OperationalError):
    """The server did not answer in time; the connection is closed."""


class PromptConnection(Connection[Any]):
    """A connection on which no wait is long.

    The system notices only slowly that the other end is gone, and a proxy may hide it.
    """

    answer_seconds = ANSWER_SECONDS

    def wait(self, gen: Any, interval: float = INTERVAL, *more: Any, **named: Any) -> Any:
        """Return what an exchange with the server leads to. Raise `NoAnswer` if it takes too long."""
        try:
            return super().wait(_limited(gen, monotonic() + self.answer_seconds), interval, *more, **named)
        except NoAnswer:
            self.close()
            raise


def _limited(exchange: Generator[Any, Any, Found], deadline: float) -> Generator[Any, Any, Found]:
    """Pass an exchange on until a deadline, by the monotonic clock in seconds."""
    try:
        wanted = next(exchange)
        while True:
            ready = yield wanted
            if monotonic() > deadline:
                raise NoAnswer("the server did not answer in time")
            wanted = exchange.send(ready)
    except StopIteration as finished:
        found: Found = finished.value
        return found
