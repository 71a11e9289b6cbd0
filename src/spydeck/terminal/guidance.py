"""Guiding a person through an action: what may come next, which of several things is meant, examples."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches

from spydeck.errors import MIN_SIMILARITY
from spydeck.games.lines import quoted
from spydeck.games.text_ui import Line, TextUi
from spydeck.terminal.perspective import Perspective
from spydeck.terminal.reading import Ambiguous, Misfit, choices_by_verb, example, following_words, seat_verb
from spydeck.terminal.screen import Screen
from spydeck.terminal.text import alternatives, styled

MAX_EXAMPLES = 3
"""Maximum number of example actions in the response to unrecognized input."""

SEAT = re.compile(r"\bP[0-9]\b")


class Guidance:
    """Asks for the rest of a partial action, and shows actions as people type them."""

    def __init__(self, perspective: Perspective, text_ui: TextUi, screen: Screen) -> None:
        self._perspective = perspective
        self._text_ui = text_ui
        self._screen = screen
        self.partial = ""
        """The partial action typed so far."""
        self.ambiguous: Ambiguous | None = None
        """The last input, where it fits several words and the person was asked which one."""

    @property
    def prompt(self) -> str:
        """The partial action, for the prompt."""
        return "".join(text for _, text in self.action(self.partial))

    def start_over(self) -> None:
        """Discard the partial action."""
        self.partial, self.ambiguous = "", None

    def ask_which(self, ambiguous: Ambiguous) -> None:
        """Ask which of the things that fit what was typed is meant."""
        self.partial, self.ambiguous = ambiguous.partial, ambiguous
        words = self.words(self.partial, ambiguous.fitting.texts)
        self._screen.line([("", f"{ambiguous.fitting.which}: "), *words, ("", "?")])

    def ask_for_rest(self, partial: str) -> None:
        """Ask for the rest of a partial action."""
        self.partial, self.ambiguous = partial, None
        question = self._text_ui.continue_prompt(partial)
        words = self.words(partial, following_words(self._perspective, partial))
        self._screen.line(
            styled("rest-of-action", partial=self.action(partial), question=question, words=words)
        )
        self._screen.line(styled("complete-example", example=self.action(self._example(partial))))

    def show_misfit(self, misfit: Misfit, first_words: Iterable[str]) -> None:
        """Show that something cannot come next, with what is close to it, and ask for what can.

        A line with nothing right but its verb, if that, leaves no partial action behind.
        """
        known = {word.lower(): word for word in (*first_words, *self.known_words(misfit.partial))}
        close = get_close_matches(misfit.typed.lower().split(" ")[0], known, 1, MIN_SIMILARITY)
        typed = quoted(misfit.typed, whole_line=True)
        if close:
            self._screen.line(styled("not-possible-close", typed=typed, close=known[close[0]]))
        else:
            self._screen.line(styled("not-possible", typed=typed))
        before = self.partial
        if following_words(self._perspective, misfit.partial):
            self.ask_for_rest(misfit.partial)
            if not before and misfit.partial in choices_by_verb(self._perspective):
                self.start_over()

    def examples(self) -> Line:
        """Return some of the possible actions: "pass, draft or field #1"."""
        verbs = list(choices_by_verb(self._perspective))[:MAX_EXAMPLES]
        return alternatives([self.action(self._example(verb)) for verb in verbs])

    def forms(self) -> list[Line]:
        """Return the written form of each action possible now, with an example."""
        choices = choices_by_verb(self._perspective)
        forms = {verb: self.in_words(facts["form"]) for verb, facts in choices.items()}
        width = max(len(form) for form in forms.values())
        lines: list[Line] = []
        for verb, form in forms.items():
            example = self._example(verb)
            action = [] if example == choices[verb]["form"] else self.action(example)
            if self._screen.plain:
                word = self.in_words(verb)
                lines.append(
                    styled("for-example", verb=word, example=action) if action else [("", f"{word}.")]
                )
            else:
                shown = styled("like", example=action) if action else []
                lines.append([("", f"  {form:{width}}  "), *shown])
        return lines

    def moves(self) -> list[Line]:
        """Return each action possible now, with what may come first after it."""
        lines: list[Line] = []
        for verb in choices_by_verb(self._perspective):
            words = self.words(verb, following_words(self._perspective, verb))
            after: Line = [("", ": "), *words] if words else []
            lines.append([("strong", self.in_words(verb)), *after, ("", ".")])
        return lines

    def verbs(self) -> list[str]:
        """Return the verbs of the actions possible now, as people type them."""
        return [self.in_words(verb) for verb in choices_by_verb(self._perspective)]

    def words(self, partial: str, texts: Iterable[str]) -> Line:
        """Return words that may come next as people read them: "Heron, Lynx or Otter"."""
        verb = seat_verb(self._perspective, partial)
        if verb is not None and verb.subject is not None and partial == verb.text:
            numbers = [verb.subject.texts.index(text) for text in texts]
            return alternatives([[("", self._seat(number))] for number in numbers])
        return alternatives([self._text_ui.highlight(text) for text in texts])

    def known_words(self, partial: str) -> list[str]:
        """Return the words that may come next as a person types them, without a request to a server."""
        known = self._perspective.known()
        texts = following_words(known, partial)
        verb = seat_verb(known, partial)
        if verb is not None and verb.subject is not None and partial == verb.text:
            return [self._seat(verb.subject.texts.index(text)) for text in texts]
        return [self.in_words(text) for text in texts]

    def with_names(self, sentence: str) -> str:
        """Return a sentence of the rules with names in place of seats, in a game whose actions name seats."""
        verbs = self._perspective.game.verbs.values()
        if not any(verb.subject and verb.subject.name == "seat" for verb in verbs):
            return sentence
        names = {f"P{number}": self._seat(number) for number in range(len(self._perspective.names))}
        return SEAT.sub(lambda found: names.get(found[0], found[0]), sentence)

    def action(self, text: str) -> Line:
        """Return an action as people type it: "expose Heron KC"."""
        verb = seat_verb(self._perspective, text)
        words = text.split()
        if verb is not None and verb.subject is not None and len(words) > 1:
            seat = verb.subject.texts.index(words[1])
            rest = "".join(f" {word}" for word in words[2:])
            return [("", f"{self.in_words(verb.text)} {self._seat(seat)}"), *self._text_ui.highlight(rest)]
        return self._text_ui.highlight(text)

    def in_words(self, text: str) -> str:
        """Return a text of the engine (a verb, a form) in words of the language."""
        return "".join(part for _, part in self._text_ui.highlight(text))

    def _seat(self, number: int) -> str:
        """Return what a seat is called: its name, or its number where two have the same name."""
        names = [name.lower() for name in self._perspective.names]
        name = self._perspective.names[number]
        return name if names.count(name.lower()) == 1 else f"P{number}"

    def _example(self, partial: str) -> str:
        return example(self._perspective, self._text_ui, partial)
