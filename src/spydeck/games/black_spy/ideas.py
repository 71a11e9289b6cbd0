"""Effects of actions in Black Spy, as a card player would say, and those that speak for one action.

What the rules decide is read from the table and the hand: a card under the one that takes the trick cannot
take it. Everything else is counted in the ends of likely worlds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import islice

from spydeck.games.action import Action
from spydeck.games.black_spy.cards import (
    BLACK,
    CARD_TEXTS,
    CARDS,
    COLOURED_SPIES,
    COLOURS,
    FIRST_SPY,
    SPIES,
    cards_of_colour,
    cards_of_rank,
    colour_of,
    held,
    held_card,
    rank_of,
)
from spydeck.games.black_spy.effects import (
    BRINGS,
    EFFECTS,
    GOES_TO,
    SCORED,
    SWEPT,
    TRICKS,
    WINS,
    note_effects,
)
from spydeck.games.black_spy.rules.state import State
from spydeck.games.black_spy.rules.tricks import value_of
from spydeck.games.black_spy.vocabulary import verb
from spydeck.games.reasons import Option, Reason, more_by_seat, rounded
from spydeck.kernel import count, members

__all__ = [
    "COMPARING",
    "EFFECTS",
    "LAST",
    "SECOND",
    "features",
    "ideas",
    "note_effects",
    "somebody_may_sweep",
]

LOW_BLACK = BLACK & sum(cards_of_rank(rank) for rank in range(1, 7))
HIGH = 8
"""The lowest rank that is high."""
LOW_CARDS = sum(cards_of_rank(rank) for rank in range(1, 5))
HIGH_CARDS = sum(cards_of_rank(rank) for rank in range(HIGH, 12))
SWEEPS = 0.3
"""How often at least all black cards must be taken to go for them."""
MORE_SWEEPS = 0.1
"""How much more often than with the other action."""
CLEAR_POINTS = 3.0
"""How many more points somebody must score on average to be said to be given points."""
CLEAR_PASS = 4.0
"""The same of cards that are passed on: what becomes of a whole deal differs more from world to world."""
CLEAR_GAIN = 2.0
"""How many points a trick must bring off on average to be worth taking."""
LOW = 4
"""The highest rank that is low."""
OFTEN = 0.25
"""How much more often a trick must be taken to be worth mentioning."""
MOSTLY = 0.5
"""How often a card must take the trick to be said to take it."""
LITTLE = 1.0
"""How many points a trick may bring on average to cost little."""
SHORT = 2
"""Up to how many cards of a colour are few."""
SWEEPING = 5
"""From how many black cards on somebody who has all that were taken may take the others too."""
MORE_SPIES = 0.15
"""How many Black Spies more or fewer must be taken on average in the rest of the deal to be worth saying."""
MORE_TRICKS = 0.25
"""The same of tricks."""
FEWER_SPIES = 0.25
"""How many fewer Black Spies of others, whose number differs more from world to world."""
PERCENT = 100
STEP = 10
"""How exactly a chance is said, in percent: other worlds would give another one."""

SECOND: tuple[str, ...] = ()
LAST = frozenset(
    {
        "spies-later",
        "fewer-spies",
        "fewer-tricks",
        "coloured-later",
        "otherwise-fewer",
        "keep-lower-hand",
        "keep-beside",
        "keep-exit",
    }
)
COMPARING = LAST | {
    "stop-sweep",
    "give",
    "cheaper",
    "pass-spies",
    "pass-high",
    "pass-higher",
    "few-low",
    "short",
    "hold-spies",
    "take-low",
    "leave-spies",
    "first-away",
    "draw-spy",
}

Features = Mapping[str, float]


def features(seen: State, seat: int, action: Action, effects: Sequence[float]) -> Mapping[str, float]:
    """Return what an action does, by the rules and in likely worlds, as numbers.

    `effects` are the means of what `note_effects` adds up.
    """
    found: dict[str, float] = {}
    if action.verb == verb.PLAY:
        found |= of_card(seen, seat, held_card(action.subject, seen.hands[seat]))
    elif action.verb in (verb.PASS, verb.TAKE):
        hand, takes = seen.hands[seat], action.verb == verb.TAKE
        mole = beside(hand, seen.mole) if takes else 0
        chosen = held(action.objects, mole if takes else hand)
        whole, after = (hand | mole, hand | chosen) if takes else (hand, hand & ~chosen)
        found |= of_hand(after, whole) | of_colours(after)
        found |= Counter(f"chosen-{CARD_TEXTS[card]}" for card in members(chosen))
    elif action.verb == verb.CALL:
        found["has"] = count(seen.hands[seat] & cards_of_colour(action.subject))
    elif action.verb == verb.SETTLE:
        found["wins"] = effects[WINS]
    if action.verb in (verb.PLAY, verb.CALL):
        found |= of_trick(seen, seat, effects)
    found |= of_other_seats(seen, seat, SCORED, effects) | of_other_seats(seen, seat, SWEPT, effects)
    if seen.played < CARDS:
        found |= zip(EFFECTS[TRICKS:], effects[TRICKS:], strict=True)
    return found


def beside(hand: int, cards: int) -> int:
    """Return other cards that a seat sees, with Black Spies numbered after those of its hand."""
    first = FIRST_SPY + count(hand & SPIES)
    return (cards & ~SPIES) | ((1 << count(cards & SPIES)) - 1) << first


def about(share: float) -> int:
    """Return a share of worlds in percent, as exactly as it can be said."""
    return STEP * round(PERCENT * share / STEP)


def of_hand(after: int, before: int) -> dict[str, float]:
    """Return what is left of a hand."""
    gone = {
        f"void-{COLOURS[colour]}": float(not after & cards_of_colour(colour))
        for colour in range(len(COLOURS))
        if before & cards_of_colour(colour)
    }
    return gone | {
        "spies": count(after & SPIES),
        "spies-gone": count((before & ~after) & SPIES),
        "low-black": count(after & LOW_BLACK),
        "high": count(after & HIGH_CARDS),
    }


def of_colours(hand: int) -> dict[str, float]:
    """Return how many cards of each colour are left of a hand, and how many of them are low."""
    found: dict[str, float] = {}
    for number, colour in enumerate(COLOURS):
        cards = hand & cards_of_colour(number)
        found[f"left-{colour}"] = count(cards)
        found[f"low-in-{colour}"] = count(cards & LOW_CARDS)
        found[f"high-in-{colour}"] = count(cards & HIGH_CARDS)
    found["ranks"] = sum(rank_of(card) for card in members(hand))
    found["high-black"] = count(hand & BLACK & HIGH_CARDS)
    return found


def of_card(seen: State, seat: int, card: int) -> dict[str, float]:
    """Return what playing a card does by the rules: in the hand, and to the trick."""
    bit = 1 << card
    trick = seen.trick_cards | bit
    left = seen.hands[seat] & ~bit
    found = (
        of_hand(left, seen.hands[seat])
        | of_colours(left)
        | {
            "leads": float(seen.in_trick == 0),
            "last": float(seen.in_trick == seen.players - 1),
            "card": card,
            "worth": value_of(bit, seen.variants),
            "coloured-spies": count(trick & COLOURED_SPIES),
        }
    )
    if seen.in_trick:
        first = seen.played - seen.in_trick
        found["follows"] = float(colour_of(int(seen.plays[first])) == colour_of(card))
        if seen.beating & bit == 0:
            found["under"] = taking(seen)
    return found


def of_trick(seen: State, seat: int, effects: Sequence[float]) -> dict[str, float]:
    """Return how often each seat takes the present trick, and the mean points that it brings a seat."""
    goes_to = of_other_seats(seen, seat, GOES_TO, effects)
    return {"takes": effects[GOES_TO + seat], **goes_to, "brings": effects[BRINGS]}


def taking(seen: State) -> int:
    """Return the card that takes the trick so far."""
    first = seen.played - seen.in_trick
    return int(seen.plays[first + (seen.taker - seen.leaders[seen.trick]) % seen.players])


def of_other_seats(seen: State, seat: int, first: int, effects: Sequence[float]) -> dict[str, float]:
    """Return one of the effects for each seat but one; the first seat's is at the place `first`."""
    places = (first + other for other in range(seen.players) if other != seat)
    return {EFFECTS[place]: effects[place] for place in places}


