"""Drawings: what a seat sees of a match, as SVG, for notebooks, documents, and arrays of pixels.

A drawing is made from a view alone, so it shows nothing that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from spydeck.errors import InvalidOption, shown
from spydeck.games.choices import view_of
from spydeck.games.drawing import INK, MARGIN, ROOM, SHEET, Canvas, wrapped
from spydeck.games.game import Game
from spydeck.games.option_values import as_whole
from spydeck.games.registry import game as game_of
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject

if TYPE_CHECKING:
    from numpy.typing import NDArray

MAX_LINES = 100
MAX_PIXELS = 4_096


def draw(view: JsonObject, names: Sequence[str] | None = None) -> str:
    """Return a view of a match as SVG, 640 wide; `names` are those of the players, by seat.

    Raise `UnknownGame`, or `InvalidOption` for what is not a view, or unless there is one name for each seat.

    >>> import spydeck
    >>> draw(spydeck.new("spy-tricks", seed=7).view(0))[:5]
    '<svg '
    """
    try:
        return _drawn(game_of(view["game"]), view, _names(view, names))
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise InvalidOption("view must be what `Match.view` has returned") from error


def draw_state(game: Game, seen: Any, seat: int, names: Sequence[str] | None = None) -> str:
    """Return the observed state of a seat (-1: a spectator) as SVG, without its options and history.

    `seen` is what `game.observe` returned for the seat: everything in it is drawn.
    """
    options = game.read_options(int(seen.players), {})
    return draw(view_of(game, options, game.text.Ledger(), seen, seat), names)


def pixels(svg: str, width: int = 640) -> NDArray[Any]:
    """Return a drawing as an array of bytes of shape (height, width, 3): red, green, blue.

    Raise `InvalidOption` for a width out of bounds and for what is not SVG, and `MissingExtra` without the
    extra "drawings".
    """
    if not isinstance(svg, str):
        raise InvalidOption(f"svg must be a drawing in SVG, not {shown(svg)}")
    whole = as_whole(width)
    if whole is None or not 16 <= whole <= MAX_PIXELS:
        raise InvalidOption(f"width must be a number from 16 to {MAX_PIXELS}, not {shown(width)}")
    from spydeck.drawing.png import rasterized  # an extra, and slow to import

    return rasterized(svg, whole)


def _drawn(game: Game, view: JsonObject, called: Names) -> str:
    text_ui = game.text_ui()
    spoken = (text_ui.screen_reader or text_ui).table(view, called)
    description = "\n".join(filter(None, map(_joined, spoken)))
    if text_ui.draw is not None:
        return text_ui.draw(view, called, description)
    return _plain(game.title, text_ui.table(view, called), description)


def _names(view: JsonObject, names: Sequence[str] | None) -> Names:
    own, seats = view["seat"], view["options"]["players"]
    if names is None:
        return Names.by_number(seats, own)
    if isinstance(names, str) or not isinstance(names, Collection) or len(names) != seats:
        raise InvalidOption(f"names must be {seats} texts, one for each seat, not {shown(names)}")
    return Names(map(str, names), own=own)


def _joined(line: Line) -> str:
    return "".join(text for _, text in line).strip()


def _plain(title: str, lines: Sequence[Line], description: str) -> str:
    """Return lines of text as a drawing, for a game that does not draw itself."""
    canvas = Canvas()
    texts = [part for line in lines for part in wrapped(_joined(line).split(" "), 12, ROOM - 16)][:MAX_LINES]
    height = 60 + 18 * len(texts)
    canvas.rect(MARGIN, 34, ROOM, height - 46, SHEET)
    canvas.text(MARGIN, 24, title, 15, bold=True)
    for number, text in enumerate(texts):
        canvas.text(MARGIN + 8, 54 + 18 * number, text, 12, fill=INK)
    return canvas.svg(height, title, description)
