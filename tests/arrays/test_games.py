"""Games in arrays: bit for bit the same as matches on the same words and chance."""

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest

import spydeck
from spydeck import kernel
from spydeck.adapters.against import GamesAgainst
from spydeck.arrays.games import Games
from spydeck.arrays.position import Position
from spydeck.arrays.rollouts import Evaluation
from spydeck.arrays.words import vocabulary
from spydeck.errors import IllegalWord, InvalidOption, InvalidPosition, UnknownGame
from spydeck.games.action_text import write_action
from spydeck.games.black_spy.cards import CARD_TEXTS
from spydeck.games.game import Game, Options
from spydeck.games.registry import loadable
from spydeck.kernel import random_below, shuffle_first
from spydeck.match import Match
from spydeck.match.chance import ChanceSource
from tests.random_games import random_options

with_programs = [game for game in loadable() if game.programs]
games = pytest.mark.parametrize("game", with_programs, ids=lambda game: game.name)

STEPS = 400


def drawn_from(game: Game, options: Options, generator: list[int]) -> ChanceSource:
    """Return a source of outcomes that draws as compiled games do."""
    state = game.setup.start(options)

    def outcome(name: str, part: int) -> list[str]:
        chance = next(chance for chance in game.chances.values() if chance.name == name)
        deck = list(chance.deck(state))
        if chance.whole:
            shuffle_first(generator, deck, len(deck))
        else:
            deck = [deck[random_below(generator, len(deck))]]
        return [chance.operand.texts[number] for number in deck]

    return outcome


class Follower:
    """A match that goes the way of one game of a batch, from its words and its chance."""

    def __init__(self, games: Games, generator: int) -> None:
        self.game, self.options = games.game, games.options
        self.words = vocabulary(self.game)
        self.generator = [generator]
        self.start()

    def start(self) -> None:
        self.match = Match(
            self.game, self.options, chance=drawn_from(self.game, self.options, self.generator)
        )
        self.open()

    def open(self) -> None:
        """Begin the next action; the only verb goes without saying."""
        self.partial = self.words.opened(self.match._state, min(self.match.actors))

    def choose(self, word: int) -> bool:
        """Choose a word, and return whether that ends the game; then the next one starts."""
        action = self.words.take(self.match._state, self.partial, word)
        if action is None:
            return False
        seat = self.partial[0]
        self.match.act(seat, write_action(self.game, action))
        if self.match.over:
            return True
        self.open()
        return False


def alike(one: Any, other: Any) -> bool:
    """Return whether two observed states are the same, whichever Black Spies were drawn for first dealer."""
    if isinstance(getattr(one, "drawn", None), list):
        one.drawn = [rank_and_colour(card) for card in one.drawn]
        other = kernel.copy(other)
        other.drawn = [rank_and_colour(card) for card in other.drawn]
    return bool(one == other)


def rank_and_colour(card: int) -> str:
    return CARD_TEXTS[card] if card >= 0 else ""


