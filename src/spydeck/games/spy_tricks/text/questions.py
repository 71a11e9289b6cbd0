"""What a seat of Spy Tricks has to decide, in the words of a language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from spydeck.games.lines import filled
from spydeck.games.spy_tricks.cards import CARD_TEXTS, LETTERS, RANKS, SUITS
from spydeck.games.spy_tricks.text.spots import SpotWords
from spydeck.games.spy_tricks.text.text_layout import card_span, highlight, knowledge
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject

EXAMPLES = (SUITS, ("3", *map(str, range(1, RANKS + 1))), ("B3", *CARD_TEXTS))
"""Suits, ranks and cards, of each kind in the order in which one is taken as an example of a guess."""


@dataclass(frozen=True)
class QuestionWords:
    """The questions in one language; those in braces are parts of them."""

    lead: str
    follow: Callable[[str], str]
    """Asks to follow the card {led}, from its suit."""
    play_any: Callable[[str], str]
    """Allows any card to a hand without a suit."""
    won: str
    """Asks the Winner of a trick for a guess, with {examples} and a hint about the {helper}."""
    lost: str
    """The same for the Loser."""
    salvation: str
    """Asks for one more guess, or to decline, with a hint about the {helper}."""
    helper: str
    """How a seat that holds a Helper places it, with a {spot} as an example (ST-16)."""
    which_spot: str
    which_card: str
    spots: SpotWords
    either: Callable[[Sequence[str]], str]
    """Lists things of which one is chosen."""
    wrong: str
    """Warns of a spot that the mat rules out."""
    impossible: str
    """Warns of a spot that the own cards rule out together with the mat."""


def question(words: QuestionWords, view: JsonObject, names: Names) -> Line:
    """Return the question to the seat of a view that may act."""
    if view["stage"] == "play":
        return play_question(words, view)
    spots = example_spots(view)
    with_helper = filled(words.helper, spot=highlight(words.spots.spot(spots[-1])))
    helper: Line = with_helper if view["seat"] in view["helpers"] else []
    if view["stage"] == "guess":
        asked = words.won if view["seat"] == view["winner"] else words.lost
        return filled(asked, examples=highlight(words.either([*map(words.spots.spot, spots)])), helper=helper)
    return filled(words.salvation, helper=helper)


def example_spots(view: JsonObject) -> list[str]:
    """Return spots to name as examples: of each kind one that is free and may be right, if any is."""
    free = view["choices"]["guess"]["next"]
    sound = [spot for spot in free if not doubtful(view, spot)] or free
    found = (next((spot for spot in kind if spot in sound), None) for kind in EXAMPLES)
    return [spot for spot in found if spot is not None]


def doubtful(view: JsonObject, spot: str) -> bool:
    """Return whether the seat of a view can know that a spot is wrong."""
    known = knowledge(view)
    return spot in known.wrong or spot in known.impossible


def doubt(words: QuestionWords, view: JsonObject, text: str, names: Names) -> str:
    """Return what speaks against a guess, "" if it may be right (ST-15)."""
    verb, *operands = text.split()
    if verb != "guess" or not operands or not doubtful(view, operands[0]):
        return ""
    return words.wrong if operands[0] in knowledge(view).wrong else words.impossible


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
