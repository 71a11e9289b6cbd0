"""`spydeck review`: what it shows of a saved game, and what it refuses."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import spydeck
from spydeck.bots import search
from spydeck.bots.search import SearchBot
from spydeck.games.game import Game
from spydeck.games.search import Level
from spydeck.record import fairness
from tests.terminal.driving import CommandLine


@pytest.fixture
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a saved deal in which seat 1 plays at random; levels think briefly."""
    level_in = SearchBot.level_in

    def briefly(bot: SearchBot, game: Game) -> Level:
        return replace(level_in(bot, game), playouts=2000, worlds=64)

    monkeypatch.setattr(SearchBot, "level_in", briefly)
    match = spydeck.new("black-spy", seed=6, end_value=1)
    bots = [spydeck.bot("random" if seat == 1 else "sensible", seed=seat) for seat in range(4)]
    while not match.over:
        seat = match.actors[0]
        match.act(seat, bots[seat].choose(match.observation(seat)))
    path = tmp_path / "game.spydeck"
    path.write_text(match.record(), "utf-8")
    return path


def test_a_review_names_costly_moves_with_the_better_one_and_the_reason(
    saved: Path, cli: CommandLine
) -> None:
    outcome = cli.run("review", str(saved), "--seat", "1", "--moves", "2", "--plain")
    heading, *lines = outcome.out.strip().splitlines()
    assert "judged by a bot of level hard from what this seat knew: of " in heading
    assert lines[0].startswith("1. Step ")
    assert ". Better: " in lines[0]
    assert " if you " in lines[1]
    found = json.loads(cli.run("review", str(saved), "--seat", "1", "--moves", "2", "--json").out)
    assert [found["game"], found["seat"], len(found["moves"])] == ["black-spy", 1, 2]
    assert f"1. Step {found['moves'][0]['step']}: " in outcome.out
    careful = cli.run("review", str(saved), "--seat", "0", "--level", "easy").out
    assert "of level easy" in careful


def test_a_game_that_was_ended_early_is_reviewed_and_one_that_continues_up_to_the_present_deal(
    saved: Path, cli: CommandLine, tmp_path: Path
) -> None:
    match = spydeck.new("black-spy", seed=6)
    bot = spydeck.bot("random", seed=1)
    while match.part < 1 or match.view(0)["stage"] != "play":
        seat = match.actors[0]
        match.act(seat, bot.choose(match.observation(seat)))
    going_on, ended = tmp_path / "going-on.spydeck", tmp_path / "ended.spydeck"
    going_on.write_text(match.record(), "utf-8")
    match.tags |= fairness.tags(bytes(32))
    ended.write_text(match.record(), "utf-8")
    counts = []
    for path, left_out in ((going_on, True), (ended, False)):
        outcome = cli.run("review", str(path), "--seat", "0", "--plain")
        assert ("The game has not ended: what is being played now is left out." in outcome.out) is left_out
        counts.append(json.loads(cli.run("review", str(path), "--seat", "0", "--json").out)["decisions"])
    assert counts[0] < counts[1]


def test_what_cannot_be_reviewed_is_refused_in_one_line(
    saved: Path, cli: CommandLine, tmp_path: Path
) -> None:
    running = tmp_path / "running.spydeck"
    running.write_text(spydeck.new("black-spy", seed=1).record(), "utf-8")
    for words, reason in (
        ([str(running)], "a game, a deal, or a round that has ended"),
        ([str(saved), "--seat", "4"], "seat"),
        ([str(saved), "--moves", "0"], "--moves must be"),
        ([str(saved), "--level", "genius"], "invalid choice"),
        ([str(tmp_path / "none")], "none"),
    ):
        outcome = cli.run("review", *words)
        assert outcome.status == 2
        assert reason in outcome.err
        assert "Traceback" not in outcome.err


def test_a_choice_that_a_bot_does_not_compare_is_not_judged(
    saved: Path, cli: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "explain", lambda *given: None)
    assert cli.run("review", str(saved), "--seat", "1").status == 0
