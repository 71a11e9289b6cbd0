"""A game at the terminal: one person among bots, line by line."""

from __future__ import annotations

import contextlib
import shlex
from pathlib import Path

from spydeck import bots
from spydeck.errors import IllegalAction
from spydeck.games.text_ui import Names, TextUi
from spydeck.json_types import JsonObject
from spydeck.match import Match
from spydeck.terminal.dialogue import Dialogue
from spydeck.terminal.position import MatchPosition
from spydeck.terminal.prompt import Leaving, Reader
from spydeck.terminal.saves import USUAL_BOT, Save, Seating
from spydeck.terminal.screen import Screen


class Table:
    """The play loop: tells what happens, asks the person, moves the bots, saves every step."""

    def __init__(
        self,
        match: Match,
        seating: Seating,
        save: Save,
        text_ui: TextUi,
        screen: Screen,
        read: Reader,
        *,
        seed: int | None = None,
    ) -> None:
        self.match = match
        self.seat = seating.seat
        self.names = seating.names_for(seating.seat)
        self.save = save
        self.text_ui = text_ui
        self.screen = screen
        self._read = read
        self._told = 0
        self._leaving = Leaving()
        others = [seat for seat in range(match.players) if seat != seating.seat]
        self._bots = {
            seat: bots.by_name(name, None if seed is None else seed + seat)
            for seat, name in zip(others, seating.bots, strict=True)
        }
        adviser = bots.by_name(USUAL_BOT, seed)
        position = MatchPosition(match, self.seat, self.names, adviser)
        self.dialogue = Dialogue(position, text_ui, screen, leaving="leave; the game is kept")

    def play(self) -> None:
        """Play until the game is over or the person leaves; either way everything is saved."""
        with self._leaving:
            try:
                self._play()
            except (EOFError, KeyboardInterrupt):
                with contextlib.suppress(OSError):
                    self.say_goodbye()

    def skip_told(self) -> None:
        """Take everything up to now as told; for a game that goes on."""
        self._told = len(self.match.events(self.seat))

    def _play(self) -> None:
        while not self.match.over:
            self.tell()
            seats = [seat for seat in self.match.actors if seat != self.seat]
            if seats:
                bot = self._bots[seats[0]]
                self.act(seats[0], bot.choose(self.match.observation(seats[0])))
            else:
                self.ask()
        self.tell()
        self.screen.say(f"To look at it again: spydeck replay {shlex.quote(str(self.save.path))}")

    def tell(self) -> None:
        """Say what has happened since this was last asked."""
        events = self.match.events(self.seat, self._told)
        self._told += len(events)
        view = self.match.view(self.seat)
        tell_events(self.screen, self.text_ui, events, view, self.names, self.seat)

    def act(self, seat: int, text: str) -> None:
        """Carry out an action and save the game; raises `IllegalAction`, changing nothing."""
        with self._leaving.step():
            self.match.act(seat, text)
            if self.match.over:
                self.match.tags["Winners"] = ", ".join(str(seat) for seat in self.match.winners)
            self.save.write(self.match)

    def ask(self) -> None:
        """Ask the person until there is an action that the rules allow."""
        self.dialogue.show_table()
        while True:
            self.screen.flush()
            text = self.dialogue.take(self._read(self.dialogue.prompt).strip())
            if text is None:
                continue
            try:
                self.act(self.seat, text)
            except IllegalAction as error:
                self.dialogue.refused(text, error)
            else:
                return

    def say_goodbye(self) -> None:
        """Say how to go on another time."""
        self.screen.say("The game is saved. To go on another time:")
        self.screen.say(f"  {resuming(self.save.path)}", "strong")
        self.screen.flush()


def resuming(path: Path) -> str:
    """The command that goes on with a saved game."""
    return f"spydeck play --resume {shlex.quote(str(path))}"


def tell_events(
    screen: Screen,
    text_ui: TextUi,
    events: list[JsonObject],
    view: JsonObject,
    names: Names,
    seat: int | None,
) -> None:
    """Say what has happened, with the pages that end a part of the game."""
    for event in events:
        line = text_ui.describe_event(event, names, seat)
        if line is not None:
            if event["event"] in text_ui.part_starts:
                screen.say()
            screen.line(line)
        if event["event"] in text_ui.part_ends:
            page = text_ui.part_ends[event["event"]]
            screen.lines(text_ui.pages[page].lines(view, names) if page else [])
            screen.say()
    screen.flush()
