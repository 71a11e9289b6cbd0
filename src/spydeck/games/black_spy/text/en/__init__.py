"""Black Spy in English: the catalogue that `spydeck.language` finds."""

from spydeck.games.black_spy.text.en.text_ui import TEXT_UI

__all__ = ["TEXT_UI"]
