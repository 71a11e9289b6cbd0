"""Machine-readable logs without secrets: an error is logged with its type and place only, because its message
can repeat its input."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from pathlib import Path
from traceback import extract_tb
from typing import Any

import structlog

Event = MutableMapping[str, Any]
MAX_PLACES = 4


def write_logs_as_json() -> None:
    """Log warnings and errors, also those of libraries, as lines of JSON on standard error."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            name_errors,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
    )
    logging.getLogger().addHandler(LibraryLogs(logging.WARNING))
    # Its warnings are about what strangers send, and strangers must not be able to fill the disk.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


class LibraryLogs(logging.Handler):
    """Writes what libraries log: the first line of the message, without its arguments."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one line."""
        text = record.msg if isinstance(record.msg, str) else type(record.msg).__name__
        error = record.exc_info[1] if record.exc_info else None
        line = structlog.get_logger()
        line.log(record.levelno, text.strip().partition("\n")[0], logger=record.name, exc_info=error)


def name_errors(logger: object, method: str, event: Event) -> Event:
    """Replace an error by its type and places."""
    error = event.pop("exc_info", None)
    if isinstance(error, BaseException):
        event["error"] = type(error).__name__
        event["places"] = places(error)
    return event


def places(error: BaseException) -> list[str]:
    """Return where an error came from, innermost first."""
    frames = extract_tb(error.__traceback__)[: -MAX_PLACES - 1 : -1]
    return [f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames]