def ideas(best: Option, other: Option) -> list[Reason]:
    """Return what speaks for the best option and against another one, the most telling idea first."""
    if not best.features or not other.features:
        return []
    found = [*sweeps(best, other)]
    verb_text, instead = (option.action.partition(" ")[0] for option in (best, other))
    if verb_text != instead:
        return found
    if verb_text == "settle" and best.features["wins"] == 1 and other.features["wins"] < 1:
        found.append(Reason("win-now"))
    if verb_text in TELLINGS:
        found += [idea for tell in TELLINGS[verb_text] if (idea := tell(best.features, other.features))]
        if not found:
            later = (idea for tell in AFTERWARDS if (idea := tell(best.features, other.features)))
            found += islice(later, 1)
    return found


def sweeps(best: Option, other: Option) -> list[Reason]:
    """Return whether an action goes for all black cards, or is in the way of somebody who does."""
    mine, theirs = best.results["sweep"], other.results["sweep"]
    if mine >= SWEEPS and mine - theirs >= MORE_SWEEPS:
        return [Reason("sweep")]
    rarer = more_by_seat(other.features, best.features, "sweeps-")
    seat = max(rarer, key=lambda one: rarer[one])
    return [Reason("stop-sweep", {"seat": seat})] if rarer[seat] >= MORE_SWEEPS else []


