"""What a seat knows of the Black Spies that it cannot see, and what likely worlds say of them."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from spydeck.games.black_spy.belief.knowledge import narrow_hands, played_by, size_of_hand, unseen_cards
from spydeck.games.black_spy.cards import SPIES
from spydeck.games.black_spy.rules import stage
from spydeck.games.black_spy.rules.deal import receiver
from spydeck.games.black_spy.rules.state import State
from spydeck.games.reasons import chance
from spydeck.json_types import JsonObject
from spydeck.kernel import count


def odds(seen: State, seat: int, worlds: Any) -> JsonObject:
    """Return how many Black Spies are out, and how likely each other seat holds one, in percent."""
    out = count(SPIES) - seen.spies_played - count(seen.hands[seat] & SPIES)
    hands = worlds["hands"]
    if seen.stage == stage.TAKE:
        out -= count(seen.mole & SPIES)  # it has the Mole before it
    elif seen.stage == stage.PASS:
        hands = hands | worlds["passed"]  # what others pass is theirs until all have
    shares = (hands & SPIES != 0).mean(axis=0)
    holders, sure = possible_holders(seen, seat, out)
    return {
        "spies_out": out,
        "holds_spy": [
            None
            if other == seat
            else round(chance(float(shares[other]), possible=other in holders, certain=other in sure))
            for other in range(seen.players)
        ],
    }


def possible_holders(seen: State, seat: int, out: int) -> tuple[set[int], set[int]]:
    """Return the other seats that may hold one of the Black Spies that are out, and those that must."""
    others = {other for other in range(seen.players) if other != seat and out}
    if seen.stage < stage.CALL:
        return others, set()
    known = deepcopy(seen)
    narrow_hands(known, seat, unseen_cards(known, seat))
    room = {other: size_of_hand(seen, other) for other in others if known.hands[other] & SPIES}
    sure = {other for other in room if out > sum(room.values()) - room[other]}
    taker = receiver(seen, seat)
    if count(seen.passed[seat] & SPIES) > count(played_by(seen, taker) & SPIES):
        sure.add(taker)
    return set(room), sure
