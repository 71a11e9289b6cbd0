"""The pages of a game by the words that open them, in any language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from spydeck.games.text_ui import Line, Names, Page
from spydeck.json_types import JsonObject

PageLines = Callable[[JsonObject, Names], list[Line]]


@dataclass(frozen=True)
class PageName:
    """The name of a page in one language."""

    help: str
    """Its contents in a few words, for the list of commands."""
    typed: Sequence[str] = ()
    """The words that open it; the first one is listed. Its name in English opens it in every language."""


def pages(names: Mapping[str, PageName], lines: Mapping[str, PageLines]) -> dict[str, Page]:
    """Return the pages by the words that open them, from what they show; only listed words have a help."""
    found: dict[str, Page] = {}
    for name, shown in lines.items():
        first, *others = (*names[name].typed, name)
        found[first] = Page(names[name].help, shown)
        found |= {other: Page("", shown) for other in others if other != first}
    return found
