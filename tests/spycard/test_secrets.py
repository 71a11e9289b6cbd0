"""A seat learns nothing that it may not know: worlds that it cannot tell apart look the same to it.

Another world for a seat (or -1, a spectator) has other agents, including Jacks and Jokers, behind the tokens
that the seat does not know, and other agendas for the others. Everything that reaches the seat must then be
the same, byte for byte (SC-5, SC-7, SC-9, SC-18, SC-20, SC-23).
"""

import copy as copies
from random import Random
from typing import Any

import pytest

from spydeck.errors import SpydeckError
from spydeck.games.action_text import random_action, write_action
from spydeck.games.registry import game
from spydeck.games.spycard.cards import AGENTS, agendas_in_game
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.rules.turn import index_agent
from spydeck.games.spycard.vocabulary import event, phase, stage, verb
from spydeck.kernel import EVERYONE, NONE, blank, copy, members, pack
from spydeck.match import Match
from tests.spycard.test_oracle import any_text

pytestmark = pytest.mark.unmetered

GAME = game("spycard")


def known_tokens(state: State, seat: int) -> int:
    """Return the tokens whose agents a seat knows."""
    return state.revealed | (state.known[seat] if seat >= 0 else 0)


def other_world(state: State, seat: int, random: Random) -> State:
    """Return a world that a seat cannot tell from this one."""
    world = copy(state)
    known = known_tokens(state, seat)
    tokens = [token for token in range(AGENTS) if not known >> token & 1]
    agents = [state.agents[token] for token in tokens]
    random.shuffle(agents)
    for field in ("jacks", "queens", "aces", "jokers"):
        setattr(world, field, getattr(world, field) & known)
    world.of_suit = [suit & known for suit in state.of_suit]
    for token, agent in zip(tokens, agents, strict=True):
        index_agent(world, token, agent)
    shuffle_agendas(world, seat, random)
    if state.stage == stage.JACK and state.fighter >= 0 and seat != state.turn:
        own = state.controlled[state.turn] & ~state.face_up
        world.fighter = random.choice(members(own))
    return world


def shuffle_agendas(world: State, seat: int, random: Random) -> None:
    """Shuffle the agendas that a seat does not know, including those set aside."""
    in_game = range(agendas_in_game(world.players))
    hidden = [
        place
        for place in in_game
        if place >= world.players
        or not (world.shown[place] == EVERYONE or (seat >= 0 and world.shown[place] >> seat & 1))
    ]
    agendas = [world.agendas[place] for place in hidden]
    random.shuffle(agendas)
    for place, agenda in zip(hidden, agendas, strict=True):
        world.agendas[place] = agenda


def in_world(match: Match, world: State, seat: int, random: Random) -> Match:
    """Return the same match in another world, with another history of what the seat did not see."""
    other = copies.copy(match)
    other._state = world
    other._visible_rows = {}
    other._rows = [
        row
        if row.sees == EVERYONE or (seat >= 0 and row.sees >> seat & 1)
        else row._replace(value=random.getrandbits(24))
        for row in match._rows
    ]
    for number, row in enumerate(other._rows[len(other._rows) - world.event_count :]):
        world.event_value[number] = row.value
    return other


def observed(state: State, seat: int) -> bytes:
    seen = blank(State)
    GAME.observe(state, seat, seen)
    return bytes(pack(seen).tobytes())


def received(match: Match, seat: int, texts: list[str]) -> list[Any]:
    """Return everything that reaches a seat."""
    viewer = None if seat < 0 else seat
    data: list[Any] = [observed(match._state, seat), match.view(viewer), match.events(viewer)]
    if seat < 0:
        return data
    for verb_id in (NONE, *range(len(GAME.verbs))):
        data.append(GAME.rules.choices(match._state, seat, verb_id, NONE, 0))
    return [*data, *[answer_to(match, seat, text) for text in texts]]


def answer_to(match: Match, seat: int, text: str) -> object:
    """Return what may follow a text if it is legal, otherwise the error."""
    trial = copies.copy(match)
    trial._state = copy(match._state)
    trial._lines, trial._rows, trial._visible_rows = list(match._lines), list(match._rows), {}
    if match.is_legal(seat, text):
        return match.choices(seat, text)
    with pytest.raises(SpydeckError) as caught:
        trial.act(seat, text)
    return str(caught.value)


