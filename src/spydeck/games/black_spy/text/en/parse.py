"""What players of Black Spy type, in English."""

from __future__ import annotations

import re
from collections.abc import Sequence

from spydeck.games.black_spy.cards import (
    CARD_TEXTS,
    COLOURS,
    LETTERS,
    RANK_NAMES,
)
from spydeck.games.black_spy.rules.state import OTHERS, SELF
from spydeck.games.black_spy.text.serialize import WAYS_TO_SETTLE
from spydeck.games.text_ui import Fitting
from spydeck.json_types import JsonObject

COLOURS_TYPED = {**{letter.lower(): letter for letter in LETTERS}, **dict(zip(COLOURS, LETTERS, strict=True))}


RANKS_TYPED = {
    **{str(rank): rank for rank in range(1, 12)},
    **{name.lower(): rank for rank, name in enumerate(RANK_NAMES, 1)},
}


WAYS_TYPED = {
    **{text: way for way, text in WAYS_TO_SETTLE.items()},
    "capture": OTHERS,
    "release": SELF,
}
"""The ways to settle a sweep as people type them (BS-28)."""

TYPED = re.compile(
    rf"({'|'.join(sorted(COLOURS_TYPED, key=len, reverse=True))})"
    rf" ?({'|'.join(sorted(RANKS_TYPED, key=len, reverse=True))})(?= |$)"
)
"""A card as people type it: r7, red 7, red spy."""


def parse(view: JsonObject, text: str) -> str:
    """Return what a person typed as the text of an action: "red 7" as "play R7", "self" as "settle self"."""
    words = " ".join(text.replace(",", " ").replace("+", " ").lower().split())
    for verb in view.get("choices", {}):
        rest = words.removeprefix(verb).strip()
        if verb == "call" and rest in COLOURS_TYPED:
            return f"call {COLOURS[LETTERS.index(COLOURS_TYPED[rest])]}"
        if verb == "settle" and rest in WAYS_TYPED:
            return f"settle {WAYS_TO_SETTLE[WAYS_TYPED[rest]]}"
        cards = TYPED.findall(rest)
        if cards and not TYPED.sub("", rest).strip():
            texts = [f"{COLOURS_TYPED[colour]}{RANKS_TYPED[rank]}" for colour, rank in cards]
            return f"{verb} {' '.join(texts)}"
    return text


def fits(view: JsonObject, typed: str, texts: Sequence[str]) -> Fitting:
    """Return the cards, colours or ways to settle that a person may mean: "black", "7", "release"."""
    words = typed.lower()
    colour, rank = COLOURS_TYPED.get(words), RANKS_TYPED.get(words)
    card = TYPED.fullmatch(words)
    if card:
        colour, rank = COLOURS_TYPED[card[1]], RANKS_TYPED[card[2]]
    if colour is None and rank is None:
        meant = WAYS_TO_SETTLE[WAYS_TYPED[words]] if words in WAYS_TYPED else words
        return Fitting(tuple(text for text in texts if text == meant))
    name = COLOURS[LETTERS.index(colour)] if colour else ""
    found = [text for text in texts if text == name or is_card(text, colour, rank)]
    return Fitting(tuple(found), f"Which {name} card" if rank is None else f"Which {rank}")


def is_card(text: str, colour: str | None, rank: int | None) -> bool:
    """Return whether a text is that of a card with this colour and rank, as far as they are given."""
    return text in CARD_TEXTS and colour in (None, text[0]) and rank in (None, int(text[1:]))
