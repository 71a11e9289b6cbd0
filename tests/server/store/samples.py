"""Sample rows and writes."""

from typing import Any

from spydeck.server.store.writes import AppendEntries, FinishGame, PutTable
from spydeck.server.table.entries import Acted, Entry, Logged


def put_table(table: str = "heron", **changed: Any) -> PutTable:
    default: dict[str, Any] = {
        "id": table,
        "invitation": f"invitation to {table}",
        "host_guest": "ann",
        "open": False,
        "stage": "gathering",
        "at": 1_000,
        "facts": {"game": "black-spy"},
    }
    return PutTable(**{**default, **changed})


def logged(seq: int, **changed: Any) -> Logged:
    default: dict[str, Any] = {
        "seq": seq,
        "at": 1_000 + seq,
        "entry": Acted(seat=1, action="play R7", by="bot"),
    }
    return Logged(**{**default, **changed})


def append(seq: int, table: str = "heron", **changed: Any) -> AppendEntries:
    return AppendEntries(table, (logged(seq, **changed),))


def said(*entries: Entry) -> AppendEntries:
    return AppendEntries("heron", tuple(logged(seq, entry=entry) for seq, entry in enumerate(entries, 1)))


def finished(game: str, **changed: Any) -> FinishGame:
    default: dict[str, Any] = {
        "id": game,
        "table": "heron",
        "number": 1,
        "game": "black-spy",
        "at": 5_000,
        "facts": {"totals": [1, 2]},
        "record": '[Game "black-spy"]\n',
        "guests": (("ann", 0), ("ben", 2)),
    }
    return FinishGame(**{**default, **changed})
