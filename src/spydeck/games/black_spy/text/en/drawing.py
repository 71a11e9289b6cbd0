"""The table of Black Spy as a drawing: the felt with everybody's place, and the own hand."""

from __future__ import annotations

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
    label,
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
STAGES = {
    "take": "the Mole",
    "pass": "passing cards",
    "call": "calling a colour",
    "settle": "settling a sweep",
    "over": "the game is over",
}
GAP = 6
PLACE_HEIGHT = 186
OWN_WIDTH = 220
CARD = 56


def draw(view: JsonObject, names: Names, description: str) -> str:
    """Return the table as SVG."""
    canvas = Canvas()
    heading = title(view)
    canvas.text(MARGIN, 24, heading, 15, bold=True, room=420)
    black = sum(pile["black"] for pile in view["taken"])
    canvas.text(MARGIN + ROOM, 24, f"black cards taken: {black} of 16", 12, anchor="end", fill=SOFT)
    seats, own = len(view["totals"]), view["seat"]
    first = 0 if own is None else own + 1
    others = [(first + place) % seats for place in range(seats - (own is not None))]
    height = PLACE_HEIGHT + 16 + (126 if own is not None else 24)
    canvas.rect(MARGIN, 34, ROOM, height, FELT, radius=8)
    width = (ROOM - 16 - GAP * (len(others) - 1)) / len(others)
    for column, seat in enumerate(others):
        place(canvas, MARGIN + 8 + column * (width + GAP), 42, width, view, names, seat)
    low = 42 + PLACE_HEIGHT + 8
    if own is None:
        canvas.text(MARGIN + 8, low + 10, " ".join(last_trick(view, names)), 12, room=ROOM - 16)
    else:
        own_place(canvas, low, view, names, own)
    end: float = 34 + height + 12
    if view.get("hand"):
        end = fan(canvas, end, [(card, face(card)) for card in view["hand"]])
    return canvas.svg(end, f"Black Spy: {heading}", description)


def face(card: str) -> Face:
    """Return the shape and the colours of a card."""
    return DANGER_FACE if card == "K7" else FACES[card[0]]


def title(view: JsonObject) -> str:
    """Return the deal and what is going on in it."""
    now = STAGES.get(view["stage"]) or f"trick {len(view['tricks']) + 1}"
    if view["stage"] == "pass":
        now += f" to the {view['pass_direction']}" if view["pass_direction"] != "across" else " across"
    called = f", {view['called']} called" if view["called"] else ""
    return f"Deal {view['deal'] + 1}: {now}{called}"


def tags(view: JsonObject, seat: int) -> str:
    """Return what else is to be said of a seat: the dealer, who has passed, who is skipped, who has won."""
    found = [
        ("dealer", seat == view["dealer"]),
        ("winner", seat in view["winners"]),
        ("to act", seat in view["actors"]),
        ("skipped", seat in view["skipped"]),
        ("passed", view["stage"] == "pass" and view["has_passed"][seat]),
    ]
    return ", ".join(tag for tag, holds in found if holds)


def place(
    canvas: Canvas, x: float, y: float, width: float, view: JsonObject, names: Names, seat: int
) -> None:
    """Draw the place of a player: name, card in the trick, cards and points."""
    canvas.sign(x, y, width, seat, names, seat in view["actors"])
    middle = x + width / 2
    canvas.text(middle, y + 38, tags(view, seat), 11, anchor="middle", fill=DANGER, room=width)
    played_card(canvas, middle - CARD / 2, y + 44, view, seat)
    for line, text in enumerate(counts(view, seat)):
        canvas.text(middle, y + 138 + 15 * line, text, 12, anchor="middle", room=width)


def own_place(canvas: Canvas, y: float, view: JsonObject, names: Names, seat: int) -> None:
    """Draw the place of the seat that looks, between its exchanged cards and the last trick."""
    x = (2 * MARGIN + ROOM - OWN_WIDTH) / 2
    canvas.sign(x, y, OWN_WIDTH, seat, names, seat in view["actors"])
    played_card(canvas, x + 14, y + 30, view, seat)
    for line, text in enumerate([*counts(view, seat), tags(view, seat)]):
        fill = DANGER if line == 4 else INK
        canvas.text(x + 86, y + 42 + 16 * line, text, 12, fill=fill, room=OWN_WIDTH - 90)
    room = x - MARGIN - 16
    for left, texts in ((MARGIN + 8, exchanged(view, names)), (x + OWN_WIDTH + 8, last_trick(view, names))):
        for line, text in enumerate(texts[:7]):
            canvas.text(left, y + 16 + 15 * line, text, 11, room=room)


def played_card(canvas: Canvas, x: float, y: float, view: JsonObject, seat: int) -> None:
    """Draw the card that a seat has played to the trick, with its place in the order, or an empty place."""
    for order, play in enumerate(view["trick"], 1):
        if play["seat"] == seat:
            canvas.card(x, y, CARD, play["card"], face(play["card"]))
            canvas.text(x - 4, y + 12, f"{order}.", 11, anchor="end", fill=SOFT)
            return
    canvas.rect(x, y, CARD, CARD * CARD_RATIO, "none", dash=True)


def counts(view: JsonObject, seat: int) -> list[str]:
    """Return what a seat has taken, its total and the size of its hand."""
    pile = view["taken"][seat]
    return [
        f"{pile['points']} pts",
        f"{pile['black']} black",
        f"total {view['totals'][seat]}",
        f"{view['hand_sizes'][seat]} in hand",
    ]


def exchanged(view: JsonObject, names: Names) -> list[str]:
    """Return the cards that the seat was shown, passed and received, as lines."""
    lines = []
    mole = view["mole"] or {}
    if mole.get("took"):
        lines += ["Taken by the Mole:", " ".join(mole["took"])]
    elif mole.get("shown"):
        lines += ["The Mole may take:", *wrapped(mole["shown"], 11, 180)]
    for key, what in (("passed", "Passed to"), ("received", "Received from")):
        if view[key]:
            lines += [f"{what} {names[view[key]['seat']]}:", " ".join(view[key]["cards"])]
    return lines


def last_trick(view: JsonObject, names: Names) -> list[str]:
    """Return the last trick as lines."""
    if not view["tricks"]:
        return []
    trick = view["tricks"][-1]
    return [f"Last trick to {label(names, trick['taker'])}:", *wrapped(trick["cards"], 11, 180)]
