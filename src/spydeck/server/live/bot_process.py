"""What runs in a bot's own process: bots are created, asked and checked here, away from all sockets.

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
from traceback import extract_tb
from typing import NamedTuple

from spydeck.bots import Bot
from spydeck.choices import legal_action
from spydeck.games.action_text import write_action
from spydeck.kernel import copy
from spydeck.observation import Observation

MakeBot = Callable[[str], Bot]
"""Creates a bot by its name; a module-level function, so that another process can import it."""


class BotFailed(Exception):
    """A bot raised an error or chose an illegal action; the message reveals nothing about the game."""


class Question(NamedTuple):
    """What a bot is asked, as plain data that can be sent to another process."""

    make_bot: MakeBot
    bot: str
    observation: Observation


def question_about(make_bot: MakeBot, bot: str, observation: Observation) -> Question:
    """Return the question to a bot for an observation."""
    return Question(make_bot, bot, observation)


def initialize() -> None:
    """Leave keyboard interrupts to the server, and end as soon as the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def warm_up() -> int:
    """Load every game and return the id of the process."""
    import spydeck.games.every  # noqa: F401

    return os.getpid()


def choose(question: Question) -> str:
    """Return the canonical text of a bot's action. Raise `BotFailed`."""
    seen = question.observation
    state = copy(seen.state)  # a bot may change what it is given
    try:
        text = _bot(question.make_bot, question.bot).choose(seen)
        return write_action(seen.game, legal_action(seen.game, state, seen.seat, text))
    except Exception as error:  # noqa: BLE001  bots can raise anything
        _bot.cache_clear()  # what the bot remembers may be corrupt
        place = extract_tb(error.__traceback__)[-1]
        where = f"{Path(place.filename).name}:{place.lineno}"
        raise BotFailed(f"{type(error).__name__} at {where}") from None


@cache
def _bot(make_bot: MakeBot, name: str) -> Bot:
    return make_bot(name)
