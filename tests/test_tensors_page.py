"""The page of words and tensors says what is so, and observations have what it says."""

from random import Random

import pytest

from docs import tensors
from spydeck.games.game import Game
from spydeck.games.registry import loadable
from spydeck.match import Match
from tests.random_games import random_match

with_programs = [game for game in loadable() if game.programs]
games = pytest.mark.parametrize("game", with_programs, ids=lambda game: game.name)


def test_the_page_of_words_and_tensors_is_current() -> None:
    assert tensors.PAGE.read_text(encoding="utf-8") == tensors.page(), "run python -m docs.tensors"


@games
def test_an_observation_has_the_mask_tensor_and_position_of_its_seat(game: Game) -> None:
    random = Random(f"observations {game.name}")
    left = 12

    def check(match: Match) -> None:
        nonlocal left
        if left == 0 or random.random() < 0.8:
            return
        left -= 1
        for seat in range(match.players):
            seen = match.observation(seat)
            position = seen.position
            assert position.observer == seat
            assert seen.mask.tolist() == position.mask(seat).tolist()
            assert seen.tensor.tolist() == position.tensor(seat).tolist()
            assert seen.tensor.tolist() == match.position.tensor(seat).tolist()
            assert bool(seen.mask.any()) == (seat in match.actors)
            world = seen.sample(rng=left)
            assert world.observe(seat) == position
            assert world.observer is None

    random_match(game, random, check, most=200)
