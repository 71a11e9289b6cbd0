"""The table of Spycard as a drawing: everybody's base and field, what is known of agents and agendas."""

from __future__ import annotations

from spydeck.games.drawing import (
    BLUE,
    COVER,
    DANGER,
    EDGE,
    GREEN,
    INK,
    JOKER,
    MARGIN,
    PAPER,
    RED,
    ROOM,
    SHEET,
    SOFT,
    Canvas,
    Face,
)
from spydeck.games.spycard.text.text_layout import tokens_at
from spydeck.games.text_ui import Names
from spydeck.json_types import JsonObject

FACES: dict[str, Face] = {
    "H": ("heart", RED, PAPER),
    "S": ("spade", INK, PAPER),
    "C": ("club", GREEN, PAPER),
    "D": ("diamond", BLUE, PAPER),
    "X": ("star", JOKER, PAPER),
}
STAGES = {
    "keep": "drafting",
    "accuse": "a claim may be a lie",
    "jack": "a Jack may answer",
    "bullet": "a Bullet may answer",
    "again": "an ability may act again",
    "joker": "using the Joker",
}
ENDINGS = {"draw": "a draw", "last-left": "the last one left wins", "agenda": "won by an agenda"}
SIDE = 148
ZONE = (ROOM - SIDE - 12) / 2
TOKEN, TOKEN_HEIGHT = 42, 50
IN_ROW = 5
DISCARDS_IN_ROW = 14


def draw(view: JsonObject, names: Names, description: str) -> str:
    """Return the table as SVG."""
    canvas = Canvas()
    heading = title(view, names)
    canvas.text(MARGIN, 24, heading, 13, bold=True, room=ROOM - 70)
    canvas.text(MARGIN + ROOM, 24, f"deck {view['deck']}", 13, anchor="end", bold=True)
    y: float = 34
    first = view["seat"] or 0
    for place in range(len(names)):
        y = player(canvas, y, view, names, (first + place) % len(names)) + 6
    y = discards(canvas, y, view)
    return canvas.svg(y + 6, f"Spycard: {heading}", description)


def title(view: JsonObject, names: Names) -> str:
    """Return whose turn it is and what is going on."""
    if view["over"] or view["turn"] is None:
        return f"The game is over: {ENDINGS.get(view['ending'], '')}".removesuffix(": ")
    whose = "Your" if view["turn"] == names.own else f"{names[view['turn']]}'s"
    turn = f"{whose[:1].upper()}{whose[1:]} turn {view['players'][view['turn']]['turns'] + 1}"
    now = ", ".join(filter(None, (STAGES.get(view["stage"]), under_way(view))))
    return f"{turn}: {now}" if now else turn


def under_way(view: JsonObject) -> str:
    """Return what is being carried out: "#19 uses diamonds on #8", "#4 attacks #7"."""
    question = view["question"] or {}
    if "acting" not in question:
        return ""
    targets = " ".join(question["targets"])
    if question["ability"] is None:
        return f"{question['acting']} attacks {targets}"
    return f"{question['acting']} uses {question['ability']} on {targets}"


