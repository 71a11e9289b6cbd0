"""Spycard as data and text: views and events as JSON, refusals as messages, sentences in Fluent files."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from spydeck.games.spycard.events import event_facts as event
from spydeck.games.spycard.facts import Ledger
from spydeck.games.spycard.facts import view_facts as view
from spydeck.games.spycard.text.refusals import explain

if TYPE_CHECKING:
    from spydeck.games.text_ui import TextUi

__all__ = ["Ledger", "event", "explain", "text_ui", "view"]


@cache
def text_ui(language: str) -> TextUi:
    """Return the text user interface in a language."""
    from spydeck.games.spycard.text.interface import interface  # takes time to import

    return interface(language)
