"""What is said while code is compiled, which takes seconds where it is not kept on disk yet.

Programs hear it from the logger "spydeck" at level INFO; commands write it to stderr.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager

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
