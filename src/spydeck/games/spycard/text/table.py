"""What a person sees of Spycard: the players with their fields and bases, their own agents, the pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from spydeck.games.spycard.text.reminder import ReminderWords, aim
from spydeck.games.spycard.text.text_layout import agent_span, discarded, tokens_at, wrap
from spydeck.games.text_ui import Line, Names, Span
from spydeck.json_types import JsonObject

ZONES = ("field", "base")


@dataclass(frozen=True)
class TableWords:
    """What stands on the table and on its pages in a language."""

    reminder: ReminderWords
    game_over: str
    turn: Callable[[Names, int, int], str]
    """That it is the turn of a seat, with the turn's number: "Heron's turn 3"."""
    sizes: Callable[[int, int], str]
    """How many agents are in the deck and in the discard pile, in brackets."""
    sizes_in_words: Callable[[int, int], str]
    """The same as a sentence."""
    your_agenda: str
    field: str
    base: str
    in_brackets: str
    legend: str
    agents: Callable[[int], str]
    out: str
    agenda: Callable[[str], str]
    agenda_not: Callable[[str], str]
    has_exposed: str
    hand: Callable[[str, str], str]
    """A player with an agenda, before the agents of the hand."""
    no_agents: str
    no_agents_here: str
    discarded: str
    nothing_discarded: str
    queen_bagged: Callable[[Names, int], str]
    """That a seat has bagged the Queen of Spades."""
    queen_not_bagged: str
    """That nobody has bagged her in a finished game."""
    queen_not_bagged_yet: str
    exposure: Callable[[Names, int, int, str, bool], str]
    """That a seat has named another's agenda, and whether it was right."""
    no_exposures: str
    turn_limit: Callable[[int], str]
    no_jack_on_accusation: str


