"""A seat learns nothing that it may not know: worlds that it cannot tell apart look the same to it.

A world is a state. Another world for a seat redistributes the cards that it cannot see among the places where
they may be, and renumbers all Black Spies; then everything that reaches the seat must be the same,
byte for byte.
"""

from random import Random
from typing import Any

import pytest

import spydeck
from spydeck.errors import SpydeckError
from spydeck.games.black_spy.cards import CARD_TEXTS, FIRST_SPY, SPIES
from spydeck.games.black_spy.observe import observe
from spydeck.games.black_spy.rules.deal import receiver
from spydeck.games.black_spy.rules.state import State
from spydeck.games.black_spy.vocabulary import stage
from spydeck.games.game import Options
from spydeck.kernel import EVERYONE, blank, copy, members, pack
from spydeck.match import Match
from tests.black_spy.stacked import Stack
from tests.random_games import random_match

pytestmark = pytest.mark.unmetered

GAME = spydeck.game("black-spy")


def other_world(state: State, seat: int, random: Random) -> State:
    """Return a world with other hidden cards that a seat (or -1) cannot tell from this one."""
    world = copy(state)
    if state.stage in (stage.DRAW, stage.DEAL, stage.OVER):
        return world
    swap_hidden_cards(world, seat, random)
    for row in range(state.event_count):
        sees = state.event_sees[row]
        if sees != EVERYONE and (seat < 0 or not sees >> seat & 1):
            world.event_value[row] = random.getrandbits(60)
    renumber_spies(world, random)
    return world


def places_of(state: State, seat: int) -> list[tuple[str, int]]:
    """Return the sets of cards now that a seat cannot see: hands, cards put aside to pass, the Mole."""
    places = [("hands", other) for other in range(state.players) if other != seat]
    if state.stage == stage.PASS:
        places += [("passed", other) for other in range(state.players) if other != seat]
    if state.stage == stage.TAKE and (seat < 0 or state.shown[seat] == 0):
        places.append(("mole", 0))
    return places


def cards_at(state: State, place: tuple[str, int]) -> int:
    """Return the cards at a place."""
    field, number = place
    cards: int = state.mole if field == "mole" else getattr(state, field)[number]
    return cards


def change_at(state: State, place: tuple[str, int], both: int) -> None:
    """Exchange two cards at a place, one of which lies there."""
    field, number = place
    if field == "mole":
        state.mole ^= both
        state.shown[state.turn] ^= both
    else:
        getattr(state, field)[number] ^= both


def swap_hidden_cards(world: State, seat: int, random: Random) -> None:
    """Exchange cards between hidden places, keeping what the seat knows of each card."""
    places = places_of(world, seat)
    for _ in range(40):
        one, other = random.choice(places), random.choice(places)
        cards = members(cards_at(world, one))
        others = members(cards_at(world, other))
        if one == other or not cards or not others:
            continue
        card, other_card = random.choice(cards), random.choice(others)
        if known(world, seat, card) or known(world, seat, other_card):
            continue
        both = 1 << card | 1 << other_card
        rewrite_history(world, both, seat)
        change_at(world, one, both)
        change_at(world, other, both)


def known(world: State, seat: int, card: int) -> bool:
    """Return whether a seat knows where a hidden card is or came from: passed it, or saw it in the Mole."""
    if seat < 0:
        return False
    return bool((world.passed[seat] | world.shown[seat]) >> card & 1)


def rewrite_history(world: State, both: int, seat: int) -> None:
    """Exchange two cards in what was passed and taken before, out of the seat's sight."""
    for field in ("passed", "shown", "took"):
        sets = getattr(world, field)
        for other in range(world.players):
            in_sight = other == seat or (
                field == "passed"
                and seat >= 0
                and world.stage > stage.PASS
                and receiver(world, other) == seat
            )
            a_place = field == "passed" and world.stage == stage.PASS
            a_place |= field == "shown" and world.stage == stage.TAKE and other == world.turn
            if not in_sight and not a_place and (sets[other] & both).bit_count() == 1:
                sets[other] ^= both


def renumber_spies(world: State, random: Random) -> None:
    """Give the unplayed Black Spies other numbers everywhere."""
    unplayed = list(range(FIRST_SPY + world.spies_played, FIRST_SPY + 6))
    held = 0
    for seat in range(world.players):
        held |= world.hands[seat]
    if world.stage in (stage.TAKE, stage.PASS) or members(held & SPIES) != unplayed:
        unplayed = list(range(FIRST_SPY, FIRST_SPY + 6))
    shuffled = random.sample(unplayed, len(unplayed))
    numbers = dict(zip(unplayed, shuffled, strict=True))
    for field in ("hands", "passed", "shown", "took"):
        sets = getattr(world, field)
        for seat in range(world.players):
            sets[seat] = renumbered(sets[seat], numbers)
    world.mole = renumbered(world.mole, numbers)


def renumbered(cards: int, numbers: dict[int, int]) -> int:
    return sum(1 << numbers.get(card, card) for card in members(cards))


