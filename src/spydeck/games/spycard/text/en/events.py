"""A sentence for each event of Spycard, in English."""

from __future__ import annotations

from functools import partial

from spydeck.games.grammar.en import all_do, does, joined
from spydeck.games.spycard.text import events
from spydeck.games.spycard.text.en.abilities import CLAIMS, effect, name
from spydeck.games.spycard.text.events import agent_sentence, dealt_agents, discarded_agents
from spydeck.games.text_ui import EventSentence, Line, Names
from spydeck.json_types import JsonObject


def _whose(names: Names, seat: int) -> str:
    """Return the possessive form of a seat: "your", "Heron's"."""
    return "your" if seat == names.own else f"{names[seat]}'s"


def turn(event: JsonObject, names: Names) -> Line | None:
    """Return whose turn starts; the table, which comes next, shows the reader's own turn."""
    if event["seat"] == names.own:
        return None
    return [("strong", f"{names[event['seat']]}'s turn {event['turn']}.")]


def agenda(event: JsonObject, names: Names) -> Line | None:
    """Return the reader's own agenda."""
    if "agenda" not in event:
        return None
    return [("", f"{does(names, event['seat'], 'has', 'have')} the agenda {event['agenda']}.")]


def deal(event: JsonObject, names: Names) -> Line | None:
    """Return the reader's own agents."""
    if "agents" not in event:
        return None
    return [("", f"{does(names, event['seat'], 'has', 'have')} {dealt_agents(event)} at base.")]


def move(event: JsonObject, names: Names) -> Line:
    """Return which agents moved where (SC-11)."""
    where = "to the field" if event["to"] == "field" else "back to base"
    return [("", f"{does(names, event['seat'], 'moves', 'move')} {joined(event['tokens'])} {where}.")]


def two_moved(event: JsonObject, names: Names) -> Line:
    """Return where each of two agents goes (SC-14)."""
    places = {"to_field": "to the field", "to_base": "to base"}
    moved = [f"{joined(event[place])} {words}" for place, words in places.items() if event[place]]
    return [("", f"  {does(names, event['seat'], 'moves', 'move')} {joined(moved)}.")]


def declaration(event: JsonObject, names: Names) -> Line:
    """Return that an ability is used or claimed (SC-12)."""
    claim, it_does = CLAIMS[event["ability"]], effect(event["ability"], event["targets"])
    if event["event"] == "use":
        uses = does(names, event["seat"], "uses", "use")
        return [("", f"{uses} {event['token']} as {claim}: it {it_does}.")]
    claims = does(names, event["seat"], "claims", "claim")
    return [("", f"{claims} that {event['token']} is {claim}: it {it_does}.")]


def further_use(event: JsonObject, names: Names) -> Line:
    """Return that an ability is used again, or a suit with a Joker (SC-22, SC-25)."""
    uses = does(names, event["seat"], "uses", "use")
    what = "the ability again" if event["event"] == "again" else f"{name(event['ability'])} with the Joker"
    return [("", f"  {uses} {what}, on {joined(event['targets'])}.")]


def stand_in(event: JsonObject, names: Names) -> Line | None:
    """Return that an agent stands in for another (SC-23, SC-27)."""
    if event.get("token") is None:
        return None
    if event["event"] == "bullet":
        return [("", f"  {event['token']} takes the bullet for {event['for']}.")]
    turns = does(names, event["seat"], "turns", "turn")
    return [("", f"  {turns} up a Jack instead of {event['for']}.")]


def exposure(event: JsonObject, names: Names) -> Line:
    """Return an exposure and whether it is right (SC-18)."""
    says = does(names, event["seat"], "says", "say")
    right = "right" if event["right"] else "wrong"
    return [("strong", f"{says} that {_whose(names, event['of'])} agenda is {event['agenda']}: {right}!")]


def seen_agenda(event: JsonObject, names: Names) -> Line:
    """Return that a player who exposed wrongly sees an agenda (SC-18)."""
    shown = f": {event['agenda']}" if "agenda" in event else ""
    sees = does(names, event["seat"], "sees", "see")
    return [("", f"  {sees} {_whose(names, event['of'])} agenda{shown}.")]


def elimination(event: JsonObject, names: Names) -> Line:
    """Return that a player is out, with the discarded agents (SC-19)."""
    line: Line = [("strong", f"  {does(names, event['seat'], 'is', 'are')} out of the game")]
    if event["discards"]:
        line += [("", ", discarding"), *discarded_agents(event)]
    return [*line, ("", ".")]


def game_over(event: JsonObject, names: Names) -> Line:
    """Return how the game ends (SC-30, SC-31, SC-33)."""
    if not event["winners"]:
        return [("strong", "The game is over: all turns are used up, and nobody wins.")]
    wins = all_do(names, event["winners"], "wins", "win")
    how = f"with the agenda {event['agenda']}" if "agenda" in event else "as the last player left"
    return [("good", f"The game is over. {wins} {how}!")]


seat_sentence = partial(events.seat_sentence, does)
look_sentence = partial(events.look_sentence, does, lambda names, seat: f"to {names[seat]}")

SENTENCES: dict[str, EventSentence] = {
    "deal": deal,
    "agenda": agenda,
    "turn": turn,
    "pass": seat_sentence("passes", "pass"),
    "draft": look_sentence("looks at", "look at", ", the top agent of the deck"),
    "keep": seat_sentence("takes", "take", " {token} to base"),
    "sleeper": look_sentence("sends", "send", " as a sleeper"),
    "move": move,
    "use": declaration,
    "claim": declaration,
    "allow": seat_sentence("allows", "allow", " it"),
    "accuse": seat_sentence("accuses", "accuse", " it of being a lie", "strong"),
    "jack": stand_in,
    "turn-up": agent_sentence("is turned face up"),
    "truth": lambda event, names: [("good", "  It was the truth: the ability is used twice.")],
    "lie": lambda event, names: [("bad", "  It was a lie.")],
    "turn-down": lambda event, names: [("", f"  {event['token']} is turned face down.")],
    "swap": lambda event, names: [("", f"  {joined(event['tokens'])} change sides.")],
    "look": look_sentence("looks at", "look at", ""),
    "move-two": two_moved,
    "in-vain": lambda event, names: [("", "  This is no longer possible: nothing happens.")],
    "again": further_use,
    "joker": further_use,
    "decline": seat_sentence("declines", "decline", " a second use"),
    "attack": seat_sentence("attacks", "attack", " {target} with {token}"),
    "fight": lambda event, names: [("", f"  {event['token']} beats {event['loser']}.")],
    "bullet": stand_in,
    "death": agent_sentence("dies"),
    "discard": agent_sentence("is discarded"),
    "expose": exposure,
    "see-agenda": seen_agenda,
    "out": elimination,
    "game-over": game_over,
}
"""The sentence of each event that has one."""
