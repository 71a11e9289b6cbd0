"""Spy Tricks for screen readers: full words and whole sentences, in reading order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from spydeck.games.grammar.en import counted, does
from spydeck.games.spy_tricks.cards import CARD_TEXTS, FIRST_CARD_SPOT, LETTERS, SPOT_TEXTS, SUITS
from spydeck.games.spy_tricks.text.en import on_request, text_layout
from spydeck.games.spy_tricks.text.en.scorekeeper import SpyTricksScorekeeper
from spydeck.games.spy_tricks.text.en.scorepad import pad_sentences
from spydeck.games.spy_tricks.text.text_layout import CARD, ROUND_STAGES, knowledge
from spydeck.games.text_ui import Line, Names, TextUi
from spydeck.json_types import JsonObject

WORDS = {text: f"{SUITS[LETTERS.index(text[0])]} {text[1:]}" for text in CARD_TEXTS}
"""Each card in full words; spots of suits and ranks are words already."""

WIDE_SPOTS = SPOT_TEXTS[:FIRST_CARD_SPOT]
"""The spots of suits and ranks."""


def in_words(line: Line) -> Line:
    """Return a line with its cards in full words."""
    return [(style, CARD.sub(lambda found: WORDS[found[0]], text)) for style, text in line]


def word_list(texts: Sequence[str]) -> str:
    """Return cards and spots in full words."""
    return ", ".join(WORDS.get(text, text) for text in texts) or "none"


def as_lines(sentences: Sequence[str]) -> list[Line]:
    """Return sentences as lines."""
    return [[("", sentence)] for sentence in sentences]


def table(view: JsonObject, names: Names) -> list[Line]:
    """Return the table as the seat sees it now, in sentences."""
    lines = [f"{text_layout.title(view)}.", *(score(view, names, seat) for seat in range(len(names)))]
    lines += [
        f"{does(names, play['seat'], 'played', 'played')} {WORDS[play['card']]}." for play in view["trick"]
    ]
    if view["stage"] in ROUND_STAGES:
        lines.append(f"The secret is one of {word_list(view['possible_secrets'])}.")
    own_hand = [f"Your hand: {word_list(view['hand'])}."] if "hand" in view else []
    return [*as_lines(lines), *mat(view, names), *as_lines(own_hand)]


def score(view: JsonObject, names: Names, seat: int) -> str:
    """Return the points and chips of a player, and whether they hold a Helper."""
    has = does(names, seat, "has", "have")
    sentence = f"{has} {counted(view['totals'][seat], 'point')} and {counted(view['chips'][seat], 'chip')}"
    if seat not in view["helpers"]:
        return f"{sentence}."
    return f"{sentence} and {'hold' if seat == names.own else 'holds'} a Helper."


def hand(view: JsonObject, names: Names) -> list[Line]:
    """Return the hand of a seat."""
    return as_lines([f"{names[view['seat']]}: {word_list(view['hand'])}."])


def mat(view: JsonObject, names: Names) -> list[Line]:
    """Return the mat: henchmen by player, cards, then the suits and ranks that cannot be right."""
    lines = [henchmen(view, names, seat) for seat in range(len(names))]
    lines.append(f"Cards on the mat: {word_list(view['mat']['cards'])}.")
    if view["mat"]["left_out"]:
        lines.append(f"Left out of the game: {word_list(view['mat']['left_out'])}.")
    known = knowledge(view)
    wrong = [spot for spot in WIDE_SPOTS if spot in known.wrong]
    ruled_out = [spot for spot in WIDE_SPOTS if spot in known.impossible - known.wrong]
    lines.append(f"Suits and ranks proven wrong: {word_list(wrong)}.")
    lines.append(f"Others ruled out by what you know: {word_list(ruled_out)}.")
    return as_lines(lines)


def henchmen(view: JsonObject, names: Names, seat: int) -> str:
    """Return the spots of a player's henchmen."""
    spots = [
        f"{WORDS.get(fact['spot'], fact['spot'])}{' with Helper' if fact['helper'] else ''}"
        for fact in view["mat"]["henchmen"]
        if fact["seat"] == seat
    ]
    whose = "Your henchmen" if seat == names.own else f"Henchmen of {names[seat]}"
    return f"{whose}: {', '.join(spots) or 'none'}."


def scores(view: JsonObject, names: Names) -> list[Line]:
    """Return the scorepad in sentences."""
    return pad_sentences(view["scorepad"], names)


def brief(view: JsonObject, names: Names) -> list[Line]:
    """Return what stands before a question: the hand, or for a guess how many cards are possible."""
    if view["stage"] == "play":
        return [in_words(line) for line in on_request.spoken_hand(view, names)]
    return as_lines([f"The secret is one of {counted(len(view['possible_secrets']), 'card')}."])


def page_in_words(
    lines: Callable[[JsonObject, Names], list[Line]],
) -> Callable[[JsonObject, Names], list[Line]]:
    """Return a page with its cards in full words."""
    return lambda view, names: [in_words(line) for line in lines(view, names)]


def for_screen_reader(visual: TextUi) -> TextUi:
    """Return the user interface for screen readers that corresponds to a visual one."""

    def describe_event(event: JsonObject, names: Names, seat: int | None) -> Line | None:
        line = visual.describe_event(event, names, seat)
        return None if line is None else in_words(line)

    pages = {word: replace(page, lines=page_in_words(page.lines)) for word, page in visual.pages.items()}
    pages["hand"] = replace(pages["hand"], lines=page_in_words(on_request.spoken_hand))
    pages["left"] = replace(pages["left"], lines=page_in_words(on_request.spoken_left))
    pages["mat"] = replace(pages["mat"], lines=mat)
    pages["scores"] = replace(pages["scores"], lines=page_in_words(scores))
    return replace(
        visual,
        table=table,
        hand=hand,
        describe_event=describe_event,
        question=lambda view, names: in_words(visual.question(view, names)),
        highlight=lambda text: in_words(visual.highlight(text)),
        pages=pages,
        brief=brief,
        scorekeeper=partial(SpyTricksScorekeeper, screen_reader=True),
    )
