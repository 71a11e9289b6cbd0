"""Lessons at the terminal: a goal at the game's own table, and what follows from each answer."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from spydeck.errors import IllegalAction
from spydeck.files import home, replacing
from spydeck.games.text_ui import Line
from spydeck.match import Match
from spydeck.match.observation import Observation
from spydeck.study.lessons import Lesson, Outcome, Step
from spydeck.terminal.dialogue import Dialogue
from spydeck.terminal.perspective import Advice, LocalPerspective
from spydeck.terminal.play import text_ui_of
from spydeck.terminal.prompt import Reader, completing, reader_for
from spydeck.terminal.screen import Screen, screen_for, show_events
from spydeck.terminal.seating import names_for
from spydeck.terminal.text import sentence, styled, words
from spydeck.terminal.typed_words import LanguageChanged

DONE = "lessons.json"
"""The file that holds the lessons that were played to the end, by game."""


def done(game: str) -> list[str]:
    """Return the names of a game's lessons that were played to the end here."""
    return _done().get(game, [])


def _done() -> dict[str, list[str]]:
    with suppress(OSError, ValueError):
        found: Any = json.loads((home() / DONE).read_text("utf-8"))
        if isinstance(found, dict):
            return {
                game: [str(name) for name in names]
                for game, names in found.items()
                if isinstance(names, list)
            }
    return {}


def keep_done(lesson: Lesson) -> None:
    """Mark a lesson as played to the end; without a folder to write to, nothing is marked."""
    names = done(lesson.game.name)
    if lesson.name in names:
        return
    with suppress(OSError):
        home().mkdir(parents=True, exist_ok=True)
        with replacing(home() / DONE) as file:
            file.write(json.dumps({**_done(), lesson.game.name: [*names, lesson.name]}).encode())


class Teacher:
    """Suggests a right answer to a step."""

    def __init__(self, step: Step) -> None:
        self._step = step

    def advise(self, observation: Observation) -> Advice:
        """Return the first right answer."""
        return Advice(self._step.right.actions[0])


def teach(lessons: Sequence[Lesson], first: int, *, plain: bool) -> None:
    """Play lessons one after the other from a place, until the person leaves."""
    screen, read = screen_for(sys.stdout, plain=plain), reader_for(sys.stdin, sys.stdout)
    try:
        for place in range(first, len(lessons)):
            LessonSession(lessons, place, screen, read, plain=plain).play()
            keep_done(lessons[place])
            screen.flush()
            if place + 1 < len(lessons) and read(sentence("next-lesson")).strip().lower() in words("leaving"):
                return
        screen.say(sentence("lessons-done", title=lessons[0].game.title, game=lessons[0].game.name))
    except (EOFError, KeyboardInterrupt):
        pass


class LessonSession:
    """One lesson: asks at each step until the answer is right, and shows what follows."""

    def __init__(
        self, lessons: Sequence[Lesson], place: int, screen: Screen, read: Reader, *, plain: bool
    ) -> None:
        self._lesson = lessons[place]
        self._heading = {"number": place + 1, "all": len(lessons)}
        self._screen = screen
        self._read = read
        self._plain = plain

    def play(self) -> None:
        """Play the lesson to its end. Raise `EOFError` to leave."""
        lesson = self._lesson
        title = lesson.said(f"{lesson.name}-title").sentence()
        self._screen.say(
            sentence("lesson-heading", game=lesson.game.title, title=title, **self._heading), "strong"
        )
        match = lesson.start()
        for step in lesson.steps:
            self._screen.say()
            match = self._ask_until_right(step, match)

    def _ask_until_right(self, step: Step, match: Match) -> Match:
        while True:
            try:
                after = Asking(self._lesson, step, match, self._screen, self._read, plain=self._plain).ask()
            except LanguageChanged:
                continue
            if after is not None:
                return after


class Asking:
    """One question of a lesson, in the language in use."""

    def __init__(
        self, lesson: Lesson, step: Step, match: Match, screen: Screen, read: Reader, *, plain: bool
    ) -> None:
        self._lesson = lesson
        self._step = step
        self._match = match
        self._screen = screen
        self._read = read
        self._text_ui = text_ui_of(lesson.game.name, plain=plain)
        self._names = names_for(lesson.names(), lesson.seat)
        perspective = LocalPerspective(match, lesson.seat, self._names, Teacher(step))
        self._dialogue = Dialogue(perspective, self._text_ui, screen, quit_help=sentence("leave-lessons"))

    def ask(self) -> Match | None:
        """Ask, show what follows, and return the match after a right answer; None after a wrong one."""
        code = self._step.code
        if self._step.offers:
            self._dialogue.show_table()
        else:
            self._dialogue.show_question()
        self._screen.line(styled("lesson-goal", goal=self._said(f"{code}-goal")))
        self._screen.line(self._text_ui.highlight(self._said(f"{code}-says")))
        for place, _ in enumerate(self._step.offers, 1):
            self._screen.say(f"  {place}  {self._said(f'{code}-offer-{place}')}")
        with completing(self._dialogue.completions):
            return self._answer()

    def _answer(self) -> Match | None:
        while True:
            self._screen.flush()
            typed = self._read(self._dialogue.prompt).strip()
            offered = self._offered(typed)
            action = offered or self._dialogue.interpret(typed)
            if action is None:
                continue
            try:
                action = self._match.check(self._lesson.seat, action)
            except IllegalAction as error:
                self._dialogue.explain(action, error)
                self._judge(self._step.outcome(action))
                return None
            outcome = self._step.outcome(action)
            if outcome is not None:
                return self._show(action, outcome)
            self._screen.say(sentence("lesson-offers", most=len(self._step.offers)))

    def _offered(self, typed: str) -> str | None:
        """Return the offered action whose number was typed."""
        if not (typed.isascii() and typed.isdigit()) or not 1 <= int(typed[:3]) <= len(self._step.offers):
            return None
        return self._step.offers[int(typed) - 1]

    def _show(self, action: str, outcome: Outcome) -> Match | None:
        seat, since = self._lesson.seat, self._match.event_count
        after = self._lesson.after(self._match, action, outcome)
        show_events(
            self._screen, self._text_ui, after.events(seat, since), after.view(seat), self._names, seat
        )
        self._judge(outcome)
        return after if outcome is self._step.right else None

    def _judge(self, outcome: Outcome | None) -> None:
        """Show whether an answer is right, and why."""
        if outcome is not None:
            said = self._text_ui.highlight(self._said(outcome.code))
            self._screen.line(verdict(right=outcome is self._step.right, why=said))
        self._screen.say()

    def _said(self, code: str) -> str:
        return self._lesson.said(code).sentence()


def verdict(*, right: bool, why: Line) -> Line:
    """Return whether an answer is right, and why."""
    return styled("lesson-right", why=why) if right else styled("lesson-wrong", why=why)
