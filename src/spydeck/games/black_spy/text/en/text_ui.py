"""The text user interface of Black Spy in English."""

from __future__ import annotations

from dataclasses import replace

from spydeck.games.black_spy.text.en import on_request, text_layout
from spydeck.games.black_spy.text.en.chosen_options import describe_options
from spydeck.games.black_spy.text.en.drawing import FACES, draw
from spydeck.games.black_spy.text.en.events import SENTENCES
from spydeck.games.black_spy.text.en.parse import fits, parse
from spydeck.games.black_spy.text.en.questions import continue_prompt, describe_action, question
from spydeck.games.black_spy.text.en.reasons import COLUMNS, describe_cost, describe_odds, describe_reason
from spydeck.games.black_spy.text.en.score_model import score_model
from spydeck.games.black_spy.text.en.scorekeeper import BlackSpyScorekeeper
from spydeck.games.black_spy.text.en.screen_reader import for_screen_reader
from spydeck.games.text_ui import Page, TextUi, by_event_name

PAGES = {
    "hand": Page("your hand", on_request.own_hand),
    "trick": Page("the cards in the trick", on_request.trick),
    "left": Page("how many tricks are left, and which cards with points", on_request.left),
    "last": Page("the last trick", text_layout.last_trick),
    "scores": Page("the scorepad", text_layout.scorepad),
    "passed": Page("the cards that you passed and received", text_layout.exchanged),
    "values": Page("what cards cost, and the variants in play", text_layout.values),
}

VISUAL = TextUi(
    table=text_layout.table,
    question=question,
    parse=parse,
    describe_event=by_event_name(SENTENCES),
    fits=fits,
    describe_action=describe_action,
    describe_reason=describe_reason,
    describe_cost=describe_cost,
    describe_odds=describe_odds,
    columns=COLUMNS,
    describe_options=describe_options,
    continue_prompt=continue_prompt,
    pages=PAGES,
    scorekeeper=BlackSpyScorekeeper,
    score_model=score_model,
    hand=text_layout.hand,
    draw=draw,
    suits=tuple(FACES.values()),
    highlight=text_layout.highlight,
    part_ends={"trick": "", "deal-over": "scores"},
)
TEXT_UI = replace(VISUAL, screen_reader=for_screen_reader(VISUAL))
