"""Spycard as text that people read and type, in German."""

from __future__ import annotations

from spydeck.games.pages import PageName
from spydeck.games.spycard.text.de import actions, drawing, screen_reader, table, typed
from spydeck.games.spycard.text.de.events import SENTENCES
from spydeck.games.spycard.text.de.questions import NEXT_WORDS, QUESTIONS
from spydeck.games.spycard.text.text_ui import Language, text_ui

PAGES = {
    "hand": PageName("dein Auftrag und deine Agenten"),
    "left": PageName("wie viele Agenten noch im Stapel sind und wer noch im Spiel ist", ("übrig", "rest")),
    "reminder": PageName(
        "Aufträge, Fähigkeiten und besondere Agenten auf einen Blick",
        ("übersicht", "uebersicht", "kurzübersicht"),
    ),
    "discard": PageName("der Ablagestapel", ("ablage", "ablagestapel")),
    "exposed": PageName("wer wen enttarnt hat", ("enttarnt",)),
    "honour": PageName("wer sich die Pik-Dame geschnappt hat", ("ehre",)),
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
        code="de",
        conjunction=" und ",
    )
)
