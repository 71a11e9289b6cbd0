"""Typed actions of Spy Tricks: cards, spots and verbs, in words or as records have them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from spydeck.games.lines import Sentences
from spydeck.games.spy_tricks.cards import CARD_TEXTS, LETTERS, SPOT_TEXTS, SUITS
from spydeck.games.text_ui import Fitting
from spydeck.json_types import JsonObject
from spydeck.language import ENGLISH

VERBS = ("play", "guess")
SHOWN = {
    **{verb: f"word-{verb}" for verb in (*VERBS, "decline")},
    "+helper": "word-helper",
    "CARD": "form-card",
    "SPOT": "form-spot",
    "[HELPER]": "form-helper",
}
"""The words of actions and of the forms in which they are written, with their codes."""
ACTION_WORDS = frozenset((*SHOWN, *SPOT_TEXTS))


class Parser:
    """Reads what players type in one language, and shows actions in the same words."""

    def __init__(self, words: Sentences) -> None:
        self._words = words
        self._verbs = {typed: verb for verb in VERBS for typed in typed_words(words, verb)}
        self._decline = typed_words(words, "decline")
        self._fillers = frozenset(words.say("typed-fillers").split())
        self._suits = {letter.lower(): letter for letter in LETTERS}
        for suit, letter in zip(SUITS, LETTERS, strict=True):
            self._suits |= dict.fromkeys(typed_words(words, suit), letter)
        self._card = re.compile(rf"({one_of(self._suits)}) ?([1-9])")
        """A card as people type it: r7, red 7."""
        helper = one_of(typed_words(words, "helper", ", "))
        self._helper = re.compile(rf" ?(\+ ?(?:{helper})?|{helper})$")
        suits = {suit: words.say(f"suit-{suit}") for suit in SUITS}
        self._shown = suits | {word: words.say(code) for word, code in SHOWN.items()}

    def parse(self, view: JsonObject, text: str) -> str:
        """Return the text of the action that a person typed: "play R7" for "red 7".

        Text that is not recognized comes back unchanged but for its verb, for the engine to refuse.
        """
        typed = self._plain(text)
        named, rest = self._split(typed)
        verb = named or next(iter(view.get("choices", {})), "play")
        rest = rest if named else typed.removeprefix(verb).strip()
        if verb == "play":
            action = f"play {card}" if (card := self.card(rest)) else ""
        else:
            action = self._guess(rest)
        if action:
            return action
        return text if not named or typed.startswith(named) else f"{named} {rest}".strip()

    def card(self, typed: str) -> str:
        """Return the text of a card that a person typed, or ""."""
        found = self._card.fullmatch(typed)
        return f"{self._suits[found[1]]}{found[2]}" if found else ""

    def spot(self, typed: str) -> str:
        """Return the text of a spot that a person typed, or ""."""
        if typed in self._suits:
            return SUITS[LETTERS.index(self._suits[typed])]
        return typed if re.fullmatch("[1-9]", typed) else self.card(typed)

    def fits(self, view: JsonObject, typed: str, texts: Sequence[str]) -> Fitting:
        """Return the cards or spots that a person may mean: "red 7"; of cards, "red" or "7" too."""
        words = self._plain(typed)
        spot = self.spot(words)
        if spot in texts:
            return Fitting((spot,))
        if self._helper.fullmatch(words):
            return Fitting(tuple(text for text in texts if text == "+helper"))
        cards = [text for text in texts if text in CARD_TEXTS]
        if words in self._suits:
            found = tuple(text for text in cards if text[0] == self._suits[words])
            return Fitting(found, self._words.say("which-of-suit", suit=spot))
        which = self._words.say("which-of-rank", rank=words)
        return Fitting(tuple(text for text in cards if text[1] == words), which)

    def as_typed(self, text: str) -> str:
        """Return an action, a word of one, or its form in words of this language; other texts unchanged."""
        words = text.split(" ")
        if not ACTION_WORDS.issuperset(words):
            return text
        return " ".join(self._shown.get(word, word) for word in words)

    def _guess(self, rest: str) -> str:
        """Return the text of a guess, or of declining to guess; "" if it is neither."""
        if rest in self._decline:
            return "decline"
        spot = self.spot(self._helper.sub("", rest))
        return f"guess {spot}{' +helper' if self._helper.search(rest) else ''}" if spot else ""

    def _plain(self, text: str) -> str:
        """Return a text in lower case, with single spaces and without fillers."""
        return " ".join(word for word in text.lower().split() if word not in self._fillers)

    def _split(self, typed: str) -> tuple[str, str]:
        """Return the verb that a text starts or ends with, or "", and the rest."""
        for verb in VERBS:
            if typed.startswith(f"{verb} "):
                return verb, typed.removeprefix(verb).strip()
        first, *others = typed.split() or [""]
        if first in self._verbs:
            return self._verbs[first], " ".join(others)
        if others and others[-1] in self._verbs:
            return self._verbs[others[-1]], " ".join([first, *others[:-1]])
        return "", typed


def typed_words(words: Sentences, meant: str, between: str = " ") -> list[str]:
    """Return what players type for something, in a language and in English, which works always."""
    texts = (words.say(f"typed-{meant}"), Sentences(words.package, ENGLISH).say(f"typed-{meant}"))
    return [word for text in texts for word in text.split(between)]


def one_of(words: Iterable[str]) -> str:
    """Return a pattern for one of some words, the longest that fits."""
    return "|".join(sorted(words, key=len, reverse=True))
