"""Spycard as text that people read and type, in one language."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from spydeck.games.lines import Sentences
from spydeck.games.pages import PageLines, PageName, pages
from spydeck.games.reasons.wording import ReasonWording
from spydeck.games.spycard.text import actions, drawing, reasons, screen_reader, sentences, table
from spydeck.games.spycard.text.refusals import CATALOGUE
from spydeck.games.text_ui import TextUi


def interface(language: str) -> TextUi:
    """Return the text UI in a language, with the one for screen readers."""
    words = Sentences(CATALOGUE, language)
    choice = partial(actions.describe_action, words)
    why = ReasonWording(CATALOGUE, language, choice, words.say("conjunction"))
    as_typed = actions.writer(words)
    lines = visual_pages(words)
    visual = TextUi(
        table=partial(table.table, words),
        question=partial(sentences.question, words),
        parse=actions.parser(words),
        describe_event=sentences.describe_event(words),
        pages=pages(page_names(words), lines),
        hand=partial(table.hand, words),
        draw=partial(drawing.draw, words),
        suits=tuple(drawing.FACES.values()),
        continue_prompt=partial(sentences.continue_prompt, words),
        fits=partial(actions.fits, words),
        describe_action=choice,
        describe_reason=partial(reasons.describe_reason, why),
        describe_ideas=why.ideas,
        describe_played=why.played,
        describe_better=why.better,
        describe_cost=partial(reasons.describe_cost, why),
        describe_odds=partial(reasons.describe_odds, why),
        columns=partial(reasons.columns, why),
        describe_options=partial(table.describe_options, words),
        doubt=partial(actions.doubt, words),
        is_out=table.is_out,
        highlight=lambda text: [("", as_typed(text))],
        forget=table.forget,
        part_starts=frozenset({"turn"}),
        part_ends={"game-over": "honour"},
        sheets={"reminder": partial(table.sheet, words)},
    )
    spoken = screen_reader.for_screen_reader(words, visual)
    spoken_pages = pages(page_names(words), screen_reader.pages(words, lines))
    return replace(visual, screen_reader=replace(spoken, pages=spoken_pages))


def visual_pages(words: Sentences) -> dict[str, PageLines]:
    """Return the lines of each page."""
    return {
        "hand": partial(table.own_agents, words),
        "left": partial(table.left, words),
        "reminder": partial(table.reminder, words),
        "discard": partial(table.discards, words),
        "exposed": partial(table.exposures, words),
        "honour": partial(table.honour, words),
    }


def page_names(words: Sentences) -> dict[str, PageName]:
    """Return what each page is called."""
    return {
        name: PageName(words.say(f"page-{name}"), actions.alternatives(words, f"page-typed-{name}"))
        for name in visual_pages(words)
    }
