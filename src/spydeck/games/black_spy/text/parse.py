"""What players of Black Spy type: cards, colours and verbs, in words or as records have them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from spydeck.games.black_spy.cards import CARD_TEXTS, COLOURS, LETTERS
from spydeck.games.black_spy.events import WAYS_TO_SETTLE
from spydeck.games.black_spy.rules.state import OTHERS, SELF
from spydeck.games.text_ui import Fitting
from spydeck.json_types import JsonObject

COLOURS_TYPED = {**{letter.lower(): letter for letter in LETTERS}, **dict(zip(COLOURS, LETTERS, strict=True))}
VERBS = ("play", "pass", "take", "call", "settle")
FORMS = ("CARD", "COLOUR", "WAY")
"""The operands in the forms of actions."""
ACTION_WORDS = frozenset((*VERBS, *CARD_TEXTS, *COLOURS, *WAYS_TO_SETTLE.values(), *FORMS))
WAYS_TYPED = {
    "others": OTHERS,
    "self": SELF,
    "capture": OTHERS,
    "release": SELF,
    "fangen": OTHERS,
    "freilassen": SELF,
}
"""The ways to settle a sweep as people type them in all languages (BS-28)."""
RANKS_TYPED = {str(rank): rank for rank in range(1, 12)}


@dataclass(frozen=True)
class TypedWords:
    """What players type in one language, in lower case, beside the words of records."""

    colours: Mapping[str, str]
    """The letters of the colours by their words."""
    ranks: Mapping[str, int]
    verbs: Mapping[str, str]
    """The verbs of actions by words that stand before or after what they concern."""
    particles: frozenset[str]
    """What may end an action that starts with one of these verbs, and means nothing by itself."""
    fillers: frozenset[str]
    """What may stand anywhere in an action, and means nothing."""
    which_of_colour: Callable[[str], str]
    """The start of the question which card of a colour is meant."""
    which_of_rank: Callable[[int], str]
    shown: Mapping[str, str] = field(default_factory=dict)
    """The words of actions, and of the forms in which they are written, as players read them."""


class Parser:
    """Reads what players type in one language, and shows actions in its words."""

    def __init__(self, words: TypedWords) -> None:
        self._words = words
        self._colours = {**COLOURS_TYPED, **words.colours}
        self._ranks = {**RANKS_TYPED, **words.ranks}
        self._card = re.compile(rf"({one_of(self._colours)}) ?({one_of(self._ranks)})(?= |$)")
        """A card as people type it: r7, red 7, red spy."""

    def parse(self, view: JsonObject, text: str) -> str:
        """Return what a person typed as the text of an action: "red 7" as "play R7"."""
        words = self._plain(text.replace(",", " ").replace("+", " "))
        named, operands = self._split(words)
        for verb in view.get("choices", {}):
            rest = operands if verb == named else words.removeprefix(verb).strip()
            if verb == "call" and rest in self._colours:
                return f"call {COLOURS[LETTERS.index(self._colours[rest])]}"
            if verb == "settle" and rest in WAYS_TYPED:
                return f"settle {WAYS_TO_SETTLE[WAYS_TYPED[rest]]}"
            cards = self._card.findall(rest)
            if cards and not self._card.sub("", rest).strip():
                texts = [f"{self._colours[colour]}{self._ranks[rank]}" for colour, rank in cards]
                return f"{verb} {' '.join(texts)}"
        return f"{named} {operands}".strip() if named else text

    def fits(self, view: JsonObject, typed: str, texts: Sequence[str]) -> Fitting:
        """Return the cards, colours or ways to settle that a person may mean: "black", "7", "release"."""
        words = self._plain(typed)
        colour, rank = self._colours.get(words), self._ranks.get(words)
        card = self._card.fullmatch(words)
        if card:
            colour, rank = self._colours[card[1]], self._ranks[card[2]]
        if colour is None and rank is None:
            meant = WAYS_TO_SETTLE[WAYS_TYPED[words]] if words in WAYS_TYPED else words
            return Fitting(tuple(text for text in texts if text == meant))
        name = COLOURS[LETTERS.index(colour)] if colour else ""
        found = tuple(text for text in texts if text == name or is_card(text, colour, rank))
        which = self._words.which_of_colour(name) if rank is None else self._words.which_of_rank(rank)
        return Fitting(found, which)

    def as_typed(self, text: str) -> str:
        """Return an action, a word of one, or its form in words of the language; other texts unchanged."""
        words = text.split(" ")
        if not ACTION_WORDS.issuperset(words):
            return text
        return " ".join(self._words.shown.get(word, word) for word in words)

    def _plain(self, text: str) -> str:
        """Return a text in lower case, with single spaces and without fillers."""
        return " ".join(word for word in text.lower().split() if word not in self._words.fillers)

    def _split(self, text: str) -> tuple[str, str]:
        """Return the verb that a text starts or ends with in this language, or "", and the rest."""
        words, verbs = text.split(), self._words.verbs
        if words and words[0] in verbs:
            separated = len(words) > 1 and words[-1] in self._words.particles
            return verbs[words[0]], " ".join(words[1:-1] if separated else words[1:])
        if words and words[-1] in verbs:
            return verbs[words[-1]], " ".join(words[:-1])
        return "", text


def one_of(words: Iterable[str]) -> str:
    """Return a pattern for one of some words, the longest that fits."""
    return "|".join(sorted(words, key=len, reverse=True))


def is_card(text: str, colour: str | None, rank: int | None) -> bool:
    """Return whether a text is that of a card with this colour and rank, as far as they are given."""
    return text in CARD_TEXTS and colour in (None, text[0]) and rank in (None, int(text[1:]))
