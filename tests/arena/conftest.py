"""Fixtures of the tests of the arena."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.driving import CommandLine


@pytest.fixture
def cli(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(tmp_path / "home", monkeypatch, capsys)
