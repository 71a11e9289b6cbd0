"""Texts about what has happened at a table: each is written once for all who may know the same."""

from __future__ import annotations

from spydeck.json_types import JsonObject
from spydeck.protocol.commands import Views
from spydeck.protocol.messages import Sealed
from spydeck.server.table import projection
from spydeck.server.table.entries import written
from spydeck.server.table.table import AppliedEntry, CommandResult, Table

Hearers = tuple[int | None, int | None, bool]
"""Those who receive the same text: their seat, the member if it matters, and whether they receive a view."""
NOTHING = b"null"
NOTHING_ASKED = written(projection.NOTHING_ASKED)[1:]
END_IN_GAME = b',"table":null,"you":null}'
"""How the text of an entry ends that leaves the facts of its table as they are."""


def done_text(command: str, seq: int) -> bytes:
    """Return the reply that a command was carried out, in the form of `Done` but without a model."""
    return written({"type": "done", "id": command, "seq": seq})


def text_of(result: CommandResult, command: str) -> bytes:
    """Return the reply with the result of a command, which is the same whenever the command is repeated."""
    if result.asked is None:
        return done_text(command, result.seq)
    return Sealed(id=command, asked=result.asked, answer=result.answer).model_dump_json().encode()


class UpdateTexts:
    """The texts of an entry that has just been applied, for as long as its table stays as it is.

    Put together from JSON in the form of an `Update`: making models of it would be half the work of a move.
    """

    def __init__(self, table: Table, applied: AppliedEntry) -> None:
        self._table = table
        self._applied = applied
        self._entry = entry = applied.logged.entry
        self._seats = {chair.member: seat for seat, chair in enumerate(table.chairs)}
        self._in_game = entry.kind in projection.GAME_ENTRIES
        self._is_personal = entry.kind not in ("acted", "revealed")
        """Whether members without a seat can receive different texts."""
        self._facts = NOTHING if self._in_game else written(projection.table_facts(table))
        self._start: bytes | None = None
        """How the texts start for all to whom the same happened."""
        if table.match is None or table.match.is_public(applied.first):
            self._start = self._started(entry.public_event(), None)
        self._made: dict[Hearers, bytes] = {}

    def seat_of(self, member: int) -> int | None:
        """Return the seat that a member holds."""
        return self._seats.get(member)

    def text_for(self, member: int, views: Views) -> bytes:
        """Return the text for a member's socket that receives some views."""
        seat = self._seats.get(member)
        with_view = views == "always" or (views == "asked" and self._is_newly_asked(seat))
        matters = self._is_personal and (
            not self._in_game or projection.is_muted(self._table, self._entry, member)
        )
        hearers = (seat, member if matters else None, with_view)
        text = self._made.get(hearers)
        if text is None:
            text = self._made[hearers] = self._write(member, seat, matters, with_view)
        return text

    def _is_newly_asked(self, seat: int | None) -> bool:
        if seat is None or not self._table.questions:
            return False
        question = self._table.questions[seat]
        return bool(question.options) and question.changed == self._table.seq

    def _write(self, member: int, seat: int | None, matters: bool, with_view: bool) -> bytes:
        table, start, end = self._table, self._start, END_IN_GAME
        if matters:
            start = self._started(projection.public_event(table, self._applied, member), seat)
        elif start is None:
            start = self._started(self._entry.public_event(), seat)
        view = written(table.match.peek(seat)) if with_view and table.match else NOTHING
        if not self._in_game:
            end = b',"table":%b,"you":%b}' % (self._facts, written(projection.you(table, member)))
        return b'%b,"asked":%b,"view":%b%b' % (start, _asked(table, seat), view, end)

    def _started(self, event: JsonObject, seat: int | None) -> bytes:
        """Return how a text starts: the event, and what happened in the game as a seat may know it."""
        table, logged = self._table, self._applied.logged
        happened = projection.game_events(table.match, self._applied, seat)
        facts = {
            "type": "update",
            "seq": logged.seq,
            "at": logged.at,
            "event": event,
            "happened": happened,
        }
        return written(facts)[:-1]


def _asked(table: Table, seat: int | None) -> bytes:
    """Return what a seat is asked now; most seats are asked nothing."""
    if seat is None or not table.questions:
        return NOTHING
    question = table.questions[seat]
    if not question.options:
        return b'{"since":%d,%b' % (question.since, NOTHING_ASKED)
    return written(projection.asked_facts(table, seat))
