"""The table of Spy Tricks as a drawing: the players with their cards in the trick, the mat, the own hand."""

from __future__ import annotations

from spydeck.games.drawing import (
    BLUE,
    CARD_RATIO,
    DANGER,
    EDGE,
    FOLDER,
    INK,
    MARGIN,
    PAPER,
    RED,
    ROOM,
    SHEET,
    SOFT,
    Canvas,
    Face,
    fan,
)
from spydeck.games.lines import Sentences
from spydeck.games.spy_tricks.cards import LETTERS, RANKS, SUITS
from spydeck.games.spy_tricks.text.text_layout import knowledge, name_of
from spydeck.games.text_ui import Names
from spydeck.json_types import JsonObject

FACES: dict[str, Face] = {
    "R": ("diamond", RED, PAPER),
    "B": ("circle", BLUE, PAPER),
    "W": ("triangle", PAPER, INK),
}
PAWN_COLOURS = {"green": "#2f7a50", "yellow": "#e0a516", "purple": "#7d4b92", "grey": "#37322b"}
PAWN_HEADS = {
    "green": "M20 2a9.5 9.5 0 1 0 .01 0z",
    "yellow": "M11 3H29V21H11z",
    "purple": "M20 1 31 21H9z",
    "grey": "M20 0 31 11.5 20 23 9 11.5z",
}
PAWN_BODY = "M20 19C27 19 27 30 33 41H7C13 30 13 19 20 19zM4 41H36V51H4z"
CARD = 46
PLACE_HEIGHT = 100
GAP = 6
CELL = (ROOM - 16) / (RANKS + 1)
CELL_HEIGHT = 62


def draw(words: Sentences, view: JsonObject, names: Names, description: str) -> str:
    """Return the table as SVG."""
    return TableDrawing(words, view, names).svg(description)


