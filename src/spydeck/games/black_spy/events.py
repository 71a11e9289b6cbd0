"""The facts in the events of Black Spy, each declared once, and how events are made.

`docs/views.md`, the JSON Schema beside it, and the client's types come from the declarations.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from spydeck.games.black_spy.cards import (
    CARD_TEXTS,
    COLOURS,
    texts_of,
)
from spydeck.games.black_spy.facts import Card, Colour, Direction, PlayedCard, direction
from spydeck.games.black_spy.rules.deal import drawing_round
from spydeck.games.black_spy.rules.state import OTHERS, PASSED_CARDS, SELF, State
from spydeck.games.black_spy.vocabulary import event
from spydeck.games.events import EventRow
from spydeck.json_types import OneOf
from spydeck.kernel import HIDDEN, members

WAYS_TO_SETTLE = {OTHERS: "others", SELF: "self"}


class Drawn(TypedDict):
    """The dealer is drawn: what was drawn round by round, in each by the seats that were tied."""

    event: Literal["dealer-draw"]
    seat: int
    rounds: list[list[PlayedCard]]


class Deal(TypedDict):
    """A deal begins: its dealer, its number from 0, where its cards are passed."""

    event: Literal["deal"]
    seat: int
    deal: int
    pass_direction: Direction


class KnownCards(TypedDict):
    """The cards of an event, which only its seat knows."""

    cards: NotRequired[list[Card]]


class Got(KnownCards):
    """A seat has a new hand, is handed the Mole, or keeps cards of it."""

    event: Literal["hand", "mole-shown", "mole-taken"]
    seat: int
    count: int


class Passed(KnownCards):
    """A seat has chosen the cards that it passes to another."""

    event: Literal["pass"]
    seat: int
    count: int
    to: int


From = TypedDict("From", {"from": int})


class Received(KnownCards, From):
    """A seat receives the cards that another has passed."""

    event: Literal["receive"]
    seat: int
    count: int


class Called(TypedDict):
    """A seat calls the colour of the first lead."""

    event: Literal["call"]
    seat: int
    colour: Colour


class Skipped(TypedDict):
    """Some seats cannot lead the first trick as required, so another seat does."""

    event: Literal["skip"]
    seat: int
    skipped: list[int]


class FirstLead(TypedDict):
    """A seat leads the first trick."""

    event: Literal["first-lead"]
    seat: int


class Sweep(TypedDict):
    """A seat has swept all black cards."""

    event: Literal["sweep"]
    seat: int


class Play(TypedDict):
    """A seat plays a card."""

    event: Literal["play"]
    seat: int
    card: Card


class TrickTaken(TypedDict):
    """A seat takes a trick: its number from 0."""

    event: Literal["trick"]
    seat: int
    trick: int


class Settled(TypedDict):
    """A seat settles its sweep: 60 points for each of the others, or 60 off its own total."""

    event: Literal["settle"]
    seat: int
    how: Annotated[str, OneOf(*WAYS_TO_SETTLE.values())]


class Score(TypedDict):
    """A seat scores a deal: the points, and the total after them."""

    event: Literal["score"]
    seat: int
    points: int
    total: int


class Halved(TypedDict):
    """A seat's total goes back to half."""

    event: Literal["going-back"]
    seat: int
    before: int
    total: int


class DealOver(TypedDict):
    """A deal is over: its dealer, its number from 0."""

    event: Literal["deal-over"]
    seat: int
    deal: int


class GameOver(TypedDict):
    """The game is over."""

    event: Literal["game-over"]
    winners: list[int]


Event = TypeAliasType(
    "Event",
    Drawn
    | Deal
    | Got
    | Passed
    | Received
    | Called
    | Skipped
    | FirstLead
    | Sweep
    | Play
    | TrickTaken
    | Settled
    | Score
    | Halved
    | DealOver
    | GameOver,
)


def event_facts(row: EventRow, state: State) -> Event:
    """Return a redacted event as plain data, reading only what is fixed for the whole game from the state."""
    return EVENTS[row.kind](row, state)


def draw_facts(seen: State) -> list[list[PlayedCard]]:
    """Return the draw for first dealer, round by round (BS-5)."""
    tied = (1 << seen.players) - 1
    rounds: list[list[PlayedCard]] = []
    place = 0
    left = seen.draws
    while left > 0:
        seats = members(tied)
        if place + len(seats) > len(seen.drawn):
            place = 0
        drawn = seen.drawn[place : place + len(seats)]
        rounds.append(
            [{"seat": seat, "card": CARD_TEXTS[card]} for seat, card in zip(seats, drawn, strict=True)]
        )
        tied = drawing_round(seen.drawn, tied, place)
        place += len(seats)
        left -= len(seats)
    return rounds


def known_cards(row: EventRow) -> KnownCards:
    """Return the cards of an event, where they are not hidden."""
    return {} if row.value == HIDDEN else {"cards": texts_of(row.value)}


EVENTS: dict[int, Callable[[EventRow, State], Event]] = {
    event.DREW_DEALER: lambda row, state: {
        "event": "dealer-draw",
        "seat": row.seat,
        "rounds": draw_facts(state),
    },
    event.DEALT: lambda row, state: {
        "event": "deal",
        "seat": row.seat,
        "deal": row.value,
        "pass_direction": direction(state.players, row.other),
    },
    event.HAND: lambda row, _: {"event": "hand", "seat": row.seat, "count": row.other, **known_cards(row)},
    event.MOLE_SHOWN: lambda row, _: {
        "event": "mole-shown",
        "seat": row.seat,
        "count": row.other,
        **known_cards(row),
    },
    event.MOLE_TAKEN: lambda row, _: {
        "event": "mole-taken",
        "seat": row.seat,
        "count": row.other,
        **known_cards(row),
    },
    event.PASSED: lambda row, _: {
        "event": "pass",
        "seat": row.seat,
        "count": PASSED_CARDS,
        **known_cards(row),
        "to": row.other,
    },
    event.RECEIVED: lambda row, _: {
        "event": "receive",
        "seat": row.seat,
        "count": PASSED_CARDS,
        **known_cards(row),
        "from": row.other,
    },
    event.CALLED: lambda row, _: {"event": "call", "seat": row.seat, "colour": COLOURS[row.value]},
    event.SKIPPED: lambda row, _: {"event": "skip", "seat": row.seat, "skipped": members(row.value)},
    event.LEADS: lambda row, _: {"event": "first-lead", "seat": row.seat},
    event.PLAYED: lambda row, _: {"event": "play", "seat": row.seat, "card": CARD_TEXTS[row.value]},
    event.TRICK: lambda row, _: {"event": "trick", "seat": row.seat, "trick": row.value},
    event.SWEPT: lambda row, _: {"event": "sweep", "seat": row.seat},
    event.SETTLED: lambda row, _: {"event": "settle", "seat": row.seat, "how": WAYS_TO_SETTLE[row.value]},
    event.SCORED: lambda row, _: {
        "event": "score",
        "seat": row.seat,
        "points": row.value,
        "total": row.other,
    },
    event.HALVED: lambda row, _: {
        "event": "going-back",
        "seat": row.seat,
        "before": row.value,
        "total": row.other,
    },
    event.DEAL_OVER: lambda row, _: {"event": "deal-over", "seat": row.seat, "deal": row.value},
    event.GAME_OVER: lambda row, _: {"event": "game-over", "winners": members(row.value)},
}
"""The plain data of each kind of event."""
