"""What a player of Spy Tricks can ask for at any time: the hand, the trick, what is left, the past."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from spydeck.games.lines import filled
from spydeck.games.pages import PageLines, PageName
from spydeck.games.spy_tricks.rules.state import TRICKS
from spydeck.games.spy_tricks.text.mat import mat_page
from spydeck.games.spy_tricks.text.scorepad import PadWords, pad_table
from spydeck.games.spy_tricks.text.table import TableWords, possible
from spydeck.games.spy_tricks.text.table import own_hand as shown_hand
from spydeck.games.spy_tricks.text.text_layout import ROUND_STAGES, card_span, card_spans
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject


@dataclass(frozen=True)
class PageWords:
    """The words of the pages in one language; those in braces are parts of their sentences."""

    names: Mapping[str, PageName]
    """What the pages are called, by their names in `page_lines`."""
    no_cards: str
    no_hand: str
    hand: str
    """The own {cards}."""
    playable: str
    """Those {cards} of them that may be played."""
    no_trick: str
    trick: str
    """The {plays} in the trick."""
    over: str
    tricks_left: Callable[[int], str]
    secret: Callable[[int], str]
    """Which {cards} the secret can be, from their number."""
    no_last_trick: str
    played: Callable[[Names, int], str]
    """Says who played the card that follows."""
    winner: str
    """Stands after the card of the Winner."""
    loser: str
    no_last_round: str
    secret_was: str
    """What the {secret} of the {round} was."""
    guess: Callable[[str, bool, bool], str]
    """A guess, from its spot, whether it had a Helper, and whether it was taken back."""
    guessed: Callable[[Names, int, Sequence[str]], str]
    """Who guessed what; the points for it follow."""
    points: Callable[[int], str]


def page_lines(words: PageWords, table: TableWords, pad: PadWords) -> dict[str, PageLines]:
    """Return what each page shows."""
    return {
        "hand": partial(own_hand, words, table),
        "trick": partial(trick, words),
        "left": partial(left, words, table),
        "mat": partial(mat_page, table.mat),
        "last": partial(last_trick, words),
        "round": partial(last_round, words),
        "scores": lambda view, names: pad_table(pad, view["scorepad"], names),
    }


def own_hand(words: PageWords, table: TableWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the hand, playable cards in brackets."""
    return [shown_hand(table, view)] if "hand" in view else [[("", words.no_hand)]]


def spoken_hand(words: PageWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the hand, and the cards that may be played unless all may, as sentences."""
    if "hand" not in view:
        return [[("", words.no_hand)]]
    lines = [filled(words.hand, cards=with_commas(words, view["hand"]))]
    playable = view.get("choices", {}).get("play", {}).get("next", [])
    if playable and len(playable) < len(view["hand"]):
        lines.append(filled(words.playable, cards=with_commas(words, playable)))
    return lines


def with_commas(words: PageWords, texts: list[str]) -> Line:
    """Return cards in a sentence."""
    return card_spans(texts, ", ") or [("", words.no_cards)]


def trick(words: PageWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the open trick."""
    if not view["trick"]:
        return [[("", words.no_trick)]]
    plays: Line = []
    for play in view["trick"]:
        plays += [("", f"{', ' if plays else ''}{names[play['seat']]} "), card_span(play["card"])]
    return [filled(words.trick, plays=plays)]


def left(words: PageWords, table: TableWords, view: JsonObject, names: Names) -> list[Line]:
    """Return how many tricks are left, and which cards the secret can be."""
    if view["stage"] not in ROUND_STAGES:
        return [[("", words.over)]]
    return [tricks_left(words, view), possible(table, view)]


def spoken_left(words: PageWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the same in sentences."""
    if view["stage"] not in ROUND_STAGES:
        return [[("", words.over)]]
    cards = view["possible_secrets"]
    return [tricks_left(words, view), filled(words.secret(len(cards)), cards=with_commas(words, cards))]


def tricks_left(words: PageWords, view: JsonObject) -> Line:
    """Return how many tricks of this round have not been played to their end."""
    return [("", words.tricks_left(TRICKS - len(view["tricks"])))]


def last_trick(words: PageWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the last full trick of this round."""
    if not view["tricks"]:
        return [[("", words.no_last_trick)]]
    last = view["tricks"][-1]
    lines: list[Line] = []
    for place, card in enumerate(last["cards"]):
        seat = (last["leader"] + place) % len(names)
        role = {last["winner"]: words.winner, last["loser"]: words.loser}.get(seat, "")
        lines.append([("", f"  {words.played(names, seat)} "), card_span(card), ("", role)])
    return lines


def last_round(words: PageWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the last finished round: its secret, and the guesses and points of each player."""
    if not view["scorepad"]:
        return [[("", words.no_last_round)]]
    row = view["scorepad"][-1]
    start = filled(words.secret_was, round=str(len(view["scorepad"])), secret=[card_span(row["secret"])])
    return [start, *(guesses(words, row, names, seat) for seat in range(len(names)))]


def guesses(words: PageWords, row: JsonObject, names: Names, seat: int) -> Line:
    """Return the guesses of a player in a finished round, and the points for them."""
    spots = [
        words.guess(guess["spot"], guess["helper"], guess["taken_back"])
        for guess in row["guesses"]
        if guess["seat"] == seat
    ]
    points = row["points"][seat]
    guessed = words.guessed(names, seat, spots)
    return [("", f"  {guessed}: "), ("good" if points else "", words.points(points))]
