"""Ideas: what speaks for an action, held against the rules and against worlds that were drawn anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
import pytest

import spydeck
from spydeck.bots.search import SearchBot
from spydeck.bots.thinking.brief import ADVICE_SEED, ADVISER, brief_of
from spydeck.bots.thinking.processor import Thinking
from spydeck.bots.thinking.verdict import reason_of
from spydeck.games.black_spy.cards import (
    BLACK,
    CARD_TEXTS,
    FIRST_SPY,
    SPIES,
    cards_above,
    cards_of_colour,
    colour_of,
    rank_of,
)
from spydeck.games.black_spy.rules.tricks import value_of
from spydeck.games.black_spy.vocabulary import event
from spydeck.games.black_spy.vocabulary import verb as verb_of_black_spy
from spydeck.games.choices import legal_action
from spydeck.games.game import search_of
from spydeck.games.reasons import Explanation, Option, Reason
from spydeck.games.registry import game, names
from spydeck.games.spy_tricks.belief import cards_left, voids_of_all
from spydeck.games.spy_tricks.cards import SPOT_TEXTS, cards_of_suit, spots_of
from spydeck.games.spy_tricks.observe import possible_secrets
from spydeck.games.spy_tricks.rules.state import TRICKS
from spydeck.games.spy_tricks.vocabulary import stage as stage_of_tricks
from spydeck.games.spycard import ideas as ideas_of_spycard
from spydeck.games.spycard.cards import AGENDA_TEXTS
from spydeck.games.spycard.effects import after
from spydeck.games.spycard.policy import sensible
from spydeck.games.spycard.rules import apply
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.search import steps_to
from spydeck.games.spycard.vocabulary import stage as stage_of_spycard
from spydeck.games.spycard.vocabulary import verb as verb_of_spycard
from spydeck.games.text_ui import Names
from spydeck.json_types import JsonObject
from spydeck.kernel import count, members, unpack
from spydeck.language.messages import bundle
from spydeck.match.observation import Observation
from spydeck.study.puzzles import shipped
from spydeck.study.review import Decision, judged

GAMES = names()[:3]
WORLDS = 512
LONGEST = {"en": 225, "de": 250}
"""How many characters a reason may have, with what an action risks."""
SLACK = 0.4
"""How much of a difference that was counted must be there in other worlds."""


@cache
def explained(name: str) -> tuple[tuple[Observation, Explanation], ...]:
    """Return choices in a few games with what the bot that suggests finds out about them."""
    found = list(explained_early(name))
    bot = SearchBot(ADVISER, ADVICE_SEED)
    for seed in range(3):
        match = spydeck.new(name, seed=seed)
        sensible = spydeck.bot("sensible", seed=1)
        for place in range(90):
            if match.over:
                break
            seat = match.actors[0]
            seen = match.observation(seat)
            if place % 5 == 2:
                found.append((seen, bot.explain(seen)))
            match.act(seat, sensible.choose(seen))
    return tuple(found)


def explained_early(name: str) -> Iterator[tuple[Observation, Explanation]]:
    """Yield choices of Black Spy that there are only with variants: of the Mole, and of a colour to call."""
    bot, sensible = SearchBot(ADVISER, ADVICE_SEED), spydeck.bot("sensible", seed=1)
    for variant in ("the-mole", "calling-color") if name == "black-spy" else ():
        match = spydeck.new(name, seed=4, variants=[variant])
        while match.part < 2:
            seen = match.observation(match.actors[0])
            if next(iter(seen.legal())).partition(" ")[0] in ("take", "call"):
                yield seen, bot.explain(seen)
            match.act(seen.seat, sensible.choose(seen))


class Fresh:
    """What follows from two actions, in worlds that are drawn independently of the explanation."""

    def __init__(self, seen: Observation, best: str, other: str) -> None:
        level = replace(search_of(seen.game).LEVELS[ADVISER], playouts=400, worlds=1024)
        thinking = Thinking(brief_of(seen.game, seen.state, seen.seat, level, 4711, rows=seen.rows))
        thinking.think()
        self.seen, self.seat, self.state = seen, seen.seat, seen.state
        self.actions = [legal_action(seen.game, seen.state, seen.seat, text) for text in (best, other)]
        self.worlds, found = thinking.look_at(self.actions)
        self.ends = [ends for _, ends in found]

    def card(self, place: int) -> int:
        """Return the number of the card that an action plays."""
        return int(self.actions[place].subject)

    def points(self, place: int, seat: int) -> float:
        """Return the mean points of a seat."""
        ends = self.ends[place]
        rows = (ends["event_kind"] == SCORED[self.seen.game.name]) & (ends["event_seat"] == seat)
        rows &= np.arange(rows.shape[1]) < ends["event_count"][:, None]
        return float((ends["event_value"] * rows).sum(axis=1).mean())

    def takes(self, place: int, seat: int) -> float:
        """Return how often a seat takes the trick, or wins it."""
        return float((self.ends[place]["leaders"][:, self.state.trick + 1] == seat).mean())

    def left(self, place: int) -> int:
        """Return what is left of the hand in Black Spy."""
        action, hand = self.actions[place], self.state.hands[self.seat]
        if action.verb == verb_of_black_spy.TAKE:
            cards = (hand | action.objects) & ~SPIES
            spies = count(hand & SPIES) + count(action.objects & SPIES)
            return int(cards | ((1 << spies) - 1) << FIRST_SPY)
        gone = list(members(action.objects)) or [action.subject]
        for card in gone:
            bit = 1 << card
            if SPIES & bit:
                spies = hand & SPIES
                bit = spies & -spies
            hand &= ~bit
        return int(hand)

    @property
    def passes(self) -> bool:
        """Whether cards are passed on."""
        return self.actions[0].verb == verb_of_black_spy.PASS

    def led(self) -> int:
        """Return the colour that was led."""
        return colour_of(int(self.state.plays[self.state.played - self.state.in_trick]))


SCORED = {"black-spy": event.SCORED, "spy-tricks": 12, "spycard": -1}
Claim = Callable[[Fresh, JsonObject], Any]


def cannot_take(fresh: Fresh) -> bool:
    """Return whether the rules keep the best card from taking the trick."""
    return fresh.state.in_trick > 0 and not fresh.state.beating >> fresh.card(0) & 1


def brings(fresh: Fresh, place: int) -> float:
    """Return the mean points that the seat takes with this trick."""
    first = fresh.state.played - fresh.state.in_trick
    total = 0
    for end in fresh.ends[place]:
        if end["leaders"][fresh.state.trick + 1] == fresh.seat:
            cards = end["plays"][first : first + fresh.state.players]
            total += value_of(sum(1 << int(card) for card in cards), fresh.state.variants)
    return total / len(fresh.ends[place])


def of_text(fresh: Fresh, card: str) -> int:
    """Return the number of a card."""
    return legal_action(fresh.seen.game, fresh.state, fresh.seat, f"play {card}").subject


BLACK_SPY: dict[str, Claim] = {
    "sweep": lambda fresh, _: sweeps(fresh, 0, fresh.seat) > sweeps(fresh, 1, fresh.seat),
    "stop-sweep": lambda fresh, said: sweeps(fresh, 0, said["seat"]) < sweeps(fresh, 1, said["seat"]),
    "spy-to": lambda fresh, said: cannot_take(fresh) and fresh.takes(0, said["seat"]) > 0.95,
    "spy-away": lambda fresh, _: cannot_take(fresh) and SPIES >> fresh.card(0) & 1,
    "take-spy": lambda fresh, said: brings(fresh, 0) < -1 and fresh.takes(0, fresh.seat) > 0.3,
    "give": lambda fresh, said: (
        (fresh.passes or cannot_take(fresh))
        and fresh.points(0, said["seat"]) - fresh.points(1, said["seat"]) > 2 * SLACK
    ),
    "duck": lambda fresh, said: cannot_take(fresh) and colour_of(fresh.card(0)) == fresh.led(),
    "leave": lambda fresh, _: cannot_take(fresh) and fresh.takes(1, fresh.seat) > 0.1,
    "free-trick": lambda fresh, said: (
        fresh.state.in_trick == fresh.state.players - 1
        and value_of(fresh.state.trick_cards | 1 << fresh.card(0), fresh.state.variants) <= 0
    ),
    "cheap-trick": lambda fresh, said: brings(fresh, 0) < 2,
    "throw": lambda fresh, said: cannot_take(fresh) and rank_of(fresh.card(0)) >= 8,
    "keep-spy": lambda fresh, said: rank_of(fresh.card(1)) == 7 and colour_of(fresh.card(1)) < 4,
    "rid": lambda fresh, said: rids(fresh, 0, said["colour"]) and not rids(fresh, 1, said["colour"]),
    "keep-low": lambda fresh, _: fresh.left(0) & SPIES and low_black(fresh, 0) > low_black(fresh, 1),
    "off-lead": lambda fresh, said: (
        fresh.state.in_trick == 0
        and abs(1 - fresh.takes(0, fresh.seat) - said["chance"] / 100) < 0.3
        and fresh.takes(1, fresh.seat) > fresh.takes(0, fresh.seat)
    ),
    "cheaper": lambda fresh, said: brings(fresh, 1) - brings(fresh, 0) > 2 * SLACK,
    "keep-under": lambda fresh, said: cards_above(fresh.card(1)) >> fresh.card(0) & 1,
    "pass-spies": lambda fresh, said: (
        count(fresh.left(0) & SPIES) == count(fresh.state.hands[fresh.seat] & SPIES) - said["spies"]
    ),
    "pass-high": lambda fresh, said: high(fresh, 0) < high(fresh, 1),
    "keep-lower": lambda fresh, _: cannot_take(fresh) and cards_above(fresh.card(1)) >> fresh.card(0) & 1,
    "lower": lambda fresh, said: (
        fresh.card(1) == CARD_TEXTS.index(said["card"])
        and cards_above(fresh.card(0)) >> fresh.card(1) & 1
        and fresh.takes(0, fresh.seat) <= fresh.takes(1, fresh.seat)
    ),
    "pass-higher": lambda fresh, said: (
        cards_above(CARD_TEXTS.index(said["lower"])) >> CARD_TEXTS.index(said["card"]) & 1
        and fresh.left(1) >> CARD_TEXTS.index(said["card"]) & 1
        and not fresh.left(0) >> CARD_TEXTS.index(said["card"]) & 1
    ),
    "pass-high-black": lambda fresh, _: above_spies(fresh, 0) < above_spies(fresh, 1),
    "few-low": lambda fresh, said: low_beside(fresh, said["card"]) == said["low"],
    "short": lambda fresh, said: (
        colours_left(fresh, 0, said["colour"]) == said["cards"] < colours_left(fresh, 1, said["colour"])
    ),
    "hold-spies": lambda fresh, said: (
        count(fresh.left(0) & SPIES) > count(fresh.left(1) & SPIES) and low_black(fresh, 0) == said["low"]
    ),
    "stay-void": lambda fresh, said: (
        not colours_left(fresh, 0, said["colour"]) and colours_left(fresh, 1, said["colour"])
    ),
    "leave-spies": lambda fresh, _: count(fresh.left(0) & SPIES) < count(fresh.left(1) & SPIES),
    "take-low": lambda fresh, _: ranks(fresh, 0) < ranks(fresh, 1),
    "first-away": lambda fresh, said: (
        abs(1 - fresh.takes(0, fresh.seat) - said["chance"] / 100) < 0.2 and fresh.state.trick == 0
    ),
    "call-short": lambda fresh, said: called(fresh, 0) == said["cards"] < called(fresh, 1),
    "call-long": lambda fresh, said: called(fresh, 0) == said["cards"] > called(fresh, 1),
    "keep-lower-hand": lambda fresh, _: ranks(fresh, 0) < ranks(fresh, 1),
    "draw-spy": lambda fresh, said: (
        fresh.state.in_trick == 0 and abs(drawn_spies(fresh) - said["chance"] / 100) < 0.15
    ),
    "keep-beside": lambda fresh, said: (
        low_of(fresh, 0, said["colour"]) > low_of(fresh, 1, said["colour"]) == 0
        and high_of(fresh, 1, said["colour"]) > 0
    ),
    "keep-exit": lambda fresh, said: (
        fresh.card(1) == CARD_TEXTS.index(said["card"])
        and rank_of(fresh.card(1)) <= 4 < rank_of(fresh.card(0))
        and colour_of(fresh.card(0)) != colour_of(fresh.card(1))
    ),
    "spies-later": lambda fresh, _: spies_of(fresh, 0, own=True) > spies_of(fresh, 1, own=True),
    "fewer-spies": lambda fresh, _: spies_of(fresh, 0, own=False) < spies_of(fresh, 1, own=False),
    "fewer-tricks": lambda fresh, said: (
        abs(tricks_taken(fresh, 0) - said["tricks"]) < 1
        and abs(tricks_taken(fresh, 1) - said["instead"]) < 1
        and tricks_taken(fresh, 0) < tricks_taken(fresh, 1)
    ),
    "coloured-later": lambda fresh, _: coloured_taken(fresh, 0) > coloured_taken(fresh, 1),
    "otherwise-fewer": lambda fresh, said: (
        fresh.points(0, said["seat"]) - fresh.points(1, said["seat"]) > SLACK
    ),
    "win-now": lambda fresh, _: all(end["winners"] >> fresh.seat & 1 for end in fresh.ends[0]),
}
SPY_TRICKS: dict[str, Claim] = {
    "wins": lambda fresh, said: abs(fresh.takes(0, fresh.seat) - said["chance"] / 100) < 0.15,
    "loses": lambda fresh, said: abs(loses(fresh, 0) - said["chance"] / 100) < 0.15,
    "places": lambda fresh, said: places(fresh, 0) > places(fresh, 1),
    "quiet": lambda fresh, said: (
        out_on_the_mat(fresh, 1, said["rank"]) and not out_on_the_mat(fresh, 0, said["rank"])
    ),
    "cost": lambda fresh, said: fresh.points(1, said["seat"]) - fresh.points(0, said["seat"]) > SLACK,
    "ruled-out": lambda fresh, _: fitting(fresh, 0) and not fitting(fresh, 1),
    "sure": lambda fresh, _: fitting(fresh, 0) == possible(fresh),
    "one-of": lambda fresh, said: possible(fresh) == said["possible"] and fitting(fresh, 0) == 1,
    "fits": lambda fresh, said: (possible(fresh), fitting(fresh, 0)) == (said["possible"], said["fits"]),
    "salvation": lambda fresh, said: abs(saved(fresh, 0) - said["chance"] / 100) < 0.15,
    "later": lambda fresh, _: placed_later(fresh, 0) > placed_later(fresh, 1),
    "likelier": lambda fresh, said: right(fresh, 0) > right(fresh, 1),
    "prize": lambda fresh, said: (points_named(fresh, 0), points_named(fresh, 1)) == prizes(said),
    "gamble": lambda fresh, said: (
        (points_named(fresh, 0), points_named(fresh, 1)) == prizes(said)
        and right(fresh, 0) * said["points"] > SLACK * right(fresh, 1) * said["instead"]
    ),
    "before": lambda fresh, said: abs(taken_by_others(fresh) - said["chance"] / 100) < 0.15,
    "helper": lambda fresh, said: (
        fresh.actions[0].objects == 1 and 2 * points_named(fresh, 0) == said["points"]
    ),
    "keep-helper": lambda fresh, _: (fresh.actions[0].objects, fresh.actions[1].objects) == (0, 1),
}
SPYCARD: dict[str, Claim] = {
    "fulfil": lambda fresh, said: (
        own_agenda(fresh) == said["agenda"] and steps_nearer(fresh, fresh.seat, said["agenda"]) > SLACK
    ),
    "nearer": lambda fresh, said: (
        own_agenda(fresh) == said["agenda"]
        and abs(steps_nearer(fresh, fresh.seat, said["agenda"]) - said["steps"]) < 1
    ),
    "hide": lambda fresh, said: (
        own_agenda(fresh) not in said["agendas"]
        and all(steps_nearer(fresh, fresh.seat, agenda) > SLACK for agenda in said["agendas"])
    ),
    "cost": lambda fresh, said: (
        abs(has_agenda(fresh, said["seat"], said["agenda"]) - said["chance"] / 100) < 0.3
        and steps_nearer(fresh, said["seat"], said["agenda"]) < -SLACK
    ),
    "lie": lambda fresh, said: not able(fresh) and about(accused(fresh), said["chance"]),
    "truth": lambda fresh, said: able(fresh) and about(accused(fresh), said["chance"]),
    "joker": lambda fresh, said: able(fresh) and about(accused(fresh), said["chance"]),
    "stop-win": lambda fresh, said: (
        about(wins_turn(fresh, 1, said["seat"]), said["chance"])
        and wins_turn(fresh, 0, said["seat"]) < wins_turn(fresh, 1, said["seat"])
    ),
    "back": lambda fresh, said: further(fresh, 0, said["seat"]) > max(0, further(fresh, 1, said["seat"])),
    "stop": lambda fresh, said: further(fresh, 1, said["seat"]) < min(0, further(fresh, 0, said["seat"])),
    "guard": lambda fresh, said: (
        own_agenda(fresh) == said["agenda"]
        and further(fresh, 1, fresh.seat) > max(0, further(fresh, 0, fresh.seat))
    ),
    "recruit": lambda fresh, _: agents(fresh, 0) > agents(fresh, 1),
    "ready": lambda fresh, said: (
        abs(agents(fresh, 0, field=True) - said["agents"]) < 1
        and agents(fresh, 0, field=True) > agents(fresh, 1, field=True)
    ),
    "shelter": lambda fresh, _: agents(fresh, 0, field=True) < agents(fresh, 1, field=True),
    "catch": lambda fresh, said: said["seat"] == fresh.state.turn and claim_holds(fresh) < 0.7,
    "twice": lambda fresh, said: said["seat"] == fresh.state.turn and claim_holds(fresh) > 0.3,
    "leave-it": lambda fresh, said: about(accused(fresh), said["chance"]) and claim_holds(fresh) < 0.7,
    "harmless": lambda fresh, _: further(fresh, 0, fresh.seat) < SLACK,
    "shield": lambda fresh, said: at_stake(fresh) == said["token"] and fresh.actions[0].subject >= 0,
    "keep-jack": lambda fresh, _: fresh.state.jacks & fresh.state.controlled[fresh.seat],
    "spare": lambda fresh, said: (
        at_stake(fresh) == said["token"]
        and said["instead"] == f"#{fresh.card(0) + 1}"
        and all(world.discarded >> fresh.card(0) & 1 for world in turns_end(fresh, 0))
    ),
    "keep-token": lambda fresh, said: (
        said["token"] == f"#{fresh.card(1) + 1}"
        and all(world.discarded >> fresh.card(1) & 1 for world in turns_end(fresh, 1))
    ),
    "expose-win": lambda fresh, _: all(world.winners >> fresh.seat & 1 for world in rightly_exposed(fresh)),
    "expose-near": lambda fresh, said: abs(steps_of_the_exposed(fresh, said["seat"]) - said["steps"]) < 1,
    "expose-out": lambda fresh, said: (
        said["seat"] == fresh.card(0)
        and not any(world.playing >> said["seat"] & 1 for world in rightly_exposed(fresh))
    ),
    "surer": lambda fresh, said: (
        said["seat"] == fresh.card(1) != fresh.card(0) and exposed(fresh, 0).mean() > exposed(fresh, 1).mean()
    ),
    "too-early": lambda fresh, said: said["seat"] == fresh.card(1) and exposed(fresh, 1).mean() < 0.95,
    "unmask": lambda fresh, said: said["seat"] == fresh.state.turn and claim_holds(fresh) > 0.3,
    "known-sleeper": lambda fresh, said: fresh.card(0) == said["seat"] and knows_drafted(fresh),
    "win-less": lambda fresh, said: wins_later(fresh, 0, said["seat"]) < wins_later(fresh, 1, said["seat"]),
    "nearer-later": lambda fresh, said: (
        left_later(fresh, 0) < left_later(fresh, 1)
        and abs(left_later(fresh, 0) - said["steps"]) < 0.5
        and abs(left_later(fresh, 1) - said["instead"]) < 0.5
    ),
}
CLAIMS = dict(zip(GAMES, (BLACK_SPY, SPY_TRICKS, SPYCARD), strict=True))


def sweeps(fresh: Fresh, place: int, seat: int) -> float:
    return float((fresh.ends[place]["taken"][:, seat] & BLACK == BLACK).mean())


def rids(fresh: Fresh, place: int, colour: str) -> bool:
    number = ("blue", "yellow", "red", "green", "black").index(colour)
    return not fresh.left(place) & cards_of_colour(number)


def low_black(fresh: Fresh, place: int) -> int:
    return sum(rank_of(card) < 7 for card in members(fresh.left(place) & BLACK))


def high(fresh: Fresh, place: int) -> int:
    return sum(rank_of(card) >= 8 for card in members(fresh.left(place)))


def ranks(fresh: Fresh, place: int) -> int:
    return sum(rank_of(card) for card in members(fresh.left(place)))


def above_spies(fresh: Fresh, place: int) -> int:
    return sum(rank_of(card) > 7 for card in members(fresh.left(place) & BLACK))


def low_beside(fresh: Fresh, card: str) -> int:
    return sum(
        colour_of(one) == "BYRGK".index(card[0]) and rank_of(one) <= 4 for one in members(fresh.left(0))
    )


def low_of(fresh: Fresh, place: int, colour: str) -> int:
    number = ("blue", "yellow", "red", "green", "black").index(colour)
    return sum(rank_of(card) <= 4 for card in members(fresh.left(place) & cards_of_colour(number)))


def high_of(fresh: Fresh, place: int, colour: str) -> int:
    number = ("blue", "yellow", "red", "green", "black").index(colour)
    return sum(rank_of(card) >= 8 for card in members(fresh.left(place) & cards_of_colour(number)))


def rest(fresh: Fresh, place: int) -> Iterator[tuple[int, int, int, int]]:
    """Yield the cards that are played from here on in each end: its number, trick, seat, and who takes it."""
    players = fresh.state.players
    first = fresh.state.played - fresh.state.in_trick
    for number, end in enumerate(fresh.ends[place]):
        for at in range(first, 60):
            trick = at // players
            seat = (int(end["leaders"][trick]) + at % players) % players
            yield number, int(end["plays"][at]), seat, int(end["leaders"][trick + 1])


def tricks_taken(fresh: Fresh, place: int) -> float:
    taken = sum(taker == fresh.seat for _, _, _, taker in rest(fresh, place))
    return taken / int(fresh.state.players) / len(fresh.ends[place])


def spies_of(fresh: Fresh, place: int, *, own: bool) -> float:
    """Return how many Black Spies go from the seat to others, or from others to it."""
    found = [
        (SPIES >> card & 1) and (seat == fresh.seat) == own and (taker == fresh.seat) != own
        for _, card, seat, taker in rest(fresh, place)
    ]
    return sum(map(bool, found)) / len(fresh.ends[place])


def coloured_taken(fresh: Fresh, place: int) -> float:
    taken = [card for _, card, _, taker in rest(fresh, place) if taker == fresh.seat]
    coloured = [card for card in taken if rank_of(card) == 7 and colour_of(card) < 4]
    return len(coloured) / len(fresh.ends[place])


def drawn_spies(fresh: Fresh) -> float:
    """Return how often the trick has a Black Spy of somebody else that the seat does not take."""
    first = fresh.state.played - fresh.state.in_trick
    found = 0
    for end in fresh.ends[0]:
        cards = [int(card) for card in end["plays"][first + 1 : first + fresh.state.players]]
        taker = end["leaders"][fresh.state.trick + 1]
        found += any(SPIES >> card & 1 for card in cards) and taker != fresh.seat
    return found / len(fresh.ends[0])


def colours_left(fresh: Fresh, place: int, colour: str) -> int:
    """Return how many cards of a colour are left of the hand."""
    number = ("blue", "yellow", "red", "green", "black").index(colour)
    return count(fresh.left(place) & cards_of_colour(number))


def called(fresh: Fresh, place: int) -> int:
    """Return how many cards of the colour that is called the hand has."""
    return count(fresh.state.hands[fresh.seat] & cards_of_colour(fresh.card(place)))


def loses(fresh: Fresh, place: int) -> float:
    return float((fresh.ends[place]["losers"][:, fresh.state.trick] == fresh.seat).mean())


def places(fresh: Fresh, place: int) -> float:
    return fresh.takes(place, fresh.seat) + loses(fresh, place)


def out_on_the_mat(fresh: Fresh, place: int, rank: int) -> bool:
    seen = set(members(fresh.state.mat)) | {fresh.card(place)}
    seen |= {int(fresh.state.plays[fresh.state.played - 1 - back]) for back in range(fresh.state.in_trick)}
    return {rank - 1, rank + 8, rank + 17} <= seen


def possible(fresh: Fresh) -> int:
    return count(cards_that_can_be_secret(fresh))


def cards_that_can_be_secret(fresh: Fresh) -> int:
    """Return the cards that leave only such in the other hands as these may hold, by what they followed."""
    unseen, voids = possible_secrets(fresh.state, fresh.seat), voids_of_all(fresh.state)
    hands = [
        (cards_left(fresh.state, seat), voids >> 3 * seat & 7)
        for seat in range(fresh.state.players)
        if seat != fresh.seat
    ]

    def fit(cards: int) -> bool:
        """Return whether the cards of each set of suits have room in hands that may hold one of them."""
        return all(
            count(cards & sum(cards_of_suit(suit) for suit in members(suits)))
            <= sum(number for number, void in hands if suits & ~void)
            for suits in range(1, 8)
        )

    return sum(1 << card for card in members(unseen) if fit(unseen & ~(1 << card)))


def fitting(fresh: Fresh, place: int) -> int:
    """Return how many cards a guess fits that can still be the Secret Document, by their texts."""
    spot = SPOT_TEXTS[fresh.card(place)]
    cards = [f"{letter}{rank}" for letter in "RBW" for rank in range(1, 10)]
    left = [cards[card] for card in members(cards_that_can_be_secret(fresh))]
    return sum(spot in (card, card[1:], {"R": "red", "B": "blue", "W": "white"}[card[0]]) for card in left)


def placed(fresh: Fresh, end: Any, first: int) -> int:
    """Return how many henchmen the seat places from a trick on, as its Winner or its Loser."""
    return sum(
        fresh.seat in (end["leaders"][trick + 1], end["losers"][trick]) for trick in range(first, TRICKS)
    )


def placed_later(fresh: Fresh, place: int) -> float:
    """Return how many henchmen the seat places on average after the present trick."""
    first = fresh.state.trick + (fresh.state.stage == stage_of_tricks.PLAY)
    return float(np.mean([placed(fresh, end, first) for end in fresh.ends[place]]))


def saved(fresh: Fresh, place: int) -> float:
    """Return how often the seat places one henchman more than it wins and loses tricks."""
    ends = fresh.ends[place]
    return float(np.mean([end["placed"][fresh.seat] > placed(fresh, end, 0) for end in ends]))


def right(fresh: Fresh, place: int) -> float:
    """Return how often a guess names the Secret Document."""
    secrets = [int(world["secret"]) for world in fresh.worlds]
    return float(np.mean([spots_of(secret) >> fresh.card(place) & 1 for secret in secrets]))


def points_named(fresh: Fresh, place: int) -> int:
    """Return the points of a right guess, by the text of its spot (ST-21)."""
    spot = SPOT_TEXTS[fresh.card(place)]
    return 2 if spot.isalpha() else 5 if spot.isdecimal() else 10


def prizes(said: JsonObject) -> tuple[int, int]:
    return said["points"], said["instead"]


def taken_by_others(fresh: Fresh) -> float:
    """Return how often another seat has a henchman on the spot of the best guess after the other one."""
    others = [seat for seat in range(fresh.state.players) if seat != fresh.seat]
    spot = fresh.card(0)
    return float(np.mean([any(end["spots"][seat] >> spot & 1 for seat in others) for end in fresh.ends[1]]))


def own_agenda(fresh: Fresh) -> str:
    return AGENDA_TEXTS[int(fresh.state.agendas[fresh.seat])]


def steps_nearer(fresh: Fresh, seat: int, agenda: str) -> float:
    """Return how many steps nearer an agenda of a seat comes with the best action, if nobody objects."""
    number, nearer = AGENDA_TEXTS.index(agenda), []
    for record in fresh.worlds[::32]:
        before, now = unpack(State, record), turn_ends(fresh, 0, record)
        if seat == fresh.seat or int(before.agendas[seat]) == number:
            nearer.append(steps_to(before, seat, number) - steps_to(now, seat, number))
    return float(np.mean(nearer))


def has_agenda(fresh: Fresh, seat: int, agenda: str) -> float:
    return float((fresh.worlds["agendas"][:, seat] == AGENDA_TEXTS.index(agenda)).mean())


def turn_ends(fresh: Fresh, place: int, record: Any) -> State:
    """Return how the turn ends after an action, in one world."""
    world = unpack(State, record)
    after(world, fresh.seat, *fresh.actions[place], [1])
    return world


def turns_end(fresh: Fresh, place: int) -> list[State]:
    """Return the ends of the turn after an action, in some worlds."""
    return [turn_ends(fresh, place, record) for record in fresh.worlds[::8]]


def exposed(fresh: Fresh, place: int) -> Any:
    """Return in which worlds an exposure names the agenda that its player has."""
    action = fresh.actions[place]
    return 1 << fresh.worlds["agendas"][:, action.subject].astype(int) == action.objects


def rightly_exposed(fresh: Fresh) -> list[State]:
    """Return the ends of the turn in which the best action exposes somebody, in worlds where it is right."""
    worlds = fresh.worlds[exposed(fresh, 0)]
    return [turn_ends(fresh, 0, record) for record in worlds[::8]]


def steps_of_the_exposed(fresh: Fresh, seat: int) -> float:
    """Return how many steps are left for a seat to the agenda that the best action exposes."""
    worlds = [unpack(State, record) for record in fresh.worlds[exposed(fresh, 0)][::8]]
    return float(np.mean([steps_to(world, seat, int(world.agendas[seat])) for world in worlds]))


def about(share: float, percent: int) -> bool:
    return abs(share - percent / 100) < 0.25


def further(fresh: Fresh, place: int, seat: int) -> float:
    """Return how many steps further away a seat's agenda is at the end of the turn."""
    before = [unpack(State, record) for record in fresh.worlds[::8]]
    steps = [
        steps_to(now, seat, int(was.agendas[seat])) - steps_to(was, seat, int(was.agendas[seat]))
        for was, now in zip(before, turns_end(fresh, place), strict=True)
    ]
    return float(np.mean(steps))


