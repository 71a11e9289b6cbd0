"""The code that numba-cuda makes of a function for GPUs, run on this processor, thread by thread.

That is the code before NVIDIA's own compiler, which only machines with CUDA have. It is written for an LLVM
whose pointers had types: these are removed, and what only a GPU has is replaced.
"""

from __future__ import annotations

import ctypes
import re
import string
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import llvmlite.binding as llvm
from numba.cuda.compiler import _compile_pyfunc_with_fixup
from numba.cuda.np.numpy_support import from_dtype
from numba.cuda.types import Array, BaseTuple

GPU = (8, 0)
"""The compute capability that code is made for."""

STAND_INS = """
@thread = global i32 0
define i32 @gpu.tid.x() { %1 = load i32, ptr @thread
 ret i32 %1 }
define i32 @gpu.ntid.x() { ret i32 1 }
define i32 @gpu.ctaid.x() { ret i32 0 }
declare i64 @llvm.cttz.i64(i64, i1)
define i32 @__nv_ffsll(i64 %word) {
 %zeros = call i64 @llvm.cttz.i64(i64 %word, i1 false)
 %place = add i64 %zeros, 1
 %none = icmp eq i64 %word, 0
 %found = select i1 %none, i64 0, i64 %place
 %short = trunc i64 %found to i32
 ret i32 %short }
"""
"""Threads that run one after the other, and an instruction of GPUs."""

OPENING, CLOSING, WORD = "{[", "}]", string.ascii_letters + string.digits


class _WithoutDriver:
    """Facts for which numba-cuda asks NVIDIA's compiler before it uses it."""

    data_layout = ""

    def get_ir_version(self) -> tuple[int, int, int, int]:
        return 2, 0, 3, 1


def on_processor(function: Any, arrays: tuple[Any, ...]) -> Callable[[int], None]:
    """Return a function that runs a kernel on a tuple of arrays in one thread of a GPU, given its number."""
    types = [Array(from_dtype(array.dtype), array.ndim, "C") for array in arrays]
    kinds = (BaseTuple.from_types(types, type(arrays)),)
    device = SimpleNamespace(compute_capability=GPU)
    with (
        patch("numba.cuda.dispatcher.get_current_device", lambda: device),
        patch("numba.cuda.cudadrv.nvvm.NVVM", _WithoutDriver),
    ):
        library, _ = _compile_pyfunc_with_fixup(function, kinds, cc=GPU, device=False, abi="numba")
        modules = [llvm.parse_assembly(translated(code)) for code in library.llvm_strs]
    code = llvm.parse_assembly(STAND_INS)
    for module in modules:
        code.link_in(module)
    (name,) = (found.name for found in code.functions if found.name == library._entry_name)
    return run_by(code, name, arrays)


def run_by(code: Any, name: str, arrays: tuple[Any, ...]) -> Callable[[int], None]:
    """Return a function that runs a function of compiled code on arrays."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    processor = llvm.create_mcjit_compiler(
        code, llvm.Target.from_default_triple().create_target_machine(opt=1)
    )
    processor.finalize_object()
    thread = ctypes.c_int32.from_address(processor.get_global_value_address("thread"))
    numbers = [number for array in arrays for number in as_arguments(array)]
    signature = ctypes.CFUNCTYPE(None, *[ctypes.c_int64] * len(numbers))
    entry = signature(processor.get_function_address(name))

    def run(number: int) -> None:
        thread.value = number
        entry(*numbers)

    run.code = processor  # type: ignore[attr-defined]  # which lives as long
    return run


def as_arguments(array: Any) -> list[int]:
    """Return an array as compiled code takes it."""
    return [0, 0, array.size, array.itemsize, array.ctypes.data, *array.shape, *array.strides]


def translated(code: str) -> str:
    """Return code for GPUs as LLVM's code for this processor."""
    lines = [line for line in code.splitlines() if not line.startswith(("target ", "!", '@"llvm.used"'))]
    text = re.sub(r", !\w+ !\d+|\s*addrspace\(\d\)", "", "\n".join(lines))
    text = text.replace("addrspacecast", "bitcast").replace("llvm.nvvm.read.ptx.sreg.", "gpu.")
    return "\n".join(map(without_types, text.splitlines()))


def without_types(line: str) -> str:
    """Return a line with `ptr` for every pointer."""
    while found := re.search(r'(?<=[\w}\]])\*(?=(?:[^"]*"[^"]*")*[^"]*$)', line):
        line = f"{line[: start_of_type(line, found.start())]}ptr{line[found.end() :]}"
    return line


def start_of_type(line: str, end: int) -> int:
    """Return where the type begins that ends before a place."""
    if line[end - 1] not in CLOSING:
        return len(line[:end].rstrip(WORD))
    depth, place = 0, end
    while depth or place == end:
        place -= 1
        depth += (line[place] in CLOSING) - (line[place] in OPENING)
    return place
