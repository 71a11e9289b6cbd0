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
from spydeck.games.spy_tricks.cards import LETTERS, RANKS, SUITS
from spydeck.games.spy_tricks.text.text_layout import Knowledge, knowledge
from spydeck.games.text_ui import Names
from spydeck.json_types import JsonObject

FACES: dict[str, Face] = {
    "R": ("diamond", RED, PAPER),
    "B": ("circle", BLUE, PAPER),
    "W": ("triangle", PAPER, INK),
}
STAGES = {"guess": "guessing", "salvation": "taking back a guess", "over": "the game is over"}
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


def draw(view: JsonObject, names: Names, description: str) -> str:
    """Return the table as SVG."""
    canvas = Canvas()
    heading = title(view)
    canvas.text(MARGIN, 24, heading, 15, bold=True, room=360)
    canvas.text(MARGIN + ROOM, 24, secret(view), 12, anchor="end", fill=SOFT, room=240)
    seats = len(view["totals"])
    width = (ROOM - GAP * (seats - 1)) / seats
    first = view["seat"] or 0
    for column in range(seats):
        seat = (first + column) % seats
        place(canvas, MARGIN + column * (width + GAP), 34, width, view, names, seat)
    mat(canvas, 34 + PLACE_HEIGHT + 8, view)
    end: float = 34 + PLACE_HEIGHT + 8 + 4 * CELL_HEIGHT + 28
    if view.get("hand"):
        end = fan(canvas, end, [(card, FACES[card[0]]) for card in view["hand"]])
    return canvas.svg(end, f"Spy Tricks: {heading}", description)


def title(view: JsonObject) -> str:
    """Return the round and what is going on in it."""
    now = STAGES.get(view["stage"]) or f"trick {len(view['tricks']) + 1}"
    return f"Round {view['round'] + 1} of {view['rounds']}: {now}"


def secret(view: JsonObject) -> str:
    """Return what is known of the secret."""
    if view["secret"] is not None:
        return f"the secret: {view['secret']}"
    return f"{len(view['possible_secrets'])} cards can be the secret"


def place(
    canvas: Canvas, x: float, y: float, width: float, view: JsonObject, names: Names, seat: int
) -> None:
    """Draw a player: name, card in the trick, total, what is left to place."""
    canvas.rect(x, y, width, PLACE_HEIGHT, SHEET)
    canvas.sign(x, y, width, seat, names, seat in view["actors"])
    played_card(canvas, x + 8, y + 30, view, seat)
    left = view["henchmen_left"][seat]
    lines = [
        f"total {view['totals'][seat]}",
        f"chips {view['chips'][seat]}",
        f"{view['hand_sizes'][seat]} in hand",
        f"{left} henchmen",
    ]
    for line, text in enumerate(lines):
        canvas.text(x + 60, y + 39 + 14 * line, text, 11, room=width - 62)
    pawn(canvas, x + width - 20, y + 28, 15, pawn_colour(view, seat), seat)
    canvas.text(x + 60, y + 95, ", ".join(tags(view, seat)), 10, fill=DANGER, room=width - 62)


def tags(view: JsonObject, seat: int) -> list[str]:
    """Return what else is to be said of a seat."""
    found = [
        ("won the game", seat in view["winners"]),
        ("Winner", seat == view["winner"]),
        ("Loser", seat == view["loser"]),
        ("Helper", seat in view["helpers"] and seat not in view["helpers_used"]),
        ("start", seat == view["start_player"]),
    ]
    return [tag for tag, holds in found if holds]


def played_card(canvas: Canvas, x: float, y: float, view: JsonObject, seat: int) -> None:
    """Draw the card that a seat has played to the trick, or an empty place."""
    for play in view["trick"]:
        if play["seat"] == seat:
            canvas.card(x, y, CARD, play["card"], FACES[play["card"][0]])
            return
    canvas.rect(x, y, CARD, CARD * CARD_RATIO, "none", dash=True)


def pawn_colour(view: JsonObject, seat: int) -> str:
    """Return the colour of a seat's henchmen."""
    chosen = view["options"].get("pawns") or []
    colours = list(PAWN_COLOURS)
    return chosen[seat] if seat < len(chosen) else colours[seat % len(colours)]


def pawn(
    canvas: Canvas, x: float, y: float, width: float, colour: str, seat: int, helper: bool = False
) -> None:
    """Draw a henchman with the number of its seat; a plus marks a Helper."""
    fill = PAWN_COLOURS[colour]
    for part in (PAWN_BODY, PAWN_HEADS[colour]):
        canvas.path(part, x, y, width / 40, fill, PAPER, 2.5)
    text = f"{seat}+" if helper else str(seat)
    canvas.text(x + width / 2, y + width * 1.3 + 9, text, 10, anchor="middle", bold=True)


def mat(canvas: Canvas, y: float, view: JsonObject) -> None:
    """Draw the mat: the ranks above, the suits at the left, every card with the henchmen on it."""
    canvas.rect(MARGIN, y, ROOM, 4 * CELL_HEIGHT + 16, FOLDER, radius=8)
    known = knowledge(view)
    shown = {*view["mat"]["cards"], *view["mat"]["left_out"]}
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
            spot(canvas, left + 2, top + 2, text, view, known, text in shown)


def spot(
    canvas: Canvas, x: float, y: float, text: str, view: JsonObject, known: Knowledge, shown: bool
) -> None:
    """Draw a spot: its text, struck out where it is wrong, framed where it is right, and its henchmen."""
    right, wrong = text in known.right, shown or text in known.wrong
    ruled_out = wrong or (text in known.impossible and not right)
    edge, line = (DANGER, 3) if right else (EDGE, 1)
    fill = FOLDER if ruled_out else SHEET
    canvas.rect(x, y, CELL - 4, CELL_HEIGHT - 4, fill, stroke=edge, line=line, dash=ruled_out)
    spot_name(canvas, x, y, text, SOFT if ruled_out else INK, wrong)
    middle = x + CELL / 2 - 2
    if ruled_out and not wrong:
        canvas.text(middle, y + 27, "not it", 9, anchor="middle", fill=SOFT)
    elif right:
        canvas.text(middle, y + 27, "right", 9, anchor="middle", fill=DANGER, bold=True)
    henchmen = [pawn for pawn in view["mat"]["henchmen"] if pawn["spot"] == text]
    step = min(16, (CELL - 8) / max(1, len(henchmen)))
    first = middle - step * len(henchmen) / 2 + 1
    for number, each in enumerate(henchmen):
        colour = pawn_colour(view, each["seat"])
        pawn(canvas, first + step * number, y + 30, 14, colour, each["seat"], each["helper"])


def spot_name(canvas: Canvas, x: float, y: float, text: str, ink: str, wrong: bool) -> None:
    """Write the text of a spot beside its suit, struck out where it is wrong."""
    middle, end, start = x + CELL / 2 - 2, x + CELL - 8, x + CELL / 2 - 11
    if not text[0].isdigit():
        shape, colour, _ = FACES[text[0].upper()]
        canvas.shape(shape, x + 4, y + 6, 11, colour, INK if colour == PAPER else "none")
        middle, start = middle + 7, x + 18
    else:
        end = start + 18
    size = 11 if text in SUITS else 13
    canvas.text(middle, y + 17, text, size, anchor="middle", fill=ink, bold=True)
    if wrong:
        canvas.line(start, y + 13, end, y + 13, DANGER)
