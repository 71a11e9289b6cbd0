"""Where a user's files are kept, and how one is replaced as a whole: nobody ever reads a part of it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

import platformdirs


def home() -> Path:
    """Return the folder for a user's files: SPYDECK_HOME, or the usual place on this system."""
    return Path(os.environ.get("SPYDECK_HOME") or platformdirs.user_data_dir("spydeck", appauthor=False))


@contextmanager
def replacing(path: Path) -> Iterator[IO[bytes]]:
    """Yield a file that takes the place of another when it is complete; after an error it is removed.

    Raise `OSError`; then the other one is as it was.
    """
    part = path.with_name(f"_{path.name}.part")
    try:
        with part.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise
