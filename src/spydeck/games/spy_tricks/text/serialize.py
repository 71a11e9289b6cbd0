"""Views, events and refusals of Spy Tricks in words and plain data."""

from __future__ import annotations

from typing import Any

from spydeck.games.events import EventRow
from spydeck.games.game import Action
from spydeck.games.spy_tricks.cards import (
    CARD_TEXTS,
    DECK,
    SPOT_TEXTS,
    SUITS,
    card_texts,
    cards_in_game,
    spot_texts,
    spots_without,
    suit_of,
)
from spydeck.games.spy_tricks.observe import possible_secrets
from spydeck.games.spy_tricks.options import SpyTricksOptions
from spydeck.games.spy_tricks.rules import legality as reasons
from spydeck.games.spy_tricks.rules import state as numbers
from spydeck.games.spy_tricks.rules.score import points_of_spot
from spydeck.games.spy_tricks.rules.state import HENCHMEN, State
from spydeck.json_types import JsonObject
from spydeck.kernel import HIDDEN, NONE, members


class Scorepad:
    """What became of every round: guesses, secret, points, chips, totals."""

    def __init__(self) -> None:
        self.rows: list[JsonObject] = []
        self._round: JsonObject = {}

    def note(self, row: EventRow) -> None:
        """Take in one event."""
        current = self._round
        if row.kind == numbers.DEALT:
            self._round = {"start_player": row.seat, "guesses": []}
        elif row.kind == numbers.PLACED:
            guess = {"seat": row.seat, "spot": SPOT_TEXTS[row.value], "helper": bool(row.other)}
            current["guesses"].append({**guess, "taken_back": False})
        elif row.kind == numbers.TAKEN_BACK:
            own = [guess for guess in current["guesses"] if guess["seat"] == row.seat]
            own[0]["taken_back"] = True
        elif row.kind == numbers.REVEALED:
            current.update(secret=CARD_TEXTS[row.value], points=[], totals=[], chips=[])
        elif row.kind == numbers.RIGHT:
            current["chips"].append(row.other)
        elif row.kind == numbers.SCORED:
            current["points"].append(row.value)
            current["totals"].append(row.other)
        elif row.kind == numbers.ROUND_OVER:
            self.rows.append(current)

    def facts(self) -> list[JsonObject]:
        """A row for each finished round."""
        return [copied(row) for row in self.rows]


def copied(row: JsonObject) -> JsonObject:
    """A row of the scorepad that shares nothing with it."""
    facts = {name: list(value) if isinstance(value, list) else value for name, value in row.items()}
    return {**facts, "guesses": [dict(guess) for guess in row["guesses"]]}


def view(seen: State, seat: int, options: SpyTricksOptions, scorepad: Scorepad) -> JsonObject:
    """What a seat (or -1, a spectator) may know, from its observed state."""
    players = seen.players
    facts: JsonObject = {
        "stage": numbers.STAGES[seen.stage],
        "round": seen.round,
        "rounds": players,
        "start_player": _seat(seen.start_player),
        "hand_sizes": hand_sizes(seen),
        "trick": trick_facts(seen) if seen.in_trick else [],
        "tricks": [trick_row(seen, trick) for trick in range(seen.trick)],
        "winner": _seat(seen.winner),
        "loser": _seat(seen.loser),
        "mat": mat_facts(seen),
        "possible_secrets": card_texts(possible_secrets(seen, seat)),
        "secret": CARD_TEXTS[seen.secret] if seen.secret >= 0 else None,
        "henchmen_left": [HENCHMEN - placed for placed in seen.placed[:players]],
        "helpers": members(seen.helpers),
        "helpers_used": members(seen.helped),
        "entitled": members(seen.entitled),
        "totals": seen.totals[:players],
        "chips": seen.chips[:players],
        "scorepad": scorepad.facts(),
    }
    if seat >= 0:
        facts["hand"] = card_texts(seen.hands[seat])
    return facts


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def hand_sizes(seen: State) -> list[int]:
    """How many cards each seat holds, from public facts alone."""
    players = seen.players
    if seen.stage in (numbers.START, numbers.DEAL, numbers.OVER):
        return [0] * players
    sizes = [numbers.HAND_CARDS - seen.trick] * players
    for place in range(seen.in_trick):
        sizes[(seen.leaders[seen.trick] + place) % players] -= 1
    return sizes


def trick_facts(seen: State) -> list[JsonObject]:
    """The plays of the open trick, in order."""
    leader = seen.leaders[seen.trick]
    cards = seen.plays[seen.played - seen.in_trick : seen.played]
    return [
        {"seat": (leader + place) % seen.players, "card": CARD_TEXTS[card]}
        for place, card in enumerate(cards)
    ]


def trick_row(seen: State, trick: int) -> JsonObject:
    """A full trick: who led, the cards in order, its Winner and its Loser."""
    first = trick * seen.players
    return {
        "leader": seen.leaders[trick],
        "cards": [CARD_TEXTS[card] for card in seen.plays[first : first + seen.players]],
        "winner": seen.leaders[trick + 1],
        "loser": seen.losers[trick],
    }


