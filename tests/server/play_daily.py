"""Playing daily deals at a server in this process: a person who does what a quick bot would do."""

from __future__ import annotations

import httpx

from spydeck import bots
from spydeck.json_types import JsonObject
from tests.server.in_process import Live


def start(guest: httpx.Client, game: str, day: str) -> str:
    """Return the table of the try that counts."""
    table: str = guest.post(f"/api/daily/{game}/{day}").raise_for_status().json()["table"]
    return table


def play_out(
    server: Live, guest: httpx.Client, table: str, seed: int = 1, received: list[JsonObject] | None = None
) -> JsonObject:
    """Play a table to the end, and return the event that says so; `received` gets all messages."""
    peer = server.sit_down(guest, table)
    hosted = server.services.lobby.hosts[table].table
    while hosted.stage == "playing":
        question = hosted.questions[0]
        if not question.now or hosted.sealed(0) is not None:
            server.advance(1)
            continue
        seen = hosted.running.observation(0)
        action = bots.by_name("sensible", seed ^ int(seen.key, 16) % 2**62).choose(seen)
        reply = peer.ask(type="act", asked=question.since, action=action)
        assert reply["type"] in ("done", "sealed"), reply
    ended = peer.until(lambda message: message.get("event", {}).get("kind") == "ended")
    peer.close()
    if received is not None:
        received += peer.received
    event: JsonObject = ended["event"]
    return event


def outcome_of(ended: JsonObject) -> JsonObject:
    """Return what the person made of the game."""
    return {"points": ended["totals"][0], "won": 0 in ended["winners"]}
