"""What a person sees of Spycard: the players with their fields and bases, their own agents, the pages."""

from __future__ import annotations

from spydeck.games.grammar.en import counted, does
from spydeck.games.spycard.text.en.reminder import agenda_words
from spydeck.games.spycard.text.text_layout import agent_span, tokens_at, wrap
from spydeck.games.text_ui import Line, Names, Span
from spydeck.json_types import JsonObject

LEGEND = "#4 face down   #4(7C) face down, known to you   #4=7C face up"


def table(view: JsonObject, names: Names) -> list[Line]:
    """Return the table as the seat sees it now."""
    lines = [heading(view, names)]
    if view.get("agenda"):
        lines.append([("strong", "Your agenda "), ("", own_agenda(view))])
    first = view["seat"] or 0
    for place in range(len(names)):
        lines += player_lines(view, names, (first + place) % len(names))
    if possible_answers(view):
        lines.append([("faint", "  [in brackets: can be named now]")])
    return [*lines, [("faint", f"  {LEGEND}")], []]


def describe_options(options: JsonObject) -> str:
    """Return the options of a match as sentences (SC-24, SC-33)."""
    turns = f"The game is a draw after {options['turn_limit']} turns for each player."
    jack = (
        ""
        if options.get("jack_on_accusation", True)
        else " An accused agent is turned up itself, not a Jack."
    )
    return turns + jack


def is_out(view: JsonObject) -> bool:
    """Return whether the seat is out of an unfinished game (SC-18)."""
    return not view["over"] and not view["players"][view["seat"]]["playing"]


def heading(view: JsonObject, names: Names) -> Line:
    """Return whose turn it is, and the sizes of the deck and the discard pile."""
    discarded = len([token for token in view["tokens"] if token["zone"] == "discard"])
    return [("strong", title(view, names)), ("faint", f"   (deck {view['deck']}, discarded {discarded})")]


def title(view: JsonObject, names: Names) -> str:
    """Return whose turn it is."""
    if view["turn"] is None or view["over"]:
        return "The game is over"
    turns = view["players"][view["turn"]]["turns"]
    whose = "Your" if view["turn"] == names.own else f"{names[view['turn']]}'s"
    return f"{whose} turn {turns + 1}"


def own_agenda(view: JsonObject) -> str:
    """Return the seat's own agenda with what it requires."""
    twice_players = str(2 * view["options"]["players"])
    return f"{view['agenda']}: {agenda_words(view['agenda'], twice_players)}."


def player_lines(view: JsonObject, names: Names, seat: int) -> list[Line]:
    """Return a player, with the tokens in the field and those at base."""
    player = view["players"][seat]
    mark = ">" if seat in view["actors"] else " "
    lines: list[Line] = [
        [("strong", f"{mark} {seat_name(names, seat)}"), ("faint", f"   {standing(view, seat)}")]
    ]
    if player["playing"]:
        lines += zone_lines(view, seat, "field") + zone_lines(view, seat, "base")
    return lines


def seat_name(names: Names, seat: int) -> str:
    """Return a seat as actions name it, with its player: "P2 Heron"."""
    return f"P{seat} {names[seat]}"


def standing(view: JsonObject, seat: int) -> str:
    """Return the number of agents of a player, or that it is out, and what is known about its agenda."""
    player = view["players"][seat]
    facts = [counted(player["agents"], "agent") if player["playing"] else "out of the game"]
    if seat != view["seat"]:
        if player["agenda"]:
            facts.append(f"agenda {player['agenda']}")
        elif player["agenda_is_not"]:
            facts.append(f"agenda not {' '.join(player['agenda_is_not'])}")
    if player["has_exposed"]:
        facts.append("has exposed an opponent")
    return ", ".join(facts)


def zone_lines(view: JsonObject, seat: int, zone: str) -> list[Line]:
    """Return the tokens of a seat in its field or at base, possible answers in brackets, in lines."""
    answers = possible_answers(view)
    spans = [bracketed(agent_span(token), token["token"] in answers) for token in tokens_at(view, seat, zone)]
    return wrap(f"    {zone:6}", spans or [("faint", "-")])


def possible_answers(view: JsonObject) -> list[str]:
    """Return the tokens that may be named now as an answer: Jacks, or agents that take the bullet."""
    answers: list[str] = view.get("choices", {}).get(view["stage"], {}).get("next", [])
    return answers


def bracketed(span: Span, chosen: bool) -> Span:
    """Return a span, in brackets if it is chosen."""
    style, text = span
    return (style, f"[{text}]") if chosen else span


def hand(view: JsonObject, names: Names) -> list[Line]:
    """Return the agenda and the agents of the seat."""
    seat = view["seat"]
    spans = [agent_span(token) for zone in ("field", "base") for token in tokens_at(view, seat, zone)]
    agenda = view["agenda"] or "-"
    return wrap(f"{names[seat]}, agenda {agenda}:", spans or [("faint", "no agents")])


def own_agents(view: JsonObject, names: Names) -> list[Line]:
    """Return the viewer's agenda and agents."""
    if view["seat"] is None:
        return [[("", "You have no agents here.")]]
    lines: list[Line] = [[("strong", "Your agenda "), ("", own_agenda(view))]] if view["agenda"] else []
    return [*lines, *zone_lines(view, view["seat"], "field"), *zone_lines(view, view["seat"], "base")]


def left(view: JsonObject, names: Names) -> list[Line]:
    """Return the sizes of the deck and the discard pile, and the agents of each player in a line."""
    discarded = [token for token in view["tokens"] if token["zone"] == "discard"]
    sizes = f"{counted(view['deck'], 'agent')} left in the deck, {len(discarded)} discarded."
    players: list[Line] = [[("", f"{names[seat]}: {standing(view, seat)}.")] for seat in range(len(names))]
    return [[("", sizes)], *players]


def discards(view: JsonObject, names: Names) -> list[Line]:
    """Return the discard pile (SC-28)."""
    spans = [agent_span(token) for token in view["tokens"] if token["zone"] == "discard"]
    return wrap("Discarded:", spans or [("faint", "nothing yet")])


def honour(view: JsonObject, names: Names) -> list[Line]:
    """Return who bagged the Queen of Spades, an honour beside winning (SC-31)."""
    seat = view["queen_bagged_by"]
    if seat is None:
        return [[("", f"Nobody {'bagged' if view['over'] else 'has bagged'} the Queen of Spades.")]]
    return [[("strong", f"{does(names, seat, 'has', 'have')} bagged the Queen of Spades!")]]


def exposures(view: JsonObject, names: Names) -> list[Line]:
    """Return one line for each exposure (SC-18)."""
    lines: list[Line] = []
    for row in view["exposures"]:
        right = "rightly" if row["right"] else "wrongly"
        named = does(names, row["seat"], "named", "named")
        lines.append([("", f"{named} {row['agenda']} as the agenda of {names[row['of']]}, {right}.")])
    return lines or [[("", "Nobody has exposed anyone yet.")]]
