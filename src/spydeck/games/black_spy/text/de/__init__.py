"""Black Spy in German: the catalogue that `spydeck.language` finds."""

from spydeck.games.black_spy.text.de.text_ui import TEXT_UI

__all__ = ["TEXT_UI"]
