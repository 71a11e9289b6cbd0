"""Gymnasium's own checks over all games, and what they leave out: opponents, rewards, secrets, vectors."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import FlattenObservation, RecordEpisodeStatistics

import spydeck
from spydeck.adapters.gymnasium import GAMES, ILLEGAL_REWARD, SeatEnv, SeatVectorEnv, register
from spydeck.adapters.seat import BotSeat
from spydeck.arrays.engine import POLICIES
from spydeck.arrays.words import CHOSEN
from spydeck.errors import BotFailed, IllegalWord, InvalidOption, UnknownBot
from spydeck.kernel import lowest
from spydeck.match.observation import Observation

IDS = {name: f"spydeck/{title}-v0" for title, name in GAMES.items()}
SIZES = [
    ("black-spy", {"players": 3, "seat": 2}),
    ("black-spy", {"players": 6, "variants": ["the-mole"], "opponents": "random"}),
    ("spy-tricks", {"players": 3, "seat": None}),
    ("spy-tricks", {"players": 4, "opponents": ["random", "sensible", "random"]}),
    ("spycard", {"players": 3, "opponents": "random"}),
    ("spycard", {"players": 5, "seat": 4}),
]

each_size = pytest.mark.parametrize(("name", "options"), SIZES)


class First:
    """A bot that takes the first legal action, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, observation: Observation) -> str:
        """Return the first legal action."""
        self.asked += 1
        return next(observation.legal())


@pytest.mark.parametrize("identifier", IDS.values())
@pytest.mark.parametrize("module", ["", "spydeck.adapters.gymnasium:"])
def test_people_make_environments_by_their_names(module: str, identifier: str) -> None:
    env = gymnasium.make(module + identifier, opponents="sensible")
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    env.step(info["action_mask"].argmax())
    assert isinstance(env.unwrapped, SeatEnv)
    for mode in (None, "sync"):
        envs = gymnasium.make_vec(module + identifier, 2, mode, opponents="random")
        seen, info = envs.reset(seed=1)
        assert envs.observation_space.contains(seen)
        envs.step(info["action_mask"].argmax(axis=1))
        assert isinstance(envs.unwrapped, SeatVectorEnv) == (mode is None)


def play(env: Any, seed: int) -> float:
    """Play a game at random, and return the reward at its end; there is none before."""
    random = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    while True:
        word = random.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, terminated, truncated, info = env.step(word)
        assert not truncated
        assert (seen["action_mask"] == info["action_mask"]).all()
        if terminated:
            return float(reward)
        assert reward == 0


@each_size
def test_gymnasium_finds_nothing_wrong(name: str, options: dict[str, Any]) -> None:
    env = gymnasium.make(IDS[name], **options)
    check_env(env.unwrapped)
    assert isinstance(play(env, 1), float)


@pytest.mark.parametrize("name", ["black-spy", "spy-tricks", "spycard"])
def test_bots_of_any_kind_hold_the_other_seats(name: str) -> None:
    first = First()
    others: list[Any] = [first, "sensible", *["random"] * 3]
    env = SeatEnv(name, opponents=others[: spydeck.game(name).usual_players - 1])
    assert play(env, 2) == play(env, 2)
    assert first.asked > 3
    check_env(env, skip_render_check=True)


def test_a_seat_against_bots_sees_what_a_position_of_its_match_shows() -> None:
    env = SeatEnv("black-spy", opponents=First(), seat=1)
    seen, _ = env.reset(seed=4)
    playing: Any = env._playing
    for _ in range(12):
        position = playing._match.observation(1).position
        if playing._partial[CHOSEN] == 0:
            assert (seen["action_mask"] == position.mask(1)).all()
            assert (seen["observation"] == position.tensor(1)).all()
        else:
            assert seen["observation"][-len(seen["action_mask"]) :].sum() == 1 + playing._partial[CHOSEN]
        seen, *_ = env.step(int(seen["action_mask"].argmax()))


