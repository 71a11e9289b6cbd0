"""Text for a game that has none of its own: plain data from its functions, and a text UI that lists it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any

from spydeck.errors import Refusal
from spydeck.games.action import Action, Verb
from spydeck.games.events import EventRow
from spydeck.games.lines import Sentences
from spydeck.games.text_ui import Line, Names, TextUi
from spydeck.json_types import JsonObject
from spydeck.language import Message

SHOWN_ELSEWHERE = frozenset(
    {"game", "options", "seat", "actors", "over", "winners", "choices", "legal", "stage"}
)
"""Facts of every view that the table need not list."""


class NoLedger:
    """The ledger of a game whose views keep nothing of earlier deals."""

    def note(self, row: EventRow) -> None:
        """Record nothing."""

    def facts(self) -> list[JsonObject]:
        """Return an empty list."""
        return []


class PlainText:
    """The text of a game, from a function for its views and one for its events."""

    Ledger = NoLedger

    def __init__(
        self,
        verbs: Mapping[int, Verb],
        view: Callable[[Any, int], JsonObject],
        event: Callable[[EventRow], JsonObject],
    ) -> None:
        self._verbs = verbs
        self._view = view
        self._event = event

    def view(self, seen: Any, seat: int, options: Any, ledger: Any, /) -> JsonObject:
        """Return an observed state as plain data."""
        return self._view(seen, seat)

    def event(self, row: EventRow, state: Any, /) -> JsonObject:
        """Return an event as plain data; its name stands under "event", its seat under "seat"."""
        return self._event(row)

    def explain(self, state: Any, reason: int, seat: int, action: Action, /) -> Refusal:
        """Return a refusal with the verb's clause, whatever the reason."""
        verb = self._verbs[action.verb]
        return Refusal(verb.clause, Message("spydeck.games.messages", "not-legal", {"form": verb.form}))


@cache
def text_ui(language: str) -> TextUi:
    """Return the text UI in a language: it lists what stands in views and events, by the names in them."""
    words = Sentences(__name__, language)
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
