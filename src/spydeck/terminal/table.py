"""A game at the terminal: one person among bots, line by line."""

from __future__ import annotations

import contextlib
import shlex
from collections.abc import Callable
from pathlib import Path

from spydeck import bots
from spydeck.errors import IllegalAction, SpydeckError, UnreadableAction
from spydeck.games.face import Face, JsonObject, Line
from spydeck.match import Match
from spydeck.terminal import rulebook
from spydeck.terminal.begun import example, going_on, possible_part, what_follows
from spydeck.terminal.prompt import Leaving, Reader
from spydeck.terminal.saves import USUAL_BOT, Save, Seating
from spydeck.terminal.screen import Screen

PROMPT = "> "
MOST_EXAMPLES = 3
"""Actions named to somebody who was not understood."""


class Table:
    """The play loop: tells what happens, asks the person, moves the bots, saves every step."""

    def __init__(
        self,
        match: Match,
        seating: Seating,
        save: Save,
        face: Face,
        screen: Screen,
        read: Reader,
        *,
        seed: int | None = None,
    ) -> None:
        self.match = match
        self.seat = seating.seat
        self.names = seating.names_for(seating.seat)
        self.save = save
        self.face = face
        self.screen = screen
        self._read = read
        self._told = 0
        self._begun = ""
        self._leaving = Leaving()
        others = [seat for seat in range(match.players) if seat != seating.seat]
        self._bots = {
            seat: bots.by_name(name, None if seed is None else seed + seat)
            for seat, name in zip(others, seating.bots, strict=True)
        }
        self._adviser = bots.by_name(USUAL_BOT, seed)
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self.show_help,
            "help": self.show_help,
            "hint": self.show_hint,
            "table": self.show_table,
            "rule": self.show_rule,
            "rules": self.show_rule,
            **dict.fromkeys(face.pages, self.show_page),
        }

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
        tell_events(self.screen, self.face, events, view, self.names, self.seat)

    def act(self, seat: int, text: str) -> None:
        """Carry out an action and save the game; raises `IllegalAction`, changing nothing."""
        with self._leaving.step():
            self.match.act(seat, text)
            if self.match.over:
                self.match.tags["Winners"] = ", ".join(str(seat) for seat in self.match.winners)
            self.save.write(self.match)

    def ask(self) -> None:
        """Ask the person until there is an action that the rules allow."""
        self.show_table()
        while True:
            self.screen.flush()
            typed = self._read(self._begun + PROMPT).strip()
            word, _, rest = typed.lower().partition(" ")
            command = self._commands.get(word or "table")
            if word in ("quit", "q", "exit"):
                raise EOFError
            if command is not None and (not rest or command == self.show_rule):
                command(rest or word)
                continue
            text = going_on(self.match, self.face, self.seat, self._begun, typed)
            if not self.is_action(text):
                like = self.face.says(self.examples())
                said = f"{typed[:40]!a} is not understood. Type something like "
                self.screen.line([("", said), *like, ("", "; ? shows everything.")])
                continue
            if following := what_follows(self.match, self.seat, text):
                self.lead_on(text, following)
                continue
            try:
                self.act(self.seat, text)
            except UnreadableAction as error:
                self.correct(text, error)
            except IllegalAction as error:
                self.refuse(error)
            else:
                return

    def correct(self, text: str, error: UnreadableAction) -> None:
        """Say what is wrong with an action that is not whole, and lead on from what can be kept of it."""
        kept = possible_part(self.match, self.seat, text)
        if not kept:
            self.refuse(error)
            return
        wrong = text.removeprefix(kept).strip()
        self.screen.line([("bad", "No. "), *self.face.says(wrong), ("", " is not possible there.")])
        self.lead_on(kept, what_follows(self.match, self.seat, kept))

    def lead_on(self, text: str, following: list[str]) -> None:
        """Ask for the rest of an action begun."""
        self._begun = text
        says = self.face.says
        asked = f": {self.face.goes_on(text)} One of "
        self.screen.line([*says(text), ("", asked), *says(", ".join(following)), ("", ".")])
        whole = says(self.example(text))
        self.screen.line([("faint", "  Or all at once, like "), *whole, ("faint", ". Enter begins anew.")])

    def example(self, text: str) -> str:
        """An action begun, made whole."""
        return example(self.match, self.face, self.seat, text)

    def examples(self) -> str:
        """Some of the actions that there are now: "pass, draft or field #1"."""
        verbs = list(self.match.view(self.seat)["choices"])[:MOST_EXAMPLES]
        texts = [self.example(verb) for verb in verbs]
        return " or ".join([", ".join(texts[:-1]), texts[-1]] if len(texts) > 1 else texts)

    def is_action(self, text: str) -> bool:
        """Whether a text begins like an action of this game; a bare verb must be one that goes on now."""
        verbs = self.match.game.verbs
        whole = [verb.text for verb in verbs if verb.form == verb.text]
        alone = text in whole or text in self.match.view(self.seat)["choices"]
        return alone or any(text.startswith(verb.text + " ") for verb in verbs)

    def forms(self) -> list[Line]:
        """The actions that there are now, as they are written, with an example of each."""
        forms = {verb: facts["form"] for verb, facts in self.match.view(self.seat)["choices"].items()}
        width = max(len(form) for form in forms.values())
        lines: list[Line] = []
        for verb, form in forms.items():
            whole = self.example(verb)
            like: Line = [] if whole == form else [("faint", "like "), *self.face.says(whole)]
            lines.append([("", f"  {form:{width}}  "), *like])
        return lines

    def refuse(self, error: IllegalAction) -> None:
        """Say why something cannot be done, and where it is written."""
        self.screen.line([("bad", "No. "), *self.face.says(str(error))])
        self.screen.say(f"  To read that rule: rule {error.clause}   For help: ?", "faint")

    def show_table(self, _: str = "") -> None:
        """The table, the hand and the question, of which nothing has been answered yet."""
        self._begun = ""
        view = self.match.view(self.seat)
        self.screen.say()
        self.screen.lines(self.face.table(view, self.names))
        self.screen.line(self.face.question(view, self.names))

    def show_help(self, _: str) -> None:
        """Everything that can be typed now."""
        rows = [
            ("hint", "what a sensible player would do"),
            *((word, page.help) for word, page in self.face.pages.items()),
            ("table", "the table once more (Enter does the same, and drops what you began)"),
            ("rule", "the rules in a minute; with a number, as in rule 14, one clause"),
            ("quit", "leave; the game is kept"),
        ]
        self.screen.say("Your move, one of:", "strong")
        self.screen.lines(self.forms())
        self.screen.say("You can also type:", "strong")
        for word, meaning in rows:
            self.screen.line([("strong", f"  {word:<10}"), ("", meaning)])

    def show_hint(self, _: str) -> None:
        """What the sensible bot would do, knowing what the person knows."""
        text = self._adviser.choose(self.match.observation(self.seat))
        self.screen.line([("", "A sensible player would "), *self.face.says(text), ("", ".")])

    def show_page(self, word: str) -> None:
        """A page of the game."""
        self.screen.lines(self.face.pages[word].lines(self.match.view(self.seat), self.names))

    def show_rule(self, name: str) -> None:
        """The rules in a minute, or one clause of the rulebook."""
        game = self.match.game
        try:
            lines = rulebook.summary(game) if name in ("rule", "rules") else rulebook.clause(game, name)
        except SpydeckError as error:
            lines = [str(error)]
        for line in lines:
            self.screen.say(line)

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
    face: Face,
    events: list[JsonObject],
    view: JsonObject,
    names: tuple[str, ...],
    seat: int | None,
) -> None:
    """Say what has happened, with the pages that end a part of the game."""
    for event in events:
        line = face.tells(event, names, seat)
        if line is not None:
            if event["event"] in face.openings:
                screen.say()
            screen.line(line)
        if event["event"] in face.parts:
            page = face.parts[event["event"]]
            screen.lines(face.pages[page].lines(view, names) if page else [])
            screen.say()
    screen.flush()
