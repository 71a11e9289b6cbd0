"""Kernels: layouts, packing, the same interpreted and compiled, and compiling ahead."""

import ast
import os
import subprocess
import sys
from pathlib import Path
from threading import Thread
from types import FunctionType
from typing import Any, cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spydeck import kernel
from spydeck.cli import bench, main
from spydeck.errors import SpydeckError
from spydeck.games.black_spy.rules.state import State
from spydeck.games.registry import game, names
from spydeck.games.spy_tricks import vocabulary
from spydeck.games.spy_tricks.rules import tricks
from spydeck.kernel import compiled, int8s, int64, int64s, layout, namespace
from spydeck.kernel import numba_cache as kept_code
from spydeck.kernel.compiled import (
    _compiled_nth,
    cache_folder,
    compile_function,
    generator,
    is_tried,
)
from spydeck.kernel.numba_cache import code_hash, read_kept, remove_unused_since, source_files
from spydeck.kernel.progress import LOCK, once, telling_of_compiling, tells_of_compiling

sets = st.integers(0, (1 << 62) - 1)


@layout
class Small:
    """A layout with every kind of field."""

    hand: int = int64()
    plays: list[int] = int8s(3)
    totals: list[int] = int64s(2)


def leaves(bits: int, place: int, words: Any) -> Any:
    words[1] = kernel.count(bits)
    words[2] = kernel.lowest(bits)
    if place < words[1]:
        words[3] = kernel.nth(bits, place)
    words[4] = kernel.random_below(words, 1 + place)


@pytest.fixture(scope="module")
def compiled_leaves() -> Any:
    return compile_function(leaves)


@given(bits=sets, place=st.integers(0, 61), seed=st.integers(-(1 << 63), (1 << 63) - 1))
def test_leaves_are_equal_interpreted_and_compiled(
    compiled_leaves: Any, bits: int, place: int, seed: int
) -> None:
    plain = [seed, 0, 0, 0, 0]
    words = np.array(plain, np.int64)
    leaves(bits, place, plain)
    compiled_leaves(bits, place, words)
    assert words.tolist() == plain


@given(bits=sets.filter(bool), data=st.data())
def test_both_ways_to_the_nth_member_agree(bits: int, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, bits.bit_count() - 1))
    assert kernel.nth(bits, place) == kernel.members(bits)[place]
    assert sum(1 << member for member in kernel.members(bits)) == bits


@given(bits=sets)
def test_members_of_values_are_those_at_the_places_of_the_set(bits: int) -> None:
    values = [f"#{place}" for place in range(63)]
    assert kernel.members_of(values)(bits) == [values[place] for place in range(63) if bits >> place & 1]
    assert kernel.members(kernel.HIDDEN) == []


