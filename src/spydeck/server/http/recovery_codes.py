"""Recovery codes: what a guest writes down, to be the same guest in a browser that has forgotten them."""

from __future__ import annotations

import secrets

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters that people do not mistake for each other. Source: D. Crockford, "Base 32"."""
LENGTH = 24
"""Characters, of five bits each."""
GROUP = 4
MISREAD = str.maketrans("OIL", "011")


def new_recovery_code() -> str:
    """Return a new code, in groups that are easy to copy."""
    return in_groups("".join(secrets.choice(ALPHABET) for _ in range(LENGTH)))


def read_recovery_code(typed: str) -> str | None:
    """Return the code that somebody typed, in whichever groups and case; None if it cannot be one.

    >>> read_recovery_code("o123 4567 89ab cdef ghjk mnpl")
    '0123-4567-89AB-CDEF-GHJK-MNP1'
    >>> read_recovery_code("0123") is None
    True
    """
    plain = "".join(filter(str.isalnum, typed.upper())).translate(MISREAD)
    if len(plain) != LENGTH or not set(plain) <= set(ALPHABET):
        return None
    return in_groups(plain)


def in_groups(plain: str) -> str:
    """Return a code in groups."""
    return "-".join(plain[first : first + GROUP] for first in range(0, LENGTH, GROUP))
