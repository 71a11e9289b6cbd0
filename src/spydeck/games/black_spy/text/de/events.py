"""The events of Black Spy as sentences, in German."""

from __future__ import annotations

from spydeck.games.black_spy.text.de import table
from spydeck.games.black_spy.text.text_layout import card, cards
from spydeck.games.grammar.de import all_do, does, whom
from spydeck.games.text_ui import EventSentence, Line, Names
from spydeck.json_types import JsonObject

_PASS_WORDS = {"left": "nach links", "right": "nach rechts", "across": "an den Spieler gegenüber"}


def describe_draw(event: JsonObject, names: Names) -> Line:
    """Return the draw for first dealer (BS-5)."""
    line: Line = [("", "Um den ersten Geber wird gezogen: ")]
    for number, drawn in enumerate(event["rounds"]):
        line.append(("", "; Gleichstand, also noch einmal: " if number else ""))
        for place, one in enumerate(drawn):
            line += [("", f"{', ' if place else ''}{names[one['seat']]} "), card(one["card"])]
    return [*line, ("", ".")]


def describe_deal(event: JsonObject, names: Names) -> Line:
    """Return a new deal and where the pass goes (BS-7, BS-9)."""
    deals = does(names, event["seat"], "gibt", "gibst")
    where = _PASS_WORDS[event["pass_direction"]]
    return [("strong", f"Runde {event['deal'] + 1}. "), ("", f"{deals}; drei Karten gehen {where}.")]


def describe_mole(event: JsonObject, names: Names) -> Line:
    """Return the cards taken from the Mole, which only their taker sees (BS-31)."""
    takes = does(names, event["seat"], "nimmt", "nimmst")
    if "cards" not in event:
        return [("", f"{takes} drei Karten aus dem Maulwurf.")]
    return [("", f"{takes} "), *cards(event["cards"]), ("", " aus dem Maulwurf.")]


def describe_pass(event: JsonObject, names: Names) -> Line:
    """Return a pass, with its cards for those who see them (BS-10)."""
    if "cards" not in event:
        return [("", f"{does(names, event['seat'], 'hat', 'hast')} drei Karten zum Weitergeben gewählt.")]
    passes = does(names, event["seat"], "gibt", "gibst")
    return [("", f"{passes} "), *cards(event["cards"]), ("", f" an {whom(names, event['to'])} weiter.")]


def describe_receive(event: JsonObject, names: Names) -> Line | None:
    """Return the cards received, for those who see them."""
    if "cards" not in event:
        return None
    receives = does(names, event["seat"], "bekommt", "bekommst")
    giver = whom(names, event["from"], "dative")
    return [("", f"{receives} "), *cards(event["cards"]), ("", f" von {giver}.")]


def describe_skip(event: JsonObject, names: Names) -> Line:
    """Return which seats could not lead as required (BS-33, BS-36)."""
    skipped = all_do(
        names,
        event["skipped"],
        "hat keine passende Karte und wird",
        "hast keine passende Karte und wirst",
        "haben keine passende Karte und werden",
        "habt keine passende Karte und werdet",
    )
    return [("", f"{skipped} übersprungen.")]


def describe_winners(event: JsonObject, names: Names) -> Line:
    """Return who has won (BS-23, BS-24)."""
    win = all_do(names, event["winners"], "gewinnt", "gewinnst", "gewinnen", "gewinnt")
    return [("good", f"Die Partie ist zu Ende. {win}!")]


def describe_settled(event: JsonObject, names: Names) -> Line:
    """Return whether the player who swept captures or releases (BS-28)."""
    if event["how"] == "self":
        releases = does(names, event["seat"], "lässt frei und zieht sich", "lässt frei und ziehst dir")
        return [("", f"{releases} 60 Punkte ab.")]
    return [("", f"{does(names, event['seat'], 'fängt', 'fängst')}: 60 Punkte für alle anderen.")]


def describe_call(event: JsonObject, names: Names) -> Line:
    """Return the colour that has been called (BS-33)."""
    colour = table.WORDS.colours[event["colour"]].capitalize()
    return [("", f"{does(names, event['seat'], 'sagt', 'sagst')} {colour} an.")]


def describe_back(event: JsonObject, names: Names) -> Line:
    """Return a total that has been halved (BS-35)."""
    falls = does(names, event["seat"], "fällt", "fällst")
    return [("", f"{falls} von {event['before']} auf {event['total']} zurück.")]


SENTENCES: dict[str, EventSentence] = {
    "dealer-draw": describe_draw,
    "deal": describe_deal,
    "mole-taken": describe_mole,
    "pass": describe_pass,
    "receive": describe_receive,
    "call": describe_call,
    "skip": describe_skip,
    "first-lead": lambda event, names: [
        ("", f"{does(names, event['seat'], 'spielt', 'spielst')} zum ersten Stich aus.")
    ],
    "play": lambda event, names: [
        ("", f"  {does(names, event['seat'], 'spielt', 'spielst')} "),
        card(event["card"]),
        ("", "."),
    ],
    "trick": lambda event, names: [
        ("strong", f"{does(names, event['seat'], 'macht', 'machst')} Stich {event['trick'] + 1}.")
    ],
    "sweep": lambda event, names: [
        ("strong", f"{does(names, event['seat'], 'hat', 'hast')} alle 16 schwarzen Karten: ein Durchmarsch!")
    ],
    "settle": describe_settled,
    "deal-over": lambda event, names: [("strong", f"Runde {event['deal'] + 1} ist zu Ende.")],
    "going-back": describe_back,
    "game-over": describe_winners,
}
"""Sentences by event name; other events need none, as the table and the scorepad show them."""
