"""How numba compiles kernels: each is translated once, and only what is called from outside is optimized.

As it comes, numba optimizes every function together with all that it calls, and makes machine code of it,
before it links it into its callers, where both happen again. With a hundred kernels that call each other,
most of the time goes there. Here a kernel stays as it was translated, and an entry point links all kernels
that it reaches.

This is the one module that uses what numba does not document. It is imported only with the versions of numba
that it was tried with (`spydeck.kernel.compiled.TRIED`).
"""

from __future__ import annotations

import os
import pickle
import secrets
from collections.abc import Callable, Iterable
from itertools import count
from pathlib import Path
from types import FunctionType
from typing import Any, cast

import numba
from numba import _dynfunc
from numba.core import types
from numba.core.bytecode import FunctionIdentity
from numba.core.cgutils import get_null_value
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, CompileResult, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.lowering import Lower
from numba.core.serialize import dumps
from numba.core.typed_passes import NativeLowering
from numba.core.types.containers import BaseTuple

from spydeck.kernel.numba_cache import KeptCode
from spydeck.kernel.progress import LOGGER, tells_of_compiling
from spydeck.language import Message
from spydeck.text import message


def number_functions_apart() -> None:
    """Let numba number functions from a random number on.

    The numbers are part of the names of compiled functions. Counted from 1 in every process, the same closure
    has the same name for two games if each was compiled in a process of its own. A process that then loads
    both from disk runs one of them in place of the other.
    """
    FunctionIdentity._unique_ids = count(secrets.randbits(60))


def count_functions_anew() -> None:
    """Let numba number functions from 1 on: for a process that makes code to be the same in every one."""
    FunctionIdentity._unique_ids = count(1)


number_functions_apart()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=number_functions_apart)


class KernelLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of one kernel, for others to link."""

    def _optimize_functions(self, ll_module: Any) -> None:
        """Leave the functions as they are, but for what linking needs."""
        ll_module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        """Leave the rest to the entry points that reach this kernel."""
        self._raise_if_finalized()
        self._finalized = True


class EntryLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of an entry point, with all kernels that it reaches."""

    def _optimize_functions(self, ll_module: Any) -> None:
        """Leave the functions as they are: they are optimized together with the kernels."""
        ll_module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        """Link every kernel once, then optimize everything together and make machine code."""
        self._linking_libraries: list[Any] = libraries_reached(self._linking_libraries)
        super().finalize()


def libraries_reached(libraries: Iterable[Any]) -> list[Any]:
    """Return libraries and all that their kernels link, each once."""
    reached: dict[Any, None] = {}
    waiting = [*libraries]
    while waiting:
        library = waiting.pop()
        if library not in reached:
            reached[library] = None
            if isinstance(library, KernelLibrary):
                waiting += library._linking_libraries
    return [*reached]


class BorrowingLower(Lower):  # type: ignore[misc]
    """Translates a function that borrows its arrays: who calls it keeps them alive.

    Otherwise the owners of an array are counted, atomically, wherever a row of it is taken, which costs games
    in arrays a third of their speed.
    """

    def extract_function_arguments(self) -> list[Any]:
        """Return the arguments; arrays are nobody's."""
        arguments = super().extract_function_arguments()
        self.fnargs = [self._borrowed(*pair) for pair in zip(self.fndesc.argtypes, arguments, strict=True)]
        return self.fnargs

    def _borrowed(self, kind: Any, argument: Any) -> Any:
        if isinstance(kind, BaseTuple):
            parts = [self.builder.extract_value(argument, place) for place in range(len(kind))]
            borrowed = [self._borrowed(*pair) for pair in zip(kind, parts, strict=True)]
            return self.context.make_tuple(self.builder, kind, borrowed)
        if not isinstance(kind, types.Array):
            return argument
        array = self.context.make_array(kind)(self.context, self.builder, argument)
        array.meminfo = get_null_value(array.meminfo.type)
        return array._getvalue()


