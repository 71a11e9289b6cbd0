"""Which bots play in the terminal: levels, the one remembered, and what plays until they are ready."""

from __future__ import annotations

import pytest

import spydeck
from spydeck.bots import preparing
from spydeck.games.game import Game
from spydeck.games.search import LEVELS
from spydeck.terminal.saves import usual_bot
from spydeck.terminal.session import Opponents
from tests.terminal.driving import CommandLine


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games that are prepared, of which nothing is compiled."""
    found: list[str] = []

    def note(game: Game) -> None:
        found.append(game.name)

    monkeypatch.setattr(preparing, "prepare", note)
    monkeypatch.setattr(preparing, "prepare_beside", note)
    monkeypatch.setattr(preparing, "is_ready", lambda game: False)
    return found


def sensible_move(seed: int | None = None) -> tuple[Opponents, str, str]:
    """Return bots of a level, what they choose first, and what `sensible` does."""
    match = spydeck.new("spy-tricks", seed=3)
    observation = match.observation(match.actors[0])
    bots = Opponents(match.game, dict.fromkeys(range(4), "hard"), seed)
    return bots, bots.choose(observation), spydeck.bot("sensible").choose(observation)


def test_a_level_plays_sensibly_until_it_is_ready(prepared: list[str]) -> None:
    bots, chosen, sensible = sensible_move()
    assert (chosen, prepared, bots.waits) == (sensible, ["spy-tricks"], False)


def test_with_a_seed_the_bots_are_prepared_before_they_play(prepared: list[str]) -> None:
    bots, _, _ = sensible_move(seed=4)
    assert bots.waits
    assert prepared == []
    bots.prepare()
    assert prepared == ["spy-tricks"]


def test_what_is_no_level_needs_nothing(prepared: list[str]) -> None:
    match = spydeck.new("spy-tricks", seed=3)
    assert not Opponents(match.game, {0: "random", 1: "sensible"}, 4).waits
    assert prepared == []


def test_a_first_game_is_against_easy_bots_and_the_next_against_medium_ones(
    cli: CommandLine, prepared: list[str]
) -> None:
    (cli.home / "bots").unlink()
    first = cli.run("play", "black-spy")
    assert "all easy bots" in first.out
    assert "spydeck play --bots hard" in first.out
    assert "all medium bots" in cli.run("play", "black-spy").out
    assert prepared == ["black-spy"] * 2


def test_the_bots_named_last_for_all_seats_are_remembered(cli: CommandLine, prepared: list[str]) -> None:
    cli.run("play", "spy-tricks", "--bots", "expert")
    cli.run("play", "spy-tricks", "--bots", "random", "easy", "easy")
    later = cli.run("play", "black-spy", "--seed", "3")
    assert "all expert bots" in later.out
    assert "--bots hard" not in later.out
    assert "The bots get ready to think" in later.out


@pytest.mark.parametrize("content", [b"clairvoyant", b"", b"\xff\xfeexpert", b"exp", b"\0" * 5000, None])
def test_a_file_that_names_no_bot_is_ignored_and_written_again(
    content: bytes | None, cli: CommandLine, prepared: list[str]
) -> None:
    path = cli.home / "bots"
    path.unlink()
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)
    assert usual_bot(spydeck.new("black-spy").game) == LEVELS[0]
    assert cli.run("play", "black-spy", "--bots", "hard").status == 0
    assert usual_bot(spydeck.new("black-spy").game) == (LEVELS[1] if content is None else "hard")
