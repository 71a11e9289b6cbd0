"""Bots that fail in every way, named for what they do, for tests of the bots' processes."""

import hashlib
import os
import signal
from pathlib import Path
from threading import Event

from spydeck import bots
from spydeck.bots import Bot
from spydeck.observation import Observation


def by_name(name: str) -> Bot:
    """Return a failing bot, or a real one."""
    kind, _, rest = name.partition(" ")
    return FailingBot(kind, rest) if kind in FAILINGS else bots.by_name(name)


def digest(observation: Observation) -> str:
    """Return a digest of everything in an observation."""
    known = (observation.game.name, observation.seat, observation.state, observation.rows)
    return hashlib.sha256(repr(known).encode()).hexdigest()


def thinks(observation: Observation) -> str:
    """Think forever."""
    Event().wait()
    return ""


def dies(observation: Observation) -> str:
    """Die while thinking."""
    os.kill(os.getpid(), signal.SIGKILL)
    return ""


def raises(observation: Observation) -> str:
    """Raise an error that cannot be pickled and contains a secret."""
    raise Unpicklable("secret", observation.seat)


class Unpicklable(Exception):
    """An error that cannot be rebuilt from its arguments."""

    def __init__(self, word: str, number: int) -> None:
        super().__init__(word)


def cheats(observation: Observation) -> str:
    """Choose an illegal action."""
    return "play B99"


FAILINGS = {"thinks": thinks, "dies": dies, "raises": raises, "cheats": cheats, "sees": cheats}


class FailingBot:
    """Fails whenever it is asked; with a file in its name only once, because it then creates the file."""

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
