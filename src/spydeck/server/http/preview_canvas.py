"""The parts of the pictures of link previews: a folder, a sheet of paper, a stamp, and cards.

They are 640 by 336, and rendered 1200 by 630.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from spydeck.games.drawing import (
    DANGER,
    FOLDER,
    INK,
    PAPER,
    SHEET,
    SOFT,
    Canvas,
    Face,
    fitted,
    number,
    text_width,
    xml_text,
)

HEIGHT = 336
BRAND = "Spydeck"
FOLDER_EDGE, SHEET_EDGE, SHADOW, RULE = "#bda566", "#d5c8ab", "#cbbd9d", "#ddd0b3"
FONTS = "Aileron, sans-serif"
OTHER_FONTS = "'Noto Sans', 'DejaVu Sans', Aileron, sans-serif"
"""For names in other letters than ASCII, which the first font has none of."""
LEFT, TOP, SHEET_WIDTH, SHEET_HEIGHT = 36, 66, 396, 238
INNER, INNER_WIDTH = LEFT + 24, SHEET_WIDTH - 48
FAN_X, FAN_Y, FAN_SCALE = 528, 172, 0.84
"""The middle of the cards beside the sheet."""

LETTERS = {
    0.26: "ijlI!',.:;| ",
    0.37: 'frt"()-/[\\]`{}',
    0.52: "ksvxyz?_",
    0.6: "0123456789acehnouEFJLPSYZ#$*+<=>^~",
    0.68: "bdgpqABKRTUVX&",
    0.76: "CDGHNOQ%",
    0.95: "mwMW@",
}
"""How wide the letters of the first font are at most, as parts of its size."""
WIDTHS = {letter: width for width, letters in LETTERS.items() for letter in letters}


def width_of(text: str, size: float, bold: bool = False) -> float:
    """Return how wide a text is at most."""
    if not text.isascii():
        return text_width(text, size, bold)
    return size * (sum(WIDTHS.get(letter, 1.0) for letter in text) + (0.045 if bold else 0))


cut = partial(fitted, width_of=width_of)


def size_in(room: float, text: str, largest: float, smallest: float) -> float:
    """Return the size, within bounds, at which a bold text fits in its room if it can."""
    return max(smallest, min(largest, largest * room / width_of(text, largest, bold=True) - 0.01))


class Poster(Canvas):
    """A drawing in a font that has no bold letters: they get an outline."""

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
        room: float = INNER_WIDTH,
    ) -> None:
        """Write a text on the line y, cut to its room."""
        outline = (
            f' stroke="{fill}" stroke-width="{size * 0.045:.2f}" stroke-linejoin="round"' if bold else ""
        )
        fonts = "" if text.isascii() else f' font-family="{OTHER_FONTS}"'
        place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}" text-anchor="{anchor}"'
        shown = xml_text(cut(text, size, room, bold))
        self.parts.append(f'<text {place} fill="{fill}"{outline}{fonts}>{shown}</text>')

    @contextmanager
    def turned(self, degrees: float, x: float, y: float) -> Iterator[None]:
        """Turn what is drawn around a point."""
        self.parts.append(f'<g transform="rotate({number(degrees)} {number(x)} {number(y)})">')
        yield
        self.parts.append("</g>")

    def stamp(self, text: str, y: float, largest: float) -> None:
        """Draw a stamp on the sheet, slightly askew; y is its middle."""
        room = INNER_WIDTH - 20
        size = size_in(room, text, largest, 14)
        text = cut(text, size, room, bold=True)
        x, width, height = INNER - 4, width_of(text, size, bold=True) + 28, size + 22
        with self.turned(-2, x + width / 2, y):
            self.rect(x, y - height / 2, width, height, "none", stroke=DANGER, line=2.2)
            self.rect(x + 4, y - height / 2 + 4, width - 8, height - 8, "none", stroke=DANGER, radius=2)
            middle = x + width / 2
            self.text(middle, y + size * 0.36, text, size, fill=DANGER, anchor="middle", bold=True)

    def suits(self, x: float, y: float, size: float, suits: Sequence[Face]) -> None:
        """Draw the shapes of suits in a row."""
        for place, (shape, colour, _) in enumerate(suits):
            self.shape(shape, x + place * size * 1.5, y, size, colour, INK if colour == PAPER else "none")

    def fan(self, suits: Sequence[Face]) -> None:
        """Draw cards of the first three suits as a fan beside the sheet."""
        shown = suits[:3]
        place = f"translate({FAN_X} {FAN_Y}) scale({FAN_SCALE}) translate({-FAN_X} {-FAN_Y})"
        self.parts.append(f'<g transform="{place}">')
        for number_of_card, face in enumerate(shown):
            with self.turned(13 * (number_of_card - (len(shown) - 1) / 2), FAN_X, FAN_Y + 190):
                self.suit_card(FAN_X - 43, FAN_Y - 70, face)
        self.parts.append("</g>")

    def suit_card(self, x: float, y: float, face: Face) -> None:
        """Draw a card without a rank, 86 by 120: its spine and its suit."""
        shape, colour, ink = face
        self.rect(x + 1, y + 2, 86, 120, FOLDER_EDGE, stroke="none", radius=7)
        self.rect(x, y, 86, 120, PAPER, stroke=INK, line=1.2, radius=7)
        self.path("M7 0H34V120H7Q0 120 0 113V7Q0 0 7 0z", x, y, 1, colour, INK, 1.2)
        self.shape(shape, x + 8, y + 12, 18, ink)
        self.shape(shape, x + 8, y + 90, 18, ink)
        self.shape(shape, x + 42, y + 42, 36, colour, INK if colour == PAPER else "none")

    def drawn(self, title: str, description: str) -> str:
        """Return the picture as SVG."""
        self.parts = [f'<g font-family="{FONTS}">', *self.parts, "</g>"]
        return self.svg(HEIGHT, title, description)


def folder(title: str, suits: Sequence[Face], remark: str = "") -> Poster:
    """Return an open folder with a title on its tab, an empty sheet, and cards of some suits beside it."""
    poster = Poster()
    width = min(300.0, width_of(title, 25, bold=True)) + 44
    poster.rect(20, 56, 604, 268, SHADOW, stroke="none", radius=8)
    tab = f"M28 60V24Q28 14 38 14H{number(18 + width)}Q{number(28 + width)} 14 {number(28 + width)} 24V60z"
    poster.path(tab, 0, 0, 1, FOLDER, FOLDER_EDGE, 1)
    poster.line(37, 16, 19 + width, 16, DANGER, 4)
    poster.rect(16, 48, 608, 272, FOLDER, stroke=FOLDER_EDGE, radius=8)
    poster.rect(29, 44, width - 2, 10, FOLDER, stroke="none", radius=0)
    poster.text(28 + width / 2, 45, title, 25, anchor="middle", bold=True, room=300)
    poster.text(620, 38, remark, 15, fill=SOFT, anchor="end", room=570 - width)
    with poster.turned(1.2, LEFT + SHEET_WIDTH / 2, TOP + SHEET_HEIGHT / 2):
        poster.rect(LEFT, TOP, SHEET_WIDTH, SHEET_HEIGHT, PAPER, stroke=SHEET_EDGE, radius=2)
    poster.rect(LEFT, TOP, SHEET_WIDTH, SHEET_HEIGHT, SHEET, stroke=SHEET_EDGE, radius=2)
    poster.fan(suits)
    poster.text(FAN_X, 300, BRAND, 22, anchor="middle", bold=True, room=170)
    return poster
