"""The facts in the events of Spy Tricks, each declared once, and how events are made.

`docs/views.md`, the JSON Schema beside it, and the client's types come from the declarations.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from spydeck.games.events import EventRow
from spydeck.games.spy_tricks.cards import (
    CARD_TEXTS,
    SPOT_TEXTS,
    card_texts,
    spot_texts,
    spots_of,
)
from spydeck.games.spy_tricks.facts import Card, Spot
from spydeck.games.spy_tricks.rules.guesses import points_of_spot
from spydeck.games.spy_tricks.rules.state import State
from spydeck.games.spy_tricks.vocabulary import event
from spydeck.kernel import HIDDEN, members


class StartPlayer(TypedDict):
    """A seat is drawn to start the first round."""

    event: Literal["start-player"]
    seat: int


class Deal(TypedDict):
    """A round begins: the seat that starts it, its number from 0."""

    event: Literal["deal"]
    seat: int
    round: int


class Hand(TypedDict):
    """A seat has a new hand, whose cards only that seat knows."""

    event: Literal["hand"]
    seat: int
    count: int
    cards: NotRequired[list[Card]]


class FaceUp(TypedDict):
    """Cards lie face up on the mat."""

    event: Literal["face-up"]
    cards: list[Card]


class Play(TypedDict):
    """A seat plays a card."""

    event: Literal["play"]
    seat: int
    card: Card


class TrickTaken(TypedDict):
    """A trick is full: its Winner, its number from 0, its Loser."""

    event: Literal["trick"]
    seat: int
    trick: int
    loser: int


class Guessed(TypedDict):
    """A seat guesses a spot, perhaps with a Helper."""

    event: Literal["guess"]
    seat: int
    spot: Spot
    helper: bool


class Salvation(TypedDict):
    """Some seats may guess once more."""

    event: Literal["salvation"]
    seats: list[int]


class TakenBack(TypedDict):
    """A seat takes its first henchman back from a spot, to guess once more."""

    event: Literal["take-back"]
    seat: int
    spot: Spot


class Declined(TypedDict):
    """A seat does not guess once more."""

    event: Literal["decline"]
    seat: int


class Reveal(TypedDict):
    """The Secret Document is revealed: the card, and the spots that name it."""

    event: Literal["reveal"]
    secret: Card
    spots: list[Spot]


class Right(TypedDict):
    """The correct guesses of a seat: its spots, the worth of each without a Helper, the chips for them."""

    event: Literal["right"]
    seat: int
    spots: list[Spot]
    worth: list[int]
    chips: int


class Score(TypedDict):
    """A seat scores a round: the points, and the total after them."""

    event: Literal["score"]
    seat: int
    points: int
    total: int


class HelpersGiven(TypedDict):
    """Some seats receive a Helper for the next round."""

    event: Literal["helpers"]
    seats: list[int]


class RoundOver(TypedDict):
    """A round is over: its number from 0."""

    event: Literal["round-over"]
    round: int


class GameOver(TypedDict):
    """The game is over."""

    event: Literal["game-over"]
    winners: list[int]


Event = TypeAliasType(
    "Event",
    StartPlayer
    | Deal
    | Hand
    | FaceUp
    | Play
    | TrickTaken
    | Guessed
    | Salvation
    | TakenBack
    | Declined
    | Reveal
    | Right
    | Score
    | HelpersGiven
    | RoundOver
    | GameOver,
)


def event_facts(row: EventRow, state: State) -> Event:
    """Return a redacted event as plain data; Spy Tricks needs nothing of the state for it."""
    return EVENTS[row.kind](row)


def hand_facts(row: EventRow) -> Hand:
    """Return the size of a hand, and its cards where they are not hidden."""
    facts: Hand = {"event": "hand", "seat": row.seat, "count": row.other}
    if row.value != HIDDEN:
        facts["cards"] = card_texts(row.value)
    return facts


EVENTS: dict[int, Callable[[EventRow], Event]] = {
    event.START_PLAYER_DRAWN: lambda row: {"event": "start-player", "seat": row.seat},
    event.DEALT: lambda row: {"event": "deal", "seat": row.seat, "round": row.value},
    event.HAND_DEALT: hand_facts,
    event.TURNED_UP: lambda row: {"event": "face-up", "cards": card_texts(row.value)},
    event.PLAYED: lambda row: {"event": "play", "seat": row.seat, "card": CARD_TEXTS[row.value]},
    event.TRICK_TAKEN: lambda row: {
        "event": "trick",
        "seat": row.seat,
        "trick": row.other,
        "loser": row.value,
    },
    event.GUESSED: lambda row: {
        "event": "guess",
        "seat": row.seat,
        "spot": SPOT_TEXTS[row.value],
        "helper": bool(row.other),
    },
    event.SALVATION_OFFERED: lambda row: {"event": "salvation", "seats": members(row.value)},
    event.TAKEN_BACK: lambda row: {"event": "take-back", "seat": row.seat, "spot": SPOT_TEXTS[row.value]},
    event.DECLINED: lambda row: {"event": "decline", "seat": row.seat},
    event.REVEALED: lambda row: {
        "event": "reveal",
        "secret": CARD_TEXTS[row.value],
        "spots": spot_texts(spots_of(row.value)),
    },
    event.PROVED_RIGHT: lambda row: {
        "event": "right",
        "seat": row.seat,
        "spots": spot_texts(row.value),
        "worth": [points_of_spot(spot) for spot in members(row.value)],
        "chips": row.other,
    },
    event.SCORED: lambda row: {"event": "score", "seat": row.seat, "points": row.value, "total": row.other},
    event.HELPERS_GIVEN: lambda row: {"event": "helpers", "seats": members(row.value)},
    event.ROUND_OVER: lambda row: {"event": "round-over", "round": row.value},
    event.GAME_OVER: lambda row: {"event": "game-over", "winners": members(row.value)},
}
"""The plain data of each kind of event."""
