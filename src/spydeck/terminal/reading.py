"""Reads typed actions, shortened, partial or complete, and lists ways to complete a partial one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spydeck.errors import IllegalAction, SpydeckError, UnreadableAction
from spydeck.games.action import Verb
from spydeck.games.action_text import read_action
from spydeck.games.text_ui import Fitting, TextUi
from spydeck.json_types import JsonObject
from spydeck.terminal.perspective import Perspective
from spydeck.terminal.text import sentence

MAX_VERBS_LEFT_OUT = 2
"""Maximum number of possible verbs out of which the one meant is found by its operands alone."""


@dataclass(frozen=True)
class Understood:
    """An action, complete or not; the rules may still refuse it."""

    text: str


@dataclass(frozen=True)
class Ambiguous:
    """Something that stands for several words after a partial action."""

    partial: str
    fitting: Fitting
    rest: str = ""
    """The input after it, for the answer to which one is meant."""


@dataclass(frozen=True)
class Misfit:
    """Something that cannot come after a partial action."""

    partial: str
    typed: str


Reading = Understood | Ambiguous | Misfit


class ActionReader:
    """Reads what a person types as an action, and never chooses where several readings are possible."""

    def __init__(self, perspective: Perspective, text_ui: TextUi) -> None:
        self._perspective = perspective
        self._text_ui = text_ui

    def read(self, typed: str, partial: str = "", ambiguous: Ambiguous | None = None) -> Reading | None:
        """Return what was typed after a partial action, or as a new one; None if it is neither.

        With `ambiguous`, the person was asked which of the words that fit is meant.
        """
        if not partial:
            return self._whole(typed)
        whole = self._text_ui.parse(self._perspective.view(), typed)
        verb = verb_of(self._perspective, whole)
        if verb and verb.text in choices_by_verb(self._perspective) and self._is_readable(whole):
            return Understood(whole)
        rest = self._rest(partial, typed, ambiguous)
        return rest if not isinstance(rest, Misfit) else self._whole(typed) or rest

    def _rest(self, partial: str, typed: str, ambiguous: Ambiguous | None) -> Reading:
        if ambiguous:
            words = f"{typed} {ambiguous.rest}".split()
            chosen = self._operands(partial, words, among=ambiguous.fitting.texts)
            if not isinstance(chosen, Misfit) or chosen.partial != partial:
                return chosen
        rest = self._operands(partial, typed.split())
        joined = self._text_ui.parse(self._perspective.view(), f"{partial} {typed}")
        return Understood(joined) if isinstance(rest, Misfit) and self._is_readable(joined) else rest

    def _whole(self, typed: str) -> Reading | None:
        text = self._text_ui.parse(self._perspective.view(), typed)
        if self._is_readable(text) or following_words(self._perspective, text):
            return Understood(text)
        given = typed if verb_of(self._perspective, typed) else text
        verb = verb_of(self._perspective, given)
        if verb is None:
            return self._with_verb_left_out(typed)
        if verb.text in choices_by_verb(self._perspective):
            return self._operands(verb.text, given[len(verb.text) :].split())
        return Understood(any_action(verb))

    def _with_verb_left_out(self, typed: str) -> Reading | None:
        """Return what was typed as the operands of the only verb that they fit, in an answer or a card."""
        possible = choices_by_verb(self._perspective)
        if len(possible) > MAX_VERBS_LEFT_OUT:
            return None
        readings = [
            self._operands(verb, typed.split(), full_names=True)
            for verb, facts in possible.items()
            if facts["next"]
        ]
        found = [reading for reading in readings if not isinstance(reading, Misfit)]
        return found[0] if len(found) == 1 else None

    def _operands(
        self, partial: str, words: list[str], *, among: Sequence[str] = (), full_names: bool = False
    ) -> Reading:
        """Return a partial action with the words that follow, each as many as name one thing."""
        verb = verb_of(self._perspective, partial)
        left = words
        while verb is not None and (left := left[left[:1] == [verb.joiner] :]):
            possible = among or following_words(self._perspective, partial)
            sizes = range(len(left), 0, -1)
            found = {size: self._fits(partial, left[:size], possible, full_names) for size in sizes}
            size = next((size for size in sizes if len(found[size].texts) == 1), 0)
            if not size:
                size = next((size for size in sizes if found[size].texts), 0)
                rest = " ".join(left[size:])
                return Ambiguous(partial, found[size], rest) if size else Misfit(partial, " ".join(left))
            partial = extended(verb, partial, found[size].texts[0])
            left, among = left[size:], ()
        return Understood(partial)

    def _fits(self, partial: str, words: list[str], possible: Sequence[str], full_names: bool) -> Fitting:
        typed, possible = " ".join(words), list(dict.fromkeys(possible))
        verb = seat_verb(self._perspective, partial)
        if verb is None or verb.subject is None or partial != verb.text:
            return self._text_ui.fits(self._perspective.view(), typed, possible)
        numbers = [verb.subject.texts.index(text) for text in possible]
        names = [self._perspective.names[number] for number in numbers]
        return fitting_seats(typed, list(zip(possible, numbers, names, strict=True)), full=full_names)

    def _is_readable(self, text: str) -> bool:
        try:
            read_action(self._perspective.game, text)
        except UnreadableAction:
            return False
        return True


def verb_of(perspective: Perspective, text: str) -> Verb | None:
    """Return the verb that a text starts with, the longest if there are several."""
    verbs = perspective.game.verbs.values()
    found = [verb for verb in verbs if f"{text.lower()} ".startswith(f"{verb.text} ")]
    return max(found, key=lambda verb: len(verb.text), default=None)


def seat_verb(perspective: Perspective, text: str) -> Verb | None:
    """Return the verb that a text starts with if a seat follows it."""
    verb = verb_of(perspective, text)
    return verb if verb and verb.subject and verb.subject.name == "seat" else None


def any_action(verb: Verb) -> str:
    """Return an action with a verb that is not possible now, for the rules to refuse."""
    subject = [verb.subject.texts[0]] if verb.subject else []
    objects = verb.objects.texts[: verb.least] if verb.objects else ()
    return " ".join([verb.text, *subject, *[verb.joiner] * bool(objects and verb.joiner), *objects])


def extended(verb: Verb, partial: str, word: str) -> str:
    """Return a partial action with one more word, after the verb's joiner where that comes first."""
    words = partial.removeprefix(verb.text).split()
    joined = verb.joiner and verb.joiner not in words and (verb.subject is None or words)
    return f"{partial} {verb.joiner} {word}" if joined else f"{partial} {word}"


