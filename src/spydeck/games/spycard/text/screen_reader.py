"""Spycard for screen readers: agents in full words and whole sentences, in reading order."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from spydeck.games.spycard.text.reminder import aim
from spydeck.games.spycard.text.table import TableWords, own_agenda, standing, title
from spydeck.games.spycard.text.text_layout import discarded, tokens_at
from spydeck.games.text_ui import Line, Names, TextUi
from spydeck.json_types import JsonObject

AGENT = re.compile(r"\b(?:(?:10|[2-9JQK])[HSCD]|A[HSCD]|X)\b")
"""An agent or an agenda in a text."""
KNOWN_TOKEN = re.compile(r"(#\d+)(?:=|\()(\w+)\)?")
"""A token with its agent, as the screen shows it: "#4=7C", "#4(7C)"."""

Lines = Callable[[JsonObject, Names], list[Line]]


@dataclass(frozen=True)
class ScreenReaderWords:
    """What screen readers say in a language, beside the words of the table."""

    table: TableWords
    full_words: Callable[[str], str]
    """An agent or an agenda in full words."""
    you: str
    """The reader at the start of a sentence."""
    left_in_deck: Callable[[int], str]
    your_agenda: Callable[[str], str]
    """The reader's own agenda as a sentence, from it and what it requires."""
    agendas_or: Callable[[Sequence[str]], str]
    """Some agendas as a list of alternatives."""
    in_field: str
    at_base: str
    up: str
    down_known: str
    down: str
    you_have_no_agents: str
    no_agents: str
    hand: Callable[[str, str | None], str]
    """A player with an agenda, if it is known."""
    discarded: Callable[[str], str]
    nothing_discarded: str


def in_words(words: ScreenReaderWords, text: str) -> str:
    """Return a text with its agents and agendas in full words: "7C" as "7 of clubs"."""
    return AGENT.sub(lambda found: words.full_words(found[0]), text)


def line_in_words(words: ScreenReaderWords, line: Line) -> Line:
    """Return a line with its agents in full words; "#4=7C" and "#4(7C)" become "#4 7 of clubs"."""
    return [(style, in_words(words, KNOWN_TOKEN.sub(r"\1 \2", text))) for style, text in line]


def lines_in_words(words: ScreenReaderWords, lines: Lines) -> Lines:
    """Return a page with its agents in full words."""
    return lambda view, names: [line_in_words(words, line) for line in lines(view, names)]


def table(words: ScreenReaderWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the table in sentences."""
    sentences = [f"{title(words.table, view, names)}. {words.left_in_deck(view['deck'])}"]
    if view.get("agenda"):
        sentences.append(words.your_agenda(own_agenda(words.table, view)))
    first = view["seat"] or 0
    for place in range(len(names)):
        seat = (first + place) % len(names)
        name = words.you if seat == names.own else names[seat]
        sentences.append(f"{name}: {standing(words.table, view, seat, words.agendas_or)}.")
        sentences += agents_of(words, view, seat)
    return as_lines(words, sentences)


def agents_of(words: ScreenReaderWords, view: JsonObject, seat: int) -> list[str]:
    """Return the agents of a seat in sentences: "At base, face down: #2, #6."."""
    zones = (("field", words.in_field), ("base", words.at_base))
    return [
        f"{where}, {group}."
        for zone, where in zones
        for group in grouped_by_face(words, tokens_at(view, seat, zone))
    ]


def own_agents(words: ScreenReaderWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the viewer's agenda and agents in sentences."""
    if view["seat"] is None:
        return as_lines(words, [words.table.no_agents_here])
    agenda = [words.your_agenda(own_agenda(words.table, view))] if view["agenda"] else []
    return as_lines(words, [*agenda, *(agents_of(words, view, view["seat"]) or [words.you_have_no_agents])])


def brief(words: ScreenReaderWords, view: JsonObject, names: Names) -> list[Line]:
    """Return what stands before a question: on the own turn whose it is, and the own agents."""
    if view["stage"] != "turn":
        return []
    agents = agents_of(words, view, view["seat"]) or [words.you_have_no_agents]
    return as_lines(words, [f"{title(words.table, view, names)}.", *agents])


def hand(words: ScreenReaderWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the agenda and the agents of the seat in sentences."""
    agents = " ".join(agents_of(words, view, view["seat"])) or words.no_agents
    return as_lines(words, [f"{words.hand(names[view['seat']], view['agenda'])} {agents}"])


def discards(words: ScreenReaderWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the discard pile in one sentence (SC-28)."""
    agents = ", ".join(token["agent"] for token in discarded(view))
    return as_lines(words, [words.discarded(agents) if agents else words.nothing_discarded])


def reminder(words: ScreenReaderWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the reminder in sentences, with the seat's own agenda first (SC-34)."""
    said = words.table.reminder
    own_first = sorted(view["agendas"], key=lambda agenda: agenda != view.get("agenda"))
    special = {**said.abilities, **said.special}
    sentences = [
        f"{said.agendas_heading} {said.win}",
        *(f"{agenda}: {aim(said, view, agenda)}." for agenda in own_first),
        f"{said.abilities_and_special} {said.bluff}",
        *(f"{name}: {text}." for name, text in special.items()),
        said.turn,
    ]
    return as_lines(words, sentences)


def as_lines(words: ScreenReaderWords, sentences: Sequence[str]) -> list[Line]:
    """Return sentences as lines, their agents in full words."""
    return [[("", in_words(words, sentence))] for sentence in sentences]


def grouped_by_face(words: ScreenReaderWords, tokens: Sequence[JsonObject]) -> list[str]:
    """Return tokens grouped by how they lie: "face down: #2, #6"."""
    groups: dict[str, list[str]] = {words.up: [], words.down_known: [], words.down: []}
    for token in tokens:
        text = " ".join(filter(None, (token["token"], token["agent"])))
        groups[face_of(words, token)].append(in_words(words, text))
    return [f"{face}: {', '.join(texts)}" for face, texts in groups.items() if texts]


def face_of(words: ScreenReaderWords, token: JsonObject) -> str:
    """Return how a token lies, in words."""
    if token["face"] == "up":
        return words.up
    return words.down if token["agent"] is None else words.down_known


def for_screen_reader(words: ScreenReaderWords, visual: TextUi) -> TextUi:
    """Return the text UI for screen readers that corresponds to a visual one."""

    def describe(event: JsonObject, names: Names, seat: int | None) -> Line | None:
        line = visual.describe_event(event, names, seat)
        return None if line is None else line_in_words(words, line)

    return replace(
        visual,
        table=partial(table, words),
        describe_event=describe,
        question=lambda view, names: line_in_words(words, visual.question(view, names)),
        hand=partial(hand, words),
        brief=partial(brief, words),
        highlight=lambda text: [(style, in_words(words, part)) for style, part in visual.highlight(text)],
    )


def pages(words: ScreenReaderWords, visual: Mapping[str, Lines]) -> dict[str, Lines]:
    """Return the lines of each page, from those of the visual text UI."""
    return {
        **{name: lines_in_words(words, lines) for name, lines in visual.items()},
        "hand": partial(own_agents, words),
        "reminder": partial(reminder, words),
        "discard": partial(discards, words),
    }
