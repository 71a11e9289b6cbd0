"""Spy Tricks as data and text: views and events as JSON, refusals as messages, and all that people read."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from spydeck.games.spy_tricks.events import event_facts as event
from spydeck.games.spy_tricks.facts import Ledger
from spydeck.games.spy_tricks.facts import view_facts as view
from spydeck.games.spy_tricks.text.refusals import explain

if TYPE_CHECKING:
    from spydeck.games.text_ui import TextUi

__all__ = ["Ledger", "event", "explain", "text_ui", "view"]


@cache
def text_ui(language: str) -> TextUi:
    """Return the text user interface in a language."""
    from spydeck.games.spy_tricks.text.interface import interface  # takes time to import; most say nothing

    return interface(language)