def mat_facts(seen: State) -> JsonObject:
    """The mat: the cards on it, the henchmen in each seat's order of placing, the spots that are wrong."""
    left_out = DECK & ~cards_in_game(seen.players)
    return {
        "left_out": card_texts(left_out),
        "cards": card_texts(seen.mat & ~left_out),
        "henchmen": [fact for seat in range(seen.players) for fact in henchmen_facts(seen, seat)],
        "wrong": spot_texts(spots_without(seen.mat)),
    }


def henchmen_facts(seen: State, seat: int) -> list[JsonObject]:
    """A seat's henchmen on the mat, in the order of placing."""
    first = HENCHMEN * seat
    spots = seen.pawns[first : first + seen.placed[seat]]
    return [
        {"seat": seat, "spot": SPOT_TEXTS[spot], "helper": place == seen.doubled[seat]}
        for place, spot in enumerate(spots)
    ]


def event(row: EventRow, state: State) -> JsonObject:
    """A redacted event as plain data; of the state only what is fixed for the whole game is read."""
    fact: JsonObject = {"event": EVENT_NAMES[row.kind]}
    if row.seat != NONE:
        fact["seat"] = row.seat
    if row.kind == numbers.HAND:
        fact["count"] = row.other
        if row.value != HIDDEN:
            fact["cards"] = card_texts(row.value)
    words = EVENT_WORDS.get(row.kind)
    if words is not None:
        fact.update(words(row))
    return fact


EVENT_NAMES = (
    "start-player",
    "deal",
    "hand",
    "face-up",
    "play",
    "trick",
    "guess",
    "salvation",
    "take-back",
    "decline",
    "reveal",
    "right",
    "score",
    "helpers",
    "round-over",
    "game-over",
)

EVENT_WORDS: dict[int, Any] = {
    numbers.DEALT: lambda row: {"round": row.value},
    numbers.FACE_UP: lambda row: {"cards": card_texts(row.value)},
    numbers.PLAYED: lambda row: {"card": CARD_TEXTS[row.value]},
    numbers.TRICK: lambda row: {"trick": row.other, "loser": row.value},
    numbers.PLACED: lambda row: {"spot": SPOT_TEXTS[row.value], "helper": bool(row.other)},
    numbers.SAVED: lambda row: {"seats": members(row.value)},
    numbers.TAKEN_BACK: lambda row: {"spot": SPOT_TEXTS[row.value]},
    numbers.REVEALED: lambda row: {"secret": CARD_TEXTS[row.value]},
    numbers.RIGHT: lambda row: {
        "spots": spot_texts(row.value),
        "worth": [points_of_spot(spot) for spot in members(row.value)],  # without a Helper
        "chips": row.other,
    },
    numbers.SCORED: lambda row: {"points": row.value, "total": row.other},
    numbers.HELPED: lambda row: {"seats": members(row.value)},
    numbers.ROUND_OVER: lambda row: {"round": row.value},
    numbers.GAME_OVER: lambda row: {"winners": members(row.value)},
}


REFUSALS = {
    reasons.GAME_IS_OVER: ("ST-24", "the game is over"),
    reasons.WAITS_FOR_CHANCE: ("ST-7", "the cards have yet to be dealt"),
    reasons.MUST_PLACE: ("ST-14", "after a trick its Winner and its Loser must place a henchman"),
    reasons.HELPER_IN_ROUND_ONE: ("ST-16", "nobody has a Helper in round one"),
    reasons.HELPER_USED: ("ST-16", "you have placed your Helper in this round already"),
    reasons.HELPER_NOT_HELD: ("ST-16", "you have no Helper; those with the lowest total get one"),
}

EXPECTED = {
    numbers.PLAY: ("ST-9", "play a card now"),
    numbers.GUESS: ("ST-14", "place a henchman now"),
    numbers.SALVATION: ("ST-19", "place a henchman now, or decline"),
}

TURN_CLAUSES = {numbers.PLAY: "ST-8", numbers.GUESS: "ST-14", numbers.SALVATION: "ST-19"}


def explain(state: State, number: int, seat: int, action: Action) -> tuple[str, str]:
    """The clause and the sentence for a refusal, from what the seat itself knows."""
    if number in REFUSALS:
        return REFUSALS[number]
    if number == reasons.WRONG_VERB:
        return EXPECTED[state.stage]
    if number == reasons.NOT_YOUR_TURN:
        return TURN_CLAUSES[state.stage], f"it is seat {state.turn}'s turn, not seat {seat}'s"
    if number == reasons.MUST_FOLLOW:
        suit = SUITS[suit_of(state.plays[state.played - state.in_trick])]
        return "ST-9", f"{suit} was led and you hold {suit}; follow with a {suit} card"
    if number == reasons.SPOT_OCCUPIED:
        return "ST-15", f"a henchman stands on {SPOT_TEXTS[action.subject]} already; choose another spot"
    return "ST-9", f"you do not hold {CARD_TEXTS[action.subject]}"