def somebody_may_sweep(seen: State, seat: int) -> bool:
    """Return whether somebody else has all the black cards that were taken, and enough of them."""
    black = [seen.taken[other] & BLACK for other in range(seen.players)]
    return any(
        count(cards) >= SWEEPING and cards == sum(black) for other, cards in enumerate(black) if other != seat
    )


def spy_away(best: Features, other: Features) -> Reason | None:
    """Return that a Black Spy is played where it cannot take the trick, and to whom it goes."""
    if not SPIES >> int(best["card"]) & 1 or "under" not in best or SPIES >> int(other["card"]) & 1:
        return None
    taker = sure_taker(best)
    return Reason("spy-away") if taker is None else Reason("spy-to", {"seat": taker})


def sure_taker(features: Features) -> int | None:
    """Return the seat that takes the trick in all worlds; None if there is none."""
    sure = [name for name, share in features.items() if name.startswith("goes-to-") and share == 1]
    return int(sure[0].rpartition("-")[2]) if sure else None


def takes_gain(best: Features, other: Features) -> Reason | None:
    """Return that a coloured Spy, whose points come off, is taken."""
    gain = best["brings"] <= min(0, other["brings"]) - CLEAR_GAIN
    if best["coloured-spies"] and gain:
        return Reason("take-spy", {"chance": about(best["takes"])})
    return None


def gives(best: Features, other: Features) -> Reason | None:
    """Return to whom points are given: who scores clearly more than after the other action."""
    more = more_by_seat(best, other, "points-")
    seat = max(more, key=lambda one: more[one])
    away = "under" in best and best["worth"] > 0
    if not away or more[seat] < CLEAR_POINTS or spy_away(best, other) == Reason("spy-to", {"seat": seat}):
        return None
    return Reason("give", {"seat": seat})


def ducks(best: Features, other: Features) -> Reason | None:
    """Return that the trick cannot be taken, and under which card of its colour one stays."""
    if "under" not in best or "under" in other or other["takes"] < OFTEN:
        return None
    return Reason("duck", {"card": CARD_TEXTS[int(best["under"])]}) if best["follows"] else Reason("leave")


