"""What is measured in turns, and the page that says what was found: with programs that always do the same."""

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bench import __main__ as program
from bench import page
from bench.comparisons import COMPARISONS, Comparison, Target
from bench.results import Result, lines, rows, shown
from bench.turns import Measured, Side, interpreter, take_turns

PAGE = Path(__file__).parent.parent / "docs/benchmarks.md"


def fake(name: str, amounts: str, notes: Path) -> Side:
    return Side(name, f"tests.fake_programs.counting {name} {amounts} {notes}")


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> list[Result]:
    notes = tmp_path_factory.mktemp("bench") / "notes"
    ours, quick = fake("A", "100,300,200", notes), fake("B", "25,50,40", notes)
    failing, absent = fake("C", "10,10", notes), Side("D", "tests.fake_programs.lacking")
    measured = take_turns([ours, quick, failing, absent], rounds=3, seconds=1.0)
    assert notes.read_text() == "ABCABCABC"
    targets = [Target("beside B", 5, [ours], [quick]), Target("alone", 301, [ours])]
    speed = Comparison("speed", "Speed", "Text.", "runs", [ours], [quick, failing, absent], targets)
    last = Target("time", 4, [ours])
    time = Comparison("time", "Time", "Text.", "milliseconds", [ours], targets=[last], parts=1e3)
    return [Result(speed, measured), Result(time, measured)]


def test_programs_take_turns_and_the_best_run_counts(results: list[Result]) -> None:
    assert results[0].figures == {"A": 300, "B": 50}
    assert results[1].figures["A"] == 1000 / 300
    assert results[0].measured.versions == {"numpy": {np.__version__}}


def test_what_cannot_be_measured_is_left_out_with_its_reason(results: list[Result]) -> None:
    assert results[0].measured.missing == {
        "C": "it ended with status 1: ValueError: C has no more to do",
        "D": "chess is not installed",
    }


def test_every_line_says_which_way_its_figure_points(results: list[Result]) -> None:
    found: list[dict[str, Any]] = [line for result in results for line in lines(result)]
    assert json.loads(json.dumps(found)) == found
    assert [line["better"] for line in found if "missing" not in line] == ["more"] * 4 + ["less"] * 3
    assert [line["verdict"] for line in found if "target" in line] == ["met", "not met", "met"]
    assert "more is better" in next(rows(results[0]))
    assert "less is better" in next(rows(results[1]))


def test_the_page_has_figures_ratios_targets_and_what_is_missing(results: list[Result]) -> None:
    text = page.page(results, rounds=3, load=1.25)
    for part in (
        "the best of\n3 runs",
        "| other work | a load average of 1.2 on ",
        f"| versions | numpy {np.__version__} |",
        "| beside B | at least 5 times | 6.0 times | met |",
        "| alone | at least 301 | 300 | not met |",
        "| time | at most 4 | 3.33 | met |",
        "| | runs, more is better | Spydeck is ... times as fast |",
        "|---|---:|---:|\n| A | 300 |  |\n| B | 50.0 | 6.0 |",
        "\nNot measured: D (chess is not installed).",
        "| | milliseconds, less is better |\n|---|---:|\n| A | 3.33 |",
    ):
        assert part in text


def test_numbers_have_three_digits_that_matter() -> None:
    assert [shown(number) for number in (51_234_567, 999.6, 7.125, 0.0421)] == [
        *("51,200,000", "1,000", "7.12", "0.0421"),
    ]


def test_the_page_in_the_documentation_is_of_the_shape_that_is_written() -> None:
    text = PAGE.read_text()
    written = page.page([Result(one, Measured()) for one in COMPARISONS], program.ROUNDS, 0)
    headings = re.compile(r"^#.*$", re.M)
    assert headings.findall(text) == headings.findall(written), "run: make bench"
    for part in (page.TOP.format(rounds=program.ROUNDS), *(one.text for one in COMPARISONS)):
        assert part in text, "run: make bench"
    for target in (target for one in COMPARISONS for target in one.targets):
        assert f"| {target.what} | at " in text, "run: make bench"


def test_a_library_has_an_environment_of_its_own_or_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = tmp_path / "venv-pgx/bin/python"
    python.parent.mkdir(parents=True)
    python.touch()
    monkeypatch.setenv("PEERS", str(tmp_path))
    assert interpreter("pgx") == str(python)
    assert interpreter("rlcard") == interpreter("")


def test_a_comparison_or_a_folder_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        program.main(["deal"])
    assert "there is no comparison 'deal'; choose from deals, " in capsys.readouterr().err
    with pytest.raises(SystemExit, match="2"):
        program.main(["--page", "no/folder/page.md"])
    assert "there is no folder for the page no/folder/page.md" in capsys.readouterr().err
