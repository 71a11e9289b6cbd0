"""A saved game once more: step by step, or with the moves that cost most; from both one may play on."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from pathlib import Path

from spydeck.errors import SpydeckError
from spydeck.games.lines import quoted
from spydeck.games.text_ui import TextUi
from spydeck.match import Match
from spydeck.match.replay import Replay
from spydeck.study.review import review
from spydeck.terminal.play import text_ui_of, try_again
from spydeck.terminal.prompt import Reader, reader_for
from spydeck.terminal.review import ask_to_try, show_progress, write_own_review
from spydeck.terminal.saves import any_game, choose, games_folder, read_match, saved_games
from spydeck.terminal.screen import Screen, screen_for, show_events
from spydeck.terminal.seating import check_seat, names_for, names_from_tags, names_of_seats, seating_from_tags
from spydeck.terminal.text import sentence, typed_words, words
from spydeck.terminal.typed_words import LanguageChanged, change_language, meant, names_language


class ReplayViewer:
    """Shows a replay as one seat saw it, or (None) with open hands."""

    def __init__(
        self,
        replay: Replay,
        seat: int | None,
        text_ui: TextUi,
        screen: Screen,
        again: Callable[[int, int | None], None] | None = None,
    ) -> None:
        """With what plays on from a step, in a seat, where that is possible."""
        self.replay = replay
        self._again = again
        self._text_ui = text_ui
        self._screen = screen
        self._players = names_from_tags(replay.match) or names_of_seats(replay.match.players)
        self._look_through(seat)
        self._shown = 0
        """How many events have been shown."""

    def _look_through(self, seat: int | None) -> None:
        self.seat = seat
        self._names = names_for(self._players, seat)

    def print_all(self) -> None:
        """Show every step, with the table wherever cards were dealt."""
        self.show_step()
        for step in range(1, self.replay.steps + 1):
            self.replay.go_to(step)
            self.show_new_events()
            if self.replay.dealt:
                self.show_table()

    def step_through(self, read: Reader) -> None:
        """Show the steps that the person requests, starting with the first."""
        self._screen.say(sentence("replay-help"))
        self.jump(self.replay.step)
        while True:
            self._screen.flush()
            try:
                typed = read(f"{self.replay.step}/{self.replay.steps}> ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            typed = " ".join(meant(word, typed_words("replay-typed")) for word in typed.split(" "))
            if typed in words("leaving"):
                return
            self.run_command(typed)

    def run_command(self, typed: str) -> None:
        """Run a command of the viewer."""
        step, last = self.replay.step, self.replay.steps
        if typed in ("", "n", "next", "t") and step == last:
            self._screen.say(sentence("replay-end"))
        elif typed in ("b", "back", "p") and step == 0:
            self._screen.say(sentence("replay-start"))
        elif typed in self._moves:
            self._moves[typed]()
        elif typed == "again" and self._again:
            self.play_on(self._again)
        elif typed.isascii() and typed.isdigit():
            self.go_to_number(int(typed[:9]))
        elif typed in self._text_ui.pages:
            view = self.replay.match.view(self.seat)
            self._screen.lines(self._text_ui.pages[typed].lines(view, self._names))
        elif typed in ("?", "help"):
            self.show_help()
        elif names_language(typed):
            self._screen.say(change_language(typed.partition(" ")[2]))
        else:
            self.change_seat(typed)

    @cached_property
    def _moves(self) -> dict[str, Callable[[], None]]:
        """The words that move through the replay, each with its move."""
        return {
            **dict.fromkeys(("", "n", "next"), lambda: self.jump(self.replay.step + 1)),
            **dict.fromkeys(("b", "back"), lambda: self.jump(self.replay.step - 1)),
            "t": self.to_next_part,
            "p": self.to_previous_part,
            "start": lambda: self.jump(0),
            "end": lambda: self.jump(self.replay.steps),
        }

    def play_on(self, again: Callable[[int, int | None], None]) -> None:
        """Play on from this step, and show it again afterwards."""
        try:
            again(self.replay.step, self.seat)
        except SpydeckError as error:
            self._screen.refuse(str(error))
        else:
            self.jump(self.replay.step)

    def go_to_number(self, step: int) -> None:
        """Show the step of a number, if there is one."""
        if step <= self.replay.steps:
            self.jump(step)
        else:
            self._screen.say(sentence("steps", number=self.replay.steps))

    def jump(self, step: int) -> None:
        """Show one step, without the steps before it."""
        self._shown = 0
        if step > 0:
            self.replay.go_to(step - 1)
            self._shown = len(self.replay.match.events(None))
        self.replay.go_to(step)
        self.show_step()

    def change_seat(self, typed: str) -> None:
        """Show the table through the eyes of a seat, a number from 1 or a player, or with all hands."""
        word = typed.removeprefix("seat").strip()
        players = [name.lower() for name in self._players]
        if word == "all":
            self._look_through(None)
            self._screen.say(sentence("all-hands"))
        elif word in players or (word.isascii() and word.isdigit() and 1 <= int(word[:9]) <= len(players)):
            seat = players.index(word) if word in players else int(word) - 1
            self._look_through(seat)
            self._screen.say(sentence("now-seen-by", name=self._players[seat]))
        else:
            self._screen.say(sentence("not-a-replay-command", typed=quoted(typed), names=self._players))
            return
        self.show_table()

    def show_help(self) -> None:
        """List what can be typed, with the pages of the game."""
        for line in sentence("replay-commands").splitlines():
            self._screen.say(line)
        for name, page in self._text_ui.pages.items():
            if page.help:
                self._screen.say(sentence("replay-command", name=name, meaning=page.help))

    def to_next_part(self) -> None:
        """Advance until a trick, a turn or a deal has ended."""
        while self.replay.step < self.replay.steps:
            self.replay.go_to(self.replay.step + 1)
            if self._boundaries & set(self.show_new_events()):
                break
        self.show_table()

    def to_previous_part(self) -> None:
        """Go back to the end of the trick, turn or deal before this one, or to the start."""
        self.jump(max((step for step in self._ends if step < self.replay.step), default=0))

    @property
    def _boundaries(self) -> frozenset[str]:
        return self._text_ui.part_starts | self._text_ui.part_ends.keys()

    @cached_property
    def _ends(self) -> list[int]:
        """The steps in which a trick, a turn or a deal ended."""
        whole, found, seen = Replay(self.replay.played), [], 0
        for step in range(1, whole.steps + 1):
            whole.go_to(step)
            events = whole.match.events(None, seen)
            seen += len(events)
            if self._boundaries & {event["event"] for event in events}:
                found.append(step)
        return found

    def show_step(self) -> None:
        """Show what happened in this step, and the table after it."""
        self.show_new_events()
        self.show_table()

    def show_new_events(self) -> list[str]:
        """Show what has happened since the last call, and return the names of the events."""
        replay = self.replay
        events = replay.events(self.seat, self._shown)
        self._shown += len(events)
        self._screen.say(sentence("step", number=replay.step, steps=replay.steps), "faint")
        view = replay.match.view(self.seat)
        show_events(self._screen, self._text_ui, events, view, self._names, self.seat)
        return [event["event"] for event in events]

    def show_table(self) -> None:
        """Show the table, and with open hands every seat's hand."""
        match = self.replay.match
        self._screen.say()
        self._screen.lines(self._text_ui.table(match.view(self.seat), self._names))
        if self.seat is None:
            for seat in range(match.players):
                self._screen.lines(self._text_ui.hand(match.view(seat), self._names))
            self._screen.say()