def cheap_high(best: Features, other: Features) -> Reason | None:
    """Return that a high card goes in a trick that costs nothing, for sure, or little."""
    card = int(best["card"])
    if rank_of(card) < HIGH or rank_of(int(other["card"])) >= rank_of(card) or best["takes"] < MOSTLY:
        return None
    if best["brings"] > LITTLE:
        return None
    return Reason("free-trick" if best["last"] and best["brings"] == 0 else "cheap-trick")


def cheaper(best: Features, other: Features) -> Reason | None:
    """Return how many points the trick brings, where that is clearly fewer."""
    if other["brings"] - best["brings"] < CLEAR_GAIN:
        return None
    points, instead = rounded(best["brings"], other["brings"])
    return Reason("cheaper", {"points": points, "instead": instead})


def keeps_coloured(best: Features, other: Features) -> Reason | None:
    """Return the coloured Spy, whose points come off, that the other action would mostly give away."""
    card = int(other["card"])
    if COLOURED_SPIES >> card & 1 and other["worth"] < 0 and other["takes"] <= OFTEN:
        return Reason("keep-spy", {"card": CARD_TEXTS[card]})
    return None


def keeps_under(best: Features, other: Features) -> Reason | None:
    """Return the low card of the colour that stays, to be under other cards later."""
    card, low = int(best["card"]), int(other["card"])
    if colour_of(card) == colour_of(low) and rank_of(low) <= LOW < rank_of(card):
        return Reason("keep-under", {"card": CARD_TEXTS[low]})
    return None


def keeps_lower(best: Features, other: Features) -> Reason | None:
    """Return the lower card of the colour that stays, where neither can take the trick."""
    card, lower = int(best["card"]), int(other["card"])
    safe = "under" in best and "under" in other
    if safe and colour_of(card) == colour_of(lower) and rank_of(lower) < rank_of(card):
        return Reason("keep-lower", {"card": CARD_TEXTS[lower]})
    return None


def lower(best: Features, other: Features) -> Reason | None:
    """Return the higher card of the colour that would take the trick more easily."""
    card, higher = int(best["card"]), int(other["card"])
    if colour_of(card) != colour_of(higher) or rank_of(card) >= rank_of(higher):
        return None
    return Reason("lower", {"card": CARD_TEXTS[higher]}) if best["takes"] < other["takes"] else None


def throws_away(best: Features, other: Features) -> Reason | None:
    """Return that a card is got rid of that is high or costs points, while it cannot take the trick."""
    card = int(best["card"])
    dangerous = rank_of(card) >= HIGH and not SPIES >> card & 1
    lower = rank_of(int(other["card"])) < rank_of(card)
    if "under" in best and not best["follows"] and dangerous and lower:
        return Reason("throw")
    return None


def off_lead(best: Features, other: Features) -> Reason | None:
    """Return that a lead leaves the trick to somebody else."""
    if best["leads"] and best["takes"] <= MOSTLY and other["takes"] - best["takes"] >= OFTEN:
        return Reason("off-lead", {"chance": about(1 - best["takes"])})
    return None


def keeps_low(best: Features, other: Features) -> Reason | None:
    """Return that a low black card stays, under which Black Spies are safe."""
    if best["spies"] and best["low-black"] > other["low-black"]:
        return Reason("keep-low")
    return None


def void(code: str, best: Features, other: Features) -> Reason | None:
    """Return the colour of which the other action leaves a card, and the best one none."""
    for colour in COLOURS:
        if best.get(f"void-{colour}") and not other.get(f"void-{colour}", 1):
            return Reason(code, {"colour": colour})
    return None


def keeps_beside(best: Features, other: Features) -> Reason | None:
    """Return the colour of which a low card stays beside high ones, and with the other action only these."""
    for colour in COLOURS[:-1]:
        low = f"low-in-{colour}"
        if best.get(low, 0) and not other.get(low, 1) and other.get(f"high-in-{colour}", 0):
            return Reason("keep-beside", {"colour": colour})
    return None


def keeps_exit(best: Features, other: Features) -> Reason | None:
    """Return the low card of another colour that stays, with which one gets off lead."""
    card, low = int(best["card"]), int(other["card"])
    if colour_of(card) != colour_of(low) and rank_of(low) <= LOW < rank_of(card):
        return Reason("keep-exit", {"card": CARD_TEXTS[low]})
    return None


