"""The table of Black Spy, the own hand, and the question to a player."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from spydeck.games.black_spy.cards import CARD_TEXTS, CARDS, COLOURS, LETTERS, cards_above, colour_of, rank_of
from spydeck.games.black_spy.rules.state import PASSED_CARDS
from spydeck.games.lines import Sentences, beside, page_width
from spydeck.games.text_ui import Line, Names, Span
from spydeck.json_types import JsonObject
from spydeck.language import cldr

CARD = re.compile(r"\b[BYRGK](?:1[01]|[1-9])\b")
NAMED_STAGES = ("take", "pass", "call", "settle")
"""The stages outside of the tricks."""
SHOWN_NAME = 12
"""The number of letters of a name that fit in its column."""
NARROW_INDENT = 8
"""The number of spaces before a second row, so that both fit in 40 letters."""
CARD_SIZE = 3
"""The number of letters of the longest card."""
CARD_CELL = 6
"""The number of letters of a card in the hand, with brackets and space."""


def card(text: str) -> Span:
    """Return a card in its colour."""
    return COLOURS[LETTERS.index(text[0])], text


def cards(texts: Sequence[str], none: str = "") -> Line:
    """Return cards in a sentence, or the words for no cards."""
    line: Line = []
    for text in texts:
        line += [("", ", "), card(text)] if line else [card(text)]
    return line or [("", none)]


def colour_name(words: Sentences, colour: str) -> str:
    """Return a colour of cards in words, from its name in views."""
    return words.say(f"colour-{colour}")


def card_cell(text: str, playable: bool) -> Line:
    """Return a card in six letters."""
    left, right = ("[", "]") if playable else (" ", " ")
    return [("strong", left), card(text), ("strong", right), ("", " " * (4 - len(text)))]


def highlight(text: str) -> Line:
    """Return a text of the engine as a line, its cards coloured."""
    line: Line = []
    end = 0
    for found in CARD.finditer(text):
        line += [("", text[end : found.start()]), card(found[0])]
        end = found.end()
    return [*line, ("", text[end:])]


def ahead(trick: Sequence[JsonObject]) -> int:
    """Return the seat that has the trick so far (BS-15, BS-16)."""
    best = trick[0]
    for play in trick[1:]:
        if cards_above(CARD_TEXTS.index(best["card"])) >> CARD_TEXTS.index(play["card"]) & 1:
            best = play
    seat: int = best["seat"]
    return seat


def table(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the table as the seat sees it now."""
    lines = [heading(words, view, names), *seats(words, view, names)]
    if view["stage"] == "take" and view["mole"].get("shown"):
        lines += [[], *card_rows(words, words.say("the-mole"), view["mole"]["shown"], [])]
    if "hand" in view:
        lines += [[], *hand_rows(words, view)]
    return [*lines, []]


def heading(words: Sentences, view: JsonObject, names: Names) -> Line:
    """Return the deal, the trick, the dealer, and what ends the game."""
    dealer = "-" if view["dealer"] is None else names[view["dealer"]]
    facts = words.say("table-facts", dealer=dealer, end=view["options"]["end_value"])
    return [("strong", title(words, view)), ("faint", f"   ({facts})")]


