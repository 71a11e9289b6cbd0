"""Spy Tricks as data and text: views and events as JSON, refusals as messages, and all that people read."""

from __future__ import annotations

from spydeck.games.spy_tricks.events import event_facts as event
from spydeck.games.spy_tricks.facts import Ledger
from spydeck.games.spy_tricks.facts import view_facts as view
from spydeck.games.spy_tricks.text.refusals import explain

__all__ = ["Ledger", "event", "explain", "view"]
