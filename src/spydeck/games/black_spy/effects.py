"""Effects of an action of Black Spy in one likely world, as numbers by their places.

They are apart from the ideas that follow from them, so that what is compiled stays when only ideas change.
"""

from __future__ import annotations

from typing import Any

from spydeck.games.black_spy.cards import COLOURED_SPIES, SPIES
from spydeck.games.black_spy.rules.state import MAX_PLAYERS, State
from spydeck.games.black_spy.rules.tricks import sweeper, value_of, value_of_coloured_spies
from spydeck.games.black_spy.vocabulary import event
from spydeck.games.events import points_scored
from spydeck.kernel import count, kernel

EFFECTS = (
    *(f"{name}-{seat}" for name in ("goes-to", "points", "sweeps") for seat in range(MAX_PLAYERS)),
    *("brings", "wins"),
    *("tricks", "own-away", "of-others", "coloured-taken", "draws"),
)
GOES_TO, SCORED, SWEPT = range(0, 3 * MAX_PLAYERS, MAX_PLAYERS)
"""The places of the first seat's numbers among the effects; those of the other seats follow."""
BRINGS, WINS, TRICKS, OWN_AWAY, OF_OTHERS, COLOURED_TAKEN, DRAWS = range(3 * MAX_PLAYERS, len(EFFECTS))
"""The places of the other effects; from `TRICKS` on they are of the rest of the deal."""


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
    generator: list[int],
    effects: Any,
) -> None:
    """Add what an action does in one world to `effects`: all of it shows in how the deal ends."""
    for other in range(end.players):
        effects[SCORED + other] += points_scored(end, event.SCORED, other)
    swept = sweeper(end)
    if swept >= 0:
        effects[SWEPT + swept] += 1
    effects[WINS] += end.winners >> seat & 1
    for trick in range(seen.trick, end.trick):
        note_trick(end, seat, trick, trick == seen.trick, effects)


@kernel
def note_trick(end: State, seat: int, trick: int, present: bool, effects: Any) -> None:
    """Add what a seat took or gave in a trick to the effects, and of the present trick who took it."""
    first = trick * end.players
    cards = 0
    for place in range(first, first + end.players):
        cards |= 1 << int(end.plays[place])
    own = 1 << int(end.plays[first + (seat + end.players - int(end.leaders[trick])) % end.players])
    of_others = count(cards & ~own & SPIES)
    taker = int(end.leaders[trick + 1])
    if present:
        effects[GOES_TO + taker] += 1
    if taker == seat:
        effects[TRICKS] += 1
        effects[OF_OTHERS] += of_others
        effects[COLOURED_TAKEN] += count(cards & good_spies(end.variants))
        if present:
            effects[BRINGS] += value_of(cards, end.variants)
    else:
        effects[OWN_AWAY] += count(own & SPIES)
        if present and of_others > 0:
            effects[DRAWS] += 1


@kernel
def good_spies(variants: int) -> int:
    """Return the coloured Spies whose points come off, if they do (BS-27)."""
    if value_of_coloured_spies(COLOURED_SPIES, variants) < 0:
        return COLOURED_SPIES
    return 0
