"""What happens inside a bot's process."""

import os
import pickle
import signal
from threading import Event

import pytest

import spydeck
from spydeck import bots
from spydeck.bots import preparing
from spydeck.bots.thinking.brief import unsearched
from spydeck.games.game import Game
from spydeck.games.reasons import Explanation
from spydeck.games.registry import loadable
from spydeck.games.search import LEVELS
from spydeck.match.observation import Observation
from spydeck.server.live import bot_process
from spydeck.server.live.bot_process import (
    BotAnswer,
    BotFailed,
    Question,
    answer,
    choose,
    initialize,
    judge,
    question_about,
    warm_up,
)
from spydeck.study.review import Decision, decisions_of
from tests.random_games import play_on
from tests.server import failing_bots


def sent(question: Question) -> Question:
    """Return the question as it arrives in another process."""
    copy: Question = pickle.loads(pickle.dumps(question))  # noqa: S301  our own
    return copy


@pytest.mark.parametrize("game", tuple(loadable()), ids=lambda game: game.name)
def test_a_question_survives_pickling_and_is_small(game: Game) -> None:
    match = spydeck.new(game.name, seed=2)
    observation = match.observation(match.actors[0])
    question = question_about(failing_bots.by_name, f"sees {failing_bots.digest(observation)}", observation)
    assert choose(sent(question)).action == next(observation.legal())
    assert len(pickle.dumps(question)) < 4096


@pytest.mark.parametrize(
    ("bot", "failure"),
    [
        ("raises", r"^Unpicklable at failing_bots\.py:\d+$"),
        ("cheats", r"^UnreadableAction at action_text\.py:\d+$"),
        ("nobody", r"^UnknownBot at __init__\.py:\d+$"),
    ],
)
def test_a_failure_reveals_nothing_that_the_bot_saw(bot: str, failure: str) -> None:
    match = spydeck.new("black-spy")
    with pytest.raises(BotFailed, match=failure):
        choose(question_about(failing_bots.by_name, bot, match.observation(0)))


def test_an_answer_is_returned_in_its_canonical_form(monkeypatch: pytest.MonkeyPatch) -> None:
    match = spydeck.new("black-spy", seed=4)
    observation = match.observation(0)
    canonical = next(observation.legal())
    verb, *cards = canonical.split()
    monkeypatch.setitem(failing_bots.FAILINGS, "turns", lambda seen: " ".join([verb, *reversed(cards)]))
    assert choose(question_about(failing_bots.by_name, "turns", observation)).action == canonical


def test_a_process_leaves_interrupts_to_the_server() -> None:
    before = signal.getsignal(signal.SIGINT)
    try:
        initialize()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
    assert warm_up() == os.getpid()


def first_question() -> Observation:
    """Return what the first seat sees that can act in a game."""
    match = spydeck.new("spy-tricks", seed=4)
    return match.observation(match.actors[0])


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_that_is_not_compiled_plays_sensibly_at_once(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is loaded as soon as it is compiled, and compiled nowhere else."""
    loading: list[str] = []
    monkeypatch.setattr(preparing, "is_ready", lambda game: False)
    monkeypatch.setattr(preparing, "prepare_beside", lambda game, compiled: loading.append(game.name))
    observation = first_question()
    question = question_about(failing_bots.is_sensible, level, observation)
    assert choose(sent(question)).action in observation.legal()
    assert loading == []
    choose(sent(question._replace(compiled=True)))
    assert loading == ["spy-tricks"]


def test_a_level_that_is_loaded_plays_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing, "is_ready", lambda game: True)
    observation = first_question()
    with pytest.raises(BotFailed):
        choose(question_about(failing_bots.is_sensible, "hard", observation))


def test_an_answer_says_how_long_the_processor_worked() -> None:
    observation = first_question()
    assert 0.1 <= answer(question_about(failing_bots.by_name, "works", observation)).seconds < 10


def test_a_game_is_loaded_beside_once(monkeypatch: pytest.MonkeyPatch) -> None:
    found = spydeck.new("black-spy").game
    prepared: list[Game] = []
    done = Event()

    def prepare(game: Game) -> None:
        prepared.append(game)
        done.wait()

    monkeypatch.setattr(preparing, "prepare", prepare)
    monkeypatch.setattr(preparing, "_loading", set())
    monkeypatch.setattr(preparing, "_ready", set())
    preparing.prepare_beside(found, compiled=True)
    preparing.prepare_beside(found, compiled=True)
    assert not preparing.is_ready(found)
    done.set()
    assert prepared == [found]


class Explaining:
    """A bot that explains an action without any search."""

    def explain(self, observation: Observation) -> Explanation:
        """Return an explanation of the first legal action."""
        return unsearched(observation, next(observation.legal()))


def test_a_bot_that_is_asked_why_explains_once_it_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    observation = first_question()
    monkeypatch.setattr(preparing, "is_ready", lambda game: False)
    asked = question_about(failing_bots.by_name, "expert", observation)._replace(explains=True)
    later = choose(sent(asked))
    assert (later.explanation, later.later) == (None, True)
    monkeypatch.setattr(preparing, "is_ready", lambda game: True)
    monkeypatch.setattr("tests.server.failing_bots.bots.by_name", lambda name: Explaining())
    bot_process._bot.cache_clear()
    found = choose(asked)
    bot_process._bot.cache_clear()
    assert found.explanation == unsearched(observation, found.action).facts()
    assert not found.later


def decision() -> Decision:
    """Return the first choice of a seat in a finished game."""
    match = spydeck.new("spycard", seed=4)
    play_on(match, *[spydeck.bot("random", seed=seat) for seat in range(match.players)])
    return next(decisions_of(match, 1))


def test_a_choice_is_judged_once_what_that_needs_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, prepared = decision(), []
    monkeypatch.setattr(preparing, "prepare_beside", lambda game, compiled: prepared.append(game.name))
    monkeypatch.setattr(preparing, "is_ready", lambda game: bool(prepared))
    assert judge(asked).later
    assert prepared == ["spycard"]
    judged = []
    monkeypatch.setattr("spydeck.study.review.judged", lambda bot, decision: judged.append(decision))
    found = judge(asked)
    assert (found.later, found.choice, judged) == (False, None, [asked])


def test_an_error_of_a_bot_that_judges_reveals_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ValueError("seat 1 holds K7")

    monkeypatch.setattr(preparing, "is_ready", lambda game: True)
    monkeypatch.setattr("spydeck.study.review.judged", fail)
    with pytest.raises(BotFailed, match=r"^ValueError at test_bot_process\.py:\d+$"):
        judge(decision())


@pytest.mark.parametrize("name", ["sensible", "random"])
def test_with_a_seed_a_bot_does_the_same_whatever_it_did_before(name: str) -> None:
    match = spydeck.new("spycard", seed=4)
    seen = [match.observation(seat) for seat in range(match.players) if seat in match.actors]
    question = question_about(bots.by_name, name, seen[0])
    chosen = {choose(question._replace(seed=8)).action for _ in range(5)}
    assert len(chosen) == 1
    assert len({choose(question._replace(seed=seed)).action for seed in range(40)}) > (name == "random")


def test_with_a_seed_a_level_that_is_being_loaded_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing, "is_ready", lambda found: False)
    monkeypatch.setattr(preparing, "prepare_beside", lambda found, compiled: None)
    question = question_about(bots.by_name, "medium", first_question(), compiled=True)
    assert choose(question._replace(seed=8)) == BotAnswer("", later=True)
    never = question._replace(compiled=False, seed=8)
    assert choose(never).action == choose(never._replace(bot="sensible")).action
