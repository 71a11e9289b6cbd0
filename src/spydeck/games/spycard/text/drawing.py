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
from spydeck.games.lines import Sentences
from spydeck.games.spycard.text.table import discarded, tokens_at
from spydeck.games.spycard.text.table import title as whose_turn
from spydeck.games.text_ui import Names
from spydeck.json_types import JsonObject

FACES: dict[str, Face] = {
    "H": ("heart", RED, PAPER),
    "S": ("spade", INK, PAPER),
    "C": ("club", GREEN, PAPER),
    "D": ("diamond", BLUE, PAPER),
    "X": ("star", JOKER, PAPER),
}
SIDE = 148
ZONE = (ROOM - SIDE - 12) / 2
TOKEN, TOKEN_HEIGHT = 42, 50
IN_ROW = 5
DISCARDS_IN_ROW = 14


ENDINGS = {"draw": "ending-draw", "last-left": "ending-last-left", "agenda": "ending-agenda"}
ASKED = ("keep", "accuse", "jack", "bullet", "again", "joker")
"""The stages in which something is asked other than what to do with a turn."""


def draw(words: Sentences, view: JsonObject, names: Names, description: str) -> str:
    """Return the table as SVG."""
    canvas = Canvas()
    heading = title(words, view, names)
    canvas.text(MARGIN, 24, heading, 13, bold=True, room=ROOM - 70)
    canvas.text(MARGIN + ROOM, 24, words.say("drawn-deck", deck=view["deck"]), 13, anchor="end", bold=True)
    y: float = 34
    first = view["seat"] or 0
    for place in range(len(names)):
        y = player(words, canvas, y, view, names, (first + place) % len(names)) + 6
    y = discards(words, canvas, y, view)
    return canvas.svg(y + 6, f"Spycard: {heading}", description)


def title(words: Sentences, view: JsonObject, names: Names) -> str:
    """Return whose turn it is and what is going on."""
    turn = whose_turn(words, view, names)
    turn = f"{turn[:1].upper()}{turn[1:]}"
    if view["over"] or view["turn"] is None:
        now = words.say(ENDINGS[view["ending"]]) if view["ending"] in ENDINGS else ""
    else:
        asked = words.say(f"drawn-{view['stage']}") if view["stage"] in ASKED else ""
        now = ", ".join(filter(None, (asked, under_way(words, view))))
    return f"{turn}: {now}" if now else turn


def under_way(words: Sentences, view: JsonObject) -> str:
    """Return what is being carried out: "#19 uses diamonds on #8", "#4 attacks #7"."""
    question = view["question"] or {}
    if "acting" not in question:
        return ""
    targets = " ".join(question["targets"])
    if question["ability"] is None:
        return words.say("drawn-attack", token=question["acting"], targets=targets)
    return words.say("drawn-use", token=question["acting"], ability=question["ability"], targets=targets)