def test_a_game_that_is_over_before_the_seat_has_chosen_is_left_out() -> None:
    game = spydeck.game("spycard")
    seat = BotSeat(game, game.read_options(3, {}), ["random", "random"])
    seat._start(2, 66)
    assert seat.over
    seat.start(2, 66)
    assert not seat.over
    assert seat.mask.any()


@each_size
def test_the_own_seat_chooses_every_word_and_knows_no_more_than_it_may(
    name: str, options: dict[str, Any]
) -> None:
    envs = gymnasium.make_vec(IDS[name], num_envs=6, **options)
    assert isinstance(envs, SeatVectorEnv)
    games = envs.games
    seen, _ = envs.reset(seed=1)
    random = np.random.default_rng(1)
    for step in range(30):
        if step % 5 == 0:
            for place in range(6):
                known = games.position(place).observe(int(games.own[place]))
                assert (known.tensor() == seen["observation"][place]).all()
                assert (known.mask() == seen["action_mask"][place]).all()
        seen, *_ = envs.step(np.array([random.choice(np.flatnonzero(row)) for row in seen["action_mask"]]))
        assert (games.seat == games.own).all()


def test_vectors_pay_returns_restart_at_once_and_repeat_for_a_seed() -> None:
    envs = gymnasium.make_vec(IDS["spy-tricks"], num_envs=40, seat=None, opponents="random")
    twin = SeatVectorEnv(40, game="spy-tricks", seat=None, opponents="random", threads=2, copy=False)
    counted = RecordEpisodeStatistics(envs)
    seen, _ = counted.reset(seed=5)
    other, _ = twin.reset(seed=5)
    finished = 0
    for _ in range(60):
        words = seen["action_mask"].argmax(axis=1)
        seen, rewards, ended, truncated, info = counted.step(words)
        other, *rest, _ = twin.step(words)
        assert (seen["observation"] == other["observation"]).all()
        assert (rest[0] == rewards).all()
        assert not truncated.any()
        assert envs.observation_space.contains(seen)
        assert not rewards[~ended].any()
        assert info["_action_mask"].all()
        if ended.any():
            assert (info["_final_obs"] == ended).all()
            assert (info["_final_info"] == ended).all()
            assert (info["final_info"]["_action_mask"] == ended).all()
            assert not info["final_info"]["action_mask"].any()
        else:
            assert set(info) == {"action_mask", "_action_mask"}
        for place in np.flatnonzero(ended):
            own = int(twin.games.own[place])
            end = twin.games.ended(int(place))
            assert end.over
            assert end.returns()[own] == rewards[place]
            assert (info["final_obs"][place]["observation"] == end.observe(own).tensor(own)).all()
            finished += 1
    assert finished >= 40
    assert other["observation"] is twin.games.obs


def test_a_compiled_opponent_plays_as_its_policy_does() -> None:
    """From the same position, with the same generator, interpreted."""
    env = SeatVectorEnv(1, game="spy-tricks", players=3, opponents="sensible")
    env.reset(seed=2)
    games, policy = env.games, spydeck.game("spy-tricks").policy
    rules = spydeck.game("spy-tricks").rules
    for _ in range(4):
        position, generator = games.position(0), games._generators[0].tolist()
        word = int(games.mask[0].argmax())
        position.apply(0, word)
        state = position.state()
        while not rules.actors(state) & 1:
            seat = lowest(rules.actors(state))
            rules.apply(state, seat, *policy.sensible(state, seat, generator))
        env.step(np.array([word]))
        assert games.position(0).state() == state