def draws_spy(best: Features, other: Features) -> Reason | None:
    """Return how often a lead brings out a Black Spy of somebody else that does not come to the seat."""
    drawn = best.get("draws", 0)
    if best["leads"] and drawn - other.get("draws", 0) >= MORE_SPIES:
        return Reason("draw-spy", {"chance": about(drawn)})
    return None


def spies_later(best: Features, other: Features) -> Reason | None:
    """Return that more of the seat's own Black Spies go to others in the rest of the deal."""
    more = best.get("own-away", 0) - other.get("own-away", 0)
    return Reason("spies-later") if more >= MORE_SPIES and best["spies"] == other["spies"] else None


def fewer_spies(best: Features, other: Features) -> Reason | None:
    """Return that fewer Black Spies of others are taken in the rest of the deal."""
    fewer = other.get("of-others", 0) - best.get("of-others", 0)
    return Reason("fewer-spies") if fewer >= FEWER_SPIES else None


def coloured_later(best: Features, other: Features) -> Reason | None:
    """Return that more coloured Spies, whose points come off, are taken in the rest of the deal."""
    more = best.get("coloured-taken", 0) - other.get("coloured-taken", 0)
    return Reason("coloured-later") if more >= MORE_SPIES else None


def fewer_tricks(best: Features, other: Features) -> Reason | None:
    """Return how many tricks are taken from here on, if that is clearly fewer."""
    if "tricks" not in best or other.get("tricks", 0) - best["tricks"] < MORE_TRICKS:
        return None
    tricks, instead = rounded(best["tricks"], other["tricks"])
    return Reason("fewer-tricks", {"tricks": tricks, "instead": instead})


def otherwise_fewer(best: Features, other: Features) -> Reason | None:
    """Return who scores clearly less after the other action."""
    more = more_by_seat(best, other, "points-")
    seat = max(more, key=lambda one: more[one])
    return Reason("otherwise-fewer", {"seat": seat}) if more[seat] >= CLEAR_POINTS / 2 else None


Telling = Callable[[Features, Features], Reason | None]

AFTERWARDS: tuple[Telling, ...] = (
    spies_later,
    fewer_spies,
    fewer_tricks,
    coloured_later,
    otherwise_fewer,
)
"""Ideas of the rest of the deal, for choices that nothing else speaks for."""

OF_CARDS: tuple[Telling, ...] = (
    spy_away,
    takes_gain,
    gives,
    ducks,
    cheap_high,
    throws_away,
    keeps_coloured,
    partial(void, "rid"),
    keeps_low,
    off_lead,
    cheaper,
    keeps_under,
    keeps_lower,
    lower,
    draws_spy,
    keeps_beside,
    keeps_exit,
)
"""The ideas of cards, the most telling one first."""


def pass_spies(best: Features, other: Features) -> Reason | None:
    """Return how many Black Spies leave the hand."""
    fewer = best["spies"] < other["spies"]
    return Reason("pass-spies", {"spies": int(best["spies-gone"])}) if fewer else None


def pass_high_black(best: Features, other: Features) -> Reason | None:
    """Return that fewer black cards stay that are above the Black Spies, and so take them (BS-15)."""
    return Reason("pass-high-black") if best["high-black"] < other["high-black"] else None


def hold_spies(best: Features, other: Features) -> Reason | None:
    """Return that a Black Spy stays in a hand with low black cards, from which it need not be played."""
    guarded = best["spies"] > other["spies"] and best["low-black"] >= SHORT
    return Reason("hold-spies", {"low": int(best["low-black"])}) if guarded else None


def pass_high(best: Features, other: Features) -> Reason | None:
    """Return that fewer high cards stay."""
    return Reason("pass-high") if best["high"] < other["high"] else None