def wins_turn(fresh: Fresh, place: int, seat: int) -> float:
    return float(np.mean([world.winners >> seat & 1 for world in turns_end(fresh, place)]))


def agents(fresh: Fresh, place: int, *, field: bool = False) -> float:
    """Return how many agents the seat has at the end of the turn, or has in the field."""
    worlds = turns_end(fresh, place)
    return float(
        np.mean([count(one.controlled[fresh.seat] & (one.in_field if field else -1)) for one in worlds])
    )


def accused(fresh: Fresh) -> float:
    """Return how often a claim is accused by somebody else, one after the other, as they play on."""
    found, generator = [], [1000]
    for record in fresh.worlds[::4]:
        world, answer = unpack(State, record), fresh.actions[0]
        apply(world, fresh.seat, answer.verb, answer.subject, answer.objects)
        while world.stage == stage_of_spycard.ACCUSE:
            given = sensible(world, world.asked, generator)
            apply(world, world.asked, *given)
            if given[0] == verb_of_spycard.ACCUSE:
                found.append(True)
                break
        else:
            found.append(False)
    return float(np.mean(found))


def claim_holds(fresh: Fresh) -> float:
    """Return how often the acting agent has what it claims (SC-14, SC-25)."""
    number = fresh.state.ability
    fits = [[*world["of_suit"], world["queens"], world["aces"]][number] for world in fresh.worlds]
    jokers = [world["jokers"] if number < 4 else 0 for world in fresh.worlds]
    return float(
        np.mean([(one | two) >> fresh.state.acting & 1 for one, two in zip(fits, jokers, strict=True)])
    )


