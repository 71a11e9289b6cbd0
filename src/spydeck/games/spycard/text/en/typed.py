"""What people type in Spycard, in English."""

from spydeck.games.spycard.text.parse import TypedWords

WORDS = TypedWords(no=("no", "n"))


def shown(verb: str) -> str:
    """Return what people type for a verb, as they read it."""
    return verb
