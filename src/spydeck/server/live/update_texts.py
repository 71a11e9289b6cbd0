"""The texts of one update: one for all sockets that may know the same, of parts that are written once."""

from __future__ import annotations

from msgspec import Raw

from spydeck.protocol.commands import Views
from spydeck.server.json_text import raw, written
from spydeck.server.live import projection
from spydeck.server.table.table import AppliedEntry, Table

Hearers = tuple[int | None, int | None, bool]
"""Those who receive the same text: their seat, the member if it matters, and whether they receive a view."""

NOTHING = Raw(b"null")


class UpdateTexts:
    """The texts of an entry that has just been applied, for as long as its table stays as it is.

    Dictionaries in the form of an `Update`: making models of them would be half the work of a move.
    """

    def __init__(self, table: Table, applied: AppliedEntry) -> None:
        self._table = table
        self._applied = applied
        self._entry = applied.logged.entry
        self._seats = {chair.member: seat for seat, chair in enumerate(table.chairs)}
        self._in_game = self._entry.kind in projection.GAME_ENTRIES
        self._is_personal = self._entry.kind not in ("acted", "revealed")
        """Whether members without a seat can receive different texts."""
        self._newly_asked = [
            seat
            for seat, question in enumerate(table.questions)
            if question.options and question.changed == table.seq
        ]
        self._facts = NOTHING if self._in_game else raw(projection.table_facts(table))
        self._event = Raw(written(self._entry.public_event()))
        self._happened: Raw | None = None
        """What happened in the game, if that is the same for all seats and spectators."""
        if table.match is None or applied.first == applied.last:
            self._happened = Raw(b"[]")
        elif table.match.is_public(applied.first):
            self._happened = self._happened_for(None)
        self._made: dict[Hearers, bytes] = {}

    def text_for(self, member: int, views: Views) -> bytes:
        """Return the text for a member's socket that receives some views."""
        seat = self._seats.get(member)
        with_view = views == "always" or (views == "asked" and seat in self._newly_asked)
        matters = self._is_personal and (
            not self._in_game or projection.is_muted(self._table, self._entry, member)
        )
        hearers = (seat, member if matters else None, with_view)
        if hearers not in self._made:
            self._made[hearers] = self._write(member, seat, matters, with_view)
        return self._made[hearers]

    def _write(self, member: int, seat: int | None, matters: bool, with_view: bool) -> bytes:
        table, logged = self._table, self._applied.logged
        event = self._event
        if matters:
            event = Raw(written(projection.public_event(table, self._applied, member)))
        return written(
            {
                "type": "update",
                "seq": logged.seq,
                "at": logged.at,
                "event": event,
                "happened": self._happened_for(seat) if self._happened is None else self._happened,
                "asked": projection.asked_facts(table, seat),
                "view": projection.view(table, seat) if with_view else None,
                "table": self._facts,
                "you": None if self._in_game else projection.you(table, member),
            }
        )

    def _happened_for(self, seat: int | None) -> Raw:
        return Raw(written(projection.game_events(self._table.match, self._applied, seat)))
