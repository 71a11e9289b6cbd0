"""The compiled side of `spydeck.kernel`, for processors. With `spydeck.pipeline` it is what imports numba.

`register_kernels` hands every marked kernel to numba, once, and replaces the leaves of `spydeck.kernel` with
single machine instructions. `compile_function` compiles a plain function that calls kernels.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, cast

import llvmlite.binding
import numba
import numpy as np
import platformdirs
from llvmlite import ir
from numba import types
from numba.core import config
from numba.extending import intrinsic, overload, register_jitable

from spydeck import kernel, pipeline
from spydeck.kept_code import KeptCode
from spydeck.language import Message
from spydeck.once import LOCK, once
from spydeck.pipeline import EntryCompiler, KernelCompiler
from spydeck.text import message

WORD = ir.IntType(64)

AS_KERNEL = {"error_model": "numpy", "no_cfunc_wrapper": True, "pipeline_class": KernelCompiler}
"""How numba is to compile what is called by compiled code alone."""


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


KEPT = 30 * 24 * 3600
"""How long the compiled code of other versions is kept, in seconds."""

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


def has_deposit() -> bool:
    """Return whether the processor can deposit bits (BMI2), which finds the n-th member of a set at once.

    The first two generations of AMD's Zen can, but slower than a loop.
    """
    slow = llvmlite.binding.get_host_cpu_name() in ("znver1", "znver2")
    return not slow and bool(llvmlite.binding.get_host_cpu_features().get("bmi2", False))


@once
def register_kernels() -> None:
    """Register all leaves and marked kernels with numba, once, before the first compilation."""
    import spydeck.games.every  # noqa: F401  all kernels must be known by now

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
    register_jitable(**AS_KERNEL, forceinline=inline)(function)
    return function


def compile_function(
    function: Callable[..., Any], what: Message | str = "", nogil: bool = False
) -> Callable[..., Any]:
    """Return the compiled form of a function that calls kernels; compiled at its first call.

    It is kept on disk for the next program, where the disk can be written to. With `nogil`, other threads of
    Python run while it does. `what` names it in the line that says so (`spydeck.compiling`).
    """
    register_kernels()
    kept = os.access(cache_folder(), os.W_OK)
    pipeline.described[function] = message("compiling", what=what or function.__name__, kept=kept)
    with LOCK, _cache_folder():
        compiled = numba.njit(
            nogil=nogil, error_model="numpy", no_cfunc_wrapper=True, pipeline_class=EntryCompiler
        )(function)
        if kept:
            compiled._cache = KeptCode(cast(FunctionType, function))
    return cast(Callable[..., Any], compiled)


@contextmanager
def _cache_folder() -> Iterator[None]:
    """Let numba keep its cache in a folder named by all kernels' sources, as its own check misses callees."""
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder())
    try:
        yield
    finally:
        config.CACHE_DIR = before


def source_files(function: Callable[..., Any]) -> set[str]:
    """Return the file of a kernel, and those of the modules whose constants it reads (`stage.PLAY`)."""
    read = (function.__globals__.get(name) for name in function.__code__.co_names)
    modules = {found.__file__ for found in read if isinstance(found, ModuleType) and found.__file__}
    return {function.__code__.co_filename, *modules}


@cache
def cache_folder() -> Path:
    """Return the folder of this version's compiled code; those of versions long out of use are removed."""
    files = sorted({__file__, str(pipeline.__file__)}.union(*map(source_files, kernel.marked)))
    digest = hashlib.sha256(" ".join((sys.version, numba.__version__, str(config.BOUNDSCHECK))).encode())
    for file in files:
        digest.update(Path(file).read_bytes())
    parent = Path(platformdirs.user_cache_dir("spydeck")) / "compiled"
    folder = parent / digest.hexdigest()[:16]
    with suppress(OSError):  # where nothing can be written, every program compiles the code again
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        remove_unused_since(parent, time.time() - KEPT)
    return folder


def remove_unused_since(parent: Path, then: float) -> None:
    """Remove the compiled code that no program has used since a time, in seconds since the epoch."""
    for folder in parent.iterdir():
        if folder.stat().st_mtime < then:
            shutil.rmtree(folder, ignore_errors=True)


def generator(seed: int) -> Any:
    """Return a generator for `kernel.random_below` in compiled code."""
    return np.array([seed], np.int64)
