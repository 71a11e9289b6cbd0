"""Sampled worlds and observation tensors of Spycard: SC-4, SC-5, SC-7, SC-18, SC-23, SC-30, SC-32."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest

from spydeck.games.action_text import random_action
from spydeck.games.registry import game
from spydeck.games.spycard.belief import resample
from spydeck.games.spycard.cards import AC, AD, AGENTS, JOKER, KC, KH, KS, agendas_in_game
from spydeck.games.spycard.observe import observe
from spydeck.games.spycard.rules import pending
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.tensors import TENSOR, act_at_random, draw, encode
from spydeck.games.spycard.vocabulary import ending, phase, stage, verb
from spydeck.games.tensor import length_of
from spydeck.kernel import NONE, blank, copy, dtype_of, members, pack, random_below, unpack
from spydeck.kernel.compiled import compile_function, generator
from tests.spycard.stacked import play, stacked

GAME = game("spycard")
LENGTH = length_of(TENSOR)
SEED = 11
ALL = (1 << AGENTS) - 1


class Survey(NamedTuple):
    """Positions, what seats see of them, worlds sampled from that, and what the seats see of those."""

    positions: Any
    seats: Any
    seen: Any
    worlds: Any
    again: Any
    tensors: Any
    """Those of the positions, of what is seen, and of the worlds."""
    weights: Any


def look(states: Any, seats: Any, seen: Any, tensors: Any, weights: Any, words: Any) -> None:
    """Observe and encode states; sample a world first if there are weights to fill in."""
    for place in range(len(states)):
        if place < len(weights):
            weights[place] = resample(states[place], seats[place], words)
        observe(states[place], seats[place], seen[place])
        encode(states[place], seats[place], tensors[place])


Run = Callable[[Any, Any], Survey]


@pytest.fixture(scope="module")
def run() -> Run:
    """Return the compiled survey of positions and seats."""
    compiled = compile_function(look)

    def surveyed(positions: Any, seats: Any) -> Survey:
        number = len(positions)
        seen, again = (np.repeat(pack(blank(State)), number) for _ in range(2))
        tensors = np.full((3, number, LENGTH), -7, np.int8)
        weights = np.zeros(number)
        compiled(positions, seats, seen, tensors[0], weights[:0], generator(SEED))
        compiled(seen, seats, again, tensors[1], weights[:0], generator(SEED))
        worlds = seen.copy()
        again[:] = pack(blank(State))
        compiled(worlds, seats, again, tensors[2], weights, generator(SEED))
        return Survey(positions, seats, seen, worlds, again, tensors, weights)

    return surveyed


def samples(run: Run, number: int, state: State, seat: int = 0) -> Survey:
    """Return many samples of what one seat sees of one state."""
    return run(np.repeat(pack(state), number), np.full(number, seat))


def random_positions(number: int) -> tuple[Any, Any]:
    """Return positions of random games with all numbers of players and some options, and seats."""
    random = Random(number)
    words, order = [number], [0] * 60
    positions = np.zeros(number, dtype_of(State))
    found = 0
    while found < number:
        options = {"jack_on_accusation": random.random() < 0.7, "turn_limit": random.choice([6, 100])}
        state = GAME.setup.start(GAME.read_options(random.randint(3, 5), options))
        while state.stage != stage.OVER:
            if pending(state) != NONE:
                draw(state, words, order)
            else:
                act_at_random(state, words)
            if found < number and (state.stage == stage.OVER or random_below(words, 2)):
                positions[found : found + 1] = pack(state)
                found += 1
    return positions, np.array([random.randrange(-1, players) for players in positions["players"]])


@pytest.mark.slow
def test_a_sampled_world_looks_the_same_and_tensors_hold_no_secrets(run: Run) -> None:
    """SC-7: to every seat and to spectators, in every stage; nothing stays hidden in the world itself."""
    positions, seats = random_positions(30_000)
    assert set(positions["stage"]) == set(range(stage.DRAW_AGENDAS, stage.OVER + 1))
    for first in range(0, 30_000, 10_000):
        check_survey(run(positions[first : first + 10_000], seats[first : first + 10_000]))


def check_survey(found: Survey) -> None:
    """Check that sampled worlds look the same and are whole, and that tensors are those of observations."""
    assert found.seen.tobytes() == found.again.tobytes()
    assert (found.weights == 1).all()
    assert (found.tensors == found.tensors[0]).all()
    for name in ("agents", "agendas"):
        assert (np.sort(found.worlds[name]) == np.sort(found.positions[name])).all()
    waiting = found.positions["stage"] == stage.JACK
    assert ((found.worlds["fighter"] < 0) == (found.positions["fighter"] < 0))[waiting].all()


def test_interpreted_and_compiled_are_equal(run: Run) -> None:
    found = run(*random_positions(400))
    out = [0] * LENGTH
    for place in range(0, 400, 8):
        state, seat = unpack(State, found.positions[place]), int(found.seats[place])
        encode(state, seat, out)
        assert out == found.tensors[0, place].tolist()
        again = samples(run, 2, state, seat)
        words = generator(SEED).tolist()
        for number in range(2):
            world = unpack(State, again.seen[number])
            assert resample(world, seat, words) == again.weights[number]
            assert world == unpack(State, again.worlds[number])


class Watched(NamedTuple):
    """A game as a seat has watched it."""

    start: State
    seat: int
    insight: int
    """Bit set of tokens: what the seat knows from the deal on besides its own."""
    steps: list[Any]
    """The outcomes and the actions."""
    seen: list[State]
    """What the seat saw after each of them."""

    def carry_out(self, state: State, step: Any) -> State:
        """Carry out a step. Return what the seat sees."""
        if pending(state) == NONE:
            GAME.rules.apply(state, state.asked, *step)
        else:
            GAME.rules.resolve(state, step)
            if self.seat >= 0:
                state.known[self.seat] |= self.insight
        seen = blank(State)
        observe(state, self.seat, seen)
        return seen

    def could_be(self, world: State) -> bool:
        """Return whether play from the start in a world, by the rules alone, looks the same to the seat."""
        state = copy(self.start)
        secrets = [list(world.agents), list(world.agendas[: agendas_in_game(world.players)])]
        steps = secrets + self.steps[2:]
        if has_hidden_fighter(world) and steps[-1][0] in (verb.JACK, verb.NO_JACK):
            jack = world.fighter != world.acting
            steps[-1] = (verb.JACK, world.fighter, 0) if jack else (verb.NO_JACK, NONE, 0)
        for step, expected in zip(steps, self.seen, strict=True):
            if pending(state) == NONE and GAME.rules.refusal(state, state.asked, *step):
                return False
            if self.carry_out(state, step) != expected:
                return False
        return True


def has_hidden_fighter(state: State) -> bool:
    """Return whether an attacker has chosen what is turned up, and the target's owner has not (SC-23)."""
    return state.stage == stage.JACK and state.phase == phase.ATTACK and state.asked != state.turn


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_whole_game_could_have_been_played_in_a_sampled_world(players: int) -> None:
    """SC-18, SC-23, SC-30: where few agents but clubs are unknown, so that many worlds are impossible."""
    random = Random(players)
    for _ in range(16):
        agents = sorted(range(AGENTS), key=lambda agent: random.random() + 0.5 * (agent // 11 != 2))
        insight = sum(1 << token for token in range(AGENTS) if random.random() < 0.2 + 0.7 * (token > 14))
        start = GAME.setup.start(GAME.read_options(players, {}))
        watched = Watched(start, random.randrange(-1, players), insight, [], [])
        in_game = agendas_in_game(players)
        outcomes = [agents, random.sample(range(in_game), in_game), [random.randrange(players)]]
        state = copy(start)
        while len(watched.steps) < 80 and state.stage != stage.OVER:
            waiting = pending(state)
            watched.steps.append(quiet_action(state, random) if waiting == NONE else outcomes[waiting])
            watched.seen.append(watched.carry_out(state, watched.steps[-1]))
            if waiting == NONE and (has_hidden_fighter(state) or random.random() < 0.1):
                for seed in range(3):
                    world = copy(watched.seen[-1])
                    assert resample(world, watched.seat, [64 * len(watched.steps) + seed]) == 1
                    assert watched.could_be(world)


def quiet_action(state: State, random: Random) -> Any:
    """Return a random action, rarely an exposure, which would end games early."""
    while True:
        action = random_action(GAME, state, state.asked, [random.getrandbits(62)])
        if action.verb != verb.EXPOSE or random.random() < 0.1:
            return action


def chi_square(counts: Counter[Any], weights: dict[Any, float]) -> None:
    """Check that counts follow weights; six standard deviations above the mean would be too far out."""
    assert set(counts) <= {cell for cell, weight in weights.items() if weight}
    scale = sum(counts.values()) / sum(weights.values())
    total = sum(
        (counts[cell] - weight * scale) ** 2 / (weight * scale) for cell, weight in weights.items() if weight
    )
    freedom = sum(weight > 0 for weight in weights.values()) - 1
    assert total < freedom + 6 * sqrt(2 * freedom)


HANDS = "7H JC X 2S / 3C 4C 5C 6D / 8H 8D 8S 8C"


def test_sc_4_every_agent_is_equally_likely(run: Run) -> None:
    match = stacked(HANDS)
    found = samples(run, 12_000, match._state)
    known = members(match._state.controlled[0])
    weights = {**dict.fromkeys(range(JOKER), 1.0), JOKER: 2.0}
    for token in known:
        agent = match._state.agents[token]
        weights[agent] -= 1
        assert (found.worlds["agents"][:, token] == agent).all()
    for token in (1, 46):
        chi_square(Counter(found.worlds["agents"][:, token].tolist()), weights)


def test_sc_18_every_assignment_of_agendas_that_are_not_ruled_out_is_equally_likely(run: Run) -> None:
    state = copy(stacked(HANDS + " / 2C 2D 2H 3H", agendas="KH AD KS KC")._state)
    state.ruled_out[1] = 1 << AC | 1 << KS | 1 << KC
    state.ruled_out[2] = 1 << AD | 1 << AC
    state.ruled_out[3] = ALL & ~(1 << KC | 1 << AC)
    hidden = [agenda for agenda in range(7) if agenda != KH]
    weights = {
        (one, two, three): 1.0
        for one in hidden
        for two in hidden
        for three in hidden
        if len({one, two, three}) == 3
        and not (
            state.ruled_out[1] >> one & 1 or state.ruled_out[2] >> two & 1 or state.ruled_out[3] >> three & 1
        )
    }
    found = samples(run, 8_000, state)
    chi_square(Counter(map(tuple, found.worlds["agendas"][:, 1:4].tolist())), weights)
    chi_square(Counter(found.worlds["agendas"][:, 6].tolist()), last_aside(weights, hidden))


def last_aside(weights: dict[Any, float], hidden: list[int]) -> dict[int, float]:
    """Return how often each agenda is the last one set aside."""
    return {agenda: sum(agenda not in cell for cell in weights) for agenda in hidden}


def test_sc_23_a_token_fights_in_as_many_worlds_as_it_is_a_jack(run: Run) -> None:
    """P2 has seen that #4 is a Jack, and none of the others; three of 39 unknown agents are Jacks."""
    match = stacked("7H JC X 2S / 3C 4C 5C 6D / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 field #2; 2 field #3; 0 hearts #1 on #4; 1 allow; 2 allow; 0 no jack")
    play(match, "1 pass; 2 clubs #3 on #4; 0 allow; 1 allow; 0 attack #1 #2; 0 no jack")
    found = samples(run, 12_000, match._state, 2)
    unknown = AGENTS - 5
    weights = {0: float(unknown), 3: float(unknown), 6: 3.0, 9: 3.0}
    chi_square(Counter(found.worlds["fighter"].tolist()), weights)
    assert set(found.seen["fighter"].tolist()) == {-1}
    rank_places = found.worlds["agents"][range(12_000), found.worlds["fighter"]] % 11
    assert (rank_places[found.worlds["fighter"] != 0] == 9).all()
    assert set(samples(run, 50, match._state, 0).worlds["fighter"].tolist()) == {0}


def test_sc_30_a_king_of_clubs_would_have_won_with_clubs_alone(run: Run) -> None:
    """P1's agents are three clubs that all have seen, and #11: either this is no club, or P1 has no KC."""
    match = stacked(HANDS, agendas="KH AD KS")
    play(match, "0 field #1; 1 pass; 2 field #3")
    play(match, "0 hearts #1 on #2; 1 allow; 2 allow; 1 no jack; 1 pass")
    play(match, "2 hearts #3 on #5; 0 allow; 1 allow; 1 no jack")
    play(match, "0 hearts #1 on #8; 1 allow; 2 allow; 1 no jack; 1 pass")
    for line in ("2 clubs #3 on #2; 0 allow; 1 allow", "0 clubs #1 on #5; 1 allow; 2 allow"):
        play(match, line)
    play(match, "1 pass; 2 clubs #3 on #8; 0 allow; 1 allow; 0 pass; 1 pass")
    assert 1 << 10 | 1 << AGENTS + 1 in match._state.not_all_clubs
    found = samples(run, 12_000, match._state)
    worlds = found.worlds["agendas"]
    is_club = found.worlds["agents"][:, 10] // 11 == 2
    unknown, clubs = AGENTS - 7, 7
    weights = {
        (holder, club): float(clubs if club else unknown - clubs) for holder in (1, 3, 4) for club in (0, 1)
    }
    weights[1, 1] = 0
    holders = np.argmax(worlds == KC, axis=1)
    others = holders != 2  # the four agents of P2 are all clubs in one world of a thousand
    chi_square(
        Counter(zip(holders[others].tolist(), is_club[others].astype(int).tolist(), strict=True)), weights
    )
    assert match._state.agendas[1] != KC


def test_sc_32_who_has_won_with_the_king_of_clubs_had_clubs_alone(run: Run) -> None:
    match = stacked("7H JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C", agendas="KH KC KS")
    play(match, "0 pass; 1 pass; 2 pass; 0 pass; 1 pass")
    assert match.winners == (1,)
    found = samples(run, 50, match._state)
    assert match._state.ending == ending.BY_AGENDA
    assert (found.worlds["agents"][:, [1, 4, 7, 10]] // 11 == 2).all()


def test_a_state_that_no_play_leads_to_is_filled_too(run: Run) -> None:
    """Where agendas are ruled out for everyone, and with no weight where a win by the rules did not count."""
    state = copy(stacked(HANDS, agendas="KH KC KS")._state)
    state.ruled_out[1] = state.ruled_out[2] = ALL & ~(1 << KC)
    found = samples(run, 20, state)
    assert (found.weights == 1).all()
    assert (np.sort(found.worlds["agendas"][:, :5]) == range(5)).all()
    state.shown[1] |= 1
    state.not_all_clubs[0] = 1 << AGENTS + 1
    state.not_all_clubs_count = 1
    found = samples(run, 2, state)
    assert (found.weights == 0).all()
    assert found.seen.tobytes() == found.again.tobytes()
