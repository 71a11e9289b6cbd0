"""What a seat has to decide, in English."""

from __future__ import annotations

from spydeck.games.spy_tricks.cards import LETTERS, SUITS
from spydeck.games.spy_tricks.text.text_layout import card_span
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject


def question(view: JsonObject, names: Names) -> Line:
    """Return the question to the seat of a view that may act."""
    if view["stage"] == "play":
        return play_question(view)
    if view["stage"] == "guess":
        result = "won" if view["seat"] == view["winner"] else "lost"
        asked = f"You {result} the trick: place a henchman, like red, 3 or "
        return [("", asked), card_span("B3"), ("", f"{helper_hint(view)}.")]
    return [("", f"Salvation: place one more henchman anywhere{helper_hint(view)}, or decline.")]


def helper_hint(view: JsonObject) -> str:
    """Return how a seat that holds a Helper places it (ST-16)."""
    return " (Helper too: B3 helper)" if view["seat"] in view["helpers"] else ""


def play_question(view: JsonObject) -> Line:
    """Return which cards may be played (ST-9)."""
    if not view["trick"]:
        return [("", "You lead: play any card.")]
    led = view["trick"][0]["card"]
    suit = SUITS[LETTERS.index(led[0])]
    if not any(text[0] == led[0] for text in view["hand"]):
        return [("", f"You have no {suit} card: play any card.")]
    return [("", "Follow "), card_span(led), ("", f" with a {suit} card.")]


def continue_prompt(partial: str) -> str:
    """Return the question to a person whose action is only partial."""
    return "which suit, rank or card?" if partial == "guess" else "which card?"


def describe_action(text: str, names: Names) -> str:
    """Return an action as it reads after "Suggestion:": "guess B3 with your Helper"."""
    return text.replace("+helper", "with your Helper")
