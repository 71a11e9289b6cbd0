"""Views, events and refusals of Black Spy in words and plain data."""

from __future__ import annotations

from typing import Any

from spydeck.games.black_spy.cards import (
    BLACK,
    CARD_TEXTS,
    COLOURS,
    LETTERS,
    colour_of,
    rank_of,
    texts_of,
)
from spydeck.games.black_spy.options import BlackSpyOptions
from spydeck.games.black_spy.rules import legality as reasons
from spydeck.games.black_spy.rules import state as numbers
from spydeck.games.black_spy.rules.deal import drawing_round, pass_offset
from spydeck.games.black_spy.rules.score import settled, value_of
from spydeck.games.black_spy.rules.state import State
from spydeck.games.events import EventRow
from spydeck.games.game import Action
from spydeck.json_types import JsonObject
from spydeck.kernel import HIDDEN, NONE, members

DIRECTIONS = {1: "left", 2: "across"}
HOW_TO_SETTLE = ("others", "self")


def direction(players: int, offset: int) -> str:
    """Where a pass goes that goes so many seats to the left (BS-9)."""
    return "right" if offset == players - 1 else DIRECTIONS[offset]


class Scorepad:
    """Points as scored and running totals, deal by deal (BS-22)."""

    def __init__(self) -> None:
        self.rows: list[tuple[list[int], list[int]]] = []
        self._points: list[int] = []
        self._totals: list[int] = []

    def note(self, row: EventRow) -> None:
        """Take in one event."""
        if row.kind == numbers.SCORED:
            self._points.append(row.value)
            self._totals.append(row.other)
        elif row.kind == numbers.DEAL_OVER:
            self.rows.append((self._points, self._totals))
            self._points, self._totals = [], []

    def facts(self) -> list[JsonObject]:
        """A row a deal."""
        return [{"points": list(points), "totals": list(totals)} for points, totals in self.rows]


def view(seen: State, seat: int, options: BlackSpyOptions, scorepad: Scorepad) -> JsonObject:
    """What a seat (or -1, a spectator) may know, from its observed state."""
    players = seen.players
    offset = pass_offset(seen)
    facts: JsonObject = {
        "stage": numbers.STAGES[seen.stage],
        "deal": seen.deal,
        "dealer": seen.dealer if seen.dealer >= 0 else None,
        "pass_direction": direction(players, offset),
        "hand_sizes": hand_sizes(seen),
        "has_passed": [cards != 0 for cards in seen.passed[:players]],
        "mole": mole_facts(seen, seat),
        "called": None if seen.called == NONE else COLOURS[seen.called],
        "skipped": members(seen.skipped),
        "trick": trick_facts(seen, seen.trick) if seen.in_trick else [],
        "tricks": [trick_row(seen, trick) for trick in range(seen.trick)],
        "taken": [pile_facts(seen, other) for other in range(players)],
        "totals": seen.totals[:players],
        "scorepad": scorepad.facts(),
        "settled": settled(seen),
    }
    if seat >= 0:
        giver = (seat - offset) % players
        facts["hand"] = texts_of(seen.hands[seat])
        facts["passed"] = exchange_facts(seen.passed[seat], (seat + offset) % players)
        facts["received"] = exchange_facts(seen.passed[giver], giver)
    return facts


def exchange_facts(cards: int, other: int) -> JsonObject | None:
    """Three cards and the seat that they went to or came from, once they are known."""
    return {"seat": other, "cards": texts_of(cards)} if cards > 0 else None


def hand_sizes(seen: State) -> list[int]:
    """How many cards each seat holds, from public facts alone."""
    players = seen.players
    if seen.stage in (numbers.DRAW, numbers.OVER, numbers.DEAL):
        return [0] * players
    full = numbers.hand_size(seen)
    if seen.stage == numbers.TAKE:
        return [full - 3 + 3 * (seen.took[seat] != 0) for seat in range(players)]
    if seen.stage == numbers.PASS:
        return [full - 3 * (seen.passed[seat] != 0) for seat in range(players)]
    sizes = [full - seen.trick] * players
    if seen.in_trick:
        leader = seen.leaders[seen.trick]
        for place in range(seen.in_trick):
            sizes[(leader + place) % players] -= 1
    return sizes


