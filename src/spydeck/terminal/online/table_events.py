"""The events of a table's log, apart from the game itself, as sentences for one member."""

from __future__ import annotations

from collections.abc import Callable

from spydeck.games.text_ui import Names
from spydeck.json_types import JsonObject
from spydeck.protocol.commands import PHRASES
from spydeck.protocol.messages import You
from spydeck.protocol.tables import TableFacts
from spydeck.terminal.text import sentence


class TableEvents:
    """Describes the events of a table's log to one of its members."""

    def __init__(self) -> None:
        self._seats: Names = Names(())
        self._names: dict[int, str] = {}
        self._me = -1
        self._sentences: dict[str, Callable[[JsonObject], str | None]] = {
            "joined": lambda event: sentence("joined", name=event["name"]),
            "renamed": self._renamed,
            "left": self._left,
            "host": self._host,
            "seat": self._seat,
            "started": lambda event: sentence(
                "game-started", number=event["game_number"], commitment=event["commitment"]
            ),
            "stand-in": lambda event: sentence("stood-in", why=event["why"], **self._who(event)),
            "returned": lambda event: sentence("returned", **self._who(event)),
            "proposed": lambda event: sentence("proposed", what=event["what"], **self._who(event)),
            "answered": lambda event: sentence("answered", agree=event["agree"], **self._who(event)),
            "withdrawn": lambda event: sentence("withdrawn", **self._who(event)),
            "lapsed": lambda event: sentence("lapsed"),
            "finishing": lambda event: sentence("finishing"),
            "paused": lambda event: sentence("paused"),
            "resumed": lambda event: None if event["seat"] is None else sentence("game-resumed"),
            "ended": lambda event: sentence("drawn") if event["why"] == "draw" else None,
            "rematch": lambda event: sentence("rematch"),
            "said": self._said,
        }

    def update(self, table: TableFacts, you: You, names: Names) -> None:
        """Learn who is at the table, which member the reader is, and the name of each seat."""
        self._me, self._seats = you.member, names
        for facts in (*table.members, *table.former):
            self._names.setdefault(facts.member, facts.name)

    def describe(self, event: JsonObject) -> str | None:
        """Return an event as a sentence, or None if there is nothing to say."""
        sentence = self._sentences.get(event["kind"])
        return None if sentence is None else sentence(event)

    def _who(self, event: JsonObject) -> JsonObject:
        """Return whom a sentence about a seat is about."""
        seat = event["seat"]
        return {"name": self._seats[seat], "own": seat == self._seats.own}

    def _name(self, member: int | None) -> str:
        if member is None:
            return sentence("nobody")
        if member == self._me:
            return sentence("you-as-member")
        return self._names.get(member) or sentence("member-name", member=member)

    def _host(self, event: JsonObject) -> str:
        member = event["member"]
        return sentence("is-host", name=self._name(member), own=member == self._me)

    def _renamed(self, event: JsonObject) -> str:
        member = event["member"]
        before = self._names.get(member) or sentence("member-name", member=member)
        self._names[member] = event["name"]
        return sentence("renamed", before=before, name=event["name"])

    def _left(self, event: JsonObject) -> str:
        name = self._name(event["member"])
        return sentence("removed", name=name) if event["removed"] else sentence("left", name=name)

    def _seat(self, event: JsonObject) -> str:
        seat, member = event["seat"], event["member"]
        if event["sitter"] == "open":
            return sentence("seat-opened", seat=seat)
        if event["sitter"] == "bot":
            return sentence("seat-to-bot", seat=seat, bot=event["bot"])
        if event["sitter"] == "program":
            return sentence("seat-to-program", seat=seat, name=self._name(member))
        return sentence("seat-taken", seat=seat, name=self._name(member), own=member == self._me)

    def _said(self, event: JsonObject) -> str | None:
        phrase = event["phrase"]
        words = event["text"] if phrase is None else phrase_in_words(phrase)
        return None if words is None else sentence("chat", name=self._name(event["member"]), words=words)


def phrase_in_words(name: str) -> str:
    """Return a preset phrase in words, also one that only a newer server has."""
    return sentence(f"phrase-{name}") if name in PHRASES else name.replace("-", " ")
