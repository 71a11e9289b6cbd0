"""Bots that fail in every way, named for what they do, for tests of the bots' processes."""

import hashlib
import os
import signal
from pathlib import Path
from threading import Event
from time import thread_time

from spydeck import bots
from spydeck.bots import Bot
from spydeck.match.observation import Observation
from spydeck.server.live.bot_process import BotFailed, Judgement
from spydeck.study.review import Decision


def by_name(name: str) -> Bot:
    """Return a failing bot, or a real one."""
    kind, _, rest = name.partition(" ")
    return FailingBot(kind, rest) if kind in FAILINGS else bots.by_name(name)


def digest(observation: Observation) -> str:
    """Return a digest of everything in an observation."""
    known = (observation.game.name, observation.seat, observation.state, observation.rows)
    return hashlib.sha256(repr(known).encode()).hexdigest()


SLOW = 7.5
"""The seconds of processor time that `judge_slowly` says it took."""


def judge(decision: Decision) -> Judgement:
    """Fail to judge a choice."""
    raise BotFailed("nothing")


def judge_slowly(decision: Decision) -> Judgement:
    """Judge a choice as if it took long."""
    return Judgement(seconds=SLOW)


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


def is_sensible(name: str) -> Bot:
    """Return a bot that only plays if it is asked as `sensible`."""
    return FailingBot("cheats", "") if name != "sensible" else bots.by_name(name)


def spends(name: str) -> Bot:
    """Return a bot that works and chooses the first legal action; as `sensible`, it chooses the last one."""
    return FailingBot("works" if name != "sensible" else "last", "")


def note(line: str) -> None:
    """Append a word to a file, both separated by a space."""
    path, _, word = line.partition(" ")
    with Path(path).open("a") as file:
        file.write(f"{word}\n")


def breaks(game: str) -> None:
    """Raise an error."""
    raise LookupError(game)


def last(observation: Observation) -> str:
    """Choose the last legal action."""
    return list(observation.legal())[-1]


def works(observation: Observation) -> str:
    """Keep the processor busy for a tenth of a second."""
    end = thread_time() + 0.1
    while thread_time() < end:
        pass
    return next(observation.legal())


FAILINGS = {
    "thinks": thinks,
    "dies": dies,
    "raises": raises,
    "cheats": cheats,
    "last": last,
    "works": works,
    "sees": cheats,
}


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
