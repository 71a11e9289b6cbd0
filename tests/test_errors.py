"""What errors show of the values that they refuse."""

from typing import Any

import numpy as np
import pytest

from spydeck.errors import shown

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
