"""What happens inside a bot's process."""

import os
import pickle
import signal

import pytest

import spydeck
from spydeck.games.every import ALL
from spydeck.games.game import Game
from spydeck.server.live.bot_process import BotFailed, Question, choose, initialize, question_about, warm_up
from tests.server import failing_bots


def sent(question: Question) -> Question:
    """Return the question as it arrives in another process."""
    copy: Question = pickle.loads(pickle.dumps(question))  # noqa: S301  our own
    return copy


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_a_question_survives_pickling_and_is_small(game: Game) -> None:
    match = spydeck.new(game.name, seed=2)
    observation = match.observation(match.actors[0])
    question = question_about(failing_bots.by_name, f"sees {failing_bots.digest(observation)}", observation)
    assert choose(sent(question)) == next(observation.legal())
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
    assert choose(question_about(failing_bots.by_name, "turns", observation)) == canonical


def test_a_process_leaves_interrupts_to_the_server() -> None:
    before = signal.getsignal(signal.SIGINT)
    try:
        initialize()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
    assert warm_up() == os.getpid()
