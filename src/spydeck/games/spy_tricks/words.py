"""Actions of Spy Tricks one word at a time."""

from spydeck.games.spy_tricks.rules import choices as continuations

__all__ = ["continuations"]
