"""Getting ready to search a game beside everything else: its compiled code is loaded in a thread.

Compiling takes seconds, so it is done ahead (`spydeck warm`) or in another process. Meanwhile `MEANWHILE`
plays for bots at a level.
"""

from __future__ import annotations

import atexit
import os
import sys
from contextlib import suppress
from subprocess import DEVNULL, Popen
from threading import Lock, Thread

from spydeck.games.game import Game
from spydeck.games.registry import game
from spydeck.games.search import LEVELS

MEANWHILE = "sensible"
"""The bot that plays for one that is not ready, or may not think any more."""

LOWEST = 19
"""The niceness of what runs when nothing else does."""

_PROGRAM = "import sys; from spydeck.bots import preparing; preparing.compile_quietly(sys.argv[1])"

_lock = Lock()
_loading: set[str] = set()
_ready: set[str] = set()


def prepare(found: Game) -> None:
    """Compile what bots at every level need in a game, or load it, and wait until it is there."""
    from spydeck.arrays.engine import prepared_mark
    from spydeck.bots.search import SearchBot  # imports the compiler

    for level in LEVELS:
        SearchBot(level).prepare(found)
    _ready.add(found.name)
    with suppress(OSError):  # where nothing is kept, every program compiles again
        prepared_mark(found).touch()


def is_kept(found: Game) -> bool:
    """Return whether the code that bots need is on disk, so that preparing takes seconds at most."""
    from spydeck.arrays.engine import prepared_mark  # imports the compiler

    return prepared_mark(found).exists()


def is_ready(found: Game) -> bool:
    """Return whether a bot at a level can think about a game at once in this process."""
    return found.search is None or found.name in _ready


def prepare_beside(found: Game, compiled: bool = False) -> None:
    """Start to prepare a game in a thread, once; unless it is compiled, another process compiles it first."""
    with _lock:
        if found.name in _loading or is_ready(found):
            return
        _loading.add(found.name)
    Thread(target=_prepare, args=(found, compiled), daemon=True).start()


def _prepare(found: Game, compiled: bool) -> None:
    if compiled or _compile_apart(found):
        prepare(found)


def _compile_apart(found: Game) -> bool:
    # A session of its own, without a terminal: it neither hears Control-C nor says that its parent ended.
    command = [sys.executable, "-P", "-c", _PROGRAM, found.name]
    process = Popen(command, stdin=DEVNULL, stdout=DEVNULL, stderr=DEVNULL, start_new_session=True)  # noqa: S603
    atexit.register(process.terminate)
    done = process.wait() == 0
    atexit.unregister(process.terminate)
    return done


def compile_quietly(name: str) -> None:
    """Compile a game for other processes, when nothing else runs."""
    if hasattr(os, "nice"):
        os.nice(LOWEST)
    prepare(game(name))
