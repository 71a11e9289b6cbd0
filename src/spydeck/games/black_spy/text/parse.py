"""Typed actions of Black Spy: cards, colours and verbs, in words or as records have them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from spydeck.games.black_spy.cards import CARD_TEXTS, COLOURS, LETTERS
from spydeck.games.black_spy.events import WAYS_TO_SETTLE
from spydeck.games.black_spy.text.table import colour_name
from spydeck.games.lines import Sentences
from spydeck.games.text_ui import Fitting
from spydeck.json_types import JsonObject
from spydeck.language import LANGUAGES

COLOURS_TYPED = {**{letter.lower(): letter for letter in LETTERS}, **dict(zip(COLOURS, LETTERS, strict=True))}
VERBS = ("play", "pass", "take", "call", "settle")
FORMS = ("CARD", "COLOUR", "WAY")
"""The operands in the forms of actions."""
SHOWN = (*VERBS, *WAYS_TO_SETTLE.values(), *FORMS)
ACTION_WORDS = frozenset((*SHOWN, *CARD_TEXTS, *COLOURS))
RANKS_TYPED = {str(rank): rank for rank in range(1, 12)}
Meant = TypeVar("Meant", str, int)
"""A colour's letter, or a rank."""
WITHOUT_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def words_of(words: Sentences, code: str) -> list[str]:
    """Return the words of a message that is a list of words."""
    return words.say(code).split()


def typed_in_all(code: str) -> frozenset[str]:
    """Return what can be typed in any language, so that a pad kept in one continues in another."""
    package = "spydeck.games.black_spy.text"
    return frozenset(word for language in LANGUAGES for word in words_of(Sentences(package, language), code))


def way_typed(word: str) -> int | None:
    """Return the way to settle a sweep that a word stands for in any language (BS-28)."""
    for way, text in WAYS_TO_SETTLE.items():
        if word == text or word in typed_in_all(f"typed-{text}"):
            return way
    return None


class Parser:
    """Reads what players type in one language, and shows actions in its words."""

    def __init__(self, words: Sentences) -> None:
        self._words = words
        colours = {name: colour_name(words, name) for name in COLOURS}
        letters = {colours[name]: letter for name, letter in zip(COLOURS, LETTERS, strict=True)}
        ranks = {words.say(f"rank-{rank}").lower(): rank for rank in RANKS_TYPED.values()}
        self._colours = COLOURS_TYPED | spelled(letters, words_of(words, "typed-colour-endings"))
        self._ranks = RANKS_TYPED | spelled(ranks, words_of(words, "typed-rank-endings"))
        self._verbs = {
            word: verb for verb in VERBS for word in words_of(words, f"typed-{verb}") if word != verb
        }
        self._particles = words_of(words, "typed-particles")
        self._fillers = words_of(words, "typed-fillers")
        self._shown = {**colours, **{word: words.say(f"shown-{word}") for word in SHOWN}}
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
            way = way_typed(rest)
            if verb == "settle" and way is not None:
                return f"settle {WAYS_TO_SETTLE[way]}"
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
            way = way_typed(words)
            meant = words if way is None else WAYS_TO_SETTLE[way]
            return Fitting(tuple(text for text in texts if text == meant))
        name = COLOURS[LETTERS.index(colour)] if colour else ""
        found = tuple(text for text in texts if text == name or is_card(text, colour, rank))
        if rank is None:
            return Fitting(found, self._words.say("which-of-colour", colour=colour_name(self._words, name)))
        return Fitting(found, self._words.say("which-of-rank", rank=rank))

    def as_typed(self, text: str) -> str:
        """Return an action, a word of one, or its form in words of the language; other texts unchanged."""
        words = text.split(" ")
        if not ACTION_WORDS.issuperset(words):
            return text
        return " ".join(self._shown.get(word, word) for word in words)

    def _plain(self, text: str) -> str:
        """Return a text in lower case, with single spaces and without fillers."""
        return " ".join(word for word in text.lower().split() if word not in self._fillers)

    def _split(self, text: str) -> tuple[str, str]:
        """Return the verb that a text starts or ends with in this language, or "", and the rest."""
        words, verbs = text.split(), self._verbs
        if words and words[0] in verbs:
            separated = len(words) > 1 and words[-1] in self._particles
            return verbs[words[0]], " ".join(words[1:-1] if separated else words[1:])
        if words and words[-1] in verbs:
            return verbs[words[-1]], " ".join(words[:-1])
        return "", text


def spelled(stems: Mapping[str, Meant], endings: Iterable[str]) -> dict[str, Meant]:
    """Return what words stand for: with any of some endings or none, and also without umlauts."""
    found = {f"{stem}{ending}": meant for stem, meant in stems.items() for ending in ("", *endings)}
    return found | {word.translate(WITHOUT_UMLAUTS): meant for word, meant in found.items()}


def one_of(words: Iterable[str]) -> str:
    """Return a pattern for one of some words, the longest that fits."""
    return "|".join(sorted(words, key=len, reverse=True))


def is_card(text: str, colour: str | None, rank: int | None) -> bool:
    """Return whether a text is that of a card with this colour and rank, as far as they are given."""
    return text in CARD_TEXTS and colour in (None, text[0]) and rank in (None, int(text[1:]))
