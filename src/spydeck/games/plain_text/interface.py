"""A text UI that lists what stands in views and events, by the names in them."""

from __future__ import annotations

from functools import partial
from typing import Any

from spydeck.games.lines import Sentences
from spydeck.games.text_ui import Line, Names, TextUi
from spydeck.json_types import JsonObject

SHOWN_ELSEWHERE = frozenset(
    {"game", "options", "seat", "actors", "over", "winners", "choices", "legal", "stage"}
)
"""Facts of every view that the table need not list."""


def interface(language: str) -> TextUi:
    """Return the text UI in a language: it lists what stands in views and events, by the names in them."""
    words = Sentences("spydeck.games.plain_text", language)
    return TextUi(
        table=partial(table, words),
        question=partial(question, words),
        parse=parse,
        describe_event=partial(describe_event, words),
        pages={},
    )


def table(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return one line for each fact of a view."""
    facts = {name: value for name, value in view.items() if name not in SHOWN_ELSEWHERE}
    return [
        [("strong", f"{capital(name)}: "), ("", worded(words, value, names))] for name, value in facts.items()
    ]


def worded(words: Sentences, value: Any, names: Names) -> str:
    """Return a value of a view or event as text; a list with one value for each seat is listed by name."""
    if isinstance(value, dict):
        return ", ".join(f"{spaced(name)} {worded(words, one, names)}" for name, one in value.items())
    if isinstance(value, list) and len(value) == len(names) and not isinstance(value[0], (str, dict)):
        return ", ".join(
            f"{name} {worded(words, one, names)}" for name, one in zip(names, value, strict=True)
        )
    if isinstance(value, list):
        return " ".join(worded(words, one, names) for one in value) or words.say("empty-list")
    return "-" if value is None else str(value)


def capital(text: str) -> str:
    """Return the text as the start of a line."""
    return spaced(text[0].upper() + text[1:])


def spaced(name: str) -> str:
    """Return a name in the data as words: "hand sizes"."""
    return name.replace("_", " ").replace("-", " ")


def question(words: Sentences, view: JsonObject, names: Names) -> Line:
    """Return what the seat may do."""
    return words.line("your-turn", verbs=list(view["choices"]))


def parse(view: JsonObject, typed: str) -> str:
    """Return the action that a person typed: a lone operand belongs to the only verb."""
    verbs = list(view.get("choices", {}))
    if len(verbs) == 1 and typed.upper() in view["choices"][verbs[0]]["next"]:
        return f"{verbs[0]} {typed.upper()}"
    return typed


def describe_event(words: Sentences, event: JsonObject, names: Names, seat: int | None) -> Line:
    """Return an event as a line: who, what, and its facts; "Heron: play B7.", "Otter: trick, points 1."."""
    text = spaced(event["event"])
    for name, value in event.items():
        if name not in ("event", "seat"):
            said = (
                f" {value}" if isinstance(value, str) else f", {spaced(name)} {worded(words, value, names)}"
            )
            text += said
    return [("", capital(f"{names[event['seat']]}: {text}." if "seat" in event else f"{text}."))]