def table(words: TableWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the table as the seat sees it now."""
    lines = [heading(words, view, names)]
    if view.get("agenda"):
        lines.append(agenda_line(words, view))
    first = view["seat"] or 0
    for place in range(len(names)):
        lines += player_lines(words, view, names, (first + place) % len(names))
    if possible_answers(view):
        lines.append([("faint", f"  [{words.in_brackets}]")])
    return [*lines, [("faint", f"  {words.legend}")], []]


def describe_options(words: TableWords, options: JsonObject) -> str:
    """Return the options of a match as sentences (SC-24, SC-33)."""
    turns = words.turn_limit(options["turn_limit"])
    return turns if options.get("jack_on_accusation", True) else f"{turns} {words.no_jack_on_accusation}"


def is_out(view: JsonObject) -> bool:
    """Return whether the seat is out of an unfinished game (SC-18)."""
    return not view["over"] and not view["players"][view["seat"]]["playing"]


def heading(words: TableWords, view: JsonObject, names: Names) -> Line:
    """Return whose turn it is, and the sizes of the deck and the discard pile."""
    sizes = words.sizes(view["deck"], len(discarded(view)))
    return [("strong", title(words, view, names)), ("faint", f"   ({sizes})")]


def title(words: TableWords, view: JsonObject, names: Names) -> str:
    """Return whose turn it is."""
    if view["turn"] is None or view["over"]:
        return words.game_over
    return words.turn(names, view["turn"], view["players"][view["turn"]]["turns"] + 1)


def agenda_line(words: TableWords, view: JsonObject) -> Line:
    """Return the seat's own agenda as a line."""
    return [("strong", f"{words.your_agenda} "), ("", own_agenda(words, view))]


def own_agenda(words: TableWords, view: JsonObject) -> str:
    """Return the seat's own agenda with what it requires."""
    return f"{view['agenda']}: {aim(words.reminder, view, view['agenda'])}."


def player_lines(words: TableWords, view: JsonObject, names: Names, seat: int) -> list[Line]:
    """Return a player, with the tokens in the field and those at base."""
    mark = ">" if seat in view["actors"] else " "
    name, known = f"{mark} {seat_name(names, seat)}", standing(words, view, seat)
    lines: list[Line] = [[("strong", name), ("faint", f"   {known}")]]
    return lines + (zone_lines(words, view, seat) if view["players"][seat]["playing"] else [])


def seat_name(names: Names, seat: int) -> str:
    """Return a seat as actions name it, with its player: "P2 Heron"."""
    return f"P{seat} {names[seat]}"


def standing(
    words: TableWords, view: JsonObject, seat: int, joined: Callable[[Sequence[str]], str] = " ".join
) -> str:
    """Return the number of agents of a player, or that it is out, and what is known about its agenda."""
    player = view["players"][seat]
    facts = [words.agents(player["agents"]) if player["playing"] else words.out]
    if seat != view["seat"]:
        if player["agenda"]:
            facts.append(words.agenda(player["agenda"]))
        elif player["agenda_is_not"]:
            facts.append(words.agenda_not(joined(player["agenda_is_not"])))
    if player["has_exposed"]:
        facts.append(words.has_exposed)
    return ", ".join(facts)


def zone_lines(words: TableWords, view: JsonObject, seat: int) -> list[Line]:
    """Return the tokens of a seat in its field and at base, possible answers in brackets, in lines."""
    answers, lines = possible_answers(view), []
    labels = {"field": words.field, "base": words.base}
    width = max(map(len, labels.values())) + 1
    for zone, label in labels.items():
        tokens = tokens_at(view, seat, zone)
        spans = [bracketed(agent_span(token), token["token"] in answers) for token in tokens]
        lines += wrap(f"    {label:{width}}", spans or [("faint", "-")])
    return lines


def possible_answers(view: JsonObject) -> list[str]:
    """Return the tokens that may be named now as an answer: Jacks, or agents that take the bullet."""
    answers: list[str] = view.get("choices", {}).get(view["stage"], {}).get("next", [])
    return answers


def bracketed(span: Span, chosen: bool) -> Span:
    """Return a span, in brackets if it is chosen."""
    style, text = span
    return (style, f"[{text}]") if chosen else span


def hand(words: TableWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the agenda and the agents of the seat."""
    seat = view["seat"]
    spans = [agent_span(token) for zone in ZONES for token in tokens_at(view, seat, zone)]
    label = words.hand(names[seat], view["agenda"] or "-")
    return wrap(f"{label}:", spans or [("faint", words.no_agents)])


def own_agents(words: TableWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the viewer's agenda and agents."""
    if view["seat"] is None:
        return [[("", words.no_agents_here)]]
    lines = [agenda_line(words, view)] if view["agenda"] else []
    return [*lines, *zone_lines(words, view, view["seat"])]


def left(words: TableWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the sizes of the deck and the discard pile, and the agents of each player in a line."""
    sizes = words.sizes_in_words(view["deck"], len(discarded(view)))
    seats = range(len(names))
    return [[("", sizes)], *([("", f"{names[seat]}: {standing(words, view, seat)}.")] for seat in seats)]


def discards(words: TableWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the discard pile (SC-28)."""
    spans = [agent_span(token) for token in discarded(view)]
    return wrap(f"{words.discarded}:", spans or [("faint", words.nothing_discarded)])


def honour(words: TableWords, view: JsonObject, names: Names) -> list[Line]:
    """Return who bagged the Queen of Spades, an honour beside winning (SC-31)."""
    seat = view["queen_bagged_by"]
    if seat is None:
        return [[("", words.queen_not_bagged if view["over"] else words.queen_not_bagged_yet)]]
    return [[("strong", words.queen_bagged(names, seat))]]


def exposures(words: TableWords, view: JsonObject, names: Names) -> list[Line]:
    """Return one line for each exposure (SC-18)."""
    lines: list[Line] = []
    for row in view["exposures"]:
        lines.append([("", words.exposure(names, row["seat"], row["of"], row["agenda"], row["right"]))])
    return lines or [[("", words.no_exposures)]]