class TableDrawing:
    """A table being drawn: the players in a row, below them the mat and what one seat holds."""

    def __init__(self, words: Sentences, view: JsonObject, names: Names) -> None:
        self.words = words
        self.view = view
        self.names = names
        self.known = knowledge(view)
        self.canvas = Canvas()

    def svg(self, description: str) -> str:
        """Return the drawing."""
        view, canvas = self.view, self.canvas
        heading = self.title()
        canvas.text(MARGIN, 24, heading, 15, bold=True, room=360)
        canvas.text(MARGIN + ROOM, 24, self.secret(), 12, anchor="end", fill=SOFT, room=240)
        seats = len(view["totals"])
        width = (ROOM - GAP * (seats - 1)) / seats
        first = view["seat"] or 0
        for column in range(seats):
            self.place(MARGIN + column * (width + GAP), 34, width, (first + column) % seats)
        self.mat(34 + PLACE_HEIGHT + 8)
        end: float = 34 + PLACE_HEIGHT + 8 + 4 * CELL_HEIGHT + 28
        if view.get("hand"):
            end = fan(canvas, end, [(card, FACES[card[0]]) for card in view["hand"]])
        return canvas.svg(end, f"Spy Tricks: {heading}", description)

    def title(self) -> str:
        """Return the round and what is going on in it."""
        words, view = self.words, self.view
        if view["stage"] == "play":
            now = words.say("drawn-trick", trick=len(view["tricks"]) + 1)
        else:
            now = words.say(f"drawn-{view['stage']}")
        return words.say("drawn-heading", round=view["round"], rounds=view["rounds"], now=now)

    def secret(self) -> str:
        """Return what is known of the secret."""
        if self.view["secret"] is not None:
            return self.words.say("drawn-secret", secret=self.view["secret"])
        return self.words.say("drawn-possible", number=len(self.view["possible_secrets"]))

    def place(self, x: float, y: float, width: float, seat: int) -> None:
        """Draw a player: name, card in the trick, total, what is left to place."""
        words, view, canvas = self.words, self.view, self.canvas
        canvas.rect(x, y, width, PLACE_HEIGHT, SHEET)
        canvas.sign(x, y, width, seat, self.names, seat in view["actors"])
        self.played_card(x + 8, y + 30, seat)
        lines = [
            words.say("drawn-total", total=view["totals"][seat]),
            words.say("drawn-chips", chips=view["chips"][seat]),
            words.say("drawn-hand", number=view["hand_sizes"][seat]),
            words.say("drawn-henchmen", number=view["henchmen_left"][seat]),
        ]
        for line, text in enumerate(lines):
            canvas.text(x + 60, y + 39 + 14 * line, text, 11, room=width - 62)
        self.pawn(x + width - 20, y + 28, 15, seat)
        canvas.text(x + 60, y + 95, ", ".join(self.tags(seat)), 10, fill=DANGER, room=width - 62)

    def tags(self, seat: int) -> list[str]:
        """Return what else is to be said of a seat."""
        view = self.view
        found = [
            ("drawn-won", seat in view["winners"]),
            ("drawn-winner", seat == view["winner"]),
            ("drawn-loser", seat == view["loser"]),
            ("drawn-helper", seat in view["helpers"] and seat not in view["helpers_used"]),
            ("drawn-start", seat == view["start_player"]),
        ]
        return [self.words.say(tag) for tag, holds in found if holds]

    def played_card(self, x: float, y: float, seat: int) -> None:
        """Draw the card that a seat has played to the trick, or an empty place."""
        for play in self.view["trick"]:
            if play["seat"] == seat:
                self.canvas.card(x, y, CARD, play["card"], FACES[play["card"][0]])
                return
        self.canvas.rect(x, y, CARD, CARD * CARD_RATIO, "none", dash=True)

    def pawn(self, x: float, y: float, width: float, seat: int, helper: bool = False) -> None:
        """Draw a henchman with the number of its seat; a plus marks a Helper."""
        colour = pawn_colour(self.view, seat)
        for part in (PAWN_BODY, PAWN_HEADS[colour]):
            self.canvas.path(part, x, y, width / 40, PAWN_COLOURS[colour], PAPER, 2.5)
        text = f"{seat + 1}+" if helper else str(seat + 1)
        self.canvas.text(x + width / 2, y + width * 1.3 + 9, text, 10, anchor="middle", bold=True)

    def mat(self, y: float) -> None:
        """Draw the mat: the ranks above, the suits at the left, every card with the henchmen on it."""
        self.canvas.rect(MARGIN, y, ROOM, 4 * CELL_HEIGHT + 16, FOLDER, radius=8)
        for row in range(4):
            for column in range(RANKS + 1):
                left, top = MARGIN + 8 + column * CELL, y + 8 + row * CELL_HEIGHT
                if row and column:
                    text = f"{LETTERS[row - 1]}{column}"
                elif row:
                    text = SUITS[row - 1]
                elif column:
                    text = str(column)
                else:
                    continue
                self.spot(left + 2, top + 2, text)

    def spot(self, x: float, y: float, text: str) -> None:
        """Draw a spot: its text, struck out where it is wrong, framed where it is right, and its henchmen."""
        mat = self.view["mat"]
        shown = text in mat["cards"] or text in mat["left_out"]
        right, wrong = text in self.known.right, shown or text in self.known.wrong
        ruled_out = wrong or (text in self.known.impossible and not right)
        edge, line = (DANGER, 3) if right else (EDGE, 1)
        fill = FOLDER if ruled_out else SHEET
        self.canvas.rect(x, y, CELL - 4, CELL_HEIGHT - 4, fill, stroke=edge, line=line, dash=ruled_out)
        self.spot_name(x, y, text, SOFT if ruled_out else INK, wrong)
        middle = x + CELL / 2 - 2
        if ruled_out and not wrong:
            self.canvas.text(middle, y + 27, self.words.say("drawn-ruled-out"), 9, anchor="middle", fill=SOFT)
        elif right:
            self.canvas.text(
                middle, y + 27, self.words.say("drawn-right"), 9, anchor="middle", fill=DANGER, bold=True
            )
        henchmen = [pawn for pawn in mat["henchmen"] if pawn["spot"] == text]
        step = min(16, (CELL - 8) / max(1, len(henchmen)))
        first = middle - step * len(henchmen) / 2 + 1
        for number, each in enumerate(henchmen):
            self.pawn(first + step * number, y + 30, 14, each["seat"], each["helper"])

    def spot_name(self, x: float, y: float, text: str, ink: str, wrong: bool) -> None:
        """Write the name of a spot beside its suit, struck out where it is wrong."""
        middle, end, start = x + CELL / 2 - 2, x + CELL - 8, x + CELL / 2 - 11
        if not text[0].isdigit():
            shape, colour, _ = FACES[text[0].upper()]
            self.canvas.shape(shape, x + 4, y + 6, 11, colour, INK if colour == PAPER else "none")
            middle, start = middle + 7, x + 18
        else:
            end = start + 18
        size = 11 if text in SUITS else 13
        name = name_of(self.words, text)
        self.canvas.text(middle, y + 17, name, size, anchor="middle", fill=ink, bold=True)
        if wrong:
            self.canvas.line(start, y + 13, end, y + 13, DANGER)


def pawn_colour(view: JsonObject, seat: int) -> str:
    """Return the colour of a seat's henchmen."""
    chosen = view["options"].get("pawns") or []
    colours = list(PAWN_COLOURS)
    return chosen[seat] if seat < len(chosen) else colours[seat % len(colours)]
