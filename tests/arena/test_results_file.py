"""The file of results: what is complete in it counts, and nothing else is ever overwritten."""

from __future__ import annotations

import errno
import json
from pathlib import Path
from types import SimpleNamespace

import pytest

from spydeck.arena import journal
from spydeck.arena.deal import DealResult, GameResult, deal_result
from spydeck.arena.design import Design
from spydeck.arena.journal import Journal
from spydeck.errors import InvalidOption, InvalidRecord, UnknownBot
from tests.arena.arenas import designed, measured

RESULT = deal_result(0, [GameResult((0, 1, 2), (0,), ())] * 6)


def written(path: Path, *results: DealResult) -> Design:
    chosen = designed("random", "random")
    with Journal(path, chosen) as file:
        for result in results:
            file.write(result)
    return chosen


def test_a_file_with_other_parameters_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "results"
    written(path, RESULT)
    before = path.read_bytes()
    with pytest.raises(InvalidOption, match="holds results with other parameters: bots, seed$"):
        Journal(path, designed("random", "sensible", seed=2))
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"precious\n", b"precious", b"[1]\n", b'{"format": "other"}\n'])
def test_a_file_of_another_kind_is_refused_and_kept(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "results"
    path.write_bytes(content)
    with pytest.raises(InvalidOption, match="is not a file of results of the arena"):
        Journal(path, designed("random", "random"))
    assert path.read_bytes() == content


def test_a_header_that_was_cut_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "results"
    written(path, RESULT)
    header = path.read_bytes().splitlines(keepends=True)[0]
    for kept in (0, 20, len(header) - 1):
        path.write_bytes(header[:kept])
        written(path)
        assert path.read_bytes() == header


def test_a_start_that_fails_leaves_no_file(tmp_path: Path) -> None:
    path = tmp_path / "results"
    written(path)
    assert not path.exists()
    with pytest.raises(UnknownBot):
        measured("random", "nobody", out=path)
    assert not path.exists()
    path.touch()  # somebody's own file stays
    written(path)
    assert path.exists()


def test_a_file_that_somebody_else_has_added_to_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "results"
    with Journal(path, designed("random", "random")), path.open("a") as other:
        other.write("a result\n")
    assert path.read_text().endswith("a result\n")


FAULTY = '{"deal":0,"points":[[0,1,2]],"winners":[[0]],"faults":[]}'


@pytest.mark.parametrize(
    "line",
    [
        *("nonsense", "{}", "[]", FAULTY),
        *(json.dumps({**RESULT.facts(), "deal": deal}) for deal in (-1, "0", True)),
        json.dumps({**RESULT.facts(), "points": [[0, 1, 2.5]] * 6}),
        json.dumps({**RESULT.facts(), "winners": [[3]] * 6}),
        *(json.dumps({**RESULT.facts(), "faults": [row]}) for row in ([6, 0, 0, ""], [0, 0, 0, 0], [0], 3)),
    ],
)
def test_a_line_that_is_not_a_result_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "results"
    chosen = written(path, RESULT)
    path.write_text(path.read_text() + line + "\n")
    with Journal(path, chosen) as file, pytest.raises(InvalidRecord, match="^line 3: "):
        list(file.results())


def test_a_full_disk_keeps_what_is_there(tmp_path: Path) -> None:
    path = tmp_path / "results"
    chosen = written(path, RESULT)
    with Journal(path, chosen) as file:
        assert list(file.results()) == [RESULT]
        whole = file._file

        def fill(data: memoryview) -> int:
            if len(data) > 20:
                return whole.write(data[:20])
            raise OSError(errno.ENOSPC, "No space left on device")

        file._file = SimpleNamespace(write=fill, truncate=whole.truncate, close=whole.close)  # type: ignore[assignment]
        with pytest.raises(OSError, match="No space left") as refused:
            file.write(DealResult(1, ((0, 1, 2),) * 6, ((0,),) * 6, ()))
        assert refused.value.filename == str(path)
    with Journal(path, chosen) as file:
        assert list(file.results()) == [RESULT]
    assert path.read_bytes().endswith(b"\n")
    assert journal.VERSION == 1
