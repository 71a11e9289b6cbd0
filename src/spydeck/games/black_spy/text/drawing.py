"""The table of Black Spy as a drawing: the felt with everybody's place, and the own hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from spydeck.games.black_spy.cards import BLACK
from spydeck.games.drawing import (
    BLUE,
    CARD_RATIO,
    DANGER,
    FELT,
    GREEN,
    INK,
    MARGIN,
    PAPER,
    RED,
    ROOM,
    SOFT,
    YELLOW,
    Canvas,
    Face,
    fan,
    wrapped,
)
from spydeck.games.text_ui import Names
from spydeck.json_types import JsonObject

FACES: dict[str, Face] = {
    "B": ("circle", BLUE, PAPER),
    "Y": ("triangle", YELLOW, INK),
    "R": ("diamond", RED, PAPER),
    "G": ("clover", GREEN, PAPER),
    "K": ("keyhole", INK, PAPER),
}
DANGER_FACE: Face = ("keyhole", INK, "#f0867d")
GAP = 6
PLACE_HEIGHT = 186
OWN_WIDTH = 220
CARD = 56


@dataclass(frozen=True)
class DrawingWords:
    """The words of the drawing in one language; those in braces are parts of them."""

    heading: str
    """The {deal}, numbered from 1, and what is {now} going on in it."""
    stages: Callable[[str], Mapping[str, str]]
    """What is going on outside of the tricks, by stage, from the direction of the pass."""
    trick: str
    """A {trick}, numbered from 1."""
    called: Callable[[str], str]
    """Stands after the trick where a colour has been called."""
    black: str
    """The number of {black} cards taken, of {all} of them."""
    dealer: str
    winner: str
    to_act: str
    skipped: str
    passed: str
    points: Callable[[int], str]
    black_cards: Callable[[int], str]
    total: Callable[[int], str]
    in_hand: Callable[[int], str]
    mole_taken: str
    """Stands over the cards kept from the Mole."""
    mole_shown: str
    """Stands over the cards of the Mole to choose from."""
    passed_to: str
    """Stands over the cards passed to somebody with a {name}."""
    received_from: str
    last_trick: Callable[[Names, int], str]
    """Stands over the cards of the last trick, from who took it."""


def draw(words: DrawingWords, view: JsonObject, names: Names, description: str) -> str:
    """Return the table as SVG."""
    return TableDrawing(words, view, names).svg(description)


def face(card: str) -> Face:
    """Return the shape and the colours of a card."""
    return DANGER_FACE if card == "K7" else FACES[card[0]]


class TableDrawing:
    """A table being drawn: the places of the other players in a row, below them what one seat knows."""

    def __init__(self, words: DrawingWords, view: JsonObject, names: Names) -> None:
        self.words = words
        self.view = view
        self.names = names
        self.canvas = Canvas()

    def svg(self, description: str) -> str:
        """Return the drawing."""
        view, canvas = self.view, self.canvas
        heading = self.title()
        canvas.text(MARGIN, 24, heading, 15, bold=True, room=420)
        taken = sum(pile["black"] for pile in view["taken"])
        black = self.words.black.format(black=taken, all=BLACK.bit_count())
        canvas.text(MARGIN + ROOM, 24, black, 12, anchor="end", fill=SOFT)
        seats, own = len(view["totals"]), view["seat"]
        first = 0 if own is None else own + 1
        others = [(first + place) % seats for place in range(seats - (own is not None))]
        height = PLACE_HEIGHT + 16 + (126 if own is not None else 24)
        canvas.rect(MARGIN, 34, ROOM, height, FELT, radius=8)
        width = (ROOM - 16 - GAP * (len(others) - 1)) / len(others)
        for column, seat in enumerate(others):
            self.place(MARGIN + 8 + column * (width + GAP), 42, width, seat)
        low = 42 + PLACE_HEIGHT + 8
        if own is None:
            canvas.text(MARGIN + 8, low + 10, " ".join(self.last_trick()), 12, room=ROOM - 16)
        else:
            self.own_place(low, own)
        end: float = 34 + height + 12
        if view.get("hand"):
            end = fan(canvas, end, [(card, face(card)) for card in view["hand"]])
        return canvas.svg(end, f"Black Spy: {heading}", description)

    def title(self) -> str:
        """Return the deal and what is going on in it."""
        words, view = self.words, self.view
        now = words.stages(view["pass_direction"]).get(view["stage"])
        now = now or words.trick.format(trick=len(view["tricks"]) + 1)
        called = words.called(view["called"]) if view["called"] else ""
        return words.heading.format(deal=view["deal"] + 1, now=now) + called

    def tags(self, seat: int) -> str:
        """Return what else is to be said of a seat: that it deals, has passed, is skipped, has won."""
        view = self.view
        found = [
            (self.words.dealer, seat == view["dealer"]),
            (self.words.winner, seat in view["winners"]),
            (self.words.to_act, seat in view["actors"]),
            (self.words.skipped, seat in view["skipped"]),
            (self.words.passed, view["stage"] == "pass" and view["has_passed"][seat]),
        ]
        return ", ".join(tag for tag, holds in found if holds)

    def place(self, x: float, y: float, width: float, seat: int) -> None:
        """Draw the place of a player: name, card in the trick, cards and points."""
        canvas = self.canvas
        canvas.sign(x, y, width, seat, self.names, seat in self.view["actors"])
        middle = x + width / 2
        canvas.text(middle, y + 38, self.tags(seat), 11, anchor="middle", fill=DANGER, room=width)
        self.played_card(middle - CARD / 2, y + 44, seat)
        for line, text in enumerate(self.counts(seat)):
            canvas.text(middle, y + 138 + 15 * line, text, 12, anchor="middle", room=width)

    def own_place(self, y: float, seat: int) -> None:
        """Draw the place of the seat that looks, between its exchanged cards and the last trick."""
        x = (2 * MARGIN + ROOM - OWN_WIDTH) / 2
        self.canvas.sign(x, y, OWN_WIDTH, seat, self.names, seat in self.view["actors"])
        self.played_card(x + 14, y + 30, seat)
        for line, text in enumerate([*self.counts(seat), self.tags(seat)]):
            fill = DANGER if line == 4 else INK
            self.canvas.text(x + 86, y + 42 + 16 * line, text, 12, fill=fill, room=OWN_WIDTH - 90)
        room = x - MARGIN - 16
        for left, texts in ((MARGIN + 8, self.exchanged()), (x + OWN_WIDTH + 8, self.last_trick())):
            for line, text in enumerate(texts[:7]):
                self.canvas.text(left, y + 16 + 15 * line, text, 11, room=room)

    def played_card(self, x: float, y: float, seat: int) -> None:
        """Draw the card of a seat in the trick, with its place in the order, or an empty place."""
        for order, play in enumerate(self.view["trick"], 1):
            if play["seat"] == seat:
                self.canvas.card(x, y, CARD, play["card"], face(play["card"]))
                self.canvas.text(x - 4, y + 12, f"{order}.", 11, anchor="end", fill=SOFT)
                return
        self.canvas.rect(x, y, CARD, CARD * CARD_RATIO, "none", dash=True)

    def counts(self, seat: int) -> list[str]:
        """Return what a seat has taken, its total and the size of its hand."""
        words, view = self.words, self.view
        pile = view["taken"][seat]
        return [
            words.points(pile["points"]),
            words.black_cards(pile["black"]),
            words.total(view["totals"][seat]),
            words.in_hand(view["hand_sizes"][seat]),
        ]

    def exchanged(self) -> list[str]:
        """Return the cards that the seat was shown, passed and received, as lines."""
        words, view = self.words, self.view
        lines = []
        mole = view["mole"] or {}
        if mole.get("took"):
            lines += [words.mole_taken, " ".join(mole["took"])]
        elif mole.get("shown"):
            lines += [words.mole_shown, *wrapped(mole["shown"], 11, 180)]
        for key, what in (("passed", words.passed_to), ("received", words.received_from)):
            if view[key]:
                lines += [what.format(name=self.names[view[key]["seat"]]), " ".join(view[key]["cards"])]
        return lines

    def last_trick(self) -> list[str]:
        """Return the last trick as lines."""
        if not self.view["tricks"]:
            return []
        trick = self.view["tricks"][-1]
        return [self.words.last_trick(self.names, trick["taker"]), *wrapped(trick["cards"], 11, 180)]
