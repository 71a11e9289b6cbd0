"""The compiled side of `spydeck.kernel`, for processors, by what numba offers everybody.

`register_kernels` hands every marked kernel to numba, once, and replaces the leaves of `spydeck.kernel` with
single machine instructions. `compile_function` compiles a plain function that calls kernels. All that numba
does not document is in `spydeck.kernel.numba_pipeline`, for the versions of numba that it was tried with;
with others plain `njit` does the same, but takes longer to compile and to run.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, cast

import llvmlite.binding
import numba
import numpy as np
from llvmlite import ir
from numba import config, types
from numba.extending import intrinsic, overload, register_jitable

from spydeck import kernel
from spydeck.errors import SpydeckError
from spydeck.kernel.numba_cache import caches, code_hash, keep_folder, source_files
from spydeck.kernel.progress import LOCK, LOGGER, once
from spydeck.language import Message
from spydeck.text import message

WORD = ir.IntType(64)

TRIED = range(61, 69)
"""The versions 0.N of numba that `spydeck.kernel.numba_pipeline` was tried with."""


def is_tried(version: str) -> bool:
    """Return whether `spydeck.kernel.numba_pipeline` was tried with a version of numba."""
    first, _, rest = version.partition(".")
    second = rest.partition(".")[0]
    return first == "0" and second.isdecimal() and int(second) in TRIED


AS_KERNEL: dict[str, Any] = {"error_model": "numpy"}
"""How numba is to compile what is called by compiled code alone."""

if is_tried(numba.__version__):
    from spydeck.kernel.numba_pipeline import INSIDE_AN_ENTRY

    AS_KERNEL |= INSIDE_AN_ENTRY


def _instruction(name: str, words: int, *constants: ir.Constant) -> Any:
    """Return an LLVM intrinsic on 64-bit words as a function for compiled code."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        operands = [*arguments, *constants]
        kind = ir.FunctionType(WORD, [operand.type for operand in operands])
        function = builder.module.declare_intrinsic(name, fnty=kind)
        return builder.call(function, operands)

    if words == 1:

        def one(typing: Any, word: Any) -> Any:
            return types.int64(types.int64), generate

        return intrinsic(one)

    def two(typing: Any, word: Any, other: Any) -> Any:
        return types.int64(types.int64, types.int64), generate

    return intrinsic(two)


_count = _instruction("llvm.ctpop.i64", 1)
_leading_zeros = _instruction("llvm.ctlz.i64", 1, ir.Constant(ir.IntType(1), 0))
_trailing_zeros = _instruction("llvm.cttz.i64", 1, ir.Constant(ir.IntType(1), 0))
_deposit = _instruction("llvm.x86.bmi.pdep.64", 2)


