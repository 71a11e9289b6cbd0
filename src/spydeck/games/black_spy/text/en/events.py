"""The events of Black Spy as sentences, in English."""

from __future__ import annotations

from spydeck.games.black_spy.text.text_layout import card, cards
from spydeck.games.grammar.en import all_do, does
from spydeck.games.text_ui import EventSentence, Line, Names
from spydeck.json_types import JsonObject


def describe_draw(event: JsonObject, names: Names) -> Line:
    """Return the draw for first dealer (BS-5)."""
    line: Line = [("", "Drawn for first dealer: ")]
    for number, drawn in enumerate(event["rounds"]):
        line.append(("", "; a tie, drawn again: " if number else ""))
        for place, one in enumerate(drawn):
            line += [("", f"{', ' if place else ''}{names[one['seat']]} "), card(one["card"])]
    return [*line, ("", ".")]


def describe_deal(event: JsonObject, names: Names) -> Line:
    """Return a new deal and where the pass goes (BS-7, BS-9)."""
    deals = does(names, event["seat"], "deals", "deal")
    where = "across" if event["pass_direction"] == "across" else f"to the {event['pass_direction']}"
    return [("strong", f"Deal {event['deal'] + 1}. "), ("", f"{deals}; three cards go {where}.")]


def describe_mole(event: JsonObject, names: Names) -> Line:
    """Return the cards taken from the Mole, which only their taker sees (BS-31)."""
    takes = does(names, event["seat"], "takes", "take")
    if "cards" not in event:
        return [("", f"{takes} three cards from the Mole.")]
    return [("", f"{takes} "), *cards(event["cards"]), ("", " from the Mole.")]


def describe_pass(event: JsonObject, names: Names) -> Line:
    """Return a pass, with its cards for those who see them (BS-10)."""
    if "cards" not in event:
        return [("", f"{does(names, event['seat'], 'has', 'have')} chosen three cards to pass.")]
    passes = does(names, event["seat"], "passes", "pass")
    return [("", f"{passes} "), *cards(event["cards"]), ("", f" to {names[event['to']]}.")]


def describe_receive(event: JsonObject, names: Names) -> Line | None:
    """Return the cards received, for those who see them."""
    if "cards" not in event:
        return None
    receives = does(names, event["seat"], "receives", "receive")
    return [("", f"{receives} "), *cards(event["cards"]), ("", f" from {names[event['from']]}.")]


def describe_skip(event: JsonObject, names: Names) -> Line:
    """Return which seats could not lead as required (BS-33, BS-36)."""
    skipped = event["skipped"]
    return [("", f"{all_do(names, skipped, 'is', 'are')} skipped, with no such card to lead.")]


def describe_winners(event: JsonObject, names: Names) -> Line:
    """Return who has won (BS-23, BS-24)."""
    return [("good", f"The game is over. {all_do(names, event['winners'], 'wins', 'win')}!")]


def describe_settled(event: JsonObject, names: Names) -> Line:
    """Return whether the player who swept captures or releases (BS-28)."""
    if event["how"] == "self":
        releases = does(names, event["seat"], "releases and has", "release and have")
        return [("", f"{releases} 60 points taken off.")]
    return [("", f"{does(names, event['seat'], 'captures', 'capture')}: 60 points for everyone else.")]


def describe_call(event: JsonObject, names: Names) -> Line:
    """Return the colour that has been called (BS-33)."""
    return [("", f"{does(names, event['seat'], 'calls', 'call')} {event['colour']}.")]


def describe_back(event: JsonObject, names: Names) -> Line:
    """Return a total that has been halved (BS-35)."""
    goes = does(names, event["seat"], "goes", "go")
    return [("", f"{goes} back from {event['before']} to {event['total']}.")]


SENTENCES: dict[str, EventSentence] = {
    "dealer-draw": describe_draw,
    "deal": describe_deal,
    "mole-taken": describe_mole,
    "pass": describe_pass,
    "receive": describe_receive,
    "call": describe_call,
    "skip": describe_skip,
    "first-lead": lambda event, names: [
        ("", f"{does(names, event['seat'], 'leads', 'lead')} the first trick.")
    ],
    "play": lambda event, names: [
        ("", f"  {does(names, event['seat'], 'plays', 'play')} "),
        card(event["card"]),
        ("", "."),
    ],
    "trick": lambda event, names: [
        ("strong", f"{does(names, event['seat'], 'takes', 'take')} trick {event['trick'] + 1}.")
    ],
    "sweep": lambda event, names: [
        ("strong", f"{does(names, event['seat'], 'has', 'have')} taken all 16 black cards!")
    ],
    "settle": describe_settled,
    "deal-over": lambda event, names: [("strong", f"Deal {event['deal'] + 1} is over.")],
    "going-back": describe_back,
    "game-over": describe_winners,
}
"""Sentences by event name; other events need none, as the table and the scorepad show them."""
