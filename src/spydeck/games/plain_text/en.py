"""What a game without a text UI of its own says, in English."""

from spydeck.games.plain_text.listing import PlainWords, text_ui

WORDS = PlainWords(none="none", question=lambda verbs: f"Your turn: {' or '.join(verbs)}.")

TEXT_UI = text_ui(WORDS)
