"""The kernels on a GPU, through numba-cuda: what `spydeck.kernel.compiled` is for the processor.

The kernels are the same functions. Only the leaves of `spydeck.kernel` are others, chosen by the target and
not by this machine's processor: no GPU can deposit bits. Imported only where games are put on a GPU; nothing
else imports numba-cuda.
"""

from __future__ import annotations

import hashlib
import pickle
import warnings
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType
from typing import Any, cast

from spydeck import kernel
from spydeck.errors import InvalidOption, MissingExtra
from spydeck.kernel.compiled import SPLITMIX_STEP, cache_folder, compiled_fill, compiled_overwrite
from spydeck.kernel.numba_cache import HASH_LENGTH, KeptCode
from spydeck.text import message

if find_spec("numba_cuda") is None:  # what numba itself has under the name of `numba.cuda` is out of date
    raise MissingExtra("numba-cuda", "cuda")

from numba import cuda as cuda
from numba.cuda.core import config
from numba.cuda.extending import overload, register_jitable
from numba.cuda.types import int64, uint64

THREADS = 64
"""In a block: few, as the games of a block wait for each other, and some thousands should occupy a GPU."""


def check_gpu() -> None:
    """Raise `InvalidOption` unless there is a GPU, with what compiles for it."""
    if config.ENABLE_CUDASIM:
        return
    available = cuda.is_available()
    if reason := cuda.cuda_error():
        first_line = str(reason).strip().splitlines()[0]
        raise InvalidOption(message("no-gpu", cause=first_line), field="device")
    if not (available and _has_compiler()):
        raise InvalidOption(message("no-cuda-compiler"), field="device")


def _has_compiler() -> bool:
    from numba.cuda.cudadrv import nvrtc

    try:
        return bool(nvrtc.get_supported_ccs())
    except (ImportError, OSError, RuntimeError):
        return False


def _gpu_count(bits: Any) -> Any:
    def count(bits: Any) -> Any:
        return cuda.popc(int64(bits))

    return count


def _gpu_lowest(bits: Any) -> Any:
    def lowest(bits: Any) -> Any:
        return int64(cuda.ffs(int64(bits))) - 1

    return lowest


def _gpu_highest(bits: Any) -> Any:
    def highest(bits: Any) -> Any:
        return 63 - cuda.clz(int64(bits))

    return highest


def _gpu_nth(bits: Any, place: Any) -> Any:
    def nth(bits: Any, place: Any) -> Any:
        for _ in range(place):
            bits &= bits - 1
        return int64(cuda.ffs(int64(bits))) - 1

    return nth


def _gpu_random_below(generator: Any, limit: Any) -> Any:
    def random_below(generator: Any, limit: Any) -> Any:
        generator[0] += SPLITMIX_STEP
        word = uint64(generator[0])
        word = (word ^ (word >> uint64(30))) * uint64(0xBF58476D1CE4E5B9)
        word = (word ^ (word >> uint64(27))) * uint64(0x94D049BB133111EB)
        return (int64((word ^ (word >> uint64(31))) >> uint64(32)) * limit) >> 32

    return random_below


@cache
def register_kernels() -> None:
    """Register the leaves and marked kernels with numba-cuda, once, before the first compilation."""
    for load in kernel.before_compiling:
        load()
    overload(kernel.count)(_gpu_count)
    overload(kernel.lowest)(_gpu_lowest)
    overload(kernel.highest)(_gpu_highest)
    overload(kernel.nth)(_gpu_nth)
    overload(kernel.random_below)(_gpu_random_below)
    overload(kernel.fill)(compiled_fill)
    overload(kernel.overwrite)(compiled_overwrite)
    for function in kernel.marked:
        register_jitable(function)


@cache
def register(function: Callable[..., Any]) -> None:
    """Let functions on the GPU call a plain function, and with it the functions that it closes over."""
    register_kernels()
    if function not in kernel.marked:
        register_jitable(function)
    for cell in function.__closure__ or ():
        if isinstance(cell.cell_contents, FunctionType):
            register(cell.cell_contents)


class Launch:
    """A function for the GPU, run by one thread for each of many games, which is game `cuda.grid(1)`."""

    def __init__(self, function: Callable[..., None]) -> None:
        register_kernels()
        self._function = cuda.jit(function)
        if not config.ENABLE_CUDASIM:
            self._function._cache = KeptCode(cast(FunctionType, function), _folder(), _reduced, _rebuilt)

    def prepare(self, n: int) -> None:
        """Choose the blocks for so many games; where these are few, numba-cuda warns of an idle GPU."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            self._in_blocks(n)

    def __call__(self, n: int, *arrays: Any) -> None:
        """Start the function for so many games; whatever uses its arrays later waits for it."""
        self._in_blocks(n)(*arrays)

    def _in_blocks(self, n: int) -> Any:
        return self._function[-(-n // THREADS), min(n, THREADS)]


def _reduced(compiled: Any) -> bytes:
    from numba.cuda.serialize import dumps

    return cast(bytes, dumps(compiled._reduce_states()))


def _rebuilt(target_context: Any, content: bytes) -> Any:
    from numba.cuda.dispatcher import _Kernel
    from numba.cuda.utils import numba_target_override

    with numba_target_override():
        return _Kernel._rebuild(**pickle.loads(content))  # noqa: S301  as numba-cuda does


@cache
def _folder() -> Path:
    """Return the folder of the code for GPUs, named by what tells the leaves of this version from others."""
    digest = hashlib.sha256(Path(__file__).read_bytes() + version("numba-cuda").encode())
    return cache_folder() / digest.hexdigest()[:HASH_LENGTH]
