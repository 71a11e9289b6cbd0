"""Chance that repeats: the secrets of games and the choices of bots follow from a seed.

Only tests import this module. No option and no environment variable of the program makes its deals
predictable: a test starts `COMMAND` in place of `spydeck`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path

from spydeck import bots
from spydeck.bots import Bot
from spydeck.kernel import packed
from spydeck.match.observation import Observation

COMMAND = "import sys; from tests.seeded import main; sys.exit(main(*sys.argv[1:]))"
"""For `python -c`: takes the path of a file that holds the seed, then the command line of Spydeck."""


class Chance:
    """A stand-in for the module `secrets` that starts again whenever its seed changes."""

    def __init__(self, seed: Callable[[], str]) -> None:
        self._read_seed = seed
        self._seed = ""
        self._drawn = 0

    def token_bytes(self, size: int) -> bytes:
        """Return 32 bytes at most."""
        if (seed := self._read_seed()) != self._seed:
            self._seed, self._drawn = seed, 0
        self._drawn += 1
        return sha256(f"{seed} {self._drawn}".encode()).digest()[:size]

    def randbits(self, bits: int) -> int:
        """Return a number of at most 256 bits."""
        return int.from_bytes(self.token_bytes(32), "big") >> (256 - bits)


class RepeatableBot:
    """A bot whose choice follows from what it sees, whichever process it runs in."""

    def __init__(self, name: str) -> None:
        self._name = name

    def choose(self, observation: Observation) -> str:
        """Return what the bot of this name chooses."""
        seen = packed(observation.state)
        seed = int.from_bytes(sha256(seen).digest()[:7], "big")
        return bots.by_name(self._name, seed).choose(observation)


def repeatable_bot(name: str) -> Bot:
    """Return a bot by its name."""
    return RepeatableBot(name)


class NoWarming:
    """Compiles nothing: either nothing is compiled, and bots at every level play as `sensible`, or all is."""

    over = True

    def __init__(self, games: Sequence[str], compiled: bool = False) -> None:
        self.compiled = compiled

    async def run(self) -> None:
        """Do nothing."""

    def is_compiled(self, game: str) -> bool:
        """Return whether everything is compiled."""
        return self.compiled


IN_BROWSERS = """

class secrets:
    token_bytes = staticmethod(lambda size: {found!r}[:size])
    randbits = staticmethod(lambda bits: int.from_bytes({found!r}, "big") >> (256 - bits))
"""
"""Takes the place of the module `secrets` at the end of a module."""
WITH_CHANCE = ("spydeck/record/fairness.py", "spydeck/bots/baselines.py", "spydeck/browser/thinking.py")


def archive_for_browsers() -> bytes:
    """Return the package for browsers, where all games of a kind are dealt alike, and bots choose alike."""
    from spydeck.adapters import pyodide

    files = {path.relative_to(pyodide.PACKAGE.parent): path.read_bytes() for path in pyodide.sources()}
    contents = {path.as_posix(): content for path, content in files.items()}
    for name in WITH_CHANCE:
        contents[name] += IN_BROWSERS.format(found=sha256(b"browser").digest()).encode()
    return pyodide.together(contents)


def main(seed_file: str, *words: str) -> int:
    """Run a command line of Spydeck whose server deals from the seed in a file, and whose pages deal alike.

    With "compiled" as the first word, bots think, with code that was compiled ahead. The variable
    `TEST_CLIENT` can name another folder with a built client.
    """
    from unittest.mock import patch

    from spydeck.cli import main as spydeck
    from spydeck.server.http.routes import pages
    from spydeck.server.live.workers import BotWorkers

    workers = partial(BotWorkers, make_bot=repeatable_bot)
    compiled = words[0] == "compiled"
    with (
        patch("spydeck.record.fairness.secrets", Chance(Path(seed_file).read_text)),
        patch("spydeck.adapters.pyodide.archive", archive_for_browsers),
        patch("spydeck.server.http.routes.pages.STATIC", Path(os.environ.get("TEST_CLIENT", pages.STATIC))),
        patch("spydeck.server.http.services.BotWorkers", workers),
        patch("spydeck.server.http.services.Warming", partial(NoWarming, compiled=compiled)),
    ):
        return spydeck(words[1:] if compiled else words)