def trick_facts(seen: State, trick: int) -> list[JsonObject]:
    """The plays of a trick, in order."""
    first = trick * seen.players
    leader = seen.leaders[trick]
    return [
        {"seat": (leader + place) % seen.players, "card": CARD_TEXTS[seen.plays[first + place]]}
        for place in range(min(seen.players, seen.played - first))
    ]


def trick_row(seen: State, trick: int) -> JsonObject:
    """A finished trick: who led, the cards in order, who took it."""
    first = trick * seen.players
    cards = [CARD_TEXTS[card] for card in seen.plays[first : first + seen.players]]
    return {"leader": seen.leaders[trick], "cards": cards, "taker": seen.leaders[trick + 1]}


def pile_facts(seen: State, seat: int) -> JsonObject:
    """What a seat has taken in this deal."""
    cards = seen.taken[seat]
    return {
        "cards": cards.bit_count(),
        "black": (cards & BLACK).bit_count(),
        "points": value_of(cards, seen.variants),
    }


def mole_facts(seen: State, seat: int) -> JsonObject | None:
    """The Mole of this deal: its order, who has taken, what this seat was shown and kept (BS-31)."""
    players = seen.players
    if not any(seen.shown[:players]):
        return None
    facts: JsonObject = {
        "order": seen.order[:players],
        "has_taken": [cards != 0 for cards in seen.took[:players]],
    }
    if seat >= 0:
        facts["shown"] = texts_of(seen.shown[seat])
        facts["took"] = texts_of(seen.took[seat])
    return facts


def draw_facts(seen: State) -> list[list[JsonObject]]:
    """The draw for first dealer, round by round (BS-5)."""
    tied = (1 << seen.players) - 1
    rounds = []
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


def event(row: EventRow, state: State) -> JsonObject:
    """A redacted event as plain data; of the state only what is fixed for the whole game is read."""
    fact: JsonObject = {"event": EVENT_NAMES[row.kind]}
    if row.seat != NONE:
        fact["seat"] = row.seat
    if row.kind in CARDS_SEEN:
        fact["count"] = row.value.bit_count() if row.value != HIDDEN else CARDS_SEEN[row.kind]
        if row.kind in (numbers.HAND, numbers.MOLE_SHOWN):
            fact["count"] = row.other
        if row.value != HIDDEN:
            fact["cards"] = texts_of(row.value)
    words = EVENT_WORDS.get(row.kind)
    if words is not None:
        fact.update(words(row, state))
    return fact


EVENT_NAMES = (
    "dealer-draw",
    "deal",
    "hand",
    "mole-shown",
    "mole-taken",
    "pass",
    "receive",
    "call",
    "skip",
    "first-lead",
    "play",
    "trick",
    "sweep",
    "settle",
    "score",
    "going-back",
    "deal-over",
    "game-over",
)

CARDS_SEEN = {
    numbers.HAND: 0,
    numbers.MOLE_SHOWN: 0,
    numbers.MOLE_TAKEN: numbers.PASSED_CARDS,
    numbers.PASSED: numbers.PASSED_CARDS,
    numbers.RECEIVED: numbers.PASSED_CARDS,
}
"""Events whose private number is a set of cards, and how many they are if always the same."""

