"""A sentence for each event of Spycard, in German."""

from __future__ import annotations

from functools import partial

from spydeck.games.grammar.de import does, joined, whom, whose
from spydeck.games.spycard.text import events
from spydeck.games.spycard.text.de.abilities import CLAIMS, effect, name, to_do
from spydeck.games.spycard.text.events import agent_sentence, dealt_agents, discarded_agents
from spydeck.games.text_ui import EventSentence, Line, Names
from spydeck.json_types import JsonObject


def turn(event: JsonObject, names: Names) -> Line | None:
    """Return whose turn starts; the table, which comes next, shows the reader's own turn."""
    if event["seat"] == names.own:
        return None
    return [("strong", f"{whose(names, event['seat'])} {event['turn']}. Zug.")]


def agenda(event: JsonObject, names: Names) -> Line | None:
    """Return the reader's own agenda."""
    if "agenda" not in event:
        return None
    return [("", f"{does(names, event['seat'], 'hat', 'hast')} den Auftrag {event['agenda']}.")]


def deal(event: JsonObject, names: Names) -> Line | None:
    """Return the reader's own agents."""
    if "agents" not in event:
        return None
    return [("", f"{does(names, event['seat'], 'hat', 'hast')} {dealt_agents(event)} an der Basis.")]


def move(event: JsonObject, names: Names) -> Line:
    """Return which agents moved where (SC-11)."""
    tokens, seat = joined(event["tokens"]), event["seat"]
    if event["to"] == "field":
        return [("", f"{does(names, seat, 'schickt', 'schickst')} {tokens} in den Einsatz.")]
    return [("", f"{does(names, seat, 'holt', 'holst')} {tokens} zur Basis zurück.")]


def two_moved(event: JsonObject, names: Names) -> Line:
    """Return where each of two agents goes (SC-14)."""
    places = {"to_field": "in den Einsatz", "to_base": "zur Basis"}
    moved = [f"{joined(event[place])} {words}" for place, words in places.items() if event[place]]
    return [("", f"  {does(names, event['seat'], 'schickt', 'schickst')} {joined(moved)}.")]


def declaration(event: JsonObject, names: Names) -> Line:
    """Return that an ability is used or claimed (SC-12)."""
    token, ability, targets, seat = event["token"], event["ability"], event["targets"], event["seat"]
    if event["event"] == "use":
        uses = does(names, seat, "nutzt", "nutzt")
        return [("", f"{uses} {token} als {name(ability)}, {effect(ability, targets)}.")]
    claims, wants = does(names, seat, "behauptet", "behauptest"), "willst" if seat == names.own else "will"
    return [("", f"{claims}, {token} sei {CLAIMS[ability]}, und {wants} {to_do(ability, targets)}.")]


def further_use(event: JsonObject, names: Names) -> Line:
    """Return that an ability is used again, or a suit with a Joker (SC-22, SC-25)."""
    uses = does(names, event["seat"], "nutzt", "nutzt")
    again = event["event"] == "again"
    what = "die Fähigkeit noch einmal" if again else f"den Joker als {name(event['ability'])}"
    return [("", f"  {uses} {what}, {effect(event['ability'], event['targets'])}.")]


def stand_in(event: JsonObject, names: Names) -> Line | None:
    """Return that an agent stands in for another (SC-23, SC-27)."""
    if event.get("token") is None:
        return None
    if event["event"] == "bullet":
        return [("", f"  {event['token']} fängt für {event['for']} die Kugel ab.")]
    return [("", f"  {does(names, event['seat'], 'deckt', 'deckst')} statt {event['for']} einen Buben auf.")]


def exposure(event: JsonObject, names: Names) -> Line:
    """Return an exposure and whether it is right (SC-18)."""
    says = does(names, event["seat"], "sagt", "sagst")
    right = "Richtig" if event["right"] else "Falsch"
    return [("strong", f"{says}, {whose(names, event['of'])} Auftrag sei {event['agenda']}. {right}!")]


def seen_agenda(event: JsonObject, names: Names) -> Line:
    """Return that a player who exposed wrongly sees an agenda (SC-18)."""
    shown = f": {event['agenda']}" if "agenda" in event else ""
    sees = does(names, event["seat"], "sieht", "siehst")
    return [("", f"  {sees} {whose(names, event['of'], 'en')} Auftrag{shown}.")]


def elimination(event: JsonObject, names: Names) -> Line:
    """Return that a player is out, with the discarded agents (SC-19)."""
    line: Line = [("strong", f"  {does(names, event['seat'], 'scheidet', 'scheidest')} aus")]
    if event["discards"]:
        puts = "legst" if event["seat"] == names.own else "legt"
        line += [("", f" und {puts}"), *discarded_agents(event), ("", " ab")]
    return [*line, ("", ".")]


def game_over(event: JsonObject, names: Names) -> Line:
    """Return how the game ends (SC-30, SC-31, SC-33)."""
    if not event["winners"]:
        return [("strong", "Die Partie ist vorbei: Alle Züge sind gespielt, und niemand gewinnt.")]
    wins = does(names, event["winners"][0], "gewinnt", "gewinnst")
    how = f"mit dem Auftrag {event['agenda']}" if "agenda" in event else "und ist als Einziger noch im Spiel"
    return [("good", f"Die Partie ist vorbei. {wins} {how}!")]


seat_sentence = partial(events.seat_sentence, does)
look_sentence = partial(events.look_sentence, does, lambda names, seat: f"zu {whom(names, seat, 'dative')}")

SENTENCES: dict[str, EventSentence] = {
    "deal": deal,
    "agenda": agenda,
    "turn": turn,
    "pass": seat_sentence("passt", "passt"),
    "draft": look_sentence("sieht sich", "siehst dir", " an, den obersten Agenten des Stapels"),
    "keep": seat_sentence("nimmt", "nimmst", " {token} an die Basis"),
    "sleeper": look_sentence("schickt", "schickst", " als Schläfer"),
    "move": move,
    "use": declaration,
    "claim": declaration,
    "allow": seat_sentence("glaubt", "glaubst", " das"),
    "accuse": seat_sentence("zweifelt", "zweifelst", " das an", "strong"),
    "jack": stand_in,
    "turn-up": agent_sentence("wird aufgedeckt"),
    "truth": lambda event, names: [("good", "  Das war die Wahrheit: Die Fähigkeit wirkt zweimal.")],
    "lie": lambda event, names: [("bad", "  Das war gelogen.")],
    "turn-down": lambda event, names: [("", f"  {event['token']} wird verdeckt.")],
    "swap": lambda event, names: [("", f"  {joined(event['tokens'])} wechseln die Seiten.")],
    "look": look_sentence("sieht sich", "siehst dir", " an"),
    "move-two": two_moved,
    "in-vain": lambda event, names: [("", "  Das geht nicht mehr: Nichts passiert.")],
    "again": further_use,
    "joker": further_use,
    "decline": seat_sentence("verzichtet", "verzichtest", " auf das zweite Mal"),
    "attack": seat_sentence("greift", "greifst", " {target} mit {token} an"),
    "fight": lambda event, names: [("", f"  {event['token']} schlägt {event['loser']}.")],
    "bullet": stand_in,
    "death": agent_sentence("wird ausgeschaltet"),
    "discard": agent_sentence("wird abgelegt"),
    "expose": exposure,
    "see-agenda": seen_agenda,
    "out": elimination,
    "game-over": game_over,
}
"""The sentence of each event that has one."""