def test_a_word_that_is_not_legal_ends_a_game_or_is_refused() -> None:
    env = SeatEnv("spy-tricks", opponents="random")
    _, info = env.reset(seed=1)
    illegal = int(info["action_mask"].argmin())
    for word in (illegal, -1, 10**6):
        env.reset(seed=1)
        seen, reward, terminated, _, _ = env.step(word)
        assert (reward, terminated) == (ILLEGAL_REWARD, True)
        assert not seen["action_mask"].any()
        with pytest.raises(IllegalWord, match="has ended"):
            env.step(0)
    strict = SeatEnv("spy-tricks", opponents="random", illegal_reward=None)
    strict.reset(seed=1)
    with pytest.raises(IllegalWord, match="its legal words are"):
        strict.step(illegal)
    assert (env.reset(seed=1)[0]["action_mask"].astype(bool) == env.action_masks()).all()


def test_a_word_that_is_not_legal_ends_its_game_of_a_vector_only() -> None:
    envs = SeatVectorEnv(3, game="spy-tricks", opponents="random")
    seen, _ = envs.reset(seed=1)
    words = seen["action_mask"].argmax(axis=1)
    words[1] = seen["action_mask"][1].argmin()
    after, rewards, ended, _, info = envs.step(words)
    assert rewards.tolist() == [0, ILLEGAL_REWARD, 0]
    assert ended.tolist() == [False, True, False]
    assert (info["final_obs"][1]["observation"] == seen["observation"][1]).all()
    assert after["action_mask"].any(axis=1).all()
    strict = SeatVectorEnv(3, game="spy-tricks", opponents="random", illegal_reward=None)
    strict.reset(seed=1)
    with pytest.raises(IllegalWord, match="of game 1"):
        strict.step(words)


@pytest.mark.parametrize("word", [None, "5", 5.0, np.array([5]), True])
@pytest.mark.parametrize("opponents", ["random", First()])
def test_what_is_no_number_is_no_illegal_word_but_an_error(opponents: Any, word: Any) -> None:
    env = SeatEnv("spy-tricks", opponents=opponents)
    before, _ = env.reset(seed=1)
    with pytest.raises(IllegalWord, match="a word is a number from 0 to 70, not"):
        env.step(word)
    assert (env.action_masks() == before["action_mask"]).all()
    env.step(int(np.array(env.action_masks().argmax())))


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, "Disabled"])
@pytest.mark.parametrize("illegal_reward", [ILLEGAL_REWARD, None])
def test_games_that_end_wait_for_the_next_step_or_for_a_reset(mode: Any, illegal_reward: Any) -> None:
    options = {"players": 3, "opponents": "random", "illegal_reward": illegal_reward, "seat": None}
    envs: Any = gymnasium.make_vec(IDS["spy-tricks"], 12, autoreset_mode=mode, **options)
    assert envs.metadata["autoreset_mode"] == AutoresetMode(mode)
    seen, _ = envs.reset(seed=4)
    ended, finished = np.zeros(12, bool), 0
    for _ in range(90):
        words = np.where(ended, -1, seen["action_mask"].argmax(axis=1))
        if mode == "Disabled" and ended.any():
            with pytest.raises(ResetNeeded, match="reset_mask"):
                envs.step(words)
            seen, info = envs.reset(options={"reset_mask": ended})
            assert (info["_action_mask"] == ended).all()
            rested, ended = ended, np.zeros(12, bool)
        else:
            rested = ended
            seen, rewards, ended, _, info = envs.step(words)
            assert "final_obs" not in info
            assert not rewards[rested].any()
            assert not rewards[~ended].any()
            assert not ended[rested].any()
        assert (info["action_mask"] == seen["action_mask"]).all()
        assert (seen["action_mask"].any(axis=1) != ended).all()
        for place in range(12):
            own, games = int(envs.games.own[place]), envs.games
            shown = games.ended(place) if ended[place] else games.position(place)
            assert (shown.observe(own).tensor(own) == seen["observation"][place]).all()
            if rested[place]:
                assert shown.part == 0
        finished += int(ended.sum())
    assert finished > 12


