"""The folder: what is complete stays, the same command continues, and nothing else is touched."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock
from pyarrow import parquet

from spydeck import data
from spydeck.errors import InvalidOption, SpydeckError
from tests.data.filled import Here, contents, filled

FILES = ["_manifest.json", "deals-0000000.parquet", "deals-0000003.parquet"]


@pytest.mark.parametrize("most", [0, 1, 2, 4])
def test_a_run_that_was_ended_is_continued(tmp_path: Path, most: int) -> None:
    expected = filled(tmp_path / "whole")
    (tmp_path / "ended").mkdir()
    with pytest.raises(KeyboardInterrupt):
        filled(tmp_path / "ended", executor=Here(most))
    there = [name for name in contents(tmp_path / "ended") if name.endswith(".parquet")]
    assert there == FILES[2:] * (most >= 2)
    (tmp_path / "ended/_deals-0000000.parquet.part").write_bytes(b"PAR1 and then killed")
    if there:
        assert parquet.read_table(tmp_path / "ended").num_rows > 0
    executor, counted = Here(), list[int]()
    found = filled(tmp_path / "ended", executor=executor, progress=counted.append)
    assert sorted(executor.played) == list(range(3 if there else 5))
    assert counted == list(range(2 if there else 0, 6))
    assert contents(tmp_path / "ended") == contents(tmp_path / "whole")
    assert (found.rows, found.deals, found.files) == (expected.rows, 5, 2)


def test_processes_write_the_same_files(tmp_path: Path) -> None:
    filled(tmp_path / "here")
    filled(tmp_path / "there", executor=None, workers=2)
    assert contents(tmp_path / "there") == contents(tmp_path / "here")
    assert sorted(contents(tmp_path / "here")) == ["_README.md", *FILES]


@pytest.mark.parametrize(
    ("settings", "wrong"),
    [
        ({"seed": 2, "budget": 5}, "seed, budget"),
        ({"deals": 6, "chunk": 2}, "deals, chunk"),
        ({"players": 4}, "players, columns"),
        ({"game": "black-spy"}, "game, options, columns"),
    ],
)
def test_a_folder_with_other_parameters_is_refused_and_kept(
    tmp_path: Path, settings: dict[str, Any], wrong: str
) -> None:
    filled(tmp_path, "random", deals=1)
    before = contents(tmp_path)
    with pytest.raises(InvalidOption, match=f"holds data with other parameters: {wrong}$"):
        filled(tmp_path, "random", **{"deals": 1, **settings})
    assert contents(tmp_path) == before


@pytest.mark.parametrize("name", ["thesis.txt", "deals-0000000.parquet"])
def test_a_folder_of_something_else_is_refused_and_kept(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("precious")
    with pytest.raises(InvalidOption, match="holds other files; choose an empty or a new folder"):
        filled(tmp_path)
    assert contents(tmp_path) == {name: b"precious"}


@pytest.mark.parametrize("text", ["precious", "[1]", '{"format": "other"}'])
def test_a_manifest_of_something_else_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "_manifest.json").write_text(text)
    with pytest.raises(InvalidOption, match="_manifest.json is not a manifest of data"):
        filled(tmp_path)


def test_a_manifest_without_data_keeps_nobody_away(tmp_path: Path) -> None:
    filled(tmp_path / "other", "random")
    filled(tmp_path / "killed", "random", seed=2, chunk=5)
    (tmp_path / "killed" / FILES[1]).rename(tmp_path / "killed/_deals-0000000.parquet.part")
    filled(tmp_path / "killed", "random")
    assert contents(tmp_path / "killed") == contents(tmp_path / "other")


def test_a_damaged_file_and_one_of_other_data_are_named(tmp_path: Path) -> None:
    filled(tmp_path, "random")
    filled(tmp_path / "_other", "random", seed=2)
    first = tmp_path / FILES[1]
    for wrong in (tmp_path / FILES[2], tmp_path / "_other" / FILES[1], tmp_path / FILES[0]):
        first.write_bytes(wrong.read_bytes())
        with pytest.raises(
            InvalidOption, match="deals-0000000.parquet is not a file of this data; remove it"
        ):
            filled(tmp_path, "random")
    first.unlink()
    assert filled(tmp_path, "random").deals == 5


def test_a_reader_who_asks_finds_damage_in_pages(tmp_path: Path) -> None:
    filled(tmp_path, "random", deals=1)
    path = tmp_path / FILES[1]
    damaged = bytearray(path.read_bytes())
    column = parquet.read_metadata(path).row_group(0).column(0)
    start = column.dictionary_page_offset or column.data_page_offset
    damaged[start + column.total_compressed_size - 1] ^= 1
    path.write_bytes(damaged)
    with pytest.raises(OSError, match="CRC checksum verification failed"):
        parquet.read_table(path, page_checksum_verification=True)


def test_a_second_run_is_kept_away(tmp_path: Path) -> None:
    with FileLock(tmp_path / "_lock"), pytest.raises(InvalidOption, match="another run is writing data into"):
        filled(tmp_path)


def test_a_mistake_leaves_the_folder_free(tmp_path: Path) -> None:
    with pytest.raises(SpydeckError, match="there is no bot 'nobody'"):
        filled(tmp_path, "nobody")
    assert list(tmp_path.iterdir()) == [tmp_path / "_lock"]
    assert filled(tmp_path, "random", deals=1).deals == 1


@pytest.mark.parametrize("settings", [{"workers": 0, "executor": None}, {"bots": "nobody"}])
def test_a_mistake_leaves_no_new_folder(tmp_path: Path, settings: dict[str, Any]) -> None:
    with pytest.raises(SpydeckError):
        filled(tmp_path / "new", settings.pop("bots", "random"), **settings)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("out", [3, None, b"made"])
def test_only_a_path_is_a_folder(out: Any) -> None:
    with pytest.raises(InvalidOption, match="out must be a path, not "):
        filled(out)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_keeps_what_is_there_and_a_rerun_continues(tmp_path: Path) -> None:
    filled(tmp_path / "whole")
    (tmp_path / "full").mkdir()
    (tmp_path / "full/_deals-0000000.parquet.part").symlink_to("/dev/full")
    with pytest.raises(
        OSError, match="No space left on device; 2 of 5 deals are in .*/full; the same"
    ) as refused:
        filled(tmp_path / "full")
    assert refused.value.filename == str(tmp_path / "full" / FILES[1])
    assert sorted(contents(tmp_path / "full")) == ["_README.md", FILES[0], FILES[2]]
    filled(tmp_path / "full")
    assert contents(tmp_path / "full") == contents(tmp_path / "whole")


def test_a_deal_that_is_skipped_costs_its_file_until_the_next_run(tmp_path: Path) -> None:
    found = filled(tmp_path, executor=Here(skipped=4))
    assert (found.deals, found.files) == (3, 1)
    assert [(one.error, one.deal) for one in found.skipped] == [("lost", 4)]
    assert found.facts()["skipped"] == [{"error": "lost", "count": 1, "deal": 4}]
    assert filled(tmp_path).deals == 5
    with pytest.raises(SpydeckError, match="^no deal could be played: lost$"):
        filled(tmp_path / "none", deals=1, executor=Here(skipped=0))


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"deals": 0}, "deals must be from 1"),
        ({"chunk": 0}, "chunk must be a whole number from 1 to 10000, not 0"),
        ({"workers": 0, "executor": None}, "workers must be from 1"),
        ({"players": 9}, "3 to 4 players"),
    ],
)
def test_what_cannot_be_generated_is_refused(tmp_path: Path, settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(InvalidOption, match=reason):
        filled(tmp_path, **settings)


def test_the_manifest_says_what_the_folder_holds(tmp_path: Path) -> None:
    filled(tmp_path, "random", deals=1)
    facts = json.loads((tmp_path / "_manifest.json").read_text())
    assert (facts["format"], facts["bots"], facts["deals"], facts["chunk"]) == (
        "spydeck data",
        ["random"],
        1,
        3,
    )
    assert facts["columns"] == {one.name: str(one.type) for one in data.schema("spy-tricks", players=3)}


def test_a_card_says_what_the_folder_holds(tmp_path: Path) -> None:
    filled(tmp_path, "random", deals=1)
    card = (tmp_path / "_README.md").read_text("utf-8")
    assert card.startswith("---\npretty_name: Spy Tricks, games of bots\nlicense: cc0-1.0\n")
    for expected in (
        "1 game of 3 players",
        "`random`",
        '"seed": 1',
        *(f"`{one.name}`" for one in data.COLUMNS),
    ):
        assert expected in card
    assert "fixed_size_list" in card
    assert card.count("**secret**") == 1
