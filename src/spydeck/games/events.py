"""The latest events, as rows in the state, and the seats that may see them.

`emit` writes a row: its kind, the seat it is about, one private number (`value`), one public (`other`), and
the bit set of the seats that see the private one. Everyone receives every row, so gaps reveal nothing.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from spydeck.kernel import EVERYONE, HIDDEN, int8s, int64, int64s, kernel

MAX_EVENTS = 18
"""The maximum number of rows that one change can write."""


class EventBlock:
    """The fields that every layout has for the events of its last change."""

    event_count: int = int64()
    event_value: list[int] = int64s(MAX_EVENTS)
    event_other: list[int] = int64s(MAX_EVENTS)
    event_kind: list[int] = int8s(MAX_EVENTS)
    event_seat: list[int] = int8s(MAX_EVENTS)
    event_sees: list[int] = int8s(MAX_EVENTS)


class EventRow(NamedTuple):
    """One event as the rules wrote it."""

    kind: int
    seat: int
    sees: int
    value: int
    other: int


@kernel
def emit(state: EventBlock, kind: int, seat: int, sees: int, value: int, other: int) -> None:
    """Write an event; `value` reaches only the seats in the bit set `sees`, the rest reaches everyone.

    One change can write `MAX_EVENTS` rows.
    """
    row = state.event_count
    state.event_kind[row] = kind
    state.event_seat[row] = seat
    state.event_sees[row] = sees
    state.event_value[row] = value
    state.event_other[row] = other
    state.event_count = row + 1


@kernel
def visible_value(sees: int, value: int, seat: int) -> int:
    """Return the private number of an event as a seat (-1: a spectator) may know it."""
    if sees == EVERYONE or (seat >= 0 and sees >> seat & 1):
        return value
    return HIDDEN


@kernel
def observe_events(state: EventBlock, seat: int, seen: EventBlock) -> None:
    """Copy the events into what a seat sees, private numbers only where it may know them."""
    seen.event_count = state.event_count
    for row in range(state.event_count):
        sees = int(state.event_sees[row])
        seen.event_kind[row] = state.event_kind[row]
        seen.event_seat[row] = state.event_seat[row]
        seen.event_value[row] = visible_value(sees, state.event_value[row], seat)
        seen.event_other[row] = state.event_other[row]


def rows_of(state: EventBlock) -> list[EventRow]:
    """Return the events of the last change of an interpreted state."""
    return [
        _new(
            EventRow,
            (
                state.event_kind[row],
                state.event_seat[row],
                state.event_sees[row],
                state.event_value[row],
                state.event_other[row],
            ),
        )
        for row in range(state.event_count)
    ]


_new = tuple.__new__
"""Makes a row in half the time of `EventRow(...)`; several are made for each action."""


def seen_row(row: EventRow, viewer: int) -> EventRow:
    """Return an event as a seat (-1: a spectator) may know it."""
    if row.sees == EVERYONE:
        return row
    return EventRow(row.kind, row.seat, row.sees, visible_value(row.sees, row.value, viewer), row.other)


@kernel
def points_scored(end: Any, kind: int, seat: int) -> int:
    """Return the points that a seat scores with the last change of a state, by events of a kind."""
    points = 0
    for place in range(end.event_count):
        if end.event_kind[place] == kind and end.event_seat[place] == seat:
            points += int(end.event_value[place])
    return points
