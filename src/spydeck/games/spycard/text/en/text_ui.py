"""Spycard as text that people read and type, in English."""

from __future__ import annotations

from spydeck.games.pages import PageName
from spydeck.games.spycard.text.en import actions, drawing, screen_reader, table, typed
from spydeck.games.spycard.text.en.events import SENTENCES
from spydeck.games.spycard.text.en.questions import NEXT_WORDS, QUESTIONS
from spydeck.games.spycard.text.text_ui import Language, text_ui

PAGES = {
    "hand": PageName("your agenda and your agents"),
    "left": PageName("how many agents are left in the deck, and who is in the game"),
    "reminder": PageName("agendas, abilities and special agents on one screen"),
    "discard": PageName("the discard pile"),
    "exposed": PageName("who exposed whom"),
    "honour": PageName("who bagged the Queen of Spades"),
}

TEXT_UI = text_ui(
    Language(
        table=table.WORDS,
        questions=QUESTIONS,
        next_words=NEXT_WORDS,
        actions=actions.WORDS,
        typed=typed.WORDS,
        drawing=drawing.WORDS,
        screen_reader=screen_reader.WORDS,
        sentences=SENTENCES,
        pages=PAGES,
        code="en",
        conjunction=" and ",
    )
)
