"""Waiting for what happens elsewhere, without keeping a processor busy."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 60.0
"""Seconds after which a condition counts as failed."""


def wait_until(condition: Callable[[], object]) -> None:
    """Wait until a condition holds; fails when it does not in time."""
    end = time.monotonic() + PATIENCE
    pause = 0.001
    while not condition():
        assert time.monotonic() < end, f"timed out waiting for {condition}"
        time.sleep(pause)
        pause = min(2 * pause, 0.02)
