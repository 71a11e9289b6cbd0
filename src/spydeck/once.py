"""What is made once in a program, even where several threads ask for it at the same time."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from threading import RLock
from typing import ParamSpec, TypeVar

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
