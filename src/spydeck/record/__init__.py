"""Matches as records: text that people can read and compare line by line; `record_format` has its form."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from spydeck.errors import InvalidRecord, SpydeckError, UnplayableRecord, shown
from spydeck.games.game import Game, Options
from spydeck.games.registry import game
from spydeck.match import Match
from spydeck.match.chance import ChanceSource
from spydeck.match.record_format import (
    FIRST_TAGS,
    MAX_FREE_TAGS,
    RECORD_VERSION,
    digest,
    is_tag,
    tag_name,
    taken_names,
)
from spydeck.text import message

MAX_CHARACTERS = 4_000_000
MAX_LINE = 1_000
MAX_TAGS = MAX_FREE_TAGS + 20

Tags = dict[str, tuple[int, str]]
"""The text of each tag, with its line."""

Read = TypeVar("Read")

_TAG = re.compile(r'\[([A-Z][A-Za-z0-9]{0,30}) "([^"]{0,200})"\]')
_ACTION = re.compile(r"([0-9]) (.+)")
_END = re.compile(r"end ([0-9]{1,7}) ([0-9a-f]{16})")


def dump(match: Match) -> str:
    """Return a match as a record, the text that `load` reads; it reveals every secret.

    Raise `InvalidOption` if a free tag of the match cannot be written.
    """
    return match.record()


def load(text: str, *, seed: int | None = None, chance: ChanceSource | None = None) -> Match:
    """Return the match of a record; `seed` or `chance` supply its future chance outcomes.

    Raise `InvalidRecord`, which names the line.

    >>> from spydeck import new
    >>> load(new("spycard", seed=1).record()).players
    4
    """
    lines = _split(text)
    tags, first = _read_tags(lines)
    found = _read_game(tags)
    options = _read_options(found, tags)
    events = _Events(lines, first)
    free = _free_tags(found, tags)
    match = events.attempt(lambda: Match(found, options, chance=events.outcome, tags=free))
    events.play(match)
    _check_end(lines, len(lines) - first - 1)
    match.take_chance_from(chance, seed)
    return match


def _split(text: str) -> list[str]:
    if not isinstance(text, str):
        raise InvalidRecord(0, message("record-not-text"))
    if len(text) > MAX_CHARACTERS:
        raise InvalidRecord(0, message("record-too-long", most=MAX_CHARACTERS))
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[-1] == "":
        lines.pop()
    for number, line in enumerate(lines, 1):
        if len(line) > MAX_LINE:
            raise InvalidRecord(number, message("line-too-long", most=MAX_LINE))
    if not lines or not _TAG.fullmatch(lines[0]):
        raise InvalidRecord(1, message("record-start"))
    return lines


def _read_tags(lines: list[str]) -> tuple[Tags, int]:
    """Return the tags with their lines, and the index of the first event."""
    tags: Tags = {}
    for number, line in enumerate(lines, 1):
        if line == "":
            return tags, number
        found = _TAG.fullmatch(line)
        if not found or not is_tag(*found.groups()) or len(tags) == MAX_TAGS:
            raise InvalidRecord(number, message("tag-expected"))
        name, text = found.groups()
        if name in tags:
            raise InvalidRecord(number, message("tag-twice", name=name))
        if name == "Spydeck":
            _check_version(name, text, number, RECORD_VERSION)
        tags[name] = number, text
    raise InvalidRecord(len(lines), message("nothing-after-tags"))


def _check_version(name: str, text: str, line: int, known: int) -> int:
    if not (text.isascii() and text.isdigit()) or int(text[:9]) < 1:
        raise InvalidRecord(line, message("version-not-a-number", name=name, known=known))
    if int(text[:9]) > known:
        newer = message("record-newer", name=name, version=text[:9], known=known)
        raise InvalidRecord(line, newer)
    return int(text[:9])


def _read_game(tags: Tags) -> Game:
    for name in FIRST_TAGS:
        if name not in tags:
            raise InvalidRecord(1, message("tag-missing", name=name))
    line, text = tags["Game"]
    try:
        return game(text)
    except SpydeckError as error:
        raise InvalidRecord(line, error.said) from None


def _read_options(found: Game, tags: Tags) -> Options:
    line, text = tags["Players"]
    if not (text.isascii() and text.isdigit() and len(text) == 1):
        raise InvalidRecord(line, message("players-tag-not-a-number"))
    given: dict[str, object] = {}
    rules_line, rules = tags["Rules"]
    version = _check_version("Rules", rules, rules_line, found.rules_version)
    if version < found.rules_version:
        given["rules_version"] = version
    options = _check_options(found, int(text), given, line)
    for flag in found.option_flags:  # one by one, to name the line of the first wrong one
        if tag_name(flag.name) in tags:
            line, given[flag.name] = tags[tag_name(flag.name)]
            options = _check_options(found, int(text), given, line)
    return options


def _check_options(found: Game, players: int, given: dict[str, object], line: int) -> Options:
    try:
        return found.read_options(players, given)
    except SpydeckError as error:
        raise InvalidRecord(line, error.said) from None


def _free_tags(found: Game, tags: Tags) -> dict[str, str]:
    known = taken_names(found)
    return {name: text for name, (_, text) in tags.items() if name not in known}


class _Events:
    """The events of a record, read in order."""

    def __init__(self, lines: list[str], first: int) -> None:
        self.lines = lines
        self.place = first

    def play(self, match: Match) -> None:
        """Carry out every action up to the end."""
        while not self.line().startswith("end "):
            found = _ACTION.fullmatch(self.line())
            if not found:
                raise InvalidRecord(self.place + 1, message("action-expected", given=shown(self.line())))
            self.place += 1
            seat, text = int(found[1]), found[2]
            self.attempt(partial(match.act, seat, text))

    def attempt(self, step: Callable[[], Read]) -> Read:
        """Take a step; an error belongs to the line that was read last."""
        try:
            return step()
        except InvalidRecord:
            raise
        except SpydeckError as error:
            raise UnplayableRecord(self.place, error.said) from None

    def outcome(self, name: str, number: int) -> str:
        """Return the next line as a chance outcome."""
        line = self.line()
        if not line.startswith(name + " "):
            wrong = message("outcome-expected", name=name, given=shown(line))
            raise InvalidRecord(self.place + 1, wrong)
        self.place += 1
        return line[len(name) + 1 :]

    def line(self) -> str:
        """Return the next line."""
        if self.place >= len(self.lines):
            raise InvalidRecord(len(self.lines), message("end-missing"))
        return self.lines[self.place]


def _check_end(lines: list[str], events: int) -> None:
    line = next(place for place, line in enumerate(lines) if line.startswith("end "))
    if line != len(lines) - 1:
        raise InvalidRecord(line + 2, message("after-end"))
    found = _END.fullmatch(lines[line])
    if not found:
        raise InvalidRecord(line + 1, message("end-edited"))
    if int(found[1]) != events:
        raise InvalidRecord(line + 1, message("wrong-event-count", expected=found[1], events=events))
    if found[2] != digest(lines[:line]):
        raise InvalidRecord(line + 1, message("wrong-digest"))
