"""What a person types as the text of an action."""

from __future__ import annotations

import re
from collections.abc import Sequence

from spydeck.games.spy_tricks.cards import CARD_TEXTS, LETTERS, SUITS
from spydeck.games.text_ui import Fitting
from spydeck.json_types import JsonObject

SUIT_LETTERS = {**{letter.lower(): letter for letter in LETTERS}, **dict(zip(SUITS, LETTERS, strict=True))}
"""The letter of each suit, by what people type for it."""
_SUIT = "|".join(sorted(SUIT_LETTERS, key=len, reverse=True))
CARD = re.compile(rf"({_SUIT}) ?([1-9])")
"""A card as people type it: r7, red 7."""
HELPER = re.compile(r" ?(\+ ?(?:helper)?|helper)$")
DECLINE = ("decline", "no", "none", "-")


def parse(view: JsonObject, text: str) -> str:
    """Return the text of the action that a person typed: "play R7" for "red 7".

    Text that is not recognized comes back unchanged, for the engine to refuse.
    """
    words = " ".join(text.lower().split())
    expected = next(iter(view.get("choices", {})), "play")
    verb = next((one for one in ("play", "guess") if words.startswith(one + " ")), expected)
    rest = words.removeprefix(verb).strip()
    if verb == "play":
        card = card_text(rest)
        return f"play {card}" if card else text
    if rest in DECLINE:
        return "decline"
    spot = spot_text(HELPER.sub("", rest))
    helper = " +helper" if HELPER.search(rest) else ""
    return f"guess {spot}{helper}" if spot else text


def card_text(typed: str) -> str:
    """Return the text of a card that a person typed, or ""."""
    found = CARD.fullmatch(typed)
    return f"{SUIT_LETTERS[found[1]]}{found[2]}" if found else ""


def spot_text(typed: str) -> str:
    """Return the text of a spot that a person typed, or ""."""
    if typed in SUIT_LETTERS:
        return SUITS[LETTERS.index(SUIT_LETTERS[typed])]
    if re.fullmatch("[1-9]", typed):
        return typed
    return card_text(typed)


def fits(view: JsonObject, typed: str, texts: Sequence[str]) -> Fitting:
    """Return the cards or spots that a person may mean: "red 7"; of cards, "red" or "7" too."""
    words = typed.lower()
    spot = spot_text(words)
    if spot in texts:
        return Fitting((spot,))
    if HELPER.fullmatch(words):
        return Fitting(tuple(text for text in texts if text == "+helper"))
    cards = [text for text in texts if text in CARD_TEXTS]
    if words in SUIT_LETTERS:
        found = tuple(text for text in cards if text[0] == SUIT_LETTERS[words])
        return Fitting(found, f"Which {SUITS[LETTERS.index(SUIT_LETTERS[words])]} card")
    return Fitting(tuple(text for text in cards if text[1] == words), f"Which {words}")
