"""Logs that programs can read, and that tell no secret: an error is named by its type and place alone,
since its message may repeat what it was given."""

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
    """Logs are lines of JSON on standard error, from warnings up; those of libraries too."""
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
    logging.getLogger().addHandler(OfLibraries(logging.WARNING))
    # Its warnings are of what strangers send, who must not fill the disk with them.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


class OfLibraries(logging.Handler):
    """Writes what libraries log: the first line of their own text, without what they fill in."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one line."""
        text = record.msg if isinstance(record.msg, str) else type(record.msg).__name__
        error = record.exc_info[1] if record.exc_info else None
        line = structlog.get_logger()
        line.log(record.levelno, text.strip().partition("\n")[0], logger=record.name, exc_info=error)


def name_errors(logger: object, method: str, event: Event) -> Event:
    """Put what may be said of an error in the place of the error."""
    error = event.pop("exc_info", None)
    if isinstance(error, BaseException):
        event["error"] = type(error).__name__
        event["places"] = places(error)
    return event


def places(error: BaseException) -> list[str]:
    """Where an error came from, the last places first."""
    frames = extract_tb(error.__traceback__)[: -MAX_PLACES - 1 : -1]
    return [f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames]
