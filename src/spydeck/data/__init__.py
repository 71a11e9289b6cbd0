"""Data to learn from: games of bots as rows of Parquet, one for each word that a bot has chosen.

>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> import pyarrow.parquet
>>> from spydeck import data
>>> with TemporaryDirectory() as folder:
...     made = data.generate("spy-tricks", ["sensible"], Path(folder), players=3, deals=2, seed=1, workers=1)
...     columns = data.arrays(pyarrow.parquet.read_table(folder))
>>> columns["mask"].shape == (made.rows, 71)
True
>>> bool((columns["mask"][range(made.rows), columns["word"]] == 1).all())
True

`spydeck generate` is the same on the command line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path

from spydeck.arena.deal import DealResult
from spydeck.arena.design import DRAWN, Design, check_deals, design, path_of
from spydeck.arena.executors import MAX_WORKERS, Executor, LocalProcesses, cores
from spydeck.arena.result import FaultCount, SkippedDeals
from spydeck.arena.tally import Failures
from spydeck.bots.baselines import Bot
from spydeck.data.columns import COLUMNS, Column, arrays, schema
from spydeck.data.folder import Folder
from spydeck.games.option_values import whole_number
from spydeck.json_types import JsonObject

__all__ = ["CHUNK", "COLUMNS", "Column", "GeneratedData", "arrays", "generate", "schema"]

DEALS = 1000
CHUNK = 100
"""The usual number of deals in a file."""
MAX_CHUNK = 10_000


@dataclass(frozen=True)
class GeneratedData:
    """The contents of a folder of data."""

    design: Design
    folder: Path
    deals: int
    """The deals in complete files."""
    rows: int
    files: int
    faults: tuple[FaultCount, ...]
    skipped: tuple[SkippedDeals, ...]
    """Deals that could not be played this time; their files are missing, and the next run tries again."""

    def facts(self) -> JsonObject:
        """Return this as plain data, which JSON can hold."""
        design = self.design
        return {
            "game": design.game,
            "players": design.players,
            "options": design.game_options.facts(),
            "bots": list(design.bots),
            "seed": design.seed,
            "budget": design.budget,
            "folder": str(self.folder),
            "deals": self.deals,
            "rows": self.rows,
            "files": self.files,
            "faults": [asdict(fault) for fault in self.faults],
            "skipped": [asdict(deals) for deals in self.skipped],
        }


def generate(
    game: str,
    bots: Sequence[str | Callable[..., Bot]],
    out: Path | str,
    *,
    players: int | None = None,
    deals: int = DEALS,
    seed: int = 1,
    workers: int | None = None,
    options: Mapping[str, object] | None = None,
    budget: float = 10.0,
    chunk: int = CHUNK,
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
) -> GeneratedData:
    """Fill a folder with games of bots, and return what it holds; the same for a seed whatever the workers.

    Each deal is played once; in each seat sits one of the `bots`, drawn by the seed. Bots, `players`,
    `options`, `workers`, `budget`, faults, `executor` and `progress` are as in `spydeck.arena.run`. `out` is
    the folder, which is created if it is not there. It receives one Parquet file for each `chunk` of deals as
    soon as that is complete; a run with the same parameters continues it. The columns are `COLUMNS`.

    Raise `UnknownGame`, `UnknownBot`, `InvalidOption`, `OSError`, and `SpydeckError` if no file could be
    completed.
    """
    chosen = design(
        game,
        bots,
        players=players,
        options=options or {},
        seatings=DRAWN,
        seed=seed,
        budget=budget,
    )
    path, number = path_of(out), check_deals(deals)
    where = executor or LocalProcesses(min(number, cores(), MAX_WORKERS) if workers is None else workers)
    with Folder(path, chosen, number, whole_number("chunk", chunk, 1, MAX_CHUNK)) as folder:
        skipped = _fill(folder, chosen, where, progress or _nothing)
    failures = Failures(chosen)
    for result in skipped:
        failures.add(result)
    for deal, fault in folder.faults():
        failures.add(DealResult(deal, faults=(fault,)))
    if not folder.files:
        raise failures.nothing_played()
    rows = sum(one.rows for one in folder.files.values())
    found = failures.faults, failures.skipped
    return GeneratedData(chosen, folder.path, folder.deals, rows, len(folder.files), *found)


def _fill(
    folder: Folder, chosen: Design, executor: Executor, progress: Callable[[int], None]
) -> list[DealResult]:
    """Play the missing deals, and write the file of each chunk without a skipped one; return the skipped."""
    skipped: list[DealResult] = []
    waiting: dict[int, list[DealResult]] = {}
    done = folder.deals
    progress(done)
    with closing(executor.results(chosen, folder.missing())) as results:
        for result in results:
            number = folder.chunk_of(result.deal)
            waiting.setdefault(number, []).append(result)
            if len(waiting[number]) == len(folder.deals_of(number)):
                complete = sorted(waiting.pop(number), key=by_deal)
                lost = [one for one in complete if one.skipped]
                skipped += lost
                if not lost:
                    folder.write(number, complete)
            done += 1
            progress(done)
    return sorted(skipped, key=by_deal)


def by_deal(result: DealResult) -> int:
    """Return the number of a result's deal, to sort by."""
    return result.deal


def _nothing(done: int) -> None:
    """Take note of nothing."""
