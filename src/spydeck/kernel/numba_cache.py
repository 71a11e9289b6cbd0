"""Compiled code on disk: each form of an entry point in a file of its own, which every process finds.

As it comes, numba keeps a closure under a hash of its pickled cells. Their bytes differ with how a process
was started and where its bytecode came from, so a second program compiles everything again. All closures
of a function share one index: if two processes compile two games at once, one can load the other's code. And
a damaged file ends the program.

Here a file begins with a hash of the rest. One that is damaged, or that cannot be read, counts as missing;
where none can be written, every program compiles again.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import shutil
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import platformdirs

from spydeck.files import replacing
from spydeck.kernel.progress import LOGGER
from spydeck.text import message
from spydeck.text.system import cause_of

HASH_LENGTH = 16
"""How many digits of a hash are part of a file's name."""

KEPT = 30 * 24 * 3600
"""How long the compiled code of other versions is kept, in seconds."""

DIGEST = hashlib.sha256().digest_size


class KeptCode:
    """The compiled forms of one function on disk, as a dispatcher of numba or numba-cuda asks for them."""

    def __init__(
        self,
        function: FunctionType,
        folder: Path,
        reduce: Callable[[Any], bytes],
        rebuild: Callable[[Any, bytes], Any],
    ) -> None:
        """`reduce` makes bytes of a compiled form, and `rebuild` the form in a target's context."""
        where = f"{function.__module__.rpartition('.')[2]}.{function.__qualname__}"
        self._begins = f"{where.translate({ord('<'): None, ord('>'): None})}-{code_hash(function)}"
        self._reduce, self._rebuild = reduce, rebuild
        self.cache_path = str(folder)
        """The folder."""

    def load_overload(self, types: Any, target_context: Any) -> Any:
        """Return the compiled form for arguments of these types, or None."""
        target_context.refresh()
        content = read_kept(self._file(types, target_context.codegen()))
        return None if content is None else self._rebuild(target_context, content)

    def save_overload(self, types: Any, form: Any) -> None:
        """Keep the compiled form for arguments of these types, where it can be written."""
        write_kept(self._file(types, form.codegen), self._reduce(form))

    def flush(self) -> None:
        """Keep what there is: a form that is compiled again takes the place of the old one."""

    def _file(self, types: Any, codegen: Any) -> Path:
        key = repr((types, codegen.magic_tuple())).encode()
        return Path(self.cache_path) / f"{self._begins}-{hashlib.sha256(key).hexdigest()[:HASH_LENGTH]}.code"


def read_kept(path: Path) -> bytes | None:
    """Return what `write_kept` wrote, or None where that is missing or damaged."""
    try:
        kept = path.read_bytes()
    except OSError:
        return None
    content = kept[DIGEST:]
    return content if hashlib.sha256(content).digest() == kept[:DIGEST] else None


def write_kept(path: Path, content: bytes) -> None:
    """Keep compiled code in a file; where that is not possible, say so once."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with replacing(path) as file:
            file.write(hashlib.sha256(content).digest() + content)
    except OSError as error:
        _say_not_kept(cause_of(error))


@cache
def _say_not_kept(cause: str) -> None:
    LOGGER.info("%s", message("code-not-kept", cause=cause).sentence())


def keep_folder(parent: Path, digest: str) -> Path:
    """Return the folder of one version's compiled code; those of versions long out of use are removed."""
    folder = parent / digest[:HASH_LENGTH]
    with suppress(OSError):  # where nothing can be written, every program compiles the code again
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        remove_unused_since(parent, time.time() - KEPT)
    return folder


def caches(configured: str) -> Path:
    """Return the folder of the compiled code of all versions: in that of NUMBA_CACHE_DIR, if it is set."""
    usual = Path(platformdirs.user_cache_dir("spydeck"))
    return (Path(configured) / "spydeck" if configured else usual) / "compiled"


def remove_unused_since(parent: Path, then: float) -> None:
    """Remove the compiled code that no program has used since a time, in seconds since the epoch."""
    for folder in parent.iterdir():
        if folder.stat().st_mtime < then:
            shutil.rmtree(folder, ignore_errors=True)


def source_files(function: Callable[..., Any]) -> set[str]:
    """Return the file of a kernel, and those of the modules whose constants it reads (`stage.PLAY`)."""
    read = (function.__globals__.get(name) for name in function.__code__.co_names)
    modules = {found.__file__ for found in read if isinstance(found, ModuleType) and found.__file__}
    return {function.__code__.co_filename, *modules}


def code_hash(function: FunctionType) -> str:
    """Return a hash of a function and of all that its cells hold, which is the same in every process."""
    return hashlib.sha256(repr(described(function)).encode()).hexdigest()[:HASH_LENGTH]


def described(value: object) -> object:
    """Return what tells a value in a cell, a function, an array, or a number, from others."""
    if not isinstance(value, FunctionType):
        return hashlib.sha256(pickle.dumps(value)).hexdigest()
    code = value.__code__
    cells = [described(cell.cell_contents) for cell in value.__closure__ or ()]
    place = value.__module__, value.__qualname__, file_hash(code.co_filename), code.co_firstlineno
    return *place, code.co_code, cells


@cache
def file_hash(name: str) -> str:
    """Return a hash of a source file, or of its name where no file has it."""
    path = Path(name)
    return hashlib.sha256(path.read_bytes() if path.is_file() else name.encode()).hexdigest()
