"""Spycard as text that people read and type, in English."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from spydeck.games.reasons.wording import ReasonWording
from spydeck.games.spycard.text import reason_sentences
from spydeck.games.spycard.text.en import table
from spydeck.games.spycard.text.en.actions import describe_action, doubt, fits
from spydeck.games.spycard.text.en.drawing import FACES, draw
from spydeck.games.spycard.text.en.events import SENTENCES
from spydeck.games.spycard.text.en.questions import continue_prompt, question
from spydeck.games.spycard.text.en.reminder import SHEETS, reminder
from spydeck.games.spycard.text.en.screen_reader import for_screen_reader
from spydeck.games.spycard.text.parse import parser
from spydeck.games.spycard.text.text_layout import forget
from spydeck.games.text_ui import Page, TextUi, by_event_name

PAGES = {
    "hand": Page("your agenda and your agents", table.own_agents),
    "left": Page("how many agents are left in the deck, and who is in the game", table.left),
    "reminder": Page("agendas, abilities and special agents on one screen", reminder),
    "discard": Page("the discard pile", table.discards),
    "exposed": Page("who exposed whom", table.exposures),
    "honour": Page("who bagged the Queen of Spades", table.honour),
}

REASONS = ReasonWording("spydeck.games.spycard.text", "en", describe_action, " and ")

VISUAL = TextUi(
    table=table.table,
    question=question,
    parse=parser(no_words=("no", "n")),
    describe_event=by_event_name(SENTENCES),
    pages=PAGES,
    hand=table.hand,
    draw=draw,
    suits=tuple(FACES.values()),
    continue_prompt=continue_prompt,
    fits=fits,
    describe_action=describe_action,
    describe_reason=partial(reason_sentences.describe_reason, REASONS),
    describe_cost=partial(reason_sentences.describe_cost, REASONS),
    describe_odds=partial(reason_sentences.describe_odds, REASONS),
    columns=partial(reason_sentences.columns, REASONS),
    describe_options=table.describe_options,
    doubt=doubt,
    is_out=table.is_out,
    forget=forget,
    part_starts=frozenset({"turn"}),
    part_ends={"game-over": "honour"},
    sheets=SHEETS,
)
TEXT_UI = replace(VISUAL, screen_reader=for_screen_reader(VISUAL))
