"""Spycard in a terminal: the players with their fields and bases, the pages, the reminder."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from spydeck.games.lines import Sentences, page_width
from spydeck.games.spycard.cards import AGENDA_TEXTS, agendas_in_game
from spydeck.games.spycard.facts import ABILITY_NAMES
from spydeck.games.text_ui import Line, Names, Span
from spydeck.json_types import JsonObject

ZONES = ("field", "base")
ABILITIES = tuple(ABILITY_NAMES.values())
SPECIAL = ("jack", "joker", "bullet")
"""The special agents that the reminder explains."""


def agent_span(token: JsonObject) -> Span:
    """Return a token, with its agent where known: "#4", "#4(7C)" face down, "#4=7C" face up."""
    if token["agent"] is None:
        return "", token["token"]
    if token["face"] == "up":
        return "strong", f"{token['token']}={token['agent']}"
    return "", f"{token['token']}({token['agent']})"


def with_agent(view: JsonObject, text: str) -> str:
    """Return a token with its agent, if the seat knows it: "#4 (7C)"."""
    agents = {token["token"]: token["agent"] for token in view["tokens"]}
    return f"{text} ({agents[text]})" if agents[text] else text


def forget(view: JsonObject) -> JsonObject:
    """Return a view without what a seat can remember: face-down agents of others, agendas ruled out."""
    return {
        **view,
        "tokens": [
            {**token, "agent": None, "known_by": []} if is_others_secret(token, view["seat"]) else token
            for token in view["tokens"]
        ],
        "players": [{**player, "agenda_is_not": []} for player in view["players"]],
    }


def is_others_secret(token: JsonObject, seat: int | None) -> bool:
    """Return whether a token lies face down with another player."""
    return token["face"] == "down" and token["controller"] not in (None, seat)


def tokens_at(view: JsonObject, seat: int, zone: str) -> list[JsonObject]:
    """Return the tokens of a seat in a zone."""
    return [token for token in view["tokens"] if token["controller"] == seat and token["zone"] == zone]


def discarded(view: JsonObject) -> list[JsonObject]:
    """Return the tokens in the discard pile."""
    return [token for token in view["tokens"] if token["zone"] == "discard"]


def wrap(label: str, spans: Sequence[Span]) -> list[Line]:
    """Return spans in as many lines as they need, the first with a label."""
    lines: list[Line] = [[("faint", label)]]
    used = len(label)
    for style, text in spans:
        if used + 2 + len(text) > page_width():
            lines.append([("", " " * len(label))])
            used = len(label)
        lines[-1] += [("", "  "), (style, text)]
        used += 2 + len(text)
    return lines


def table(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the table as the seat sees it now."""
    lines = [heading(words, view, names)]
    if view.get("agenda"):
        lines.append(agenda_line(words, view))
    first = view["seat"] or 0
    for place in range(len(names)):
        lines += player_lines(words, view, names, (first + place) % len(names))
    if possible_answers(view):
        lines.append([("faint", f"  [{words.say('in-brackets')}]")])
    return [*lines, [("faint", f"  {words.say('legend')}")], []]


def describe_options(words: Sentences, options: JsonObject) -> str:
    """Return the options of a match as sentences (SC-24, SC-33)."""
    turns = words.say("chosen-turn-limit", turns=options["turn_limit"])
    if options.get("jack_on_accusation", True):
        return turns
    return f"{turns} {words.say('chosen-no-jack-on-accusation')}"


def is_out(view: JsonObject) -> bool:
    """Return whether the seat is out of an unfinished game (SC-18)."""
    return not view["over"] and not view["players"][view["seat"]]["playing"]


def heading(words: Sentences, view: JsonObject, names: Names) -> Line:
    """Return whose turn it is, and the sizes of the deck and the discard pile."""
    sizes = words.say("sizes", deck=view["deck"], discarded=len(discarded(view)))
    return [("strong", title(words, view, names)), ("faint", f"   ({sizes})")]


def title(words: Sentences, view: JsonObject, names: Names) -> str:
    """Return whose turn it is, with the turn's number."""
    seat = view["turn"]
    if seat is None or view["over"]:
        return words.say("over")
    number = view["players"][seat]["turns"] + 1
    if seat == names.own:
        return words.say("your-turn", number=number)
    return words.say("turn-of", who=names.person(seat), number=number)


def agenda_line(words: Sentences, view: JsonObject) -> Line:
    """Return the seat's own agenda as a line."""
    return [("strong", f"{words.say('your-agenda')} "), ("", own_agenda(words, view))]


def own_agenda(words: Sentences, view: JsonObject) -> str:
    """Return the seat's own agenda with what it requires."""
    return f"{view['agenda']}: {aim(words, view, view['agenda'])}."


def player_lines(words: Sentences, view: JsonObject, names: Names, seat: int) -> list[Line]:
    """Return a player, with the tokens in the field and those at base."""
    mark = ">" if seat in view["actors"] else " "
    name, known = f"{mark} {seat_name(names, seat)}", standing(words, view, seat)
    lines: list[Line] = [[("strong", name), ("faint", f"   {known}")]]
    return lines + (zone_lines(words, view, seat) if view["players"][seat]["playing"] else [])