@intrinsic
def _mix(typing: Any, word: Any) -> Any:
    """Return the mixing of splitmix64: its upper 32 bits, as a number that is never negative."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        def number(value: int) -> ir.Constant:
            return ir.Constant(WORD, value)

        (word,) = arguments
        word = builder.xor(word, builder.lshr(word, number(30)))
        word = builder.mul(word, number(0xBF58476D1CE4E5B9))
        word = builder.xor(word, builder.lshr(word, number(27)))
        word = builder.mul(word, number(0x94D049BB133111EB))
        return builder.lshr(builder.xor(word, builder.lshr(word, number(31))), number(32))

    return types.int64(types.int64), generate


SPLITMIX_STEP = 0x9E3779B97F4A7C15 - (1 << 64)


def _compiled_count(bits: Any) -> Any:
    def count(bits: Any) -> Any:
        return _count(bits)

    return count


def _compiled_lowest(bits: Any) -> Any:
    def lowest(bits: Any) -> Any:
        return _trailing_zeros(bits) if bits != 0 else -1

    return lowest


def _compiled_highest(bits: Any) -> Any:
    def highest(bits: Any) -> Any:
        return 63 - _leading_zeros(bits)

    return highest


def _compiled_nth(bits: Any, place: Any) -> Any:
    def by_deposit(bits: Any, place: Any) -> Any:
        return _trailing_zeros(_deposit(1 << place, bits))

    def by_loop(bits: Any, place: Any) -> Any:
        for _ in range(place):
            bits &= bits - 1
        return _trailing_zeros(bits)

    return by_deposit if has_deposit() else by_loop


def _compiled_doubles(length: Any) -> Any:
    def doubles(length: Any) -> Any:
        return np.zeros(length, np.float64)

    return doubles


def _compiled_random_below(generator: Any, limit: Any) -> Any:
    def random_below(generator: Any, limit: Any) -> Any:
        word = generator[0] + SPLITMIX_STEP
        generator[0] = word
        return (_mix(word) * limit) >> 32

    return random_below


def compiled_fill(numbers: Any, number: Any) -> Any:
    """Return what fills an array of these types, on any target."""

    def fill(numbers: Any, number: Any) -> None:
        for place in range(len(numbers)):
            numbers[place] = number

    return fill


def compiled_overwrite(numbers: Any, others: Any) -> Any:
    """Return what overwrites an array of these types, on any target."""

    def overwrite(numbers: Any, others: Any) -> None:
        for place in range(len(numbers)):
            numbers[place] = others[place]

    return overwrite


def without_deposit() -> None:
    """Let nothing deposit bits that this process compiles from now on: for targets that cannot."""
    _cannot_deposit.append(True)


_cannot_deposit: list[bool] = []


def has_deposit() -> bool:
    """Return whether the target can deposit bits (BMI2), which finds the n-th member of a set at once.

    The first two generations of AMD's Zen can, but slower than a loop.
    """
    if _cannot_deposit:
        return False
    slow = llvmlite.binding.get_host_cpu_name() in ("znver1", "znver2")
    return not slow and bool(llvmlite.binding.get_host_cpu_features().get("bmi2", False))


def register_kernels() -> None:
    """Register all leaves and marked kernels with numba, once, before the first compilation.

    Raise `SpydeckError` where numba is told to compile nothing.
    """
    if config.DISABLE_JIT:
        raise SpydeckError(message("compiler-disabled"))
    _register_kernels()


@once
def _register_kernels() -> None:
    for load in kernel.before_compiling:
        load()
    overload(kernel.count, jit_options=AS_KERNEL)(_compiled_count)
    overload(kernel.lowest, jit_options=AS_KERNEL)(_compiled_lowest)
    overload(kernel.highest, jit_options=AS_KERNEL)(_compiled_highest)
    overload(kernel.nth, jit_options=AS_KERNEL)(_compiled_nth)
    overload(kernel.doubles, jit_options=AS_KERNEL)(_compiled_doubles)
    overload(kernel.random_below, jit_options=AS_KERNEL)(_compiled_random_below)
    overload(kernel.fill, jit_options=AS_KERNEL)(compiled_fill)
    overload(kernel.overwrite, jit_options=AS_KERNEL)(compiled_overwrite)
    for function in kernel.marked:
        register_jitable(**AS_KERNEL, forceinline=function in kernel.inlined)(function)


def register(function: Callable[..., Any], inline: bool = False) -> Callable[..., Any]:
    """Return a plain function as it is, which compiled functions may call from now on."""
    register_kernels()
    if not is_tried(numba.__version__):
        _name_by_content(cast(FunctionType, function))
    register_jitable(**AS_KERNEL, forceinline=inline)(function)
    return function


def compile_function(
    function: Callable[..., Any], what: Message | str | None = "", nogil: bool = False
) -> Callable[..., Any]:
    """Return the compiled form of a function that calls kernels; compiled at its first call.

    It is kept on disk for the next program, where the disk can be written to. With `nogil`, other threads of
    Python run while it does. `what` names it in the line that says so (`spydeck.kernel.progress`).
    With None nothing says so.
    Raise `SpydeckError` as `register_kernels` does.
    """
    register_kernels()
    entry = cast(FunctionType, function)
    with LOCK:
        if is_tried(numba.__version__):
            from spydeck.kernel.numba_pipeline import compile_entry

            return compile_entry(entry, entry.__name__ if what == "" else what, nogil, cache_folder())
        return _compile_plainly(entry, nogil)


def _compile_plainly(function: FunctionType, nogil: bool) -> Callable[..., Any]:
    """Return the compiled form of a function, by numba as it comes, in whatever version."""
    _say_untried()
    _name_by_content(function)
    before, config.CACHE_DIR = config.CACHE_DIR, str(cache_folder())
    try:
        kept = os.access(cache_folder(), os.W_OK)
        return cast(Callable[..., Any], numba.njit(function, nogil=nogil, error_model="numpy", cache=kept))
    finally:
        config.CACHE_DIR = before


def _name_by_content(function: FunctionType) -> None:
    """Let closures that differ in their cells differ in their names, which those of their code follow.

    Otherwise a process that loads the code of two games from disk may run one in place of the other.
    """
    if function.__closure__:
        function.__qualname__ += f"_{code_hash(function)}"


@cache
def _say_untried() -> None:
    LOGGER.info("%s", message("untried-numba", version=numba.__version__).sentence())


@cache
def cache_folder() -> Path:
    """Return the folder of this version's compiled code: named by all kernels' sources, and by numba."""
    own = (Path(__file__).with_name(name) for name in ("compiled.py", "numba_cache.py", "numba_pipeline.py"))
    files = sorted({*map(str, own)}.union(*map(source_files, kernel.marked)))
    digest = hashlib.sha256(" ".join((sys.version, numba.__version__, str(config.BOUNDSCHECK))).encode())
    for file in files:
        digest.update(Path(file).read_bytes())
    return keep_folder(caches(config.CACHE_DIR), digest.hexdigest())


def generator(seed: int) -> Any:
    """Return a generator for `kernel.random_below` in compiled code."""
    return np.array([seed], np.int64)
