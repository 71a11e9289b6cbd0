"""Looking at a finished or unfinished game again, step by step."""

from __future__ import annotations

import sys
from pathlib import Path

from spydeck.errors import InvalidSeat
from spydeck.games.text_ui import TextUi
from spydeck.replay import Replay
from spydeck.terminal.play import text_ui_of
from spydeck.terminal.prompt import Reader, reader_for
from spydeck.terminal.saves import names_for, names_of, read_match
from spydeck.terminal.screen import Screen, screen_for
from spydeck.terminal.table import tell_events

HELP = (
    "Enter: next step.  b: back.  A number: go to that step.  "
    "t: to the end of this trick, turn or deal.  q: quit."
)


class Viewer:
    """Shows a replay as one seat saw it, or (None) with open hands."""

    def __init__(self, replay: Replay, seat: int | None, text_ui: TextUi, screen: Screen) -> None:
        self.replay = replay
        self._seat = seat
        self._text_ui = text_ui
        self._screen = screen
        names = names_of(replay.match) or tuple(f"seat {number}" for number in range(replay.match.players))
        self._names = names_for(names, seat)
        self._told = 0

    def print_all(self) -> None:
        """Everything that happened, with the table wherever cards were dealt."""
        self.show_step()
        for step in range(1, self.replay.steps + 1):
            self.replay.go_to(step)
            self.tell()
            if self.replay.fresh:
                self.show_table()

    def step_through(self, read: Reader) -> None:
        """Show what the person asks for, from the beginning."""
        self._screen.say(HELP)
        self.show_step()
        while True:
            self._screen.flush()
            try:
                typed = read(f"{self.replay.step}/{self.replay.steps}> ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if typed in ("q", "quit", "exit"):
                return
            self.answer(typed)

    def answer(self, typed: str) -> None:
        """Do what the person asks for."""
        step = self.replay.step
        if typed in ("", "t") and step == self.replay.steps:
            self._screen.say("This is the end. b: back.  q: quit.")
        elif typed == "":
            self.jump(step + 1)
        elif typed == "b":
            self.jump(step - 1)
        elif typed == "t":
            self.to_next_part()
        elif typed.isascii() and typed.isdigit() and int(typed[:9]) <= self.replay.steps:
            self.jump(int(typed[:9]))
        elif typed.isdigit():
            self._screen.say(f"There are {self.replay.steps} steps.")
        else:
            self._screen.say(HELP)

    def jump(self, step: int) -> None:
        """Show a step by itself."""
        self._told = 0
        if step > 0:
            self.replay.go_to(step - 1)
            self._told = len(self.replay.match.events(None))
        self.replay.go_to(step)
        self.show_step()

    def to_next_part(self) -> None:
        """Go on until a trick, a turn or a deal has ended."""
        turning = self._text_ui.part_ends.keys() | self._text_ui.part_starts
        while self.replay.step < self.replay.steps:
            self.replay.go_to(self.replay.step + 1)
            if turning & set(self.tell()):
                break
        self.show_table()

    def show_step(self) -> None:
        """What happened in this step, and the table after it."""
        self.tell()
        self.show_table()

    def tell(self) -> list[str]:
        """Say what has happened since this was last asked; gives the names of the events."""
        replay = self.replay
        events = replay.events(self._seat, self._told)
        self._told += len(events)
        self._screen.say(f"Step {replay.step} of {replay.steps}", "faint")
        view = replay.match.view(self._seat)
        tell_events(self._screen, self._text_ui, events, view, self._names, self._seat)
        return [event["event"] for event in events]

    def show_table(self) -> None:
        """The table, and with open hands what every seat holds."""
        match = self.replay.match
        self._screen.say()
        self._screen.lines(self._text_ui.table(match.view(self._seat), self._names))
        if self._seat is None:
            for seat in range(match.players):
                self._screen.lines(self._text_ui.hand(match.view(seat), self._names))
            self._screen.say()


def replay(path: Path, seat: int | None, *, plain: bool) -> None:
    """Show the game of a record; raises a `SpydeckError` if it cannot be read, and `OSError`."""
    whole = read_match(path)
    if seat is not None and not 0 <= seat < whole.players:
        raise InvalidSeat(f"there is no seat {seat}; seats are 0 to {whole.players - 1}")
    text_ui = text_ui_of(whole.game.name, plain=plain)
    viewer = Viewer(Replay(whole), seat, text_ui, screen_for(sys.stdout, plain=plain))
    if sys.stdin.isatty() and sys.stdout.isatty():
        viewer.step_through(reader_for(sys.stdin, sys.stdout))
    else:
        viewer.print_all()
