"""Views and events of Spy Tricks as plain JSON data."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from spydeck.games.events import EventRow
from spydeck.games.spy_tricks.cards import (
    CARD_TEXTS,
    DECK,
    SPOT_TEXTS,
    card_texts,
    cards_in_game,
    spot_texts,
    spots_without,
)
from spydeck.games.spy_tricks.observe import is_revealed, possible_secrets
from spydeck.games.spy_tricks.options import SpyTricksOptions
from spydeck.games.spy_tricks.rules.guesses import points_of_spot
from spydeck.games.spy_tricks.rules.state import HAND_CARDS, HENCHMEN, State
from spydeck.games.spy_tricks.text.ledger import Ledger
from spydeck.games.spy_tricks.vocabulary import event, stage
from spydeck.json_types import JsonObject
from spydeck.kernel import HIDDEN, NONE, members

STAGE_NAMES = {
    stage.START: "start",
    stage.DEAL: "deal",
    stage.PLAY: "play",
    stage.GUESS: "guess",
    stage.SALVATION: "salvation",
    stage.OVER: "over",
}


def view_facts(seen: State, seat: int, options: SpyTricksOptions, ledger: Ledger) -> JsonObject:
    """Return what a seat (or -1, a spectator) may know, from its observed state, as plain JSON data."""
    players = seen.players
    facts: JsonObject = {
        "stage": STAGE_NAMES[seen.stage],
        "round": seen.round,
        "rounds": players,
        "start_player": _seat(seen.start_player),
        "hand_sizes": hand_sizes(seen),
        "trick": trick_facts(seen) if seen.in_trick else [],
        "tricks": [full_trick_facts(seen, trick) for trick in range(seen.trick)],
        "winner": _seat(seen.winner),
        "loser": _seat(seen.loser),
        "mat": mat_facts(seen),
        "possible_secrets": card_texts(possible_secrets(seen, seat)),
        "secret": CARD_TEXTS[seen.secret] if is_revealed(seen) else None,
        "henchmen_left": [HENCHMEN - placed for placed in seen.placed[:players]],
        "helpers": members(seen.helpers),
        "helpers_used": members(seen.helpers_used),
        "entitled": members(seen.entitled),
        "totals": seen.totals[:players],
        "chips": seen.chips[:players],
        "scorepad": ledger.facts(),
    }
    if seat >= 0:
        facts["hand"] = card_texts(seen.hands[seat])
    return facts


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def hand_sizes(seen: State) -> list[int]:
    """Return how many cards each seat holds, from public facts alone."""
    players = seen.players
    if seen.stage in (stage.START, stage.DEAL, stage.OVER):
        return [0] * players
    sizes = [HAND_CARDS - seen.trick] * players
    for place in range(seen.in_trick):
        sizes[(seen.leaders[seen.trick] + place) % players] -= 1
    return sizes


def trick_facts(seen: State) -> list[JsonObject]:
    """Return the plays of the open trick, in order."""
    leader = seen.leaders[seen.trick]
    cards = seen.plays[seen.played - seen.in_trick : seen.played]
    return [
        {"seat": (leader + place) % seen.players, "card": CARD_TEXTS[card]}
        for place, card in enumerate(cards)
    ]


def full_trick_facts(seen: State, trick: int) -> JsonObject:
    """Return a full trick: its leader, its cards in order, its Winner and its Loser."""
    first = trick * seen.players
    return {
        "leader": seen.leaders[trick],
        "cards": [CARD_TEXTS[card] for card in seen.plays[first : first + seen.players]],
        "winner": seen.leaders[trick + 1],
        "loser": seen.losers[trick],
    }


def mat_facts(seen: State) -> JsonObject:
    """Return the mat: its cards, the henchmen seat by seat in the order of placing, the wrong spots."""
    left_out = DECK & ~cards_in_game(seen.players)
    return {
        "left_out": card_texts(left_out),
        "cards": card_texts(seen.mat & ~left_out),
        "henchmen": henchmen_facts(seen),
        "wrong": [*_wrong_spots(seen.mat)],
    }


@lru_cache(4096)
def _wrong_spots(mat: int) -> tuple[str, ...]:
    """Return the spots that are wrong with these cards on the mat; every seat sees the same."""
    return tuple(spot_texts(spots_without(mat)))


def henchmen_facts(seen: State) -> list[JsonObject]:
    """Return the henchmen on the mat, seat by seat in the order of placing."""
    return [
        {
            "seat": seat,
            "spot": SPOT_TEXTS[seen.pawns[HENCHMEN * seat + place]],
            "helper": place == seen.helper_pawn[seat],
        }
        for seat in range(seen.players)
        for place in range(seen.placed[seat])
    ]


EVENT_NAMES = {
    event.START_PLAYER_DRAWN: "start-player",
    event.DEALT: "deal",
    event.HAND_DEALT: "hand",
    event.TURNED_UP: "face-up",
    event.PLAYED: "play",
    event.TRICK_TAKEN: "trick",
    event.GUESSED: "guess",
    event.SALVATION_OFFERED: "salvation",
    event.TAKEN_BACK: "take-back",
    event.DECLINED: "decline",
    event.REVEALED: "reveal",
    event.PROVED_RIGHT: "right",
    event.SCORED: "score",
    event.HELPERS_GIVEN: "helpers",
    event.ROUND_OVER: "round-over",
    event.GAME_OVER: "game-over",
}


def hand_facts(row: EventRow) -> JsonObject:
    """Return the size of a hand, and its cards where they are not hidden."""
    if row.value == HIDDEN:
        return {"count": row.other}
    return {"count": row.other, "cards": card_texts(row.value)}


EVENT_FACTS: dict[int, Callable[[EventRow], JsonObject]] = {
    event.DEALT: lambda row: {"round": row.value},
    event.HAND_DEALT: hand_facts,
    event.TURNED_UP: lambda row: {"cards": card_texts(row.value)},
    event.PLAYED: lambda row: {"card": CARD_TEXTS[row.value]},
    event.TRICK_TAKEN: lambda row: {"trick": row.other, "loser": row.value},
    event.GUESSED: lambda row: {"spot": SPOT_TEXTS[row.value], "helper": bool(row.other)},
    event.SALVATION_OFFERED: lambda row: {"seats": members(row.value)},
    event.TAKEN_BACK: lambda row: {"spot": SPOT_TEXTS[row.value]},
    event.REVEALED: lambda row: {"secret": CARD_TEXTS[row.value]},
    event.PROVED_RIGHT: lambda row: {
        "spots": spot_texts(row.value),
        "worth": [points_of_spot(spot) for spot in members(row.value)],  # without a Helper
        "chips": row.other,
    },
    event.SCORED: lambda row: {"points": row.value, "total": row.other},
    event.HELPERS_GIVEN: lambda row: {"seats": members(row.value)},
    event.ROUND_OVER: lambda row: {"round": row.value},
    event.GAME_OVER: lambda row: {"winners": members(row.value)},
}
"""The facts of an event other than its name and its seat."""


def event_facts(row: EventRow, state: State) -> JsonObject:
    """Return a redacted event as plain JSON data; Spy Tricks needs nothing of the state for it."""
    facts: JsonObject = {"event": EVENT_NAMES[row.kind]}
    if row.seat != NONE:
        facts["seat"] = row.seat
    if row.kind in EVENT_FACTS:
        facts.update(EVENT_FACTS[row.kind](row))
    return facts
