"""Effects of an action of Spy Tricks in one likely world, as numbers by their places.

They are apart from the ideas that follow from them, so that what is compiled stays when only ideas change.
"""

from __future__ import annotations

from typing import Any

from spydeck.games.events import points_scored
from spydeck.games.spy_tricks.cards import SPOT_TEXTS, cards_named
from spydeck.games.spy_tricks.rules.guesses import open_spots
from spydeck.games.spy_tricks.rules.state import HENCHMEN, MAX_PLAYERS, TRICKS, State
from spydeck.games.spy_tricks.vocabulary import event, stage, verb
from spydeck.kernel import NONE, kernel, lowest

EFFECTS = (
    "wins",
    "loses",
    "right",
    "later",
    "salvation",
    *(f"points-{seat}" for seat in range(MAX_PLAYERS)),
    *(f"others-{spot}" for spot in SPOT_TEXTS),
)
"""The effects that are counted in likely worlds, by place."""
WINS, LOSES, RIGHT, PLACED_LATER, PLACED_BY_SALVATION, FIRST_POINTS = range(6)
FIRST_OTHERS = FIRST_POINTS + MAX_PLAYERS


@kernel
def note_effects(
    seen: State,
    world: State,
    end: State,
    seat: int,
    verb_id: int,
    subject: int,
    objects: int,
    turn: State,
    claim: State,
    generator: Any,
    effects: Any,
) -> None:
    """Add what an action does in one world, which ended so, to `effects`; nothing else is changed."""
    if verb_id == verb.PLAY:
        effects[WINS] += int(end.leaders[seen.trick + 1] == seat)
        effects[LOSES] += int(end.losers[seen.trick] == seat)
    elif verb_id == verb.GUESS:
        effects[RIGHT] += cards_named(subject) >> world.secret & 1
    for other in range(seen.players):
        if other != seat:
            effects[FIRST_POINTS + other] += points_scored(end, event.SCORED, other)
    note_henchmen(seen, end, seat, verb_id, subject, effects)
    if seen.stage == stage.GUESS:
        note_taken(seen, end, seat, effects)


@kernel
def note_henchmen(seen: State, end: State, seat: int, verb_id: int, subject: int, effects: Any) -> None:
    """Add how many henchmen a seat places in later tricks, and whether one by salvation."""
    first = seen.trick + int(seen.stage == stage.PLAY)
    in_tricks = 0
    for trick in range(TRICKS):
        if end.leaders[trick + 1] == seat or end.losers[trick] == seat:
            in_tricks += 1
            effects[PLACED_LATER] += int(trick >= first)
    effects[PLACED_BY_SALVATION] += int(
        end.placed[seat] > in_tricks or took_back(seen, end, seat, verb_id, subject)
    )


@kernel
def took_back(seen: State, end: State, seat: int, verb_id: int, subject: int) -> bool:
    """Return whether a seat has used the henchman again that it placed first, as far as that one is known.

    Whoever has placed all five takes it back, so that there are no more of them after salvation (ST-20).
    """
    first = int(seen.pawns[HENCHMEN * seat])
    if seen.placed[seat] == 0 and verb_id == verb.GUESS:
        first = subject
    return end.placed[seat] == HENCHMEN and first != NONE and int(end.pawns[HENCHMEN * seat]) != first


@kernel
def note_taken(seen: State, end: State, seat: int, effects: Any) -> None:
    """Add which free spots others take."""
    taken = 0
    for other in range(seen.players):
        if other != seat:
            taken |= end.spots[other]
    taken &= open_spots(seen)
    while taken:
        effects[FIRST_OTHERS + lowest(taken)] += 1
        taken &= taken - 1
