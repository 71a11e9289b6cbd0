"""Fixtures of all tests of the terminal."""

from pathlib import Path

import pytest

from spydeck.bots import preparing
from tests.same_deals import same_deals
from tests.terminal.driving import CommandLine

__all__ = ["same_deals"]


@pytest.fixture
def cli(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> CommandLine:
    """Return a command line whose hints give reasons only where bots at the table waited for their code."""
    monkeypatch.setattr(preparing, "_ready", set())
    monkeypatch.setattr(preparing, "prepare_beside", lambda game: None)
    monkeypatch.setattr(preparing, "is_kept", lambda game: False)
    return CommandLine(tmp_path / "home", monkeypatch, capsys)
