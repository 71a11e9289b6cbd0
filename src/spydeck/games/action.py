"""The elements of actions and chance outcomes: verbs, operands, decks.

An action is a verb, at most one *subject*, and a set of *objects*, all numbers: "hearts #4 on #9" is the verb
hearts with the subject #4 and the object #9; "pass B1 R3 K7" is the verb pass with three objects.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from spydeck.kernel import NONE, members_of


class Action(NamedTuple):
    """An action as numbers: verb, subject (or -1), bit set of objects."""

    verb: int
    subject: int = NONE
    objects: int = 0


@dataclass(frozen=True)
class Operand:
    """A kind of thing that actions and chance outcomes name, and the text for each number.

    One text may stand for several numbers (the six K7): then those are interchangeable.
    """

    name: str
    texts: tuple[str, ...]
    clause: str
    """The clause that says what such a text is."""
    numbers: Mapping[str, tuple[int, ...]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        numbers: dict[str, tuple[int, ...]] = {}
        for number, text in enumerate(self.texts):
            numbers[text] = (*numbers.get(text, ()), number)
        object.__setattr__(self, "numbers", numbers)

    @cached_property
    def texts_of(self) -> Callable[[int], list[str]]:
        """Returns the texts of a bit set of numbers, in ascending order."""
        return members_of(self.texts)


@dataclass(frozen=True)
class Verb:
    """A kind of action: its word or words, and what must follow."""

    text: str
    clause: str
    """The clause that describes the action."""
    subject: Operand | None = None
    objects: Operand | None = None
    least: int = 0
    """The minimum number of objects."""
    most: int = 0
    """The maximum number of objects."""
    same_objects: bool = False
    """Whether the same objects may follow each subject that is possible, so that they are worked out once."""
    joiner: str = ""
    """A word before the objects: the "on" of "hearts #4 on #9"."""
    early: bool = False
    """Whether seats that are asked in turn may give it as an answer in advance (`Rules.early`)."""
    harmless: bool = False
    """Whether it is the answer given for a player who is away or out of time; it has no operands."""
    telltale: bool = False
    """Whether the time a player takes over it could reveal a secret, so that a table shows it only after a
    time that is the same for everyone."""
    secret: bool | Callable[[Any, int], bool] = False
    """Whether no other seat sees what a seat does with it: always, or in a state, given that and the seat."""

    @cached_property
    def form(self) -> str:
        """The verb with a word for each of its operands: "pass CARD CARD CARD"."""
        words = [self.text]
        if self.subject:
            words.append(self.subject.name.upper())
        if self.objects:
            words += [self.joiner] if self.joiner else []
            name = self.objects.name.upper()
            words += [name] * self.least
            if self.most > self.least:
                words.append(f"[{name}]" if self.most == self.least + 1 else f"[{name} ...]")
        return " ".join(words)

    @cached_property
    def starts(self) -> tuple[str, ...]:
        """The texts of actions up to their objects, by subject; the last one is that without a subject."""
        subjects = self.subject.texts if self.subject else ()
        return (*[f"{self.text} {subject}" for subject in subjects], self.text)

    @cached_property
    def starts_of(self) -> Callable[[int], list[str]]:
        """Returns the texts of actions up to their objects, for a bit set of subjects."""
        return members_of(self.starts)


class Gist(NamedTuple):
    """One thing that can be drawn in place of the order of a deck, such as who draws the highest card."""

    name: str
    operand: Operand
    things: Callable[[int], Sequence[int]]
    """The things from which one is drawn, for a number of players."""
    deck: Callable[[int], list[int]]
    """A deck in an order that has this outcome."""


@dataclass(frozen=True)
class Chance:
    """A kind of chance outcome: the order of a whole deck, or one thing drawn from several."""

    name: str
    clause: str
    """The clause that says what the outcome is."""
    operand: Operand
    deck: Callable[[Any], Sequence[int]]
    """The things that are shuffled or drawn from, for a state; the same in every state of a game."""
    whole: bool = True
    """Whether the outcome is the order of the whole deck."""
    gist: Gist | None = None
    """All that matters of the order of the deck, where that is one thing."""
