"""The words of a scorepad's entries in all languages, so that a pad kept in one continues in another."""

from __future__ import annotations

NOTHING = "-"
HELPER = "+"
SUITS_TYPED = {"rot": "red", "blau": "blue", "weiß": "white", "weiss": "white"}
"""The texts of suits by other words for them."""
