"""A table as SVG: what the drawings of all games are made of. A drawing is 640 wide."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from unicodedata import east_asian_width
from xml.sax.saxutils import escape

from spydeck.games.text_ui import Names

WIDTH = 640
MARGIN = 12
ROOM = WIDTH - 2 * MARGIN
CARD_RATIO = 1.4
SPINE = 0.46
"""The part of a card's width that its coloured spine takes; enough to read it in a fanned hand."""
MAX_DESCRIPTION = 4_000

DESK, SHEET, FELT, FOLDER = "#e9dfca", "#f8f2e4", "#d9d2b4", "#dfca98"
PAPER, EDGE, COVER = "#faf4e5", "#8b8069", "#c9ac6c"
INK, SOFT, DANGER = "#1d1b18", "#5a5246", "#a3211a"
BLUE, YELLOW, RED, GREEN, JOKER = "#1d5089", "#e3a91f", "#b3261e", "#2a6b47", "#6b3f7d"

SHAPES = {
    "circle": "M4 50a46 46 0 1 0 92 0a46 46 0 1 0-92 0z",
    "triangle": "M50 4 98 92H2z",
    "diamond": "M50 2 86 50 50 98 14 50z",
    "clover": (
        "M25 25a25 25 0 1 0 50 0a25 25 0 1 0-50 0zM25 75a25 25 0 1 0 50 0a25 25 0 1 0-50 0z"
        "M0 50a25 25 0 1 0 50 0a25 25 0 1 0-50 0zM50 50a25 25 0 1 0 50 0a25 25 0 1 0-50 0z"
    ),
    "keyhole": "M50 4A27 27 0 0 0 34.5 53L23 97H77L65.5 53A27 27 0 0 0 50 4z",
    "heart": (
        "M50 95C22 72 4 54 4 31 4 15 15 6 28 6 38 6 46 12 50 21 54 12 62 6 72 6 85 6 96 15 96 31"
        " 96 54 78 72 50 95z"
    ),
    "spade": (
        "M50 4C74 27 95 44 95 64 95 77 86 84 76 84 66 84 58 79 54 72 55 82 59 90 66 97H34C41 90 45 82 46 72"
        " 42 79 34 84 24 84 14 84 5 77 5 64 5 44 26 27 50 4z"
    ),
    "club": (
        "M27 26a23 23 0 1 0 46 0a23 23 0 1 0-46 0zM3 60a23 23 0 1 0 46 0a23 23 0 1 0-46 0z"
        "M51 60a23 23 0 1 0 46 0a23 23 0 1 0-46 0zM56 45H44C45 70 42 86 33 97H67C58 86 55 70 56 45z"
    ),
    "star": "M50 3 61.5 37.5 97.5 38 68.7 59.8 79.4 94.2 50 73.5 20.6 94.2 31.3 59.8 2.5 38 38.5 37.5z",
}
"""Shapes in a square of 100 by 100."""

Face = tuple[str, str, str]
"""A card's shape, the colour of its spine, and the colour of what is printed on the spine."""

NARROW, WIDE = "iljItfr.,:;'!|()- ", "mwMW@%"
"""Letters much narrower or wider than the others."""

_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def xml_text(text: str) -> str:
    """Return a text for an XML document: escaped, and without what XML cannot hold."""
    return escape(_NOT_XML.sub("\ufffd", text), {'"': "&quot;"})


def text_width(text: str, size: float, bold: bool = False) -> float:
    """Return about how wide a text is in DejaVu Sans, the widest of the fonts that a reader may have."""
    return size * sum(map(_letter_width, text)) * (1.12 if bold else 1)


def _letter_width(letter: str) -> float:
    if letter in NARROW:
        return 0.4
    if letter in WIDE or east_asian_width(letter) in "WF":
        return 1
    return 0.7 if letter.isupper() else 0.62


def fitted(
    text: str, size: float, room: float, bold: bool = False, width_of: Callable[..., float] = text_width
) -> str:
    """Return a text, cut with an ellipsis where it is wider than its room."""
    if width_of(text, size, bold) <= room:
        return text
    while text and width_of(text + "...", size, bold) > room:
        text = text[:-1]
    return text.rstrip() + "..."


def label(names: Names, seat: int) -> str:
    """Return what a seat is called at the start of a label."""
    name = names[seat]
    return name[:1].upper() + name[1:]


