"""The files for those who host a server name only what the program has."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from spydeck.server.metrics import DONE, Metrics

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
UNIT = DEPLOY / "spydeck@.service"


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


def containers() -> dict[str, dict[str, Any]]:
    """The settings of each container of the composition."""
    found: dict[str, dict[str, Any]] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    return found


@pytest.mark.parametrize("name", containers())
def test_a_container_can_do_only_what_it_needs(name: str) -> None:
    container = containers()[name]
    assert container["read_only"]
    assert container["cap_drop"] == ["ALL"]
    assert set(container.get("cap_add", ())) <= {"NET_BIND_SERVICE"}
    assert "no-new-privileges:true" in container["security_opt"]
    assert container["mem_limit"]
    assert container["pids_limit"]


def test_the_container_that_the_page_shows_can_do_only_what_it_needs() -> None:
    page = (ROOT / "docs/hosting.md").read_text()
    assert "--read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges --memory" in page
    assert "\nUSER spydeck\n" in (ROOT / "Dockerfile").read_text()


def test_a_unit_can_do_only_what_it_needs() -> None:
    text = UNIT.read_text()
    assert "\nCapabilityBoundingSet=\n" in text
    for line in ("SystemCallFilter=@system-service", "NoNewPrivileges=true", "ProtectSystem=strict"):
        assert f"\n{line}\n" in text
    for bound in ("MemoryMax", "TasksMax", "LimitNOFILE"):
        assert re.search(rf"^{bound}=.", text, re.MULTILINE)


def test_systemd_finds_little_exposed_and_nothing_wrong(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd-analyze is not installed")
    exposed = subprocess.run(
        [program, "security", "--offline=true", "--threshold=20", "--no-pager", UNIT],
        capture_output=True,
        text=True,
        check=False,
    )
    assert exposed.returncode == 0, exposed.stdout[-500:] + exposed.stderr
    unit = tmp_path / "spydeck@0.service"
    unit.write_text(UNIT.read_text().replace("/opt/spydeck/bin/spydeck", "/bin/true"))
    checked = subprocess.run([program, "verify", unit], capture_output=True, text=True, check=False)
    assert unit.name not in checked.stderr


def test_the_page_shows_no_unit_of_its_own() -> None:
    assert "[Service]" not in (ROOT / "docs/hosting.md").read_text()
