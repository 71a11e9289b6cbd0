"""Spycard as data and text: views and events as JSON, refusals as messages; sentences in `en`."""

from __future__ import annotations

from spydeck.games.spycard.text.ledger import Ledger
from spydeck.games.spycard.text.refusals import explain
from spydeck.games.spycard.text.serialize import event_facts as event
from spydeck.games.spycard.text.serialize import view_facts as view

__all__ = ["Ledger", "event", "explain", "view"]