def only_card(one: Features, other: Features) -> int | None:
    """Return the card that one chooses and the other does not, if it is the only one and no Black Spy."""
    chosen = [name for name in one if name.startswith("chosen-") and one[name] > other.get(name, 0)]
    card = CARD_TEXTS.index(chosen[0].removeprefix("chosen-")) if len(chosen) == 1 else None
    return None if card is None or SPIES >> card & 1 else card


def keeps_lower_hand(best: Features, other: Features) -> Reason | None:
    """Return that the cards that stay are lower together."""
    return Reason("keep-lower-hand") if best["ranks"] < other["ranks"] else None


def pass_higher(best: Features, other: Features) -> Reason | None:
    """Return the higher of two cards of a colour, where the other pass differs in this card alone."""
    card, lower = only_card(best, other), only_card(other, best)
    if card is None or lower is None or colour_of(card) != colour_of(lower):
        return None
    if rank_of(card) <= rank_of(lower) or rank_of(card) < HIGH:
        return None
    return Reason("pass-higher", {"card": CARD_TEXTS[card], "lower": CARD_TEXTS[lower]})


def few_low(best: Features, other: Features) -> Reason | None:
    """Return the high card that goes because fewer low cards of its colour stay than of the other's."""
    card, kept = only_card(best, other), only_card(other, best)
    if card is None or kept is None or rank_of(card) < HIGH or colour_of(card) == colour_of(kept):
        return None
    low = best[f"low-in-{COLOURS[colour_of(card)]}"]
    if low < best[f"low-in-{COLOURS[colour_of(kept)]}"]:
        return Reason("few-low", {"card": CARD_TEXTS[card], "low": int(low)})
    return None


def short(best: Features, other: Features) -> Reason | None:
    """Return the colour of which few cards are left, fewer than with the other action."""
    for colour in COLOURS[:-1]:
        left = int(best[f"left-{colour}"])
        if 0 < left <= SHORT and left < other[f"left-{colour}"]:
            return Reason("short", {"colour": colour, "cards": left})
    return None


def passes_points(best: Features, other: Features) -> Reason | None:
    """Return who scores clearly more than after the other pass."""
    more = more_by_seat(best, other, "points-")
    seat = max(more, key=lambda one: more[one])
    return Reason("give", {"seat": seat}) if more[seat] >= CLEAR_PASS else None


def leave_spies(best: Features, other: Features) -> Reason | None:
    """Return that fewer Black Spies are taken from the Mole."""
    return Reason("leave-spies") if best["spies"] < other["spies"] else None


def take_low(best: Features, other: Features) -> Reason | None:
    """Return that the cards taken from the Mole are lower together."""
    return Reason("take-low") if best["ranks"] < other["ranks"] else None


def first_away(best: Features, other: Features) -> Reason | None:
    """Return how often somebody else takes the first trick, if that is clearly more often."""
    if other["takes"] - best["takes"] >= OFTEN / 2:
        return Reason("first-away", {"chance": about(1 - best["takes"])})
    return None


def by_length(best: Features, other: Features) -> Reason | None:
    """Return how many cards of the colour that it calls a seat has: few, or more than of the other."""
    if best["has"] <= SHORT and best["has"] < other["has"]:
        return Reason("call-short", {"cards": int(best["has"])})
    return Reason("call-long", {"cards": int(best["has"])}) if best["has"] > other["has"] else None


OF_PASSES = (
    partial(void, "rid"),
    pass_spies,
    pass_high_black,
    keeps_low,
    hold_spies,
    few_low,
    short,
    pass_higher,
    pass_high,
    passes_points,
    keeps_lower_hand,
)
"""The ideas of three cards that are passed, the most telling one first."""
OF_TAKES = (partial(void, "stay-void"), leave_spies, keeps_low, short, take_low)
"""The same of three cards that are taken from the Mole."""
OF_CALLS = (by_length, first_away, cheaper)
"""The same of a colour that is called."""
TELLINGS = {"play": OF_CARDS, "pass": OF_PASSES, "take": OF_TAKES, "call": OF_CALLS}
"""The same by the verb of both actions."""