@games
def test_games_in_arrays_are_matches_on_the_same_words_and_chance(game: Game) -> None:
    random = Random(f"batch {game.name}")
    for seed in range(4):
        options = random_options(game, random)
        tags = {**options.tags(), **({"end_value": "5"} if game.name == "black-spy" else {})}
        batch = Games.of_options(game, 3, game.read_options(options.players, tags), seed=seed)
        batch_twin = Games.of_options(game, 3, batch.options, seed=seed, threads=2)
        followers = [Follower(batch, int(state)) for state in batch.generators_of(seed)[:, 0]]
        for _ in range(STEPS // 4):
            for place, follower in enumerate(followers):
                seat = follower.partial[0]
                seen = follower.match.observation(seat)
                assert batch.seat[place] == seat
                expected = list(follower.words.following(follower.match._state, follower.partial))
                assert np.flatnonzero(batch.mask[place]).tolist() == expected
                fields = len(seen.tensor) - follower.words.size
                assert batch.obs[place][:fields].tolist() == seen.tensor[:fields].tolist()
                assert alike(batch.position(place).observe(seat).state(), seen.state)
            words = [random.choice(np.flatnonzero(row).tolist()) for row in batch.mask]
            batch.step(words)
            batch_twin.step(words)
            assert (batch.obs == batch_twin.obs).all()
            for place, follower in enumerate(followers):
                over = follower.choose(words[place])
                assert over == batch.done[place]
                if over:
                    assert batch.returns[place].tolist() == returns_of(follower)
                    follower.start()


def returns_of(follower: Follower) -> list[int]:
    """Return the returns of a finished match."""
    numbers = [0] * 6
    follower.words.programs.returns(follower.match._state, numbers)
    return numbers[: follower.match.players]


@pytest.mark.parametrize("threads", [1, 2])
def test_what_is_wrong_with_words_is_said_and_changes_nothing(threads: int) -> None:
    batch = Games("spy-tricks", 5, players=3, seed=1, threads=threads)
    batch.step(batch.mask.argmax(axis=1))
    before = [batch.position(place) for place in range(5)]
    obs, mask = batch.obs.copy(), batch.mask.copy()
    legal = batch.mask.argmax(axis=1)
    ragged: Any = [[1], [2, 3], 1, 1, 1]
    for wrong in ([0] * 4, np.zeros((5, 1), int), np.zeros(5), ["x"] * 5, 3, ragged):
        with pytest.raises(InvalidOption, match="5 whole numbers"):
            batch.step(wrong)
    listed = ", ".join(map(str, np.flatnonzero(batch.mask[3]).tolist()))
    for word in (int(batch.mask[3].argmin()), -1, 10**6):
        words = legal.copy()
        words[3] = word
        with pytest.raises(IllegalWord, match=f"of game 3 may not choose .* are: {listed}$"):
            batch.step(words)
    assert (batch.obs == obs).all()
    assert (batch.mask == mask).all()
    assert [batch.position(place) for place in range(5)] == before


def test_every_number_is_refused_that_the_mask_does_not_name() -> None:
    batch = Games("black-spy", 1, variants=["the-mole"], seed=3)
    size = batch.mask.shape[1]
    for _ in range(60):
        for word in [*np.flatnonzero(batch.mask[0] == 0).tolist(), -1, size, 1 << 62]:
            with pytest.raises(IllegalWord):
                batch.step([word])
        batch.step(batch.mask.argmax(axis=1))


def test_numbers_that_are_out_of_bounds_are_refused() -> None:
    batch = Games("spy-tricks", 5, players=3, seed=1)
    for n in (0, -1, 1.5, True):
        with pytest.raises(InvalidOption, match="n must be"):
            Games("spy-tricks", n)  # type: ignore[arg-type]
    for seed in (1.5, "1", True):
        with pytest.raises(InvalidOption, match="seed must be a whole number"):
            batch.reset(seed)  # type: ignore[arg-type]
    with pytest.raises(InvalidOption, match="players"):
        Games("spy-tricks", 2, players=9)
    for place in (-1, 5, "x"):
        with pytest.raises(InvalidOption, match="place"):
            batch.position(place)  # type: ignore[arg-type]
    assert len(batch) == 5
    assert "spy-tricks" in repr(batch)


@pytest.mark.parametrize("begin", [lambda game: Games(game, 3), Position.start])
@pytest.mark.parametrize("game", [5, None, "chess", Games])
def test_what_is_no_game_is_refused(begin: Callable[[Any], object], game: Any) -> None:
    with pytest.raises(UnknownGame, match="there is no game .*; the games are: black-spy, "):
        begin(game)


def test_other_classes_of_games_are_on_the_processor_only() -> None:
    class OwnGames(Games):
        pass

    assert type(OwnGames("spy-tricks", 1, device="cpu")) is OwnGames
    with pytest.raises(InvalidOption, match="device must be \"cpu\" for OwnGames, not 'cuda'"):
        OwnGames("spy-tricks", 1, device="cuda")
    with pytest.raises(InvalidOption, match='device must be "cpu" for GamesAgainst'):
        GamesAgainst(device="cuda")  # type: ignore[call-arg]
    with pytest.raises(InvalidOption, match='device must be "cpu" or "cuda", not \'tpu\''):
        Games("spy-tricks", 1, device="tpu")


@pytest.mark.parametrize("deals", [1, 2])
def test_a_game_ends_after_so_many_deals(deals: int) -> None:
    settings: dict[str, Any] = {"players": 3, "seed": 1}
    games, longer = Games("spy-tricks", 4, deals=deals, **settings), Games("spy-tricks", 4, **settings)
    left = set(range(4))
    while left:
        words = games.mask.argmax(axis=1)
        games.step(words)
        longer.step(np.where([place in left for place in range(4)], words, longer.mask.argmax(axis=1)))
        for place in sorted(left):
            position = longer.position(place)
            assert games.done[place] == (position.part == deals)
            if games.done[place]:
                left.remove(place)
                assert tuple(games.returns[place]) == position.returns()
                assert games.position(place).part == 0
            else:
                assert games.position(place) == position
    again = pickle.loads(pickle.dumps(games))  # noqa: S301  our own
    for _ in range(80 * deals):
        for one in (games, again):
            one.step(one.mask.argmax(axis=1))
        assert (again.done == games.done).all()
        assert max(games.position(place).part for place in range(4)) < deals
    for wrong in (0, -1, 1.5, "x"):
        with pytest.raises(InvalidOption, match="deals must be"):
            Games("spy-tricks", 1, deals=wrong)  # type: ignore[arg-type]


def test_what_others_write_to_the_mask_makes_no_word_legal() -> None:
    batch = Games("spy-tricks", 5, players=3, seed=1)
    legal = batch.mask.argmax(axis=1)
    illegal = int(batch.mask[0].argmin())
    listed = ", ".join(map(str, np.flatnonzero(batch.mask[0]).tolist()))
    batch.mask[:] = 1
    with pytest.raises(IllegalWord, match=f"are: {listed}$"):
        batch.step(np.full(5, illegal))
    batch.step(np.stack([legal, legal], axis=1)[:, 0])


def test_arrays_stay_the_same_objects_and_share_their_memory() -> None:
    batch = Games("spy-tricks", 4, players=4, seed=2)
    before = arrays(batch)
    shared = np.from_dlpack(batch.obs)
    batch.step(batch.mask.argmax(axis=1))
    assert all(one is other for one, other in zip(before, arrays(batch), strict=True))
    assert np.shares_memory(shared, batch.obs)
    assert set(batch.fields) >= {"partial"}
    assert max(place.stop for place in batch.fields.values()) == batch.tensor_length


def pickled(batch: Games) -> Games:
    found: Games = pickle.loads(pickle.dumps(batch))  # noqa: S301  our own
    return found


def against(threads: int) -> GamesAgainst:
    game = spydeck.game("spy-tricks")
    return GamesAgainst(game, game.read_options(3, {}), np.array([0, 1, 2, 0]), [0, 1], threads=threads)


@pytest.mark.parametrize("again", [copy, deepcopy, pickled, Games.copy])
@pytest.mark.parametrize(
    "begin", [lambda threads: Games("spy-tricks", 4, players=3, seed=5, threads=threads), against]
)
def test_a_copy_continues_as_the_original_does_and_shares_nothing(
    again: Callable[[Games], Games], begin: Callable[[int], Games]
) -> None:
    batch = begin(2)
    for _ in range(20):
        batch.step(batch.mask.argmax(axis=1))
    twin = again(batch)
    assert type(twin) is type(batch)
    for name, mine in vars(batch).items():
        if isinstance(mine, np.ndarray):
            assert not np.shares_memory(mine, getattr(twin, name)), name
    before = twin.obs.copy()
    for _ in range(60):
        batch.step(batch.mask.argmax(axis=1))
    assert (twin.obs == before).all()
    for _ in range(60):
        twin.step(twin.mask.argmax(axis=1))
    assert all((mine == its).all() for mine, its in zip(arrays(batch), arrays(twin), strict=True))
    assert [batch.position(place) for place in range(4)] == [twin.position(place) for place in range(4)]


def arrays(batch: Games) -> tuple[Any, ...]:
    """Return the arrays of games that people read."""
    return batch.seat, batch.mask, batch.obs, batch.returns, batch.done


def test_games_of_another_version_are_not_loaded() -> None:
    batch = Games("spy-tricks", 1, players=3)
    version = batch._engine.version
    with pytest.raises(InvalidPosition, match="another version of the rules of spy-tricks"):
        pickle.loads(pickle.dumps(batch).replace(version, bytes(len(version))))  # noqa: S301  our own


def test_one_world_says_nothing_about_errors() -> None:
    results = np.array([[3, 1], [5, 2]])
    evaluation = Evaluation((7, 9), results, np.array([1.0, 1.0]))
    assert evaluation.means.tolist() == [4, 1.5]
    assert evaluation.standard_errors.tolist() == [1, 0.5]
    assert [part.tolist() for part in evaluation.behind()] == [[0, 2.5], [0, 0.5]]
    single = Evaluation((7, 9), results[:1], np.array([2.0]))
    assert single.best == 7
    assert np.isnan(single.standard_errors).all()
    assert np.isnan(Evaluation((7, 9), results, np.zeros(2)).means).all()


@pytest.mark.parametrize("weight", [1.0, 0.3])
def test_the_first_of_equal_words_is_best_in_whatever_order_worlds_are(weight: float) -> None:
    rng = np.random.default_rng(1)
    for worlds in (3, 10, 49, 1000):
        one = rng.integers(-30, 90, worlds)
        results = np.stack([rng.permutation(one) for _ in range(5)], axis=1)
        evaluation = Evaluation((4, 5, 6, 7, 8), results, np.full(worlds, weight))
        assert evaluation.best == 4
        assert evaluation.means.tolist() == [one.sum() / worlds] * 5
        assert evaluation.behind()[0].tolist() == [0] * 5
    sevens = Evaluation((4,), np.full((10, 1), 7), np.full(10, weight))
    assert (sevens.means.tolist(), sevens.standard_errors.tolist()) == ([7], [0])


@pytest.mark.parametrize("small", [1e-20, 1e-16, 1e-300])
def test_worlds_of_hardly_any_weight_raise_no_warnings(small: float) -> None:
    evaluation = Evaluation((7, 9), np.array([[3, 1], [5, 2]]), np.array([1.0, small]))
    assert evaluation.means.tolist() == pytest.approx([3, 1])
    errors = evaluation.standard_errors
    assert np.isnan(errors).all() or (errors < 1e-6).all()


def test_means_and_errors_are_read_only() -> None:
    evaluation = Evaluation((7, 9), np.array([[3, 1], [5, 2]]), np.ones(2))
    for array in (evaluation.means, evaluation.standard_errors):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0
