"""PettingZoo's own tests over all games, and what they leave out: rewards, secrets, refused words."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, render_test, seed_test

from spydeck.adapters.environments import ILLEGAL_REWARD
from spydeck.adapters.pettingzoo import black_spy_v0, spy_tricks_v0, spycard_v0
from spydeck.adapters.pettingzoo.environment import Environment
from spydeck.errors import IllegalWord, InvalidOption

MODULES = (black_spy_v0, spy_tricks_v0, spycard_v0)
SIZES = [
    (black_spy_v0, {"players": 3}),
    (black_spy_v0, {"players": 6, "variants": ["the-mole", "calling-color"]}),
    (spy_tricks_v0, {"players": 3}),
    (spy_tricks_v0, {"players": 4, "rewards": "deal"}),
    (spycard_v0, {"players": 3, "max_cycles": 20}),
    (spycard_v0, {"players": 5}),
]

pytestmark = [
    pytest.mark.unmetered,
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
    pytest.mark.filterwarnings("ignore:.*[Gg]ym has been unmaintained"),
]
each_game = pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.rpartition(".")[2])
each_size = pytest.mark.parametrize(("module", "options"), SIZES)


def play(env: Any, seed: int, look: Callable[[Any], None] = lambda env: None) -> dict[str, float]:
    """Play a game at random, and return what each agent has received."""
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    received = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        received[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            look(env)
            env.step(random.choice(np.flatnonzero(seen["action_mask"])))
    return received


@each_size
def test_pettingzoo_finds_nothing_wrong(module: Any, options: dict[str, Any]) -> None:
    api_test(module.env(**options), num_cycles=30)
    seed_test(lambda: module.env(**options), num_cycles=20)


@each_game
def test_every_render_mode_renders(module: Any, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env)
    assert "you" in capsys.readouterr().out
    with pytest.raises(InvalidOption, match="render_mode"):
        module.env(render_mode="film")
    env = module.env()
    env.reset()
    with pytest.raises(InvalidOption, match="choose a render_mode"):
        env.render()


@each_game
def test_agents_receive_the_returns_of_the_game_at_its_end_or_by_deals(module: Any) -> None:
    longer = {"end_value": 40} if module is black_spy_v0 else {}
    whole, by_deal = module.raw_env(**longer), module.raw_env(rewards="deal", **longer)
    paid: list[dict[str, float]] = []
    received = play(whole, 3)
    assert received == play(by_deal, 3, lambda env: paid.append(dict(env.rewards)))
    assert list(received.values()) == list(whole._match.position().returns())
    assert any(received.values())
    before_the_end = any(any(rewards.values()) for rewards in paid)
    assert before_the_end == (module is not spycard_v0)


@each_size
def test_an_agent_observes_what_its_seat_may_know_and_nothing_else(
    module: Any, options: dict[str, Any]
) -> None:
    env: Environment = module.raw_env(**options)

    def look(env: Any) -> None:
        position = env._match.position()
        for seat, agent in enumerate(env.agents):
            seen = env.observe(agent)
            known = position.observe(seat)
            in_turn = agent == env.agent_selection
            fields = len(seen["observation"]) - len(seen["action_mask"])
            assert (seen["observation"][:fields] == known.tensor(seat)[:fields]).all()
            if in_turn:
                assert (seen["observation"] == known.tensor(seat)).all()
                assert (seen["action_mask"] == known.mask(seat)).all()
            else:
                assert not seen["observation"][fields:].any()
                assert not seen["action_mask"].any()

    counted = iter(range(10**6))
    play(env, 5, lambda env: look(env) if next(counted) % 7 == 0 else None)


@pytest.mark.parametrize("wrapped", [True, False])
def test_an_observation_may_be_the_tensor_alone(wrapped: bool) -> None:
    make: Any = spy_tricks_v0.env if wrapped else spy_tricks_v0.raw_env
    if wrapped:
        api_test(make(players=3, flat=True), num_cycles=30)
    env, known = make(players=3, flat=True), make(players=3)
    for one in (env, known):
        one.reset(seed=3)
    while known.agents:
        (flat, *facts, info), (seen, *expected, _) = env.last(), known.last()
        assert facts == expected
        assert (flat == seen["observation"]).all()
        assert (info["action_mask"] == seen["action_mask"]).all()
        word = None if facts[1] else int(info["action_mask"].argmax())
        for one in (env, known):
            one.step(word)
        if env.agents:
            assert all(
                (env.infos[agent].get("action_mask", np.zeros(1)).any()) <= (agent == env.agent_selection)
                for agent in env.agents
            )
    with pytest.raises(InvalidOption, match="flat must be"):
        make(flat="yes")


def test_a_game_may_end_after_a_round() -> None:
    api_test(spy_tricks_v0.env(players=3, deals=1), num_cycles=100)
    env, rounds = spy_tricks_v0.raw_env(players=3, deals=1), spy_tricks_v0.raw_env(players=3, rewards="deal")
    paid: list[dict[str, float]] = []
    received = play(env, 3)
    position = env._match.position()
    assert (position.part, position.pending) == (1, "deal")
    assert list(received.values()) == list(position.returns())
    play(rounds, 3, lambda env: paid.append(dict(env.rewards)))
    assert next(rewards for rewards in paid if any(rewards.values())) == received


def test_after_so_many_words_for_each_agent_a_game_is_truncated() -> None:
    env = black_spy_v0.env(players=4, max_cycles=5)
    words: list[str] = []
    assert set(play(env, 1, lambda env: words.append(env.agent_selection)).values()) == {0.0}
    assert len(words) == 20
    for wrong in (0, 1.5, "x"):
        with pytest.raises(InvalidOption, match="max_cycles"):
            black_spy_v0.env(max_cycles=wrong)


def test_a_word_that_is_not_legal_is_refused_or_ends_the_game() -> None:
    raw, env = spy_tricks_v0.raw_env(), spy_tricks_v0.env()
    for one in (raw, env):
        one.reset(seed=1)
        for wrong in (-1, 10**6, 1.5, None):
            with pytest.raises(IllegalWord, match="a word is a number from 0 to 70, not"):
                one.step(wrong)  # type: ignore[arg-type]
    agent = raw.agent_selection
    illegal = int(np.argmin(raw.observe(agent)["action_mask"]))
    with pytest.raises(IllegalWord, match="its legal words are"):
        raw.step(illegal)
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards == {**dict.fromkeys(env.possible_agents, 0.0), agent: ILLEGAL_REWARD}
    for _ in env.possible_agents:
        assert env.last()[1] == (ILLEGAL_REWARD if env.agent_selection == agent else 0)
        env.step(None)
    assert env.agents == []


@each_game
def test_a_copied_or_pickled_environment_continues_as_the_original_does(module: Any) -> None:
    env = module.env()
    env.reset(seed=1)
    env.step(int(env.last()[0]["action_mask"].argmax()))
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]  # noqa: S301
    ways = [[followed(each), each.unwrapped._match.position()] for each in [*copies, env]]
    assert ways[0] == ways[1] == ways[2]
    assert copies[1].unwrapped._match._records.dtype is env.unwrapped._match._records.dtype


def followed(env: Any) -> list[bytes]:
    """Play on with the first legal words, and return what the agents saw."""
    seen = []
    for _ in range(20):
        observation = env.last()[0]
        seen.append(observation["observation"].tobytes())
        env.step(int(observation["action_mask"].argmax()))
    return seen


def test_calls_before_reset_are_refused() -> None:
    env = spy_tricks_v0.env()
    with pytest.raises(AttributeError, match="before reset"):
        _ = env.agents
    with pytest.raises(AttributeError, match="before reset"):
        env.last()
    raw = spy_tricks_v0.raw_env(render_mode="ansi")
    for call in (lambda: raw.step(0), raw.last, raw.render, lambda: raw.observe("player_0")):
        with pytest.raises(ResetNeeded, match="reset the environment"):
            call()


def test_options_of_a_game_are_checked() -> None:
    assert black_spy_v0.raw_env(end_value=150).options.facts()["end_value"] == 150
    with pytest.raises(InvalidOption, match="players"):
        spy_tricks_v0.env(players=7)
    with pytest.raises(InvalidOption, match="rewards"):
        spy_tricks_v0.env(rewards="often")
    with pytest.raises(InvalidOption, match="no option"):
        spy_tricks_v0.env(colour="red")


@each_game
def test_rllib_plays_a_game(module: Any) -> None:
    """Only where Ray's RLlib is installed: it is large, and needs an older Gymnasium."""
    wrapper = pytest.importorskip("ray.rllib.env.wrappers.pettingzoo_env", exc_type=ModuleNotFoundError)
    env = wrapper.PettingZooEnv(module.env())
    random = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    received = dict.fromkeys(env.possible_agents, 0.0)
    ended = {"__all__": False}
    while not ended["__all__"]:
        ((agent, observation),) = seen.items()
        assert env.observation_spaces[agent].contains(observation)
        word = random.choice(np.flatnonzero(observation["action_mask"]))
        seen, rewards, ended, truncated, _ = env.step({agent: word})
        assert not any(truncated.values())
        for agent, reward in rewards.items():
            received[agent] += reward
    position = env.env.unwrapped._match.position()
    assert [received[f"player_{seat}"] for seat in range(position.players)] == list(position.returns())
