"""A progress bar on stderr, where a person is watching."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

from spydeck.errors import importing

Advance = Callable[[int], None]
"""Receives how many are done so far."""


def progress_bar(label: str, total: int, extra: str) -> AbstractContextManager[Advance | None]:
    """Return what shows a bar while it is entered; None where stderr is not a terminal.

    Raise `MissingExtra`, naming the extra that would install it.
    """
    if not sys.stderr.isatty():
        return nullcontext()
    with importing(extra, "rich"):
        import rich.progress  # noqa: F401
    return _bar(label, total)


@contextmanager
def _bar(label: str, total: int) -> Iterator[Advance]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(label, total=total)
        yield lambda done: progress.update(task, completed=done)