def test_each_game_of_a_vector_may_have_a_seed_of_its_own() -> None:
    envs: Any = gymnasium.make_vec(IDS["spy-tricks"], 3, seat=2)
    alone = SeatEnv("spy-tricks", seat=2)
    seeds: list[Any] = [7, np.int64(3), -1]
    seen, _ = envs.reset(seed=seeds)
    steps = [envs.step(seen["action_mask"].argmax(axis=1))[0] for _ in range(3)]
    for place, seed in enumerate(seeds):
        own, info = alone.reset(seed=seed)
        assert (own["observation"] == seen["observation"][place]).all()
        own, *_ = alone.step(info["action_mask"].argmax())
        assert (own["observation"] == steps[0]["observation"][place]).all()
    chosen = np.array([False, True, False])
    again, _ = envs.reset(seed=seeds, options={"reset_mask": chosen})
    assert (again["observation"][1] == seen["observation"][1]).all()
    assert (again["observation"][0] == steps[-1]["observation"][0]).all()
    envs.reset(seed=[None, 1, None])
    for wrong in ([1, 2], [[1], [2], [3]], [1, 2, "3"], [1, 2, 2.5], "123", 1.5):
        with pytest.raises(InvalidOption, match="seed must be"):
            envs.reset(seed=wrong)
    for mode in ("next", 1, None):
        with pytest.raises(InvalidOption, match="autoreset_mode must be one of NextStep, SameStep, Disabled"):
            SeatVectorEnv(1, game="spy-tricks", autoreset_mode=mode)  # type: ignore[arg-type]


def test_wrappers_of_gymnasium_flatten_vectors_that_reset_in_the_next_step() -> None:
    envs: Any = gymnasium.make_vec(IDS["spy-tricks"], 2, autoreset_mode=AutoresetMode.NEXT_STEP)
    flattened: Any = FlattenObservation(envs)
    seen, _ = flattened.reset(seed=1)
    assert flattened.observation_space.contains(seen)


@pytest.mark.parametrize("opponents", ["random", First()])
def test_a_game_may_end_after_a_round(opponents: Any) -> None:
    env = SeatEnv("spy-tricks", players=3, opponents=opponents, deals=1)
    playing: Any = env._playing
    reward = play(env, 3)
    if opponents == "random":
        end = playing._games.ended(0)
        assert (end.part, end.returns()[0]) == (1, reward)
    else:
        assert playing._match.part == 1
        assert playing._match.totals[0] == reward
    envs: Any = SeatVectorEnv(2, game="spy-tricks", players=3, opponents="random", deals=1)
    envs.reset(seed=3)
    for _ in range(60):
        _, rewards, ended, *_ = envs.step(envs.games.mask.argmax(axis=1))
        for place in np.flatnonzero(ended):
            end = envs.games.ended(int(place))
            assert (end.part, end.returns()[0]) == (1, rewards[place])
        assert envs.games.position(0).part == 0
    with pytest.raises(InvalidOption, match="deals must be"):
        SeatEnv("spy-tricks", deals=0)


def test_observations_may_be_the_tensor_alone() -> None:
    env = gymnasium.make(IDS["spy-tricks"], flat=True)
    check_env(env.unwrapped, skip_render_check=True)
    seen, info = env.reset(seed=2)
    known, _ = gymnasium.make(IDS["spy-tricks"]).reset(seed=2)
    assert (seen == known["observation"]).all()
    assert (info["action_mask"] == known["action_mask"]).all()
    envs = gymnasium.make_vec(IDS["spy-tricks"], 4, flat=True, opponents="random")
    seen, info = envs.reset(seed=2)
    for _ in range(40):
        assert envs.observation_space.contains(seen)
        seen, _, ended, _, info = envs.step(info["action_mask"].argmax(axis=1))
        if ended.any():
            final = info["final_obs"][int(ended.argmax())]
            assert envs.single_observation_space.contains(final)
            break
    assert ended.any()
    with pytest.raises(InvalidOption, match="flat must be True or False, not 1"):
        SeatEnv("spy-tricks", flat=1)  # type: ignore[arg-type]


