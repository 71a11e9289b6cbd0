"""A scorepad for games with paper cards, saved with every entry."""

from __future__ import annotations

import json
import shlex
import sys
from dataclasses import replace
from pathlib import Path

from spydeck.errors import InvalidOption, SpydeckError
from spydeck.games.game import Game, Options
from spydeck.games.text_ui import TextUi, winners_of
from spydeck.json_types import JsonObject
from spydeck.terminal.play import text_ui_of
from spydeck.terminal.prompt import Reader, reader_for
from spydeck.terminal.saves import Save, games_folder, new_save, saved_games, unfinished_scorepad
from spydeck.terminal.scorepad_file import SCOREPAD_SUFFIX, SavedScorepad, read_scorepad
from spydeck.terminal.screen import Screen, screen_for
from spydeck.terminal.seating import check_name
from spydeck.terminal.text import sentence, typed_words, words
from spydeck.terminal.typed_words import LanguageChanged, change_language, meant, names_language

ROW_SEPARATOR = ";"
"""Stands between the entries of one row where a person changes it."""
MAX_ROW_DIGITS = 4


class ScorepadSession:
    """The dialogue of a scorepad: entries are applied, saved and undone one by one."""

    def __init__(
        self, saved: SavedScorepad, save: Save, text_ui: TextUi, screen: Screen, read: Reader
    ) -> None:
        self.saved = saved
        self.keeper = saved.keeper(text_ui)
        self._text_ui = text_ui
        self._save = save
        self._screen = screen
        self._read = read

    def keep_score(self) -> None:
        """Ask for entries until the person quits or the input ends."""
        self._screen.say(sentence("scorepad", game=self.saved.game.title), "strong")
        self._show_usage()
        self._screen.say(sentence("score-help"))
        if self.saved.entries:
            self._screen.lines(self.keeper.pad())
        while True:
            self._screen.say(sentence("score-over") if self.keeper.over else self.keeper.question())
            self._screen.flush()
            try:
                typed = self._read("> ").strip()
            except (EOFError, KeyboardInterrupt):
                break
            if typed.lower() in words("leaving"):
                break
            self._handle(typed)
        if not self.keeper.over:
            self._screen.lines(self.keeper.pad())
            self._screen.say(sentence("scorepad-saved", path=shlex.quote(str(self._save.path))))

    def facts(self) -> JsonObject:
        """Return the scorepad as plain data."""
        return {
            "game": self.saved.game.name,
            "players": list(self.saved.names),
            "options": self.saved.options.facts(),
            "rows": self.keeper.rows(),
            "over": self.keeper.over,
            "winners": [self.saved.names[seat] for seat in winners_of(self.keeper)],
        }

    def _handle(self, typed: str) -> None:
        """Apply an entry or run a command, and show the result."""
        command = meant(typed.lower(), typed_words("typed"))
        first, _, rest = typed.partition(" ")
        if command in ("?", "help"):
            self._show_usage()
        elif command == "undo":
            self._undo()
        elif names_language(typed):
            self._screen.say(change_language(rest))
        elif meant(first.lower(), typed_words("typed")) == "change":
            self._change(rest)
        elif typed == "":
            self._screen.lines(self.keeper.pad())
        else:
            self._enter(typed)

    def _enter(self, typed: str) -> None:
        try:
            lines = self.keeper.enter(typed)
        except SpydeckError as error:
            self._screen.refuse(str(error))
            return
        self._keep((*self.saved.entries, typed))
        self._screen.lines(lines)

    def _change(self, typed: str) -> None:
        """Replace the entries of an earlier row; nothing changes unless everything fits."""
        row, _, entry = typed.strip().partition(" ")
        entries = [part.strip() for part in entry.split(ROW_SEPARATOR)]
        if not (row.isascii() and row.isdigit() and len(row) <= MAX_ROW_DIGITS and all(entries)):
            self._screen.refuse(sentence("change-usage"))
            return
        try:
            saved = self.saved.changed(int(row), entries, self._text_ui)
            self.keeper = saved.keeper(self._text_ui)
        except SpydeckError as error:
            self._screen.refuse(str(error))
            return
        self._keep(saved.entries)
        self._screen.say(sentence("changed", row=int(row)))
        self._screen.lines(self.keeper.pad())

    def _undo(self) -> None:
        if self.keeper.undo():
            self._keep(self.saved.entries[:-1])
            self._screen.say(sentence("undone"))
        else:
            self._screen.say(sentence("nothing-to-undo"))
        self._screen.lines(self.keeper.pad())

    def _keep(self, entries: tuple[str, ...]) -> None:
        saved = replace(self.saved, entries=entries)
        self._save.write_text(saved.text())
        self.saved = saved

    def _show_usage(self) -> None:
        """Show what may be entered."""
        self._screen.say(sentence("score-usage"))
        self._screen.lines(self.keeper.usage())


def score(found: Game, options: Options, names: list[str] | None, *, plain: bool, as_json: bool) -> None:
    """Keep score for a new game. Raise `SpydeckError` if that is not possible, and `OSError`."""
    saved = SavedScorepad(found, options, player_names(options.players, names))
    saved.keeper(found.text_ui())
    save = new_save(found.name, SCOREPAD_SUFFIX)
    save.write_text(saved.text())
    run_session(saved, save, plain=plain, as_json=as_json)


def resume(path: Path | None, *, plain: bool, as_json: bool) -> None:
    """Continue a saved scorepad, or the latest unfinished one. Raise what `score` raises."""
    if path is None:
        found = saved_games(unfinished_scorepad)
        if not found:
            raise SpydeckError(sentence("no-unfinished-scorepad", folder=games_folder()))
        path = found[0].path
    save = Save(path).opened()
    run_session(read_scorepad(path), save, plain=plain, as_json=as_json)


def run_session(saved: SavedScorepad, save: Save, *, plain: bool, as_json: bool) -> None:
    """Keep score; with `as_json`, the dialogue goes to stderr and the scorepad to stdout when it ends."""
    out = sys.stderr if as_json else sys.stdout
    screen, read = screen_for(out, plain=plain), reader_for(sys.stdin, out)
    while True:
        session = ScorepadSession(saved, save, text_ui_of(saved.game.name, plain=plain), screen, read)
        try:
            session.keep_score()
            break
        except LanguageChanged:
            saved = session.saved
    if as_json:
        sys.stdout.write(json.dumps(session.facts()) + "\n")


def player_names(players: int, names: list[str] | None) -> tuple[str, ...]:
    """Return a different name for each player. Raise `InvalidOption` if the given ones do not fit."""
    if names is None:
        return tuple(f"P{seat}" for seat in range(players))
    if len(names) != players:
        raise InvalidOption(sentence("wrong-number-of-names", players=players, given=len(names)))
    checked = tuple(map(check_name, names))
    if len({name.lower() for name in checked}) < players:
        raise InvalidOption(sentence("same-names"))
    return checked
