"""Saving games as they go, and finding them again. A saved game is a record whose tags say who sits where."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from spydeck.bots import names as bot_names
from spydeck.errors import InvalidOption, InvalidRecord, InvalidSeat, SpydeckError, UnknownBot, shown
from spydeck.games.text_ui import Names
from spydeck.home import home
from spydeck.match import Match
from spydeck.record import MAX_CHARACTERS, load

ENDING = ".spydeck"
MAX_NAME = 20
"""Letters of a player's name."""
BOT_CALLED = ("Heron", "Lynx", "Otter", "Raven", "Viper", "Wolf")
"""What bots are called at the table, in seat order."""
USUAL_BOT = "sensible"
HEAD = 4_000
"""Characters at the beginning of a saved game that hold its tags."""


@dataclass(frozen=True)
class Seating:
    """Who sits where at a table with one person."""

    seat: int
    bots: tuple[str, ...]
    """The kind of bot at each other seat, in seat order."""
    names: tuple[str, ...]
    """What each seat is called."""

    def tags(self) -> dict[str, str]:
        """The tags that a record carries for it."""
        return {"Seat": str(self.seat), "Bots": " ".join(self.bots), "Names": ", ".join(self.names)}

    def names_for(self, seat: int | None) -> Names:
        """The names as a seat reads them: it is itself called "you"."""
        return names_for(self.names, seat)


def seating(players: int, seat: int, bots: tuple[str, ...], name: str) -> Seating:
    """Seat a person among bots, one kind for all or one for each; raises a `SpydeckError`."""
    if not 0 <= seat < players:
        raise InvalidSeat(f"there is no seat {seat}; seats are 0 to {players - 1}")
    for bot in bots:
        if bot not in bot_names():
            raise UnknownBot(f"there is no bot {shown(bot)}; the bots are: {', '.join(bot_names())}")
    if len(bots) == 1:
        bots *= players - 1
    if len(bots) != players - 1:
        raise InvalidOption(
            f"name one bot for all, or one for each of the {players - 1} other seats, not {len(bots)}"
        )
    called = [other for other in BOT_CALLED if other.lower() != name.lower()][: players - 1]
    return Seating(seat, bots, (*called[:seat], check_name(name), *called[seat:]))


def check_name(name: str) -> str:
    """A name that can stand in a record and in a column."""
    if not 0 < len(name.strip()) <= MAX_NAME or not name.isprintable() or set(name) & set('",'):
        raise InvalidOption(
            f"a name has 1 to {MAX_NAME} letters, without quotes and commas, not {shown(name)}"
        )
    return name.strip()


def seating_of(match: Match) -> Seating:
    """Who sits where in a saved game; what its tags do not say is as usual. Raises a `SpydeckError`."""
    text = match.tags.get("Seat", "0")
    if not (text.isascii() and text.isdigit()) or int(text[:9]) >= match.players:
        raise InvalidSeat(f"the tag Seat must be a seat from 0 to {match.players - 1}")
    bots = tuple(match.tags.get("Bots", USUAL_BOT).split())
    seated = seating(match.players, int(text), bots, "Player")
    return Seating(seated.seat, seated.bots, names_of(match) or seated.names)


def names_for(names: Sequence[str], seat: int | None) -> Names:
    """Return the names as the player in a seat reads them, who is called "you"."""
    return Names(("you" if other == seat else name for other, name in enumerate(names)), own=seat)


def names_of(match: Match) -> tuple[str, ...] | None:
    """The names in the tags of a record, if there is one for each seat."""
    names = tuple(name.strip() for name in match.tags.get("Names", "").split(","))
    return names if len(names) == match.players and all(0 < len(n) <= MAX_NAME for n in names) else None


def is_first_game(name: str) -> bool:
    """Whether no game of this name has been begun here; from now on one has."""
    marker = home() / f"{name}.begun"
    if marker.exists():
        return False
    marker.parent.mkdir(parents=True, exist_ok=True)
    marker.touch()
    return True


class Save:
    """The file of a game in progress, replaced as a whole with every step."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._left: tuple[int, int] | None = None

    def write(self, match: Match) -> None:
        """Save the game; the file always holds one whole record, whatever happens meanwhile.

        Raises `SpydeckError` if another program has written the file since, and `OSError`.
        """
        if self._left is not None and self._left != stamp(self.path):
            raise SpydeckError(
                f"{self.path} was changed by another program, so this game is not saved over it"
            )
        part = self.path.with_name(self.path.name + ".part")
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.write(match.record())
            file.flush()
            os.fsync(file.fileno())
        part.replace(self.path)
        self._left = stamp(self.path)

    def opened(self) -> Save:
        """Note the file as it is, when a saved game has been read from it."""
        self._left = stamp(self.path)
        return self


def stamp(path: Path) -> tuple[int, int] | None:
    """What tells one version of a file from another."""
    try:
        facts = path.stat()
    except FileNotFoundError:
        return None
    return facts.st_mtime_ns, facts.st_size


def new_save(name: str) -> Save:
    """A file for a new game."""
    folder = home() / "games"
    folder.mkdir(parents=True, exist_ok=True)
    first = f"{name}-{datetime.now():%Y-%m-%d-%H%M%S}"
    for number in range(1, 1000):
        path = folder / f"{first}{f'-{number}' if number > 1 else ''}{ENDING}"
        try:
            path.open("x").close()
        except FileExistsError:
            continue
        return Save(path).opened()
    raise SpydeckError(f"there are too many games in {folder}")


def read_text(path: Path) -> str:
    """The text of a record, of which never more is read than a record can have; raises `InvalidRecord`."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(MAX_CHARACTERS + 1)
    except UnicodeDecodeError:
        raise InvalidRecord(0, f"{path} is no text, so it is no record") from None


def read_match(path: Path) -> Match:
    """The game of a record; raises `InvalidRecord` with the file's name and `OSError`."""
    try:
        return load(read_text(path))
    except InvalidRecord as error:
        raise InvalidRecord(0, f"{path}: {error}") from None


def latest_unfinished() -> Path:
    """The game that was played last of those that go on; raises `SpydeckError` if there is none."""
    for path in newest_first(home() / "games"):
        try:
            if "\n[Winners " not in head_of(path) and not read_match(path).over:
                return path
        except (SpydeckError, OSError):
            continue
    raise SpydeckError(f"there is no unfinished game in {home() / 'games'}")


def head_of(path: Path) -> str:
    """The beginning of a file."""
    with path.open(encoding="utf-8", errors="replace") as file:
        return file.read(HEAD)


def newest_first(folder: Path) -> Iterator[Path]:
    """The saved games of a folder."""
    paths = [path for path in folder.glob(f"*{ENDING}") if path.is_file()] if folder.is_dir() else []
    yield from sorted(paths, key=lambda path: path.stat().st_mtime_ns, reverse=True)
