"""Scorepads as files: the game, its players and every entry as it was typed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeGuard

from spydeck.errors import SpydeckError
from spydeck.games.game import Game, Options
from spydeck.games.registry import game
from spydeck.games.text_ui import Names, Scorekeeper, TextUi
from spydeck.terminal.seating import check_name
from spydeck.terminal.text import sentence

SCOREPAD_SUFFIX = ".scorepad"
SCOREPAD_VERSION = 1
MAX_CHARACTERS = 1_000_000
MAX_ENTRIES = 10_000


@dataclass(frozen=True)
class SavedScorepad:
    """A scorepad as it is saved."""

    game: Game
    options: Options
    names: tuple[str, ...]
    entries: tuple[str, ...] = ()

    def text(self) -> str:
        """Return the scorepad as the text that `read_scorepad` reads."""
        facts = {
            "scorepad": SCOREPAD_VERSION,
            "game": self.game.name,
            "players": self.options.players,
            "options": self.options.tags(),
            "names": self.names,
            "entries": self.entries,
        }
        return json.dumps(facts, ensure_ascii=False, indent=1) + "\n"

    def keeper(self, text_ui: TextUi) -> Scorekeeper:
        """Return a scorekeeper that has received every entry.

        Raise `SpydeckError` if an entry does not fit, or if the game has no scorepad.
        """
        if text_ui.scorekeeper is None:
            raise SpydeckError(sentence("no-scorepad", game=self.game.title))
        keeper = text_ui.scorekeeper(self.options, Names(self.names))
        for number, entry in enumerate(self.entries, 1):
            try:
                keeper.enter(entry)
            except SpydeckError as error:
                raise SpydeckError(sentence("entry-does-not-fit", number=number, reason=error)) from None
        return keeper

    def changed(self, row: int, typed: Sequence[str], text_ui: TextUi) -> SavedScorepad:
        """Return the scorepad with other entries for a finished row, and every later entry as it was.

        Raise `SpydeckError` if there is no such row, or if the entries do not make exactly one.
        """
        keeper = replace(self, entries=()).keeper(text_ui)
        ends = [0]
        for number, entry in enumerate(self.entries, 1):
            keeper.enter(entry)
            ends += [number] * (len(keeper.rows()) + 1 - len(ends))
        if not 0 < row < len(ends):
            raise SpydeckError(sentence("no-such-row", rows=len(ends) - 1))
        before, after = self.entries[: ends[row - 1]], self.entries[ends[row] :]
        keeper = replace(self, entries=before).keeper(text_ui)
        for place, entry in enumerate(typed, 1):
            keeper.enter(entry)
            if (len(keeper.rows()) == row) != (place == len(typed)):
                raise SpydeckError(sentence("not-one-row", row=row))
        return replace(self, entries=(*before, *typed, *after))


def read_scorepad(path: Path) -> SavedScorepad:
    """Return the scorepad in a file. Raise `SpydeckError` with the file's name, and `OSError`."""
    try:
        with path.open(encoding="utf-8") as file:
            return parse(file.read(MAX_CHARACTERS))
    except (ValueError, RecursionError) as error:
        known = isinstance(error, SpydeckError)
        raise SpydeckError(f"{path}: {error if known else sentence('not-a-scorepad')}") from None


def parse(text: str) -> SavedScorepad:
    """Return the scorepad that a text holds. Raise `ValueError`."""
    facts = json.loads(text)
    if not isinstance(facts, dict) or facts.get("scorepad") != SCOREPAD_VERSION:
        raise SpydeckError(sentence("not-a-scorepad"))
    names, entries = facts.get("names"), facts.get("entries")
    players, given = facts.get("players"), facts.get("options")
    if not (is_texts(names) and is_texts(entries) and isinstance(players, int) and isinstance(given, dict)):
        raise SpydeckError(sentence("not-a-scorepad"))
    found = game(str(facts.get("game")))
    options = found.read_options(players, given)
    if len(names) != options.players or len(entries) > MAX_ENTRIES:
        raise SpydeckError(sentence("not-a-scorepad"))
    return SavedScorepad(found, options, tuple(map(check_name, names)), tuple(entries))


def is_texts(value: object) -> TypeGuard[list[str]]:
    """Return whether a value is a list of texts."""
    return isinstance(value, list) and all(isinstance(text, str) for text in value)
