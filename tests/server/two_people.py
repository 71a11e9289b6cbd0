"""A game of Black Spy with two people at a server in this process."""

from __future__ import annotations

from typing import Any

import httpx

from spydeck.json_types import JsonObject
from tests.server.in_process import Live, Peer


def started_game(
    server: Live, ada: httpx.Client | None = None, ben: httpx.Client | None = None, **settings: Any
) -> tuple[JsonObject, Peer, Peer]:
    """A game of two people, in seats 0 and 1, and bots."""
    ada, ben = ada or server.guest(), ben or server.guest("Ben")
    made = server.table(ada, **{"pace": 10.0, **settings})
    server.join(ben, made)
    peer, other = server.sit_down(ada, made["table"]), server.sit_down(ben, made["table"])
    assert other.ask(type="sit", seat=1)["type"] == "done"
    assert peer.ask(type="start")["type"] == "done"
    return made, peer, other


def draw(own: Peer, other: Peer) -> str:
    """Let two people end their game as a draw. Return the name of its record."""
    assert own.ask(type="propose", what="draw")["type"] == "done"
    other.send(type="answer", agree=True)
    ended = own.until(lambda message: message.get("event", {}).get("kind") == "ended")
    return str(ended["event"]["record"])


def passes(peer: Peer) -> JsonObject:
    """Return a legal first action of a seat: a pass."""
    seen = peer.ask(type="view")
    action = "pass " + " ".join(seen["view"]["hand"][:3])
    return {"type": "act", "asked": seen["asked"]["since"], "action": action}
