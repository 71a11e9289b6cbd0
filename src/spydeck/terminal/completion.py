"""Partial actions: the words that may come next, and how the complete action could read."""

from __future__ import annotations

from spydeck.errors import IllegalAction, SpydeckError
from spydeck.games.text_ui import TextUi
from spydeck.json_types import JsonObject
from spydeck.terminal.perspective import Perspective


def choices_by_verb(perspective: Perspective) -> JsonObject:
    """Return the actions possible now by verb; none before a game, or while other seats act."""
    try:
        return dict(perspective.view().get("choices", {}))
    except SpydeckError:
        return {}


def following_words(perspective: Perspective, partial: str) -> list[str]:
    """Return the words that may come next, each once; none if the action is wrong or already complete."""
    facts = choices_by_verb(perspective).get(partial)
    try:
        return list(dict.fromkeys((facts or perspective.choices(partial))["next"]))
    except IllegalAction:
        return []


def next_words(perspective: Perspective, partial: str) -> list[str]:
    """Return the words of which one must follow; none if the action is complete or wrong."""
    try:
        facts = choices_by_verb(perspective).get(partial) or perspective.choices(partial)
    except IllegalAction:
        return []
    return [] if facts["enough"] else list(dict.fromkeys(facts["next"]))


def example(perspective: Perspective, text_ui: TextUi, partial: str) -> str:
    """Return a partial action completed with the first words possible, each used once if that works.

    Of the last word one is taken that leaves no doubt, if there is one.
    """
    view, names = perspective.view(), perspective.names
    text, others = partial, list[str]()
    while following := next_words(perspective, text):
        word = next((word for word in following if word not in text.split()), following[0])
        others = [text_ui.parse(view, f"{text} {other}") for other in following]
        text = text_ui.parse(view, f"{text} {word}")
    return next((whole for whole in (text, *others) if not text_ui.doubt(view, whole, names)), text)
