"""`spydeck warm` compiles every part of a game's engine."""

import pytest

from spydeck.cli import bench, main
from spydeck.games.registry import game, names


def test_it_names_each_part_and_its_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[str] = []
    monkeypatch.setattr(bench, "parts", lambda found: {"games": lambda: done.append(found.name)})
    assert main(["warm"]) == 0
    assert done == list(names())
    lines = capsys.readouterr().err.splitlines()
    assert lines[0].startswith("Compiling Black Spy: games in arrays ... ")
    assert all(line.endswith(" s") for line in lines)


def test_an_unknown_game_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["warm", "bridge"]) == 2
    assert "bridge" in capsys.readouterr().err


@pytest.mark.slow
def test_one_game_is_compiled_by_using_every_part_of_its_engine() -> None:
    for compile_part in bench.parts(game("spy-tricks")).values():
        compile_part()
