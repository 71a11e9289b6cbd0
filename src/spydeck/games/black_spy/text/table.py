"""The table of Black Spy as players look at it: who has played and taken what, and the own hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from spydeck.games.black_spy.cards import CARDS, COLOURS, LETTERS
from spydeck.games.black_spy.text.text_layout import ahead, card, card_cell
from spydeck.games.lines import beside, page_width
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject
from spydeck.language import cldr

SHOWN_NAME = 12
"""The number of letters of a name that fit in its column."""
NARROW_INDENT = 8
"""The number of spaces before a second row, so that both fit in 40 letters."""
CARD_SIZE = 3
"""The number of letters of the longest card."""
CARD_CELL = 6
"""The number of letters of a card in the hand, with brackets and space."""


@dataclass(frozen=True)
class TableWords:
    """The words of the table in one language."""

    colours: Mapping[str, str]
    """The colours by their names in views."""
    deal: Callable[[int], str]
    """A deal, from its number from 1: "Deal 1"."""
    stages: Callable[[str], Mapping[str, str]]
    """What is done before and after the tricks, by stage, from the direction of the pass."""
    trick: Callable[[int, int], str]
    """A trick, from its number from 1, and the number of tricks: "trick 3 of 15"."""
    over: str
    facts: str
    """Names the {dealer}, and the {end} value."""
    no_dealer: str
    black_cards: str
    """The heads of the columns; this one counts black cards."""
    this_deal: str
    total: str
    has_passed: str
    is_choosing: str
    has_taken: str
    led: str
    """Stands after the card that was led."""
    highest: str
    """Stands after the card that has the trick so far."""
    mole: str
    hand: str
    """Stands before the own hand."""
    hand_marked: str
    """The same where cards that may be played are in brackets."""
    no_cards: str


def table(words: TableWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the table as the seat sees it now."""
    lines = [heading(words, view, names), *seats(words, view, names)]
    if view["stage"] == "take" and view["mole"].get("shown"):
        lines += [[], *card_rows(words, words.mole, view["mole"]["shown"], [])]
    if "hand" in view:
        lines += [[], *hand_rows(words, view)]
    return [*lines, []]


def heading(words: TableWords, view: JsonObject, names: Names) -> Line:
    """Return the deal, the trick, the dealer, and what ends the game."""
    dealer = words.no_dealer if view["dealer"] is None else names[view["dealer"]]
    facts = words.facts.format(dealer=dealer, end=view["options"]["end_value"])
    return [("strong", title(words, view)), ("faint", f"   ({facts})")]


def title(words: TableWords, view: JsonObject) -> str:
    """Return which deal and trick."""
    now = words.stages(view["pass_direction"]).get(view["stage"], words.over)
    if view["stage"] == "play":
        now = words.trick(len(view["tricks"]) + 1, CARDS // view["options"]["players"])
    return f"{words.deal(view['deal'] + 1)}, {now}"


def seats(words: TableWords, view: JsonObject, names: Names) -> list[Line]:
    """Return one row for each seat, clockwise from the viewer: card in the trick, cards taken, total.

    Where these do not fit beside each other, the cards taken and the total stand in a second row.
    """
    width = CARD_SIZE + len(roles(words, led=True, highest=True))
    heads = f"{words.black_cards:>12}{words.this_deal:>12}{words.total:>8}"
    indent = 2 + SHOWN_NAME + width
    in_two = indent + len(heads) > page_width()
    if in_two:
        indent = NARROW_INDENT
    lines: list[Line] = [[("faint", " " * indent + heads)]]
    first = view["seat"] or 0
    for place in range(len(names)):
        seat = (first + place) % len(names)
        pile = view["taken"][seat]
        turn = "> " if seat in view["actors"] and view["stage"] != "pass" else "  "
        named: Line = [
            ("strong", f"{turn}{names[seat][:SHOWN_NAME]:{SHOWN_NAME}}"),
            *doing(words, view, seat, width),
        ]
        counted: Line = [
            ("", f"{pile['black']:12}{cldr.number(pile['points']):>12}"),
            ("strong", f"{cldr.number(view['totals'][seat]):>8}"),
        ]
        lines += [named, [("", " " * indent), *counted]] if in_two else [[*named, *counted]]
    return lines


def doing(words: TableWords, view: JsonObject, seat: int, width: int) -> Line:
    """Return what a seat has in the trick, or has done before the first one, in a column."""
    if view["stage"] == "pass":
        done = words.has_passed if view["has_passed"][seat] else words.is_choosing
        return [("", f"{done:{width}}")]
    if view["stage"] == "take":
        return [("", f"{words.has_taken if view['mole']['has_taken'][seat] else '':{width}}")]
    played = {play["seat"]: play["card"] for play in view["trick"]}
    if seat not in played:
        return [("", " " * width)]
    led, highest = seat == view["trick"][0]["seat"], seat == ahead(view["trick"])
    described = roles(words, led=led, highest=highest)
    return [card(played[seat]), ("", f"{described:{width - len(played[seat])}}")]


def roles(words: TableWords, *, led: bool, highest: bool) -> str:
    """Return what a card is in the trick, to stand after it."""
    named = [words.led] * led + [words.highest] * highest
    return f" {', '.join(named)}"


def hand_rows(words: TableWords, view: JsonObject) -> list[Line]:
    """Return the hand of the viewer in rows, playable cards in brackets."""
    playable = view.get("choices", {}).get("play", {}).get("next", [])
    return card_rows(words, words.hand_marked if playable else words.hand, view["hand"], playable)


def card_rows(words: TableWords, label: str, texts: Sequence[str], playable: Sequence[str]) -> list[Line]:
    """Return cards sorted by colour, one row for each colour; playable ones are in brackets."""
    lines: list[Line] = [[("faint", label)]]
    for letter, of_colour in groupby(texts, key=lambda text: text[0]):
        colour = words.colours[COLOURS[LETTERS.index(letter)]]
        row = list(of_colour)
        for places in beside(len(row), CARD_CELL, page_width() - len(f"  {colour:8}")):
            line: Line = [("", f"  {'' if places[0] else colour:8}")]
            for place in places:
                line += card_cell(row[place], row[place] in playable)
            lines.append(line)
    return lines if texts else [*lines, [("", f"  {words.no_cards}")]]


def hand(view: JsonObject, names: Names) -> list[Line]:
    """Return the hand of a seat in a row."""
    line: Line = [("strong", f"{names[view['seat']][:SHOWN_NAME] + ':':8}")]
    for _, of_colour in groupby(view["hand"], key=lambda text: text[0]):
        line.append(("", " "))
        for text in of_colour:
            line += [("", " "), card(text)]
    return [line]
