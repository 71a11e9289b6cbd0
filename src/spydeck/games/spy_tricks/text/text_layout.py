"""What people look at in Spy Tricks: the table, their hand, the pages."""

from __future__ import annotations

from spydeck.games.grammar.en import does
from spydeck.games.spy_tricks.cards import LETTERS
from spydeck.games.spy_tricks.rules.state import TRICKS
from spydeck.games.spy_tricks.text.mat import card_span, card_spans, mat_lines, suit_style
from spydeck.games.spy_tricks.text.scorepad import pad_table
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject

IN_ROUND = ("play", "guess", "salvation")
"""The stages in which something is asked."""


def table(view: JsonObject, names: Names) -> list[Line]:
    """The mat, the players, the trick, what can be the secret, and the own hand; with a question 24 rows."""
    lines = [[("strong", title(view))], *mat_lines(view, names), [], *players(view, names)]
    if view["trick"]:
        lines.append(trick(view, names))
    if view["stage"] in IN_ROUND:
        lines.append([("", "  The secret is one of "), *possible_spans(view["possible_secrets"])])
    if "hand" in view:
        lines.append([("", "  Your hand: "), *card_spans(view["hand"])])
    return [*lines, []]


def own(view: JsonObject, names: Names) -> list[Line]:
    """The hand of a seat in a row."""
    return [[("strong", f"  {names[view['seat']][:12] + ':':14}"), *card_spans(view["hand"])]]


def title(view: JsonObject) -> str:
    """How far the game has come."""
    text = f"Round {view['round'] + 1} of {view['rounds']}"
    if view["stage"] in ("play", "guess"):
        return f"{text}, trick {len(view['tricks']) + (view['stage'] == 'play')} of {TRICKS}"
    return f"{text}, {'salvation' if view['stage'] == 'salvation' else 'the game is over'}"


def players(view: JsonObject, names: Names) -> list[Line]:
    """A row for each player: points, chips, pawns, and what they were in the last trick."""
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
        lines.append([*line, *role(view, seat)])
    return lines


def helper_word(view: JsonObject, seat: int) -> str:
    """Whether a seat holds a Helper."""
    if seat in view["helpers"]:
        return "yes"
    return "used" if seat in view["helpers_used"] else "-"


def role(view: JsonObject, seat: int) -> Line:
    """Start player, Winner and Loser."""
    line: Line = []
    if seat == view["winner"]:
        line.append(("good", "  Winner"))
    if seat == view["loser"]:
        line.append(("bad", "  Loser"))
    if seat == view["start_player"]:
        line.append(("faint", "  start player"))
    return line


def trick(view: JsonObject, names: Names) -> Line:
    """The open trick."""
    line: Line = [("", "  Trick: ")]
    for place, play in enumerate(view["trick"]):
        line += [("", f"{', ' if place else ''}{names[play['seat']]} "), card_span(play["card"])]
    return line


def possible_spans(possible: list[str]) -> Line:
    """How many cards can be the secret, and their ranks suit by suit: "4: R 123  B 7"."""
    line: Line = [("strong", f"{len(possible)}:")]
    for letter in LETTERS:
        ranks = [text[1] for text in possible if text[0] == letter]
        if ranks:
            line.append((suit_style(letter), f"  {letter} {''.join(ranks)}"))
    return line


def last_trick(view: JsonObject, names: Names) -> list[Line]:
    """The last full trick of this round."""
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
    """The scorepad as a table."""
    return pad_table(view["scorepad"], names)


def last_round(view: JsonObject, names: Names) -> list[Line]:
    """The last finished round: its secret, everyone's guesses, their points."""
    if not view["scorepad"]:
        return [[("", "No round has been finished yet.")]]
    row = view["scorepad"][-1]
    lines: list[Line] = [
        [
            ("", f"Round {len(view['scorepad'])}: the Secret Document was "),
            card_span(row["secret"]),
            ("", "."),
        ]
    ]
    for seat in range(len(names)):
        guesses = [
            f"{guess['spot']}{' with Helper' if guess['helper'] else ''}"
            f"{' (taken back)' if guess['taken_back'] else ''}"
            for guess in row["guesses"]
            if guess["seat"] == seat
        ]
        guessed = f"{does(names, seat, 'guessed', 'guessed')} {', '.join(guesses) or 'nothing'}"
        points = row["points"][seat]
        lines.append([("", f"  {guessed}: "), ("good" if points else "", f"{points} points")])
    return lines
