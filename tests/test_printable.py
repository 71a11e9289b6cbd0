"""Texts of people: joiners are part of words and emoji, and nothing invisible is taken from strangers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from spydeck.printable import is_printable, printable

SAMPLES = json.loads((Path(__file__).parents[1] / "web/tests/records/printable.json").read_text("utf-8"))
"""Texts, which the tests of the client read too."""


@pytest.mark.parametrize("text", SAMPLES["shown"])
def test_words_and_emoji_are_taken_as_they_are_written(text: str) -> None:
    assert is_printable(text)


@pytest.mark.parametrize("text", [text for text, _ in SAMPLES["cleaned"]])
def test_what_is_invisible_elsewhere_is_not(text: str) -> None:
    assert not is_printable(text)
    assert is_printable(printable(text))
    assert len(printable(text)) == len(text)
