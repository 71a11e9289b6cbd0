"""Saved games: files with a record each, replaced with every move and found again later."""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from spydeck.errors import InvalidRecord, SpydeckError
from spydeck.home import home
from spydeck.match import Match
from spydeck.record import MAX_CHARACTERS, load
from spydeck.terminal import text as sentences

SUFFIX = ".spydeck"
HEAD = 4_000
"""Number of characters at the start of a saved game that hold its tags."""


def is_first_game(name: str) -> bool:
    """Return whether no game of this name was started here before, and mark it as started."""
    marker = home() / f"{name}.begun"
    if marker.exists():
        return False
    marker.parent.mkdir(parents=True, exist_ok=True)
    marker.touch()
    return True


class Save:
    """The file of a game in progress, replaced as a whole with every move."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._own_version: tuple[int, int] | None = None

    def write(self, match: Match) -> None:
        """Save the game; the file holds one whole record at any moment.

        Raise `SpydeckError` if another program has written the file since, and `OSError`.
        """
        if self._own_version is not None and self._own_version != file_version(self.path):
            raise SpydeckError(sentences.changed_by_another_program(self.path))
        part = self.path.with_name(self.path.name + ".part")
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.write(match.record())
            file.flush()
            os.fsync(file.fileno())
        part.replace(self.path)
        self._own_version = file_version(self.path)

    def opened(self) -> Save:
        """Take the file's present version as this program's own, and return the save."""
        self._own_version = file_version(self.path)
        return self


def file_version(path: Path) -> tuple[int, int] | None:
    """Return what distinguishes one version of a file from another; None if there is no file."""
    try:
        facts = path.stat()
    except FileNotFoundError:
        return None
    return facts.st_mtime_ns, facts.st_size


def new_save(name: str) -> Save:
    """Return a new file for a game."""
    folder = home() / "games"
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{name}-{datetime.now():%Y-%m-%d-%H%M%S}"
    for number in range(1, 1000):
        path = folder / f"{stem}{f'-{number}' if number > 1 else ''}{SUFFIX}"
        try:
            path.open("x").close()
        except FileExistsError:
            continue
        return Save(path).opened()
    raise SpydeckError(sentences.too_many_games(folder))


def read_text(path: Path) -> str:
    """Return the text of a record, reading no more than a record may have. Raise `InvalidRecord`."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(MAX_CHARACTERS + 1)
    except UnicodeDecodeError:
        raise InvalidRecord(0, sentences.not_text(path)) from None


def read_match(path: Path) -> Match:
    """Return the match of a record. Raise `InvalidRecord` with the file's name, and `OSError`."""
    try:
        return load(read_text(path))
    except InvalidRecord as error:
        raise InvalidRecord(0, f"{path}: {error}") from None


def latest_unfinished() -> Path:
    """Return the unfinished game that was played last. Raise `SpydeckError` if there is none."""
    folder = home() / "games"
    for path in newest_first(folder):
        try:
            if "\n[Winners " not in head_of(path) and not read_match(path).over:
                return path
        except (SpydeckError, OSError):
            continue
    raise SpydeckError(sentences.no_unfinished_game(folder))


def head_of(path: Path) -> str:
    """Return the start of a file."""
    with path.open(encoding="utf-8", errors="replace") as file:
        return file.read(HEAD)


def newest_first(folder: Path) -> Iterator[Path]:
    """Iterate over the saved games of a folder."""
    paths = [path for path in folder.glob(f"*{SUFFIX}") if path.is_file()] if folder.is_dir() else []
    yield from sorted(paths, key=lambda path: path.stat().st_mtime_ns, reverse=True)
