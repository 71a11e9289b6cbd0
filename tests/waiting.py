"""Waiting for what happens elsewhere, without keeping a processor busy."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

import httpx

PATIENCE = 180.0
"""Seconds after which a condition, a response or the end of a program counts as failed, however busy the
machine is."""

get = partial(httpx.get, timeout=PATIENCE)
"""Return the response to a request; httpx alone would wait for five seconds."""


def wait_until(condition: Callable[[], object]) -> None:
    """Wait until a condition holds; fails when it does not in time."""
    end = time.monotonic() + PATIENCE
    pause = 0.001
    while not condition():
        assert time.monotonic() < end, f"timed out waiting for {condition}"
        time.sleep(pause)
        pause = min(2 * pause, 0.02)