def test_the_loop_for_other_processors_finds_the_nth_member(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spydeck.kernel.compiled.has_deposit", lambda: False)
    assert _compiled_nth(None, None).__name__ == "by_loop"
    monkeypatch.setattr("spydeck.kernel.compiled.has_deposit", lambda: True)
    assert _compiled_nth(None, None).__name__ == "by_deposit"


def test_lowest_of_an_empty_set_is_minus_one() -> None:
    assert kernel.lowest(0) == -1


def test_random_numbers_cover_their_range_evenly() -> None:
    words = [7]
    drawn = [kernel.random_below(words, 6) for _ in range(6000)]
    assert all(900 < drawn.count(face) < 1100 for face in range(6))


def test_a_shuffle_keeps_every_card() -> None:
    order = list(range(60))
    kernel.shuffle([3], order)
    assert order != list(range(60))
    assert sorted(order) == list(range(60))


def test_wide_fields_come_first_and_nothing_pads_the_record() -> None:
    assert list(kernel.fields_of(Small)) == ["hand", "totals", "plays"]
    assert kernel.dtype_of(Small).names == ("hand", "totals", "plays")
    assert kernel.dtype_of(Small) is kernel.dtype_of(Small)


@given(hand=sets, plays=st.lists(st.integers(-128, 127), min_size=3, max_size=3))
def test_pack_and_unpack_undo_each_other(hand: int, plays: list[int]) -> None:
    state = Small()
    state.hand, state.plays = hand, plays
    assert kernel.unpack(Small, kernel.pack(state)[0]) == state
    assert kernel.pack(state).tobytes() == kernel.pack(kernel.copy(state)).tobytes()
    assert kernel.packed(state) == kernel.pack(state).tobytes()


def test_a_copy_shares_nothing() -> None:
    state = Small()
    other = kernel.copy(state)
    other.plays[0] = 5
    assert state.plays == [0, 0, 0]


def test_a_blank_state_hides_everything() -> None:
    assert kernel.blank(Small) == kernel.unpack(Small, np.full(1, -1, kernel.dtype_of(Small))[0])


def test_the_state_of_black_spy_is_at_most_a_kibibyte() -> None:
    assert kernel.dtype_of(State).itemsize <= 1024


def test_the_generator_of_compiled_code_is_one_word() -> None:
    assert generator(-5).tolist() == [-5]


def test_the_cache_is_named_by_the_sources() -> None:
    assert len(cache_folder().name) == 16
    assert cache_folder().parent.name == "compiled"


def test_the_cache_depends_on_the_modules_whose_constants_kernels_read() -> None:
    assert source_files(tricks.close_trick) == {tricks.__file__, vocabulary.__file__}


NUMBERS = """
from spydeck.kernel import kernel, namespace

@namespace
class stage:
    PLAY = {play}
"""
READER = """
from numbers_of_a_game import stage
from spydeck.kernel import kernel

@kernel
def read(state: int) -> int:
    return state + stage.PLAY
"""


@pytest.mark.slow
def test_a_changed_number_of_a_namespace_is_compiled_again(tmp_path: Path) -> None:
    check = (
        "import reader; from spydeck.kernel import compiled; "
        "print(compiled.cache_folder().name, compiled.compile_function(lambda state: reader.read(state))(1))"
    )
    (tmp_path / "reader.py").write_text(READER)
    folders = set()
    for play in (3, 4):
        (tmp_path / "numbers_of_a_game.py").write_text(NUMBERS.format(play=play))
        paths = os.pathsep.join([str(tmp_path), *sys.path])
        environment = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
        output = subprocess.check_output([sys.executable, "-c", check], text=True, env=environment)
        folder, number = output.split()
        assert int(number) == 1 + play
        folders.add(folder)
    assert len(folders) == 2


def test_kernels_read_plain_integers_from_a_namespace() -> None:
    class Named(int):
        pass

    @namespace
    class stage:  # noqa: N801
        PLAY = Named(3)

    assert type(stage.PLAY) is int
    assert source_files(lambda: stage.PLAY) == {__file__}


def test_compiled_code_long_out_of_use_is_removed(tmp_path: Path) -> None:
    for name, written in (("old", 1000), ("new", 3000)):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (written, written))
    remove_unused_since(tmp_path, 2000)
    assert [folder.name for folder in tmp_path.iterdir()] == ["new"]


@pytest.mark.parametrize("words", ["import spydeck", "from spydeck.cli import main"])
def test_importing_spydeck_loads_no_compiler(words: str) -> None:
    check = f"{words}; import sys; print('numba' in sys.modules, 'numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True)
    assert done.stdout == "False False\n"


@pytest.mark.live
def test_code_is_compiled_even_without_a_cache(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    check = "from spydeck.kernel.compiled import compile_function as c; print(c(lambda bits: bits + 1)(4))"
    done = subprocess.run(
        [sys.executable, "-c", check],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "XDG_CACHE_HOME": str(tmp_path / "file")},
    )
    assert done.stdout == "5\n"


def test_tests_and_benchmarks_mark_no_kernels() -> None:
    """Compiled code is kept for one set of kernels: with more, all tests would compile all games again."""
    assert {function.__module__.partition(".")[0] for function in kernel.marked} == {"spydeck"}


LONG = "\n".join(
    f"        if bits > {step}: bits = (bits + {step} * (bits ^ number)) & 0xFFFF" for step in range(1, 61)
)
"""So long that the compiler does not copy it into what calls it."""
CLOSURES = f"""
import sys
from spydeck.kernel.compiled import compile_function, register

def closure(number):
    def once(bits):
{LONG}
        return bits
    register(once)

    def twice(bits):
        return once(once(bits))
    return twice

for word in sys.argv[1:]:
    found = closure(int(word))
    print(compile_function(found)(95) == found(95))
"""


