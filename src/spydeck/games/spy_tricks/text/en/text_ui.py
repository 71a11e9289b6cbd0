"""The text user interface of Spy Tricks in English."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from spydeck.games.reasons.wording import ReasonWording
from spydeck.games.spy_tricks.text import reason_sentences
from spydeck.games.spy_tricks.text.en import on_request, text_layout
from spydeck.games.spy_tricks.text.en.chosen_options import describe_options
from spydeck.games.spy_tricks.text.en.drawing import FACES, draw
from spydeck.games.spy_tricks.text.en.events import SENTENCES
from spydeck.games.spy_tricks.text.en.mat import SHEETS, mat_page
from spydeck.games.spy_tricks.text.en.parse import fits, parse
from spydeck.games.spy_tricks.text.en.questions import continue_prompt, describe_action, question
from spydeck.games.spy_tricks.text.en.score_model import score_model
from spydeck.games.spy_tricks.text.en.scorekeeper import SpyTricksScorekeeper
from spydeck.games.spy_tricks.text.en.screen_reader import for_screen_reader
from spydeck.games.spy_tricks.text.text_layout import highlight
from spydeck.games.text_ui import Page, TextUi, by_event_name

PAGES = {
    "hand": Page("your hand", on_request.own_hand),
    "trick": Page("the cards in the trick", on_request.trick),
    "left": Page("how many tricks are left, and which cards the secret can be", on_request.left),
    "mat": Page("the henchmen on the mat, and the spots that cannot be right", mat_page),
    "last": Page("the last trick", text_layout.last_trick),
    "round": Page("the guesses and the secret of the last round", text_layout.last_round),
    "scores": Page("the scorepad", text_layout.scores),
}

REASONS = ReasonWording("spydeck.games.spy_tricks.text", "en", describe_action, " and ")

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
    scorekeeper=SpyTricksScorekeeper,
    score_model=score_model,
    hand=text_layout.hand,
    draw=draw,
    suits=tuple(FACES.values()),
    highlight=highlight,
    part_ends={"trick": "", "round-over": "scores"},
    sheets=SHEETS,
)
TEXT_UI = replace(VISUAL, screen_reader=for_screen_reader(VISUAL))
