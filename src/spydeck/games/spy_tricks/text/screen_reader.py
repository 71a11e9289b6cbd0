"""Spy Tricks for ears: full words, whole sentences, everything in the order in which it is to be heard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from spydeck.games.grammar.en import counted, does
from spydeck.games.spy_tricks.cards import CARD_TEXTS, FIRST_CARD_SPOT, LETTERS, SPOT_TEXTS, SUITS
from spydeck.games.spy_tricks.text import text_layout
from spydeck.games.spy_tricks.text.mat import knowledge
from spydeck.games.spy_tricks.text.scorekeeper import SpyTricksScorekeeper
from spydeck.games.spy_tricks.text.scorepad import pad_sentences
from spydeck.games.text_ui import Line, Names, TextUi
from spydeck.json_types import JsonObject

WORDS = {text: f"{SUITS[LETTERS.index(text[0])]} {text[1:]}" for text in CARD_TEXTS}


def in_words(line: Line) -> Line:
    """A line with its cards in full words."""
    return [(style, WORDS.get(text, text)) for style, text in line]


def listed(texts: Sequence[str]) -> str:
    """Cards and spots in full words."""
    return ", ".join(WORDS.get(text, text) for text in texts) or "none"


def sentences(lines: Sequence[str]) -> list[Line]:
    """Sentences as lines."""
    return [[("", line)] for line in lines]


def table(view: JsonObject, names: Names) -> list[Line]:
    """The table as the seat sees it now, in sentences."""
    lines = [f"{text_layout.title(view)}."]
    for seat in range(len(names)):
        has = does(names, seat, "has", "have")
        words = f"{has} {counted(view['totals'][seat], 'point')} and {counted(view['chips'][seat], 'chip')}"
        lines.append(words + (" and holds a Helper." if seat in view["helpers"] else "."))
    lines += [
        f"{does(names, play['seat'], 'played', 'played')} {WORDS[play['card']]}." for play in view["trick"]
    ]
    if view["stage"] in text_layout.IN_ROUND:
        lines.append(f"The secret is one of {listed(view['possible_secrets'])}.")
    hand = [f"Your hand: {listed(view['hand'])}."] if "hand" in view else []
    return [*sentences(lines), *mat(view, names), *sentences(hand)]


def own(view: JsonObject, names: Names) -> list[Line]:
    """The hand of a seat."""
    return sentences([f"{names[view['seat']]}: {listed(view['hand'])}."])


def mat(view: JsonObject, names: Names) -> list[Line]:
    """The mat: henchmen by player, cards, then the suits and ranks that are wrong."""
    lines = []
    for seat, name in enumerate(names):
        words = [
            f"{WORDS.get(fact['spot'], fact['spot'])}{' with Helper' if fact['helper'] else ''}"
            for fact in view["mat"]["henchmen"]
            if fact["seat"] == seat
        ]
        whose = "Your henchmen" if seat == names.own else f"Henchmen of {name}"
        lines.append(f"{whose}: {', '.join(words) or 'none'}.")
    lines.append(f"Cards on the mat: {listed(view['mat']['cards'])}.")
    if view["mat"]["left_out"]:
        lines.append(f"Out of the game: {listed(view['mat']['left_out'])}.")
    known = knowledge(view)
    wider = SPOT_TEXTS[:FIRST_CARD_SPOT]
    lines.append(
        f"Suits and ranks that are wrong: {listed([spot for spot in wider if spot in known.wrong])}."
    )
    ruled_out = [spot for spot in wider if spot in known.impossible - known.wrong]
    lines.append(f"Others that cannot be right, as you know: {listed(ruled_out)}.")
    return sentences(lines)


def scores(view: JsonObject, names: Names) -> list[Line]:
    """The scorepad in sentences."""
    return pad_sentences(view["scorepad"], names)


def spoken_page(
    lines: Callable[[JsonObject, Names], list[Line]],
) -> Callable[[JsonObject, Names], list[Line]]:
    """A page with its cards in full words."""
    return lambda view, names: [in_words(line) for line in lines(view, names)]


def spoken(seen: TextUi) -> TextUi:
    """The face for ears that goes with the one for eyes."""

    def tells(event: JsonObject, names: Names, seat: int | None) -> Line | None:
        line = seen.describe_event(event, names, seat)
        return None if line is None else in_words(line)

    pages = {word: replace(page, lines=spoken_page(page.lines)) for word, page in seen.pages.items()}
    pages["mat"] = replace(pages["mat"], lines=mat)
    pages["scores"] = replace(pages["scores"], lines=scores)
    return replace(
        seen,
        table=table,
        hand=own,
        describe_event=tells,
        question=lambda view, names: in_words(seen.question(view, names)),
        highlight=lambda text: in_words(seen.highlight(text)),
        pages=pages,
        scorekeeper=partial(SpyTricksScorekeeper, spoken=True),
    )
