"""The files for those who host a server name only what the program has."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from spydeck.server.metrics import DONE, Metrics

DEPLOY = Path(__file__).parents[1] / "deploy"


@pytest.fixture(scope="module")
def names() -> set[str]:
    """The names of all series."""
    metrics = Metrics()
    metrics.answered(DONE)
    return set(re.findall(r"^(spydeck_\w+)\{", metrics.text().decode(), re.MULTILINE))


def named_in(text: str) -> set[str]:
    return set(re.findall(r"\bspydeck_\w+", text))


def test_alerts_and_dashboard_name_series_that_there_are(names: set[str]) -> None:
    board = json.loads((DEPLOY / "dashboard.json").read_text())
    shown = {name for panel in board["panels"] for one in panel["targets"] for name in named_in(one["expr"])}
    alerts = named_in((DEPLOY / "alerts.yml").read_text())
    assert shown | alerts <= names
    kept = {name.removesuffix("_created") for name in names if not name.endswith(("_sum", "_count"))}
    assert {"spydeck_sockets", "spydeck_lease", "spydeck_save_seconds_bucket"} <= shown <= kept


def test_the_panels_have_numbers_of_their_own_and_do_not_overlap() -> None:
    panels = json.loads((DEPLOY / "dashboard.json").read_text())["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    places = {(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}
    assert len(places) == len(panels)
