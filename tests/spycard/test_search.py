"""How bots think about Spycard: legal candidates, the sensible player, blind to what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import numpy as np
import pytest

import spydeck
from spydeck.bots.baselines import SensibleBot
from spydeck.bots.search import SearchBot
from spydeck.bots.thinking.brief import brief_of
from spydeck.bots.thinking.processor import Thinking
from spydeck.cli.benchmark import bots
from spydeck.games.action import Action
from spydeck.games.action_text import random_action, write_action
from spydeck.games.registry import game
from spydeck.games.search import Level
from spydeck.games.spycard import search
from spydeck.games.spycard.policy import chance_of_truth, possible_agendas
from spydeck.games.spycard.search import WIN, conduct, worth
from spydeck.games.spycard.vocabulary import stage, verb
from spydeck.kernel import blank, copy, fields_of, pack
from spydeck.match import Match
from tests.effects import shares_of
from tests.random_games import on_record, play_on, random_options
from tests.spycard.stacked import play, stacked

GAME = game("spycard")
QUICK = Level(playouts=60, worlds=16, width=8)


def positions(number: int, seed: int) -> Iterator[Match]:
    """Yield matches in which a seat is to act, played at random."""
    random = Random(seed)
    while number:
        match = Match(GAME, random_options(GAME, random), seed=random.getrandbits(40))
        while not match.over and number:
            if random.random() < 0.2:
                number -= 1
                yield match
            seat = match.actors[0]
            match.act(
                seat, write_action(GAME, random_action(GAME, match._state, seat, [random.getrandbits(62)]))
            )


@pytest.mark.parametrize("width", [0, 5, 24, search.MAX_CANDIDATES])
def test_candidates_are_legal_and_no_two_are_equal(width: int) -> None:
    for match in positions(60, seed=width):
        seat = match.actors[0]
        found = np.zeros((search.MAX_CANDIDATES, 3), np.int64)
        number = search.candidates(match.observation(seat).state, seat, width, found)
        actions = [Action(*map(int, row)) for row in found[:number]]
        others = [one for one in actions if one.verb != verb.EXPOSE]
        assert 0 < len(others) <= (width or len(GAME.verbs))
        assert len(set(actions)) == number
        for action in actions:
            assert match.is_legal(seat, write_action(GAME, action))


def test_candidates_and_worth_are_the_same_compiled() -> None:
    for match in positions(60, seed=3):
        seat = match.actors[0]
        seen = match.observation(seat).state
        one, two = np.zeros((2, search.MAX_CANDIDATES, 3), np.int64)
        number = search.candidates(seen, seat, 24, one)
        assert on_record(search.candidates)(pack(seen), seat, 24, two) == number
        assert (one[:number] == two[:number]).all()


def test_a_world_is_worth_a_chance_to_win() -> None:
    for match in positions(100, seed=4):
        for dated in (False, True):
            worths = [worth(match._state, seat, dated) for seat in range(match.options.players)]
            assert all(0 <= worth <= WIN for worth in worths)
            assert sum(worths) <= WIN + 1e-6


def test_the_end_of_a_game_is_worth_what_it_is() -> None:
    for match in positions(20, seed=5):
        world = copy(match._state)
        seat = match.actors[0]
        measured = [0.0, 0.0, 0.0]
        search.play_on(world, seat, 100, [5], [0] * 64)
        search.measure(world, seat, measured)
        if world.winners:
            assert measured[:2] == [WIN * (world.winners >> seat & 1), world.winners >> seat & 1]


def test_a_bot_does_the_same_in_worlds_that_it_cannot_tell_apart() -> None:
    bot = SearchBot(QUICK, seed=8)
    for match in positions(15, seed=6):
        seat = match.actors[0]
        seen = match.observation(seat)
        again = blank(GAME.rules.State)
        GAME.observe(seen.sample(7).state(), seat, again)
        assert bot.choose(replace(seen, state=again)) == bot.choose(seen)


def test_a_world_that_is_played_again_is_the_same_but_for_its_agendas() -> None:
    for match in positions(60, seed=9):
        seat = match.actors[0]
        seen = match.observation(seat)
        world = seen.sample(3).state()
        again = copy(world)
        history = np.array(conduct.actions_of(seen.rows))
        assert conduct.weigh(again, seat, history, conduct.LIKELIHOODS, [4]) > 0
        for name in fields_of(type(world)):
            if not name.startswith(("event", "agendas", "not_all_clubs")):
                assert getattr(again, name) == getattr(world, name), name
        hidden = blank(GAME.rules.State)
        GAME.observe(again, seat, hidden)
        assert hidden.agendas == seen.state.agendas
        assert sorted(again.agendas) == sorted(world.agendas)
        assert again.ruled_out == world.ruled_out


def test_conduct_tells_agendas() -> None:
    """Sensible players show after a few turns what they want."""
    right = total = 0
    for seed in range(8):
        match = Match(GAME, GAME.read_options(4, {}), seed=seed)
        play_on(
            match,
            *[SensibleBot(seed * 4 + seat) for seat in range(4)],
            until=lambda match: sum(match._state.turns) >= 13,
        )
        if match.over:
            continue
        seat = match.actors[0]
        seen = match.observation(seat)
        thinking = Thinking(brief_of(GAME, seen.state, seat, Level(1, worlds=24), 1, rows=seen.rows))
        thinking.think()
        worlds = thinking.equally_likely(24)
        for other in range(4):
            if other != seat and match._state.playing >> other & 1:
                right += int((worlds["agendas"][:, other] == match._state.agendas[other]).sum())
                total += 24
    assert right > 0.6 * total


def test_odds_are_percentages_for_each_opponent_and_a_claim() -> None:
    for match in positions(30, seed=10):
        seat = match.actors[0]
        seen = match.observation(seat)
        thinking = Thinking(brief_of(GAME, seen.state, seat, Level(1, worlds=20), 1, rows=seen.rows))
        worlds, _ = thinking.likely_worlds()
        found = search.odds(seen.state, seat, shares_of(GAME, worlds, seat))
        for other, chances in enumerate(found["agendas"]):
            if other == seat or not seen.state.playing >> other & 1:
                assert chances is None
            else:
                assert sum(chances.values()) == pytest.approx(100)
        assert (found["claim"] is not None) == (seen.state.stage == stage.ACCUSE)
        assert found["claim"] is None or 0 <= found["claim"] <= 100


def advice(match: Match, seed: int = 1) -> str:
    """Return what the sensible bot does for the seat that is asked."""
    return spydeck.bot("sensible", seed=seed).choose(match.observation(match.actors[0]))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_is_always_legal(players: int) -> None:
    random = Random(players)
    for _ in range(12):
        match = spydeck.new("spycard", players=players, seed=random.getrandbits(40))
        bot = spydeck.bot("sensible", seed=random.getrandbits(40))
        wild = spydeck.bot("random", seed=random.getrandbits(40))
        while not match.over:
            seat = match.actors[0]
            text = bot.choose(match.observation(seat))
            assert match.is_legal(seat, text)
            match.act(seat, wild.choose(match.observation(seat)) if seat == 0 else text)


@pytest.mark.slow
def test_it_wins_more_than_one_and_a_half_times_par_against_random_players() -> None:
    """Four players, 1,000 games in all rotations; par is a quarter."""
    measured = bots("spycard", ["sensible", "random", "random", "random"], 250, 1)
    assert measured["wins"][0] > 0.6


@pytest.mark.unmetered
def test_it_wins_more_than_par_in_a_few_games() -> None:
    measured = bots("spycard", ["sensible", "random", "random", "random"], 15, 2)
    assert measured["wins"][0] > 0.5


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_does_the_same_on_the_true_state_as_on_what_the_seat_sees(players: int) -> None:
    random = Random(players)
    for _ in range(8):
        match = spydeck.new("spycard", players=players, seed=random.getrandbits(40))
        while not match.over:
            seat, state = match.actors[0], match._state
            seen = blank(GAME.rules.State)
            GAME.observe(state, seat, seen)
            one, two = [random.getrandbits(60)], [0]
            two[:] = one
            move = GAME.policy.sensible(seen, seat, one)
            assert (move, one) == (GAME.policy.sensible(state, seat, two), two)
            if state.stage == stage.TURN:
                assert GAME.policy.stand_in(seen, seat, one) == GAME.policy.stand_in(state, seat, two)
            if random.random() < 0.3:
                move = random_action(GAME, state, seat, [random.getrandbits(60)])
            match.act(seat, write_action(GAME, Action(*move)))


def test_it_passes_when_its_agenda_holds() -> None:
    match = stacked("7H JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C", agendas="AC KS AD")
    assert advice(match).startswith("field ")
    play(match, "0 field #1; 1 pass; 2 pass")
    assert advice(match) == "pass"


def test_it_accuses_what_it_knows_to_be_a_lie_and_never_what_it_knows_to_be_true() -> None:
    match = stacked("7D 2H 9H 3H / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1 #4; 1 field #2; 2 pass; 0 diamonds #1 on #2 #4; 1 allow; 2 allow")
    play(match, "1 hearts #4 on #3; 2 allow")
    assert advice(match) == "allow"
    play(match, "0 allow; 2 no jack; 2 pass; 0 pass; 1 clubs #4 on #3; 2 allow")
    assert [advice(match, seed) for seed in range(20)] == ["accuse"] * 20


def test_it_accuses_unlikely_claims_more_often() -> None:
    def share(claim: str) -> int:
        match = stacked("7D 2H 9H 3H / 3C 4C 5C 6C / 8H 8D 8S 8C")
        play(match, f"0 field #1; 1 pass; 2 pass; 0 {claim}")
        return sum(advice(match, seed) == "accuse" for seed in range(200))

    assert share("ace #1 on #2") > share("hearts #1 on #2") + 40


def test_it_exposes_only_when_certain() -> None:
    match = stacked("7H JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C / 2C 2D 2H 3H", agendas="KH AD KS KC")
    assert not any(advice(match, seed).startswith("expose") for seed in range(50))
    state = match._state
    state.ruled_out[2] = 0b1111111 & ~(1 << 2)
    seen = blank(GAME.rules.State)
    GAME.observe(state, 0, seen)
    assert possible_agendas(seen, 0, 2) == 1 << 2
    assert advice(match) == "expose P2 KS"


def test_it_knows_how_likely_a_claim_is() -> None:
    match = stacked("7D 2H 9H 3H / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 pass; 2 pass")
    play(match, "0 hearts #1 on #2")
    seen = blank(GAME.rules.State)
    GAME.observe(match._state, 1, seen)
    assert chance_of_truth(seen, 1) == 100 * 13 // 43
    GAME.observe(match._state, 0, seen)
    assert chance_of_truth(seen, 0) == 0


def test_it_proves_a_lie_with_a_jack_of_the_claimed_suit() -> None:
    match = stacked("7D JH 9S 3S / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 pass; 2 pass; 0 hearts #1 on #2; 1 accuse")
    assert advice(match) == "jack #4"
    match = stacked("7H JH 9S 3S / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 pass; 2 pass; 0 hearts #1 on #2; 1 accuse")
    assert advice(match) == "no jack"


def test_it_sometimes_bluffs() -> None:
    """With the King of Spades, every lost agent is a step towards the agenda, including its own."""
    match = stacked("7H JC 9S 2S / 3C 4C 5C 6C / 8H 8D 8S 8C", agendas="KS AD KH")
    play(match, "0 field #1; 1 pass; 2 pass")
    assert advice(match).startswith("ace #1 on ")


def test_it_counts_the_acting_joker_as_gone() -> None:
    """SC-25, SC-32: with seven agents in play, one of them the Joker, the King of Spades has its six."""
    match = stacked("X 2D 3D 4D / 9C 10C 5C 6C / 8H 8D 8S 8C", agendas="KS AD KH")
    play(match, "0 field #1;1 field #2 #5;2 expose P1 KC;0 pass;1 hearts #2 on #1;0 accuse;1 no jack")
    play(match, "0 hearts #1 on #5;1 accuse;0 no jack;0 joker hearts on #5;1 no jack")
    while not match.over:
        assert match.view(0)["stage"] == "joker"
        match.act(0, advice(match))
    assert match.winners == (0,)


@pytest.mark.unmetered
def test_it_does_not_expose_on_a_guess() -> None:
    """Sensible players hardly ever expose each other, and then more often rightly than wrongly."""
    exposed = []
    for seed in range(25):
        match = spydeck.new("spycard", players=4, seed=seed)
        play_on(match, spydeck.bot("sensible", seed=seed))
        exposed += [row["right"] for row in match.view(None)["exposures"]]
    assert exposed.count(False) <= 1 + exposed.count(True)