def fitting_seats(typed: str, seats: Sequence[tuple[str, int, str]], *, full: bool = False) -> Fitting:
    """Return which seats are meant, each given with its number and name: by name, the start of a word of
    it, number or P2. With `full`, the start of a name or a bare number is not enough.
    """
    lower = typed.lower()
    found = [text for text, _, name in seats if lower in (text.lower(), name.lower())]
    if not full:
        found += [text for text, number, _ in seats if lower == str(number) and text not in found]
        found = found or [text for text, _, name in seats if f" {name.lower()}".find(f" {lower}") >= 0]
    return Fitting(tuple(found), sentence("which-player"))


def choices_by_verb(perspective: Perspective) -> JsonObject:
    """Return the actions possible now by verb; none before a game, or while other seats act."""
    try:
        return dict(perspective.view().get("choices", {}))
    except SpydeckError:
        return {}


def following_words(perspective: Perspective, partial: str) -> list[str]:
    """Return the words that may come next, each once; none if the action is wrong or already complete."""
    facts = choices_by_verb(perspective).get(partial)
    try:
        return list(dict.fromkeys((facts or perspective.choices(partial))["next"]))
    except IllegalAction:
        return []


def next_words(perspective: Perspective, partial: str) -> list[str]:
    """Return the words of which one must follow; none if the action is complete or wrong."""
    try:
        facts = choices_by_verb(perspective).get(partial) or perspective.choices(partial)
    except IllegalAction:
        return []
    return [] if facts["enough"] else list(dict.fromkeys(facts["next"]))


def example(perspective: Perspective, text_ui: TextUi, partial: str) -> str:
    """Return a partial action completed with the first words possible, each used once if that works.

    Of the last word one is taken that leaves no doubt, if there is one.
    """
    view, names = perspective.view(), perspective.names
    text, others = partial, list[str]()
    while following := next_words(perspective, text):
        word = next((word for word in following if word not in text.split()), following[0])
        others = [text_ui.parse(view, f"{text} {other}") for other in following]
        text = text_ui.parse(view, f"{text} {word}")
    return next((whole for whole in (text, *others) if not text_ui.doubt(view, whole, names)), text)
