"""The cases that the client's adding up is tested with are what the scorekeepers say now."""

from __future__ import annotations

from tests.score_cases import FILE, cases, text


def test_the_file_is_what_the_scorekeepers_say() -> None:
    """BS-9, BS-19 to BS-28, BS-35, ST-6, ST-15 to ST-24; `python -m tests.score_cases` writes the file."""
    assert FILE.read_text(encoding="utf-8") == text()


def test_the_cases_hold_what_can_follow_and_what_is_refused() -> None:
    steps = [step for case in cases() for pad in case["pads"] for step in pad]
    said = " ".join(line for step in steps for line in step.get("said", []))
    refused = " ".join(step["refused"] for step in steps if step.get("refused"))
    for words in (
        "BS-21",
        "BS-35",
        "wins with",
        "win with",
        "A Helper for",
        "All totals",
        "wins!",
        "same total",
    ):
        assert words in said, words
    for words in (
        "too many",
        "too few",
        "no cards",
        "not enough",
        "ST-21: without",
        "ST-21: no",
        "ST-15",
        "numbers",
    ):
        assert words in refused, words
    accepted = sum("totals" in step for step in steps)
    assert len(steps) / 3 < accepted < len(steps) * 5 / 6
