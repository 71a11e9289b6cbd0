"""Messages in Fluent files (https://projectfluent.org), which the web client reads too.

Most are text with arguments in it, and are filled in here; Fluent itself, which takes long to import and to
parse, words those that select or name another message. Either way the result is the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from importlib import resources
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from spydeck.language.chosen import ENGLISH, current

if TYPE_CHECKING:
    from spydeck.language.fluent import Selecting

HYPHEN = re.compile(r"(?<![^\s(])-(?=\d)")
"""A hyphen that stands for a minus sign."""
MINUS = "\u2212"
MAX_NAMED = 3
"""How deep messages that name others are filled in here."""
BETWEEN = "\ue000"
"""Stands between the texts of a message where its arguments stand."""
SEPARATORS = {"spaced": " ", "semicolons": "; "}
"""Separators of lists that are not running text."""

OF_PAGE = ("page.ftl", "lobby.ftl", "print.ftl")
"""The files that only the web client reads: what it says at a game's table, around it, and on paper."""

_ENTRY = re.compile(r"^([a-z][\w-]*) *= *(.*(?:\n(?![A-Za-z#-]).*)*)", re.MULTILINE)
_LITERAL = re.compile(r'\{ "([^"\\{}]*)" \}')
_NAMED = re.compile(r"\{ ([a-z][\w-]*) \}")
_FILLED_IN = re.compile(r'\{ (?:([A-Z]+)\()?\$([\w-]+)((?:, [\w-]+: (?:"[^"\\{}]*"|\d+))*)\)? \}')
_OPTION = re.compile(r', ([\w-]+): "?([^"]*?)"?(?=, |$)')


@runtime_checkable
class Worded(Protocol):
    """An argument that is itself a message."""

    def sentence(self, language: str | None = None) -> str:
        """Return it in words, in a language."""


Words = Sequence[Any]
"""A list as an argument: `{ $names }`, or `{ LIST($names) }` as people would."""
Options = Mapping[str, str]
"""Named options of an argument in a sentence: `type: "or"`."""


class Person(str):
    """Somebody at a table as an argument: a name, or the reader, whom sentences address directly."""

    you: bool

    def __new__(cls, name: str, you: bool = False) -> Person:
        """Return a person."""
        made = super().__new__(cls, name)
        made.you = you
        return made


def listed(words: Words, options: Options, language: str) -> str:
    """Return words as a list: the last one after "or" or "and", or with one of the `SEPARATORS` between."""
    if isinstance(words, str):
        raise TypeError(f"{words!r} is not a list")
    kind = options.get("type", "and")
    texts = [person(word, options, language) if isinstance(word, Person) else str(word) for word in words]
    if kind in SEPARATORS:
        return SEPARATORS[kind].join(texts)
    from spydeck.language.cldr import joined  # takes time to import

    return joined(texts, "or" if kind == "or" else "standard", language=language)


def person(who: Any, options: Options, language: str) -> str:
    """Return a person within a sentence, in a case: "you", "Heron", "dich"."""
    if not isinstance(who, Person):
        return listed([person(one, options, language) for one in who], {}, language)
    case = options.get("case", "nominative")
    return grammar(language)[f"you-{case}"] if who.you else str(who)


def whose(who: Any, options: Options, language: str) -> str:
    """Return the possessive of a person: "your", "Heron's", "deine"."""
    words = grammar(language)
    if who.you:
        return words["your"] + options.get("ending", "")
    last = words["possessive-of-hissing" if who[-1:] in words["hissing"] else "possessive"]
    return f"{who}{last}"


def does(who: Any, options: Options, language: str) -> str:
    """Return a subject, as a sentence begins, with its verb: "You play", "Heron and you play"."""
    people = [who] if isinstance(who, Person) else list(who)
    begins = grammar(language)["you-first"]
    names = [
        begins if one.you and not place else person(one, {}, language) for place, one in enumerate(people)
    ]
    return f"{listed(names, {}, language)} {verb(people, options, language)}"


def verb(who: Any, options: Options, language: str) -> str:
    """Return the verb alone, for a subject that the sentence has named before."""
    people = [who] if isinstance(who, Person) else list(who)
    with_you = any(one.you for one in people)
    if len(people) == 1:
        return options["you" if with_you else "one"]
    many = options.get("many", options["you"])
    return options.get("and-you", many) if with_you else many


def counted(number: float, options: Options, language: str) -> str:
    """Return a number of things: "1 card", "3 cards", "2.5 points"."""
    from spydeck.language.cldr import plain, plural  # takes time to import

    return f"{plain(number, language)} {plural(number, language=language, **options)}"


FUNCTIONS: Mapping[str, Callable[[Any, Options, str], Any]] = {
    "LIST": listed,
    "WHO": person,
    "WHOSE": whose,
    "DOES": does,
    "VERB": verb,
    "COUNT": counted,
    "SEAT": lambda seat, options, language: seat + 1,
    "SIGNED": lambda number, options, language: HYPHEN.sub(MINUS, f"{number:+}" if number else "0"),
    "FIRST": lambda text, options, language: f"{text[:1].upper()}{text[1:]}",
    "CARD": lambda card, options, language: card,
    "CARDS": lambda cards, options, language: cards,
    "PAD": lambda text, options, language: str.ljust(text, int(options["width"])),
}
"""Functions that a message can apply to an argument, given options and the language.

`{ LIST($names, type: "or") }` is a list; `{ WHO($who, case: "dative") }`, `{ WHOSE($who, ending: "e") }` and
`{ DOES($who, one: "takes", you: "take", many: "take", and-you: "take") }` are people, one or several, and
`{ VERB($who, one: "takes", you: "take") }` is another verb of theirs;
`{ COUNT($points, one: "point", other: "points") }` is a number of things, `{ SIGNED($points) }` one with its
sign, `{ SEAT($seat) }` a seat's number as people count, from 1, where programs count from 0;
`{ FIRST($colour) }` begins a sentence; `{ CARD($card, case: "accusative") }` and `{ CARDS($cards) }` are what
each face draws in its own way; `{ PAD($name, width: 10) }` is a text with spaces after it, for columns.
"""


