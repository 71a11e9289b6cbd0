"""Effects of actions in Spy Tricks, as a card player would say, and those that speak for one action.

What is still possible, and what a card shows to everybody, follows from the rules. Who wins a trick, and what
becomes of the others, is counted in likely worlds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spydeck.games.action import Action
from spydeck.games.reasons import Option, Reason, more_by_seat
from spydeck.games.spy_tricks.belief import odds_of_cards, odds_of_suits
from spydeck.games.spy_tricks.cards import (
    CARD_TEXTS,
    CARDS,
    FIRST_CARD_SPOT,
    SPOT_TEXTS,
    cards_named,
    rank_of,
)
from spydeck.games.spy_tricks.effects import (
    EFFECTS,
    FIRST_OTHERS,
    FIRST_POINTS,
    LOSES,
    PLACED_BY_SALVATION,
    PLACED_LATER,
    RIGHT,
    WINS,
    note_effects,
)
from spydeck.games.spy_tricks.observe import possible_secrets
from spydeck.games.spy_tricks.rules.guesses import points_of_spot
from spydeck.games.spy_tricks.rules.state import State
from spydeck.games.spy_tricks.vocabulary import stage, verb
from spydeck.kernel import count, members

__all__ = ["COMPARING", "EFFECTS", "LAST", "SECOND", "features", "ideas", "note_effects"]

OFTEN = 0.5
"""How often at least something must happen to be aimed at."""
MORE_OFTEN = 0.2
"""How much more often than with the other action."""
CLEAR_COST = 1.25
"""How many points somebody must lose on average to be said to be cost points."""
SALVATION = 0.3
"""How often at least a henchman must be placed by salvation to be aimed at."""
LATER = 0.25
"""How many more henchmen must be placed on average in later tricks to be said to."""
WANTED = 0.2
"""How often at least another seat must place on a spot to be said to want it."""
SURER = 0.03
"""How much more often at least a guess must be right to be said to be likelier."""
BY_HALF = 1.5
"""How many times as often, too."""
WORTH_MORE = 1.15
"""How many times as much a guess must bring on average for its points to be worth a risk."""
FEW = 6
"""Up to how many cards that can still be the Secret Document are counted aloud."""
PERCENT = 100

SECOND: tuple[str, ...] = ()
LAST: frozenset[str] = frozenset()
COMPARING = frozenset(
    {"cost", "ruled-out", "likelier", "prize", "gamble", "later", "salvation", "keep-helper", "before"}
)

Features = Mapping[str, float]


def features(seen: State, seat: int, action: Action, effects: Sequence[float]) -> Features:
    """Return what an action does, by the rules and in likely worlds, as numbers.

    `effects` are the means of the numbers that `note_effects` adds up.
    """
    found: dict[str, float] = {}
    if action.verb == verb.PLAY:
        found |= of_card(seen, action.subject)
        found |= {"wins": effects[WINS], "loses": effects[LOSES]}
    elif action.verb == verb.GUESS:
        possible = cards_that_can_be_secret(seen, seat)
        fits = count(cards_named(action.subject) & possible)
        found |= {"spot": action.subject, "fits": fits, "possible": count(possible)}
        found |= {"brings": points_of_spot(action.subject), "helper": float(action.objects != 0)}
        found["right"] = effects[RIGHT]
    others = (other for other in range(seen.players) if other != seat)
    found |= {f"points-{other}": effects[FIRST_POINTS + other] for other in others}
    found["later"] = effects[PLACED_LATER]
    if seen.stage != stage.SALVATION:
        found["salvation"] = effects[PLACED_BY_SALVATION]
    wanted = (place for place in range(FIRST_OTHERS, len(EFFECTS)) if effects[place] >= WANTED)
    return found | {EFFECTS[place]: effects[place] for place in wanted}


def cards_that_can_be_secret(seen: State, seat: int) -> int:
    """Return the cards that can still be the Secret Document, also by which suits others have run out of."""
    suits = odds_of_suits(seen, seat)
    return sum(1 << card for card in members(possible_secrets(seen, seat)) if odds_of_cards(1 << card, suits))


def of_card(seen: State, card: int) -> dict[str, float]:
    """Return what playing a card shows to everybody."""
    shown = seen.mat | 1 << card
    for place in range(seen.played - seen.in_trick, seen.played):
        shown |= 1 << int(seen.plays[place])
    of_rank = sum(1 << other for other in range(CARDS) if rank_of(other) == rank_of(card))
    return {"card": float(card), "shows-rank": float(shown & of_rank == of_rank)}


def ideas(best: Option, other: Option) -> list[Reason]:
    """Return what speaks for the best option and against another one, the most telling idea first."""
    if not best.features or not other.features:
        return []
    verbs = {option.action.partition(" ")[0] for option in (best, other)}
    found: list[Reason | None] = []
    if verbs == {"play"}:
        found = [tell(best.features, other.features) for tell in OF_CARDS]
    elif best.action.startswith("guess"):
        found = [
            tell(best.features, other.features)
            for tell in (ruled_out, *([can_be] if best.features["fits"] else []), *OF_GUESSES)
        ]
    return [idea for idea in (*found, costs_rival(best.features, other.features)) if idea]


def places(best: Features, other: Features) -> Reason | None:
    """Return the place in the trick that a card aims at: Winner and Loser place a henchman."""
    for place in ("wins", "loses"):
        if best[place] >= OFTEN and best[place] - other[place] >= MORE_OFTEN:
            return Reason(place, {"chance": percent(best[place])})
    either = best["wins"] + best["loses"]
    if either >= OFTEN and either - other["wins"] - other["loses"] >= MORE_OFTEN:
        return Reason("places", {"chance": percent(either)})
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


def can_be(best: Features, other: Features) -> Reason | None:
    """Return how many of the cards that can still be the Secret Document a spot names."""
    possible, fits, spot = int(best["possible"]), int(best["fits"]), int(best["spot"])
    if fits == possible:
        return Reason("sure", {"spot": SPOT_TEXTS[spot]})
    if possible > FEW:
        return None
    if spot >= FIRST_CARD_SPOT:
        return Reason("one-of", {"possible": possible, "card": CARD_TEXTS[spot - FIRST_CARD_SPOT]})
    return Reason("fits", {"possible": possible, "fits": fits, "spot": SPOT_TEXTS[spot]})


def salvation(best: Features, other: Features) -> Reason | None:
    """Return that a henchman may be placed by salvation at the end, when the most cards are known (ST-17)."""
    mine = best.get("salvation", 0)
    if mine >= SALVATION and mine - other.get("salvation", 0) >= MORE_OFTEN:
        return Reason("salvation", {"chance": percent(mine)})
    return None


def later(best: Features, other: Features) -> Reason | None:
    """Return that more henchmen are placed in later tricks, when more cards are known."""
    return Reason("later") if best["later"] - other["later"] >= LATER else None


def worth(guess: Features) -> float:
    """Return the points that a guess brings on average, by itself."""
    return guess["right"] * guess["brings"] * (1 + guess["helper"])


def likelier(best: Features, other: Features) -> Reason | None:
    """Return how likely a guess is, if it is clearly likelier than the other and brings no less by itself."""
    if "right" not in best or "right" not in other or worth(best) < worth(other):
        return None
    if best["right"] - other["right"] < SURER or best["right"] < BY_HALF * other["right"]:
        return None
    return Reason("likelier", {"chance": unsure(best["right"]), "instead": unsure(other["right"])})


def prize(best: Features, other: Features) -> Reason | None:
    """Return the points of a guess that brings more: as likely as the other, or a gamble that is worth it."""
    if "right" not in best or "right" not in other or best["brings"] <= other["brings"]:
        return None
    if worth(best) < WORTH_MORE * worth(other):
        return None
    points = {"points": int(best["brings"]), "instead": int(other["brings"])}
    return Reason("prize" if best["right"] >= other["right"] - SURER / 2 else "gamble", points)


def before(best: Features, other: Features) -> Reason | None:
    """Return how often another seat would take the spot, which then is no longer free (ST-15)."""
    share = other.get(f"others-{SPOT_TEXTS[int(best['spot'])]}", 0)
    if share >= WANTED and not best["helper"] and best["fits"] and best["spot"] != other.get("spot"):
        return Reason("before", {"chance": percent(share)})
    return None


def helper(best: Features, other: Features) -> Reason | None:
    """Return that the Helper doubles a guess, or is kept for a better one."""
    mine, theirs = best["helper"], other.get("helper", 0)
    if mine == theirs:
        return None
    if mine:
        return Reason("helper", {"points": 2 * int(best["brings"])})
    return Reason("keep-helper") if best["later"] + best.get("salvation", 0) >= OFTEN else None


def percent(share: float) -> int:
    """Return a share of worlds in percent: 100 only where it is all of them."""
    return PERCENT if share >= 1 else unsure(share)


def unsure(share: float) -> int:
    """Return the chance of something possible that is not certain, in percent, whatever worlds were drawn."""
    return min(PERCENT - 1, max(1, round(PERCENT * share)))


OF_CARDS = (places, quiet, salvation, later)
"""The ideas of cards, the most telling one first."""
OF_GUESSES = (salvation, helper, likelier, prize, before)
"""The same of guesses."""


def costs_rival(best: Features, other: Features) -> Reason | None:
    """Return who scores clearly less than after the other action."""
    less = more_by_seat(other, best, "points-")
    if not less:
        return None
    seat = max(less, key=lambda one: less[one])
    return Reason("cost", {"seat": seat}) if less[seat] >= CLEAR_COST else None
