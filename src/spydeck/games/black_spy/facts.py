"""The facts in the views of Black Spy, each declared once, and how views are made.

`docs/views.md`, the JSON Schema beside it, and the client's types come from the declarations.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from spydeck.games.black_spy.cards import (
    BLACK,
    CARD_TEXTS,
    COLOURED_SPIES,
    COLOURS,
    DECK,
    texts_of,
)
from spydeck.games.black_spy.options import END_VALUES, Options, read_options, start
from spydeck.games.black_spy.rules.deal import pass_offset
from spydeck.games.black_spy.rules.state import PASSED_CARDS, State, hand_size
from spydeck.games.black_spy.rules.tricks import settled, value_of
from spydeck.games.black_spy.vocabulary import event, stage
from spydeck.games.events import EventRow
from spydeck.games.game import CommonView
from spydeck.json_types import JsonObject, OneOf
from spydeck.kernel import NONE, members

STAGE_NAMES = {
    stage.DRAW: "draw",
    stage.DEAL: "deal",
    stage.TAKE: "take",
    stage.PASS: "pass",
    stage.CALL: "call",
    stage.PLAY: "play",
    stage.SETTLE: "settle",
    stage.OVER: "over",
}
DIRECTIONS = {1: "left", 2: "across"}

Card = TypeAliasType("Card", Annotated[str, OneOf(*CARD_TEXTS)])
Colour = Annotated[str, OneOf(*COLOURS)]
Direction = Annotated[str, OneOf(*DIRECTIONS.values(), "right")]


class PlayedCard(TypedDict):
    """A card and the seat that played or drew it."""

    seat: int
    """The seat."""
    card: Card
    """The card."""


class Trick(TypedDict):
    """A finished trick."""

    leader: int
    """The seat that led it."""
    cards: list[Card]
    """Its cards in the order of play, clockwise from the leader."""
    taker: int
    """The seat that took it."""


class Pile(TypedDict):
    """The cards that a seat has taken in this deal."""

    cards: int
    """The number of its cards."""
    black: int
    """The number of black cards among them."""
    points: int
    """Their points as they lie, before a sweep (BS-20)."""


class Row(TypedDict):
    """A finished deal on the scorepad."""

    points: list[int]
    """The points scored, by seat."""
    totals: list[int]
    """The totals after it, by seat."""


class Exchange(TypedDict):
    """Three cards that went from seat to seat."""

    seat: int
    """The other seat."""
    cards: list[Card]
    """The cards."""


class Mole(TypedDict):
    """The Mole of a deal."""

    order: list[int]
    """The seats in the order in which they take from it."""
    has_taken: list[bool]
    """Whether each seat has taken its cards."""
    shown: NotRequired[list[Card]]
    """The cards that were handed to this seat; none before its turn."""
    took: NotRequired[list[Card]]
    """The cards that this seat kept."""


class Facts(TypedDict):
    """The facts of a view of Black Spy beside those of every game."""

    stage: Annotated[str, OneOf(*STAGE_NAMES.values())]
    """The stage of the game."""
    deal: int
    """The number of the deal, from 0."""
    dealer: int | None
    """The seat that deals; null until one is drawn."""
    pass_direction: Direction
    """Where the cards of this deal are passed."""
    hand_sizes: list[int]
    """The number of cards in each hand, by seat."""
    has_passed: list[bool]
    """Whether each seat has chosen the cards that it passes."""
    mole: Mole | None
    """The Mole of this deal; null where there is none."""
    called: Colour | None
    """The colour that was called for the first lead."""
    skipped: list[int]
    """The seats that could not lead the first trick as required."""
    trick: list[PlayedCard]
    """The plays of the trick on the table, in order."""
    taker: int | None
    """The seat that takes that trick as it lies; null before the lead (BS-15, BS-16)."""
    trick_points: int
    """The points in that trick, before a sweep (BS-19)."""
    tricks: list[Trick]
    """The finished tricks of this deal."""
    taken: list[Pile]
    """The cards that each seat has taken in this deal, by seat."""
    black_takers: list[int]
    """The seats that have taken black cards in this deal, one for each card, in order (BS-21)."""
    totals: list[int]
    """The points of the finished deals, by seat."""
    scorepad: list[Row]
    """The finished deals."""
    settled: bool
    """Whether no remaining card can change the result of the deal."""
    hand: NotRequired[list[Card]]
    """The cards of this seat."""
    passes_to: NotRequired[int]
    """The seat that receives the cards that this seat passes (BS-9)."""
    passed: NotRequired[Exchange | None]
    """The cards that this seat passes, and to whom; null until it has chosen."""
    received: NotRequired[Exchange | None]
    """The cards that this seat received, and from whom; null until all have passed."""


class View(CommonView, Facts):
    """A game of Black Spy as a seat or a spectator may know it."""

    game: Literal["black-spy"]
    """The name of the game."""
    options: Options
    """The options of the game."""


def tables() -> JsonObject:
    """Return what the page knows of the rules before there is a game, as constants by name."""
    worths: dict[int, list[str]] = {}
    for card in members(BLACK) + members(COLOURED_SPIES):
        worths.setdefault(value_of(1 << card, 0), []).append(CARD_TEXTS[card])
    games = [start(read_options(players, {})) for players in END_VALUES]
    return {
        "WORTHS": [{"points": points, "cards": cards} for points, cards in worths.items()],
        "DEAL_SUM": value_of(DECK, 0),
        "BLACK_CARDS": BLACK.bit_count(),
        "PASSED": PASSED_CARDS,
        "SIZES": [
            {"players": game.players, "cards": hand_size(game), "end": game.end_value} for game in games
        ],
    }


class Ledger:
    """Points as scored and running totals, deal by deal (BS-22), and the finished tricks of this deal."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.tricks: list[Trick] = []
        self.black_takers: list[int] = []
        self._points: list[int] = []
        self._totals: list[int] = []
        self._leader = 0
        self._cards: list[str] = []
        self._black = 0

    def copy(self) -> Ledger:
        """Return an independent ledger."""
        made = Ledger()
        made.rows = [{"points": [*row["points"]], "totals": [*row["totals"]]} for row in self.rows]
        made.tricks = [
            {"leader": one["leader"], "cards": [*one["cards"]], "taker": one["taker"]} for one in self.tricks
        ]
        made.black_takers = [*self.black_takers]
        made._points, made._totals = [*self._points], [*self._totals]
        made._leader, made._cards, made._black = self._leader, [*self._cards], self._black
        return made

    def note(self, row: EventRow) -> None:
        """Record one event."""
        if row.kind == event.PLAYED:
            if not self._cards:
                self._leader = row.seat
            self._cards.append(CARD_TEXTS[row.value])
            self._black += BLACK >> row.value & 1
        elif row.kind == event.TRICK:
            self.tricks.append({"leader": self._leader, "cards": self._cards, "taker": row.seat})
            self.black_takers += [row.seat] * self._black
            self._cards, self._black = [], 0
        elif row.kind == event.DEALT:
            self.tricks, self.black_takers = [], []
        elif row.kind == event.SCORED:
            self._points.append(row.value)
            self._totals.append(row.other)
        elif row.kind == event.DEAL_OVER:
            self.rows.append({"points": self._points, "totals": self._totals})
            self._points, self._totals = [], []

    def facts(self) -> list[Row]:
        """Return one row for each deal."""
        return self.rows


