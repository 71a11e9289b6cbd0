"""What Black Spy asks a player, in English."""

from __future__ import annotations

from spydeck.games.black_spy.cards import (
    CARD_TEXTS,
    COLOURS,
    colour_of,
    rank_of,
)
from spydeck.games.black_spy.rules.state import PASSED_CARDS
from spydeck.games.black_spy.text.text_layout import card
from spydeck.games.grammar.en import joined
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject


def question(view: JsonObject, names: Names) -> Line:
    """Return what the seat has to decide now."""
    stage = view["stage"]
    if stage == "play":
        return lead_question(view) if not view["trick"] else follow_question(view, names)
    if stage == "pass":
        return [("", f"Pass three cards to {towards(view, names)}."), *typed_like(view["hand"])]
    if stage == "take":
        sentence = "You have the Mole: take three of its cards."
        return [("", sentence), *typed_like(view["mole"]["shown"])]
    if stage == "call":
        left = names[(view["seat"] + 1) % len(names)]
        return [("", f"Call blue, yellow, red or green: {left}, on your left, has to lead it.")]
    return [("", "You took all black cards: capture (60 for everyone else) or release (60 off your total)?")]


def typed_like(texts: list[str]) -> Line:
    """Return how to type three cards, with the first ones as an example."""
    line: Line = [("", " Type them like")]
    for place, text in enumerate(texts[:3]):
        line += [("", ", " if place else " "), card(text)]
    return [*line, ("", ".")]


def towards(view: JsonObject, names: Names) -> str:
    """Return the player that the seat passes to: "Heron, on your left"."""
    offset = {"left": 1, "across": 2, "right": len(names) - 1}[view["pass_direction"]]
    place = "across from you" if view["pass_direction"] == "across" else f"on your {view['pass_direction']}"
    return f"{names[(view['seat'] + offset) % len(names)]}, {place}"


def lead_question(view: JsonObject) -> Line:
    """Return what may be led (BS-12, BS-17, BS-33)."""
    if view["tricks"]:
        return [("", "You lead: any card.")]
    if view["called"]:
        return [("", f"{view['called']} was called: lead a {view['called']} card.".capitalize())]
    return [("", "You lead the first trick: any card that is not black.")]


def follow_question(view: JsonObject, names: Names) -> Line:
    """Return which cards follow, and whether the hand has any (BS-14, BS-34)."""
    led = view["trick"][0]["card"]
    number = CARD_TEXTS.index(led)
    colour, rank = COLOURS[colour_of(number)], rank_of(number)
    if not any(text[0] == led[0] or text[1:] == led[1:] for text in view["hand"]):
        return [("", f"You have no {colour} card and no {rank}: play any card.")]
    line: Line = [("", "Follow "), card(led), ("", f" with a {colour} card or {with_article(rank)}")]
    before = view["trick"][-1]
    if "following-rank" in view["options"]["variants"] and len(view["trick"]) > 1:
        line.append(("", f", or with {with_article(before['card'][1:])} like {names[before['seat']]}"))
    return [*line, ("", ".")]


NUMBERS = ("no", "one", "two", "three")


def continue_prompt(partial: str) -> str:
    """Return the question to a person whose action is only partial."""
    verb, *cards = partial.split()
    if verb in ("pass", "take"):
        missing = NUMBERS[PASSED_CARDS - len(cards)]
        return f"which {missing} more?" if cards else f"which {missing} cards?"
    return {"call": "which colour?", "settle": "others to capture, or self to release?"}.get(
        verb, "which card?"
    )


def describe_action(text: str, names: Names) -> str:
    """Return an action as it reads after "Suggestion:": "pass B1, R3 and K7"."""
    verb, *words = text.split()
    if verb == "settle":
        return "capture, 60 for everyone else" if words == ["others"] else "release, 60 off your total"
    return f"{verb} {joined(words)}"


def choice(text: str, names: Names) -> str:
    """Return an action as it reads after "if you": "play R3", "capture"."""
    words = describe_action(text, names)
    return words.partition(", ")[0] if text.startswith("settle") else words


def with_article(rank: int | str) -> str:
    """Return a rank with its article: "a 7", "an 8"."""
    return f"{'an' if str(rank) in ('8', '11') else 'a'} {rank}"
