"""Getting ready to search beside everything else."""

from __future__ import annotations

import pytest

from spydeck.bots import preparing
from spydeck.games.registry import game


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    names: list[str] = []
    monkeypatch.setattr(preparing, "prepare", lambda found: names.append(found.name))
    return names


@pytest.mark.parametrize(("program", "loaded"), [("pass", ["spycard"]), ("raise ValueError", [])])
def test_a_game_is_loaded_once_another_process_has_compiled_it(
    program: str,
    loaded: list[str],
    prepared: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(preparing, "_PROGRAM", program)
    preparing._prepare(game("spycard"), compiled=False)
    assert prepared == loaded
    assert capfd.readouterr().err == ""


def test_the_process_that_compiles_makes_way_for_others(
    prepared: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    nice: list[int] = []
    monkeypatch.setattr("os.nice", nice.append)
    preparing.compile_quietly("spycard")
    assert prepared == ["spycard"]
    assert nice == [preparing.LOWEST]
