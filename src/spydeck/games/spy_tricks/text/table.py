"""What a person sees of Spy Tricks in a terminal: the table and the hand."""

from __future__ import annotations

from dataclasses import dataclass

from spydeck.games.spy_tricks.rules.state import TRICKS
from spydeck.games.spy_tricks.text.mat import NAME_WIDTH, MatWords, mat_lines
from spydeck.games.spy_tricks.text.text_layout import (
    ROUND_STAGES,
    card_span,
    card_spans,
    possible_spans,
)
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject


@dataclass(frozen=True)
class TableWords:
    """The words of the table in one language; those in braces are parts of them."""

    mat: MatWords
    round: str
    """The {round}, numbered from 1, out of all {rounds}."""
    trick_number: str
    """The {trick}, numbered from 1, out of all {tricks}."""
    salvation: str
    over: str
    winner: str
    """Who won the last trick, by {name}."""
    loser: str
    start_player: str
    trick: str
    """Stands before the cards in the trick."""
    secret: str
    """Stands before the number of cards that the secret can be, and before those cards."""
    hand: str
    """Stands before the own hand."""
    in_brackets: str
    """Explains the brackets around cards that may be played."""


def table(words: TableWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the mat with the players, the trick, the possible secrets and the hand: 15 lines."""
    lines = [heading(words, view, names), *mat_lines(words.mat, view, names)]
    if view["trick"]:
        lines.append(trick(words, view, names))
    if view["stage"] in ROUND_STAGES:
        lines.append([("", "  "), *possible(words, view)])
    if "hand" in view:
        lines.append(own_hand(words, view))
    return [*lines, []]


def heading(words: TableWords, view: JsonObject, names: Names) -> Line:
    """Return the round and the trick, and who is Winner, Loser or at first the start player."""
    roles = [(words.winner, view["winner"]), (words.loser, view["loser"])]
    if view["winner"] is None:
        roles = [(words.start_player, view["start_player"])]
    shown = [role.format(name=names[seat][:NAME_WIDTH]) for role, seat in roles if seat is not None]
    return [("strong", title(words, view)), ("faint", f"  ({', '.join(shown)})" if shown else "")]


def title(words: TableWords, view: JsonObject) -> str:
    """Return the round and the trick, or what else the game is at."""
    now = words.salvation if view["stage"] == "salvation" else words.over
    if view["stage"] in ("play", "guess"):
        number = len(view["tricks"]) + (view["stage"] == "play")
        now = words.trick_number.format(trick=number, tricks=TRICKS)
    return f"{words.round.format(round=view['round'] + 1, rounds=view['rounds'])}, {now}"


def possible(words: TableWords, view: JsonObject) -> Line:
    """Return which cards the secret can be."""
    return [("", words.secret), *possible_spans(view["possible_secrets"])]


def own_hand(words: TableWords, view: JsonObject) -> Line:
    """Return the hand of the viewer; cards that may be played are in brackets."""
    playable = view.get("choices", {}).get("play", {}).get("next", [])
    line: Line = [("", f"  {words.hand}")]
    for text in view["hand"]:
        left, right = ("[", "]") if text in playable else (" ", " ")
        line += [("strong", left), card_span(text), ("strong", right)]
    return [*line, ("faint", f"  {words.in_brackets}" if playable else "")]


def hand(view: JsonObject, names: Names) -> list[Line]:
    """Return the hand of a seat as one line."""
    name = names[view["seat"]][:NAME_WIDTH] + ":"
    return [[("strong", f"  {name:{NAME_WIDTH + 2}}"), *card_spans(view["hand"])]]


def trick(words: TableWords, view: JsonObject, names: Names) -> Line:
    """Return the open trick."""
    line: Line = [("", f"  {words.trick}")]
    for place, play in enumerate(view["trick"]):
        line += [("", f"{', ' if place else ''}{names[play['seat']][:NAME_WIDTH]} "), card_span(play["card"])]
    return line
