"""Spy Tricks as data and text: views and events as JSON, refusals as messages; sentences in `en`."""

from __future__ import annotations

from spydeck.games.spy_tricks.text.ledger import Ledger
from spydeck.games.spy_tricks.text.refusals import explain
from spydeck.games.spy_tricks.text.serialize import event_facts as event
from spydeck.games.spy_tricks.text.serialize import view_facts as view
from spydeck.games.text_ui import TextUi
from spydeck.language import catalogue

__all__ = ["Ledger", "event", "explain", "text_ui", "view"]


def text_ui(language: str | None = None) -> TextUi:
    """Return the text user interface in a language (by default the one in use)."""
    found: TextUi = catalogue(__name__, language).TEXT_UI
    return found
