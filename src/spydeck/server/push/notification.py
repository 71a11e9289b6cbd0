"""Notifications, which tell that something happened, and nothing of what a seat knows."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from spydeck.games.registry import game
from spydeck.language import best_match
from spydeck.server.text import notice

PADDED_BYTES = 1024
"""All messages are as long as this, so that their length says nothing to push services."""

OVER_SECONDS = 7 * 86_400
"""For which it is worth knowing that a game is over."""


@dataclass(frozen=True)
class Notification:
    """Something that has happened to a guest who is away."""

    title: str
    """The code of its title in the server's catalogue."""
    body: str
    """The code of what stands below."""
    path: str
    """The address of the page to open, without the server's."""
    lasts: int
    """Seconds after which it need not be delivered any more."""
    arguments: Mapping[str, Any] = field(default_factory=dict)
    """The arguments of its sentences."""

    def payload(self, language: str) -> bytes:
        """Return the notification as a service worker reads it: JSON, in one of the wanted languages."""
        wanted = best_match([language])
        shown = {
            "title": notice(self.title, **self.arguments).sentence(wanted),
            "body": notice(self.body, **self.arguments).sentence(wanted),
            "path": self.path,
            "language": wanted,
        }
        return json.dumps(shown, ensure_ascii=False, separators=(",", ":")).encode().ljust(PADDED_BYTES)


def turn(table: str, name: str | None, game_name: str, seconds: int) -> Notification:
    """Return the notification of a player who has some seconds to answer at a table."""
    facts = {"game": game(game_name).title, "table": name, **duration(seconds)}
    return Notification("turn-title", "turn-body", f"/table/{table}", max(60, seconds), facts)


def duration(seconds: int) -> dict[str, Any]:
    """Return a time in the unit that suits it, as a sentence names it."""
    minutes = max(1, round(seconds / 60))
    if minutes >= 2 * 24 * 60:
        return {"unit": "days", "number": minutes // (24 * 60)}
    if minutes >= 60:
        return {"unit": "hours", "number": minutes // 60}
    return {"unit": "minutes", "number": minutes}


def over(table: str, name: str | None, game_name: str) -> Notification:
    """Return the notification of a player whose game has ended."""
    facts = {"game": game(game_name).title, "table": name}
    return Notification("over-title", "over-body", f"/table/{table}", OVER_SECONDS, facts)


def invited(token: str, name: str | None, game_name: str, by: str, seconds: int) -> Notification:
    """Return the notification of a guest whom somebody has invited to a table, for some seconds."""
    facts = {"game": game(game_name).title, "table": name, "by": by}
    return Notification("invited-title", "invited-body", f"/join/{token}", seconds, facts)
