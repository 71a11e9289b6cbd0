"""Errors of the operating system about files and addresses, which it words in English only."""

from __future__ import annotations

import errno
import os

from spydeck.language import ENGLISH, current
from spydeck.text import message

_KNOWN = {
    errno.ENOENT: "no-such-file",
    errno.EACCES: "permission-denied",
    errno.EPERM: "not-permitted",
    errno.EISDIR: "is-a-directory",
    errno.ENOTDIR: "not-a-directory",
    errno.EEXIST: "file-exists",
    errno.ENOSPC: "no-space-left",
    errno.EROFS: "read-only",
    errno.EIO: "input-output-error",
    errno.ENAMETOOLONG: "file-name-too-long",
    errno.EADDRINUSE: "address-in-use",
    errno.EADDRNOTAVAIL: "address-not-here",
    errno.ECONNREFUSED: "connection-refused",
}


def is_of_the_system(error: OSError) -> bool:
    """Return whether an error says what the system says, and nothing of its own."""
    return error.errno is not None and error.strerror == os.strerror(error.errno)


def cause_of(error: OSError) -> str:
    """Return what went wrong, where it is known in the language in use."""
    code = _KNOWN.get(error.errno or 0)
    if code is None or current() == ENGLISH or not is_of_the_system(error):
        return error.strerror or str(error)
    return message(code).sentence()
