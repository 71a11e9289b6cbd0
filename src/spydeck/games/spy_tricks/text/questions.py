"""What a seat of Spy Tricks has to decide, in the words of a language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from spydeck.games.lines import filled
from spydeck.games.spy_tricks.cards import LETTERS, SUITS
from spydeck.games.spy_tricks.text.text_layout import card_span
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject

EXAMPLE = "B3"
"""The card in examples of guesses."""


@dataclass(frozen=True)
class QuestionWords:
    """The questions in one language; those in braces are parts of them."""

    lead: str
    follow: Callable[[str], str]
    """Asks to follow the card {led}, from its suit."""
    play_any: Callable[[str], str]
    """Allows any card to a hand without a suit."""
    won: str
    """Asks the Winner of a trick for a guess, with a {card} as an example and a hint about the {helper}."""
    lost: str
    """The same for the Loser."""
    salvation: str
    """Asks for one more guess, or to decline, with a hint about the {helper}."""
    helper: str
    """How a seat that holds a Helper places it (ST-16)."""
    which_spot: str
    which_card: str


def question(words: QuestionWords, view: JsonObject, names: Names) -> Line:
    """Return the question to the seat of a view that may act."""
    if view["stage"] == "play":
        return play_question(words, view)
    helper = words.helper if view["seat"] in view["helpers"] else ""
    if view["stage"] == "guess":
        asked = words.won if view["seat"] == view["winner"] else words.lost
        return filled(asked, card=[card_span(EXAMPLE)], helper=helper)
    return filled(words.salvation, helper=helper)


def play_question(words: QuestionWords, view: JsonObject) -> Line:
    """Return which cards may be played (ST-9)."""
    if not view["trick"]:
        return [("", words.lead)]
    led = view["trick"][0]["card"]
    suit = SUITS[LETTERS.index(led[0])]
    if not any(text[0] == led[0] for text in view["hand"]):
        return [("", words.play_any(suit))]
    return filled(words.follow(suit), led=[card_span(led)])


def continue_prompt(words: QuestionWords, partial: str) -> str:
    """Return the question to a person whose action is only partial."""
    return words.which_spot if partial == "guess" else words.which_card