def title(words: Sentences, view: JsonObject) -> str:
    """Return which deal and trick."""
    stage = view["stage"]
    if stage == "play":
        now = words.say("trick-of", trick=len(view["tricks"]) + 1, tricks=CARDS // view["options"]["players"])
    else:
        code = f"stage-{stage if stage in NAMED_STAGES else 'over'}"
        now = words.say(code, direction=view["pass_direction"])
    return words.say("table-title", deal=view["deal"], now=now)


def seats(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return one row for each seat, clockwise from the viewer: card in the trick, cards taken, total.

    Where these do not fit beside each other, the cards taken and the total stand in a second row.
    """
    width = CARD_SIZE + len(roles(words, led=True, highest=True))
    black, deal, total = map(words.say, ("head-black", "head-deal", "head-total"))
    heads = f"{black:>12}{deal:>12}{total:>8}"
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


def doing(words: Sentences, view: JsonObject, seat: int, width: int) -> Line:
    """Return what a seat has in the trick, or has done before the first one, in a column."""
    if view["stage"] == "pass":
        done = words.say("has-passed" if view["has_passed"][seat] else "is-choosing")
        return [("", f"{done:{width}}")]
    if view["stage"] == "take":
        done = words.say("has-taken") if view["mole"]["has_taken"][seat] else ""
        return [("", f"{done:{width}}")]
    played = {play["seat"]: play["card"] for play in view["trick"]}
    if seat not in played:
        return [("", " " * width)]
    led, highest = seat == view["trick"][0]["seat"], seat == ahead(view["trick"])
    described = roles(words, led=led, highest=highest)
    return [card(played[seat]), ("", f"{described:{width - len(played[seat])}}")]


def roles(words: Sentences, *, led: bool, highest: bool) -> str:
    """Return what a card is in the trick, to stand after it."""
    named = [words.say("led-it")] * led + [words.say("leads-trick")] * highest
    return f" {', '.join(named)}"


def hand_rows(words: Sentences, view: JsonObject) -> list[Line]:
    """Return the hand of the viewer in rows, playable cards in brackets."""
    playable = view.get("choices", {}).get("play", {}).get("next", [])
    label = words.say("your-hand-marked" if playable else "your-hand")
    return card_rows(words, label, view["hand"], playable)


def card_rows(words: Sentences, label: str, texts: Sequence[str], playable: Sequence[str]) -> list[Line]:
    """Return cards sorted by colour, one row for each colour; playable ones are in brackets."""
    lines: list[Line] = [[("faint", label)]]
    for letter, of_colour in groupby(texts, key=lambda text: text[0]):
        colour = colour_name(words, COLOURS[LETTERS.index(letter)])
        row = list(of_colour)
        for places in beside(len(row), CARD_CELL, page_width() - len(f"  {colour:8}")):
            line: Line = [("", f"  {'' if places[0] else colour:8}")]
            for place in places:
                line += card_cell(row[place], row[place] in playable)
            lines.append(line)
    return lines if texts else [*lines, [("", "  "), *words.line("empty-row")]]


def hand(view: JsonObject, names: Names) -> list[Line]:
    """Return the hand of a seat in a row."""
    line: Line = [("strong", f"{names[view['seat']][:SHOWN_NAME] + ':':8}")]
    for _, of_colour in groupby(view["hand"], key=lambda text: text[0]):
        line.append(("", " "))
        for text in of_colour:
            line += [("", " "), card(text)]
    return [line]


def question(words: Sentences, view: JsonObject, names: Names) -> Line:
    """Return what the seat has to decide now."""
    match view["stage"]:
        case "play":
            return follow_question(words, view, names) if view["trick"] else lead_question(words, view)
        case "pass":
            return words.line(
                "ask-pass",
                name=names[receiver(view, names)],
                direction=view["pass_direction"],
                cards=cards(view["hand"][:PASSED_CARDS]),
            )
        case "take":
            return words.line("ask-take", cards=cards(view["mole"]["shown"][:PASSED_CARDS]))
        case "call":
            return words.line("ask-call", name=names[(view["seat"] + 1) % len(names)])
    return words.line("ask-settle")


def receiver(view: JsonObject, names: Names) -> int:
    """Return the seat that the viewer passes to (BS-9)."""
    offset = {"left": 1, "across": 2, "right": len(names) - 1}[view["pass_direction"]]
    seat: int = (view["seat"] + offset) % len(names)
    return seat


def lead_question(words: Sentences, view: JsonObject) -> Line:
    """Return what may be led (BS-12, BS-17, BS-33)."""
    if view["tricks"]:
        return words.line("ask-lead")
    if view["called"]:
        return words.line("ask-lead-called", colour=colour_name(words, view["called"]))
    return words.line("ask-lead-first")


def follow_question(words: Sentences, view: JsonObject, names: Names) -> Line:
    """Return which cards follow, and whether the hand has any (BS-14, BS-34)."""
    led = view["trick"][0]["card"]
    number = CARD_TEXTS.index(led)
    colour, rank = colour_name(words, COLOURS[colour_of(number)]), rank_of(number)
    if not any(text[0] == led[0] or text[1:] == led[1:] for text in view["hand"]):
        return words.line("ask-any", colour=colour, rank=rank)
    last = view["trick"][-1]
    if "following-rank" in view["options"]["variants"] and len(view["trick"]) > 1:
        return words.line(
            "ask-follow-or-match",
            led=[card(led)],
            colour=colour,
            rank=rank,
            before=int(last["card"][1:]),
            name=names[last["seat"]],
        )
    return words.line("ask-follow", led=[card(led)], colour=colour, rank=rank)


def continue_prompt(words: Sentences, partial: str) -> str:
    """Return the question to a person whose action is only partial."""
    verb, *chosen = partial.split()
    if verb in ("pass", "take"):
        return (
            words.say("which-more", missing=PASSED_CARDS - len(chosen))
            if chosen
            else words.say("which-cards")
        )
    return words.say({"call": "which-colour", "settle": "which-way"}.get(verb, "which-card"))
