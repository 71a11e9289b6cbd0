"""What people look at in Spycard: the players with their fields and bases, their own agents, the pages."""

from __future__ import annotations

from collections.abc import Sequence

from spydeck.games.grammar.en import counted
from spydeck.games.spycard.text.reminder import agenda_words
from spydeck.games.text_ui import Line, Names, Span
from spydeck.json_types import JsonObject

WIDTH = 80
LEGEND = "#4 face down   #4(7C) face down, known to you   #4=7C face up"


def agent_span(token: JsonObject) -> Span:
    """A token, with its agent where that is known: "#4", "#4(7C)" face down, "#4=7C" face up."""
    if token["agent"] is None:
        return "", token["token"]
    if token["face"] == "up":
        return "strong", f"{token['token']}={token['agent']}"
    return "", f"{token['token']}({token['agent']})"


def table(view: JsonObject, names: Names) -> list[Line]:
    """The table as the seat sees it now."""
    lines = [heading(view, names)]
    if view.get("agenda"):
        lines.append([("strong", "Your agenda "), ("", own_agenda(view))])
    first = view["seat"] or 0
    for place in range(len(names)):
        lines += player_lines(view, names, (first + place) % len(names))
    return [*lines, [("faint", f"  {LEGEND}")], []]


def heading(view: JsonObject, names: Names) -> Line:
    """Whose turn it is and what is left of the deck."""
    discards = len([token for token in view["tokens"] if token["zone"] == "discard"])
    return [("strong", title(view, names)), ("faint", f"   (deck {view['deck']}, discarded {discards})")]


def title(view: JsonObject, names: Names) -> str:
    """Whose turn it is."""
    if view["turn"] is None or view["over"]:
        return "The game is over"
    turns = view["players"][view["turn"]]["turns"]
    whose = "Your" if view["turn"] == names.own else f"{names[view['turn']]}'s"
    return f"{whose} turn {turns + 1}"


def own_agenda(view: JsonObject) -> str:
    """The own agenda with what it asks for."""
    many = str(2 * view["options"]["players"])
    return f"{view['agenda']}: {agenda_words(view['agenda'], many)}."


def player_lines(view: JsonObject, names: Names, seat: int) -> list[Line]:
    """A player, with a row for the field and one for base."""
    player = view["players"][seat]
    mark = ">" if seat in view["actors"] else " "
    lines: list[Line] = [
        [("strong", f"{mark} {seat_name(names, seat)}"), ("faint", f"   {standing(view, seat)}")]
    ]
    if player["playing"]:
        lines += zone_lines(view, seat, "field") + zone_lines(view, seat, "base")
    return lines


def seat_name(names: Names, seat: int) -> str:
    """A seat as actions name it, with its player: "P2 Heron"."""
    return f"P{seat} {names[seat]}"


def standing(view: JsonObject, seat: int) -> str:
    """In or out, how many agents, what is known of the agenda."""
    player = view["players"][seat]
    facts = [counted(player["agents"], "agent") if player["playing"] else "out of the game"]
    if seat != view["seat"]:
        if player["agenda"]:
            facts.append(f"agenda {player['agenda']}")
        elif player["agenda_is_not"]:
            facts.append(f"agenda not {' '.join(player['agenda_is_not'])}")
    if player["has_exposed"]:
        facts.append("has exposed someone")
    return ", ".join(facts)


def tokens_at(view: JsonObject, seat: int, zone: str) -> list[JsonObject]:
    """The tokens of a seat in a zone."""
    return [token for token in view["tokens"] if token["controller"] == seat and token["zone"] == zone]


def zone_lines(view: JsonObject, seat: int, zone: str) -> list[Line]:
    """The tokens of a seat in its field or at base, folded to the width."""
    spans = [agent_span(token) for token in tokens_at(view, seat, zone)] or [("faint", "-")]
    return folded(f"    {zone:6}", spans)


def folded(label: str, spans: Sequence[Span]) -> list[Line]:
    """Spans in as many lines as they need, the first with a label."""
    lines: list[Line] = [[("faint", label)]]
    used = len(label)
    for style, text in spans:
        if used + 2 + len(text) > WIDTH:
            lines.append([("", " " * len(label))])
            used = len(label)
        lines[-1] += [("", "  "), (style, text)]
        used += 2 + len(text)
    return lines


def own(view: JsonObject, names: Names) -> list[Line]:
    """The agenda and the agents of the seat."""
    seat = view["seat"]
    spans = [agent_span(token) for zone in ("field", "base") for token in tokens_at(view, seat, zone)]
    agenda = view["agenda"] or "-"
    return folded(f"{names[seat]}, agenda {agenda}:", spans or [("faint", "no agents")])


def discards(view: JsonObject, names: Names) -> list[Line]:
    """The discard pile (SC-28)."""
    spans = [agent_span(token) for token in view["tokens"] if token["zone"] == "discard"]
    return folded("Discarded:", spans or [("faint", "nothing yet")])


def exposures(view: JsonObject, names: Names) -> list[Line]:
    """Who has exposed whom (SC-18)."""
    lines: list[Line] = []
    for row in view["exposures"]:
        right = "rightly" if row["right"] else "wrongly"
        who, whom = seat_name(names, row["seat"]), seat_name(names, row["of"])
        lines.append([("", f"{who} named {row['agenda']} of {whom}, {right}.")])
    return lines or [[("", "Nobody has exposed anyone yet.")]]