def wrapped(words: Sequence[str], size: float, room: float) -> list[str]:
    """Return words in as few lines as they fit in."""
    lines: list[str] = []
    for word in words:
        if lines and text_width(f"{lines[-1]} {word}", size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def number(value: float) -> str:
    """Return a length as SVG has it, to a tenth."""
    return f"{value:.1f}".removesuffix(".0")


class Canvas:
    """Collects the elements of a drawing, from back to front; `svg` returns it."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def rect(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str,
        *,
        stroke: str = EDGE,
        line: float = 1,
        radius: float = 4,
        dash: bool = False,
    ) -> None:
        """Draw a rectangle."""
        dashes = ' stroke-dasharray="4 3"' if dash else ""
        place = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
        edge = f'stroke="{stroke}" stroke-width="{number(line)}"{dashes}'
        self.parts.append(f'<rect {place} rx="{number(radius)}" fill="{fill}" {edge}/>')

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 12,
        *,
        fill: str = INK,
        anchor: str = "start",
        bold: bool = False,
        room: float = ROOM,
    ) -> None:
        """Write a text on the line y, cut to its room."""
        weight = ' font-weight="bold"' if bold else ""
        place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}" text-anchor="{anchor}"'
        self.parts.append(
            f'<text {place} fill="{fill}"{weight}>{xml_text(fitted(text, size, room, bold))}</text>'
        )

    def shape(self, name: str, x: float, y: float, size: float, fill: str, edge: str = "none") -> None:
        """Draw a shape of `SHAPES` in a square."""
        self.path(SHAPES[name], x, y, size / 100, fill, edge, 8)

    def path(
        self, d: str, x: float, y: float, scale: float, fill: str, edge: str = "none", line: float = 2
    ) -> None:
        """Draw a path, moved and scaled."""
        stroke = "" if edge == "none" else f' stroke="{edge}" stroke-width="{number(line)}"'
        place = f"translate({number(x)} {number(y)}) scale({scale:.3f})"
        self.parts.append(f'<path d="{d}" transform="{place}" fill="{fill}"{stroke}/>')

    def line(self, x: float, y: float, to_x: float, to_y: float, stroke: str = INK, width: float = 2) -> None:
        """Draw a straight line."""
        ends = f'x1="{number(x)}" y1="{number(y)}" x2="{number(to_x)}" y2="{number(to_y)}"'
        self.parts.append(f'<line {ends} stroke="{stroke}" stroke-width="{number(width)}"/>')

    def badge(self, x: float, y: float, seat: int) -> None:
        """Draw the number of a seat in a disc around a point."""
        self.parts.append(f'<circle cx="{number(x)}" cy="{number(y)}" r="9" fill="{INK}"/>')
        self.text(x, y + 4, str(seat + 1), 12, fill=PAPER, anchor="middle", bold=True)

    def sign(self, x: float, y: float, width: float, seat: int, names: Names, acts: bool) -> None:
        """Draw the name plate of a seat, 24 high; one that may act has a thick edge and an arrow."""
        self.rect(x, y, width, 24, FOLDER, stroke=DANGER if acts else EDGE, line=2.5 if acts else 1)
        self.badge(x + 14, y + 12, seat)
        room = width - (44 if acts else 32)
        self.text(x + 28, y + 16.5, label(names, seat), 13, bold=True, room=room)
        if acts:
            self.path("M0 0 10 6 0 12z", x + width - 16, y + 6, 1, DANGER)

    def card(self, x: float, y: float, width: float, name: str, face: Face, covered: bool = False) -> None:
        """Draw a card: rank, shape and letter on its spine, and beside it its text unless that is covered."""
        shape, spine, ink = face
        height, half = width * CARD_RATIO, width * SPINE
        letter, rank = name[0], name[1:]
        middle = x + half / 2
        self.parts.append(f"<g><title>{xml_text(name)}</title>")
        self.rect(x, y, width, height, PAPER, stroke=INK)
        self.rect(x, y, half, height, spine, stroke=INK)
        size = half * (0.66 if len(rank) < 2 else 0.56)
        self.text(middle, y + height * 0.3, rank, size, fill=ink, anchor="middle", bold=True)
        self.shape(shape, x + half * 0.22, y + height * 0.46, half * 0.56, ink)
        self.text(middle, y + height * 0.92, letter, half * 0.5, fill=ink, anchor="middle")
        if not covered:
            big = width - half
            size = width * (0.24 if len(rank) < 2 else 0.21)
            self.text(x + half + big / 2, y + height * 0.3, name, size, anchor="middle", bold=True)
            edge = INK if spine == PAPER else "none"
            self.shape(shape, x + half + big * 0.2, y + height * 0.48, big * 0.6, spine, edge)
        self.parts.append("</g>")

    def svg(self, height: float, title: str, description: str) -> str:
        """Return the drawing, with its text alternatives."""
        box = f'viewBox="0 0 {WIDTH} {number(height)}" width="{WIDTH}" height="{number(height)}"'
        fonts = "font-family=\"Roboto, 'DejaVu Sans', Verdana, Arial, sans-serif\""
        if len(description) > MAX_DESCRIPTION:
            description = description[:MAX_DESCRIPTION] + "..."
        return "\n".join(
            [
                f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img" {fonts}>',
                f"<title>{xml_text(title)}</title>",
                f"<desc>{xml_text(description)}</desc>",
                f'<rect width="{WIDTH}" height="{number(height)}" fill="{DESK}"/>',
                *self.parts,
                "</svg>",
            ]
        )


def fan(canvas: Canvas, y: float, cards: Sequence[tuple[str, Face]], width: float = 62) -> float:
    """Draw cards in a row, overlapping as needed, each with its face. Return the line below them."""
    step = min(width + 4, (ROOM - width) / max(1, len(cards) - 1))
    first = (WIDTH - step * (len(cards) - 1) - width) / 2
    for place, (name, face) in enumerate(cards):
        covered = step < 0.9 * width and place < len(cards) - 1
        canvas.card(first + step * place, y, width, name, face, covered)
    return y + width * CARD_RATIO + 10