UNTRIED = "import numba; numba.__version__ = '0.999.0'"
"""Makes of the numba that is installed one that the compiler's internals were not tried with."""


@pytest.mark.live
@pytest.mark.parametrize("first", ["", UNTRIED])
def test_code_that_two_processes_have_kept_works_in_one(first: str, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(first + CLOSURES)
    given = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    for numbers in ("6", "7", "6 7", "7 6"):
        done = subprocess.run(
            [sys.executable, program, *numbers.split()], capture_output=True, text=True, check=True, env=given
        )
        assert set(done.stdout.split()) == {"True"}, numbers


NESTED = """
from __future__ import annotations
from typing import Any
from spydeck.kernel.compiled import compile_function, register
from spydeck.kernel.progress import telling_of_compiling

def nested() -> Any:
    def inner(bits: Any, others: Any) -> Any:
        return bits + others
    register(inner)

    def outer(bits: Any, others: Any) -> Any:
        return inner(bits, others)
    return outer

with telling_of_compiling():
    print(compile_function(nested())(4, 1))
"""


@pytest.mark.live
def test_what_one_process_compiled_another_finds_whose_bytecode_was_kept(tmp_path: Path) -> None:
    (tmp_path / "nested_closures.py").write_text(NESTED)
    given = {name: word for name, word in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    given |= {"XDG_CACHE_HOME": str(tmp_path), "PYTHONPATH": str(tmp_path)}
    said = []
    for _ in range(2):
        command = [sys.executable, "-c", "import nested_closures"]
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=given)
        assert done.stdout == "5\n"
        said.append(done.stderr)
    assert list(tmp_path.glob("__pycache__/nested_closures*"))
    assert [bool(words) for words in said] == [True, False], said


def test_code_of_other_cells_has_another_hash() -> None:
    def closure(number: int) -> FunctionType:
        def add(bits: int) -> int:
            return bits + number

        def twice(bits: int) -> int:
            return add(add(bits))

        return cast(FunctionType, twice)

    assert code_hash(closure(1)) == code_hash(closure(1)) != code_hash(closure(2))


def plus_one(bits: int) -> int:
    return bits + 1


def plus_two(bits: int) -> int:
    return bits + 2


def test_it_is_said_what_is_compiled_unless_it_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "cache_folder", lambda: tmp_path)
    with telling_of_compiling():
        assert compile_function(plus_one, "what the test adds")(4) == 5
        assert capsys.readouterr().err == "Compiling what the test adds; this takes seconds\n"
        assert compile_function(plus_one, "what the test adds")(4) == 5
    assert capsys.readouterr().err == ""
    assert not tells_of_compiling()


def test_where_nothing_can_be_kept_that_is_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(compiled, "cache_folder", lambda: tmp_path / "file")
    kept_code._say_not_kept.cache_clear()
    with telling_of_compiling():
        assert [compile_function(function)(4) for function in (plus_one, plus_two)] == [5, 6]
    said = capsys.readouterr().err
    assert said.count("Compiled code cannot be kept (") == said.count("each program compiles it again") == 1


