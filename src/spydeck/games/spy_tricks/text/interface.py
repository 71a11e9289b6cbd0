"""The text user interface of Spy Tricks, for screens and for those who listen.

Screen readers get full words and whole sentences, in reading order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from spydeck.games import text_ui
from spydeck.games.lines import Sentences
from spydeck.games.pages import PageLines, pages
from spydeck.games.reasons.wording import ReasonWording
from spydeck.games.spy_tricks.cards import FIRST_CARD_SPOT, SPOT_TEXTS
from spydeck.games.spy_tricks.options import SENTENCES
from spydeck.games.spy_tricks.text import sentences
from spydeck.games.spy_tricks.text.drawing import FACES, draw
from spydeck.games.spy_tricks.text.pages import (
    pad_sentences,
    page_lines,
    page_names,
    spoken_hand,
    spoken_left,
)
from spydeck.games.spy_tricks.text.parse import Parser
from spydeck.games.spy_tricks.text.score_model import score_model
from spydeck.games.spy_tricks.text.scorekeeper import Scorekeeper
from spydeck.games.spy_tricks.text.table import hand, printable_mat, table, title
from spydeck.games.spy_tricks.text.text_layout import CARD, ROUND_STAGES, highlight, knowledge, spoken
from spydeck.games.text_ui import Line, Names, TextUi
from spydeck.json_types import JsonObject
from spydeck.language import cldr

WIDE_SPOTS = SPOT_TEXTS[:FIRST_CARD_SPOT]
"""The spots of suits and ranks."""


def interface(language: str) -> TextUi:
    """Return the text user interface in a language, with the one for screen readers."""
    words = Sentences(SENTENCES, language)
    parser = Parser(words)
    choice = partial(sentences.describe_action, words)
    reasons = ReasonWording(SENTENCES, language, choice, cldr.joined(["", ""], language=language))
    visual = TextUi(
        table=partial(table, words),
        question=partial(sentences.question, words),
        parse=parser.parse,
        describe_event=partial(sentences.describe_event, words),
        fits=parser.fits,
        describe_action=choice,
        describe_reason=partial(sentences.describe_reason, reasons),
        describe_ideas=reasons.ideas,
        describe_played=reasons.played,
        describe_better=reasons.better,
        describe_cost=partial(sentences.describe_cost, reasons),
        describe_odds=partial(sentences.describe_odds, reasons),
        columns=partial(sentences.columns, reasons),
        describe_options=partial(sentences.describe_options, words),
        continue_prompt=partial(sentences.continue_prompt, words),
        doubt=partial(sentences.doubt, words),
        pages=pages(page_names(words), page_lines(words)),
        scorekeeper=partial(Scorekeeper, words),
        score_model=partial(score_model, words),
        hand=hand,
        draw=partial(draw, words),
        suits=tuple(FACES.values()),
        highlight=lambda text: highlight(parser.as_typed(text)),
        part_ends={"trick": "", "round-over": "scores"},
        sheets={"mat": partial(printable_mat, words)},
    )
    return replace(visual, screen_reader=for_screen_reader(Speaker(words), visual))


@dataclass(frozen=True)
class Speaker:
    """Says what players look at, for those who listen."""

    words: Sentences

    def listed(self, spots: Sequence[str]) -> str:
        """Return cards and spots in full words."""
        return ", ".join(spoken(self.words, spot) for spot in spots) or self.words.say("heard-none")

    def in_words(self, line: Line) -> Line:
        """Return a line with its cards in full words."""
        return [(style, CARD.sub(lambda found: spoken(self.words, found[0]), text)) for style, text in line]

    def page_in_words(self, lines: PageLines) -> PageLines:
        """Return a page with its cards in full words."""
        return lambda view, names: [self.in_words(line) for line in lines(view, names)]

    def table(self, view: JsonObject, names: Names) -> list[Line]:
        """Return the table as the seat sees it now, in sentences."""
        words = self.words
        sentences = [f"{title(words, view)}."]
        sentences += [self.score(view, names, seat) for seat in range(len(names))]
        sentences += [
            words.say("heard-play", who=names.person(play["seat"]), card=spoken(words, play["card"]))
            for play in view["trick"]
        ]
        if view["stage"] in ROUND_STAGES:
            sentences.append(words.say("heard-secret", cards=self.listed(view["possible_secrets"])))
        own_hand = [words.say("hand", cards=self.listed(view["hand"]))] if "hand" in view else []
        return [*as_lines(sentences), *self.mat(view, names), *as_lines(own_hand)]

    def score(self, view: JsonObject, names: Names, seat: int) -> str:
        """Return the points and chips of a player, and whether they hold a Helper."""
        points, chips = view["totals"][seat], view["chips"][seat]
        who, own = names.person(seat), seat == names.own
        if seat in view["helpers"]:
            return self.words.say("heard-score-helper", who=who, own=own, points=points, chips=chips)
        return self.words.say("heard-score", who=who, points=points, chips=chips)

    def hand(self, view: JsonObject, names: Names) -> list[Line]:
        """Return the hand of a seat."""
        return as_lines([f"{names[view['seat']]}: {self.listed(view['hand'])}."])

    def mat(self, view: JsonObject, names: Names) -> list[Line]:
        """Return the mat: henchmen by player, cards, then the suits and ranks that cannot be right."""
        words, mat, known = self.words, view["mat"], knowledge(view)
        sentences = [self.henchmen(view, names, seat) for seat in range(len(names))]
        sentences.append(words.say("heard-mat", cards=self.listed(mat["cards"])))
        if mat["left_out"]:
            sentences.append(words.say("heard-left-out", cards=self.listed(mat["left_out"])))
        wrong = [spot for spot in WIDE_SPOTS if spot in known.wrong]
        ruled_out = [spot for spot in WIDE_SPOTS if spot in known.impossible - known.wrong]
        sentences.append(words.say("heard-wrong", spots=self.listed(wrong)))
        sentences.append(words.say("heard-ruled-out", spots=self.listed(ruled_out)))
        return as_lines(sentences)

    def henchmen(self, view: JsonObject, names: Names, seat: int) -> str:
        """Return the spots of a player's henchmen."""
        spots = [
            self.words.say(
                "one-guess", spot=spoken(self.words, fact["spot"]), helper=fact["helper"], back=False
            )
            for fact in view["mat"]["henchmen"]
            if fact["seat"] == seat
        ]
        shown = ", ".join(spots) or self.words.say("heard-none")
        own = seat == names.own
        return self.words.say("heard-henchmen", who=names.person(seat), own=own, spots=shown)

    def brief(self, view: JsonObject, names: Names) -> list[Line]:
        """Return what stands before a question: the hand, or for a guess how many cards are possible."""
        if view["stage"] == "play":
            return [self.in_words(line) for line in spoken_hand(self.words, view, names)]
        return [self.words.line("heard-possible", number=len(view["possible_secrets"]))]

    def pages(self) -> dict[str, PageLines]:
        """Return what each page says."""
        lines = page_lines(self.words) | {
            "hand": partial(spoken_hand, self.words),
            "left": partial(spoken_left, self.words),
            "scores": lambda view, names: pad_sentences(self.words, view["scorepad"], names),
        }
        return {name: self.page_in_words(shown) for name, shown in lines.items()} | {"mat": self.mat}


def as_lines(sentences: Sequence[str]) -> list[Line]:
    """Return sentences as lines."""
    return [[("", sentence)] for sentence in sentences]


def for_screen_reader(speaker: Speaker, visual: TextUi) -> TextUi:
    """Return the user interface for screen readers that corresponds to a visual one."""
    return replace(
        text_ui.spoken(visual, speaker.in_words),
        table=speaker.table,
        hand=speaker.hand,
        pages=pages(page_names(speaker.words), speaker.pages()),
        brief=speaker.brief,
        scorekeeper=partial(Scorekeeper, speaker.words, screen_reader=True),
    )
