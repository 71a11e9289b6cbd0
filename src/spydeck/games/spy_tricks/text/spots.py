"""The spots of the mat in the words of a language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spydeck.games.spy_tricks.cards import CARD_TEXTS, LETTERS, SUITS


@dataclass(frozen=True)
class SpotWords:
    """What spots are called in one language; cards have their texts in records."""

    suits: Mapping[str, str]
    """The suits by their texts in records, to stand alone and before ranks."""
    accusative: str = "{rank}"
    """A {rank} as the object of a sentence, where that makes a difference."""
    dative: str = "{rank}"
    """A {rank} as the indirect object of a sentence."""

    def spot(self, text: str, rank: str = "{rank}") -> str:
        """Return a spot by itself, or with one of the phrases for a rank."""
        return rank.format(rank=text) if text.isdigit() else self.suits.get(text, text)

    def spoken(self, text: str) -> str:
        """Return a spot in full words: "blue 3" for B3."""
        if text not in CARD_TEXTS:
            return self.spot(text)
        return f"{self.suits[SUITS[LETTERS.index(text[0])]]} {text[1:]}"
