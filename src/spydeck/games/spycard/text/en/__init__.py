"""Spycard in English: refusals, the terminal and the screen reader."""

from spydeck.games.spycard.text.en.refusal_messages import MESSAGES

__all__ = ["MESSAGES"]
