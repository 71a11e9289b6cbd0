"""Compiled code on disk: each entry point has files of its own, under a name that every process finds.

As it comes, numba keeps a closure under a hash of its pickled cells. Their bytes differ with how a process
was started and where its bytecode came from, so a second program compiles everything again. And all closures
of a function share one index: if two processes compile two games at once, one can load the other's code.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

from numba.core.caching import FunctionCache, IndexDataCacheFile
from numba.core.serialize import dumps

HASH_LENGTH = 16
"""How many digits of a hash are part of a file's name."""


class KeptCode(FunctionCache):  # type: ignore[misc]
    """The compiled forms of one entry point on disk."""

    def __init__(self, function: FunctionType) -> None:
        super().__init__(function)
        self._cache_file = IndexDataCacheFile(
            cache_path=self._cache_path,
            filename_base=f"{self._impl.filename_base}-{code_hash(function)}",
            source_stamp=self._impl.locator.get_source_stamp(),
        )

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        return sig, codegen.magic_tuple()


def code_hash(function: FunctionType) -> str:
    """Return a hash of a function and of all that its cells hold, which is the same in every process."""
    return hashlib.sha256(repr(described(function)).encode()).hexdigest()[:HASH_LENGTH]


def described(value: object) -> object:
    """Return what tells a value in a cell from others."""
    if not isinstance(value, FunctionType):
        return hashlib.sha256(dumps(value)).hexdigest()
    code = value.__code__
    cells = [described(cell.cell_contents) for cell in value.__closure__ or ()]
    place = value.__module__, value.__qualname__, file_hash(code.co_filename), code.co_firstlineno
    return *place, code.co_code, cells


@cache
def file_hash(name: str) -> str:
    """Return a hash of a source file, or of its name where no file has it."""
    path = Path(name)
    return hashlib.sha256(path.read_bytes() if path.is_file() else name.encode()).hexdigest()