def replay(path: Path | None, seat: int | None, *, plain: bool, as_json: bool = False) -> None:
    """Show the game of a record. Raise `SpydeckError` if it cannot be read, and `OSError`."""
    screen = screen_for(sys.stdout, plain=plain)
    match = read_match(chosen_game(screen) if path is None else path)
    if seat is not None:
        check_seat(seat, match.players)
    if as_json:
        write_json(match, seat)
        return None
    viewer = ReplayViewer(Replay(match), seat, text_ui_of(match.game.name, plain=plain), screen)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        viewer.print_all()
        return None
    read = reader_for(sys.stdin, sys.stdout)

    def again(step: int, seat: int | None) -> None:
        try_again(match, step, seat, screen, read, plain=plain)

    while True:
        text_ui = text_ui_of(match.game.name, plain=plain)
        viewer = ReplayViewer(viewer.replay, viewer.seat, text_ui, screen, again)
        with suppress(LanguageChanged):
            return viewer.step_through(read)


def chosen_game(screen: Screen) -> Path:
    """Return the saved game that the person chooses. Raise `SpydeckError` if there is none."""
    found = saved_games(any_game)
    if not found:
        raise SpydeckError(sentence("no-saved-game", folder=games_folder()))
    path = choose(found, screen, reader_for(sys.stdin, sys.stdout))
    if path is None:
        raise SpydeckError(sentence("no-game-chosen"))
    return path


def write_json(match: Match, seat: int | None) -> None:
    """Write each step as a line of JSON: its number, and its events as a seat saw them or with open hands."""
    replay = Replay(match)
    seen = 0
    for step in range(replay.steps + 1):
        replay.go_to(step)
        events = replay.events(seat, seen)
        seen += len(events)
        sys.stdout.write(json.dumps({"step": step, "events": events}) + "\n")


def show_review(
    path: Path | None, seat: int | None, *, level: str, most: int, plain: bool, as_json: bool
) -> None:
    """Show the review of a saved game. Raise `SpydeckError` if it cannot be read, and `OSError`.

    By default the seat is that of the person who played. At a terminal, a move can be tried again.
    """
    screen = screen_for(sys.stdout, plain=plain)
    match = read_match(chosen_game(screen) if path is None else path)
    chosen = seating_from_tags(match).seat if seat is None else seat
    check_seat(chosen, match.players)
    watched = sys.stderr.isatty()
    found = review(match, chosen, level=level, most=most, progress=show_progress if watched else None)
    if as_json:
        sys.stdout.write(json.dumps(found.facts()) + "\n")
        return
    write_own_review(found, match, screen, text_ui_of(match.game.name, plain=plain))
    if found.moves and sys.stdin.isatty() and sys.stdout.isatty():
        read = reader_for(sys.stdin, sys.stdout)

        def again(step: int) -> None:
            with suppress(LanguageChanged):
                try_again(match, step, chosen, screen, read, plain=plain)

        ask_to_try(found, screen, read, again)
