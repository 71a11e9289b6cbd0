"""What happens, in English sentences."""

from __future__ import annotations

from collections.abc import Sequence

from spydeck.games.grammar.en import all_do, does, listed
from spydeck.games.spy_tricks.text.text_layout import card_span, card_spans, highlight
from spydeck.games.text_ui import EventSentence, Line, Names
from spydeck.json_types import JsonObject


def hand_dealt(event: JsonObject, names: Names) -> Line | None:
    """Return a hand, for the seat that holds it."""
    if "cards" not in event:
        return None
    return [
        ("", f"{does(names, event['seat'], 'holds', 'hold')} "),
        *card_spans(event["cards"], ", "),
        ("", "."),
    ]


def trick_taken(event: JsonObject, names: Names) -> Line:
    """Return the Winner and the Loser of a trick (ST-10, ST-11)."""
    wins = does(names, event["seat"], "wins", "win")
    loses = "you lose" if event["loser"] == names.own else f"{names[event['loser']]} loses"
    return [("strong", f"{wins} trick {event['trick'] + 1}, {loses} it.")]


def guessed(event: JsonObject, names: Names) -> Line:
    """Return a henchman placed (ST-14, ST-16)."""
    line: Line = [("", f"  {does(names, event['seat'], 'guesses', 'guess')} "), *highlight(event["spot"])]
    return [*line, ("", " with a Helper." if event["helper"] else ".")]


def proved_right(event: JsonObject, names: Names) -> Line | None:
    """Return which guesses of a player were right (ST-21)."""
    if not event["spots"]:
        return None
    is_right = does(names, event["seat"], "is", "are")
    return [("good", f"  {is_right} right about "), *highlight(", ".join(event["spots"])), ("", ".")]


def scored(event: JsonObject, names: Names) -> Line | None:
    """Return the points of a player in a round."""
    if not event["points"]:
        return None
    scores = does(names, event["seat"], "scores", "score")
    return [("", f"  {scores} {event['points']}, for a total of {event['total']}.")]


def helpers_given(event: JsonObject, names: Names) -> Line:
    """Return the players who receive a Helper (ST-23)."""
    if not event["seats"]:
        return [("", "All totals are equal: nobody gets a Helper.")]
    return [("", f"{all_do(names, event['seats'], 'gets', 'get')} a Helper for the next round.")]


def result(names: Names, winners: Sequence[int]) -> str:
    """Return who wins, or who shares the win in a draw (ST-24)."""
    if len(winners) == 1:
        return f"{all_do(names, winners, 'wins', 'win')}!"
    return f"{all_do(names, winners, 'shares', 'share')} the win in a draw."


SENTENCES: dict[str, EventSentence] = {
    "start-player": lambda event, names: [
        ("", f"{does(names, event['seat'], 'is', 'are')} the first start player.")
    ],
    "deal": lambda event, names: [
        ("strong", f"Round {event['round'] + 1}. "),
        ("", f"{does(names, event['seat'], 'leads', 'lead')} the first trick."),
    ],
    "hand": hand_dealt,
    "face-up": lambda event, names: [
        ("", "Face up on the mat: "),
        *card_spans(event["cards"], ", "),
        ("", "."),
    ],
    "play": lambda event, names: [
        ("", f"  {does(names, event['seat'], 'plays', 'play')} "),
        card_span(event["card"]),
        ("", "."),
    ],
    "trick": trick_taken,
    "guess": guessed,
    "salvation": lambda event, names: [
        ("", f"Salvation: {listed(names, event['seats'])} may place one more henchman.")
    ],
    "take-back": lambda event, names: [
        ("", f"  {does(names, event['seat'], 'takes', 'take')} back the henchman on "),
        *highlight(event["spot"]),
        ("", "."),
    ],
    "decline": lambda event, names: [("", f"  {does(names, event['seat'], 'declines', 'decline')}.")],
    "reveal": lambda event, names: [
        ("strong", "The Secret Document is "),
        card_span(event["secret"]),
        ("strong", "!"),
    ],
    "right": proved_right,
    "score": scored,
    "helpers": helpers_given,
    "game-over": lambda event, names: [("good", f"The game is over. {result(names, event['winners'])}")],
}
"""A sentence for each event; the end of a round needs none."""
