"""What a person sees of Spy Tricks in a terminal: the table, the hand, the pages."""

from __future__ import annotations

from spydeck.games.grammar.en import counted, does
from spydeck.games.spy_tricks.rules.state import TRICKS
from spydeck.games.spy_tricks.text.en.mat import mat_lines
from spydeck.games.spy_tricks.text.en.scorepad import pad_table
from spydeck.games.spy_tricks.text.text_layout import (
    ROUND_STAGES,
    card_span,
    card_spans,
    possible_spans,
)
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject

NAME_WIDTH = 12
"""Characters of a name in front of an open hand."""


def table(view: JsonObject, names: Names) -> list[Line]:
    """Return the mat, the players, the trick, the possible secrets and the hand: 24 lines with a question."""
    lines = [[("strong", title(view))], *mat_lines(view, names), [], *players(view, names)]
    if view["trick"]:
        lines.append(trick(view, names))
    if view["stage"] in ROUND_STAGES:
        lines.append([("", "  The secret is one of "), *possible_spans(view["possible_secrets"])])
    if "hand" in view:
        lines.append([("", "  Your hand: "), *card_spans(view["hand"])])
    return [*lines, []]


def hand(view: JsonObject, names: Names) -> list[Line]:
    """Return the hand of a seat as one line."""
    name = names[view["seat"]][:NAME_WIDTH] + ":"
    return [[("strong", f"  {name:{NAME_WIDTH + 2}}"), *card_spans(view["hand"])]]


def title(view: JsonObject) -> str:
    """Return the round and the trick, or what else the game is at."""
    text = f"Round {view['round'] + 1} of {view['rounds']}"
    if view["stage"] in ("play", "guess"):
        return f"{text}, trick {len(view['tricks']) + (view['stage'] == 'play')} of {TRICKS}"
    return f"{text}, {'salvation' if view['stage'] == 'salvation' else 'the game is over'}"


def players(view: JsonObject, names: Names) -> list[Line]:
    """Return one line for each player: points, chips, henchmen, Helper, cards, roles."""
    width = max(6, *(len(name) for name in names))
    lines: list[Line] = [
        [("faint", f"     {'player':<{width}}  points  chips  henchmen left  helper  cards")]
    ]
    for seat, name in enumerate(names):
        line: Line = [
            ("strong", f"  {seat}  {name:<{width}}"),
            ("", f"  {view['totals'][seat]:6}  {view['chips'][seat]:5}  {view['henchmen_left'][seat]:13}"),
            ("", f"  {helper_word(view, seat):<6}  {view['hand_sizes'][seat]:5}"),
        ]
        lines.append([*line, *roles(view, seat)])
    return lines


def helper_word(view: JsonObject, seat: int) -> str:
    """Return whether a seat holds a Helper, in one word."""
    if seat in view["helpers"]:
        return "yes"
    return "used" if seat in view["helpers_used"] else "-"


def roles(view: JsonObject, seat: int) -> Line:
    """Return which of Winner, Loser and start player a seat is."""
    line: Line = []
    if seat == view["winner"]:
        line.append(("good", "  Winner"))
    if seat == view["loser"]:
        line.append(("bad", "  Loser"))
    if seat == view["start_player"]:
        line.append(("faint", "  start player"))
    return line


def trick(view: JsonObject, names: Names) -> Line:
    """Return the open trick."""
    line: Line = [("", "  Trick: ")]
    for place, play in enumerate(view["trick"]):
        line += [("", f"{', ' if place else ''}{names[play['seat']]} "), card_span(play["card"])]
    return line


def last_trick(view: JsonObject, names: Names) -> list[Line]:
    """Return the last full trick of this round."""
    if not view["tricks"]:
        return [[("", "No trick has been played in this round yet.")]]
    last = view["tricks"][-1]
    lines: list[Line] = []
    for place, card in enumerate(last["cards"]):
        seat = (last["leader"] + place) % len(names)
        word = {last["winner"]: " (Winner)", last["loser"]: " (Loser)"}.get(seat, "")
        lines.append([("", f"  {does(names, seat, 'played', 'played')} "), card_span(card), ("", word)])
    return lines


def scores(view: JsonObject, names: Names) -> list[Line]:
    """Return the scorepad as a table."""
    return pad_table(view["scorepad"], names)


def last_round(view: JsonObject, names: Names) -> list[Line]:
    """Return the last finished round: its secret, and the guesses and points of each player."""
    if not view["scorepad"]:
        return [[("", "No round has been finished yet.")]]
    row = view["scorepad"][-1]
    start: Line = [("", f"Round {len(view['scorepad'])}: the Secret Document was "), card_span(row["secret"])]
    return [[*start, ("", ".")], *(guesses(row, names, seat) for seat in range(len(names)))]


def guesses(row: JsonObject, names: Names, seat: int) -> Line:
    """Return the guesses of a player in a finished round, and the points for them."""
    spots = [
        f"{guess['spot']}{' with Helper' if guess['helper'] else ''}"
        f"{' (taken back)' if guess['taken_back'] else ''}"
        for guess in row["guesses"]
        if guess["seat"] == seat
    ]
    guessed = f"{does(names, seat, 'guessed', 'guessed')} {', '.join(spots) or 'nothing'}"
    points = row["points"][seat]
    return [("", f"  {guessed}: "), ("good" if points else "", counted(points, "point"))]
