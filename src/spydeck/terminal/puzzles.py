"""Posing puzzles at the terminal: the table as a seat sees it, and after an answer the solution."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from spydeck.errors import IllegalAction
from spydeck.games.text_ui import Names
from spydeck.json_types import JsonObject
from spydeck.language import Message
from spydeck.study.puzzles import MAX_RATING, Puzzle
from spydeck.terminal.dialogue import Dialogue
from spydeck.terminal.hint_lines import HintLines, reason_line
from spydeck.terminal.perspective import Advice, Perspective
from spydeck.terminal.play import text_ui_of
from spydeck.terminal.prompt import Reader, completing, reader_for
from spydeck.terminal.screen import Screen, screen_for
from spydeck.terminal.seating import names_for, names_of_seats
from spydeck.terminal.text import sentence, styled, typed_words, words
from spydeck.terminal.typed_words import LanguageChanged, TypedCommand, in_words


class Skipped(Exception):
    """The person wants the next puzzle."""


class PuzzlePerspective:
    """A puzzle as the player in its seat sees it."""

    def __init__(self, puzzle: Puzzle) -> None:
        seen = puzzle.observation
        self.game = puzzle.game
        self.names: Names = names_for(names_of_seats(seen.options.players), seen.seat)
        self._puzzle = puzzle

    def view(self) -> JsonObject:
        """Return what the seat may know."""
        return self._puzzle.observation.view

    def choices(self, partial: str) -> JsonObject:
        """Return what may come next in a partial action. Raise `IllegalAction`."""
        return self._puzzle.observation.choices(partial)

    def known(self) -> Perspective:
        """Return itself: no server is asked."""
        return self

    def is_legal(self, text: str) -> bool:
        """Return whether the seat may take this action now."""
        try:
            self._puzzle.choice(text)
        except IllegalAction:
            return False
        return True

    def suggestion(self) -> Advice:
        """Return the solution."""
        return Advice(self._puzzle.answers[0], self._puzzle.explanation.facts())


def pose(puzzles: Sequence[Puzzle], *, plain: bool, theme: str | None = None) -> None:
    """Pose puzzles one after the other, until the person leaves; of a theme, say first what it is about."""
    screen, read = screen_for(sys.stdout, plain=plain), reader_for(sys.stdin, sys.stdout)
    if theme is not None:
        screen.say(Message(puzzles[0].game.sentences, f"theme-about-{theme}").sentence(), "strong")
    solved = asked = 0
    try:
        for place, puzzle in enumerate(puzzles, 1):
            try:
                solved += ask(puzzle, screen, read, plain=plain)
                asked += 1
            except Skipped:
                continue
            if place < len(puzzles):
                screen.flush()
                if read(sentence("next-puzzle")).strip().lower() in words("leaving"):
                    break
    except (EOFError, KeyboardInterrupt):
        pass
    if asked > 1:
        screen.say(sentence("puzzles-solved", solved=solved, posed=asked))


def ask(puzzle: Puzzle, screen: Screen, read: Reader, *, plain: bool) -> bool:
    """Pose a puzzle, and return whether the answer was right. Raise `Skipped` and `EOFError`."""
    while True:
        heading = sentence(
            "puzzle-heading", title=puzzle.game.title, name=puzzle.id, rating=puzzle.rating, most=MAX_RATING
        )
        screen.say(heading, "strong")
        try:
            return PuzzleSession(puzzle, screen, read, plain=plain).ask()
        except LanguageChanged:
            continue


class PuzzleSession:
    """One puzzle: asks until there is an answer, and shows the solution."""

    def __init__(self, puzzle: Puzzle, screen: Screen, read: Reader, *, plain: bool) -> None:
        self._puzzle = puzzle
        self._screen = screen
        self._read = read
        self._text_ui = text_ui_of(puzzle.game.name, plain=plain)
        self._perspective = PuzzlePerspective(puzzle)
        commands = in_words({"next": TypedCommand(skip, sentence("skip-puzzle"))}, typed_words("typed"))
        self._dialogue = Dialogue(
            self._perspective, self._text_ui, screen, quit_help=sentence("leave-puzzles"), commands=commands
        )

    def ask(self) -> bool:
        """Ask, a second time after a wrong answer, show the solution, and return whether it was found.

        Raise `Skipped` and `EOFError`.
        """
        self._dialogue.show_question()
        with completing(self._dialogue.completions):
            first = action = self._answer()
            if self._puzzle.leaves_a_choice(first):
                self._screen.line(styled("another-try", cost=self._cost(first)))
                action = self._answer()
        right = self._puzzle.is_right(action)
        self.show_solution(action, right=right, second=action != first)
        return right

    def _cost(self, action: str) -> str | None:
        """Return what a wrong action costs, as a sentence; None where that is not said."""
        options = self._puzzle.explanation.options
        results = next(option.results for option in options if option.action == action)
        return self._text_ui.describe_cost(options[0].results, results) or None

    def _answer(self) -> str:
        while True:
            self._screen.flush()
            typed = self._dialogue.interpret(self._read(self._dialogue.prompt).strip())
            if typed is None:
                continue
            try:
                return self._puzzle.choice(typed)
            except IllegalAction as error:
                self._dialogue.explain(typed, error)

    def show_solution(self, action: str, *, right: bool, second: bool) -> None:
        """Show whether an answer is right, why, and what everything else leads to.

        `second`: whether it is another one than the first answer.
        """
        names, text_ui = self._perspective.names, self._text_ui
        best = text_ui.highlight(text_ui.describe_action(self._puzzle.answers[0], names))
        if not right:
            better = text_ui.describe_better(self._puzzle.answers[0], names)
            self._screen.line(styled("better", better=text_ui.highlight(better)))
        elif second:
            self._screen.line(styled("right-second"))
        elif action == self._puzzle.answers[0]:
            self._screen.line(styled("right"))
        else:
            self._screen.line(styled("right-beside", best=best))
        reason = self._puzzle.reason(action)
        if reason is not None:
            self._screen.line(reason_line(text_ui, reason.facts(), names))
        shown = HintLines(self._perspective.suggestion(), text_ui, names)
        self._screen.lines(shown.rest(plain=self._screen.plain, whole=True))


def skip(_: str) -> None:
    """Leave this puzzle for the next one: raise `Skipped`."""
    raise Skipped
