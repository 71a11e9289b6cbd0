"""A hint as lines: the suggestion with its reason, and the other options as a table or as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from spydeck.games.lines import page_width
from spydeck.games.text_ui import Column, Line, Names, TextUi
from spydeck.json_types import JsonObject
from spydeck.language.cldr import fixed
from spydeck.terminal.perspective import Advice
from spydeck.terminal.text import sentence, styled

PERCENT = 100


class HintLines:
    """A suggestion and why, in words."""

    def __init__(
        self,
        advice: Advice,
        text_ui: TextUi,
        names: Names,
        typed: Callable[[str], Line] | None = None,
    ) -> None:
        """With what a person types for an action where that is not how it reads, or else nothing."""
        self._advice = advice
        self._text_ui = text_ui
        self._names = names
        self._typed = typed

    def suggestion(self) -> Line:
        """Return what is suggested, and the reason in words, or else that a simple bot suggests it."""
        found = self._advice.explanation
        reason = found and found["reason"]
        why = self._text_ui.highlight(sentence("simple-bots")) if found is None else []
        if reason:
            why = reason_line(self._text_ui, reason, self._names)
        typed = self._typed(self._advice.action) if self._typed else []
        action = self._text_ui.highlight(self._action(self._advice.action))
        line = styled("suggestion", action=action)
        if why:
            line += [("", " "), *why]
        return line + (styled("take-typed", typed=typed) if typed else styled("take"))

    def rest(self, *, plain: bool, whole: bool) -> Iterable[Line]:
        """Return what follows: with `whole`, all options; that there are no reasons yet."""
        found = self._advice.explanation
        if self._advice.later:
            return [styled("reasons-later")]
        if not whole:
            return []
        if found is None or not found["options"][0]["results"]:
            return [styled("not-compared")]
        return self._table(found, plain=plain)

    def _row_head(self, action: str) -> str:
        """Return an action as a row names it: as it is typed, where that is not how it reads."""
        typed = self._typed(action) if self._typed else []
        return "".join(text for _, text in typed) or self._action(action)

    def _action(self, text: str) -> str:
        return self._text_ui.describe_action(text, self._names)

    def _table(self, found: JsonObject, *, plain: bool) -> list[Line]:
        """Return what each option leads to, what is likely, and how much was played on to find it out."""
        options, columns = found["options"], self._text_ui.columns()
        rows = [cells(place, option, columns) for place, option in enumerate(options)]
        actions = [self._row_head(option["action"]) for option in options]
        lines = [] if plain else list(aligned(actions, rows, self._text_ui))
        if not lines or max(sum(len(text) for _, text in line) for line in lines) > page_width():
            lines = list(spoken(actions, rows, self._text_ui))
        odds = self._text_ui.describe_odds(found["odds"], self._names)
        said = [self._text_ui.highlight(f"  {sentence}") for sentence in odds]
        counted = sentence("played-on", playouts=found["playouts"])
        if found["action_count"] != len(options):
            compared = sentence("compared", options=len(options), actions=found["action_count"])
            counted = f"{counted} {compared}"
        return [*lines, *said, [("faint", counted)]]


def reason_line(text_ui: TextUi, reason: JsonObject, names: Names) -> Line:
    """Return a reason in words: what a card player would say first, and then the numbers, which are faint."""
    said, ideas = text_ui.describe_reason(reason, names), " ".join(text_ui.describe_ideas(reason, names))
    if not ideas:
        return text_ui.highlight(said)
    numbers = text_ui.highlight(said.removeprefix(ideas))
    return [*text_ui.highlight(ideas), *((style or "faint", text) for style, text in numbers)]


def cells(place: int, option: JsonObject, columns: Sequence[Column]) -> list[str]:
    """Return the results of an option, the first with its standard error, and how it compares."""
    found = [number(option["results"][column.measure], column) for column in columns]
    error = number(option["errors"][columns[0].measure], columns[0])
    found[0] = f"{found[0]} +-{error}"
    mark = sentence("best") if place == 0 else sentence("as-good") if option["equal"] else ""
    return [*found, mark]


def number(value: float, column: Column) -> str:
    """Return a number of a column."""
    return sentence("share", percent=fixed(PERCENT * value, 0)) if column.percent else fixed(value, 1)


def aligned(actions: Sequence[str], rows: Sequence[Sequence[str]], text_ui: TextUi) -> Iterator[Line]:
    """Yield the rows in columns below their titles."""
    titles = [*(column.title for column in text_ui.columns()), ""]
    widths = [max(map(len, parts)) for parts in zip(titles, *rows, strict=True)]
    first = max(map(len, actions))
    heading = [f"{title:>{width}}" for title, width in zip(titles, widths, strict=True)]
    yield [("faint", "  ".join([" " * (first + 2), *heading]).rstrip())]
    for action, row in zip(actions, rows, strict=True):
        *numbers, mark = [f"{cell:>{width}}" for cell, width in zip(row, widths, strict=True)]
        space = " " * (first - len(action))
        yield [
            ("", "  "),
            *text_ui.highlight(action),
            ("", "  ".join([space, *numbers, ""])),
            ("", mark.strip()),
        ]


def spoken(actions: Sequence[str], rows: Sequence[Sequence[str]], text_ui: TextUi) -> Iterator[Line]:
    """Yield each row as a sentence."""
    for action, (*numbers, mark) in zip(actions, rows, strict=True):
        said = [f"{column.title} {cell}" for column, cell in zip(text_ui.columns(), numbers, strict=True)]
        best = mark == sentence("best")
        end = [sentence("spoken-best" if best else "spoken-as-good")] if mark else []
        words = ", ".join([*said, *end]).replace(" +-", sentence("give-or-take"))
        yield [*text_ui.highlight(action), ("", f": {words}.")]