@register_pass(mutates_CFG=True, analysis_only=False)
class KernelLowering(NativeLowering):  # type: ignore[misc]
    """Translates a kernel into a `KernelLibrary`."""

    _name = "spydeck_kernel_lowering"
    lowering_class = BorrowingLower

    def run_pass(self, state: Any) -> bool:
        """Translate; where numba expects a function for Python, put one that has no code."""
        state.library = KernelLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state.cr
        module, name = lowered.fndesc.lookup_module(), state.func_id.func_name
        never_called = _dynfunc.make_function(module, name, "", 0, lowered.env, (state.library,))
        state.targetctx.insert_user_function(never_called, lowered.fndesc, [state.library])
        state.cr = lowered._replace(cfunc=never_called)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class EntryLowering(NativeLowering):  # type: ignore[misc]
    """Translates an entry point into an `EntryLibrary`."""

    _name = "spydeck_entry_lowering"
    lowering_class = BorrowingLower

    def run_pass(self, state: Any) -> bool:
        """Translate, and make machine code that can be kept on disk."""
        state.library = EntryLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


class KernelCompiler(CompilerBase):  # type: ignore[misc]
    """Compiles a kernel."""

    lowering: type = KernelLowering

    def define_pipelines(self) -> list[PassManager]:
        """Return numba's passes, but for the translation."""
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.passes = [
            (self.lowering if step is NativeLowering else step, description)
            for step, description in passes.passes
        ]
        passes.finalize()
        return [passes]


INSIDE_AN_ENTRY: dict[str, Any] = {"no_cfunc_wrapper": True, "pipeline_class": KernelCompiler}
"""The options for what is called by compiled code alone."""

described: dict[Any, Message | str | None] = {}
"""A description of each entry point, shown while it is compiled; None where nothing is shown."""


class EntryCompiler(KernelCompiler):
    """Compiles an entry point that is not kept on disk yet."""

    lowering = EntryLowering

    def compile_extra(self, func: Any) -> Any:
        """Say what is compiled, and compile it."""
        what = described.get(func)
        if what and tells_of_compiling():
            LOGGER.info("%s", message("compiling", what=what).sentence())
        return super().compile_extra(func)


def compile_entry(
    function: FunctionType, what: Message | str | None, nogil: bool, folder: Path
) -> Callable[..., Any]:
    """Return the compiled form of a function, which is found in a folder or compiled at its first call."""
    described[function] = what
    compiled = numba.njit(
        nogil=nogil, error_model="numpy", no_cfunc_wrapper=True, pipeline_class=EntryCompiler
    )(function)
    compiled._cache = KeptCode(function, folder, _reduced, _rebuilt)
    return cast(Callable[..., Any], compiled)


def optimize_nothing() -> None:
    """Let numba leave all code as it translates it, its own too: optimized code holds this machine's layouts.

    For a process that makes code for another machine.
    """
    JITCodeLibrary._optimize_functions = KernelLibrary._optimize_functions
    JITCodeLibrary._optimize_final_module = lambda library: None


def translated(function: FunctionType, argument_types: tuple[Any, ...]) -> Any:
    """Return a function as numba translates it for arguments of these types, before anything is optimized."""
    compiled = numba.njit(error_model="numpy", no_cpython_wrapper=True, **INSIDE_AN_ENTRY)(function)
    compiled.compile(argument_types)
    (found,) = compiled.overloads.values()
    return found


def code_of(libraries: Iterable[Any]) -> list[str]:
    """Return the code of libraries and of all that they link, as text of LLVM."""
    return [str(library._get_module_for_linking()) for library in libraries_reached(libraries)]


def _reduced(compiled: Any) -> bytes:
    return cast(bytes, dumps(compiled._reduce()))


def _rebuilt(target_context: Any, content: bytes) -> Any:
    return CompileResult._rebuild(target_context, *pickle.loads(content))  # noqa: S301  as numba does
