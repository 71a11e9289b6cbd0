"""The text user interface of Spy Tricks in German."""

from __future__ import annotations

from spydeck.games.spy_tricks.text.de import (
    chosen_options,
    drawing,
    events,
    mat,
    pages,
    parse,
    questions,
    screen_reader,
    table,
)
from spydeck.games.spy_tricks.text.de.scorekeeper import SpyTricksScorekeeper
from spydeck.games.spy_tricks.text.text_ui import Words, text_ui

WORDS = Words(
    code="de",
    conjunction=" und ",
    table=table.WORDS,
    pages=pages.WORDS,
    questions=questions.WORDS,
    parser=parse.PARSER,
    events=events.SENTENCES,
    describe_action=questions.describe_action,
    options=chosen_options.WORDS,
    spoken=screen_reader.WORDS,
    drawing=drawing.WORDS,
    sheet=mat.SHEET,
    scorekeeper=SpyTricksScorekeeper,
)
TEXT_UI = text_ui(WORDS)
