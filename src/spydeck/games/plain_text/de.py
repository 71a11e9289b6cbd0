"""What a game without a text UI of its own says, in German; its data keep their English names."""

from spydeck.games.grammar.de import joined
from spydeck.games.plain_text.listing import PlainWords, text_ui

YOU = "du"
"""The name of the reader's own seat."""


def seat_name(seat: int) -> str:
    """Return what a seat is called whose player has no name."""
    return f"Platz {seat}"


WORDS = PlainWords(none="nichts", question=lambda verbs: f"Du bist am Zug: {joined(verbs, 'or')}.")

TEXT_UI = text_ui(WORDS)
