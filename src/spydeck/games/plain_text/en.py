"""What a game without a text UI of its own says, in English."""

from spydeck.games.plain_text.listing import PlainWords, text_ui

YOU = "you"
"""The name of the reader's own seat."""


def seat_name(seat: int) -> str:
    """Return what a seat is called whose player has no name."""
    return f"Seat {seat}"


WORDS = PlainWords(none="none", question=lambda verbs: f"Your turn: {' or '.join(verbs)}.")

TEXT_UI = text_ui(WORDS)
