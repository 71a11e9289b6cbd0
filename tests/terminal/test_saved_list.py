"""Saved games: written whole or not at all, listed, found by number, offered, loaded again."""

import json
import os
import re
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
from tests.terminal.driving import CommandLine, Person

WHICH = re.compile(r"or a number: $")
RELOAD = re.compile(r"type q to leave: $")


def unfinished(game: str = "black-spy", seed: int = 1) -> Match:
    match = spydeck.new(game, seed=seed)
    match.tags.update({"Seat": "0", "Names": "Ann, Ben, Cleo, Dan"})
    return match


def finished() -> Match:
    game = spydeck.game("black-spy")
    match = random_match(game, Random(1), options=game.read_options(4, {"end_value": 1}))
    match.tags.update({"Names": "Ann, Ben, Cleo, Dan", "Winners": "0, 2"})
    return match


def keep_in_order(cli: CommandLine, **matches: Match) -> list[Path]:
    """Save games, the first one the latest."""
    paths = [cli.keep(match, name) for name, match in matches.items()]
    for age, path in enumerate(paths):
        os.utime(path, (1_000_000_000 - age, 1_000_000_000 - age))
    return paths


def test_games_lists_the_latest_first(cli: CommandLine) -> None:
    keep_in_order(cli, newest=unfinished(), older=finished(), oldest=unfinished("spycard"))
    (cli.home / "games" / "damaged.spydeck").write_text("no record")
    (cli.home / "games" / "notes.txt").write_text("not a game")
    control = (cli.home / "games" / "older.spydeck").read_text().replace("Ann, Ben", "\x1b[2JAnn, Ben")
    (cli.home / "games" / "control.spydeck").write_text(control)
    os.utime(cli.home / "games" / "control.spydeck", (1, 1))
    lines = cli.run("games").out.splitlines()
    assert [line[:4].strip() for line in lines[:3]] == ["1", "2", "3"]
    assert lines[0].endswith("Black Spy, 4 players: unfinished")
    assert lines[1].endswith("Black Spy, 4 players: won by Ann and Cleo")
    assert lines[2].endswith("Spycard, 4 players: unfinished")
    assert lines[3].endswith("Black Spy, 4 players: won by seat 1 and seat 3")
    assert lines[4] == f"Saved in {cli.home / 'games'}"


def test_games_can_be_listed_as_data(cli: CommandLine) -> None:
    (path,) = keep_in_order(cli, one=finished())
    (found,) = json.loads(cli.run("games", "--json").out)
    del found["changed"]
    assert found == {
        "file": str(path),
        "game": "Black Spy",
        "kind": "game",
        "players": ["Ann", "Ben", "Cleo", "Dan"],
        "over": True,
        "winners": ["Ann", "Cleo"],
    }


def test_only_the_latest_games_are_listed_unless_all_are_requested(cli: CommandLine) -> None:
    keep_in_order(cli, **{f"game{number}": unfinished() for number in range(23)})
    assert "and 3 more; to list all: spydeck games --all\n" in cli.run("games").out
    assert " 23  " in cli.run("games", "--all").out


def test_no_games_are_explained(cli: CommandLine) -> None:
    assert cli.run("games").out == f"No game is saved in {cli.home / 'games'}. To play one: spydeck play\n"
    assert cli.run("games", "--json").out == "[]\n"


def test_a_number_of_the_list_stands_for_its_file(cli: CommandLine) -> None:
    keep_in_order(cli, newest=unfinished(), older=unfinished("spy-tricks"))
    assert "Step 0 of 0" in cli.run("replay", "1").out
    assert "has no tag Commitment" in cli.run("verify", "1").err
    assert "Spy Tricks, 4 players, resumed" in cli.run("play", "--resume", "2").out
    outcome = cli.run("replay", "3")
    assert outcome.status == 2
    assert outcome.err == "spydeck: there is no file 3, and spydeck games lists 2 games\n"


def test_replay_offers_the_saved_games(cli: CommandLine) -> None:
    keep_in_order(cli, newest=unfinished(), older=finished())
    out = cli.run("replay", typed="9\n2\n").out
    assert "Which game? Enter: the first, q: none, or a number: 9\n" in out
    assert "Type one of the numbers" in out
    assert f"Step 0 of {sum(line[0].isdigit() for line in finished().lines())}\n" in out
    for typed in ("q\n", ""):
        outcome = cli.run("replay", typed=typed)
        assert outcome.status == 2
        assert "no game was chosen; name a FILE" in outcome.err


@pytest.mark.live
def test_resume_offers_several_unfinished_games_at_a_terminal(cli: CommandLine) -> None:
    keep_in_order(cli, newest=unfinished(), over=finished(), older=unfinished("spy-tricks"))
    person = Person(cli.home, "play", "--resume", terminal=True)
    offered = person.read(until=WHICH)
    assert "  1  " in offered
    assert "  3  " in offered
    assert "won by" not in offered
    assert "Spy Tricks, 4 players, resumed" in person.type("3")
    person.send("quit\n")
    assert person.leave() == 0


@pytest.mark.live
def test_a_game_that_another_program_continued_can_be_loaded_as_it_is_now(cli: CommandLine) -> None:
    (path,) = keep_in_order(cli, one=unfinished())
    person = Person(cli.home, "play", "--resume", str(path))
    person.read()
    match = spydeck.load(path.read_text())
    passed = f"pass {' '.join(match.view(0)['hand'][:3])}"
    match.act(0, passed)
    path.write_text(match.record())
    person.send(f"{passed}\n")
    assert "another program changed" in person.read(until=RELOAD)
    resumed = person.type("")
    assert "Black Spy, 4 players, resumed" in resumed
    assert person.leave() == 0
    assert spydeck.load(path.read_text()).lines()[: len(match.lines())] == match.lines()


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
