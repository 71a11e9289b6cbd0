"""Completion in shells, by argcomplete."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence

SHELLS = ("bash", "zsh", "fish")


def requested() -> bool:
    """Return whether a shell has started this program for what may be typed next."""
    return "_ARGCOMPLETE" in os.environ


def complete(parser_for: Callable[[Sequence[str]], ArgumentParser]) -> None:
    """Write what may be typed next, and exit."""
    import argcomplete

    argcomplete.autocomplete(parser_for(os.environ.get("COMP_LINE", "").split()[1:]))


def write_script(shell: str) -> None:
    """Write the script that a shell evaluates to complete this program's command lines."""
    from argcomplete.shell_integration import shellcode

    sys.stdout.write(shellcode(["spydeck"], shell=shell))