def random_match(random: Random, players: int) -> Match:
    """Return a new match with a random seed, one in four without Jacks on accusations (SC-24)."""
    seed = random.getrandbits(40)
    return Match(GAME, GAME.read_options(players, {"jack_on_accusation": seed % 4 != 0}), seed=seed)


def step(match: Match, random: Random) -> None:
    """Take one random action."""
    seat = match.actors[0]
    action = random_action(GAME, match._state, seat, [random.getrandbits(62)])
    match.act(seat, write_action(GAME, action))


@pytest.mark.parametrize("players", [3, 4, pytest.param(5, marks=pytest.mark.slow)])
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(players: int) -> None:
    random = Random(players)
    compared = 0
    for _ in range(12):
        match = random_match(random, players)
        while not match.over:
            if random.random() < 0.15 or match.view(None)["stage"] != "turn":
                seat = random.randint(-1, players - 1)
                world = other_world(match._state, seat, random)
                texts = [any_text(random, match._state) for _ in range(6)]
                other = in_world(match, world, seat, random)
                assert received(other, seat, texts) == received(match, seat, texts)
                compared += world.agents != match._state.agents
            step(match, random)
    assert compared > 150


def reveals_agent(state: State) -> bool:
    """Return whether the last action made an agent public."""
    kinds = state.event_kind[: state.event_count]
    return any(kind in (event.TURNED_UP, event.DIED, event.DISCARDED) for kind in kinds)


@pytest.mark.parametrize("players", [3, 4, pytest.param(5, marks=pytest.mark.slow)])
def test_being_asked_reveals_nothing(players: int) -> None:
    """SC-20, SC-23: claims, accusations and attacks lead to the same questions in every such world."""
    random = Random(players)
    asked = 0
    for _ in range(40):
        match = random_match(random, players)
        while not match.over:
            state = match._state
            seat = state.asked
            action = random_action(GAME, state, seat, [random.getrandbits(62)])
            if verb.HEARTS <= action.verb <= verb.ATTACK or action.verb == verb.ACCUSE:
                witness = random.choice([other for other in range(-1, players) if other != seat])
                world = other_world(state, witness, random)
                here = copy(state)
                if GAME.rules.refusal(world, seat, *action) == 0:
                    GAME.rules.apply(here, seat, *action)
                    GAME.rules.apply(world, seat, *action)
                    if stage.OVER in (here.stage, world.stage):
                        break  # a win shows the agenda that it was won by
                    assert reveals_agent(here) == reveals_agent(world)
                    assert here.stage == world.stage or reveals_agent(here)
                    if here.stage in (stage.ACCUSE, stage.JACK, stage.BULLET) and not reveals_agent(here):
                        assert observed(here, witness) == observed(world, witness)
                        asked += 1
            step(match, random)
    assert asked > 100


@pytest.mark.parametrize("players", [3, 4])
def test_the_first_choice_of_an_attack_reveals_nothing_before_both_are_turned(players: int) -> None:
    """SC-23: whether the attacker turned up a Jack only shows after the target's answer."""
    random = Random(players)
    seen = 0
    for _ in range(250):
        match = random_match(random, players)
        while not match.over and seen < 20:
            state = match._state
            if state.stage == stage.JACK and state.phase == phase.ATTACK and state.fighter >= 0:
                seen += 1
                for witness in range(-1, players):
                    world = other_world(state, witness, random)
                    other = in_world(match, world, witness, random)
                    assert received(other, witness, []) == received(match, witness, [])
            step(match, random)
    assert seen >= 20


def test_nothing_is_visible_that_is_not_named() -> None:
    """A blank observation hides everything, and when filled still hides what a spectator may not know."""
    match = random_match(Random(1), 4)
    seen = blank(State)
    GAME.observe(match._state, -1, seen)
    assert set(seen.agents) == {-1}
    assert set(seen.agendas) == {-1}
    assert (seen.jacks, seen.queens, seen.aces, seen.jokers, seen.of_suit) == (0, 0, 0, 0, [0] * 4)
    assert match.view(None).get("agenda") is None


def test_set_aside_agendas_and_the_deck_stay_unseen_even_after_the_game() -> None:
    random = Random(9)
    for _ in range(20):
        match = random_match(random, 4)
        while not match.over:
            step(match, random)
        for seat in range(-1, 4):
            seen = blank(State)
            GAME.observe(match._state, seat, seen)
            assert set(seen.agendas[4:]) == {-1}
            assert all(seen.agents[token] == -1 for token in range(match._state.drawn, AGENTS))
