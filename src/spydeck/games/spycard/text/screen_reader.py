"""Spycard for ears: agents in full words, whole sentences, in the order in which they are to be heard."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from spydeck.games.grammar.en import counted
from spydeck.games.spycard.text import text_layout
from spydeck.games.text_ui import Line, Names, TextUi
from spydeck.json_types import JsonObject

SUIT_WORDS = {"H": "hearts", "S": "spades", "C": "clubs", "D": "diamonds"}
RANK_WORDS = {"J": "Jack", "Q": "Queen"}
AGENT = re.compile(r"\b(?:(10|[2-9JQ])([HSCD])|AS|X)\b")
"""An agent in a text; agendas, Kings and the other Aces, stay as they are typed."""
KNOWN_TOKEN = re.compile(r"(#\d+)(?:=|\()(\w+)\)?")
"""A token with its agent, as eyes see it: "#4=7C", "#4(7C)"."""
LYING = ("face up", "face down, known to you", "face down")
"""How tokens lie, in the order in which they are told."""


def in_words(text: str) -> str:
    """A text with its agents in full words: "7C" as "7 of clubs"."""
    return AGENT.sub(agent_words, text)


def agent_words(found: re.Match[str]) -> str:
    """An agent in full words."""
    if found[1] is None:
        return "Joker" if found[0] == "X" else "Ace of spades"
    return f"{RANK_WORDS.get(found[1], found[1])} of {SUIT_WORDS[found[2]]}"


def line_in_words(line: Line) -> Line:
    """A line with its agents in full words; "#4=7C" and "#4(7C)" are "#4 7 of clubs" too."""
    return [(style, in_words(KNOWN_TOKEN.sub(r"\1 \2", text))) for style, text in line]


def lines_in_words(
    lines: Callable[[JsonObject, Names], list[Line]],
) -> Callable[[JsonObject, Names], list[Line]]:
    """A page with its agents in full words."""
    return lambda view, names: [line_in_words(line) for line in lines(view, names)]


def table(view: JsonObject, names: Names) -> list[Line]:
    """The table in sentences."""
    sentences = [f"{text_layout.title(view, names)}. {counted(view['deck'], 'agent')} left in the deck."]
    if view.get("agenda"):
        sentences.append(f"Your agenda is {text_layout.own_agenda(view)}")
    first = view["seat"] or 0
    for place in range(len(names)):
        seat = (first + place) % len(names)
        sentences.append(f"{text_layout.seat_name(names, seat)}: {text_layout.standing(view, seat)}.")
        for zone, where in (("field", "In the field"), ("base", "At base")):
            tokens = text_layout.tokens_at(view, seat, zone)
            sentences += [f"{where}, {how}." for how in lying(tokens)]
    return [[("", sentence)] for sentence in sentences]


def lying(tokens: Sequence[JsonObject]) -> list[str]:
    """Tokens by how they lie: "face down: #2, #6"."""
    parts: dict[str, list[str]] = {how: [] for how in LYING}
    for token in tokens:
        text = " ".join(filter(None, (token["token"], token["agent"])))
        parts[how_it_lies(token)].append(in_words(text))
    return [f"{how}: {', '.join(texts)}" for how, texts in parts.items() if texts]


def how_it_lies(token: JsonObject) -> str:
    """How a token lies, out of `LYING`."""
    if token["face"] == "up":
        return LYING[0]
    return LYING[2] if token["agent"] is None else LYING[1]


def spoken(seen: TextUi) -> TextUi:
    """The face for ears that goes with the one for eyes."""

    def tells(event: JsonObject, names: Names, seat: int | None) -> Line | None:
        line = seen.describe_event(event, names, seat)
        return None if line is None else line_in_words(line)

    return replace(
        seen,
        table=table,
        describe_event=tells,
        question=lambda view, names: line_in_words(seen.question(view, names)),
        hand=lines_in_words(seen.hand),
        pages={word: replace(page, lines=lines_in_words(page.lines)) for word, page in seen.pages.items()},
    )
