"""One worker's process and who watches it: a bot that hangs or ends the process costs no results."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import IO, Any

from spydeck.arena.board import ASKS, MAKES, RESTS, Activity, Board
from spydeck.arena.deal import DealResult, Fault, GameResult, deal_result, read_game
from spydeck.arena.design import Design
from spydeck.errors import UnknownBot
from spydeck.language import Message, current
from spydeck.text import message

START_SECONDS = 120.0
"""Seconds until a worker must have loaded its bots."""
MAKE_SECONDS = 60.0
"""Seconds in which a bot must be made, where its budget for a move is shorter."""
LOOK_SECONDS = 0.05
"""Seconds between two looks at what a worker is doing."""
ENDS = 2
"""After so many ends of a worker in the same game, the bot that was busy is at fault."""


class Closed(Exception):
    """The supervisor has been closed while it was at work."""


class WorkerEnded(Exception):
    """The process ended."""

    def __init__(self, how: Message | str) -> None:
        super().__init__(how)
        self.how = how
        """How it ended, as in "was killed by signal 9"."""


class WorkerSupervisor:
    """Plays deals in a process of its own, which it replaces when that ends or a bot does not return."""

    def __init__(self, design: Design, tells: bool = False) -> None:
        """With `tells`, the worker writes to stderr what it compiles."""
        self._design = design
        self._tells = tells
        self._process: subprocess.Popen[str] | None = None
        self._closed = False
        self._loaded_before = False
        self._lock = Lock()
        self._board: Board | None = None
        self._replies: SimpleQueue[Any] = SimpleQueue()

    def play(self, deal: int) -> DealResult:
        """Return the results of a deal. Raise `UnknownBot` if the bots cannot be loaded, and `Closed`."""
        games: list[GameResult] = []
        known: list[Fault] = []
        ended_in: list[int] = []
        while True:
            try:
                fault = self._attempt(deal, games, known)
            except WorkerEnded as error:
                busy = self._busy()
                self._stop()
                ended_in.append(len(games))
                ends = ended_in.count(len(games))
                if ends < ENDS:
                    continue
                if busy.kind == RESTS:
                    skipped = message("worker-ended-often", how=error.how, times=ends).sentence()
                    return DealResult(deal, skipped=skipped)
                fault = _fault_of(busy, message("process-of-bot-ended", how=error.how))
            if fault is None:
                return deal_result(deal, games)
            known = _with_fault(known, fault)

    def close(self) -> None:
        """End the process; a call of `play` that waits for it raises `Closed`."""
        with self._lock:
            if self._closed:
                return
            self._closed = True
            self._kill()

    def _attempt(self, deal: int, games: list[GameResult], known: Sequence[Fault]) -> Fault | None:
        """Play the games of a deal that are still missing, and append them.

        Return the fault of a bot that does not return, which ends the attempt. Raise `WorkerEnded`.
        """
        if self._process is None:
            self._start()
        tables = self._design.games_of_deal
        self._send({"deal": deal, "tables": list(range(len(games), tables)), "known": known})
        seen, since = self._busy(), time.monotonic()
        while len(games) < tables:
            try:
                reply = self._replies.get(timeout=LOOK_SECONDS)
            except Empty:
                busy, now = self._busy(), time.monotonic()
                if busy != seen:
                    seen, since = busy, now
                elif now - since > self._limit(busy):
                    self._stop()
                    return _fault_of(busy, self._too_long(busy))
                continue
            if reply is None:
                raise WorkerEnded(self._how_it_ended())
            games.append(read_game(reply, self._design))
        return None

    def _busy(self) -> Activity:
        return self._board.read() if self._board else Activity(0, RESTS, 0, 0, 0)

    def _limit(self, busy: Activity) -> float:
        limits = {ASKS: self._design.budget, MAKES: max(self._design.budget, MAKE_SECONDS)}
        return limits.get(busy.kind, float("inf"))

    def _too_long(self, busy: Activity) -> Message:
        code = "too-slow-to-be-made" if busy.kind == MAKES else "too-slow-to-move"
        return message(code, seconds=self._limit(busy))

    def _start(self) -> None:
        """Start the process and wait for its bots. Raise `UnknownBot`, `WorkerEnded`, `Closed`."""
        descriptor, name = tempfile.mkstemp(prefix="spydeck-arena-")
        os.close(descriptor)
        path = Path(name)
        try:
            self._board = Board(path)
            self._launch(path)
        finally:
            with suppress(OSError):  # both sides have it open
                path.unlink()

    def _launch(self, board: Path) -> None:
        """Start the process with an empty board. Raise as `_start` does."""
        paths = os.pathsep.join(path for path in sys.path if path)
        with self._lock:
            if self._closed:
                raise Closed
            self._replies = SimpleQueue()
            process = self._process = subprocess.Popen(
                [sys.executable, "-P", "-m", "spydeck.arena.worker"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                env={**os.environ, "PYTHONPATH": paths},
            )
        Thread(target=_listen, args=(process.stdout, self._replies), daemon=True).start()
        facts = {"board": str(board), "design": self._design.facts(), "tells": self._tells}
        self._send({**facts, "language": current()})
        try:
            reply = self._replies.get(timeout=START_SECONDS)
        except Empty:
            self._stop()
            raise UnknownBot(message("bots-slow-to-load", seconds=START_SECONDS)) from None
        if reply is None and self._loaded_before:  # so the bots are not to blame
            raise WorkerEnded(self._how_it_ended())
        if reply is None:
            status = self._exit_status()
            killed = message("worker-killed", signal=-status)
            raise UnknownBot(killed if status < 0 else message("worker-ended", status=status))
        if "refused" in reply:
            raise UnknownBot(reply["refused"])
        self._loaded_before = True

    def _send(self, facts: object) -> None:
        process = self._process
        if process is None or process.stdin is None:
            raise Closed
        with suppress(OSError):  # it has ended, and the reply says so
            process.stdin.write(json.dumps(facts) + "\n")
            process.stdin.flush()

    def _exit_status(self) -> int:
        process = self._process
        if self._closed or process is None:
            raise Closed
        return process.wait()

    def _how_it_ended(self) -> Message:
        status = self._exit_status()
        if status < 0:
            return message("killed-by-signal", signal=-status)
        return message("ended-with-status", status=status)

    def _stop(self) -> None:
        with self._lock:
            self._kill()

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        if process.stdin is not None:
            with suppress(OSError):  # what has not been sent yet cannot be
                process.stdin.close()


def _fault_of(busy: Activity, what: Message) -> Fault:
    """Return the fault of the bot that was busy, in the language in use."""
    return Fault(busy.table, busy.seat, busy.ply, what.sentence())


def _with_fault(known: Sequence[Fault], fault: Fault) -> list[Fault]:
    """Return the faults with one more; a bot that fails again in the same game is replaced from its start."""
    place = (fault.table, fault.seat)
    others = [one for one in known if (one.table, one.seat) != place]
    if len(others) < len(known):
        fault = fault._replace(ply=0)
    return [*others, fault]


def _listen(source: IO[str] | None, replies: SimpleQueue[Any]) -> None:
    """Pass on the replies of a process, then None."""
    if source is not None:
        with source:
            for line in source:
                if line.endswith("\n"):
                    replies.put(json.loads(line))
    replies.put(None)
