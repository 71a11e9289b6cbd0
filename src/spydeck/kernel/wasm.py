"""The kernels as modules of WebAssembly, for pages: what `spydeck.kernel.compiled` is for the processor.

The kernels are the same functions. Of the leaves of `spydeck.kernel` only `nth` is another one, as
WebAssembly cannot deposit bits. numba translates a function as it does for the processor, the code is taken
before it is optimized, and llvmlite optimizes and emits it for WebAssembly. Only who builds modules needs
this, with the program `wasm-ld` of LLVM's linker; whoever loads one needs neither numba nor this package.

A module has one memory of its own and imports nothing. Its functions take arguments as numba flattens them:
first the addresses of the result and of an exception, then each number, and for each array two zeros (nobody
owns it), the number of items, the bytes of each, the address, the lengths and the strides. Addresses have 32
bits, all else has 64. They return 0. `allocate` and `release` manage the memory. `Called` says the rest.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite.binding as llvm
import numpy as np
from numba import config, typeof, types
from typing_extensions import TypedDict

from spydeck.errors import SpydeckError
from spydeck.kernel import compiled
from spydeck.kernel.numba_pipeline import code_of, count_functions_anew, optimize_nothing, translated
from spydeck.text import message

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"
"""The parts of WebAssembly that every browser has that shows the page."""
FASTEST = 3
INLINED = 60
"""How large a function may be, by LLVM's measure, to be put in place of its calls."""
STACK = 1 << 18
"""Bytes for what functions keep in memory while they run."""
RUNTIME = Path(__file__).with_name("wasm_runtime.ll")
LINKER = "wasm-ld"
NUMBA_RUNTIME = re.compile("; ModuleID = 'nrt'")
TARGETED = re.compile(r"^target (?:triple|datalayout) = .*\n", re.MULTILINE)


class Entry(NamedTuple):
    """A function of a module, with an example of each argument.

    It is an array of NumPy, a whole number, or a named tuple of these, which is passed as its parts.
    """

    function: Callable[..., Any]
    """A plain function that calls kernels, or its compiled form."""
    arguments: Mapping[str, Any]


class Argument(TypedDict):
    """An argument of a function: an array, or one number as a 64-bit integer."""

    name: str
    kind: str
    """The type of the array's elements, as NumPy names it, with "record" for states; or "number"."""
    dimensions: int
    """Of the array; 0 for a number."""


class Called(TypedDict):
    """How a function is called, and how many 64-bit integers it returns."""

    arguments: list[Argument]
    returns: int


class Module(NamedTuple):
    """A module, and how its functions are called, by name."""

    content: bytes
    functions: dict[str, Called]


def build(entries: Mapping[str, Entry]) -> Module:
    """Return a module with these functions. Raise `SpydeckError` where there is no linker.

    The same sources, and the same versions of Python, numba and llvmlite, make the same bytes, but for the
    padding of constant states, which nothing reads.
    """
    _prepare()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="generic", features=FEATURES, opt=FASTEST, reloc="static", codemodel="default"
    )
    layout = f'target datalayout = "{machine.target_data}"\n'
    linked = llvm.parse_assembly(layout + RUNTIME.read_text("utf-8"))
    found = {name: translated(_plain(entry.function), _types(entry)) for name, entry in entries.items()}
    entry_at = {one.fndesc.llvm_func_name: name for name, one in found.items()}
    for code in code_of(one.library for one in found.values()):
        if not NUMBA_RUNTIME.match(code):
            linked.link_in(_for_wasm(code, layout, entry_at))
    exported = {"allocate", "release", *entries}
    for one in (*linked.functions, *linked.global_variables):
        if not one.is_declaration:
            one.linkage = "external" if one.name in exported else "internal"
    _optimize(linked, machine)
    called = {name: _called(entry, found[name].signature.return_type) for name, entry in entries.items()}
    return Module(_executable(machine.emit_object(linked), exported), called)


@cache
def _prepare() -> None:
    """Let all that is compiled from now on be the same on every machine. Raise `SpydeckError`."""
    if shutil.which(LINKER) is None:
        raise SpydeckError(message("no-wasm-linker", program=LINKER))
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    config.CPU_NAME, config.CPU_FEATURES = "generic", ""
    count_functions_anew()
    optimize_nothing()
    compiled.without_deposit()
    compiled.register_kernels()


def _plain(function: Callable[..., Any]) -> Any:
    return getattr(function, "py_func", function)


def _types(entry: Entry) -> tuple[Any, ...]:
    return tuple(
        types.int64 if isinstance(example, int) else typeof(example) for example in entry.arguments.values()
    )


def _for_wasm(code: str, layout: str, entry_at: Mapping[str, str]) -> Any:
    """Return code that was translated for this machine's processor as code for WebAssembly.

    An entry point gets its name. Of other functions, the linker takes those that are called.
    """
    found = llvm.parse_assembly(f'target triple = "{TRIPLE}"\n{layout}{TARGETED.sub("", code)}')
    for function in found.functions:
        if function.name in entry_at and not function.is_declaration:
            function.linkage, function.name = "external", entry_at[function.name]
    return found


def _optimize(linked: Any, machine: Any) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=FASTEST)
    options.inlining_threshold = INLINED
    builder = llvm.create_pass_builder(machine, options)
    passes = builder.getModulePassManager()
    passes.run(linked, builder)
    linked.verify()


def _executable(compiled_object: bytes, exported: Iterable[str]) -> bytes:
    """Return what the linker makes of an object."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "module.o"), Path(folder, "module.wasm")
        source.write_bytes(compiled_object)
        options = ["--no-entry", "--strip-all", "--stack-first", "-z", f"stack-size={STACK}"]
        names = [f"--export={name}" for name in sorted(exported)]
        command = [LINKER, *options, *names, str(source), "-o", str(target)]
        subprocess.run(command, check=True)  # noqa: S603  no word of it comes from outside
        return target.read_bytes()


def _called(entry: Entry, returned: Any) -> Called:
    returns = 0 if returned is types.none else getattr(returned, "count", 1)
    parts = [part for pair in entry.arguments.items() for part in _described(*pair)]
    return {"arguments": parts, "returns": returns}


def _described(name: str, example: Any) -> list[Argument]:
    if isinstance(example, tuple):
        named = example._asdict()  # type: ignore[attr-defined]  # it is a named tuple
        return [part for pair in named.items() for part in _described(*pair)]
    if not isinstance(example, np.ndarray):
        return [{"name": name, "kind": "number", "dimensions": 0}]
    kind = "record" if example.dtype.names else example.dtype.name
    return [{"name": name, "kind": kind, "dimensions": example.ndim}]
