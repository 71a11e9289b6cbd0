"""Saved games are always one whole record, are never overwritten by another program, and are found again."""

import os
from pathlib import Path
from random import Random

import pytest

import spydeck
from spydeck.errors import InvalidOption, SpydeckError
from spydeck.match import Match
from spydeck.terminal import saves
from spydeck.terminal import saves as saved_list
from spydeck.terminal.seating import check_name, seat_person, seating_from_tags
from tests.random_games import random_match
from tests.terminal.driving import CommandLine


def started(seed: int = 1, most: int = 3) -> Match:
    game = spydeck.game("black-spy")
    return random_match(game, Random(seed), most=most, options=game.read_options(4, {}))


def test_a_file_is_replaced_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.spydeck"
    save = saves.Save(path)
    match = started()
    save.write(match)
    linked = tmp_path / "as it was"
    os.link(path, linked)
    before = path.read_text()
    seat = match.actors[0]
    match.act(seat, next(match.legal(seat)))
    save.write(match)
    assert linked.read_text() == before
    assert spydeck.load(path.read_text()).lines() == match.lines()
    assert sorted(tmp_path.iterdir()) == [linked, path]


def test_a_failed_write_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.spydeck"
    save = saves.Save(path)
    save.write(started())
    before = path.read_text()
    (tmp_path / "_game.spydeck.part").mkdir()
    with pytest.raises(OSError, match="directory"):
        save.write(started(2))
    assert path.read_text() == before


def test_two_programs_do_not_write_over_each_other(tmp_path: Path) -> None:
    path = tmp_path / "game.spydeck"
    first = saves.Save(path)
    first.write(started(most=3))
    second = saves.Save(path).opened()
    second.write(started(most=8))
    with pytest.raises(SpydeckError, match="another program changed"):
        first.write(started(most=4))
    assert spydeck.load(path.read_text()).plies == started(most=8).plies


def test_the_latest_unfinished_game_is_found(cli: CommandLine) -> None:
    game = spydeck.game("black-spy")
    over = random_match(game, Random(1), options=game.read_options(4, {"end_value": 1}))
    kept = [
        cli.keep(started(1), "first"),
        cli.keep(started(2), "second"),
        cli.keep(over, "over"),
    ]
    damaged = kept[0].with_name("damaged.spydeck")
    damaged.write_text("no record")
    for age, path in enumerate([damaged, kept[2], kept[1], kept[0]]):
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    assert saved_list.latest_unfinished() == kept[1]


def test_seats_and_names_are_restored_from_the_tags() -> None:
    seating = seat_person(4, 2, ("random", "sensible", "random"), "Ann")
    match = spydeck.load(spydeck.new("black-spy", tags=seating.tags()).record())
    assert seating_from_tags(match) == seating
    assert seating.names == ("Heron", "Lynx", "Ann", "Otter")
    assert seating.names_for(2) == ("Heron", "Lynx", "you", "Otter")


def test_no_bot_has_the_name_of_the_person() -> None:
    names = seat_person(6, 0, ("random",), "heron").names
    assert len({name.lower() for name in names}) == 6


@pytest.mark.parametrize("name", ["", " ", "x" * 21, 'a"b', "a,b", "a\nb", "\x9b31m"])
def test_names_that_no_record_can_carry_are_refused(name: str) -> None:
    with pytest.raises(InvalidOption):
        check_name(name)


@pytest.mark.parametrize("memory", [True, False])
def test_a_player_who_remembers_does_so_after_resuming(cli: CommandLine, memory: bool) -> None:
    """SC-9: the agent sent as a sleeper is known, but does not lie open on the table."""
    words = ["play", "spycard", "--players", "3", "--seed", "3", *(["--memory"] if memory else [])]
    cli.run(*words, typed="draft\nsleeper P1\nquit\n")
    assert any(" sleeper P1" in line for line in cli.game().lines())
    resumed = cli.run("play", "--resume", typed="quit\n").out
    assert ("#13(" in resumed) is not memory
    assert "#13" in resumed


def test_only_games_that_can_hide_something_have_the_option(cli: CommandLine) -> None:
    outcome = cli.run("play", "black-spy", "--memory")
    assert (outcome.status, outcome.out) == (2, "")
    assert "--memory" in outcome.err
