"""What runs in a bot's own process: bots are made, asked and checked here, far from any socket.

It imports no more than bots need, so that a process is soon ready.
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
from typing import Any, NamedTuple

from spydeck.bots import Bot
from spydeck.choices import legal_action
from spydeck.games.actions import write_action
from spydeck.games.events import EventRow
from spydeck.games.game import game
from spydeck.observation import Observation

MakeBot = Callable[[str], Bot]
"""Makes a bot by its name; a function of a module, so that another process can find it."""


class BotFailed(Exception):
    """A bot raised an error or chose what is not legal; the message tells nothing of the game."""


class Question(NamedTuple):
    """What a bot is asked, small and plain enough to be sent to another process."""

    make_bot: MakeBot
    bot: str
    game: str
    seat: int
    state: Any
    """The observed state."""
    rows: list[tuple[int, ...]]
    """The rows of the observation, bare: they are read several times as quickly."""


def question_about(make_bot: MakeBot, bot: str, seen: Observation) -> Question:
    """The question what a bot does on an observation."""
    return Question(make_bot, bot, seen.game.name, seen.seat, seen.state, [tuple(row) for row in seen.rows])


def begin() -> None:
    """Leave interrupts from the keyboard to the server, and end as soon as the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def warm_up() -> int:
    """Load every game; gives the number of the process."""
    import spydeck.games.every  # noqa: F401

    return os.getpid()


def choose(question: Question) -> str:
    """The canonical text of what a bot does; raises `BotFailed`."""
    asked = game(question.game)
    rows = tuple(EventRow._make(row) for row in question.rows)
    try:
        bot = _bot(question.make_bot, question.bot)
        text = bot.choose(Observation(asked, question.seat, question.state, rows))
        return write_action(asked, legal_action(asked, question.state, question.seat, text))
    except Exception as error:  # noqa: BLE001  whatever a bot may raise
        _bot.cache_clear()  # whatever a bot kept may be spoilt
        place = extract_tb(error.__traceback__)[-1]
        where = f"{Path(place.filename).name}:{place.lineno}"
        raise BotFailed(f"{type(error).__name__} at {where}") from None


@cache
def _bot(make_bot: MakeBot, name: str) -> Bot:
    return make_bot(name)
