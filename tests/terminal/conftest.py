"""What all tests of the terminal have at hand."""

from pathlib import Path

import pytest

from tests.terminal.driving import Desk


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(tmp_path / "home", monkeypatch, capsys)
