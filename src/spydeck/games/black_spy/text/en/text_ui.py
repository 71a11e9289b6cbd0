"""The text user interface of Black Spy in English."""

from __future__ import annotations

from spydeck.games.black_spy.text.en import drawing, pages, parse, questions, screen_reader, table
from spydeck.games.black_spy.text.en.chosen_options import describe_options
from spydeck.games.black_spy.text.en.events import SENTENCES
from spydeck.games.black_spy.text.en.scorekeeper import BlackSpyScorekeeper
from spydeck.games.black_spy.text.text_ui import Words, text_ui
from spydeck.games.reasons.wording import ReasonWording

TEXT_UI = text_ui(
    Words(
        table=table.WORDS,
        pages=pages.WORDS,
        questions=questions.WORDS,
        typed=parse.WORDS,
        spoken=screen_reader.WORDS,
        drawing=drawing.WORDS,
        scorekeeper=BlackSpyScorekeeper,
        events=SENTENCES,
        describe_action=questions.describe_action,
        describe_options=describe_options,
        reasons=ReasonWording("spydeck.games.black_spy.text", "en", questions.choice, " and "),
    )
)
