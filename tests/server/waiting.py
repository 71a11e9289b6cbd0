"""Waiting for what happens elsewhere, without keeping a processor busy."""

from __future__ import annotations

from collections.abc import Callable
from time import sleep

PAUSE = 0.02


def until(condition: Callable[[], bool]) -> None:
    """Wait for a condition."""
    while not condition():
        sleep(PAUSE)
