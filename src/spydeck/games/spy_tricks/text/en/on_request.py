"""What a player of Spy Tricks can ask for at any time: the hand, the trick, what is left."""

from __future__ import annotations

from spydeck.games.grammar.en import counted
from spydeck.games.spy_tricks.rules.state import TRICKS
from spydeck.games.spy_tricks.text.en import text_layout
from spydeck.games.spy_tricks.text.text_layout import ROUND_STAGES, card_span, card_spans, possible_spans
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject

NO_HAND: Line = [("", "You have no hand here.")]


def own_hand(view: JsonObject, names: Names) -> list[Line]:
    """Return the hand, playable cards in brackets."""
    return [text_layout.own_hand(view)] if "hand" in view else [NO_HAND]


def spoken_hand(view: JsonObject, names: Names) -> list[Line]:
    """Return the hand, and the cards that may be played unless all may, as sentences."""
    if "hand" not in view:
        return [NO_HAND]
    lines: list[Line] = [[("", "Your hand: "), *with_commas(view["hand"]), ("", ".")]]
    playable = view.get("choices", {}).get("play", {}).get("next", [])
    if playable and len(playable) < len(view["hand"]):
        lines.append([("", "You may play: "), *with_commas(playable), ("", ".")])
    return lines


def with_commas(texts: list[str]) -> Line:
    """Return cards in a sentence."""
    return card_spans(texts, ", ") or [("", "no cards")]


def trick(view: JsonObject, names: Names) -> list[Line]:
    """Return the open trick."""
    if not view["trick"]:
        return [[("", "No card lies in the trick.")]]
    line: Line = [("", "In the trick: ")]
    for place, play in enumerate(view["trick"]):
        line += [("", f"{', ' if place else ''}{names[play['seat']]} "), card_span(play["card"])]
    return [[*line, ("", ".")]]


def left(view: JsonObject, names: Names) -> list[Line]:
    """Return how many tricks are left, and which cards the secret can be."""
    if view["stage"] not in ROUND_STAGES:
        return [[("", "The game is over.")]]
    return [tricks_left(view), [("", "The secret is one of "), *possible_spans(view["possible_secrets"])]]


def spoken_left(view: JsonObject, names: Names) -> list[Line]:
    """Return the same in sentences."""
    if view["stage"] not in ROUND_STAGES:
        return [[("", "The game is over.")]]
    number = counted(len(view["possible_secrets"]), "card")
    start: Line = [("", f"The secret is one of {number}: ")]
    return [tricks_left(view), [*start, *with_commas(view["possible_secrets"]), ("", ".")]]


def tricks_left(view: JsonObject) -> Line:
    """Return how many tricks of this round have not been played to their end."""
    return [("", f"{counted(TRICKS - len(view['tricks']), 'trick')} left in this round.")]
