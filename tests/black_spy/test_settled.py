"""When nothing still to be played can change a seat's points (BS-19 to BS-29)."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from spydeck.games.black_spy import GAME
from spydeck.games.black_spy.cards import BLACK, CARDS, COLOURED_SPIES, DECK, SPIES, first_spies, texts_of
from spydeck.games.black_spy.rules import apply
from spydeck.games.black_spy.rules.state import OTHERS, SELF, State
from spydeck.games.black_spy.rules.tricks import next_spies, playable, settled
from spydeck.games.black_spy.tensors import act_at_random
from spydeck.games.black_spy.vocabulary import stage, verb
from spydeck.kernel import copy, count, members
from spydeck.match import Match
from tests.black_spy.stacked import passed_table, play
from tests.random_games import random_options

pytestmark = pytest.mark.unmetered

Points = tuple[tuple[int, ...], ...]
"""Totals after a deal; where a sweeper is to choose, after each way to settle."""

MAX_LEFT = 7
"""With no more cards than this left to play, every line of play is examined."""


def scored(state: State) -> Points:
    """Return the totals after a deal whose last card has been played."""
    if state.stage != stage.SETTLE:
        return (tuple(state.totals),)
    ends = [copy(state), copy(state)]
    for how, end in zip((OTHERS, SELF), ends, strict=True):
        apply(end, end.turn, verb.SETTLE, how, 0)
    return tuple(tuple(end.totals) for end in ends)


def played_at_random(state: State, random: Random) -> Points:
    """Return the totals after one random line of play, in which a settled deal must stay settled."""
    state = copy(state)
    while state.stage == stage.PLAY:
        assert settled(state)
        card = random.choice(members(playable(state, state.turn)))
        apply(state, state.turn, verb.PLAY, card, 0)
    assert not settled(state)
    return scored(state)


def every_line(state: State) -> Iterator[Points]:
    """Yield the totals after every line of play."""
    if state.stage != stage.PLAY:
        yield scored(state)
        return
    for card in members(playable(state, state.turn)):
        after = copy(state)
        apply(after, after.turn, verb.PLAY, card, 0)
        yield from every_line(after)


def redealt(state: State, random: Random) -> State:
    """Return the state with the cards that are still in hands dealt again at random."""
    state = copy(state)
    held = [card for hand in state.hands[: state.players] for card in members(hand)]
    random.shuffle(held)
    for seat in range(state.players):
        size = count(state.hands[seat])
        state.hands[seat] = next_spies(state, sum(1 << held.pop() for _ in range(size)))
    unplayed_spies = count(SPIES) - state.spies_played
    assert sum(count(hand & SPIES) for hand in state.hands[: state.players]) == unplayed_spies
    return state


def to_one_seat(state: State, random: Random) -> None:
    """Let one seat have all black cards that have been taken."""
    seats = range(state.players)
    black = sum(state.taken[seat] & BLACK for seat in seats)
    for seat in seats:
        state.taken[seat] &= ~BLACK
    state.taken[random.choice(seats)] |= black


def first_settled(random: Random, swept: bool) -> State | None:
    """Return the first settled state of a random deal with random options, if there is one."""
    state = GAME.setup.start(random_options(GAME, random))
    near = random.choice((state.end_value, state.end_value // 2))
    state.totals[: state.players] = [near - random.randint(0, 70) for _ in range(state.players)]
    for chance in GAME.chances.values():
        GAME.rules.resolve(state, random.sample(list(chance.deck(state)), CARDS))
    words = [random.getrandbits(40)]
    while state.stage < stage.PLAY:
        act_at_random(state, words)
    while state.stage == stage.PLAY and not settled(state):
        act_at_random(state, words)
        if swept and state.in_trick == 0 and state.stage == stage.PLAY:
            to_one_seat(state, random)
    return state if state.stage == stage.PLAY else None


@pytest.mark.parametrize("swept", [False, True])
def test_a_settled_deal_scores_the_same_however_it_is_played(swept: bool) -> None:
    random = Random(5)
    looked_at, swept_at, exhausted = 0, 0, 0
    for _ in range(400):
        state = first_settled(random, swept)
        if state is None:
            continue
        looked_at += 1
        swept_at += any(cards & BLACK == BLACK for cards in state.taken)
        points = {played_at_random(redealt(state, random), random) for _ in range(4)}
        if CARDS - state.played <= MAX_LEFT:
            exhausted += 1
            points.update(every_line(state))
        assert len(points) == 1
    assert looked_at > 100
    assert exhausted > 50
    assert swept_at > 30 or not swept


def test_it_follows_from_what_everyone_sees() -> None:
    random = Random(6)
    for _ in range(20):
        state = first_settled(random, swept=False)
        if state is None:
            continue
        for seat in range(-1, state.players):
            seen: Any = State()
            GAME.observe(state, seat, seen)
            assert settled(seen)


BLACK_CARDS = texts_of(BLACK)


def sweep(*variants: str, last: str) -> Match:
    """Return a deal in which seat 0 has taken all black cards and holds R1, R10, and a last card."""
    hand = " ".join(["R1", "R10", last, "R11", *BLACK_CARDS])
    match = passed_table({0: hand}, players=3, variants=variants)
    for lead in ("R11", *BLACK_CARDS):
        play(match, lead)
        for _ in range(2):
            match.act(match.actors[0], next(match.legal(match.actors[0])))
    return match


def test_bs_21_a_sweep_settles_the_deal_whoever_takes_coloured_spies() -> None:
    match = sweep(last="R7")
    assert match.settled
    assert "R7" in match.view(0)["hand"]
    assert [match.view(seat)["settled"] for seat in (None, 0, 1, 2)] == [True] * 4


def test_bs_26_under_the_house_rule_coloured_spies_count_in_a_sweep() -> None:
    assert not sweep("spies-count-on-sweep", last="R7").settled
    assert sweep("spies-count-on-sweep", "no-good-spies", last="R7").settled
    assert sweep("spies-count-on-sweep", last="R9").settled


def test_bs_28_how_a_sweep_is_settled_stays_for_the_sweeper_to_choose() -> None:
    match = sweep("capture-or-release", last="R7")
    assert match.settled
    while match.settled:
        match.act(match.actors[0], next(match.legal(match.actors[0])))
    assert match.view(0)["stage"] == "settle"
    assert (match.actors, list(match.legal(0))) == ((0,), ["settle others", "settle self"])


def test_a_deal_is_settled_with_the_trick_that_surely_takes_the_last_cards_that_count() -> None:
    state = State()
    state.players, state.stage, state.beating, state.taker = 4, stage.PLAY, DECK, -1
    blue_9, blue_10, black_1, blue_7, yellow_2 = 8, 9, 44, 6, 12
    rest = 1 << blue_9 | 1 << blue_10 | 1 << black_1 | 1 << blue_7 | 1 << yellow_2
    state.taken[:2] = [DECK & ~rest & ~(1 << 45), 1 << 45]
    assert not settled(state)
    state.trick_cards = 1 << blue_9 | 1 << black_1 | 1 << blue_7
    state.beating, state.taker, state.in_trick = 1 << blue_10, 2, 3
    assert not settled(state)
    state.trick_cards, state.beating, state.taker = state.trick_cards | 1 << blue_10, 0, 3
    assert settled(state)


def test_bs_27_coloured_spies_are_waited_for_only_where_they_count() -> None:
    state = State()
    state.players, state.stage, state.beating, state.taker = 4, stage.PLAY, DECK, -1
    state.taken[:2] = [first_spies(BLACK) & ~(1 << 44), 1 << 44 | DECK & ~BLACK & ~COLOURED_SPIES]
    assert not settled(state)
    state.variants = 1
    assert settled(state)
