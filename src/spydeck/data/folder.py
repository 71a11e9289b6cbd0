"""The folder of data: a manifest with its parameters, one Parquet file for each chunk of deals, and a card.

The card says what is in the folder, how it was made, and what may be done with it. It is Markdown that begins
with YAML, as Hugging Face and others read it from the file `README.md`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import IO, NamedTuple

from spydeck import __version__
from spydeck.arena.deal import DealResult, Fault
from spydeck.arena.design import Design
from spydeck.data.columns import COLUMNS, SECRET, schema_of, tables
from spydeck.errors import InvalidOption, MissingExtra
from spydeck.files import replacing
from spydeck.json_types import JsonObject
from spydeck.text import message
from spydeck.text.system import cause_of

try:
    from filelock import FileLock, Timeout
    from pyarrow import ArrowException, parquet
except ModuleNotFoundError as error:
    raise MissingExtra(error.name or "pyarrow", "data") from None

FORMAT = "spydeck data"
VERSION = 1
MANIFEST = "_manifest.json"
"""Readers of folders of Parquet files pass over names with an underscore."""
LOCK = "_lock"
KEY = b"spydeck"
"""Where the metadata of a file says what is in it."""


class Contents(NamedTuple):
    """The contents of one file."""

    rows: int
    faults: tuple[tuple[int, Fault], ...]
    """The faults, each with its deal."""


class Folder:
    """A folder of data, locked while it is entered. What is complete in it stays, whatever happens."""

    def __init__(self, path: Path, design: Design, deals: int, chunk: int) -> None:
        """Name the folder, the deals that it is to hold, and how many of them are in one file."""
        self.path = path
        self.files: dict[int, Contents] = {}
        """The contents of the complete files, by the number of their chunk."""
        self._design = design
        self._deals = deals
        self._chunk = chunk
        self._open = ExitStack()
        self._made = False

    def __enter__(self) -> Folder:
        """Open the folder. Raise `InvalidOption` if it holds something else, and `OSError`."""
        self._made = not self.path.exists()
        self.path.mkdir(parents=True, exist_ok=True)
        with ExitStack() as opened:
            self._lock(opened)
            self._check_manifest()
            self.files = {n: self._read(n) for n in range(self.chunks) if self._file(n).exists()}
            self._open = opened.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Unlock the folder, and remove it if it is new and empty."""
        with self._open:
            if self._made and all(one.name == LOCK for one in self.path.iterdir()):
                with suppress(OSError):  # a system that keeps open files
                    (self.path / LOCK).unlink(missing_ok=True)
                    self.path.rmdir()

    @property
    def chunks(self) -> int:
        """The number of files that complete data has."""
        return -(-self._deals // self._chunk)

    @property
    def deals(self) -> int:
        """The number of deals in the complete files."""
        return sum(len(self.deals_of(number)) for number in self.files)

    def deals_of(self, number: int) -> range:
        """Return the deals of a chunk."""
        first = number * self._chunk
        return range(first, min(first + self._chunk, self._deals))

    def chunk_of(self, deal: int) -> int:
        """Return the number of the chunk that a deal belongs to."""
        return deal // self._chunk

    def missing(self) -> Iterator[int]:
        """Yield the deals whose files are not there."""
        for number in range(self.chunks):
            if number not in self.files:
                yield from self.deals_of(number)

    def faults(self) -> Iterator[tuple[int, Fault]]:
        """Yield all faults, each with its deal, in the order of deals."""
        for number in sorted(self.files):
            yield from self.files[number].faults

    def write(self, number: int, results: Sequence[DealResult]) -> None:
        """Write the file of a chunk from its deals in order. Raise `OSError`; then the file is not there."""
        path = self._file(number)
        try:
            if not self.files:  # not before, so that whoever has mistyped something can start again
                self._write_manifest()
            with replacing(path) as file:
                self._write_rows(file, number, results)
        except OSError as error:
            cause, there = cause_of(error), {"path": self.path, "deals": self.deals}
            what = message("data-continues", cause=cause, all=self._deals, **there)
            raise OSError(error.errno, what.sentence(), str(path)) from error
        self.files[number] = self._read(number)

    def _write_rows(self, file: IO[bytes], number: int, results: Sequence[DealResult]) -> None:
        faults = [(result.deal, *fault) for result in results for fault in result.faults]
        first = self.deals_of(number)[0]
        about = {**self._manifest(), "first_deal": first, "faults": faults}
        schema = schema_of(self._design.rules, self._design.players)
        described = schema.with_metadata({KEY: _json(about)})
        with parquet.ParquetWriter(file, described, compression="zstd", write_page_checksum=True) as out:
            for table in tables(self._design, results):
                out.write_table(table)

    def _read(self, number: int) -> Contents:
        """Return what a file holds. Raise `InvalidOption` if it is not one of this data."""
        path = self._file(number)
        try:
            found = parquet.read_metadata(path)
            about = json.loads(found.metadata[KEY])
            if about["first_deal"] != self.deals_of(number)[0] or self._differences(about):
                raise ValueError
            return Contents(found.num_rows, tuple((deal, Fault(*fault)) for deal, *fault in about["faults"]))
        except (ArrowException, ValueError, TypeError, KeyError):
            raise InvalidOption(message("data-foreign-file", path=path)) from None

    def _lock(self, opened: ExitStack) -> None:
        try:
            with suppress(NotImplementedError):  # a file system that cannot lock
                opened.enter_context(FileLock(self.path / LOCK, timeout=0))
        except Timeout:
            raise InvalidOption(message("data-locked", path=self.path)) from None

    def _check_manifest(self) -> None:
        path = self.path / MANIFEST
        if not path.exists():
            if any(not one.name.startswith("_") for one in self.path.iterdir()):
                raise InvalidOption(message("data-other-files", path=self.path))
            return
        try:
            found = json.loads(path.read_bytes())
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise InvalidOption(message("data-no-manifest", path=path))
        wrong = self._differences(found)
        if wrong and any(self.path.glob("deals-*.parquet")):  # without data there is nothing to continue
            raise InvalidOption(message("data-differ", path=self.path, names=wrong))

    def _differences(self, facts: JsonObject) -> list[str]:
        """Return the parameters that have other values in the description of a folder or a file."""
        return [name for name, value in self._manifest().items() if facts.get(name) != value]

    def _write_manifest(self) -> None:
        with replacing(self.path / CARD) as file:
            file.write(card(self._design, self._deals).encode())
        with replacing(self.path / MANIFEST) as file:
            file.write(_json(self._manifest(), indent=2) + b"\n")

    def _manifest(self) -> JsonObject:
        design = self._design
        facts: JsonObject = {
            "format": FORMAT,
            "version": VERSION,
            "spydeck": __version__,
            "rules_version": design.rules.rules_version,
            **{name: value for name, value in design.facts().items() if name != "seatings"},
            "deals": self._deals,
            "chunk": self._chunk,
            "columns": {field.name: str(field.type) for field in schema_of(design.rules, design.players)},
        }
        return facts

    def _file(self, number: int) -> Path:
        return self.path / f"deals-{self.deals_of(number)[0]:07}.parquet"


def _json(facts: JsonObject, indent: int | None = None) -> bytes:
    return json.dumps(facts, indent=indent).encode()


CARD = "_README.md"
"""Its name in the folder: readers of folders of Parquet files pass over names with an underscore."""

LICENSE = "CC0-1.0"
"""The licence of what Spydeck generates: its authors claim no rights in it."""

SECRETS = "; **secret**: it holds what no seat knows"


def card(design: Design, deals: int) -> str:
    """Return the card of data, as Markdown."""
    game, players = design.rules, design.players
    bots, games = ", ".join(f"`{bot}`" for bot in design.bots), f"{deals} game{'s' * (deals != 1)}"
    again = {"players": players, "deals": deals, "seed": design.seed, "options": dict(design.options)}
    types = schema_of(game, players)
    columns = "\n".join(
        f"| `{one.name}` | `{types.field(one.name).type}` | {one.meaning}{SECRETS * (one.role == SECRET)} |"
        for one in COLUMNS
    )
    return f"""---
pretty_name: {game.title}, games of bots
license: {LICENSE.lower()}
tags: [card-game, imperfect-information, reinforcement-learning, imitation-learning]
configs:
- config_name: default
  data_files: "*.parquet"
---

# {game.title}: games of bots

{games} of {players} players, played by bots of Spydeck {__version__}: {bots}.
The rules are those of version {game.rules_version}. In each seat sat one of the bots, drawn by the seed.
A row is one word of an action: who chose it, what that seat knew, what it chose, and how the game ended.
There are no people in this data.

| column | type | meaning |
| --- | --- | --- |
{columns}

`Position.from_bytes` of Spydeck reads the positions.

## The same again
`spydeck generate {game.name} --bots {",".join(design.bots)} --out FOLDER` makes the same rows, with
`{json.dumps(again)}`.
Bots named `module:Class` are not part of Spydeck.

## Licence
{LICENSE}: the authors of Spydeck claim no rights in what it generates. `CITATION.cff` says how to cite it.
To publish this folder, rename this file to `README.md`.
"""
