"""Views and events of Black Spy as plain data."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from spydeck.games.black_spy.cards import (
    BLACK,
    CARD_TEXTS,
    COLOURS,
    texts_of,
)
from spydeck.games.black_spy.options import BlackSpyOptions
from spydeck.games.black_spy.rules.deal import drawing_round, pass_offset
from spydeck.games.black_spy.rules.state import OTHERS, PASSED_CARDS, SELF, State, hand_size
from spydeck.games.black_spy.rules.tricks import settled, value_of
from spydeck.games.black_spy.text.ledger import Ledger
from spydeck.games.black_spy.vocabulary import event, stage
from spydeck.games.events import EventRow
from spydeck.json_types import JsonObject
from spydeck.kernel import HIDDEN, NONE, members

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
WAYS_TO_SETTLE = {OTHERS: "others", SELF: "self"}


def direction(players: int, offset: int) -> str:
    """Return the direction of a pass, from the number of seats to the left that it goes (BS-9)."""
    return "right" if offset == players - 1 else DIRECTIONS[offset]


def view_facts(seen: State, seat: int, options: BlackSpyOptions, ledger: Ledger) -> JsonObject:
    """Return what a seat (-1: a spectator) may know, from its observed state."""
    players = seen.players
    offset = pass_offset(seen)
    facts: JsonObject = {
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
        "tricks": ledger.finished_tricks(),
        "taken": [
            {"cards": cards, "black": black, "points": points}
            for cards, black, points in [_worth(pile, seen.variants) for pile in seen.taken[:players]]
        ],
        "totals": seen.totals[:players],
        "scorepad": ledger.facts(),
        "settled": settled(seen),
    }
    if seat >= 0:
        giver = (seat - offset) % players
        facts["hand"] = texts_of(seen.hands[seat])
        facts["passed"] = exchange_facts(seen.passed[seat], (seat + offset) % players)
        facts["received"] = exchange_facts(seen.passed[giver], giver)
    return facts


def exchange_facts(cards: int, other: int) -> JsonObject | None:
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


def trick_facts(seen: State, trick: int) -> list[JsonObject]:
    """Return the plays of a trick, in order."""
    first = trick * seen.players
    leader = seen.leaders[trick]
    return [
        {"seat": (leader + place) % seen.players, "card": CARD_TEXTS[seen.plays[first + place]]}
        for place in range(min(seen.players, seen.played - first))
    ]


@lru_cache(4096)
def _worth(cards: int, variants: int) -> tuple[int, int, int]:
    """Return the number of cards in a pile, that of black ones, and the points; every seat sees the same."""
    return cards.bit_count(), (cards & BLACK).bit_count(), value_of(cards, variants)


def mole_facts(seen: State, seat: int) -> JsonObject | None:
    """Return the Mole of this deal: the order, who has taken, what this seat was shown and kept (BS-31)."""
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
    """Return the draw for first dealer, round by round (BS-5)."""
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


def event_facts(row: EventRow, state: State) -> JsonObject:
    """Return a redacted event as plain data, reading only what is fixed for the whole game from the state."""
    fact: JsonObject = {"event": EVENT_NAMES[row.kind]}
    if row.seat != NONE:
        fact["seat"] = row.seat
    if row.kind in CARDS_SEEN:
        fact["count"] = row.value.bit_count() if row.value != HIDDEN else CARDS_SEEN[row.kind]
        if row.kind in (event.HAND, event.MOLE_SHOWN):
            fact["count"] = row.other
        if row.value != HIDDEN:
            fact["cards"] = texts_of(row.value)
    more = EVENT_FACTS.get(row.kind)
    if more is not None:
        fact.update(more(row, state))
    return fact


EVENT_NAMES = {
    event.DREW_DEALER: "dealer-draw",
    event.DEALT: "deal",
    event.HAND: "hand",
    event.MOLE_SHOWN: "mole-shown",
    event.MOLE_TAKEN: "mole-taken",
    event.PASSED: "pass",
    event.RECEIVED: "receive",
    event.CALLED: "call",
    event.SKIPPED: "skip",
    event.LEADS: "first-lead",
    event.PLAYED: "play",
    event.TRICK: "trick",
    event.SWEPT: "sweep",
    event.SETTLED: "settle",
    event.SCORED: "score",
    event.HALVED: "going-back",
    event.DEAL_OVER: "deal-over",
    event.GAME_OVER: "game-over",
}

CARDS_SEEN = {
    event.HAND: 0,
    event.MOLE_SHOWN: 0,
    event.MOLE_TAKEN: PASSED_CARDS,
    event.PASSED: PASSED_CARDS,
    event.RECEIVED: PASSED_CARDS,
}
"""Events whose private number is a set of cards, with the number of cards where it is always the same."""

EVENT_FACTS: dict[int, Any] = {
    event.DREW_DEALER: lambda row, state: {"rounds": draw_facts(state)},
    event.DEALT: lambda row, state: {
        "deal": row.value,
        "pass_direction": direction(state.players, row.other),
    },
    event.PASSED: lambda row, state: {"to": row.other},
    event.RECEIVED: lambda row, state: {"from": row.other},
    event.CALLED: lambda row, state: {"colour": COLOURS[row.value]},
    event.SKIPPED: lambda row, state: {"skipped": members(row.value)},
    event.PLAYED: lambda row, state: {"card": CARD_TEXTS[row.value]},
    event.TRICK: lambda row, state: {"trick": row.value},
    event.SETTLED: lambda row, state: {"how": WAYS_TO_SETTLE[row.value]},
    event.SCORED: lambda row, state: {"points": row.value, "total": row.other},
    event.HALVED: lambda row, state: {"before": row.value, "total": row.other},
    event.DEAL_OVER: lambda row, state: {"deal": row.value},
    event.GAME_OVER: lambda row, state: {"winners": members(row.value)},
}
