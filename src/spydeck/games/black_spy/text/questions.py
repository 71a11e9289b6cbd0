"""What Black Spy asks a player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from spydeck.games.black_spy.cards import CARD_TEXTS, COLOURS, colour_of, rank_of
from spydeck.games.black_spy.rules.state import PASSED_CARDS
from spydeck.games.black_spy.text.text_layout import card, cards
from spydeck.games.lines import filled
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject


@dataclass(frozen=True)
class QuestionWords:
    """The questions in one language; those in braces are parts of them."""

    pass_three: Callable[[str, str], str]
    """Asks to pass cards, from the name of who gets them and the direction."""
    take_three: str
    type_like: str
    """How to type three {cards}."""
    call: str
    """Asks for a colour that {left} has to lead."""
    settle: str
    lead: str
    lead_called: Callable[[str], str]
    lead_first: str
    play_any: Callable[[str, int], str]
    """Allows any card to a hand without a colour and a rank."""
    follow: Callable[[str, int], str]
    """Asks to follow the card {led} with a colour or a rank."""
    or_like: Callable[[int, str], str]
    """Allows the rank of the card before, from its player's name."""
    which_three: str
    which_more: Callable[[int], str]
    """Asks for the rest of three cards, from their number."""
    which_card: str
    which_colour: str
    which_way: str
    """Asks for a way to settle a sweep."""


def question(words: QuestionWords, view: JsonObject, names: Names) -> Line:
    """Return what the seat has to decide now."""
    stage = view["stage"]
    if stage == "play":
        return lead_question(words, view) if not view["trick"] else follow_question(words, view, names)
    if stage == "pass":
        asked = words.pass_three(names[receiver(view, names)], view["pass_direction"])
        return [("", asked), *typed_like(words, view["hand"])]
    if stage == "take":
        return [("", words.take_three), *typed_like(words, view["mole"]["shown"])]
    if stage == "call":
        return [("", words.call.format(left=names[(view["seat"] + 1) % len(names)]))]
    return [("", words.settle)]


def typed_like(words: QuestionWords, texts: Sequence[str]) -> Line:
    """Return how to type three cards, with the first ones as an example."""
    return [("", " "), *filled(words.type_like, cards=cards(texts[:PASSED_CARDS]))]


def receiver(view: JsonObject, names: Names) -> int:
    """Return the seat that the viewer passes to (BS-9)."""
    offset = {"left": 1, "across": 2, "right": len(names) - 1}[view["pass_direction"]]
    seat: int = (view["seat"] + offset) % len(names)
    return seat


def lead_question(words: QuestionWords, view: JsonObject) -> Line:
    """Return what may be led (BS-12, BS-17, BS-33)."""
    if view["tricks"]:
        return [("", words.lead)]
    if view["called"]:
        return [("", words.lead_called(view["called"]))]
    return [("", words.lead_first)]


def follow_question(words: QuestionWords, view: JsonObject, names: Names) -> Line:
    """Return which cards follow, and whether the hand has any (BS-14, BS-34)."""
    led = view["trick"][0]["card"]
    number = CARD_TEXTS.index(led)
    colour, rank = COLOURS[colour_of(number)], rank_of(number)
    if not any(text[0] == led[0] or text[1:] == led[1:] for text in view["hand"]):
        return [("", words.play_any(colour, rank))]
    line = filled(words.follow(colour, rank), led=[card(led)])
    before = view["trick"][-1]
    if "following-rank" in view["options"]["variants"] and len(view["trick"]) > 1:
        line.append(("", words.or_like(int(before["card"][1:]), names[before["seat"]])))
    return [*line, ("", ".")]


def continue_prompt(words: QuestionWords, partial: str) -> str:
    """Return the question to a person whose action is only partial."""
    verb, *chosen = partial.split()
    if verb in ("pass", "take"):
        return words.which_more(PASSED_CARDS - len(chosen)) if chosen else words.which_three
    return {"call": words.which_colour, "settle": words.which_way}.get(verb, words.which_card)
