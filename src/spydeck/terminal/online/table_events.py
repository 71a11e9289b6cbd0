"""The events of a table's log, apart from the game itself, as sentences for one member."""

from __future__ import annotations

from collections.abc import Callable

from spydeck.games.text_ui import Names
from spydeck.json_types import JsonObject
from spydeck.protocol.messages import You
from spydeck.protocol.tables import TableFacts
from spydeck.terminal.online import text as sentences


class TableEvents:
    """Describes the events of a table's log to one of its members."""

    def __init__(self) -> None:
        self._seats: Names = Names(())
        self._names: dict[int, str] = {}
        self._me = -1
        self._sentences: dict[str, Callable[[JsonObject], str | None]] = {
            "joined": lambda event: sentences.joined(event["name"]),
            "renamed": self._renamed,
            "left": self._left,
            "host": self._host,
            "seat": self._seat,
            "started": lambda event: sentences.game_started(event["game_number"], event["commitment"]),
            "stand-in": lambda event: sentences.stood_in(self._seats, event["seat"], event["why"]),
            "returned": lambda event: sentences.returned(self._seats, event["seat"]),
            "proposed": lambda event: sentences.proposed(self._seats, event["seat"], event["what"]),
            "answered": lambda event: sentences.answered(self._seats, event["seat"], agree=event["agree"]),
            "withdrawn": lambda event: sentences.withdrawn(self._seats, event["seat"]),
            "lapsed": lambda event: sentences.LAPSED,
            "finishing": lambda event: sentences.FINISHING,
            "paused": lambda event: sentences.PAUSED,
            "resumed": lambda event: None if event["seat"] is None else sentences.GAME_RESUMED,
            "ended": lambda event: sentences.DRAWN if event["why"] == "draw" else None,
            "rematch": lambda event: sentences.REMATCH,
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

    def _name(self, member: int | None) -> str:
        if member is None:
            return sentences.NOBODY
        if member == self._me:
            return sentences.YOU
        return self._names.get(member) or sentences.member_name(member)

    def _host(self, event: JsonObject) -> str:
        member = event["member"]
        return sentences.is_host(self._name(member), own=member == self._me)

    def _renamed(self, event: JsonObject) -> str:
        member = event["member"]
        before = self._names.get(member) or sentences.member_name(member)
        self._names[member] = event["name"]
        return sentences.renamed(before, event["name"])

    def _left(self, event: JsonObject) -> str:
        name = self._name(event["member"])
        return sentences.removed(name) if event["removed"] else sentences.left(name)

    def _seat(self, event: JsonObject) -> str:
        seat, member = event["seat"], event["member"]
        if event["sitter"] == "open":
            return sentences.seat_opened(seat)
        if event["sitter"] == "bot":
            return sentences.seat_to_bot(seat, event["bot"])
        if event["sitter"] == "program":
            return sentences.seat_to_program(seat, self._name(member))
        return sentences.seat_taken(seat, self._name(member), own=member == self._me)

    def _said(self, event: JsonObject) -> str | None:
        phrase = event["phrase"]
        words = event["text"] if phrase is None else sentences.phrase(phrase)
        return None if words is None else sentences.chat(self._name(event["member"]), words)
