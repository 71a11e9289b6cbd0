"""Bots of somebody's, good and bad, that the tests of the arena name as `tests.arena.bots:Class`."""

from __future__ import annotations

import os
import time
from pathlib import Path
from random import Random
from typing import Any

from spydeck.bots import by_name
from spydeck.bots.baselines import Bot
from spydeck.kernel.progress import LOGGER
from spydeck.match.observation import Observation

NOT_CALLABLE = 3


class First:
    """Takes the first legal action; knows no seed."""

    def choose(self, observation: Observation) -> str:
        return next(observation.legal())


class Compiling(First):
    """Says what is said when code is compiled."""

    def __init__(self) -> None:
        LOGGER.info("Compiling a bot")


class Seeded:
    """Plays at random, by its seed."""

    def __init__(self, *, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, observation: Observation) -> str:
        return self._random.choice(list(observation.legal()))


def sensible(**settings: Any) -> Bot:
    """Return the sensible bot, from a function."""
    return by_name("sensible", settings["seed"])


class Mute:
    """Cannot choose."""


class Unmade:
    def __init__(self) -> None:
        raise RuntimeError("no weights\nhere")

    def choose(self, observation: Observation) -> str:
        raise NotImplementedError


class MadeOnce(First):
    """Can be made when the bots are checked, and never again."""

    made = 0

    def __init__(self) -> None:
        MadeOnce.made += 1
        if MadeOnce.made > 1:
            raise SystemExit("no more")


class Raises:
    def choose(self, observation: Observation) -> str:
        raise ValueError("lost\nin thought")


class Leaves:
    def choose(self, observation: Observation) -> str:
        raise SystemExit(1)


class Nonsense:
    def choose(self, observation: Observation) -> Any:
        return 7


class Illegal:
    def choose(self, observation: Observation) -> str:
        print("printed by a bot")
        return "play K7 K7"


class Hangs(First):
    """Returns at first, and then no more."""

    def __init__(self) -> None:
        self._moves = 0

    def choose(self, observation: Observation) -> str:
        self._moves += 1
        while self._moves > 2:
            time.sleep(0.01)
        return super().choose(observation)


class Dies:
    """Ends its process without a word."""

    def choose(self, observation: Observation) -> str:
        os._exit(7)


class DiesOnce(First):
    """Ends its process, but only the first one."""

    def choose(self, observation: Observation) -> str:
        flag = Path(os.environ["DIES_ONCE"])
        if not flag.exists():
            flag.touch()
            os._exit(7)
        return super().choose(observation)