def player(canvas: Canvas, y: float, view: JsonObject, names: Names, seat: int) -> float:
    """Draw a player with agenda, field and base. Return the line below."""
    facts = view["players"][seat]
    zones = [(zone, tokens_at(view, seat, zone)) for zone in ("field", "base")]
    rows = max(1, *(-(-len(tokens) // IN_ROW) for _, tokens in zones))
    height = max(rows * (TOKEN_HEIGHT + 4) + 20, 78)
    canvas.rect(MARGIN, y, ROOM, height, SHEET)
    canvas.sign(MARGIN, y, SIDE, seat, names, seat in view["actors"])
    for line, (text, fill) in enumerate(standing(view, facts)):
        canvas.text(MARGIN + 6, y + 39 + 13 * line, text, 11, fill=fill, room=SIDE - 8)
    for place, (zone, tokens) in enumerate(zones):
        left = MARGIN + SIDE + 4 + place * (ZONE + 4)
        canvas.rect(left, y + 4, ZONE, height - 8, "none", dash=zone == "field")
        canvas.text(left + 6, y + 15, zone if tokens else f"{zone}: empty", 10, fill=SOFT)
        for number, token in enumerate(tokens):
            row, column = divmod(number, IN_ROW)
            draw_token(
                canvas, left + 5 + column * (TOKEN + 2.5), y + 20 + row * (TOKEN_HEIGHT + 4), token, view
            )
    return y + height


def standing(view: JsonObject, facts: JsonObject) -> list[tuple[str, str]]:
    """Return what is known of a player, as lines with their colours."""
    seat = facts["seat"]
    lines = [(f"agenda {facts['agenda'] or '?'}, {facts['agents']} agents", INK)]
    if facts["agenda"] is None and facts["agenda_is_not"]:
        lines.append((f"not {' '.join(facts['agenda_is_not'])}", SOFT))
    marks = [
        ("winner", seat in view["winners"]),
        ("on turn", seat == view["turn"] and not view["over"]),
        ("out", not facts["playing"]),
        ("has exposed", facts["has_exposed"]),
    ]
    said = ", ".join(mark for mark, holds in marks if holds)
    return [*lines, (said, DANGER)] if said else lines


def face(agent: str) -> Face:
    """Return the shape and the colours of an agent."""
    return FACES[agent[-1]]


def draw_token(canvas: Canvas, x: float, y: float, token: JsonObject, view: JsonObject) -> None:
    """Draw a token: its number, and its agent where known; face down it has a cover, and a dashed edge."""
    agent, down = token["agent"], token["face"] == "down"
    involved = in_question(view, token["token"])
    edge = DANGER if involved else EDGE
    canvas.rect(
        x,
        y,
        TOKEN,
        TOKEN_HEIGHT,
        COVER if down else PAPER,
        stroke=edge,
        line=2.5 if involved else 1,
        dash=down,
    )
    canvas.text(x + TOKEN / 2, y + 13, token["token"], 11, anchor="middle", bold=True)
    if agent is None:
        canvas.text(x + TOKEN / 2, y + 35, "?", 18, anchor="middle")
    else:
        shape, spine, ink = face(agent)
        canvas.rect(x + 3, y + 17, TOKEN - 6, 17, spine, radius=2)
        canvas.shape(shape, x + 5, y + 20, 11, ink)
        canvas.text(x + 18 + (TOKEN - 22) / 2, y + 30, agent, 10, anchor="middle", fill=ink, bold=True)
        state = "out" if token["zone"] == "discard" else "known" if down else "up"
        canvas.text(x + TOKEN / 2, y + 45, state, 9, anchor="middle")


def in_question(view: JsonObject, token: str) -> bool:
    """Return whether a token acts, is a target or is at stake in the question."""
    question = view["question"] or {}
    named = [question.get(role) for role in ("token", "acting", "at_stake", "fighter")]
    return token in named or token in question.get("targets", ())


def discards(canvas: Canvas, y: float, view: JsonObject) -> float:
    """Draw the token that is being drafted, and the agents out of play. Return the line below."""
    out = [token for token in view["tokens"] if token["zone"] == "discard"]
    top = [token for token in view["tokens"] if token["zone"] == "deck"]
    label = "discards:" if out else "discards: none"
    if top:
        label = f"drafted: {top[0]['token']}, then {label}"
    out = top + out
    canvas.text(MARGIN, y + 14, label, 12, bold=True, room=300)
    canvas.text(
        MARGIN + ROOM, y + 14, f"agendas in play {' '.join(view['agendas'])}", 11, anchor="end", fill=SOFT
    )
    y += 20
    for number, token in enumerate(out):
        row, column = divmod(number, DISCARDS_IN_ROW)
        draw_token(canvas, MARGIN + column * (TOKEN + 2), y + row * (TOKEN_HEIGHT + 4), token, view)
    return y + -(-len(out) // DISCARDS_IN_ROW) * (TOKEN_HEIGHT + 4)