def at_stake(fresh: Fresh) -> str:
    return f"#{fresh.state.at_stake + 1}"


def knows_drafted(fresh: Fresh) -> bool:
    """Return whether the seat knows the agent that it drafts, which it would keep otherwise (SC-7, SC-9)."""
    verbs = [action.verb for action in fresh.actions]
    return verbs == [verb_of_spycard.SLEEPER, verb_of_spycard.KEEP] and fresh.seat == fresh.state.turn


def wins_later(fresh: Fresh, place: int, seat: int) -> float:
    """Return how often a seat wins in the rounds that are played on."""
    return float((fresh.ends[place]["winners"] >> seat & 1).mean())


def left_later(fresh: Fresh, place: int) -> float:
    """Return how many steps are left to the seat's agenda after the rounds that are played on."""
    ends = [unpack(State, record) for record in fresh.ends[place]]
    steps = [steps_to(end, fresh.seat, int(end.agendas[fresh.seat])) for end in ends]
    return float(np.mean([min(7, number) for number in steps]))


def able(fresh: Fresh) -> bool:
    """Return whether the seat's own agent has what it claims, in every world."""
    action = fresh.actions[0]
    number = action.verb - 6
    for world in fresh.worlds:
        fits = [*world["of_suit"], world["queens"], world["aces"]][number]
        joker = world["jokers"] if number < 4 else 0
        if not (int(fits) | int(joker)) >> action.subject & 1:
            return False
    return True


