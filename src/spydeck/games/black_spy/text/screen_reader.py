"""Black Spy for screen readers: full words and whole sentences, in reading order."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from spydeck.games.black_spy.cards import CARD_TEXTS, COLOURS, LETTERS
from spydeck.games.black_spy.text.pages import PageWords, spoken_hand
from spydeck.games.black_spy.text.scorekeeper import Scorekeeper
from spydeck.games.black_spy.text.scorepad import PadWords, pad_sentences
from spydeck.games.black_spy.text.table import TableWords, title
from spydeck.games.black_spy.text.text_layout import CARD, ahead
from spydeck.games.pages import PageLines, pages
from spydeck.games.text_ui import Line, Names, TextUi
from spydeck.json_types import JsonObject
from spydeck.language import cldr


@dataclass(frozen=True)
class SpokenWords:
    """The words for screen readers in one language; those in braces are parts of sentences."""

    colours: Mapping[str, str]
    """The colours of cards by their names in views."""
    no_cards: str
    mole: str
    """The {cards} of the Mole."""
    trick: str
    """The {plays} in the trick, and who is {ahead}."""
    taken: str
    """What each seat has {taken} in this deal."""
    pile: Callable[[str, int, int], str]
    """What a player has taken, from name, points, and number of black cards."""
    totals: str
    hand: str
    """The own {cards}."""
    playable: str
    """Those {cards} of them that may be played."""


class Speaker:
    """Says what players look at, in the words of one language."""

    def __init__(self, words: SpokenWords, table: TableWords, page_words: PageWords, pad: PadWords) -> None:
        self.words = words
        self.table_words = table
        self.page_words = page_words
        self.pad_words = pad
        self.cards = {
            text: f"{words.colours[COLOURS[LETTERS.index(text[0])]]} {text[1:]}" for text in CARD_TEXTS
        }

    def in_words(self, line: Line) -> Line:
        """Return a line with its cards in full words."""
        return [(style, CARD.sub(lambda found: self.cards[found[0]], text)) for style, text in line]

    def lines_in_words(self, lines: PageLines) -> PageLines:
        """Return lines of a view with their cards in full words."""
        return lambda view, names: [self.in_words(line) for line in lines(view, names)]

    def listed(self, texts: Sequence[str]) -> str:
        """Return cards in full words."""
        return ", ".join(self.cards[text] for text in texts) or self.words.no_cards

    def table(self, view: JsonObject, names: Names) -> list[Line]:
        """Return the table as the seat sees it now, in sentences."""
        words = self.words
        sentences = [f"{title(self.table_words, view)}."]
        if view["stage"] == "take" and view["mole"].get("shown"):
            sentences.append(words.mole.format(cards=self.listed(view["mole"]["shown"])))
        if view["trick"]:
            sentences.append(self.trick(view, names))
        if view["stage"] != "pass":
            sentences.append(words.taken.format(taken=self.taken(view, names)))
        by_name = zip(names, map(cldr.number, view["totals"]), strict=True)
        totals = ", ".join(f"{name} {total}" for name, total in by_name)
        sentences.append(words.totals.format(totals=totals))
        if "hand" in view:
            sentences.append(words.hand.format(cards=self.listed(view["hand"])))
        playable = view.get("choices", {}).get("play")
        if playable:
            sentences.append(words.playable.format(cards=self.listed(playable["next"])))
        return [[("", sentence)] for sentence in sentences]

    def trick(self, view: JsonObject, names: Names) -> str:
        """Return the trick so far."""
        plays = [f"{names[play['seat']]} {self.cards[play['card']]}" for play in view["trick"]]
        return self.words.trick.format(plays=", ".join(plays), ahead=names[ahead(view["trick"])])

    def taken(self, view: JsonObject, names: Names) -> str:
        """Return what each seat has taken in this deal."""
        return "; ".join(
            self.words.pile(name, pile["points"], pile["black"])
            for name, pile in zip(names, view["taken"], strict=True)
        )

    def brief(self, view: JsonObject, names: Names) -> list[Line]:
        """Return what stands before a question in place of the table."""
        spoken = spoken_hand(self.page_words, view, names)
        if view["stage"] == "take" and view["mole"].get("shown"):
            mole = self.words.mole.format(cards=self.listed(view["mole"]["shown"]))
            spoken = [[("", mole)], *spoken]
        return [self.in_words(line) for line in spoken]

    def hand(self, view: JsonObject, names: Names) -> list[Line]:
        """Return the hand of a seat."""
        return [[("", f"{names[view['seat']]}: {self.listed(view['hand'])}.")]]

    def scorepad(self, view: JsonObject, names: Names) -> list[Line]:
        """Return the scorepad in sentences."""
        return pad_sentences(self.pad_words, view["scorepad"], names)


def for_screen_reader(
    speaker: Speaker, text_ui: TextUi, lines: Mapping[str, PageLines], scorekeeper: type[Scorekeeper]
) -> TextUi:
    """Return a text UI for screen readers, from the one for screens and the lines of its pages."""

    def describe_event(event: JsonObject, names: Names, seat: int | None) -> Line | None:
        line = text_ui.describe_event(event, names, seat)
        return None if line is None else speaker.in_words(line)

    spoken = {
        **{name: speaker.lines_in_words(of) for name, of in lines.items()},
        "hand": speaker.lines_in_words(partial(spoken_hand, speaker.page_words)),
        "scores": speaker.scorepad,
    }
    return replace(
        text_ui,
        table=speaker.table,
        question=lambda view, names: speaker.in_words(text_ui.question(view, names)),
        describe_event=describe_event,
        pages=pages(speaker.page_words.names, spoken),
        brief=speaker.brief,
        scorekeeper=partial(scorekeeper, sentences=True),
        hand=speaker.hand,
        highlight=lambda text: speaker.in_words(text_ui.highlight(text)),
    )
