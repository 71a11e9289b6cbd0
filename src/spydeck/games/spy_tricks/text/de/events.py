"""What happens in Spy Tricks, in German sentences."""

from __future__ import annotations

from collections.abc import Sequence

from spydeck.games.grammar.de import all_do, does, joined
from spydeck.games.spy_tricks.text.de.spots import WORDS as SPOTS
from spydeck.games.spy_tricks.text.text_layout import card_span, card_spans, highlight
from spydeck.games.text_ui import EventSentence, Line, Names
from spydeck.json_types import JsonObject


def hand_dealt(event: JsonObject, names: Names) -> Line | None:
    """Return a hand, for the seat that holds it."""
    if "cards" not in event:
        return None
    return [
        ("", f"{does(names, event['seat'], 'hat', 'hast')} "),
        *card_spans(event["cards"], ", "),
        ("", " auf der Hand."),
    ]


def trick_taken(event: JsonObject, names: Names) -> Line:
    """Return the Winner and the Loser of a trick (ST-10, ST-11)."""
    wins = does(names, event["seat"], "gewinnt", "gewinnst")
    loses = "du verlierst" if event["loser"] == names.own else f"{names[event['loser']]} verliert"
    return [("strong", f"{wins} Stich {event['trick'] + 1}, {loses} ihn.")]


def guessed(event: JsonObject, names: Names) -> Line:
    """Return a henchman placed (ST-14, ST-16)."""
    helper = " mit Helfer" if event["helper"] else ""
    start = f"  {does(names, event['seat'], 'tippt', 'tippst')}{helper} auf "
    return [("", start), *highlight(SPOTS.spot(event["spot"], SPOTS.accusative)), ("", ".")]


def proved_right(event: JsonObject, names: Names) -> Line | None:
    """Return which guesses of a player were right (ST-21)."""
    if not event["spots"]:
        return None
    start = f"  {does(names, event['seat'], 'liegt', 'liegst')} mit "
    return [
        ("good", start),
        *highlight(joined([SPOTS.spot(spot, SPOTS.dative) for spot in event["spots"]])),
        ("", " richtig."),
    ]


def scored(event: JsonObject, names: Names) -> Line | None:
    """Return the points of a player in a round."""
    if not event["points"]:
        return None
    scores = does(names, event["seat"], "bekommt", "bekommst")
    return [("", f"  {scores} {event['points']} Punkte, gesamt {event['total']}.")]


def helpers_given(event: JsonObject, names: Names) -> Line:
    """Return the players who receive a Helper (ST-23)."""
    if not event["seats"]:
        return [("", "Alle liegen gleichauf: Niemand bekommt einen Helfer.")]
    get = all_do(names, event["seats"], "bekommt", "bekommst", "bekommen", "bekommt")
    return [("", f"{get} {_each(event['seats'])} Helfer für die nächste Runde.")]


def _saved(event: JsonObject, names: Names) -> Line:
    """Return the players who may place one more henchman (ST-17)."""
    may = all_do(names, event["seats"], "darf", "darfst", "dürfen", "dürft")
    return [("", f"Rettung: {may} noch {_each(event['seats'])} Handlanger setzen.")]


def _each(seats: Sequence[int]) -> str:
    """Return the article of what each of some players gets: "einen", "je einen"."""
    return "je einen" if len(seats) > 1 else "einen"


def result(names: Names, winners: Sequence[int]) -> str:
    """Return who wins, or who shares the win in a draw (ST-24)."""
    if len(winners) == 1:
        return f"{does(names, winners[0], 'gewinnt', 'gewinnst')}!"
    share = all_do(names, winners, "gewinnt", "gewinnst", "teilen sich den Sieg", "teilt euch den Sieg")
    return f"Unentschieden: {share}."


SENTENCES: dict[str, EventSentence] = {
    "start-player": lambda event, names: [
        ("", f"{does(names, event['seat'], 'beginnt', 'beginnst')} die erste Runde.")
    ],
    "deal": lambda event, names: [
        ("strong", f"Runde {event['round'] + 1}. "),
        ("", f"{does(names, event['seat'], 'spielt', 'spielst')} zum ersten Stich aus."),
    ],
    "hand": hand_dealt,
    "face-up": lambda event, names: [
        ("", "Offen auf dem Spielplan: "),
        *card_spans(event["cards"], ", "),
        ("", "."),
    ],
    "play": lambda event, names: [
        ("", f"  {does(names, event['seat'], 'spielt', 'spielst')} "),
        card_span(event["card"]),
        ("", "."),
    ],
    "trick": trick_taken,
    "guess": guessed,
    "salvation": _saved,
    "take-back": lambda event, names: [
        ("", f"  {does(names, event['seat'], 'nimmt', 'nimmst')} den Handlanger von "),
        *highlight(SPOTS.spot(event["spot"], SPOTS.dative)),
        ("", " zurück."),
    ],
    "decline": lambda event, names: [("", f"  {does(names, event['seat'], 'verzichtet', 'verzichtest')}.")],
    "reveal": lambda event, names: [
        ("strong", "Das Geheimdokument ist "),
        card_span(event["secret"]),
        ("strong", "!"),
    ],
    "right": proved_right,
    "score": scored,
    "helpers": helpers_given,
    "game-over": lambda event, names: [
        ("good", f"Die Partie ist zu Ende. {result(names, event['winners'])}")
    ],
}
"""A sentence for each event; the end of a round needs none."""
