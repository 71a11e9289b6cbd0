"""Compiling, which takes seconds where its result is not on disk: once in a program, and announced.

Programs hear it from the logger "spydeck" at level INFO; commands write it to stderr.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, wraps
from threading import RLock
from typing import ParamSpec, TypeVar

LOGGER = logging.getLogger("spydeck")


def tells_of_compiling() -> bool:
    """Return whether anybody hears it in this process."""
    return LOGGER.isEnabledFor(logging.INFO)


@contextmanager
def telling_of_compiling(wanted: bool = True) -> Iterator[None]:
    """Write a line to stderr for everything that is compiled meanwhile."""
    if not wanted:
        yield
        return
    level, handler = LOGGER.level, _ToStderr(logging.INFO)
    LOGGER.setLevel(logging.INFO)
    LOGGER.addHandler(handler)
    try:
        yield
    finally:
        LOGGER.removeHandler(handler)
        LOGGER.setLevel(level)


class _ToStderr(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        sys.stderr.write(f"{record.getMessage()}\n")


Given = ParamSpec("Given")
Made = TypeVar("Made")

LOCK = RLock()


def once(function: Callable[Given, Made]) -> Callable[Given, Made]:
    """Return a function that runs once for the same arguments, and then gives the same result again."""
    kept = cache(function)

    @wraps(function)
    def locked(*args: Given.args, **kwargs: Given.kwargs) -> Made:
        with LOCK:
            return kept(*args, **kwargs)  # type: ignore[arg-type]  # arguments are hashable

    return locked
