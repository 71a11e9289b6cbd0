"""Spycard as data and text: views and events as JSON, refusals as messages, sentences in Fluent files."""

from __future__ import annotations

from spydeck.games.spycard.events import event_facts as event
from spydeck.games.spycard.facts import Ledger
from spydeck.games.spycard.facts import view_facts as view
from spydeck.games.spycard.text.refusals import explain

__all__ = ["Ledger", "event", "explain", "view"]
