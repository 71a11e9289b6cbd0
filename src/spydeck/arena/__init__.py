"""Bots against each other: the same deals through all seats, with intervals, a matrix, and ratings.

>>> from spydeck import arena
>>> result = arena.run("black-spy", ["sensible", "random"], deals=5, seed=1, workers=1, skill=False)
>>> result.games, result.better
(70, 'fewer')
>>> result.standings[0].edge.low > 0
True

`spydeck arena` is the same on the command line.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing, nullcontext
from pathlib import Path

from spydeck.arena.deal import DealResult
from spydeck.arena.design import SEATINGS, Design, check_deals, design, path_of
from spydeck.arena.estimates import Estimate
from spydeck.arena.executors import MAX_WORKERS, Executor, LocalProcesses, RayCluster, cores
from spydeck.arena.journal import Journal
from spydeck.arena.result import ArenaResult, FaultCount, SkippedDeals, Standing
from spydeck.arena.skill import Ratings, Skill
from spydeck.arena.tally import Tally
from spydeck.bots.baselines import Bot
from spydeck.games.option_values import one_of

__all__ = [
    "SEATINGS",
    "ArenaResult",
    "Design",
    "Estimate",
    "Executor",
    "FaultCount",
    "LocalProcesses",
    "RayCluster",
    "Skill",
    "SkippedDeals",
    "Standing",
    "run",
]


def run(
    game: str,
    bots: Sequence[str | Callable[..., Bot]],
    *,
    players: int | None = None,
    deals: int = 200,
    seed: int = 1,
    workers: int | None = None,
    options: Mapping[str, object] | None = None,
    seatings: str = "pairs",
    budget: float = 10.0,
    skill: bool = True,
    out: Path | str | None = None,
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
) -> ArenaResult:
    """Return what bots score against each other, the same for a seed whatever the workers.

    Each bot is the name of a built-in one; one of your own is a class (or a function that returns a bot) of a
    module, or its name as `module:Class`. Processes import it, and each game makes its own bots. `players`
    are the seats, by default the usual number; `options` are those of the game. A game with deals is played
    deal by deal from level totals, unless the options say otherwise. Each deal is played with each of the
    `seatings`: "pairs" seats each two bots in every mixture, "all" seats all bots in every mixture,
    "rotations" turns a table with one bot for each seat, and "alone" seats the first bot alone against each
    of the others.

    `workers` are processes, by default one for each processor. A bot that raises, chooses what it may not do,
    or takes longer than `budget` seconds for a move is noted as a fault, and the stand-in plays on for it.
    `skill` adds ratings by OpenSkill. `out` is a file that receives the results of each deal as they come; a
    run with the same parameters continues it. `executor` replaces the processes, and `progress` is called
    with the number of deals done so far.

    Raise `UnknownGame`, `UnknownBot`, `InvalidOption`, `MissingExtra`, `InvalidRecord`, `OSError`, and
    `SpydeckError` if no deal could be played.
    """
    chosen = design(
        game,
        bots,
        players=players,
        options=options or {},
        seatings=one_of("seatings", seatings, SEATINGS),
        seed=seed,
        budget=budget,
    )
    check_deals(deals)
    tally = Tally(chosen, Ratings(len(bots)) if skill else None)
    where = executor or LocalProcesses(min(deals, cores(), MAX_WORKERS) if workers is None else workers)
    with (
        nullcontext() if out is None else Journal(path_of(out), chosen) as journal,
        closing(_results(chosen, deals, where, journal)) as results,
    ):
        for number, result in enumerate(results, 1):
            tally.add(result)
            if progress:
                progress(number)
    return tally.result()


def _results(
    chosen: Design, deals: int, executor: Executor, journal: Journal | None
) -> Generator[DealResult, None, None]:
    """Yield the results in the journal, then the missing ones, which are written to it."""
    done: set[int] = set()
    for result in journal.results() if journal else ():
        if result.deal < deals and result.deal not in done:
            done.add(result.deal)
            yield result
    missing = (deal for deal in range(deals) if deal not in done)
    with closing(executor.results(chosen, missing)) as results:
        for result in results:
            if journal and not result.skipped:
                journal.write(result)
            yield result
