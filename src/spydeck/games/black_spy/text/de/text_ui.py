"""The text user interface of Black Spy in German."""

from __future__ import annotations

from spydeck.games.black_spy.text.de import drawing, pages, parse, questions, screen_reader, table
from spydeck.games.black_spy.text.de.chosen_options import describe_options
from spydeck.games.black_spy.text.de.events import SENTENCES
from spydeck.games.black_spy.text.de.scorekeeper import BlackSpyScorekeeper
from spydeck.games.black_spy.text.en.reasons import COLUMNS, describe_cost, describe_odds, describe_reason
from spydeck.games.black_spy.text.text_ui import Words, text_ui

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
        describe_reason=describe_reason,
        describe_cost=describe_cost,
        describe_odds=describe_odds,
        columns=COLUMNS,
    )
)