class Bundle:
    """The messages of one catalogue in one language."""

    def __init__(self, source: str, language: str, other: Bundle | None = None) -> None:
        """Make the bundle of a source; `other` has the messages that are missing there."""
        self.language = language
        self.patterns: dict[str, str] = {code: pattern.rstrip() for code, pattern in _ENTRY.findall(source)}
        """The pattern of each code."""
        self._other = other
        self._ready: dict[str, list[str] | None] = {}
        """Text and what is filled in (a function, an argument, how) in turns; None for what Fluent words."""

    def __contains__(self, code: str) -> bool:
        """Return whether there is a message with a code."""
        return code in self.patterns or (self._other is not None and code in self._other)

    def __iter__(self) -> Iterator[str]:
        """Iterate over the codes."""
        return iter(self.patterns if self._other is None else {**self._other.patterns, **self.patterns})

    def sentence(self, code: str, arguments: Mapping[str, Any]) -> str:
        """Return a message in words, with a minus sign also where an argument is text like "-5".

        Raise `ValueError` where the arguments do not fit it.
        """
        return HYPHEN.sub(MINUS, "".join(map(str, self.parts(code, arguments))))

    def parts(self, code: str, arguments: Mapping[str, Any]) -> list[str]:
        """Return a message in parts: its own text and, at odd places, text of its arguments as it is.

        Raise `ValueError` where the arguments do not fit it.
        """
        if code not in self.patterns:
            if self._other is None:
                raise ValueError(f"there is no message {code}")
            return self._other.parts(code, arguments)
        given = {name: self._argument(value) for name, value in arguments.items()}
        try:
            parts = self.filled(code, given)
            parts = self.selecting.parts(code, given) if parts is None else parts
        except (KeyError, TypeError, ValueError) as error:
            raise ValueError(f"the message {code} with {dict(arguments)!r}: {error}") from error
        parts[::2] = HYPHEN.sub(MINUS, BETWEEN.join(parts[::2])).split(BETWEEN)
        return parts

    def filled(self, code: str, given: Mapping[str, Any]) -> list[str] | None:
        """Return the parts of a message, or None if it is not only text with arguments in it."""
        if code not in self._ready:
            self._ready[code] = self._split(self.patterns[code])
        template = self._ready[code]
        if template is None or any(isinstance(value, float) for value in given.values()):
            return None
        parts = [template[0]]
        for function, name, how, text in zip(*(template[start::4] for start in (1, 2, 3, 4)), strict=True):
            value = given[name]
            if function:
                value = FUNCTIONS[function](value, dict(_OPTION.findall(how or "")), self.language)
            if isinstance(value, int):
                parts[-1] += f"{value}{text}"
            else:
                parts += [value if isinstance(value, str) else ", ".join(map(str, value)), text]
        return parts

    def _split(self, pattern: str) -> list[str] | None:
        first, *others = pattern.split("\n")
        indent = min((len(line) - len(line.lstrip(" ")) for line in others if line.strip()), default=0)
        lines = [line[indent:] for line in others]
        text = "\n".join([first, *lines] if first else lines)
        for _ in range(MAX_NAMED):
            with_named = _NAMED.sub(self._named, text)
            text = text if "\n" in with_named else with_named
        parts = _FILLED_IN.split(_LITERAL.sub(r"\1", text))
        if any("{" in part for part in parts[::4]) or not set(filter(None, parts[1::4])) <= FUNCTIONS.keys():
            return None
        return parts

    def _named(self, found: re.Match[str]) -> str:
        return self.patterns.get(str(found[1]), str(found[0]))

    def _argument(self, value: Any) -> Any:
        """Return an argument as messages take it: nothing is "none"."""
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, (int, float, str)):
            return value
        if value is None or value in ([], ()):
            return "none"
        if isinstance(value, Worded):
            return value.sentence(self.language)
        return value if isinstance(value, (list, tuple)) else str(value)

    @cached_property
    def selecting(self) -> Selecting:
        """The messages that Fluent words."""
        from spydeck.language.fluent import Selecting  # takes time to import

        return Selecting(self.patterns, self.language, FUNCTIONS)


@cache
def bundle(package: str, language: str) -> Bundle:
    """Return the messages of a catalogue in a language; those that it has not are in English."""
    folder = resources.files(package).joinpath(language)
    found = folder.iterdir() if folder.is_dir() else []
    files = [file for file in found if file.name.endswith(".ftl") and file.name not in OF_PAGE]
    other = None if language == ENGLISH else bundle(package, ENGLISH)
    return Bundle("\n".join(file.read_text("utf-8") for file in files), language, other)


def sentence(package: str, code: str, /, **arguments: Any) -> str:
    """Return a message of a catalogue in the language in use; text of its arguments stays as it is."""
    return "".join(bundle(package, current()).parts(code, arguments))


@cache
def grammar(language: str) -> Mapping[str, str]:
    """Return the pronouns and endings of a language; those that it has not are in English."""
    found = bundle("spydeck.language.text", language)
    return {code: found.sentence(code, {}) for code in found}
