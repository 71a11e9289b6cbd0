"""Spycard for screen readers: agents in full words and whole sentences, in reading order."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from spydeck.games.lines import Sentences
from spydeck.games.spycard.text.actions import full_words
from spydeck.games.spycard.text.table import (
    agendas_heading,
    aim,
    discarded,
    own_agenda,
    powers,
    standing,
    title,
    tokens_at,
)
from spydeck.games.text_ui import Line, Names, TextUi, spoken
from spydeck.json_types import JsonObject

AGENT = re.compile(r"\b(?:(?:10|[2-9JQK])[HSCD]|A[HSCD]|X)\b")
"""An agent or an agenda in a text."""
KNOWN_TOKEN = re.compile(r"(#\d+)(?:=|\()(\w+)\)?")
"""A token with its agent, as the screen shows it: "#4=7C", "#4(7C)"."""
FACES = ("said-up", "said-known", "said-down")
"""How tokens lie, in the order in which they are read."""

Lines = Callable[[JsonObject, Names], list[Line]]


def in_words(words: Sentences, text: str) -> str:
    """Return a text with its agents and agendas in full words: "7C" as "7 of clubs"."""
    return AGENT.sub(lambda found: full_words(words, found[0]), text)


def line_in_words(words: Sentences, line: Line) -> Line:
    """Return a line with its agents in full words; "#4=7C" and "#4(7C)" become "#4 7 of clubs"."""
    return [(style, in_words(words, KNOWN_TOKEN.sub(r"\1 \2", text))) for style, text in line]


def lines_in_words(words: Sentences, lines: Lines) -> Lines:
    """Return a page with its agents in full words."""
    return lambda view, names: [line_in_words(words, line) for line in lines(view, names)]


def table(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the table in sentences."""
    sentences = [f"{title(words, view, names)}. {words.say('said-in-deck', agents=view['deck'])}"]
    if view.get("agenda"):
        sentences.append(words.say("said-your-agenda", agenda=own_agenda(words, view)))
    first = view["seat"] or 0
    for place in range(len(names)):
        seat = (first + place) % len(names)
        name = words.say("said-you") if seat == names.own else names[seat]
        sentences.append(f"{name}: {standing(words, view, seat, partial(agendas_or, words))}.")
        sentences += agents_of(words, view, seat)
    return as_lines(words, sentences)


def agendas_or(words: Sentences, agendas: Sequence[str]) -> str:
    """Return some agendas as a list of alternatives."""
    return words.say("said-agendas", agendas=agendas)


def agents_of(words: Sentences, view: JsonObject, seat: int) -> list[str]:
    """Return the agents of a seat in sentences: "At base, face down: #2, #6."."""
    return [
        f"{words.say(f'said-{zone}')}, {group}."
        for zone in ("field", "base")
        for group in grouped_by_face(words, tokens_at(view, seat, zone))
    ]


def own_agents(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the viewer's agenda and agents in sentences."""
    if view["seat"] is None:
        return as_lines(words, [words.say("no-agents-here")])
    agenda = [words.say("said-your-agenda", agenda=own_agenda(words, view))] if view["agenda"] else []
    return as_lines(words, [*agenda, *viewers_agents(words, view)])


def brief(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return what stands before a question: on the own turn whose it is, and the own agents."""
    if view["stage"] != "turn":
        return []
    return as_lines(words, [f"{title(words, view, names)}.", *viewers_agents(words, view)])


def viewers_agents(words: Sentences, view: JsonObject) -> list[str]:
    """Return the viewer's agents in sentences, or that there are none."""
    return agents_of(words, view, view["seat"]) or [words.say("said-you-have-no-agents")]


def hand(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the agenda and the agents of the seat in sentences."""
    agents = " ".join(agents_of(words, view, view["seat"])) or words.say("said-no-agents")
    agenda = words.say("said-hand", player=names[view["seat"]], agenda=view["agenda"])
    return as_lines(words, [f"{agenda} {agents}"])


def discards(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the discard pile in one sentence (SC-28)."""
    agents = [token["agent"] for token in discarded(view)]
    said = words.say("said-discarded", agents=agents) if agents else words.say("said-nothing-discarded")
    return as_lines(words, [said])


def reminder(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the reminder in sentences, with the seat's own agenda first (SC-34)."""
    own_first = sorted(view["agendas"], key=lambda agenda: agenda != view.get("agenda"))
    sentences = [
        agendas_heading(words),
        *(f"{agenda}: {aim(words, view, agenda)}." for agenda in own_first),
        f"{words.say('reminder-abilities-and-special')} {words.say('reminder-bluff')}",
        *(f"{name}: {text}." for name, text in powers(words).items()),
        words.say("reminder-turn"),
    ]
    return as_lines(words, sentences)


def as_lines(words: Sentences, sentences: Sequence[str]) -> list[Line]:
    """Return sentences as lines, their agents in full words."""
    return [[("", in_words(words, sentence))] for sentence in sentences]


def grouped_by_face(words: Sentences, tokens: Sequence[JsonObject]) -> list[str]:
    """Return tokens grouped by how they lie: "face down: #2, #6"."""
    groups: dict[str, list[str]] = {face: [] for face in FACES}
    for token in tokens:
        text = " ".join(filter(None, (token["token"], token["agent"])))
        groups[face_of(token)].append(in_words(words, text))
    return [f"{words.say(face)}: {', '.join(texts)}" for face, texts in groups.items() if texts]


def face_of(token: JsonObject) -> str:
    """Return the code of how a token lies."""
    if token["face"] == "up":
        return "said-up"
    return "said-down" if token["agent"] is None else "said-known"


def for_screen_reader(words: Sentences, visual: TextUi) -> TextUi:
    """Return the text UI for screen readers that corresponds to a visual one, with the same pages."""
    return replace(
        spoken(visual, partial(line_in_words, words)),
        table=partial(table, words),
        hand=partial(hand, words),
        brief=partial(brief, words),
    )


def pages(words: Sentences, visual: Mapping[str, Lines]) -> dict[str, Lines]:
    """Return the lines of each page, from those of the visual text UI."""
    return {
        **{name: lines_in_words(words, lines) for name, lines in visual.items()},
        "hand": partial(own_agents, words),
        "reminder": partial(reminder, words),
        "discard": partial(discards, words),
    }
