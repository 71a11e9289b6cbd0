"""The text user interface of Black Spy, put together from the words of a language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial

from spydeck.games.black_spy.text import reason_sentences
from spydeck.games.black_spy.text.drawing import FACES, DrawingWords, draw
from spydeck.games.black_spy.text.pages import PageWords, page_lines
from spydeck.games.black_spy.text.parse import Parser, TypedWords
from spydeck.games.black_spy.text.questions import QuestionWords, continue_prompt, question
from spydeck.games.black_spy.text.score_model import score_model
from spydeck.games.black_spy.text.scorekeeper import Scorekeeper
from spydeck.games.black_spy.text.screen_reader import Speaker, SpokenWords, for_screen_reader
from spydeck.games.black_spy.text.table import TableWords, hand, table
from spydeck.games.black_spy.text.text_layout import highlight
from spydeck.games.pages import pages
from spydeck.games.reasons.wording import ReasonWording
from spydeck.games.text_ui import EventSentence, Names, TextUi, by_event_name
from spydeck.json_types import JsonObject


@dataclass(frozen=True)
class Words:
    """Everything that Black Spy says in one language."""

    table: TableWords
    pages: PageWords
    questions: QuestionWords
    typed: TypedWords
    spoken: SpokenWords
    drawing: DrawingWords
    scorekeeper: type[Scorekeeper]
    events: Mapping[str, EventSentence]
    describe_action: Callable[[str, Names], str]
    describe_options: Callable[[JsonObject], str]
    reasons: ReasonWording


def text_ui(words: Words) -> TextUi:
    """Return the text user interface in a language."""
    keeper = words.scorekeeper.words
    lines = page_lines(words.pages, words.table, keeper.pad)
    parser = Parser(words.typed)
    visual = TextUi(
        table=partial(table, words.table),
        question=partial(question, words.questions),
        parse=parser.parse,
        describe_event=by_event_name(words.events),
        fits=parser.fits,
        describe_action=words.describe_action,
        describe_reason=partial(reason_sentences.describe_reason, words.reasons),
        describe_cost=partial(reason_sentences.describe_cost, words.reasons),
        describe_odds=partial(reason_sentences.describe_odds, words.reasons),
        columns=partial(reason_sentences.columns, words.reasons),
        describe_options=words.describe_options,
        continue_prompt=partial(continue_prompt, words.questions),
        pages=pages(words.pages.names, lines),
        scorekeeper=words.scorekeeper,
        score_model=partial(score_model, keeper.texts, words.scorekeeper.language),
        hand=hand,
        draw=partial(draw, words.drawing),
        suits=tuple(FACES.values()),
        highlight=lambda text: highlight(parser.as_typed(text)),
        part_ends={"trick": "", "deal-over": "scores"},
    )
    speaker = Speaker(words.spoken, words.table, words.pages, keeper.pad)
    return replace(visual, screen_reader=for_screen_reader(speaker, visual, lines, words.scorekeeper))
