"""Playing daily deals at a server in this process: a person who does what a bot would do."""

from __future__ import annotations

from datetime import datetime
from hashlib import sha256

import httpx

from spydeck import bots
from spydeck.json_types import JsonObject
from tests.server.in_process import Live


def go_to(server: Live, moment: str) -> None:
    """Move the server's clock forward to a time of UTC."""
    target = round(datetime.fromisoformat(f"{moment}+00:00").timestamp() * 1000)
    server.advance((target - server.services.daily.now()) / 1000)


def start(guest: httpx.Client, game: str, day: str) -> str:
    """Return the table of the try that counts."""
    table: str = guest.post(f"/api/daily/{game}/{day}").raise_for_status().json()["table"]
    return table


def play_out(
    server: Live,
    guest: httpx.Client,
    table: str,
    seed: int = 1,
    received: list[JsonObject] | None = None,
    bot: str = "sensible",
) -> JsonObject:
    """Play a table to the end as a bot does, and return the event that says so.

    `received` gets all messages.
    """
    peer = server.sit_down(guest, table)
    hosted = server.services.lobby.hosts[table].table
    while hosted.stage == "playing":
        question = hosted.questions[0]
        if not question.now or hosted.sealed(0) is not None:
            server.advance(1)
            continue
        seen = hosted.running.observation(0)
        chance = int.from_bytes(sha256(f"{seed} {seen.key}".encode()).digest()[:7], "big")
        action = bots.by_name(bot, chance).choose(seen)
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
