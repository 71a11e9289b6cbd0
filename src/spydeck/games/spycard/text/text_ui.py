"""Spycard as text that people read and type, from the words of a language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial

from spydeck.games.pages import PageName, pages
from spydeck.games.reasons.wording import ReasonWording
from spydeck.games.spycard.text import reason_sentences, screen_reader, table
from spydeck.games.spycard.text.actions import ActionWords, describe_action, doubt, fits
from spydeck.games.spycard.text.drawing import FACES, DrawingWords, draw
from spydeck.games.spycard.text.parse import TypedWords, as_typed, parser
from spydeck.games.spycard.text.questions import NextWords, QuestionWords, continue_prompt, question
from spydeck.games.spycard.text.reminder import reminder, sheet
from spydeck.games.spycard.text.screen_reader import Lines, ScreenReaderWords
from spydeck.games.spycard.text.table import TableWords
from spydeck.games.spycard.text.text_layout import forget
from spydeck.games.text_ui import EventSentence, TextUi, by_event_name


@dataclass(frozen=True)
class Language:
    """All words of a language."""

    table: TableWords
    questions: QuestionWords
    next_words: NextWords
    actions: ActionWords
    typed: TypedWords
    drawing: DrawingWords
    screen_reader: ScreenReaderWords
    sentences: Mapping[str, EventSentence]
    pages: Mapping[str, PageName]
    code: str
    """The code of the language, for what stands in Fluent files."""
    conjunction: str
    """The word of a list, with spaces."""


def text_ui(words: Language) -> TextUi:
    """Return the text UI in a language, with the one for screen readers."""
    choice = partial(describe_action, words.actions)
    reasons = ReasonWording("spydeck.games.spycard.text", words.code, choice, words.conjunction)
    visual = TextUi(
        table=partial(table.table, words.table),
        question=partial(question, words.questions),
        parse=parser(words.typed),
        describe_event=by_event_name(words.sentences),
        pages=pages(words.pages, visual_pages(words.table)),
        hand=partial(table.hand, words.table),
        draw=partial(draw, words.drawing),
        suits=tuple(FACES.values()),
        continue_prompt=partial(continue_prompt, words.next_words),
        fits=partial(fits, words.actions),
        describe_action=choice,
        describe_reason=partial(reason_sentences.describe_reason, reasons),
        describe_cost=partial(reason_sentences.describe_cost, reasons),
        describe_odds=partial(reason_sentences.describe_odds, reasons),
        columns=partial(reason_sentences.columns, reasons),
        describe_options=partial(table.describe_options, words.table),
        doubt=partial(doubt, words.actions),
        is_out=table.is_out,
        highlight=lambda text: [("", as_typed(text, words.typed))],
        forget=forget,
        part_starts=frozenset({"turn"}),
        part_ends={"game-over": "honour"},
        sheets={"reminder": partial(sheet, words.table.reminder)},
    )
    spoken = screen_reader.for_screen_reader(words.screen_reader, visual)
    spoken_pages = screen_reader.pages(words.screen_reader, visual_pages(words.table))
    return replace(visual, screen_reader=replace(spoken, pages=pages(words.pages, spoken_pages)))


def visual_pages(words: TableWords) -> dict[str, Lines]:
    """Return the lines of each page."""
    return {
        "hand": partial(table.own_agents, words),
        "left": partial(table.left, words),
        "reminder": partial(reminder, words.reminder),
        "discard": partial(table.discards, words),
        "exposed": partial(table.exposures, words),
        "honour": partial(table.honour, words),
    }
