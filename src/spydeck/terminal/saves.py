"""Saved games and scorepads: one file each, replaced with every move, and a list to find them again."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from spydeck.bots import names
from spydeck.errors import InvalidOption, InvalidRecord, SpydeckError
from spydeck.files import home, replacing
from spydeck.games.game import Game
from spydeck.games.registry import game
from spydeck.games.search import LEVELS
from spydeck.games.text_ui import winners_of
from spydeck.json_types import JsonObject
from spydeck.match import Match
from spydeck.match.record_format import is_tag
from spydeck.record import MAX_CHARACTERS, load
from spydeck.terminal.prompt import Reader
from spydeck.terminal.scorepad_file import SCOREPAD_SUFFIX, read_scorepad
from spydeck.terminal.screen import Screen
from spydeck.terminal.seating import names_in, names_of_seats
from spydeck.terminal.text import sentence, words

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


def read_match(path: Path) -> Match:
    """Return the match of a record, reading no more than its maximum size.

    Raise `InvalidRecord` with the file's name, and `OSError`.
    """
    try:
        with path.open(encoding="utf-8") as file:
            return load(file.read(MAX_CHARACTERS + 1))
    except UnicodeDecodeError:
        reason = sentence("not-text", path=path)
        raise InvalidRecord(0, f"{path}: {reason}") from None
    except InvalidRecord as error:
        raise InvalidRecord(0, f"{path}: {error}") from None


HEAD = 4_000
"""Number of characters at the start of a saved game that hold its tags."""
MAX_LISTED = 20
"""Maximum number of saved games that are listed unless all are requested."""
_TAG = re.compile(r'^\[([A-Z][A-Za-z0-9]*) "([^"\n]*)"\]$', re.MULTILINE)


@dataclass(frozen=True)
class SavedGame:
    """A saved game or scorepad, as a list shows it."""

    path: Path
    title: str
    """The game's title."""
    players: tuple[str, ...]
    """The name of each player, in seat order."""
    scorepad: bool
    over: bool
    winners: tuple[str, ...]
    changed: datetime
    """When it was saved last, in local time."""

    def facts(self) -> JsonObject:
        """Return the same as plain data."""
        return {
            "file": str(self.path),
            "game": self.title,
            "kind": "scorepad" if self.scorepad else "game",
            "players": list(self.players),
            "over": self.over,
            "winners": list(self.winners),
            "changed": self.changed.astimezone().isoformat(timespec="seconds"),
        }

    def line(self, number: int) -> str:
        """Return the game as a line of the list."""
        return sentence(
            "saved-game",
            number=f"{number:>3}",
            year=f"{self.changed:%Y}",
            month=f"{self.changed:%m}",
            day=f"{self.changed:%d}",
            time=f"{self.changed:%H:%M}",
            title=sentence("title", game=self.title, players=len(self.players)),
            standing=sentence("won-by", winners=self.winners)
            if self.winners
            else sentence("standing", over=self.over, scorepad=self.scorepad),
        )


Wanted = Callable[[SavedGame], bool]


def saved_games(wanted: Wanted = lambda saved: True) -> list[SavedGame]:
    """Return the readable ones among the saved games and scorepads, the latest first."""
    folder = games_folder()
    paths = [path for path in folder.iterdir() if path.is_file()] if folder.is_dir() else []
    readers = {SUFFIX: read_tags, SCOREPAD_SUFFIX: read_progress}
    found = (readers[path.suffix](path) for path in paths if path.suffix in readers)
    kept = [saved for saved in found if saved is not None and wanted(saved)]
    return sorted(kept, key=lambda saved: (saved.changed, saved.path.name), reverse=True)


def unfinished_game(saved: SavedGame) -> bool:
    """Return whether this is a game that can be continued."""
    return not saved.scorepad and not saved.over


def any_game(saved: SavedGame) -> bool:
    """Return whether this is a game, and not a scorepad."""
    return not saved.scorepad


def unfinished_scorepad(saved: SavedGame) -> bool:
    """Return whether this is a scorepad that can be continued."""
    return saved.scorepad and not saved.over


def read_tags(path: Path) -> SavedGame | None:
    """Return what the tags of a saved game tell; None if it has none that can be read."""
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            tags = {name: text for name, text in _TAG.findall(file.read(HEAD)) if is_tag(name, text)}
        players = int(tags["Players"]) if len(tags["Players"]) == 1 else 0
        names = names_in(tags.get("Names", ""), players) or names_of_seats(players)
        winners = tags.get("Winners", "")
        return SavedGame(
            path=path,
            title=game(tags["Game"]).title,
            players=names,
            scorepad=False,
            over="Winners" in tags,
            winners=tuple(names[int(seat)] for seat in winners.split(", ") if seat),
            changed=datetime.fromtimestamp(path.stat().st_mtime),
        )
    except (SpydeckError, OSError, KeyError, ValueError, IndexError):
        return None


def read_progress(path: Path) -> SavedGame | None:
    """Return what a scorepad holds; None if it cannot be read."""
    try:
        saved = read_scorepad(path)
        keeper = saved.keeper(saved.game.text_ui())
        return SavedGame(
            path=path,
            title=saved.game.title,
            players=saved.names,
            scorepad=True,
            over=keeper.over,
            winners=tuple(saved.names[seat] for seat in winners_of(keeper)),
            changed=datetime.fromtimestamp(path.stat().st_mtime),
        )
    except (SpydeckError, OSError):
        return None


def latest_unfinished() -> Path:
    """Return the unfinished game that was played last. Raise `SpydeckError` if there is none."""
    for saved in saved_games(unfinished_game):
        try:
            if not read_match(saved.path).over:
                return saved.path
        except (SpydeckError, OSError):
            continue
    raise SpydeckError(sentence("no-unfinished-game", folder=games_folder()))


def saved_path(given: str, *, scorepad: bool = False) -> Path:
    """Return the file that was named, by its path or by its number in the list.

    Raise `InvalidOption` if the list has no such number, or if a game is there in place of a scorepad.
    """
    if Path(given).exists() or not (given.isascii() and given.isdigit()):
        return Path(given)
    found = saved_games()
    number = int(given[:9])
    if not 1 <= number <= len(found):
        raise InvalidOption(sentence("no-such-number", number=given, games=len(found)))
    if found[number - 1].scorepad != scorepad:
        raise InvalidOption(sentence("other-kind", number=number, scorepad=found[number - 1].scorepad))
    return found[number - 1].path


def choose(found: Sequence[SavedGame], screen: Screen, read: Reader) -> Path | None:
    """Ask which of some saved games is meant. Return None if the person wants none of them."""
    numbers = {saved.path: number for number, saved in enumerate(saved_games(), 1)}
    listed = found[:MAX_LISTED]
    for saved in listed:
        screen.say(saved.line(numbers[saved.path]))
    while True:
        screen.flush()
        try:
            typed = read(sentence("which-game")).strip().lower()
        except (EOFError, KeyboardInterrupt):
            return None
        if typed in words("leaving"):
            return None
        chosen = [saved.path for saved in found if typed in ("", str(numbers[saved.path]))]
        if chosen:
            return chosen[0]
        screen.say(sentence("choose-a-number"))
