"""Spy Tricks in English."""

from spydeck.games.spy_tricks.text.en.refusal_messages import MESSAGES

__all__ = ["MESSAGES"]
