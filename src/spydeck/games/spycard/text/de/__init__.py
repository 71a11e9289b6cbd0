"""Spycard in German: the catalogue that `spydeck.language` finds."""

from spydeck.games.spycard.text.de.text_ui import TEXT_UI

__all__ = ["TEXT_UI"]
