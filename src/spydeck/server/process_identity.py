"""Which process this is, so that others on the same computer can tell for certain that it has ended."""

from __future__ import annotations

import os
from pathlib import Path

BOOT = Path("/proc/sys/kernel/random/boot_id")
ENDED = "ZX"
"""The states of processes that have ended but are still listed."""


def identity() -> str | None:
    """Return what no other process ever has: when this computer started, where, and which process when.

    None where the system does not say that.
    """
    try:
        return f"{_here()} {os.getpid()} {_state_of(os.getpid())[1]}"
    except (OSError, ValueError, IndexError):
        return None


def same_computer(one: str | None, other: str | None) -> bool:
    """Return whether two processes, by their `identity`, are certainly on one computer and see each other."""
    return one is not None and other is not None and one.rsplit(" ", 2)[0] == other.rsplit(" ", 2)[0]


def has_ended(other: str) -> bool:
    """Return whether a process on this computer, by its `identity`, has certainly ended."""
    here, _, process = other.rpartition(" ")[0].rpartition(" ")
    try:
        if here != _here():
            return False
        state, started = _state_of(int(process))
    except FileNotFoundError:
        return True
    except (OSError, ValueError, IndexError):
        return False
    return state in ENDED or started != other.rpartition(" ")[2]


def _here() -> str:
    """Return since when this computer runs, and which of its processes this one can see."""
    return f"{BOOT.read_text().strip()} {Path('/proc/self/ns/pid').readlink()}"


def _state_of(process: int) -> tuple[str, str]:
    """Return the state of a process, and when it started, in ticks since the computer did."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return fields[0], fields[19]
