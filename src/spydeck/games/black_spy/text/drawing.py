"""The table of Black Spy as a drawing: the felt with everybody's place, and the own hand."""

from __future__ import annotations

from spydeck.games.black_spy.cards import BLACK
from spydeck.games.black_spy.text.table import NAMED_STAGES, colour_name
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
from spydeck.games.lines import Sentences
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


def draw(words: Sentences, view: JsonObject, names: Names, description: str) -> str:
    """Return the table as SVG."""
    return TableDrawing(words, view, names).svg(description)


def face(card: str) -> Face:
    """Return the shape and the colours of a card."""
    return DANGER_FACE if card == "K7" else FACES[card[0]]


class TableDrawing:
    """A table being drawn: the places of the other players in a row, below them what one seat knows."""

    def __init__(self, words: Sentences, view: JsonObject, names: Names) -> None:
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
        black = self.words.say("drawn-black", black=taken, all=BLACK.bit_count())
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
        stage = view["stage"] if view["stage"] in (*NAMED_STAGES, "over") else "play"
        now = words.say(f"drawn-{stage}", direction=view["pass_direction"], trick=len(view["tricks"]) + 1)
        called = view["called"] and words.say("drawn-called", colour=colour_name(words, view["called"]))
        return words.say("drawn-heading", deal=view["deal"], now=now) + (called or "")

    def tags(self, seat: int) -> str:
        """Return what else is to be said of a seat: that it deals, has passed, is skipped, has won."""
        view = self.view
        found = [
            ("is-dealer", seat == view["dealer"]),
            ("has-won", seat in view["winners"]),
            ("is-to-act", seat in view["actors"]),
            ("is-skipped", seat in view["skipped"]),
            ("has-chosen", view["stage"] == "pass" and view["has_passed"][seat]),
        ]
        return ", ".join(self.words.say(tag) for tag, holds in found if holds)

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
            words.say("short-points", points=pile["points"]),
            words.say("short-black", black=pile["black"]),
            words.say("short-total", total=view["totals"][seat]),
            words.say("in-hand", cards=view["hand_sizes"][seat]),
        ]

    def exchanged(self) -> list[str]:
        """Return the cards that the seat was shown, passed and received, as lines."""
        words, view = self.words, self.view
        lines = []
        mole = view["mole"] or {}
        if mole.get("took"):
            lines += [words.say("drawn-mole-taken"), " ".join(mole["took"])]
        elif mole.get("shown"):
            lines += [words.say("drawn-mole-shown"), *wrapped(mole["shown"], 11, 180)]
        for key in ("passed", "received"):
            if view[key]:
                label = words.say(f"drawn-{key}", name=self.names[view[key]["seat"]])
                lines += [label, " ".join(view[key]["cards"])]
        return lines

    def last_trick(self) -> list[str]:
        """Return the last trick as lines."""
        if not self.view["tricks"]:
            return []
        trick = self.view["tricks"][-1]
        label = self.words.say("drawn-last-trick", who=self.names.person(trick["taker"]))
        return [label, *wrapped(trick["cards"], 11, 180)]