def direction(players: int, offset: int) -> str:
    """Return the direction of a pass, from the number of seats to the left that it goes (BS-9)."""
    return "right" if offset == players - 1 else DIRECTIONS[offset]


def view_facts(seen: State, seat: int, options: object, ledger: Ledger) -> Facts:
    """Return what a seat (-1: a spectator) may know, from its observed state."""
    players = seen.players
    offset = pass_offset(seen)
    facts: Facts = {
        "stage": STAGE_NAMES[seen.stage],
        "deal": seen.deal,
        "dealer": seen.dealer if seen.dealer >= 0 else None,
        "pass_direction": direction(players, offset),
        "hand_sizes": hand_sizes(seen),
        "has_passed": [cards != 0 for cards in seen.passed[:players]],
        "mole": mole_facts(seen, seat),
        "called": None if seen.called == NONE else COLOURS[seen.called],
        "skipped": members(seen.skipped),
        "trick": trick_facts(seen, seen.trick) if seen.in_trick else [],
        "taker": seen.taker if seen.in_trick else None,
        "trick_points": _pile(seen.trick_cards, seen.variants)["points"],
        "tricks": ledger.tricks,
        "taken": [{**_pile(cards, seen.variants)} for cards in seen.taken[:players]],
        "black_takers": ledger.black_takers,
        "totals": seen.totals[:players],
        "scorepad": ledger.facts(),
        "settled": settled(seen),
    }
    if seat >= 0:
        giver, receiver = (seat - offset) % players, (seat + offset) % players
        facts["hand"] = texts_of(seen.hands[seat])
        facts["passes_to"] = receiver
        facts["passed"] = exchange_facts(seen.passed[seat], receiver)
        facts["received"] = exchange_facts(seen.passed[giver], giver)
    return facts


def exchange_facts(cards: int, other: int) -> Exchange | None:
    """Return three exchanged cards and the other seat, once the cards are known."""
    return {"seat": other, "cards": texts_of(cards)} if cards > 0 else None


def hand_sizes(seen: State) -> list[int]:
    """Return the number of cards that each seat holds, from public facts alone."""
    players = seen.players
    if seen.stage in (stage.DRAW, stage.OVER, stage.DEAL):
        return [0] * players
    full = hand_size(seen)
    if seen.stage == stage.TAKE:
        return [full - 3 + 3 * (seen.took[seat] != 0) for seat in range(players)]
    if seen.stage == stage.PASS:
        return [full - 3 * (seen.passed[seat] != 0) for seat in range(players)]
    sizes = [full - seen.trick] * players
    if seen.in_trick:
        leader = seen.leaders[seen.trick]
        for place in range(seen.in_trick):
            sizes[(leader + place) % players] -= 1
    return sizes


def trick_facts(seen: State, trick: int) -> list[PlayedCard]:
    """Return the plays of a trick, in order."""
    first = trick * seen.players
    leader = seen.leaders[trick]
    return [
        {"seat": (leader + place) % seen.players, "card": CARD_TEXTS[seen.plays[first + place]]}
        for place in range(min(seen.players, seen.played - first))
    ]


@lru_cache(4096)
def _pile(cards: int, variants: int) -> Pile:
    """Return the facts of cards that a seat has taken; every seat sees the same."""
    return {
        "cards": cards.bit_count(),
        "black": (cards & BLACK).bit_count(),
        "points": value_of(cards, variants),
    }


def mole_facts(seen: State, seat: int) -> Mole | None:
    """Return the Mole of this deal: the order, who has taken, what this seat was shown and kept (BS-31)."""
    players = seen.players
    if not any(seen.shown[:players]):
        return None
    facts: Mole = {
        "order": seen.order[:players],
        "has_taken": [cards != 0 for cards in seen.took[:players]],
    }
    if seat >= 0:
        facts["shown"] = texts_of(seen.shown[seat])
        facts["took"] = texts_of(seen.took[seat])
    return facts
