"""Lines on a screen: colour only on request, nothing unprintable, folded at spaces."""

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spydeck.games.lines import FULL_WIDTH, page_width
from spydeck.games.text_ui import STYLES, Line
from spydeck.terminal.screen import CODES, Screen, fold, screen_for

lines = st.lists(st.tuples(st.sampled_from(STYLES), st.text(alphabet="ab c", max_size=12)), max_size=12)


def shown(*written: Line, colour: bool = False, width: int | None = None) -> str:
    out = io.StringIO()
    Screen(out, colour=colour, width=width).lines(written)
    return out.getvalue()


def test_every_style_but_none_can_be_shown() -> None:
    assert set(CODES) == set(STYLES) - {""}


def test_colour_only_on_request() -> None:
    assert shown([("red", "R7"), ("", ".")]) == "R7.\n"
    assert shown([("red", "R7"), ("", ".")], colour=True) == "\x1b[1;31mR7\x1b[0m.\n"


@pytest.mark.parametrize("text", ["\x1b[2J", "\x9b31m", "a\rb", "\u202e", "\x00"])
def test_names_cannot_steer_the_terminal(text: str) -> None:
    assert shown([("", text)]).rstrip("\n").isprintable()


def test_no_two_empty_lines_follow_each_other() -> None:
    assert shown([("", "a")], [], [("", "  ")], [("", "b")]) == "a\n\nb\n"


@given(lines, st.integers(20, 60))
def test_folding_keeps_every_word(line: Line, width: int) -> None:
    rows = ["".join(text for _, text in row) for row in fold(line, width)]
    assert " ".join(rows).split() == "".join(text for _, text in line).split()
    assert all(len(row.rstrip()) <= width or len(row.split()) == 1 for row in rows)


def test_folded_rows_are_set_in() -> None:
    rows = fold([("", "  one two "), ("red", "three four five six seven")], 12)
    assert ["".join(text for _, text in row).rstrip() for row in rows] == [
        "  one two",
        "    three",
        "    four",
        "    five six",
        "    seven",
    ]


def test_rows_break_at_wide_gaps_before_single_spaces() -> None:
    rows = fold([("", "The secret is one of 2:  R 134689  W 12")], 36)
    assert ["".join(text for _, text in row).rstrip() for row in rows] == [
        "The secret is one of 2:  R 134689",
        "  W 12",
    ]


@pytest.mark.parametrize(("columns", "width"), [("40", 40), ("200", 80)])
def test_tables_are_laid_out_for_the_terminal_in_use(
    columns: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    out = io.StringIO()
    monkeypatch.setattr(out, "isatty", lambda: True)
    try:
        screen_for(out, plain=False)
        assert page_width() == width
    finally:
        screen_for(io.StringIO(), plain=False)
    assert page_width() == FULL_WIDTH


def test_a_pipe_has_no_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    out = io.StringIO()
    screen_for(out, plain=False).line([("red", "R7")])
    assert out.getvalue() == "R7\n"
