"""What errors show of the values that they refuse."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spydeck.errors import shown
from spydeck.printable import is_printable, printable

SHOWN: list[tuple[Any, str]] = [
    (np.int64(-7), "-7"),
    (np.uint8(9), "9"),
    (np.float64(1.5), "1.5"),
    (np.float32(0.5), "0.5"),
    (np.str_("chess"), "'chess'"),
    (True, "True"),
    (10**50, "such a large number"),
    (np.zeros(2), "something of type ndarray"),
    ("x" * 50, "'" + "x" * 36 + "..."),
    (None, "None"),
]


@pytest.mark.parametrize(("value", "text"), SHOWN)
def test_what_is_refused_is_shown_short_and_without_a_type_of_numpy(value: object, text: str) -> None:
    assert shown(value) == text


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