@pytest.mark.parametrize("opponents", ["sensible", ["random", First(), "sensible"]])
def test_a_copied_or_pickled_environment_continues_as_the_original_does(opponents: Any) -> None:
    env = gymnasium.make(IDS["spycard"], opponents=opponents)
    _, info = env.reset(seed=3)
    word = info["action_mask"].argmax()
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]  # noqa: S301
    seen, *_ = env.step(word)
    for each in copies:
        again, *_ = each.step(word)
        assert (again["observation"] == seen["observation"]).all()
        assert (each.reset()[0]["observation"] == each.unwrapped._playing.tensor).all()


def test_a_copied_or_pickled_vector_continues_as_the_original_does() -> None:
    envs = gymnasium.make_vec(IDS["spy-tricks"], num_envs=3, seat=None)
    seen, _ = envs.reset(seed=3)
    words = seen["action_mask"].argmax(axis=1)
    copies = [copy.deepcopy(envs), pickle.loads(pickle.dumps(envs))]  # noqa: S301
    seen, *_ = envs.step(words)
    for each in copies:
        again, *_ = each.step(words)
        assert (again["observation"] == seen["observation"]).all()


def test_chosen_games_of_a_vector_start_again() -> None:
    envs = SeatVectorEnv(6, game="spycard", opponents="random")
    twin = SeatVectorEnv(6, game="spycard", opponents="random")
    chosen = np.array([True, False] * 3)
    with pytest.raises(ResetNeeded):
        envs.reset(options={"reset_mask": chosen})
    before, _ = envs.reset(seed=1)
    twin.reset(seed=2)
    after, info = envs.reset(seed=2, options={"reset_mask": chosen})
    assert (info["_action_mask"] == chosen).all()
    for name, rows in after.items():
        assert (rows[~chosen] == before[name][~chosen]).all()
        assert (rows[chosen] == twin._seen()[name][chosen]).all()
    assert (after["observation"] != before["observation"]).any()
    again, _ = envs.reset(options={"reset_mask": chosen})
    assert (again["observation"] != after["observation"]).any(axis=1)[chosen].all()
    envs.step(again["action_mask"].argmax(axis=1))
    for wrong in ([True], np.ones(6), "all", [[True], [True, False]]):
        with pytest.raises(InvalidOption, match="reset_mask must be 6 truth values"):
            envs.reset(options={"reset_mask": wrong})
    for options in ([1], [], "reset_mask"):
        with pytest.raises(InvalidOption, match="options must be a dictionary"):
            envs.reset(options=options)  # type: ignore[arg-type]


def test_what_is_not_a_word_for_each_game_is_refused() -> None:
    for reward in (ILLEGAL_REWARD, None):
        envs = SeatVectorEnv(3, game="spy-tricks", opponents="random", illegal_reward=reward)
        with pytest.raises(ResetNeeded, match="reset the environment"):
            envs.step(np.zeros(3, np.int64))
        before, _ = envs.reset(seed=1)
        for wrong in ([0, 0], [[0], [0], [0]], [0.0, 0.0, 0.0], 1, None, [[1], [1, 2], 3]):
            with pytest.raises(InvalidOption, match="actions must be 3 words, one for each game"):
                envs.step(wrong)  # type: ignore[arg-type]
        assert (envs._seen()["observation"] == before["observation"]).all()


def test_a_step_before_the_first_reset_is_refused() -> None:
    for opponents in ("random", First()):
        env = SeatEnv("spy-tricks", opponents=opponents, render_mode="ansi")
        for call in (lambda: env.step(0), env.render):  # noqa: B023  called at once
            with pytest.raises(ResetNeeded, match="reset the environment"):
                call()


