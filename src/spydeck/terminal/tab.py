"""Completing with Tab what is typed at the table."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator

DELIMITERS = " \t,"
"""The characters between words; "#4" and "P1" are words."""


@contextlib.contextmanager
def completing(completions: Callable[[str], list[str]]) -> Iterator[None]:
    """Complete words by a function from the line up to the cursor, where lines can be edited."""
    try:
        import readline
    except ImportError:
        yield
        return
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        yield
        return

    def complete(word: str, number: int) -> str | None:
        found = completions(readline.get_line_buffer()[: readline.get_endidx()])
        return found[number] + " " if number < len(found) else None

    before = readline.get_completer(), readline.get_completer_delims()
    readline.set_completer(complete)
    readline.set_completer_delims(DELIMITERS)
    editline = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if editline else "tab: complete")
    try:
        yield
    finally:
        readline.set_completer(before[0])
        readline.set_completer_delims(before[1])