def named(name: str) -> Iterator[tuple[Observation, Explanation, list[JsonObject]]]:
    for seen, found in explained(name):
        assert found.reason is not None
        ideas = found.reason.arguments.get("ideas", [])
        if ideas:
            yield seen, found, ideas


@pytest.mark.unmetered
@pytest.mark.parametrize("name", GAMES)
def test_every_idea_holds_by_the_rules_or_in_other_worlds(name: str) -> None:
    tested: Counter[str] = Counter()
    ideas = game(name).ideas
    assert ideas is not None
    for seen, found in explained(name):
        for other in [option for option in found.options if option.features and not option.equal][:2]:
            told = ideas.ideas(found.options[0], other)
            fresh = Fresh(seen, found.best, other.action) if told else None
            for idea in told:
                assert fresh is not None
                assert CLAIMS[name][idea.code](fresh, idea.arguments), (found.best, other.action, idea)
                tested[idea.code] += 1
    assert len(tested) >= 2, tested
    assert tested.total() >= 5, tested


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_ideas_come_first_in_words_and_numbers_after_them(name: str, language: str) -> None:
    text_ui = game(name).text_ui(language)
    people = Names(["you", "Heron", "Lynx", "Otter"], own=0)
    for _, found, ideas in named(name):
        assert found.reason is not None
        said = text_ui.describe_reason(found.reason.facts(), people)
        worded = list(text_ui.describe_ideas(found.reason.facts(), people))
        assert len(said) <= LONGEST[language], said
        assert len(worded) == len(ideas) <= 2
        assert said.startswith(" ".join(worded))
        assert all(not one[0].islower() and one.endswith(".") for one in worded)


