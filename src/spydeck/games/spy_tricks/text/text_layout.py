"""Cards and spots of the mat as spans and in words, and what is known of the spots."""

from __future__ import annotations

import re
from dataclasses import dataclass

from spydeck.games.lines import Sentences
from spydeck.games.spy_tricks.cards import (
    CARD_TEXTS,
    LETTERS,
    SUITS,
)
from spydeck.games.text_ui import Line, Span
from spydeck.json_types import JsonObject

CARD = re.compile(r"\b[RBW][1-9]\b")

ROUND_STAGES = ("play", "guess", "salvation")
"""The stages in which a seat acts."""


@dataclass(frozen=True)
class Knowledge:
    """Everything known about spots, as sets of texts."""

    wrong: frozenset[str]
    impossible: frozenset[str]
    right: frozenset[str]


def knowledge(view: JsonObject) -> Knowledge:
    """Return what a view reveals about the spots."""
    mat = view["mat"]  # of an older server without what follows from the rules
    return Knowledge(*(frozenset(mat.get(kind, ())) for kind in ("wrong", "impossible", "right")))


def name_of(words: Sentences, text: str, case: str = "") -> str:
    """Return a spot by itself, or as an object; cards have their texts in records."""
    if text in SUITS:
        return words.say(f"suit-{text}")
    if not case or text in CARD_TEXTS:
        return text
    return words.say("rank-accusative" if case == "accusative" else "rank-dative", rank=text)


def spoken(words: Sentences, text: str) -> str:
    """Return a spot in full words: "blue 3" for B3."""
    if text not in CARD_TEXTS:
        return name_of(words, text)
    suit = SUITS[LETTERS.index(text[0])]
    return words.say("spoken-card", suit=words.say(f"suit-{suit}"), rank=text[1:])


def suit_style(text: str) -> str:
    """Return the style of a card or a suit."""
    return SUITS[LETTERS.index(text[0].upper())] if text[0].upper() in LETTERS else "strong"


def card_span(text: str) -> Span:
    """Return a card in the style of its suit."""
    return suit_style(text), text


def card_spans(texts: list[str], between: str = " ") -> Line:
    """Return some cards with spaces between them."""
    line: Line = []
    for text in texts:
        line += [("", between), card_span(text)] if line else [card_span(text)]
    return line


def highlight(text: str) -> Line:
    """Return a text as a line, the cards in it styled."""
    line: Line = []
    end = 0
    for found in CARD.finditer(text):
        line += [("", text[end : found.start()]), card_span(found[0])]
        end = found.end()
    return [*line, ("", text[end:])]


def possible_spans(possible: list[str]) -> Line:
    """Return how many cards can be the secret, and their ranks suit by suit: "4: R 123  B 7"."""
    line: Line = [("strong", f"{len(possible)}:")]
    for letter in LETTERS:
        ranks = [text[1] for text in possible if text[0] == letter]
        if ranks:
            line.append((suit_style(letter), f"  {letter} {''.join(ranks)}"))
    return line
