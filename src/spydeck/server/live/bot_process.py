"""The work of a bot's own process: bots are created, asked and checked here, away from all sockets.

It imports no more than bots need, so that a process starts quickly.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from functools import cache
from multiprocessing import parent_process
from pathlib import Path
from threading import Thread
from time import thread_time
from traceback import extract_tb
from typing import TYPE_CHECKING, NamedTuple

from spydeck import bots
from spydeck.bots import Bot, preparing
from spydeck.bots.thinking.brief import ADVICE_SEED
from spydeck.games.action_text import write_action
from spydeck.games.choices import legal_action
from spydeck.games.registry import game, loadable
from spydeck.games.search import LEVELS
from spydeck.json_types import JsonObject
from spydeck.kernel import copy
from spydeck.match.observation import Observation

if TYPE_CHECKING:
    from spydeck.study.review import Decision, JudgedChoice

SEED_BITS = 62

MakeBot = Callable[[str], Bot]
"""Creates a bot by its name; a module-level function, so that another process can import it."""


class BotFailed(Exception):
    """A bot raised an error or chose an illegal action; the message reveals nothing about the game."""


class Question(NamedTuple):
    """A question to a bot, as plain data that can be sent to another process."""

    make_bot: MakeBot
    bot: str
    observation: Observation
    compiled: bool = False
    """Whether what a bot at a level needs in this game is compiled, so that it is loaded quickly."""
    explains: bool = False
    """Whether the bot says why, if it can."""
    seed: int | None = None
    """The source of all randomness, together with the observation; None for the bot's own."""


class BotAnswer(NamedTuple):
    """The choice of a bot."""

    action: str
    seconds: float = 0.0
    """How long the processor worked on it."""
    explanation: JsonObject | None = None
    """Why, where the bot was asked that and searched (`Explanation.facts`)."""
    later: bool = False
    """Whether it can be explained, or with a seed at all chosen, once what that needs is ready."""


class Judgement(NamedTuple):
    """The opinion of a bot on a choice in a finished game."""

    choice: JudgedChoice | None = None
    """None until it is judged."""
    seconds: float = 0.0
    """How long the processor worked on it."""
    later: bool = False
    """Whether what the bot needs is still being loaded, so that it has to be asked again."""


def question_about(make_bot: MakeBot, bot: str, observation: Observation, compiled: bool = False) -> Question:
    """Return the question to a bot for an observation."""
    return Question(make_bot, bot, observation, compiled)


def initialize() -> None:
    """Leave keyboard interrupts to the server, and end as soon as the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def warm_up(niceness: int = 0) -> int:
    """Load every game and return the id of the process, which from then on runs with this niceness."""
    tuple(loadable())
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    return os.getpid()


def prepare(name: str) -> None:
    """Compile what bots need in a game."""
    preparing.prepare(game(name))


def answer(question: Question) -> BotAnswer:
    """Return a bot's action, with how long the processor worked on it. Raise `BotFailed`."""
    start = thread_time()
    return choose(question)._replace(seconds=thread_time() - start)


def choose(question: Question) -> BotAnswer:
    """Return a bot's action as its canonical text, and why if the question says so. Raise `BotFailed`."""
    seen = question.observation
    state = copy(seen.state)  # a bot may change what it is given
    try:
        able = _able(question)
        if question.seed is not None and question.compiled and able != question.bot:
            return BotAnswer("", later=True)
        found = _asked(_bot_for(question, able), question)
        action = write_action(seen.game, legal_action(seen.game, state, seen.seat, found.action))
        return found._replace(action=action, later=question.explains and able != question.bot)
    except Exception as error:  # noqa: BLE001  bots can raise anything
        _bot.cache_clear()  # what the bot remembers may be corrupt
        raise failed(error) from None


def judge(decision: Decision) -> Judgement:
    """Return what a choice in a finished game cost. Raise `BotFailed`."""
    from spydeck.bots.search import SearchBot  # imports the compiler
    from spydeck.study.review import LEVEL, SEED, judged

    found = decision.observation.game
    if not preparing.is_ready(found):
        preparing.prepare_beside(found, compiled=True)
        return Judgement(later=True)
    start = thread_time()
    try:
        choice = judged(SearchBot(LEVEL, SEED), decision)
    except Exception as error:  # noqa: BLE001  bots can raise anything
        raise failed(error) from None
    return Judgement(choice, thread_time() - start)


def failed(error: Exception) -> BotFailed:
    """Return what to raise for an error of a bot: where it was, and nothing about the game."""
    place = extract_tb(error.__traceback__)[-1]
    return BotFailed(f"{type(error).__name__} at {Path(place.filename).name}:{place.lineno}")


def _asked(bot: Bot, question: Question) -> BotAnswer:
    explain = getattr(bot, "explain", None)
    if not question.explains or explain is None:
        return BotAnswer(bot.choose(question.observation))
    found = explain(question.observation)
    return BotAnswer(found.best, explanation=found.facts())


def _able(question: Question) -> str:
    """Return the bot that is asked, or the one that plays meanwhile for a level that is not ready."""
    asked = question.observation.game
    if question.bot not in LEVELS or preparing.is_ready(asked):
        return question.bot
    if question.compiled:
        preparing.prepare_beside(asked, compiled=True)
    return preparing.MEANWHILE


def _bot_for(question: Question, name: str) -> Bot:
    """Return the bot that answers; with a seed a new one, which remembers nothing of other tables.

    One that explains has the seed of reviews.
    """
    if question.explains and name in LEVELS and question.make_bot is bots.by_name:
        return bots.by_name(name, ADVICE_SEED)
    if question.seed is None:
        return _bot(question.make_bot, name)
    return bots.by_name(name, (question.seed ^ int(question.observation.key, 16)) % (1 << SEED_BITS))


@cache
def _bot(make_bot: MakeBot, name: str) -> Bot:
    return make_bot(name)
