"""What actions do in Spy Tricks, as a card player would say, and which of it speaks for one action.

What is still possible, and what a card shows to everybody, follows from the rules. Who wins a trick, and what
becomes of the others, is counted in likely worlds.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spydeck.games.action import Action
from spydeck.games.reasons import Option, Reason, mean, mean_scores, more_by_seat
from spydeck.games.spy_tricks.cards import (
    CARD_TEXTS,
    CARDS,
    FIRST_CARD_SPOT,
    SPOT_TEXTS,
    cards_named,
    rank_of,
)
from spydeck.games.spy_tricks.observe import possible_secrets
from spydeck.games.spy_tricks.rules.state import State
from spydeck.games.spy_tricks.vocabulary import event, verb
from spydeck.kernel import count

OFTEN = 0.5
"""How often at least something must happen to be aimed at."""
MORE_OFTEN = 0.2
"""How much more often than with the other action."""
CLEAR_COST = 1.25
"""How many points somebody must lose on average to be said to be cost points."""
FEW = 6
"""Up to how many cards that can still be the Secret Document are counted aloud."""
PERCENT = 100

COMPARING = frozenset({"cost", "ruled-out"})

Features = Mapping[str, float]


def features(seen: State, seat: int, action: Action, worlds: Any, ends: Any) -> Features:
    """Return what an action does, by the rules and in likely worlds, as numbers."""
    found: dict[str, float] = {}
    if action.verb == verb.PLAY:
        found |= of_card(seen, seat, action.subject, ends)
    elif action.verb == verb.GUESS:
        named = cards_named(action.subject)
        possible = possible_secrets(seen, seat)
        found |= {"spot": action.subject, "fits": count(named & possible), "possible": count(possible)}
        if len(worlds):
            found["right"] = mean([named >> int(secret) & 1 for secret in worlds["secret"]])
    if len(ends):
        found |= mean_scores(ends, event.SCORED, (other for other in range(seen.players) if other != seat))
    return found


def of_card(seen: State, seat: int, card: int, ends: Any) -> dict[str, float]:
    """Return what playing a card shows to everybody, and how often it wins or loses the trick."""
    shown = seen.mat | 1 << card
    for place in range(seen.played - seen.in_trick, seen.played):
        shown |= 1 << int(seen.plays[place])
    of_rank = sum(1 << other for other in range(CARDS) if rank_of(other) == rank_of(card))
    found = {"card": float(card), "shows-rank": float(shown & of_rank == of_rank)}
    if len(ends):
        found["wins"] = float((ends["leaders"][:, seen.trick + 1] == seat).mean())
        found["loses"] = float((ends["losers"][:, seen.trick] == seat).mean())
    return found


def ideas(best: Option, other: Option) -> list[Reason]:
    """Return what speaks for the best option and against another one, the most telling idea first."""
    if not best.features or not other.features:
        return []
    verbs = {option.action.partition(" ")[0] for option in (best, other)}
    found: list[Reason | None] = []
    if verbs == {"play"}:
        found = [places(best.features, other.features), quiet(best.features, other.features)]
    elif best.action.startswith("guess"):
        found = [ruled_out(best.features, other.features), can_be(best.features)]
    return [idea for idea in (*found, costs_rival(best.features, other.features)) if idea]


def places(best: Features, other: Features) -> Reason | None:
    """Return the place in the trick that a card aims at: Winner and Loser place a henchman."""
    for place in ("wins", "loses"):
        if best[place] >= OFTEN and best[place] - other[place] >= MORE_OFTEN:
            return Reason(place, {"chance": round(PERCENT * best[place])})
    either = best["wins"] + best["loses"]
    if either >= OFTEN and either - other["wins"] - other["loses"] >= MORE_OFTEN:
        return Reason("places", {"chance": round(PERCENT * min(1, either))})
    return None


def quiet(best: Features, other: Features) -> Reason | None:
    """Return the rank that the other card would rule out for everybody."""
    if other["shows-rank"] and not best["shows-rank"]:
        return Reason("quiet", {"rank": rank_of(int(other["card"]))})
    return None


def ruled_out(best: Features, other: Features) -> Reason | None:
    """Return the spot of the other guess, if no card that it names can still be the Secret Document."""
    if not best["fits"] or other.get("fits", 1):
        return None
    spot = int(other["spot"])
    card = CARD_TEXTS[spot - FIRST_CARD_SPOT] if spot >= FIRST_CARD_SPOT else None
    return Reason("ruled-out", {"spot": SPOT_TEXTS[spot], "card": card})


def can_be(best: Features) -> Reason | None:
    """Return how many of the cards that can still be the Secret Document a spot names."""
    possible, fits, spot = int(best["possible"]), int(best["fits"]), int(best["spot"])
    if fits == possible:
        return Reason("sure", {"spot": SPOT_TEXTS[spot]})
    if possible > FEW:
        return None
    if spot >= FIRST_CARD_SPOT:
        return Reason("one-of", {"possible": possible, "card": CARD_TEXTS[spot - FIRST_CARD_SPOT]})
    return Reason("fits", {"possible": possible, "fits": fits, "spot": SPOT_TEXTS[spot]})


def costs_rival(best: Features, other: Features) -> Reason | None:
    """Return who scores clearly less than after the other action."""
    less = more_by_seat(other, best, "points-")
    if not less:
        return None
    seat = max(less, key=lambda one: less[one])
    return Reason("cost", {"seat": seat}) if less[seat] >= CLEAR_COST else None
