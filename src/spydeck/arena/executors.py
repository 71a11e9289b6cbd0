"""Where deals are played: in processes of this machine, or on a Ray cluster."""

from __future__ import annotations

import atexit
import os
from collections.abc import Generator, Iterable, Iterator
from itertools import islice
from queue import SimpleQueue
from threading import Lock, Semaphore, Thread
from typing import Any, Protocol

from spydeck import language
from spydeck.arena.deal import DealResult
from spydeck.arena.design import Design
from spydeck.arena.supervisor import Closed, WorkerSupervisor
from spydeck.errors import InvalidOption, SpydeckError, importing, shown
from spydeck.kernel.progress import tells_of_compiling
from spydeck.text import message

MAX_WORKERS = 256
AHEAD = 4
"""For each worker, the deals that are played or wait to be read, so that results do not fill the memory."""


class Executor(Protocol):
    """Plays deals, in any order."""

    def results(self, design: Design, deals: Iterable[int]) -> Generator[DealResult, None, None]:
        """Yield the result of each deal as it comes. Raise `UnknownBot` if the bots cannot be loaded."""


def cores() -> int:
    """Return the number of processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def check_workers(workers: object) -> int:
    """Return a number of workers. Raise `InvalidOption`."""
    if isinstance(workers, bool) or not isinstance(workers, int) or not 1 <= workers <= MAX_WORKERS:
        raise InvalidOption(message("workers-out-of-bounds", most=MAX_WORKERS, given=shown(workers)))
    return workers


class LocalProcesses:
    """Plays deals in processes of this machine, each with a supervisor in a thread."""

    def __init__(self, workers: int) -> None:
        self._workers = check_workers(workers)

    def results(self, design: Design, deals: Iterable[int]) -> Generator[DealResult, None, None]:
        """Yield the result of each deal as it comes. Raise `UnknownBot` if the bots cannot be loaded."""
        source, lock = iter(deals), Lock()
        room = Semaphore(AHEAD * self._workers)
        done: SimpleQueue[DealResult | Exception | None] = SimpleQueue()

        def work(supervisor: WorkerSupervisor) -> None:
            try:
                while True:
                    room.acquire()
                    with lock:
                        deal = next(source, None)
                    if deal is None:
                        room.release()
                        break
                    done.put(supervisor.play(deal))
            except Closed:
                pass
            except Exception as error:  # noqa: BLE001  raised again where the results are read
                done.put(error)
            done.put(None)

        tells = [tells_of_compiling(), *[False] * (self._workers - 1)]  # all compile the same
        supervisors = [WorkerSupervisor(design, each) for each in tells]
        threads = [Thread(target=work, args=(one,), daemon=True) for one in supervisors]
        try:
            for thread in threads:
                thread.start()
            for result in _until_all_end(done, len(threads)):
                yield result
                room.release()
        finally:
            for supervisor in supervisors:
                supervisor.close()
            room.release(len(threads))  # wakes those that wait; their supervisors are closed
            for thread in threads:
                thread.join()


def _until_all_end(done: SimpleQueue[DealResult | Exception | None], threads: int) -> Iterator[DealResult]:
    while threads:
        found = done.get()
        if found is None:
            threads -= 1
        elif isinstance(found, Exception):
            raise found
        else:
            yield found


class RayCluster:
    """Plays deals as tasks of a Ray cluster; each task supervises a process of its own, as on one machine.

    Ray is joined or started as `ray.init()` does it, for example by `RAY_ADDRESS`. The bots must be
    importable on the cluster.
    """

    def __init__(self, workers: int | None = None) -> None:
        """Connect to the cluster; `workers` bounds the tasks at a time.

        Raise `InvalidOption`, `MissingExtra`.
        """
        self._workers = None if workers is None else check_workers(workers)
        with importing("ray", "ray"):
            import ray
        self._ray: Any = ray
        self._started = not ray.is_initialized()
        if self._started:
            ray.init()

    def results(self, design: Design, deals: Iterable[int]) -> Generator[DealResult, None, None]:
        """Yield the result of each deal as it comes. Raise `UnknownBot` if the bots cannot be loaded."""
        ray = self._ray
        task = ray.remote(max_retries=1)(play_on_ray)
        source = iter(deals)
        workers = self._workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        said_in = language.current()
        waiting = {task.remote(design, deal, said_in): deal for deal in islice(source, workers)}
        try:
            while waiting:
                (ready,), _ = ray.wait(list(waiting), num_returns=1)
                deal = waiting.pop(ready)
                yield self._result(ready, deal)
                waiting.update((task.remote(design, deal, said_in), deal) for deal in islice(source, 1))
        finally:
            for reference in waiting:
                ray.cancel(reference)

    def close(self) -> None:
        """Leave the cluster, if this object has joined it."""
        if self._started:
            self._ray.shutdown()

    def _result(self, reference: Any, deal: int) -> DealResult:
        try:
            found = self._ray.get(reference)
        except self._ray.exceptions.RayError as error:
            return DealResult(deal, skipped=message("lost-by-ray", cause=type(error).__name__).sentence())
        if isinstance(found, SpydeckError):
            raise found
        result: DealResult = found
        return result


def play_on_ray(design: Design, deal: int, said_in: str) -> DealResult | SpydeckError:
    """Return the result of a deal, or why the bots cannot be loaded; runs in a worker of Ray.

    `said_in` is the language in which it says what is wrong.
    """
    language.use(said_in)
    try:
        return _supervisor(design).play(deal)
    except SpydeckError as error:
        return error


_kept: dict[Design, WorkerSupervisor] = {}
"""The supervisor that a worker of Ray keeps from task to task."""


def _supervisor(design: Design) -> WorkerSupervisor:
    if design not in _kept:
        release()
        _kept[design] = WorkerSupervisor(design)
    return _kept[design]


@atexit.register
def release() -> None:
    """End the process that a worker of Ray keeps from task to task."""
    while _kept:
        _kept.popitem()[1].close()
