"""Spycard for screen readers: agents in full words and whole sentences, in reading order."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from spydeck.games.grammar.en import counted
from spydeck.games.spycard.text.en.table import own_agenda, seat_name, standing, title
from spydeck.games.spycard.text.text_layout import tokens_at
from spydeck.games.text_ui import Line, Names, TextUi
from spydeck.json_types import JsonObject

SUIT_WORDS = {"H": "hearts", "S": "spades", "C": "clubs", "D": "diamonds"}
RANK_WORDS = {"J": "Jack", "Q": "Queen"}
AGENT = re.compile(r"\b(?:(10|[2-9JQ])([HSCD])|AS|X)\b")
"""An agent in a text; agendas, Kings and the other Aces, stay as they are typed."""
KNOWN_TOKEN = re.compile(r"(#\d+)(?:=|\()(\w+)\)?")
"""A token with its agent, as the screen shows it: "#4=7C", "#4(7C)"."""
UP, DOWN_KNOWN, DOWN = FACES = ("face up", "face down, known to you", "face down")
"""The ways in which tokens lie, in reading order."""


def in_words(text: str) -> str:
    """Return a text with its agents in full words: "7C" as "7 of clubs"."""
    return AGENT.sub(agent_words, text)


def agent_words(found: re.Match[str]) -> str:
    """Return an agent in full words."""
    if found[1] is None:
        return "Joker" if found[0] == "X" else "Ace of Spades"
    return f"{RANK_WORDS.get(found[1], found[1])} of {SUIT_WORDS[found[2]]}"


def line_in_words(line: Line) -> Line:
    """Return a line with its agents in full words; "#4=7C" and "#4(7C)" become "#4 7 of clubs"."""
    return [(style, in_words(KNOWN_TOKEN.sub(r"\1 \2", text))) for style, text in line]


def lines_in_words(
    lines: Callable[[JsonObject, Names], list[Line]],
) -> Callable[[JsonObject, Names], list[Line]]:
    """Return a page with its agents in full words."""
    return lambda view, names: [line_in_words(line) for line in lines(view, names)]


def table(view: JsonObject, names: Names) -> list[Line]:
    """Return the table in sentences."""
    sentences = [f"{title(view, names)}. {counted(view['deck'], 'agent')} left in the deck."]
    if view.get("agenda"):
        sentences.append(f"Your agenda is {own_agenda(view)}")
    first = view["seat"] or 0
    for place in range(len(names)):
        seat = (first + place) % len(names)
        sentences.append(f"{seat_name(names, seat)}: {standing(view, seat)}.")
        for zone, where in (("field", "In the field"), ("base", "At base")):
            tokens = tokens_at(view, seat, zone)
            sentences += [f"{where}, {group}." for group in grouped_by_face(tokens)]
    return [[("", sentence)] for sentence in sentences]


def grouped_by_face(tokens: Sequence[JsonObject]) -> list[str]:
    """Return tokens grouped by how they lie: "face down: #2, #6"."""
    groups: dict[str, list[str]] = {face: [] for face in FACES}
    for token in tokens:
        text = " ".join(filter(None, (token["token"], token["agent"])))
        groups[face_of(token)].append(in_words(text))
    return [f"{face}: {', '.join(texts)}" for face, texts in groups.items() if texts]


def face_of(token: JsonObject) -> str:
    """Return how a token lies, out of `FACES`."""
    if token["face"] == "up":
        return UP
    return DOWN if token["agent"] is None else DOWN_KNOWN


def for_screen_reader(visual: TextUi) -> TextUi:
    """Return the text UI for screen readers that corresponds to a visual one."""

    def describe(event: JsonObject, names: Names, seat: int | None) -> Line | None:
        line = visual.describe_event(event, names, seat)
        return None if line is None else line_in_words(line)

    return replace(
        visual,
        table=table,
        describe_event=describe,
        question=lambda view, names: line_in_words(visual.question(view, names)),
        hand=lines_in_words(visual.hand),
        pages={word: replace(page, lines=lines_in_words(page.lines)) for word, page in visual.pages.items()},
    )
