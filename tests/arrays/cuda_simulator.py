"""Games on the simulated GPU of numba-cuda, for `tests.arrays.test_cuda`: a program of its own.

`python -m tests.arrays.cuda_simulator WORDS RESULTS` reads the words of each step, and writes what follows.
The simulator runs kernels as Python, but on the numbers of NumPy; here they become Python's, as in
interpreted kernels. Where a field of a state has the name of something in NumPy's arrays, the field counts.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import wraps
from typing import Any

import numpy as np
from numba import cuda
from numba.cuda.simulator.cudadrv.devicearray import FakeWithinKernelCUDAArray as Simulated
from numba.cuda.simulator.kernel import FakeCUDAKernel
from numba.cuda.simulator.kernelapi import FakeCUDALocal

from spydeck import kernel


def take_python_numbers(name: str) -> None:
    """Let a leaf take the numbers of constant arrays too, before anything imports it."""
    leaf = getattr(kernel, name)
    setattr(kernel, name, wraps(leaf)(lambda *numbers: leaf(*map(int, numbers))))


for leaf_name in ("count", "lowest", "highest", "nth"):
    take_python_numbers(leaf_name)

from tests.arrays.test_cuda import play  # noqa: E402

Method = Callable[..., Any]


def reading_items(read: Method) -> Method:
    """Return how to read a number, a row, or a record."""

    def read_item(array: Any, key: Any) -> Any:
        found = read(array, key)
        return found.item() if isinstance(found, np.integer) else found

    return read_item


def reading_fields(read: Method) -> Method:
    """Return how to read a field of a record, or an attribute."""

    def read_field(array: Any, name: str) -> Any:
        return array[name] if name in (array._item.dtype.names or ()) else read(array, name)

    return read_field


def writing_items(write: Method) -> Method:
    """Return how to write a number, a row, or a record."""

    def write_item(array: Any, key: Any, value: Any) -> None:
        write(array, key, value._item._ary if isinstance(value, Simulated) else value)

    return write_item


def taking_tuples(call: Method) -> Method:
    """Return how to call a kernel, which may take arrays in named tuples as on a GPU."""

    def call_with(function: Any, *given: Any) -> None:
        call(function, *[type(one)(*map(Simulated, one)) if isinstance(one, tuple) else one for one in given])

    return call_with


def main(words_file: str, results_file: str) -> None:
    """Play the words of each setting, which is the name of its words, as JSON."""
    Simulated.__getitem__ = reading_items(Simulated.__getitem__)
    Simulated.__getattr__ = reading_fields(Simulated.__getattr__)
    Simulated.__setitem__ = writing_items(Simulated.__setitem__)
    FakeCUDAKernel.__call__ = taking_tuples(FakeCUDAKernel.__call__)
    FakeCUDALocal.array = lambda _, shape, dtype: [0] * shape
    results = {}
    with np.load(words_file) as settings:
        for setting in settings.files:
            options = {**json.loads(setting), "device": "cuda"}
            found = play(options, settings[setting], cuda.to_device)
            results.update({f"{setting} {name}": rows for name, rows in found.items()})
    np.savez(results_file, allow_pickle=False, **results)


if __name__ == "__main__":
    main(*sys.argv[1:])
