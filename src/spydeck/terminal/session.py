"""A match in this program, line by line: one person among bots, who may watch the rest when they are out."""

from __future__ import annotations

import contextlib
import shlex
from collections.abc import Callable, Collection, Mapping
from pathlib import Path

from spydeck import bots
from spydeck.bots import preparing
from spydeck.errors import IllegalAction, SpydeckError
from spydeck.games.game import Game
from spydeck.games.search import LEVELS
from spydeck.games.text_ui import TextUi
from spydeck.match import Match
from spydeck.match.observation import Observation
from spydeck.study.review import Review, review
from spydeck.terminal.dialogue import Dialogue
from spydeck.terminal.perspective import LocalPerspective, SearchingAdviser
from spydeck.terminal.prompt import GracefulStop, Reader, completing
from spydeck.terminal.review import chosen_step, review_commands, write_own_review
from spydeck.terminal.saves import Save
from spydeck.terminal.screen import Screen, show_events
from spydeck.terminal.seating import Seating
from spydeck.terminal.text import sentence, typed_words
from spydeck.terminal.typed_words import TypedCommand, meant


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
        self._part = match.part
        """The deal or round of the last question."""
        self._resumed = False
        """Whether the next question is the first one of a resumed game."""
        self._reviewed: Review | None = None
        """The review that was shown last."""
        self.again: Callable[[int], None] | None = None
        """Plays on from a step of this game, as a game of its own."""
        self._stop = GracefulStop()
        others = [seat for seat in range(match.players) if seat != seating.seat]
        self._opponents = Opponents(match.game, dict(zip(others, seating.bots, strict=True)), seed)
        adviser = SearchingAdviser(seed)
        perspective = LocalPerspective(match, self.seat, self.names, adviser)
        reviewing = TypedCommand(
            self.review_part, sentence("help-review"), is_possible=self._has_part_to_review
        )
        self.dialogue = Dialogue(
            perspective,
            text_ui,
            screen,
            quit_help=sentence("leave-game"),
            commands=review_commands(
                reviewing, self.try_again, lambda: self._reviewed is not None and self.again is not None
            ),
        )

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
        path = shlex.quote(str(self.save.path))
        self.screen.say(sentence("how-to-replay", command=f"spydeck replay {path}"))
        if self.match.game.search is not None:
            self.screen.say(sentence("how-to-review", command=f"spydeck review {path}"))

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
        if self.match.part > self._part and self._has_part_to_review():
            self.screen.say(sentence("how-to-review-part"), "faint")
        self._part = self.match.part
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

    def _has_part_to_review(self) -> bool:
        return self.match.part > 0 and self.match.game.search is not None

    def review_part(self, _: str) -> None:
        """Show what the person's moves cost in the deal or round that ended last."""
        if not self._has_part_to_review():
            self.screen.say(sentence("nothing-to-review-yet"))
            return
        if not preparing.is_ready(self.match.game):
            self.screen.say(sentence("preparing"))
            self.screen.flush()
        self._reviewed = review(self.match, self.seat, part=self.match.part - 1)
        write_own_review(self._reviewed, self.match, self.screen, self.text_ui)
        if self._reviewed.moves and self.again:
            self.screen.say(sentence("how-to-try"))

    def try_again(self, typed: str) -> None:
        """Play on from a move of the review, by its number, and come back to this game afterwards."""
        steps = None if self._reviewed is None else [move.step for move in self._reviewed.moves]
        step = chosen_step(steps, typed, self.screen)
        if step is None or self.again is None:
            return
        try:
            self.again(step)
        except SpydeckError as error:
            self.screen.refuse(str(error))
            return
        self.screen.say(sentence("back-in-game"), "strong")
        self.dialogue.show_table()

    def say_goodbye(self) -> None:
        """Show how to continue later."""
        self.screen.say(sentence("saved"))
        self.screen.say(f"  {resume_command(self.save.path)}", "strong")
        self.screen.flush()


def resume_command(path: Path) -> str:
    """Return the command that continues a saved game."""
    return f"spydeck play --resume {shlex.quote(str(path))}"


class Opponents:
    """Bots by seat. Those at a level play as another bot until the code that they think with is there.

    With a seed they wait for it instead, so that a game can be repeated.
    """

    def __init__(self, game: Game, kinds: Mapping[int, str], seed: int | None = None) -> None:
        self._game = game
        self._kinds = kinds
        self._bots = {
            seat: bots.by_name(kind, None if seed is None else seed + seat) for seat, kind in kinds.items()
        }
        self._meanwhile = bots.by_name(preparing.MEANWHILE)
        self.waits = seed is not None and not self._are_ready()
        """Whether they must be prepared before they play."""
        if not self._are_ready() and not self.waits:
            preparing.prepare_beside(game)

    def prepare(self) -> None:
        """Prepare the bots, which takes seconds."""
        preparing.prepare(self._game)

    def choose(self, observation: Observation) -> str:
        """Return the action of the bot in a seat."""
        thinks = self._kinds[observation.seat] in LEVELS and not preparing.is_ready(self._game)
        bot = self._meanwhile if thinks else self._bots[observation.seat]
        return bot.choose(observation)

    def _are_ready(self) -> bool:
        return preparing.is_ready(self._game) or not set(LEVELS).intersection(self._kinds.values())


class Watching:
    """Stops the game at each turn until the person wants to see the next one."""

    def __init__(self, text_ui: TextUi, screen: Screen, dialogue: Dialogue, read: Reader) -> None:
        self._text_ui = text_ui
        self._screen = screen
        self._dialogue = dialogue
        self._read = read
        self._asked = False
        self.to_end = False
        """Whether the person wants to see only how the game ends."""

    def stop(self, events: Collection[str]) -> None:
        """Wait for the person if a turn starts with the events just shown. Raise `EOFError` to leave."""
        if self.to_end or (self._asked and not self._text_ui.part_starts & set(events)):
            return
        if not self._asked:
            self._screen.say()
            self._screen.say(sentence("out-of-game"), "strong")
        self._asked = True
        while typed := self._typed():
            if meant(typed.lower(), typed_words("typed")) == "end":
                self.to_end = True
                return
            if not self._dialogue.run_command(typed):
                self._screen.say(sentence("how-to-watch"))

    def _typed(self) -> str:
        self._screen.flush()
        return self._read(sentence("watch-prompt")).strip()