EVENT_WORDS: dict[int, Any] = {
    numbers.DRAWN: lambda row, state: {"rounds": draw_facts(state)},
    numbers.DEALT: lambda row, state: {
        "deal": row.value,
        "pass_direction": direction(state.players, row.other),
    },
    numbers.PASSED: lambda row, state: {"to": row.other},
    numbers.RECEIVED: lambda row, state: {"from": row.other},
    numbers.CALLED: lambda row, state: {"colour": COLOURS[row.value]},
    numbers.SKIPPED: lambda row, state: {"skipped": members(row.value)},
    numbers.PLAYED: lambda row, state: {"card": CARD_TEXTS[row.value]},
    numbers.TRICK: lambda row, state: {"trick": row.value},
    numbers.SETTLED: lambda row, state: {"how": HOW_TO_SETTLE[row.value]},
    numbers.SCORED: lambda row, state: {"points": row.value, "total": row.other},
    numbers.HALVED: lambda row, state: {"before": row.value, "total": row.other},
    numbers.DEAL_OVER: lambda row, state: {"deal": row.value},
    numbers.GAME_OVER: lambda row, state: {"winners": members(row.value)},
}


REFUSALS = {
    reasons.GAME_IS_OVER: ("BS-23", "the game is over"),
    reasons.WAITS_FOR_CHANCE: ("BS-6", "the cards have yet to be dealt"),
    reasons.ALREADY_PASSED: ("BS-10", "you have passed; a choice once made cannot be changed"),
    reasons.NOT_IN_MOLE: ("BS-31", "those cards are not all in the Mole that you were handed"),
    reasons.NOT_THREE_TO_PASS: ("BS-8", "pass exactly three cards"),
    reasons.NOT_THREE_TO_TAKE: ("BS-31", "take exactly three cards"),
    reasons.BLACK_LEAD: ("BS-12", "the first trick may not be led with a black card"),
    reasons.BLACK_CALLED: ("BS-33", "call blue, yellow, red or green; black cannot be called"),
}

EXPECTED = {
    numbers.TAKE: ("BS-31", "take three cards from the Mole now"),
    numbers.PASS: ("BS-8", "pass three cards now"),
    numbers.CALL: ("BS-33", "call a colour now"),
    numbers.PLAY: ("BS-13", "play a card now"),
    numbers.SETTLE: ("BS-28", "settle the sweep now: others or self"),
}

TURN_CLAUSES = {
    numbers.TAKE: "BS-31",
    numbers.CALL: "BS-33",
    numbers.PLAY: "BS-13",
    numbers.SETTLE: "BS-28",
}


def explain(state: State, number: int, seat: int, action: Action) -> tuple[str, str]:
    """The clause and the sentence for a refusal, from what the seat itself knows."""
    if number in REFUSALS:
        return REFUSALS[number]
    if number == reasons.WRONG_VERB:
        return EXPECTED[state.stage]
    if number == reasons.NOT_YOUR_TURN:
        return TURN_CLAUSES[state.stage], f"it is seat {state.turn}'s turn, not seat {seat}'s"
    if number == reasons.NOT_THE_CALLED_COLOUR:
        return "BS-33", f"{COLOURS[state.called]} was called; lead a {COLOURS[state.called]} card"
    if number == reasons.MUST_FOLLOW:
        return must_follow(state, seat)
    if action.subject != NONE:
        return "BS-13", f"you do not hold {CARD_TEXTS[action.subject]}"
    return "BS-8", f"you do not hold all of {' '.join(texts_of(action.objects))}"


def with_article(rank: int) -> str:
    """A rank with its article: "a 7", "an 8"."""
    return f"an {rank}" if rank in (8, 11) else f"a {rank}"


def must_follow(state: State, seat: int) -> tuple[str, str]:
    """Why a card does not follow, naming what would (BS-14, BS-34)."""
    led = state.plays[state.played - state.in_trick]
    colour, rank = COLOURS[colour_of(led)], rank_of(led)
    sentence = f"follow {LETTERS[colour_of(led)]}{rank} with a {colour} card or {with_article(rank)}"
    if state.variants & numbers.FOLLOWING_RANK and state.in_trick > 1:
        before = rank_of(state.plays[state.played - 1])
        return "BS-34", f"{sentence}, or with {with_article(before)} like the player before you"
    return "BS-14", f"{sentence}; you hold such a card"