def player(words: Sentences, canvas: Canvas, y: float, view: JsonObject, names: Names, seat: int) -> float:
    """Draw a player with agenda, field and base. Return the line below."""
    zones = [(zone, tokens_at(view, seat, zone)) for zone in ("field", "base")]
    rows = max(1, *(-(-len(tokens) // IN_ROW) for _, tokens in zones))
    height = max(rows * (TOKEN_HEIGHT + 4) + 20, 78)
    canvas.rect(MARGIN, y, ROOM, height, SHEET)
    canvas.sign(MARGIN, y, SIDE, seat, names, seat in view["actors"])
    for line, (text, fill) in enumerate(standing(words, view, view["players"][seat])):
        canvas.text(MARGIN + 6, y + 39 + 13 * line, text, 11, fill=fill, room=SIDE - 8)
    for place, (zone, tokens) in enumerate(zones):
        left = MARGIN + SIDE + 4 + place * (ZONE + 4)
        canvas.rect(left, y + 4, ZONE, height - 8, "none", dash=zone == "field")
        label = words.say(zone)
        label = label if tokens else words.say("drawn-empty", zone=label)
        canvas.text(left + 6, y + 15, label, 10, fill=SOFT)
        for number, token in enumerate(tokens):
            row, column = divmod(number, IN_ROW)
            x = left + 5 + column * (TOKEN + 2.5)
            draw_token(words, canvas, x, y + 20 + row * (TOKEN_HEIGHT + 4), token, view)
    return y + height


def standing(words: Sentences, view: JsonObject, facts: JsonObject) -> list[tuple[str, str]]:
    """Return what is known of a player, as lines with their colours."""
    seat = facts["seat"]
    lines = [(words.say("drawn-standing", agenda=facts["agenda"] or "?", agents=facts["agents"]), INK)]
    if facts["agenda"] is None and facts["agenda_is_not"]:
        ruled_out = " ".join(facts["agenda_is_not"])
        lines.append((words.say("drawn-agenda-is-not", agendas=ruled_out), SOFT))
    marks = [
        ("drawn-winner", seat in view["winners"]),
        ("drawn-on-turn", seat == view["turn"] and not view["over"]),
        ("drawn-out", not facts["playing"]),
        ("drawn-has-exposed", facts["has_exposed"]),
    ]
    said = ", ".join(words.say(mark) for mark, holds in marks if holds)
    return [*lines, (said, DANGER)] if said else lines


def face(agent: str) -> Face:
    """Return the shape and the colours of an agent."""
    return FACES[agent[-1]]


def draw_token(
    words: Sentences, canvas: Canvas, x: float, y: float, token: JsonObject, view: JsonObject
) -> None:
    """Draw a token: its number, and its agent where known; face down it has a cover, and a dashed edge."""
    agent, down = token["agent"], token["face"] == "down"
    involved = in_question(view, token["token"])
    edge, line = (DANGER, 2.5) if involved else (EDGE, 1)
    canvas.rect(x, y, TOKEN, TOKEN_HEIGHT, COVER if down else PAPER, stroke=edge, line=line, dash=down)
    canvas.text(x + TOKEN / 2, y + 13, token["token"], 11, anchor="middle", bold=True)
    if agent is None:
        canvas.text(x + TOKEN / 2, y + 35, "?", 18, anchor="middle")
        return
    shape, spine, ink = face(agent)
    canvas.rect(x + 3, y + 17, TOKEN - 6, 17, spine, radius=2)
    canvas.shape(shape, x + 5, y + 20, 11, ink)
    canvas.text(x + 18 + (TOKEN - 22) / 2, y + 30, agent, 10, anchor="middle", fill=ink, bold=True)
    out = token["zone"] == "discard"
    state = "drawn-token-out" if out else "drawn-token-known" if down else "drawn-token-up"
    canvas.text(x + TOKEN / 2, y + 45, words.say(state), 9, anchor="middle")


def in_question(view: JsonObject, token: str) -> bool:
    """Return whether a token acts, is a target or is at stake in the question."""
    question = view["question"] or {}
    named = [question.get(role) for role in ("token", "acting", "at_stake", "fighter")]
    return token in named or token in question.get("targets", ())


def discards(words: Sentences, canvas: Canvas, y: float, view: JsonObject) -> float:
    """Draw the token that is being drafted, and the agents out of play. Return the line below."""
    out = discarded(view)
    top = [token for token in view["tokens"] if token["zone"] == "deck"]
    label = words.say("drawn-discards" if out else "drawn-no-discards")
    if top:
        label = words.say("drawn-drafted", token=top[0]["token"], discards=label)
    out = top + out
    canvas.text(MARGIN, y + 14, label, 12, bold=True, room=300)
    agendas = words.say("drawn-agendas", agendas=" ".join(view["agendas"]))
    canvas.text(MARGIN + ROOM, y + 14, agendas, 11, anchor="end", fill=SOFT)
    y += 20
    for number, token in enumerate(out):
        row, column = divmod(number, DISCARDS_IN_ROW)
        x = MARGIN + column * (TOKEN + 2)
        draw_token(words, canvas, x, y + row * (TOKEN_HEIGHT + 4), token, view)
    return y + -(-len(out) // DISCARDS_IN_ROW) * (TOKEN_HEIGHT + 4)
