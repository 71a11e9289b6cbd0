"""What a game without a text UI of its own says, in German; its data keep their English names."""

from spydeck.games.grammar.de import joined
from spydeck.games.plain_text.listing import PlainWords, text_ui

WORDS = PlainWords(none="nichts", question=lambda verbs: f"Du bist am Zug: {joined(verbs, 'or')}.")

TEXT_UI = text_ui(WORDS)
