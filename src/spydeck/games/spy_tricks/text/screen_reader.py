"""Spy Tricks for screen readers: full words and whole sentences, in reading order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from spydeck.games.pages import PageLines, pages
from spydeck.games.spy_tricks.cards import FIRST_CARD_SPOT, SPOT_TEXTS
from spydeck.games.spy_tricks.text.pages import PageWords, page_lines, spoken_hand, spoken_left
from spydeck.games.spy_tricks.text.scorekeeper import Scorekeeper
from spydeck.games.spy_tricks.text.scorepad import pad_sentences
from spydeck.games.spy_tricks.text.spots import SpotWords
from spydeck.games.spy_tricks.text.table import TableWords, title
from spydeck.games.spy_tricks.text.text_layout import CARD, ROUND_STAGES, knowledge
from spydeck.games.text_ui import Line, Names, TextUi
from spydeck.json_types import JsonObject

WIDE_SPOTS = SPOT_TEXTS[:FIRST_CARD_SPOT]
"""The spots of suits and ranks."""


@dataclass(frozen=True)
class SpokenWords:
    """What those who listen hear in place of a screen, in one language; those in braces are parts of it."""

    spots: SpotWords
    none: str
    """Stands in place of an empty list."""
    played: Callable[[Names, int, str], str]
    """Who has played a card to the trick."""
    secret: str
    """Which {cards} the secret can be."""
    secret_number: Callable[[int], str]
    """How many cards the secret can be."""
    hand: str
    """The own {cards}."""
    score: Callable[[Names, int, int, int, bool], str]
    """The points and the chips of a player, and whether they hold a Helper."""
    henchmen: Callable[[Names, int, str], str]
    """The spots of a player's henchmen."""
    with_helper: str
    """Stands after the spot of a henchman with a Helper."""
    on_mat: str
    """The {cards} on the mat."""
    left_out: str
    """The {cards} that are not in the game."""
    wrong: str
    """The {spots} of suits and ranks that are proven wrong."""
    ruled_out: str
    """Further {spots} that what the viewer knows rules out."""


@dataclass(frozen=True)
class Speaker:
    """Says what players look at, in the words of one language."""

    words: SpokenWords
    table_words: TableWords
    page_words: PageWords
    scorekeeper: type[Scorekeeper]

    def listed(self, spots: Sequence[str]) -> str:
        """Return cards and spots in full words."""
        return ", ".join(map(self.words.spots.spoken, spots)) or self.words.none

    def in_words(self, line: Line) -> Line:
        """Return a line with its cards in full words."""
        return [
            (style, CARD.sub(lambda found: self.words.spots.spoken(found[0]), text)) for style, text in line
        ]

    def page_in_words(self, lines: PageLines) -> PageLines:
        """Return a page with its cards in full words."""
        return lambda view, names: [self.in_words(line) for line in lines(view, names)]

    def table(self, view: JsonObject, names: Names) -> list[Line]:
        """Return the table as the seat sees it now, in sentences."""
        words = self.words
        sentences = [f"{title(self.table_words, view)}."]
        sentences += [self.score(view, names, seat) for seat in range(len(names))]
        sentences += [
            words.played(names, play["seat"], words.spots.spoken(play["card"])) for play in view["trick"]
        ]
        if view["stage"] in ROUND_STAGES:
            sentences.append(words.secret.format(cards=self.listed(view["possible_secrets"])))
        own_hand = [words.hand.format(cards=self.listed(view["hand"]))] if "hand" in view else []
        return [*as_lines(sentences), *self.mat(view, names), *as_lines(own_hand)]

    def score(self, view: JsonObject, names: Names, seat: int) -> str:
        """Return the points and chips of a player, and whether they hold a Helper."""
        points, chips = view["totals"][seat], view["chips"][seat]
        return self.words.score(names, seat, points, chips, seat in view["helpers"])

    def hand(self, view: JsonObject, names: Names) -> list[Line]:
        """Return the hand of a seat."""
        return as_lines([f"{names[view['seat']]}: {self.listed(view['hand'])}."])

    def mat(self, view: JsonObject, names: Names) -> list[Line]:
        """Return the mat: henchmen by player, cards, then the suits and ranks that cannot be right."""
        words, mat, known = self.words, view["mat"], knowledge(view)
        sentences = [self.henchmen(view, names, seat) for seat in range(len(names))]
        sentences.append(words.on_mat.format(cards=self.listed(mat["cards"])))
        if mat["left_out"]:
            sentences.append(words.left_out.format(cards=self.listed(mat["left_out"])))
        wrong = [spot for spot in WIDE_SPOTS if spot in known.wrong]
        ruled_out = [spot for spot in WIDE_SPOTS if spot in known.impossible - known.wrong]
        sentences.append(words.wrong.format(spots=self.listed(wrong)))
        sentences.append(words.ruled_out.format(spots=self.listed(ruled_out)))
        return as_lines(sentences)

    def henchmen(self, view: JsonObject, names: Names, seat: int) -> str:
        """Return the spots of a player's henchmen."""
        spots = [
            f"{self.words.spots.spoken(fact['spot'])}{self.words.with_helper if fact['helper'] else ''}"
            for fact in view["mat"]["henchmen"]
            if fact["seat"] == seat
        ]
        return self.words.henchmen(names, seat, ", ".join(spots) or self.words.none)

    def brief(self, view: JsonObject, names: Names) -> list[Line]:
        """Return what stands before a question: the hand, or for a guess how many cards are possible."""
        if view["stage"] == "play":
            return [self.in_words(line) for line in spoken_hand(self.page_words, view, names)]
        return as_lines([self.words.secret_number(len(view["possible_secrets"]))])

    def pages(self) -> dict[str, PageLines]:
        """Return what each page says."""
        pad = self.scorekeeper.words.pad
        lines = page_lines(self.page_words, self.table_words, pad) | {
            "hand": partial(spoken_hand, self.page_words),
            "left": partial(spoken_left, self.page_words),
            "scores": lambda view, names: pad_sentences(pad, view["scorepad"], names),
        }
        return {name: self.page_in_words(shown) for name, shown in lines.items()} | {"mat": self.mat}


def as_lines(sentences: Sequence[str]) -> list[Line]:
    """Return sentences as lines."""
    return [[("", sentence)] for sentence in sentences]


def for_screen_reader(speaker: Speaker, visual: TextUi) -> TextUi:
    """Return the user interface for screen readers that corresponds to a visual one."""

    def describe_event(event: JsonObject, names: Names, seat: int | None) -> Line | None:
        line = visual.describe_event(event, names, seat)
        return None if line is None else speaker.in_words(line)

    return replace(
        visual,
        table=speaker.table,
        hand=speaker.hand,
        describe_event=describe_event,
        question=lambda view, names: speaker.in_words(visual.question(view, names)),
        highlight=lambda text: speaker.in_words(visual.highlight(text)),
        pages=pages(speaker.page_words.names, speaker.pages()),
        brief=speaker.brief,
        scorekeeper=partial(speaker.scorekeeper, screen_reader=True),
    )
