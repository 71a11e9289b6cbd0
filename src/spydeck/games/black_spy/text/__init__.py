"""Black Spy as data and text: views and events as JSON, refusals as messages, sentences in Fluent files."""

from __future__ import annotations

from spydeck.games.black_spy.events import event_facts as event
from spydeck.games.black_spy.facts import Ledger
from spydeck.games.black_spy.facts import view_facts as view
from spydeck.games.black_spy.text.refusals import explain

__all__ = ["Ledger", "event", "explain", "view"]
