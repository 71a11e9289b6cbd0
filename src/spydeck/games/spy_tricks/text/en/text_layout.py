"""What a person sees of Spy Tricks in a terminal: the table, the hand, the pages."""

from __future__ import annotations

from spydeck.games.grammar.en import counted, does
from spydeck.games.spy_tricks.rules.state import TRICKS
from spydeck.games.spy_tricks.text.en.mat import NAME_WIDTH, mat_lines
from spydeck.games.spy_tricks.text.en.scorepad import pad_table
from spydeck.games.spy_tricks.text.text_layout import (
    ROUND_STAGES,
    card_span,
    card_spans,
    possible_spans,
)
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject


def table(view: JsonObject, names: Names) -> list[Line]:
    """Return the mat with the players, the trick, the possible secrets and the hand: 15 lines."""
    lines = [heading(view, names), *mat_lines(view, names)]
    if view["trick"]:
        lines.append(trick(view, names))
    if view["stage"] in ROUND_STAGES:
        lines.append([("", "  The secret is one of "), *possible_spans(view["possible_secrets"])])
    if "hand" in view:
        lines.append(own_hand(view))
    return [*lines, []]


def heading(view: JsonObject, names: Names) -> Line:
    """Return the round and the trick, and who is Winner, Loser or at first the start player."""
    roles = [("Winner", view["winner"]), ("Loser", view["loser"])]
    if view["winner"] is None:
        roles = [("start player", view["start_player"])]
    shown = [f"{role} {names[seat][:NAME_WIDTH]}" for role, seat in roles if seat is not None]
    return [("strong", title(view)), ("faint", f"  ({', '.join(shown)})" if shown else "")]


def own_hand(view: JsonObject) -> Line:
    """Return the hand of the viewer; cards that may be played are in brackets."""
    playable = view.get("choices", {}).get("play", {}).get("next", [])
    line: Line = [("", "  Your hand: ")]
    for text in view["hand"]:
        left, right = ("[", "]") if text in playable else (" ", " ")
        line += [("strong", left), card_span(text), ("strong", right)]
    return [*line, ("faint", "  [in brackets: may be played]" if playable else "")]


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


def trick(view: JsonObject, names: Names) -> Line:
    """Return the open trick."""
    line: Line = [("", "  Trick: ")]
    for place, play in enumerate(view["trick"]):
        line += [("", f"{', ' if place else ''}{names[play['seat']][:NAME_WIDTH]} "), card_span(play["card"])]
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
