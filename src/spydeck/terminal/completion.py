"""Actions that are only begun: what may come next, and how the whole would read."""

from __future__ import annotations

from spydeck.errors import IllegalAction
from spydeck.games.text_ui import TextUi
from spydeck.terminal.position import Position


def what_follows(position: Position, text: str) -> list[str]:
    """What may come next in an action that is only begun; nothing where it is whole, or wrong."""
    try:
        facts = position.choices(text)
    except IllegalAction:
        return []
    return [] if facts["enough"] else facts["next"]


def possible_part(position: Position, text: str) -> str:
    """The longest beginning that can go on, of an action begun with a word that cannot come there.

    "" where there is no such beginning, or where a word is no word of the action.
    """
    try:
        position.choices(text)
    except IllegalAction:
        return ""
    words = text.split()[:-1]
    while words and not what_follows(position, " ".join(words)):
        words.pop()
    return " ".join(words)


def example(position: Position, text_ui: TextUi, text: str) -> str:
    """An action begun, made whole with the first words that may come, each once where that is possible."""
    view = position.view()
    while following := what_follows(position, text):
        word = next((word for word in following if word not in text.split()), following[0])
        text = text_ui.parse(view, f"{text} {word}")
    return text


def going_on(position: Position, text_ui: TextUi, begun: str, typed: str) -> str:
    """What was typed as the text of an action: the rest of the one begun, or one by itself."""
    view = position.view()
    if begun:
        whole = text_ui.parse(view, f"{begun} {typed}")
        if what_follows(position, whole) or position.is_legal(whole):
            return whole
    return text_ui.parse(view, typed)
