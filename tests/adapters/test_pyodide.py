"""The files with which a page runs Python: complete, of the right versions, and the same each time."""

from __future__ import annotations

import gzip
import io
import json
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from spydeck.adapters import pyodide
from spydeck.adapters.pyodide.packing import zipped
from tests.test_local_table import GAMES, IN_A_BROWSER, MISSING

HERE = Path(__file__).parent
ROOT = HERE.parent.parent


def opened(content: bytes) -> tarfile.TarFile:
    """Return an archive to read."""
    return tarfile.open(fileobj=io.BytesIO(content), mode="r:xz")


def plain(name: str) -> str:
    """Return the name of a package as all of its spellings are compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_our_part_is_enough_to_play(tmp_path: Path) -> None:
    with opened(pyodide.archive()) as archive:
        archive.extractall(tmp_path, filter="data")
    script = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n"
    script += IN_A_BROWSER.format(missing=MISSING, games=GAMES)
    script += f"import spydeck; assert spydeck.__file__.startswith({str(tmp_path)!r})"
    done = subprocess.run([sys.executable, "-I", "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all files as a browser receives them."""
    found = tmp_path_factory.mktemp("python")
    for file in pyodide.packed():
        content = gzip.decompress(file.content) if file.compressed else file.content
        (found / file.name).write_bytes(content)
    return found


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node")
def test_a_game_of_each_is_played_with_what_is_packed(folder: Path) -> None:
    command = ["node", str(HERE / "run_packed.mjs"), str(folder), str(HERE / "play_packed.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout.splitlines()[-1])
    assert set(found) == set(GAMES)
    for name, facts in found.items():
        assert facts["stage"] == "over", name
        assert all(facts["refusals"])


def test_our_part_has_what_tables_say_and_nothing_of_servers() -> None:
    with opened(pyodide.archive()) as archive:
        names = archive.getnames()
    assert "spydeck/protocol/text/en/refusals.ftl" in names
    assert all(name.endswith((".py", ".ftl")) for name in names)
    assert not [name for name in names if name.startswith(("spydeck/server/store", "spydeck/server/http"))]


def test_the_same_contents_make_the_same_archive() -> None:
    contents = {"b.py": b"2", "a.py": b"1"}
    for made in (pyodide.together, zipped):
        assert made(contents) == made(dict(reversed(contents.items())))
    assert pyodide.compress(b"1") == pyodide.compress(b"1")


def test_packages_are_of_the_versions_that_the_server_has() -> None:
    pins = dict(line.split("==") for line in (ROOT / "constraints.txt").read_text().splitlines())
    pinned = {plain(name): version for name, version in pins.items()}
    (core, *packages) = (pyodide.FILES / "versions.txt").read_text().splitlines()
    assert core.startswith("pyodide 314.")
    for package in packages:
        name, version = package.split(" ")
        assert pinned[plain(name)] == version


def test_where_python_was_not_packed_there_is_nothing_to_fetch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pyodide, "runtime", tuple)
    assert pyodide.packed() == []


def test_a_file_that_is_missing_leaves_all_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pyodide, "FILES", tmp_path)
    assert pyodide.runtime.__wrapped__() == ()
