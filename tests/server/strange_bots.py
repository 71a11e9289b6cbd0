"""Bots that fail in every way, for the processes that bots run in; what they do stands in their names."""

import hashlib
import os
import signal
from pathlib import Path
from threading import Event

from spydeck import bots
from spydeck.bots import Bot
from spydeck.observation import Observation


def by_name(name: str) -> Bot:
    """A strange bot, or one of the usual ones."""
    kind, _, rest = name.partition(" ")
    return Strange(kind, rest) if kind in FAILINGS else bots.by_name(name)


def digest(observation: Observation) -> str:
    """A word for all that is in an observation."""
    told = (observation.game.name, observation.seat, observation.state, observation.rows)
    return hashlib.sha256(repr(told).encode()).hexdigest()


def thinks(observation: Observation) -> str:
    """Think for ever."""
    Event().wait()
    return ""


def dies(observation: Observation) -> str:
    """Be killed while thinking."""
    os.kill(os.getpid(), signal.SIGKILL)
    return ""


def raises(observation: Observation) -> str:
    """Raise an error that cannot be sent as it is and would tell a secret."""
    raise Untold("secret", observation.seat)


class Untold(Exception):
    """An error that cannot be rebuilt from its arguments."""

    def __init__(self, word: str, number: int) -> None:
        super().__init__(word)


def cheats(observation: Observation) -> str:
    """Choose what is not legal."""
    return "play B99"


FAILINGS = {"thinks": thinks, "dies": dies, "raises": raises, "cheats": cheats, "sees": cheats}


class Strange:
    """Fails whenever it is asked; with a file in its name only while that is not there, which it makes."""

    def __init__(self, kind: str, rest: str) -> None:
        self.kind = kind
        self.rest = rest
        self.usual = bots.by_name("sensible")

    def choose(self, observation: Observation) -> str:
        """Fail, or play sensibly."""
        if self.kind == "sees":
            return next(observation.legal()) if digest(observation) == self.rest else "sees otherwise"
        if self.rest and Path(self.rest).exists():
            return self.usual.choose(observation)
        if self.rest:
            Path(self.rest).touch()
        return FAILINGS[self.kind](observation)
