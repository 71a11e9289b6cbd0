"""A game of Black Spy with two people at a server in this process."""

from __future__ import annotations

import httpx

from spydeck.json_types import JsonObject
from tests.server.in_process import Live, Peer


def started_game(server: Live, ada: httpx.Client | None = None) -> tuple[JsonObject, Peer, Peer]:
    """A game of two people and two bots."""
    ada, ben = ada or server.guest(), server.guest("Ben")
    made = server.table(ada, pace=10.0)
    server.join(ben, made)
    peer, other = server.sit_down(ada, made["table"]), server.sit_down(ben, made["table"])
    assert other.ask(type="sit", seat=1)["type"] == "done"
    assert peer.ask(type="start")["type"] == "done"
    return made, peer, other


def passes(peer: Peer) -> JsonObject:
    """Return a legal first action of a seat: a pass."""
    seen = peer.ask(type="view")
    action = "pass " + " ".join(seen["view"]["hand"][:3])
    return {"type": "act", "asked": seen["asked"]["since"], "action": action}
