"""Which tables can be deleted: finished games and their records are kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from sqlalchemy import ColumnElement, Select, and_, delete, exists, or_, select, true
from sqlalchemy.sql.dml import ReturningDelete

from spydeck.server.store.schema import entries, tables

Deletable = Literal["old", "unstarted", "unplayed"]
"""Any table without events for long, one without a game, or one at which only bots have played."""


def deletable(which: Deletable, before: int, limit: int, unless: ColumnElement[bool]) -> Select[tuple[str]]:
    """Return the query for tables of a kind without events since a time, the oldest first."""
    wanted = select(tables.c.id).where(_silent_since(before), _KINDS[which], ~unless)
    return wanted.order_by(tables.c.at).limit(limit)


def locking(names: Sequence[str]) -> Select[tuple[str]]:
    """Return the query after which nobody takes one of some tables before the transaction ends."""
    return select(tables.c.id).where(tables.c.id.in_(names)).order_by(tables.c.id).with_for_update()


def deletion(names: Sequence[str], before: int, unless: ColumnElement[bool]) -> ReturningDelete[tuple[str]]:
    """Return the statement that deletes those of some tables that still have no events since a time."""
    wanted = tables.c.id.in_(names), _silent_since(before), ~unless
    return delete(tables).where(*wanted).returning(tables.c.id)


def _silent_since(before: int) -> ColumnElement[bool]:
    later = exists().where(entries.c.table_id == tables.c.id, entries.c.at >= before)
    return and_(tables.c.at < before, ~later)


def _without(*forms: str) -> ColumnElement[bool]:
    """Return the condition that no entry of a table has one of some forms; the kind is the first field."""
    bodies: list[Any] = [entries.c.body.like(form) for form in forms]
    return ~exists().where(entries.c.table_id == tables.c.id, or_(*bodies))


_KINDS: dict[Deletable, ColumnElement[bool]] = {
    "old": true(),
    "unstarted": _without('{"kind":"started",%'),
    "unplayed": _without('{"kind":"acted",%"by":"person"%', '{"kind":"acted",%"by":"window"%'),
}
