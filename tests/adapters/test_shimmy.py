"""Our games in OpenSpiel as environments for PettingZoo, through Shimmy, checked by PettingZoo's own test."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

import spydeck.adapters.openspiel  # noqa: F401  registers the games

SETTINGS = [
    ("black_spy", {"players": 3, "variants": "the-mole"}),
    ("black_spy", {"players": 6, "deals": 2}),
    ("spy_tricks", {"players": 3}),
    ("spy_tricks", {"deals": 1}),
    ("spycard", {"players": 3, "turn_limit": 2}),
    ("spycard", {"players": 5}),
]

pytestmark = [
    pytest.mark.unmetered,
    pytest.mark.filterwarnings("ignore:Agent's m.*imum observation space value is"),
]


@pytest.mark.parametrize(("name", "parameters"), SETTINGS)
def test_shimmy_plays_our_games_of_openspiel(name: str, parameters: dict[str, Any]) -> None:
    """Shimmy truncates most games, as it takes each card dealt for a move."""
    env = OpenSpielCompatibilityV0(game_name=f"python_spydeck_{name}", config=parameters)
    api_test(env, num_cycles=40)
    random = np.random.default_rng(1)
    env.reset(seed=1)
    words = 0
    for agent in env.agent_iter():
        seen, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            break
        state = env.game_state
        assert agent == f"player_{state.current_player()}"
        assert (seen == state.observation_tensor()).all()
        legal = np.flatnonzero(info["action_mask"])
        assert legal.tolist() == state.legal_actions()
        env.step(int(random.choice(legal)))
        words += 1
    assert words > 5
    assert list(env.rewards.values()) == env.game_state.returns()