def observed(state: State, seat: int) -> bytes:
    seen = blank(State)
    observe(state, seat, seen)
    return bytes(pack(seen).tobytes())


def answers(match: Match, seat: int, texts: list[str]) -> list[str]:
    """Return what a seat learns when it tries some actions; none of them is carried out."""
    answers = []
    for text in texts:
        if match.is_legal(seat, text):
            answers.append("legal")
            continue
        try:
            match.act(seat, text)
        except SpydeckError as error:
            answers.append(str(error))
    return answers


def everything_for(match: Match, seat: int, texts: list[str]) -> list[Any]:
    """Return everything that reaches a seat (or -1) except its events, which stay in the match."""
    viewer = None if seat < 0 else seat
    reached: list[Any] = [match.view(viewer)]
    if seat >= 0:
        reached.append(list(match.legal(seat)))
        reached.append(answers(match, seat, texts))
    return reached


TEXTS = ["play R1", "play K7", "play B5", "pass B1 K7 K7", "pass R1 R2 R3", "take K7 B1 B2", "call red"]


def compare_worlds(match: Match, random: Random) -> int:
    """Compare this world with another for every seat. Return how many differ in the true state."""
    true = match._state
    different = 0
    for seat in range(-1, match.players):
        here = everything_for(match, seat, TEXTS)
        world = other_world(true, seat, random)
        different += world != true
        assert observed(world, seat) == observed(true, seat)
        match._state = world
        try:
            assert everything_for(match, seat, TEXTS) == here
        finally:
            match._state = true
    return different


def with_the_mole() -> Options:
    """Options in which everything hidden comes up."""
    return GAME.read_options(4, {"variants": ["the-mole", "calling-color"], "end_value": 400})


@pytest.mark.parametrize("seed", range(24))
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(seed: int) -> None:
    random = Random(seed)
    different = 0

    def check(match: Match) -> None:
        nonlocal different
        if random.random() < 0.2:
            different += compare_worlds(match, random)

    random_match(GAME, random, check, most=250, options=with_the_mole() if seed % 2 else None)
    assert different > 20


def test_copies_of_a_black_spy_exchanged_change_nothing() -> None:
    """Every state of a game with its unplayed K7 renumbered: all seats see the same."""
    random = Random(3)

    def check(match: Match) -> None:
        world = copy(match._state)
        if world.stage not in (stage.DRAW, stage.DEAL, stage.OVER):
            renumber_spies(world, random)
        for seat in range(-1, match.players):
            assert observed(world, seat) == observed(match._state, seat)

    random_match(GAME, random, check, most=400)


def received_by(match: Match, seat: int) -> list[Any]:
    """Return everything that a seat has received, including its events and the rows of its observation."""
    return [
        match.view(seat),
        match.events(seat),
        match.observation(seat).rows,
        match.observation(seat).events,
    ]


@pytest.mark.parametrize("seed", range(12))
def test_events_of_two_deals_that_differ_out_of_sight_are_the_same(seed: int) -> None:
    """Four seats; the two that seat 0 gets nothing from hold and pass other cards, and other copies of K7."""
    random = Random(seed)
    order = random.sample(CARD_TEXTS, 60)
    red_1 = order.index("R1")
    order[red_1], order[3] = order[3], order[red_1]  # who leads must not tell the deals apart
    hidden = [place for place in range(60) if place % 4 in (1, 2)]  # dealer 3 deals them to seats 1 and 2
    other_order = list(order)
    for place, other in zip(hidden, random.sample(hidden, 30), strict=True):
        other_order[place] = order[other]
    matches = [spydeck.new("black-spy", chance=Stack(3, [one])) for one in (order, other_order)]
    assert matches[0].view(1)["hand"] != matches[1].view(1)["hand"]
    for seat in (3, 1, 0, 2):
        for match in matches:
            match.act(seat, "pass " + " ".join(match.view(seat)["hand"][:3]))
        assert received_by(matches[0], 0) == received_by(matches[1], 0)
    assert matches[0].events(1) != matches[1].events(1)


@pytest.mark.parametrize("seed", range(6))
def test_events_show_hidden_cards_to_their_own_seat_only(seed: int) -> None:
    match = random_match(GAME, Random(seed))
    for seat in (None, *range(match.players)):
        for fact in match.events(seat):
            private = fact["event"] in ("hand", "mole-shown", "mole-taken", "pass", "receive")
            if private:
                assert ("cards" in fact) == (fact["seat"] == seat)
                assert fact["count"] > 0


def test_a_blank_field_is_hidden_by_default() -> None:
    """A spectator sees no hand, and no card passed or taken from the Mole."""
    match = spydeck.new("black-spy", seed=1)
    seen = blank(State)
    observe(match._state, -1, seen)
    assert seen.hands == [-1] * 6
    for seat in range(4):
        assert match.view(None).get("hand") is None
        assert "passed" not in match.view(None)
        match.act(seat, next(match.legal(seat)))
    observe(match._state, -1, seen)
    assert seen.passed[:4] == [-1] * 4