class Failing:
    """A bot that plays until it has been asked so often, and then fails."""

    def __init__(self, times: int, last: Any) -> None:
        self.times = times
        self.last = last

    def choose(self, observation: Observation) -> Any:
        """Return the first legal action, and then what was given, or raise it."""
        self.times -= 1
        if self.times >= 0:
            return next(observation.legal())
        if isinstance(self.last, BaseException):
            raise self.last
        return self.last


def test_a_bot_that_cannot_be_made_leaves_no_game_to_play_on(monkeypatch: pytest.MonkeyPatch) -> None:
    env = SeatEnv("spy-tricks", opponents=First())
    env.reset(seed=1)
    monkeypatch.delattr("spydeck.adapters.seat.bot_of")
    with pytest.raises(NameError):
        env.reset(seed=2)
    with pytest.raises(IllegalWord, match="reset the environment"):
        env.step(int(env.action_masks().argmax()))


@pytest.mark.parametrize("last", [KeyError("x"), "nonsense", 5, None, KeyboardInterrupt()], ids=repr)
def test_a_bot_that_fails_ends_the_game_until_the_next_reset(last: Any) -> None:
    bot = Failing(10, last)
    env = SeatEnv("spy-tricks", players=3, opponents=["random", bot])
    with pytest.raises((BotFailed, KeyboardInterrupt)) as raised:
        play(env, seed=1)
    named = str(raised.value).startswith("the bot Failing in seat 2 failed: ")
    assert named != isinstance(last, KeyboardInterrupt)
    for _ in range(2):
        with pytest.raises(IllegalWord, match="has ended; reset the environment"):
            env.step(0)
    bot.times = 1000
    play(env, seed=1)


def test_options_are_checked() -> None:
    register()
    with pytest.raises(InvalidOption, match="seat must be"):
        SeatEnv("spycard", seat=4)
    with pytest.raises(InvalidOption, match="or 3 of these, one for each opponent, not 1 of them"):
        SeatEnv("spycard", opponents=["random"])
    with pytest.raises(InvalidOption, match="opponents must be .* not 7"):
        SeatEnv("spycard", opponents=7)  # type: ignore[arg-type]
    with pytest.raises(UnknownBot, match="no bot"):
        SeatEnv("spycard", opponents="clever")
    with pytest.raises(UnknownBot, match="no method choose"):
        SeatEnv("spycard", opponents=["random", "random", 3])  # type: ignore[list-item]
    with pytest.raises(InvalidOption, match="vector"):
        SeatVectorEnv(2, game="spycard", opponents=First())
    for wrong in (0, 2.0, "x"):
        with pytest.raises(InvalidOption, match="num_envs must be a whole number from 1"):
            SeatVectorEnv(wrong, game="spycard")  # type: ignore[arg-type]
    with pytest.raises(InvalidOption, match="vector environments do not render"):
        gymnasium.make_vec(IDS["spycard"], 2, render_mode="ansi")
    with pytest.raises(InvalidOption, match="copy must be True or False, not 'x'"):
        SeatVectorEnv(2, game="spycard", copy="x")  # type: ignore[arg-type]
    for reward in ("x", True, float("nan")):
        with pytest.raises(InvalidOption, match="illegal_reward must be a number"):
            SeatEnv("spycard", illegal_reward=reward)  # type: ignore[arg-type]
        with pytest.raises(InvalidOption, match="illegal_reward must be a number"):
            SeatVectorEnv(2, game="spycard", illegal_reward=reward)  # type: ignore[arg-type]
    with pytest.raises(InvalidOption, match="players"):
        SeatEnv("spy-tricks", players=6)
    with pytest.raises(InvalidOption, match="render_mode"):
        SeatEnv("spy-tricks", render_mode="film")
    with pytest.raises(InvalidOption, match="choose a render_mode"):
        SeatEnv("spy-tricks", opponents=First()).render()
    assert POLICIES == ("random", "sensible")
