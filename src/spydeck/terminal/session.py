"""A match in this program: one person among bots, line by line."""

from __future__ import annotations

import contextlib
import shlex
from pathlib import Path

from spydeck.errors import IllegalAction
from spydeck.games.text_ui import TextUi
from spydeck.match import Match
from spydeck.terminal.advice import SearchingAdviser
from spydeck.terminal.dialogue import Dialogue
from spydeck.terminal.events import show_events
from spydeck.terminal.interrupts import GracefulStop
from spydeck.terminal.opponents import Opponents
from spydeck.terminal.perspective import LocalPerspective
from spydeck.terminal.prompt import Reader
from spydeck.terminal.saves import Save
from spydeck.terminal.screen import Screen
from spydeck.terminal.seating import Seating
from spydeck.terminal.tab import completing
from spydeck.terminal.text import sentence
from spydeck.terminal.watching import Watching


class LocalSession:
    """The play loop: shows what happens, asks the person, moves the bots, saves every move."""

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
        self._shown = 0
        """How many events the person has seen."""
        self._resumed = False
        """Whether the next question is the first one of a resumed game."""
        self._stop = GracefulStop()
        others = [seat for seat in range(match.players) if seat != seating.seat]
        self._opponents = Opponents(match.game, dict(zip(others, seating.bots, strict=True)), seed)
        adviser = SearchingAdviser(seed)
        perspective = LocalPerspective(match, self.seat, self.names, adviser)
        self.dialogue = Dialogue(perspective, text_ui, screen, quit_help=sentence("leave-game"))

    def play(self) -> None:
        """Play until the game is over or the person leaves; either way everything is saved."""
        if self._opponents.waits:
            self.screen.say(sentence("preparing"))
            self.screen.flush()
            self._opponents.prepare()
        with self._stop, completing(self.dialogue.completions):
            try:
                self._play()
            except (EOFError, KeyboardInterrupt):
                with contextlib.suppress(OSError):
                    self.say_goodbye()

    def skip_past_events(self) -> None:
        """Count everything that has happened as shown; for a resumed game, which starts with the table."""
        self._shown = len(self.match.events(self.seat))
        self._resumed = True

    def _play(self) -> None:
        watching = Watching(self.text_ui, self.screen, self.dialogue, self._read)
        while not self.match.over:
            if not watching.to_end:
                self._show_and_stop(watching)
            seats = [seat for seat in self.match.actors if seat != self.seat]
            if seats:
                self.act(seats[0], self._opponents.choose(self.match.observation(seats[0])))
            else:
                self.ask()
        if watching.to_end:
            self._skip_to_last_part()
        self.show_new_events()
        self.screen.say(
            sentence("how-to-replay", command=f"spydeck replay {shlex.quote(str(self.save.path))}")
        )

    def _show_and_stop(self, watching: Watching) -> None:
        """Show what has happened; a person who is out decides when the game continues."""
        events = self.show_new_events()
        if self.text_ui.is_out(self.match.view(self.seat)):
            watching.stop(events)

    def _skip_to_last_part(self) -> None:
        """Count everything before the last part of the game, such as a turn, as shown."""
        events = self.match.events(self.seat, self._shown)
        starts = [place for place, event in enumerate(events) if event["event"] in self.text_ui.part_starts]
        self._shown += starts[-1] if starts else 0

    def show_new_events(self) -> list[str]:
        """Show what has happened since the last call, and return the names of the events."""
        events = self.match.events(self.seat, self._shown)
        self._shown += len(events)
        view = self.match.view(self.seat)
        show_events(self.screen, self.text_ui, events, view, self.names, self.seat)
        return [event["event"] for event in events]

    def act(self, seat: int, text: str) -> None:
        """Carry out an action and save the game. Raise `IllegalAction`, changing nothing."""
        with self._stop.protected():
            self.match.act(seat, text)
            if self.match.over:
                self.match.tags["Winners"] = ", ".join(str(seat) for seat in self.match.winners)
            self.save.write(self.match)

    def ask(self) -> None:
        """Ask the person until they enter an action that the rules allow."""
        if self._resumed:
            self.dialogue.show_table()
        else:
            self.dialogue.show_question()
        self._resumed = False
        while True:
            self.screen.flush()
            text = self.dialogue.interpret(self._read(self.dialogue.prompt).strip())
            if text is None:
                continue
            try:
                self.act(self.seat, text)
            except IllegalAction as error:
                self.dialogue.explain(text, error)
            else:
                return

    def say_goodbye(self) -> None:
        """Show how to continue later."""
        self.screen.say(sentence("saved"))
        self.screen.say(f"  {resume_command(self.save.path)}", "strong")
        self.screen.flush()


def resume_command(path: Path) -> str:
    """Return the command that continues a saved game."""
    return f"spydeck play --resume {shlex.quote(str(path))}"