@pytest.mark.parametrize("name", GAMES)
def test_every_idea_of_a_game_has_a_sentence_and_a_test(name: str) -> None:
    found = game(name)
    worded = {
        code.removeprefix("idea-") for code in bundle(found.sentences, "en") if code.startswith("idea-")
    }
    assert worded == CLAIMS[name].keys()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_puzzles_of_earlier_versions_whose_features_are_fewer_are_explained(name: str, language: str) -> None:
    text_ui, people = game(name).text_ui(language), Names.by_number(6, own=0)
    for puzzle in shipped(name)[::3]:
        found = puzzle.explanation
        for option in found.options[1:3]:
            reason = reason_of(puzzle.observation.game, found, option)
            assert reason is None or text_ui.describe_reason(reason.facts(), people)
    old = Reason("win", {"ideas": [{"code": "lie", "arguments": {}}]})
    if name == "spycard":
        assert not any("$" in one or "{" in one for one in text_ui.describe_ideas(old.facts(), people))


@pytest.mark.unmetered
@pytest.mark.parametrize("name", GAMES)
def test_a_suggestion_and_a_review_of_the_same_choice_agree(name: str) -> None:
    bot = SearchBot(ADVISER, ADVICE_SEED)
    for seen, found in explained(name)[:12]:
        for option in (*found.options[:3], *found.options[-2:]):
            reviewed = judged(bot, Decision(0, 0, seen, option.action)).move
            assert (reviewed is None) == option.equal, (option.action, found.best)
            if reviewed is not None:
                assert reviewed.explanation.best == found.best
                assert reviewed.played.results == option.results


