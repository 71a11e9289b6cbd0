"""Each test deals the same games in every run, alone or among others."""

from __future__ import annotations

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from spydeck.bots import baselines
from spydeck.record import fairness
from tests.seeded import Chance

_folder = TemporaryDirectory(prefix="spydeck-tests-")
SEED_FILE = Path(_folder.name) / "seed"
"""Holds the seed: the name of the test that runs. Servers that tests start read it, too."""


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all chance of a test follow from its name."""
    SEED_FILE.write_text(request.node.name)
    chance = Chance(SEED_FILE.read_text)
    monkeypatch.setattr(fairness, "secrets", chance)
    monkeypatch.setattr(baselines, "secrets", chance)
    monkeypatch.setattr("spydeck.match.chance.SystemRandom", lambda: Random(chance.randbits(64)))
