"""The text user interface of Black Spy in English."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from spydeck.games.black_spy.text import reason_sentences
from spydeck.games.black_spy.text.en import on_request, text_layout
from spydeck.games.black_spy.text.en.chosen_options import describe_options
from spydeck.games.black_spy.text.en.drawing import FACES, draw
from spydeck.games.black_spy.text.en.events import SENTENCES
from spydeck.games.black_spy.text.en.parse import fits, parse
from spydeck.games.black_spy.text.en.questions import choice, continue_prompt, describe_action, question
from spydeck.games.black_spy.text.en.score_model import score_model
from spydeck.games.black_spy.text.en.scorekeeper import BlackSpyScorekeeper
from spydeck.games.black_spy.text.en.screen_reader import for_screen_reader
from spydeck.games.reasons.wording import ReasonWording
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

REASONS = ReasonWording("spydeck.games.black_spy.text", "en", choice, " and ")

VISUAL = TextUi(
    table=text_layout.table,
    question=question,
    parse=parse,
    describe_event=by_event_name(SENTENCES),
    fits=fits,
    describe_action=describe_action,
    describe_reason=partial(reason_sentences.describe_reason, REASONS),
    describe_cost=partial(reason_sentences.describe_cost, REASONS),
    describe_odds=partial(reason_sentences.describe_odds, REASONS),
    columns=partial(reason_sentences.columns, REASONS),
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
