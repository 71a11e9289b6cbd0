"""Replaying a finished or unfinished game step by step."""

from __future__ import annotations

import sys
from pathlib import Path

from spydeck.errors import InvalidSeat
from spydeck.games.text_ui import TextUi
from spydeck.replay import Replay
from spydeck.terminal import text as sentences
from spydeck.terminal.events import show_events
from spydeck.terminal.play import text_ui_of
from spydeck.terminal.prompt import Reader, reader_for
from spydeck.terminal.saves import read_match
from spydeck.terminal.screen import Screen, screen_for
from spydeck.terminal.seating import names_for, names_from_tags


class ReplayViewer:
    """Shows a replay as one seat saw it, or (None) with open hands."""

    def __init__(self, replay: Replay, seat: int | None, text_ui: TextUi, screen: Screen) -> None:
        self.replay = replay
        self._seat = seat
        self._text_ui = text_ui
        self._screen = screen
        seats = range(replay.match.players)
        names = names_from_tags(replay.match) or [sentences.seat_name(number) for number in seats]
        self._names = names_for(names, seat)
        self._shown = 0
        """How many events have been shown."""

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
        self._screen.say(sentences.REPLAY_HELP)
        self.show_step()
        while True:
            self._screen.flush()
            try:
                typed = read(f"{self.replay.step}/{self.replay.steps}> ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if typed in ("q", "quit", "exit"):
                return
            self.run_command(typed)

    def run_command(self, typed: str) -> None:
        """Run a command of the viewer."""
        step = self.replay.step
        if typed in ("", "t") and step == self.replay.steps:
            self._screen.say(sentences.REPLAY_END)
        elif typed == "":
            self.jump(step + 1)
        elif typed == "b":
            self.jump(step - 1)
        elif typed == "t":
            self.to_next_part()
        elif typed.isascii() and typed.isdigit() and int(typed[:9]) <= self.replay.steps:
            self.jump(int(typed[:9]))
        elif typed.isdigit():
            self._screen.say(sentences.steps(self.replay.steps))
        else:
            self._screen.say(sentences.REPLAY_HELP)

    def jump(self, step: int) -> None:
        """Show one step, without the steps before it."""
        self._shown = 0
        if step > 0:
            self.replay.go_to(step - 1)
            self._shown = len(self.replay.match.events(None))
        self.replay.go_to(step)
        self.show_step()

    def to_next_part(self) -> None:
        """Advance until a trick, a turn or a deal has ended."""
        boundaries = self._text_ui.part_ends.keys() | self._text_ui.part_starts
        while self.replay.step < self.replay.steps:
            self.replay.go_to(self.replay.step + 1)
            if boundaries & set(self.show_new_events()):
                break
        self.show_table()

    def show_step(self) -> None:
        """Show what happened in this step, and the table after it."""
        self.show_new_events()
        self.show_table()

    def show_new_events(self) -> list[str]:
        """Show what has happened since the last call, and return the names of the events."""
        replay = self.replay
        events = replay.events(self._seat, self._shown)
        self._shown += len(events)
        self._screen.say(sentences.step(replay.step, replay.steps), "faint")
        view = replay.match.view(self._seat)
        show_events(self._screen, self._text_ui, events, view, self._names, self._seat)
        return [event["event"] for event in events]

    def show_table(self) -> None:
        """Show the table, and with open hands every seat's hand."""
        match = self.replay.match
        self._screen.say()
        self._screen.lines(self._text_ui.table(match.view(self._seat), self._names))
        if self._seat is None:
            for seat in range(match.players):
                self._screen.lines(self._text_ui.hand(match.view(seat), self._names))
            self._screen.say()


def replay(path: Path, seat: int | None, *, plain: bool) -> None:
    """Show the game of a record. Raise `SpydeckError` if it cannot be read, and `OSError`."""
    match = read_match(path)
    if seat is not None and not 0 <= seat < match.players:
        raise InvalidSeat(sentences.no_seat(seat, match.players - 1))
    text_ui = text_ui_of(match.game.name, plain=plain)
    viewer = ReplayViewer(Replay(match), seat, text_ui, screen_for(sys.stdout, plain=plain))
    if sys.stdin.isatty() and sys.stdout.isatty():
        viewer.step_through(reader_for(sys.stdin, sys.stdout))
    else:
        viewer.print_all()
