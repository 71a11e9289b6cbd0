"""Our games in OpenSpiel: OpenSpiel's own checks, samples, search, and playthroughs that stay as they are."""

import doctest
import hashlib
import json
import pickle
import re
import unittest
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.tests import games_sim_test

from spydeck.adapters.openspiel import BlackSpyGame
from spydeck.errors import IllegalWord, InvalidChance, InvalidOption

HERE = Path(__file__).parent

SETTINGS = [
    "python_spydeck_black_spy",
    "python_spydeck_black_spy(players=3,deals=2,variants=the-mole calling-color capture-or-release)",
    "python_spydeck_black_spy(players=6,variants=following-rank going-back,edition=gespenster-1990)",
    "python_spydeck_black_spy(players=5,ages=2 0 1 4 3,end_value=50,first_lead=dealer-left)",
    "python_spydeck_spy_tricks(players=3)",
    "python_spydeck_spy_tricks(deals=2,first_start_player=1)",
    "python_spydeck_spycard(players=3)",
    "python_spydeck_spycard(players=5,turn_limit=3,jack_on_accusation=False)",
]

SHORT = {
    "black_spy": "python_spydeck_black_spy(players=3)",
    "spy_tricks": "python_spydeck_spy_tricks(players=3,deals=1)",
    "spycard": "python_spydeck_spycard(players=3,turn_limit=2)",
}

settings = pytest.mark.parametrize("text", SETTINGS)


def draw(state: Any, random: Random) -> None:
    while state.is_chance_node():
        numbers, chances = zip(*state.chance_outcomes(), strict=True)
        assert sum(chances) == pytest.approx(1)
        assert list(numbers) == sorted(set(numbers)) == state.legal_actions()
        state.apply_action(random.choices(numbers, chances)[0])


@settings
def test_openspiel_simulates_games_with_its_own_checks(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


@settings
def test_openspiels_simulation_in_python_passes(text: str) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(text))


@settings
def test_openspiels_checks_of_the_interface_pass(text: str) -> None:
    """In states along a play, as OpenSpiel itself samples hardly any after the deal."""
    game, random = pyspiel.load_game(text), Random(f"interface {text}")
    state = game.new_initial_state()
    states = [state.clone()]
    while not state.is_terminal():
        draw(state, random)
        if random.random() < 0.1:
            states.append(state.clone())
        if not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
    facts = {"game": game, "game_name": text, "game_type": game.get_type(), "some_states": [*states, state]}
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {**facts, "setUpClass": lambda: None})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun == 5
    assert [*result.errors, *result.failures] == []


@settings
def test_a_player_recalls_all_that_it_knew_and_chose(text: str) -> None:
    """Plays of the same deal that look the same to a player now have looked the same to it before."""
    random = Random(f"recall {text}")
    root = pyspiel.load_game(text).new_initial_state()
    draw(root, random)
    before: dict[tuple[int, str], list[tuple[str, int]]] = {}
    met = 0
    for _ in range(60):
        state = root.clone()
        own: list[list[tuple[str, int]]] = [[] for _ in range(state.num_players())]
        for _ in range(14):
            if state.is_terminal() or state.is_chance_node():
                break
            player = state.current_player()
            known = state.information_state_string(player)
            met += (player, known) in before
            assert before.setdefault((player, known), own[player][:]) == own[player]
            word = random.choice(state.legal_actions()[:2])
            own[player].append((known, word))
            state.apply_action(word)
    assert met > 100


@settings
def test_a_sample_is_not_told_apart_and_can_be_played_on(text: str) -> None:
    random = Random(f"sample {text}")
    state = pyspiel.load_game(text).new_initial_state()
    while not state.is_terminal():
        draw(state, random)
        if random.random() < 0.12:
            for seat in range(state.num_players()):
                check_sample(state, seat, random)
        if not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))


def check_sample(state: Any, seat: int, random: Random) -> None:
    sample = state.resample_from_infostate(seat, random.random)
    for question in ("information_state_string", "observation_string"):
        assert getattr(sample, question)(seat) == getattr(state, question)(seat)
    for question in ("information_state_tensor", "observation_tensor"):
        assert getattr(sample, question)(seat) == getattr(state, question)(seat)
    assert sample.current_player() == state.current_player()
    assert sample.history() == []
    if state.current_player() == seat:
        assert sample.legal_actions() == state.legal_actions()
    for _ in range(12):
        if not sample.is_terminal() and not sample.is_chance_node():
            sample.apply_action(random.choice(sample.legal_actions()))


@pytest.mark.parametrize("text", [*SHORT.values()])
def test_openspiels_search_plays_a_whole_deal(text: str) -> None:
    game = pyspiel.load_game(text)
    chance = np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, chance), uct_c=40.0, max_simulations=2, random_state=chance
    )
    state, random = game.new_initial_state(), Random(5)
    while True:
        draw(state, random)
        if state.is_terminal():
            break
        state.apply_action(bot.step(state))
    assert len(state.returns()) == game.num_players()


def shortened(text: str) -> str:
    """Return a playthrough with a line for each state: its number, a hash of all about it, what is done."""
    head, *states = text.split("\n# State ")
    lines = [head]
    for state in states:
        number = state.partition("\n")[0]
        done = re.search(r'# Apply action "(.*)"', state)
        digest = hashlib.sha256(state.encode()).hexdigest()[:16]
        lines.append(f"{number} {digest} {done.group(1) if done else 'end'}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", SHORT)
