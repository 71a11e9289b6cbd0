"""Tables of Spycard where a seat has claimed an ability and the others may accuse."""

from __future__ import annotations

from typing import Any

import pytest

from spydeck.server.table.entries import Acted
from tests.server.manual_host import ManualHost
from tests.server.stacked_decks import spycard_outcomes, stack

HANDS = "7H JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C / 2C 2D 2H 3H"
"""P0 has #1 #5 #9 #13, P1 #2 #6 #10 #14, P2 #3 #7 #11 #15, P3 #4 #8 #12 #16."""


def stack_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal `HANDS` at every table."""
    stack(monkeypatch, spycard_outcomes(HANDS))


def spycard(*steps: str, persons: int = 4, **settings: Any) -> ManualHost:
    """Return a table of Spycard after some actions, each "seat text"."""
    host = ManualHost("spycard", 4, pace=0.0, **settings).gather(persons)
    for step in steps:
        seat, _, text = step.partition(" ")
        host.act(int(seat), text)
    return host


def claimed(**settings: Any) -> ManualHost:
    """P0 claims that #1 is a heart; P1, P2 and P3 are asked in turn."""
    return spycard("0 field #1", "1 pass", "2 pass", "3 pass", "0 hearts #1 on #2", **settings)


def moves(host: ManualHost, count: int) -> list[str]:
    """Return the last moves, each "seat text"."""
    acted = [one.entry for one in host.log if isinstance(one.entry, Acted)]
    return [f"{entry.seat} {entry.action}" for entry in acted[-count:]]


def stage(host: ManualHost) -> str:
    view = host.table.running.view(None)
    return f"{view['stage']} {view['asked']}"
