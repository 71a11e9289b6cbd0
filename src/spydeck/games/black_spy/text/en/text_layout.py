"""What players look at in Black Spy, in English: the table, their hand, the pages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from spydeck.games.black_spy.cards import (
    BLACK,
    CARD_TEXTS,
    CARDS,
    COLOURS,
    LETTERS,
)
from spydeck.games.black_spy.rules.score import value_of
from spydeck.games.black_spy.text.en.scorepad import pad_table
from spydeck.games.black_spy.text.text_layout import CARDS_IN_ROW, ahead, card, card_cell
from spydeck.games.black_spy.variants import VARIANTS, bits_of
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject

CARD = re.compile(r"\b[BYRGK](?:1[01]|[1-9])\b")


def highlight(text: str) -> Line:
    """Return a text of the engine as a line, its cards coloured."""
    line: Line = []
    end = 0
    for found in CARD.finditer(text):
        line += [("", text[end : found.start()]), card(found[0])]
        end = found.end()
    return [*line, ("", text[end:])]


def cards(texts: Sequence[str]) -> Line:
    """Return cards in a sentence."""
    line: Line = []
    for text in texts:
        line += [("", ", "), card(text)] if line else [card(text)]
    return line or [("", "no cards")]


def table(view: JsonObject, names: Names) -> list[Line]:
    """Return the table as the seat sees it now."""
    lines = [heading(view, names), *seats(view, names)]
    if view["stage"] == "take" and "shown" in view["mole"] and view["mole"]["shown"]:
        lines += [[], *card_rows("The Mole:", view["mole"]["shown"], [])]
    if "hand" in view:
        lines += [[], *hand_rows(view)]
    return [*lines, []]


def hand_rows(view: JsonObject) -> list[Line]:
    """Return the hand of the viewer in rows, playable cards in brackets."""
    playable = view.get("choices", {}).get("play", {}).get("next", [])
    marked = " [in brackets: may be played]" if playable else ""
    return card_rows(f"Your hand:{marked}", view["hand"], playable)


def heading(view: JsonObject, names: Names) -> Line:
    """Return the deal, the trick, the dealer, and what ends the game."""
    facts = f"dealer {view_name(view['dealer'], names)}, game ends at {view['options']['end_value']}"
    return [("strong", title(view)), ("faint", f"   ({facts})")]


def view_name(seat: int | None, names: Names) -> str:
    """Return the name of a seat, if there is one."""
    return "-" if seat is None else names[seat]


def title(view: JsonObject) -> str:
    """Return which deal and trick."""
    deal = f"Deal {view['deal'] + 1}"
    done = {
        "take": "the Mole",
        "pass": f"pass {view['pass_direction']}",
        "call": "the call",
        "settle": "the sweep",
    }
    if view["stage"] in done:
        return f"{deal}, {done[view['stage']]}"
    if view["stage"] == "play":
        tricks = CARDS // view["options"]["players"]
        return f"{deal}, trick {len(view['tricks']) + 1} of {tricks}"
    return f"{deal}, the game is over"


def seats(view: JsonObject, names: Names) -> list[Line]:
    """Return one row for each seat, clockwise from the viewer: card in the trick, cards taken, total."""
    lines: list[Line] = [[("faint", f"  {'':12}{'':16}{'black cards':>12}{'this deal':>12}{'total':>8}")]]
    first = view["seat"] or 0
    for place in range(len(names)):
        seat = (first + place) % len(names)
        pile = view["taken"][seat]
        turn = "> " if seat in view["actors"] and view["stage"] != "pass" else "  "
        lines.append(
            [
                ("strong", f"{turn}{names[seat][:12]:12}"),
                *doing(view, seat),
                ("", f"{pile['black']:12}{pile['points']:12}"),
                ("strong", f"{view['totals'][seat]:8}"),
            ]
        )
    return lines


def doing(view: JsonObject, seat: int) -> Line:
    """Return what a seat has in the trick, or has done before the first one; 16 characters wide."""
    if view["stage"] == "pass":
        return [("", f"{'has passed' if view['has_passed'][seat] else 'is choosing':16}")]
    if view["stage"] == "take":
        return [("", f"{'has taken' if view['mole']['has_taken'][seat] else '':16}")]
    played = {play["seat"]: play["card"] for play in view["trick"]}
    if seat not in played:
        return [("", " " * 16)]
    roles = ["led"] if seat == view["trick"][0]["seat"] else []
    roles += ["highest"] if seat == ahead(view["trick"]) else []
    return [card(played[seat]), ("", f"{' ' + ', '.join(roles):{16 - len(played[seat])}}")]


def card_rows(label: str, texts: Sequence[str], playable: Sequence[str]) -> list[Line]:
    """Return cards sorted by colour, one row for each colour; playable ones are in brackets."""
    lines: list[Line] = [[("faint", label)]]
    for letter, of_colour in groupby(texts, key=lambda text: text[0]):
        colour = COLOURS[LETTERS.index(letter)]
        row = list(of_colour)
        for start in range(0, len(row), CARDS_IN_ROW):
            line: Line = [("", f"  {colour if start == 0 else '':8}")]
            for text in row[start : start + CARDS_IN_ROW]:
                line += card_cell(text, text in playable)
            lines.append(line)
    return lines if texts else [*lines, [("", "  no cards")]]


def hand(view: JsonObject, names: Names) -> list[Line]:
    """Return the hand of a seat in a row."""
    line: Line = [("strong", f"{names[view['seat']][:12] + ':':8}")]
    for _, of_colour in groupby(view["hand"], key=lambda text: text[0]):
        line.append(("", " "))
        for text in of_colour:
            line += [("", " "), card(text)]
    return [line]


def last_trick(view: JsonObject, names: Names) -> list[Line]:
    """Return the last trick: who led, the cards in order, who took it."""
    if not view["tricks"]:
        return [[("", "No trick has been taken in this deal.")]]
    trick = view["tricks"][-1]
    line: Line = [("", f"Trick {len(view['tricks'])}: ")]
    for place, text in enumerate(trick["cards"]):
        name = names[(trick["leader"] + place) % len(names)]
        line += [("", f"{name} {'led ' if place == 0 else ''}"), card(text), ("", ", ")]
    return [[*line, ("strong", f"taken by {names[trick['taker']]}.")]]


def scorepad(view: JsonObject, names: Names) -> list[Line]:
    """Return the scorepad, of the finished deals."""
    return pad_table(view["scorepad"], names)


def exchanged(view: JsonObject, names: Names) -> list[Line]:
    """Return the cards that the seat passed and received in this deal, and took from the Mole."""
    lines: list[Line] = []
    if view["mole"] and view["mole"].get("took"):
        lines.append([("", "From the Mole: "), *cards(view["mole"]["took"]), ("", ".")])
    for word, towards in (("passed", "to"), ("received", "from")):
        exchange = view.get(word)
        if exchange:
            name = names[exchange["seat"]]
            lines.append([("", f"You {word} "), *cards(exchange["cards"]), ("", f" {towards} {name}.")])
    return lines or [[("", "No cards have been passed yet in this deal.")]]


def values(view: JsonObject, names: Names) -> list[Line]:
    """Return what cards cost, and the variants in play."""
    chosen = view["options"]["variants"]
    bits = bits_of(chosen)
    by_points: dict[int, list[str]] = {}
    for number, text in enumerate(CARD_TEXTS):
        by_points.setdefault(value_of(1 << number, bits), []).append(text)
    by_points.pop(0)
    lines: list[Line] = []
    for points, texts in sorted(by_points.items()):
        many = f" ({len(texts)} of them)" if len(set(texts)) < len(texts) else ""
        lines.append([("", f"{points:4} for "), *cards(sorted(set(texts), key=texts.index)), ("", many)])
    lines.append([("", "All other cards count 0.")])
    sweep = (
        f"The player who takes all {BLACK.bit_count()} black cards scores 0, everyone else 60 (rule BS-21)."
    )
    lines.append([("", sweep)])
    for variant in VARIANTS:
        if variant.name in chosen:
            sentence = f"{variant.name}: {variant.message.sentence('en')} (rule {variant.clause})."
            lines.append([("", f"Variant {sentence}")])
    return lines