@pytest.mark.parametrize("damage", ["empty", "cut", "garbage", "one-bit", "folder"])
def test_compiled_code_that_is_damaged_counts_as_missing_and_is_kept_again(
    damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiled, "cache_folder", lambda: tmp_path)
    assert compile_function(plus_one)(4) == 5
    (path,) = tmp_path.iterdir()
    content = bytearray(path.read_bytes())
    path.unlink()
    if damage == "folder":
        path.mkdir()
    elif damage == "one-bit":
        content[len(content) // 2] ^= 1
        path.write_bytes(content)
    else:
        damaged: dict[str, bytes | bytearray] = {
            "empty": b"",
            "cut": content[: len(content) // 2],
            "garbage": b"\x80x" * 99,
        }
        path.write_bytes(damaged[damage])
    with telling_of_compiling():
        assert compile_function(plus_one)(4) == 5
        assert "Compiling plus_one" in capsys.readouterr().err
        assert (read_kept(path) is None) == (damage == "folder")
        assert compile_function(plus_one)(4) == 5
    assert ("Compiling plus_one" in capsys.readouterr().err) == (damage == "folder")


DOCUMENTED = {
    "numba": {"config", "typeof", "types"},
    "numba.extending": {"intrinsic", "overload", "register_jitable"},
}
"""Names that numba documents and that are imported here."""


def test_one_module_uses_what_numba_does_not_document() -> None:
    package = Path(compiled.__file__).parents[1]
    insiders = {package / "kernel/numba_pipeline.py", package / "kernel/cuda.py"}
    for file in {*package.rglob("*.py")} - insiders:
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "numba":
                found = {one.name for one in node.names}
                assert found <= DOCUMENTED.get(node.module or "", set()), (file, found)
            elif isinstance(node, ast.Import):
                assert not [one.name for one in node.names if one.name.startswith("numba.")], file
            elif isinstance(node, ast.Attribute) and ast.unparse(node.value) == "numba":
                assert node.attr in {"njit", "__version__"}, (file, node.attr)


@pytest.mark.live
def test_another_numba_does_the_same_without_that_module(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(f"{UNTRIED}{CLOSURES}\nprint('spydeck.kernel.numba_pipeline' in sys.modules)")
    given = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    command = [sys.executable, str(program), "6", "7"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=given)
    assert done.stdout.split() == ["True", "True", "False"]


ADDS = "from spydeck.kernel.compiled import compile_function as c; print(c(lambda bits: bits + 1)(4))"


def output_of(program: str, **variables: str) -> str:
    """Return what a program prints in a process of its own, in which no file may be longer than 2 kB."""
    command = ["sh", "-c", f'ulimit -f 4; exec {sys.executable} -c "$0"', program]
    given = {**os.environ, **variables}
    return subprocess.run(command, capture_output=True, text=True, check=True, env=given).stdout


@pytest.mark.live
def test_code_that_is_too_long_for_the_disk_is_used_all_the_same(tmp_path: Path) -> None:
    assert output_of(ADDS, XDG_CACHE_HOME=str(tmp_path)) == "5\n"
    assert not list(tmp_path.rglob("*.part"))


@pytest.mark.live
def test_compiled_code_is_kept_where_numba_is_told_to_keep_it(tmp_path: Path) -> None:
    output_of(ADDS, NUMBA_CACHE_DIR=str(tmp_path / "numba"), XDG_CACHE_HOME=str(tmp_path / "usual"))
    assert [one.name for one in tmp_path.iterdir()] == ["numba"]


def test_without_a_compiler_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spydeck.kernel.compiled.config.DISABLE_JIT", 1)
    with pytest.raises(SpydeckError, match="NUMBA_DISABLE_JIT forbids compiling"):
        compile_function(plus_one)


@pytest.mark.parametrize(
    ("version", "tried"),
    [
        ("0.61.2", True),
        ("0.68.0rc1", True),
        ("0.60.0", False),
        ("0.69.0", False),
        ("1.61", False),
        ("x", False),
    ],
)
def test_the_internals_of_numba_are_used_in_versions_they_were_tried_with(version: str, tried: bool) -> None:
    assert is_tried(version) == tried


def test_other_threads_wait_while_it_is_made() -> None:
    made: list[int] = []
    taken: list[bool] = []

    @once
    def make(number: int) -> list[int]:
        asking = Thread(target=lambda: taken.append(LOCK.acquire(blocking=False)))
        asking.start()
        asking.join()
        made.append(number)
        return made

    assert make(1) is make(1)
    assert made == [1]
    assert taken == [False]
    assert make(2) == [1, 2]


def test_it_names_each_part_and_its_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[str] = []
    monkeypatch.setattr(bench, "parts", lambda found: {"games": lambda: done.append(found.name)})
    assert main(["warm"]) == 0
    assert done == list(names())
    lines = capsys.readouterr().err.splitlines()
    assert lines[0].startswith("Compiling Black Spy: games in arrays ... ")
    assert all(line.endswith(" s") for line in lines)


def test_an_unknown_game_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["warm", "bridge"]) == 2
    assert "bridge" in capsys.readouterr().err


@pytest.mark.slow
def test_one_game_is_compiled_by_using_every_part_of_its_engine() -> None:
    for compile_part in bench.parts(game("spy-tricks")).values():
        compile_part()