def seat_name(names: Names, seat: int) -> str:
    """Return a seat as actions name it, with its player: "P2 Heron"."""
    return f"P{seat} {names[seat]}"


def standing(
    words: Sentences, view: JsonObject, seat: int, joined: Callable[[Sequence[str]], str] = " ".join
) -> str:
    """Return the number of agents of a player, or that it is out, and what is known about its agenda."""
    player = view["players"][seat]
    facts = [words.say("agents", agents=player["agents"]) if player["playing"] else words.say("is-out")]
    if seat != view["seat"]:
        if player["agenda"]:
            facts.append(words.say("agenda-is", agenda=player["agenda"]))
        elif player["agenda_is_not"]:
            facts.append(words.say("agenda-is-not", agendas=joined(player["agenda_is_not"])))
    if player["has_exposed"]:
        facts.append(words.say("has-exposed"))
    return ", ".join(facts)


def zone_lines(words: Sentences, view: JsonObject, seat: int) -> list[Line]:
    """Return the tokens of a seat in its field and at base, possible answers in brackets, in lines."""
    answers, lines = possible_answers(view), []
    labels = {"field": words.say("field"), "base": words.say("base")}
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


def hand(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the agenda and the agents of the seat."""
    seat = view["seat"]
    spans = [agent_span(token) for zone in ZONES for token in tokens_at(view, seat, zone)]
    label = words.say("hand", player=names[seat], agenda=view["agenda"] or "-")
    return wrap(f"{label}:", spans or [("faint", words.say("no-agents"))])


def own_agents(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the viewer's agenda and agents."""
    if view["seat"] is None:
        return [words.line("no-agents-here")]
    lines = [agenda_line(words, view)] if view["agenda"] else []
    return [*lines, *zone_lines(words, view, view["seat"])]


def left(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the sizes of the deck and the discard pile, and the agents of each player in a line."""
    sizes = words.line("sizes-in-words", agents=view["deck"], discarded=len(discarded(view)))
    return [sizes, *([("", f"{name}: {standing(words, view, seat)}.")] for seat, name in enumerate(names))]


def discards(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the discard pile (SC-28)."""
    spans = [agent_span(token) for token in discarded(view)]
    return wrap(f"{words.say('discarded')}:", spans or [("faint", words.say("nothing-discarded"))])


def honour(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return who bagged the Queen of Spades, an honour beside winning (SC-31)."""
    seat = view["queen_bagged_by"]
    if seat is None:
        return [words.line("queen-not-bagged" if view["over"] else "queen-not-bagged-yet")]
    return [words.line("queen-bagged", "strong", who=names.person(seat))]


def exposures(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return one line for each exposure (SC-18)."""
    lines = [
        words.line(
            "exposure",
            who=names.person(row["seat"]),
            of=names.person(row["of"]),
            agenda=row["agenda"],
            right=row["right"],
        )
        for row in view["exposures"]
    ]
    return lines or [words.line("no-exposures")]


def reminder(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the reminder of SC-34 on one screen, with the seat's own agenda marked."""
    own = view.get("agenda")
    lines: list[Line] = [[("strong", agendas_heading(words))]]
    for agenda in view["agendas"]:
        mark = ">" if agenda == own else " "
        lines.append([("good" if agenda == own else "", f"{mark} {agenda}  {aim(words, view, agenda)}")])
    return [*lines, *rest_of_reminder(words)]


def agendas_heading(words: Sentences) -> str:
    """Return what stands above the agendas: that one wins."""
    return f"{words.say('reminder-agendas')} {words.say('reminder-win')}"


def rest_of_reminder(words: Sentences) -> list[Line]:
    """Return abilities and special agents, the same in every game."""
    agents = powers(words)
    width = max(map(len, agents))
    rows: list[Line] = [[("", f"  {name:{width}}  {text}")] for name, text in agents.items()]
    return [
        [("strong", f"{words.say('reminder-abilities')} "), ("", words.say("reminder-bluff"))],
        *rows[: len(ABILITIES)],
        words.line("reminder-special", "strong"),
        *rows[len(ABILITIES) :],
        words.line("reminder-turn", "strong"),
    ]


def powers(words: Sentences) -> dict[str, str]:
    """Return what each ability and each special agent does, by its name."""
    unlike = {"queen": "reminder-queen", "ace": "reminder-ace"}
    return {
        words.say(f"reminder-name-{name}"): words.say(unlike.get(name, f"power-{name}"))
        for name in (*ABILITIES, *SPECIAL)
    }


def aim(words: Sentences, view: JsonObject, agenda: str) -> str:
    """Return what an agenda requires in this game (SC-32)."""
    return words.say(f"aim-{agenda}", many=view["wanted"])


def sheet(words: Sentences) -> str:
    """Return the reminder sheet to print, for three to five players (SC-34)."""
    lines = [words.say("sheet-title"), "", agendas_heading(words)]
    for place, agenda in enumerate(AGENDA_TEXTS):
        mark = "*" if place >= agendas_in_game(3) else " "
        lines.append(f"  {agenda}{mark} {words.say(f'aim-{agenda}', many='X')}")
    lines += [f"  {words.say('sheet-note')}", ""]
    lines += ["".join(text for _, text in line) for line in rest_of_reminder(words)]
    return "\n".join([*lines, "", words.say("sheet-end"), ""])
