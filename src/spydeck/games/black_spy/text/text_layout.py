"""The layout of cards in text, without words."""

from __future__ import annotations

import re
from collections.abc import Sequence

from spydeck.games.black_spy.cards import CARD_TEXTS, COLOURS, LETTERS, cards_above
from spydeck.games.text_ui import Line, Span
from spydeck.json_types import JsonObject

CARD = re.compile(r"\b[BYRGK](?:1[01]|[1-9])\b")


def card(text: str) -> Span:
    """Return a card in its colour."""
    return COLOURS[LETTERS.index(text[0])], text


def cards(texts: Sequence[str], none: str = "") -> Line:
    """Return cards in a sentence, or the words for no cards."""
    line: Line = []
    for text in texts:
        line += [("", ", "), card(text)] if line else [card(text)]
    return line or [("", none)]


def card_cell(text: str, playable: bool) -> Line:
    """Return a card in six letters."""
    left, right = ("[", "]") if playable else (" ", " ")
    return [("strong", left), card(text), ("strong", right), ("", " " * (4 - len(text)))]


def highlight(text: str) -> Line:
    """Return a text of the engine as a line, its cards coloured."""
    line: Line = []
    end = 0
    for found in CARD.finditer(text):
        line += [("", text[end : found.start()]), card(found[0])]
        end = found.end()
    return [*line, ("", text[end:])]


def ahead(trick: Sequence[JsonObject]) -> int:
    """Return the seat that has the trick so far (BS-15, BS-16)."""
    best = trick[0]
    for play in trick[1:]:
        if cards_above(CARD_TEXTS.index(best["card"])) >> CARD_TEXTS.index(play["card"]) & 1:
            best = play
    seat: int = best["seat"]
    return seat
