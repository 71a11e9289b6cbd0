"""Servers that share a database lose nothing acknowledged and show nothing stale, whatever happens."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.server.lease_simulation import shared_store, simulate

SEEDS = int(os.environ.get("SPYDECK_SEEDS", "1000"))
"""Increase it to test for longer; `python -m tests.server.lease_simulation` does the same."""
PARTS = 4


@pytest.mark.slow
@pytest.mark.unmetered
@pytest.mark.parametrize("part", range(PARTS))
def test_no_fault_loses_what_was_acknowledged_or_shows_what_is_stale(part: int, tmp_path: Path) -> None:
    takeovers = 0
    with shared_store(tmp_path) as store:
        for seed in range(part, SEEDS, PARTS):
            takeovers += simulate(store, seed)["takeovers"]
    assert takeovers > SEEDS // PARTS
