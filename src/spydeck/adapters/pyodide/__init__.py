"""Spydeck for a browser: the files with which a page runs Python, and this package as an archive beside them.

Python itself is Pyodide's (https://pyodide.org), with the packages that a table needs, in `files/`, where
`packing` puts them. This package is archived from where it is installed, so that it is never out of date.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import lzma
import tarfile
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from threading import Lock
from typing import NamedTuple

FILES = Path(str(resources.files(__package__))) / "files"
PACKAGE = Path(str(resources.files("spydeck")))
ARCHIVE = "spydeck.tar.xz"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "packages.tar.xz")
"""The files of Python, by the names under which Pyodide looks for them."""
COMPRESSED = ".gz"
"""Follows the name of a file that is kept compressed."""
TYPES = {
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
    ".xz": "application/x-xz",
}
LEFT_OUT = (
    *("adapters", "arena", "bots/search.py", "bots/thinking/processor.py", "cli", "data", "protocol/client"),
    *("server/benchmark", "server/cluster", "server/http", "server/listeners.py", "server/live"),
    *("server/metrics.py", "server/push", "server/rates.py", "server/serve.py", "server/static"),
    *("server/site.py", "server/store", "server/supervisor.py", "study/lessons.py", "study/puzzles"),
    "terminal",
)
"""Parts of this package that need what a browser does not have, or that no table needs."""
SUFFIXES = (".py", ".ftl")
FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9, "dict_size": 1 << 22}]
"""How archives are compressed: unpacking one takes 4 MB of memory, making one eleven times as much."""


_packing = Lock()


class PackedFile(NamedTuple):
    """A file that a page fetches."""

    folder: str
    """The name of the folder that holds it, which changes with its content."""
    name: str
    content: bytes
    compressed: bool
    """Whether the content is compressed with gzip."""

    @property
    def unpacked(self) -> bytes:
        """The content as a page reads it."""
        return gzip.decompress(self.content) if self.compressed else self.content

    @property
    def media_type(self) -> str:
        """The media type."""
        return TYPES[Path(self.name).suffix]


def packed() -> list[PackedFile]:
    """Return all files with which a page runs Spydeck; none where Python was not packed."""
    with _packing:  # the first requests of several pages pack nothing twice
        return [*runtime(), own_part()] if runtime() else []


@cache
def runtime() -> tuple[PackedFile, ...]:
    """Return the files of Python."""
    found = [(name, FILES / name, FILES / (name + COMPRESSED)) for name in RUNTIME]
    if not all(plain.is_file() or small.is_file() for _, plain, small in found):
        return ()
    contents = [(name, small if small.is_file() else plain) for name, plain, small in found]
    read = [(name, path.read_bytes(), path.suffix == COMPRESSED) for name, path in contents]
    folder = digest(b"".join(content for _, content, _ in read))
    return tuple(PackedFile(folder, name, content, small) for name, content, small in read)


@cache
def own_part() -> PackedFile:
    """Return this package as a file for a page."""
    content = archive()
    return PackedFile(digest(content), ARCHIVE, content, compressed=False)


def archive() -> bytes:
    """Return this package as an archive: its source and its texts, as far as a table needs them."""
    return together({path.relative_to(PACKAGE.parent).as_posix(): path.read_bytes() for path in sources()})


def sources() -> Iterator[Path]:
    """Yield the files of this package that a table needs."""
    left_out = [PACKAGE / part for part in LEFT_OUT]
    for path in sorted(PACKAGE.rglob("*")):
        if path.suffix in SUFFIXES and not any(path.is_relative_to(part) for part in left_out):
            yield path


def together(contents: Mapping[str, bytes]) -> bytes:
    """Return a tar archive, compressed as a whole, the same bytes for the same contents.

    A zip archive, which compresses each file by itself, would take half as much again.
    """
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w") as out:
        for name in sorted(contents, key=lambda name: (Path(name).suffix, name)):
            entry = tarfile.TarInfo(name)
            entry.size = len(contents[name])
            out.addfile(entry, io.BytesIO(contents[name]))
    return lzma.compress(buffer.getvalue(), filters=FILTERS)


def digest(content: bytes) -> str:
    """Return a name for a content, which no other has."""
    return hashlib.sha256(content).hexdigest()[:16]


def compress(content: bytes) -> bytes:
    """Return a content compressed with gzip, the same bytes each time."""
    return gzip.compress(content, 9, mtime=0)
