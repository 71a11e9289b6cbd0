"""Spycard for screen readers: agents in full words and whole sentences, in reading order."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from spydeck.games.grammar.en import counted, joined
from spydeck.games.spycard.text.en.actions import full_words
from spydeck.games.spycard.text.en.reminder import (
    ABILITY_WORDS,
    BLUFF_WORDS,
    SPECIAL_WORDS,
    TURN_WORDS,
    WIN_WORDS,
    agenda_words,
)
from spydeck.games.spycard.text.en.table import own_agenda, standing, title
from spydeck.games.spycard.text.text_layout import tokens_at
from spydeck.games.text_ui import Line, Names, TextUi
from spydeck.json_types import JsonObject

AGENT = re.compile(r"\b(?:(?:10|[2-9JQK])[HSCD]|A[HSCD]|X)\b")
"""An agent or an agenda in a text."""
KNOWN_TOKEN = re.compile(r"(#\d+)(?:=|\()(\w+)\)?")
"""A token with its agent, as the screen shows it: "#4=7C", "#4(7C)"."""
UP, DOWN_KNOWN, DOWN = FACES = ("face up", "face down, known to you", "face down")
"""The ways in which tokens lie, in reading order."""


def in_words(text: str) -> str:
    """Return a text with its agents and agendas in full words: "7C" as "7 of clubs"."""
    return AGENT.sub(lambda found: full_words(found[0]), text)


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
        name = "You" if seat == names.own else names[seat]
        sentences.append(f"{name}: {spoken_standing(view, seat)}.")
        sentences += agents_of(view, seat)
    return as_lines(sentences)


def spoken_standing(view: JsonObject, seat: int) -> str:
    """Return what is known about a player, with commas between the agendas that it cannot have."""
    excluded = view["players"][seat]["agenda_is_not"]
    listed = joined(excluded, "or") if excluded else ""
    return standing(view, seat).replace(" ".join(excluded), listed)


def agents_of(view: JsonObject, seat: int) -> list[str]:
    """Return the agents of a seat in sentences: "At base, face down: #2, #6."."""
    zones = (("field", "In the field"), ("base", "At base"))
    return [
        f"{where}, {group}."
        for zone, where in zones
        for group in grouped_by_face(tokens_at(view, seat, zone))
    ]


def own_agents(view: JsonObject, names: Names) -> list[Line]:
    """Return the viewer's agenda and agents in sentences."""
    if view["seat"] is None:
        return as_lines(["You have no agents here."])
    agenda = [f"Your agenda is {own_agenda(view)}"] if view["agenda"] else []
    return as_lines([*agenda, *(agents_of(view, view["seat"]) or ["You have no agents."])])


def brief(view: JsonObject, names: Names) -> list[Line]:
    """Return what stands before a question: on the own turn whose it is, and the own agents."""
    if view["stage"] != "turn":
        return []
    return as_lines([f"{title(view, names)}.", *(agents_of(view, view["seat"]) or ["You have no agents."])])


def hand(view: JsonObject, names: Names) -> list[Line]:
    """Return the agenda and the agents of the seat in sentences."""
    agents = " ".join(agents_of(view, view["seat"])) or "No agents."
    return as_lines([f"{names[view['seat']]}: agenda {view['agenda'] or 'unknown'}. {agents}"])


def discards(view: JsonObject, names: Names) -> list[Line]:
    """Return the discard pile in one sentence (SC-28)."""
    agents = [token["agent"] for token in view["tokens"] if token["zone"] == "discard"]
    return as_lines([f"Discarded: {', '.join(agents)}." if agents else "Nothing is discarded yet."])


def reminder(view: JsonObject, names: Names) -> list[Line]:
    """Return the reminder in sentences, with the seat's own agenda first (SC-34)."""
    twice_players = str(2 * view["options"]["players"])
    own_first = sorted(view["agendas"], key=lambda agenda: agenda != view.get("agenda"))
    agendas = [f"{agenda}: {agenda_words(agenda, twice_players)}." for agenda in own_first]
    words = {**ABILITY_WORDS, **SPECIAL_WORDS}
    return as_lines(
        [
            f"Agendas. {WIN_WORDS}",
            *agendas,
            f"Abilities and special agents. {BLUFF_WORDS}",
            *(f"{name}: {text}." for name, text in words.items()),
            TURN_WORDS,
        ]
    )


def as_lines(sentences: Sequence[str]) -> list[Line]:
    """Return sentences as lines, their agents in full words."""
    return [[("", in_words(sentence))] for sentence in sentences]


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

    pages = {word: replace(page, lines=lines_in_words(page.lines)) for word, page in visual.pages.items()}
    return replace(
        visual,
        table=table,
        describe_event=describe,
        question=lambda view, names: line_in_words(visual.question(view, names)),
        hand=hand,
        brief=brief,
        highlight=lambda text: [("", in_words(text))],
        pages={
            **pages,
            "hand": replace(pages["hand"], lines=own_agents),
            "reminder": replace(pages["reminder"], lines=reminder),
            "discard": replace(pages["discard"], lines=discards),
        },
    )
