"""The sensible player is legal, pursues its agenda, and bluffs, accuses and exposes by what it knows."""

from random import Random

import pytest

import spydeck
from spydeck.cli.benchmark import bots
from spydeck.games.action import Action
from spydeck.games.action_text import random_action, write_action
from spydeck.games.registry import game
from spydeck.games.spycard.policy import chance_of_truth, possible_agendas
from spydeck.games.spycard.vocabulary import stage
from spydeck.kernel import blank
from spydeck.match import Match
from tests.spycard.stacked import play, stacked

GAME = game("spycard")


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
        bot = spydeck.bot("sensible", seed=seed)
        while not match.over:
            match.act(match.actors[0], bot.choose(match.observation(match.actors[0])))
        exposed += [row["right"] for row in match.view(None)["exposures"]]
    assert exposed.count(False) <= 1 + exposed.count(True)
