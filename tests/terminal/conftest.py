"""What all tests of the terminal have at hand."""

from pathlib import Path

import pytest

from tests.same_deals import same_deals
from tests.terminal.driving import CommandLine

__all__ = ["same_deals"]


@pytest.fixture
def cli(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(tmp_path / "home", monkeypatch, capsys)
