"""The text user interface of Spy Tricks, put together from the words of a language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial

from spydeck.games.pages import pages
from spydeck.games.reasons.wording import ReasonWording
from spydeck.games.spy_tricks.text import reason_sentences
from spydeck.games.spy_tricks.text.chosen_options import OptionWords, describe_options
from spydeck.games.spy_tricks.text.drawing import FACES, DrawingWords, draw
from spydeck.games.spy_tricks.text.mat import SheetWords, printable_mat
from spydeck.games.spy_tricks.text.pages import PageWords, page_lines
from spydeck.games.spy_tricks.text.parse import Parser
from spydeck.games.spy_tricks.text.questions import QuestionWords, continue_prompt, doubt, question
from spydeck.games.spy_tricks.text.score_model import score_model
from spydeck.games.spy_tricks.text.scorekeeper import Scorekeeper
from spydeck.games.spy_tricks.text.screen_reader import Speaker, SpokenWords, for_screen_reader
from spydeck.games.spy_tricks.text.table import TableWords, hand, table
from spydeck.games.spy_tricks.text.text_layout import highlight
from spydeck.games.text_ui import EventSentence, Names, TextUi, by_event_name


@dataclass(frozen=True)
class Words:
    """Everything that Spy Tricks says in one language."""

    code: str
    """The code of the language, for what stands in Fluent files."""
    conjunction: str
    """The word of a list, with spaces."""
    table: TableWords
    pages: PageWords
    questions: QuestionWords
    parser: Parser
    events: Mapping[str, EventSentence]
    describe_action: Callable[[str, Names], str]
    options: OptionWords
    spoken: SpokenWords
    drawing: DrawingWords
    sheet: SheetWords
    scorekeeper: type[Scorekeeper]


def text_ui(words: Words) -> TextUi:
    """Return the text user interface in a language, with the one for screen readers."""
    keeper = words.scorekeeper.words
    choice = words.describe_action
    reasons = ReasonWording("spydeck.games.spy_tricks.text", words.code, choice, words.conjunction)
    visual = TextUi(
        table=partial(table, words.table),
        question=partial(question, words.questions),
        parse=words.parser.parse,
        describe_event=by_event_name(words.events),
        fits=words.parser.fits,
        describe_action=choice,
        describe_reason=partial(reason_sentences.describe_reason, reasons),
        describe_cost=partial(reason_sentences.describe_cost, reasons),
        describe_odds=partial(reason_sentences.describe_odds, reasons),
        columns=partial(reason_sentences.columns, reasons),
        describe_options=partial(describe_options, words.options),
        continue_prompt=partial(continue_prompt, words.questions),
        doubt=partial(doubt, words.questions),
        pages=pages(words.pages.names, page_lines(words.pages, words.table, keeper.pad)),
        scorekeeper=words.scorekeeper,
        score_model=partial(score_model, keeper.texts, words.scorekeeper.language),
        hand=hand,
        draw=partial(draw, words.drawing),
        suits=tuple(FACES.values()),
        highlight=lambda text: highlight(words.parser.as_typed(text)),
        part_ends={"trick": "", "round-over": "scores"},
        sheets={"mat": partial(printable_mat, keeper.spots, words.sheet)},
    )
    speaker = Speaker(words.spoken, words.table, words.pages, words.scorekeeper)
    return replace(visual, screen_reader=for_screen_reader(speaker, visual))