def test_playthroughs_stay_as_they_are(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """To write them again: `python -m tests.adapters.test_openspiel`."""
    round_once = lru_cache(maxsize=None, typed=True)(round)  # nearly all the time goes into rounding
    monkeypatch.setattr(generate_playthrough, "round", round_once, raising=False)
    golden = HERE / "playthroughs" / f"{name}.txt"
    assert shortened(playthrough(SHORT[name], [], seed=7)) == golden.read_text("utf-8")


def test_what_a_seat_saw_in_earlier_deals_stays_in_its_information_state() -> None:
    random = Random("earlier deals")
    state = pyspiel.load_game("python_spydeck_black_spy(players=6,deals=2)").new_initial_state()
    draw(state, random)
    while state.move_number() < 150:
        draw(state, random)
        state.apply_action(random.choice(state.legal_actions()))
    first, *lines = state.information_state_string(2).splitlines()
    assert first == "black-spy seat 2"
    assert sum(line.startswith("{") for line in lines) == 2
    assert lines[:6] == [f"{seat} ?" for seat in range(6)]
    again = pickle.loads(pickle.dumps(state))  # noqa: S301
    assert again.information_state_string(2) == state.information_state_string(2)
    assert again.history() == state.history()


def test_a_spectator_observes_what_is_public() -> None:
    game = pyspiel.load_game("python_spydeck_black_spy")
    state = game.new_initial_state()
    draw(state, Random(1))
    private = pyspiel.PrivateInfoType
    kind = pyspiel.IIGObservationType(public_info=True, perfect_recall=True, private_info=private.NONE)
    observer = game.make_py_observer(kind)
    assert observer.tensor is None
    assert '"hand":["' not in observer.string_from(state, 0)
    assert '"hand":["' in state.observation_string(0)
    kind = pyspiel.IIGObservationType(
        public_info=False, perfect_recall=False, private_info=private.SINGLE_PLAYER
    )
    assert list(json.loads(game.make_py_observer(kind).string_from(state, 0))) == ["hand", "passes_to"]
    with pytest.raises(ValueError, match="all players"):
        game.make_py_observer(
            pyspiel.IIGObservationType(
                public_info=True, perfect_recall=False, private_info=private.ALL_PLAYERS
            )
        )
    with pytest.raises(ValueError, match="parameters of observations"):
        game.make_py_observer(None, {"x": 1})


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("python_spydeck_black_spy(players=7)", "3 to 6 players"),
        ("python_spydeck_black_spy(deals=0)", "deals must be a whole number from 1 to 100"),
        ("python_spydeck_spy_tricks(players=3,first_start_player=3)", "first_start_player"),
        ("python_spydeck_black_spy(variants=the-moles)", "a variant must be one of"),
        ("python_spydeck_spycard(turn_limit=5000)", "turn_limit must be"),
    ],
)
def test_wrong_parameters_are_named(text: str, wrong: str) -> None:
    with pytest.raises(InvalidOption, match=wrong):
        pyspiel.load_game(text)


def test_what_cannot_be_drawn_or_chosen_is_refused() -> None:
    state = pyspiel.load_game("python_spydeck_spy_tricks").new_initial_state()
    with pytest.raises(ValueError, match="cannot be drawn"):
        state.apply_action(26)
    draw(state, Random(1))
    with pytest.raises(IllegalWord):
        state.apply_action(0)
    assert state.legal_actions((state.current_player() + 1) % 4) == []


def test_players_are_a_whole_number() -> None:
    assert BlackSpyGame({"players": "4"}).num_players() == 4
    for wrong in ("x", 3.7, True):
        with pytest.raises(InvalidOption, match="players must be"):
            BlackSpyGame({"players": wrong})  # type: ignore[dict-item]


@pytest.mark.parametrize("text", SHORT.values())
def test_what_is_no_word_is_refused_at_any_time(text: str) -> None:
    random, state = Random(1), pyspiel.load_game(text).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            draw(state, random)
            continue
        if len(state.history()) < 60:
            for wrong in (-1, 10**6):
                with pytest.raises(IllegalWord, match="a word is a number from 0"):
                    state._apply_action(wrong)
        state.apply_action(random.choice(state.legal_actions()))
    for wrong in (-1, 0, 10**6):
        with pytest.raises(IllegalWord, match="the game is over"):
            state._apply_action(wrong)


@pytest.mark.parametrize("text", SHORT.values())
def test_what_is_no_action_has_no_text(text: str) -> None:
    state = pyspiel.load_game(text).new_initial_state()
    for wrong in (-1, 10**6):
        with pytest.raises(IllegalWord, match="a word is a number from 0"):
            state.action_to_string(0, wrong)
        with pytest.raises(InvalidChance, match="is a number from 0"):
            state.action_to_string(pyspiel.PlayerId.CHANCE, wrong)


def test_the_examples_of_the_guide_are_doctests() -> None:
    guide = HERE.parent.parent / "docs" / "guide" / "openspiel.md"
    failed, tried = doctest.testfile(str(guide), module_relative=False)
    assert tried > 5
    assert failed == 0


if __name__ == "__main__":
    for name, text in SHORT.items():
        target = HERE / "playthroughs" / f"{name}.txt"
        target.parent.mkdir(exist_ok=True)
        target.write_text(shortened(playthrough(text, [], seed=7)), "utf-8")
