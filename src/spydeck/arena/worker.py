"""A worker's process: it loads the bots and plays the deals that its supervisor names.

Both sides write lines of JSON. Bots may print: their output goes to stderr.
"""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import IO, Any

from spydeck import language
from spydeck.arena.board import Board
from spydeck.arena.deal import Fault, blamed, play_game
from spydeck.arena.design import Design, read_design
from spydeck.arena.oracle import maker_of
from spydeck.bots import BotMaker
from spydeck.errors import UnknownBot, shown
from spydeck.kernel.progress import telling_of_compiling
from spydeck.text import message


def main() -> None:
    """Answer the supervisor until it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    source = os.fdopen(os.dup(0), encoding="utf-8")
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # a bot that reads or prints must not meet the messages
    os.dup2(2, 1)
    tasks: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_listen, args=(source, tasks), daemon=True).start()
    first = tasks.get()
    with telling_of_compiling(first["tells"]):
        language.use(first["language"])
        play(Board(Path(first["board"])), read_design(first["design"]), tasks, replies)


def play(board: Board, design: Design, tasks: SimpleQueue[Any], replies: IO[str]) -> None:
    """Make the bots, and play each deal that is requested."""
    try:
        makers = ready_makers(design)
    except UnknownBot as error:
        _reply(replies, {"refused": str(error)})
        return
    _reply(replies, {"ready": os.getpid()})
    while True:
        task = tasks.get()
        known = [Fault(*fault) for fault in task["known"]]
        for table in task["tables"]:
            _reply(replies, play_game(design, task["deal"], table, makers, board, known))


def ready_makers(design: Design) -> list[BotMaker]:
    """Return what makes each bot, having made each once. Raise `UnknownBot`."""
    return [_ready_maker(bot, design) for bot in design.bots]


def _ready_maker(bot: str, design: Design) -> BotMaker:
    try:
        make = maker_of(bot)
        prepare = getattr(make(design.seed), "prepare", None)
        if prepare is not None:
            prepare(design.rules)
    except UnknownBot:
        raise
    except BaseException as error:  # a module and a bot can raise anything, also an exit or an interrupt
        raise UnknownBot(message("bot-not-made", bot=shown(bot), cause=blamed(error))) from error
    return make


def _listen(source: IO[str], tasks: SimpleQueue[Any]) -> None:
    for line in source:
        tasks.put(json.loads(line))
    os._exit(0)  # the supervisor has ended; a bot may be busy


def _reply(replies: IO[str], facts: object) -> None:
    try:
        replies.write(json.dumps(facts) + "\n")
        replies.flush()
    except BrokenPipeError:
        os._exit(0)  # the supervisor has ended


if __name__ == "__main__":
    main()
