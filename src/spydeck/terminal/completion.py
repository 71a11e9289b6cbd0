"""Partial actions: the words that may come next, and how the complete action could read."""

from __future__ import annotations

from spydeck.errors import IllegalAction
from spydeck.games.text_ui import TextUi
from spydeck.terminal.perspective import Perspective


def next_words(perspective: Perspective, partial: str) -> list[str]:
    """Return the words of which one must follow; none if the action is complete or wrong."""
    try:
        facts = perspective.choices(partial)
    except IllegalAction:
        return []
    return [] if facts["enough"] else facts["next"]


def valid_prefix(perspective: Perspective, text: str) -> str:
    """Return the longest valid prefix of an action with a word that cannot come there.

    Return "" if there is no such prefix, or if one of the words is unknown.
    """
    try:
        perspective.choices(text)
    except IllegalAction:
        return ""
    words = text.split()[:-1]
    while words and not next_words(perspective, " ".join(words)):
        words.pop()
    return " ".join(words)


def example(perspective: Perspective, text_ui: TextUi, partial: str) -> str:
    """Return a partial action completed with the first words possible, each used once if that works."""
    view = perspective.view()
    text = partial
    while following := next_words(perspective, text):
        word = next((word for word in following if word not in text.split()), following[0])
        text = text_ui.parse(view, f"{text} {word}")
    return text


def complete(perspective: Perspective, text_ui: TextUi, partial: str, typed: str) -> str:
    """Return what was typed as the text of an action: the rest of a partial one, or a new one."""
    view = perspective.view()
    if partial:
        joined = text_ui.parse(view, f"{partial} {typed}")
        if next_words(perspective, joined) or perspective.is_legal(joined):
            return joined
    return text_ui.parse(view, typed)
