"""However often a server is killed, no acknowledged move is lost and no table is stuck."""

import asyncio
import os
from pathlib import Path

import pytest

from tests.server.kills import TABLES, kill_often

KILLS = int(os.environ.get("SPYDECK_KILLS", "5"))
"""Increase it to test for longer; `python -m tests.server.kills` does the same."""


@pytest.mark.slow
def test_nothing_is_lost_and_every_table_continues_after_kills(tmp_path: Path) -> None:
    trial = asyncio.run(kill_often(tmp_path, KILLS, seed=2, copies=1))
    assert trial.kills == KILLS
    assert trial.acknowledged > 20 * KILLS
    assert len({player.table for player in trial.players}) == len(TABLES)
