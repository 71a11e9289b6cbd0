"""Signals that ask the program to stop, handled only between moves."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Callable, Iterator
from types import FrameType

STOP_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")
"""Ctrl-C, a polite kill, a closed terminal."""


class GracefulStop:
    """Turns every stop signal into `KeyboardInterrupt`, but never in the middle of a protected step."""

    def __init__(self) -> None:
        self._protected = False
        self._stopping = False
        self._handlers_before: dict[int, signal.Handlers | Callable[..., object] | int | None] = {}

    def __enter__(self) -> GracefulStop:
        if threading.current_thread() is threading.main_thread():
            for name in STOP_SIGNALS:
                number = getattr(signal, name, None)
                if number is not None and signal.getsignal(number) not in (signal.SIG_IGN, None):
                    self._handlers_before[number] = signal.signal(number, self._stop)
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._handlers_before.items():
            signal.signal(number, handler)

    @contextlib.contextmanager
    def protected(self) -> Iterator[None]:
        """Let a step finish before a signal interrupts."""
        self._protected = True
        try:
            yield
        finally:
            self._protected = False
        if self._stopping:
            raise KeyboardInterrupt

    def _stop(self, number: int, frame: FrameType | None) -> None:
        if self._stopping:
            return  # a second signal must not cut the farewell short
        self._stopping = True
        if not self._protected:
            raise KeyboardInterrupt
