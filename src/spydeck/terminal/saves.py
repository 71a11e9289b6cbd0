"""Saved games and scorepads: one file each, replaced with every move and found again later."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from pathlib import Path

from spydeck.bots import names
from spydeck.errors import InvalidRecord, SpydeckError
from spydeck.files import home, replacing
from spydeck.games.game import Game
from spydeck.games.search import LEVELS
from spydeck.match import Match
from spydeck.record import MAX_CHARACTERS, load
from spydeck.terminal.text import sentence

SUFFIX = ".spydeck"
KEPT_BOT = "bots"
"""The file that holds the bot that was named last."""


class ChangedElsewhere(SpydeckError):
    """Another program has written the file of a game since this one did."""


def usual_bot(game: Game) -> str:
    """Return the bot to play against: the one named last, or first an easy one and then a medium one."""
    if (kept := kept_bot()) is not None:
        return kept
    if game.search is None:
        return "sensible"
    return LEVELS[1] if (home() / f"{game.name}.begun").exists() else LEVELS[0]


def kept_bot() -> str | None:
    """Return the bot that was named last for all seats."""
    with suppress(OSError, UnicodeDecodeError):
        if (kept := (home() / KEPT_BOT).read_text("utf-8").strip()) in names():
            return kept
    return None


def keep_bot(name: str) -> None:
    """Let later games be against this bot unless another one is named."""
    with suppress(OSError):
        home().mkdir(parents=True, exist_ok=True)
        (home() / KEPT_BOT).write_text(f"{name}\n")


def is_first_game(name: str) -> bool:
    """Return whether no game of this name was started here before, and mark it as started."""
    marker = home() / f"{name}.begun"
    if marker.exists():
        return False
    marker.parent.mkdir(parents=True, exist_ok=True)
    marker.touch()
    return True


class Save:
    """The file of a game or scorepad in progress, replaced as a whole with every move."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._own_version: tuple[int, int] | None = None

    def write(self, match: Match) -> None:
        """Save a game. Raise what `write_text` raises."""
        self.write_text(match.record())

    def write_text(self, text: str) -> None:
        """Save a text; the file holds one whole text at any moment.

        Raise `ChangedElsewhere` if another program has written the file since, and `OSError`.
        """
        if self._own_version is not None and self._own_version != file_version(self.path):
            raise ChangedElsewhere(sentence("changed-by-another-program", path=self.path))
        with replacing(self.path) as file:
            file.write(text.encode())
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


def games_folder() -> Path:
    """Return the folder of the saved games and scorepads."""
    return home() / "games"


def new_save(name: str, suffix: str = SUFFIX) -> Save:
    """Return a new file for a game or a scorepad."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{name}-{datetime.now():%Y-%m-%d-%H%M%S}"
    for number in range(1, 1000):
        path = folder / f"{stem}{f'-{number}' if number > 1 else ''}{suffix}"
        try:
            path.open("x").close()
        except FileExistsError:
            continue
        return Save(path).opened()
    raise SpydeckError(sentence("too-many-games", folder=folder))


def read_text(path: Path) -> str:
    """Return the text of a record, reading no more than a record may have. Raise `InvalidRecord`."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(MAX_CHARACTERS + 1)
    except UnicodeDecodeError:
        raise InvalidRecord(0, sentence("not-text", path=path)) from None


def read_match(path: Path) -> Match:
    """Return the match of a record. Raise `InvalidRecord` with the file's name, and `OSError`."""
    try:
        return load(read_text(path))
    except InvalidRecord as error:
        raise InvalidRecord(0, f"{path}: {error}") from None
