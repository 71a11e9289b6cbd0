"""Errors, each with a sentence for the person who caused it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from difflib import get_close_matches
from numbers import Number
from typing import Any, NamedTuple

from spydeck.language import Message
from spydeck.text import message

MIN_SIMILARITY = 0.75
"""Minimum similarity of a typo to the word that is suggested for it, from 0 to 1."""


def shown(value: object, max_length: int = 40) -> str:
    """Return a value that came from outside, short and safe to print in a message."""
    if isinstance(value, (Number, str)) and hasattr(value, "item"):  # NumPy's
        value = value.item()
    if isinstance(value, int) and abs(value) > 10**max_length:
        return message("large-number").sentence()
    if value is not None and not isinstance(value, (str, int, float)):
        return message("something-of-type", type=type(value).__name__[:max_length]).sentence()
    text = repr(value)
    return text if len(text) <= max_length else text[: max_length - 3] + "..."


def nearest(given: str, known: Iterable[str]) -> str | None:
    """Return the one known name that is meant by another: "black-spy" by "Black Spy", "the-mole" by "mole".

    >>> nearest("Black Spy", ["black-spy", "spycard"]), nearest("spy", ["black-spy", "spycard"])
    ('black-spy', None)
    """
    plain = {"".join(filter(str.isalnum, name.lower())): name for name in known}
    typed = "".join(filter(str.isalnum, given.lower()))
    inside = [name for letters, name in plain.items() if len(typed) > 2 and typed in letters]
    if len(inside) == 1:
        return inside[0]
    close = [] if inside else get_close_matches(typed, plain, 1, MIN_SIMILARITY)
    return plain[close[0]] if close else None


def shown_beside(value: object, known: Iterable[str]) -> str:
    """Return a value that is not among the known ones, with the one that may be meant."""
    meant = nearest(value, known) if isinstance(value, str) else None
    return shown(value) if meant is None else message("or-meant", given=shown(value), name=meant).sentence()


class SpydeckError(ValueError):
    """Anything that Spydeck refuses; the message says what was wrong and what would be right.

    It is a sentence, or a message with a stable code, worded in the language in use when it is shown.
    """

    @property
    def said(self) -> Message | str:
        """The sentence of the error."""
        first = self.args[0] if self.args else ""
        return first if isinstance(first, Message) else super().__str__()

    def __str__(self) -> str:
        """Return what was wrong and what would be right, in the language in use."""
        return self.said.sentence() if isinstance(self.said, Message) else self.said


class UnknownGame(SpydeckError):
    """There is no game of this name."""


class InvalidOption(SpydeckError):
    """A game cannot be set up like this."""

    def __init__(
        self,
        sentence: Message | str,
        *,
        code: str = "invalid-option",
        field: str | None = None,
        clause: str | None = None,
    ) -> None:
        super().__init__(sentence)
        self.code = code
        """A stable code such as "unknown-option"."""
        self.field = field
        """The option that is wrong, or "players"; None if there is not one."""
        self.clause = clause
        """The clause that says what is allowed, such as "BS-23"."""


class InvalidSeat(SpydeckError):
    """There is no such seat at this table."""


class InvalidPuzzle(SpydeckError):
    """A puzzle that cannot be read: damaged, or of another version of the rules."""


class IllegalWord(SpydeckError):
    """A word that a seat may not choose now in a position or a batch."""


class InvalidPosition(SpydeckError):
    """Bytes that are not a position of this version, or a request that this position cannot fulfill."""


class InvalidChance(SpydeckError):
    """A chance outcome that cannot happen: not a permutation of the deck, or not an existing seat."""


class Refusal(NamedTuple):
    """Why an action is not allowed: the clause that forbids it, and a message with a stable code."""

    clause: str
    message: Message

    def __str__(self) -> str:
        """Return the clause and the sentence: "BS-8: pass exactly three cards"."""
        return f"{self.clause}: {self.message.sentence()}"


class IllegalAction(SpydeckError):
    """An action that the rules forbid; the text of the error begins with the clause.

    `message` is a message with a stable code, worded in the language in use when it is shown, or a sentence
    that a server has worded already.
    """

    def __init__(self, clause: str, message: Message | str) -> None:
        super().__init__(clause, message)
        self.clause = clause
        self.message = message

    @property
    def said(self) -> Message | str:
        """The clause and the sentence."""
        return message("forbidden", clause=self.clause, what=self.message)

    @property
    def code(self) -> str:
        """A stable code such as "must-follow"; "" where only the sentence is known."""
        return "" if isinstance(self.message, str) else self.message.code

    @property
    def arguments(self) -> Mapping[str, Any]:
        """The arguments of the sentence as plain data: `{"colour": "red", ...}`."""
        return {} if isinstance(self.message, str) else self.message.arguments

    @property
    def sentence(self) -> str:
        """The mistake and what would be right, in the language in use."""
        return self.message if isinstance(self.message, str) else self.message.sentence()

    def __str__(self) -> str:
        """Return the clause and the sentence: "BS-8: pass exactly three cards"."""
        return f"{self.clause}: {self.sentence}"


class UnreadableAction(IllegalAction):
    """A text that is not an action of this game."""


class InvalidRecord(SpydeckError):
    """A record that cannot be read; the message names the line, from 1 (0 for the whole record)."""

    def __init__(self, line: int, what: Message | str) -> None:
        super().__init__(message("at-line", line=line, what=what) if line else what)
        self.line = line
        self.what = what

    @property
    def sentence(self) -> str:
        """The mistake there, in the language in use."""
        return self.what if isinstance(self.what, str) else self.what.sentence()

    def __reduce__(self) -> tuple[type[InvalidRecord], tuple[int, Message | str]]:
        """Return how another process makes the same error."""
        return type(self), (self.line, self.what)


class UnplayableRecord(InvalidRecord):
    """A record with an action or a chance outcome that the rules forbid; the message names the line."""

    def __init__(self, line: int, what: Message | str) -> None:
        super().__init__(line, what)
        self.args = (message("unplayable-at-line", line=line, what=what),)


class UnfairRecord(SpydeckError):
    """A record whose cards do not provably come from a committed secret; the message says why."""


class UncommittedRecord(UnfairRecord):
    """A record without a committed secret, in which there is nothing to check."""


class UnknownBot(SpydeckError):
    """There is no bot of this name."""


class BotFailed(SpydeckError):
    """A bot raised an error, or chose what it may not do; the message names the bot and its seat."""


class MissingExtra(SpydeckError):
    """A package that an extra of this one would install is missing.

    The command in the message adds to the Spydeck that is installed, from a copy of the source or an index.
    """

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(message("missing-extra", package=package, extra=extra))
        self.package = package
        self.extra = extra


@contextmanager
def importing(extra: str, *packages: str) -> Iterator[None]:
    """Raise `MissingExtra` where one of the packages of an extra, imported inside, is not installed.

    Other errors stay as they are, so that a broken package is not taken for a missing one.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        package = str(error.name).partition(".")[0]
        if package not in packages:
            raise
        raise MissingExtra(package, extra) from None