@pytest.mark.parametrize("name", GAMES)
def test_bands_that_touch_are_as_good_as_each_other_and_chances_are_chances(name: str) -> None:
    for _, found in explained(name):
        best = found.options[0]
        worse = False
        for option in found.options:
            if not option.results:
                continue
            worth = found.measures[0]
            gap = best.results[worth] - option.results[worth]
            guesses = option.action.startswith("expose ")  # decided by how likely they are right
            if not guesses and gap <= best.errors[worth] + option.errors[worth]:
                assert option.equal or worse, option
            worse = worse or not (option.equal or option.barred)
            assert not (worse and option.equal), option
            for measure in ("win", "out", "sweep"):
                assert 0 <= option.results.get(measure, 0) <= 1


@pytest.mark.parametrize(("away", "said"), [(1.0, ["cost"]), (0.0, ["back"])])
def test_who_is_set_back_is_said_once(away: float, said: list[str]) -> None:
    table = {"stake": -1.0, "agents": 2.0, "fielded": 1.0, "left-later": 3.0}
    best = {**table, "away-1": away, "likely-1": 0.5, "agenda-1": 2.0, "back-1": 0.8}
    options = [
        Option("draft", {}, {}, 0.0, 0.0, True, best),
        Option("pass", {}, {}, 1.0, 0.1, False, {**table, "back-1": 0.0}),
    ]
    assert [idea.code for idea in ideas_of_spycard.ideas(*options)] == said
