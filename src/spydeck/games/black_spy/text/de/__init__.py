"""Black Spy in German: the catalogue that `spydeck.language` finds."""

from spydeck.games.black_spy.text.de.text_ui import TEXT_UI
from spydeck.games.black_spy.text.en.refusal_messages import MESSAGES

__all__ = ["MESSAGES", "TEXT_UI"]
