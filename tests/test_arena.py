"""The arena: what is measured, that it is the same however it is played, and that bad bots spoil nothing."""

from __future__ import annotations

import errno
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from spydeck import arena
from spydeck.arena import executors, journal
from spydeck.arena.deal import DealResult, GameResult, deal_result, play_game
from spydeck.arena.design import Design, check_deals, design, read_design
from spydeck.arena.estimates import Mean, students_t
from spydeck.arena.journal import Journal
from spydeck.arena.supervisor import Supervisor, WorkerEnded
from spydeck.arena.tally import Tally
from spydeck.bots.loading import maker
from spydeck.cli import arena as command
from spydeck.cli import progress
from spydeck.errors import InvalidOption, InvalidRecord, MissingExtra, SpydeckError, UnknownBot
from tests.terminal.driving import CommandLine

BOTS = "tests.arena_bots"
SETTINGS: dict[str, Any] = {"players": 3, "options": {}, "seatings": "pairs", "seed": 1, "budget": 10.0}


def designed(*bots: str, game: str = "black-spy", **settings: Any) -> Design:
    return design(game, bots, **{**SETTINGS, **settings})


def measured(*bots: str, **settings: Any) -> arena.ArenaResult:
    """Return a small arena of three players with one worker, without ratings."""
    usual = {"players": 3, "deals": 2, "workers": 1, "skill": False}
    return arena.run(settings.pop("game", "black-spy"), bots, **{**usual, **settings})


class Nobody:
    """A watch that notes nothing."""

    def makes(self, table: int, seat: int) -> None:
        return

    def asks(self, table: int, seat: int, ply: int) -> None:
        return

    def rests(self) -> None:
        return


def played(chosen: Design, deal: int, table: int) -> GameResult:
    return play_game(chosen, deal, table, [maker(bot) for bot in chosen.bots], Nobody(), [])


# What is played


@pytest.mark.parametrize(("bots", "players", "games"), [(2, 3, 6), (2, 4, 14), (3, 4, 42), (4, 6, 372)])
def test_pairs_seat_each_two_bots_in_every_mixture(bots: int, players: int, games: int) -> None:
    tables = designed(*["random"] * bots, players=players).tables
    assert len(set(tables)) == len(tables) == games
    assert {len(set(table)) for table in tables} == {2}
    for seat in range(players):
        assert len({Counter(table[seat] for table in tables)[bot] for bot in range(bots)}) == 1


def test_all_seatings_hold_every_mixture_and_rotations_turn_one_table() -> None:
    assert len(designed(*["random"] * 3, seatings="all").tables) == 3**3 - 3
    assert designed(*["random"] * 3, seatings="rotations").tables == ((0, 1, 2), (2, 0, 1), (1, 2, 0))


def test_a_deal_is_measured_from_level_totals_unless_the_options_say_otherwise() -> None:
    assert designed("random", "random").unit == "deal"
    assert designed("random", "random", options={"end_value": 40}).unit == "game"
    assert designed("random", "random", game="spy-tricks").unit == "game"


def test_bots_that_are_named_again_have_a_number() -> None:
    assert designed("random", "sensible", "random").labels == ("random", "sensible", "random (2)")


def test_a_design_is_read_back_from_plain_data() -> None:
    chosen = designed("random", "sensible", options={"variants": ["the-mole"]})
    assert read_design(json.loads(json.dumps(chosen.facts()))) == chosen


def test_seeds_of_bots_differ_by_deal_game_and_seat() -> None:
    chosen = designed("random", "random")
    seeds = {chosen.seed_for(deal, game, seat) for deal in range(3) for game in range(3) for seat in range(3)}
    assert len(seeds) == 27
    assert designed("random", "random", seed=2).seed_for(0) != chosen.seed_for(0)


@pytest.mark.parametrize(
    ("bots", "settings", "reason"),
    [
        (["random"], {}, "at least two bots"),
        ("random", {}, "a list of names"),
        (["random", 3], {}, "a list of names"),
        (["random"] * 2, {"players": 7}, "3 to 6 players"),
        (["random"] * 2, {"seatings": "some"}, "one of pairs, all, rotations, not 'some'"),
        (["random"] * 2, {"seatings": "rotations"}, "one bot for each of the 3 seats, not 2"),
        (["random"] * 5, {"seatings": "all", "players": 6}, "more than 10000 seatings"),
        (["random"] * 2, {"budget": 0}, "more than 0"),
        (["random"] * 2, {"budget": float("nan")}, "a number of seconds"),
        (["random"] * 2, {"seed": "x"}, "seed"),
        (["random"] * 2, {"options": {"ends": 1}}, "there is no option 'ends'"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: Any, settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(InvalidOption, match=reason):
        design("black-spy", bots, **{**SETTINGS, **settings})


@pytest.mark.parametrize("deals", [0, -1, 10**9, True, "3"])
def test_the_number_of_deals_is_checked(deals: object) -> None:
    with pytest.raises(InvalidOption, match="deals must be from 1 to 1000000"):
        check_deals(deals)


@pytest.mark.parametrize("workers", [0, 1000, True, "2"])
def test_the_number_of_workers_is_checked(workers: Any) -> None:
    with pytest.raises(InvalidOption, match="workers must be from 1 to 256"):
        arena.LocalProcesses(workers)


# What it adds up to


def test_an_interval_is_students_around_the_mean_of_the_deals() -> None:
    numbers = [Random(3).gauss(5, 2) for _ in range(11)]
    running = Mean()
    for number in numbers:
        running.add(number)
    found = running.estimate()
    error = stdev(numbers) / 11**0.5
    assert found.mean == pytest.approx(fmean(numbers))
    assert found.error == pytest.approx(error)
    assert found.high == pytest.approx(fmean(numbers) + 2.228 * error, abs=0.001)


@pytest.mark.parametrize(("freedom", "t"), [(1, 12.706), (2, 4.303), (4, 2.776), (9, 2.262), (200, 1.972)])
def test_students_t_is_that_of_the_tables(freedom: int, t: float) -> None:
    assert students_t(freedom) == pytest.approx(t, abs=0.002)


def tallied(chosen: Design, *points: tuple[int, int, int]) -> arena.ArenaResult:
    tally = Tally(chosen, None)
    for deal in reversed(range(len(points) // len(chosen.tables))):
        rows = points[deal * len(chosen.tables) :][: len(chosen.tables)]
        games = [GameResult(row, (row.index(min(row)),), ()) for row in rows]
        tally.add(deal_result(deal, games))
    return tally.result()


def test_points_edges_wins_and_the_matrix_are_means_of_deals() -> None:
    """Fewer points are better in Black Spy, so an edge is what the others have more."""
    chosen = designed("random", "sensible", "random", seatings="rotations")
    first, second, third = tallied(chosen, (0, 10, 20), (20, 0, 10), (10, 20, 0)).standings
    assert [one.points.mean for one in (first, second, third)] == [0, 10, 20]
    assert [one.edge.mean for one in (first, second, third)] == [15, 0, -15]
    assert [one.wins.mean for one in (first, second, third)] == [1, 0, 0]
    assert first.points.low is None
    found = tallied(chosen, *[(0, 10, 20), (20, 0, 10), (10, 20, 0)], *[(0, 0, 6)] * 3)
    assert found.matrix[0][1] is not None
    assert found.matrix[0][1].mean == pytest.approx((10 + 0) / 2)
    assert found.matrix[1][1] is None
    assert (found.deals, found.games, found.better) == (2, 6, "fewer")


def test_more_points_are_better_where_the_most_win() -> None:
    chosen = designed("random", "sensible", "random", seatings="rotations", game="spy-tricks")
    found = tallied(chosen, (0, 10, 20), (20, 0, 10), (10, 20, 0))
    assert [one.edge.mean for one in found.standings] == [-15, 0, 15]
    assert found.better == "more"


def test_a_bot_is_not_told_from_itself_and_sensible_is_from_random() -> None:
    """The controls of everybody who measures a bot, here with four players and few deals."""
    itself = measured("sensible", "sensible", players=4, deals=3)
    chance = measured("random", "random", players=4, deals=12, seed=4)
    better = measured("sensible", "random", players=4, deals=3, skill=True)
    for same in (itself, chance):
        edge = same.standings[0].edge
        assert edge.low is not None
        assert edge.high is not None
        assert edge.low <= 0 <= edge.high
    first, second = better.standings
    assert first.edge.low is not None
    assert first.edge.low > 0
    assert first.skill is not None
    assert second.skill is not None
    assert first.skill.ordinal > second.skill.ordinal


# The same however it is played


def test_the_result_is_the_same_whatever_the_workers_and_after_an_interruption(tmp_path: Path) -> None:
    bots = ("random", f"{BOTS}:Seeded")
    expected = measured(*bots, deals=5)
    path = tmp_path / "results.jsonl"
    assert measured(*bots, deals=5, workers=3, out=path) == expected
    header, *lines = path.read_text().splitlines(keepends=True)
    assert len(lines) == 5
    path.write_text(header + lines[3] + lines[1] + lines[1] + lines[4][:-9])
    counted: list[int] = []
    assert measured(*bots, deals=5, out=path, progress=counted.append) == expected
    assert counted == [1, 2, 3, 4, 5]
    assert sorted(set(path.read_text().splitlines(keepends=True))) == sorted({header, *lines})
    assert measured(*bots, deals=2, out=path) == measured(*bots, deals=2)


def test_the_first_deals_of_a_longer_run_are_those_of_a_shorter_one() -> None:
    chosen = designed("random", "sensible")
    assert played(chosen, 3, 2) == played(chosen, 3, 2)
    assert played(chosen, 3, 2).points != played(chosen, 4, 2).points


# The file of results


RESULT = deal_result(0, [GameResult((0, 1, 2), (0,), ())] * 6)


def written(path: Path, *results: DealResult) -> Design:
    chosen = designed("random", "random")
    with Journal(path, chosen) as file:
        for result in results:
            file.write(result)
    return chosen


def test_a_file_with_other_parameters_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "results"
    written(path, RESULT)
    before = path.read_bytes()
    with pytest.raises(InvalidOption, match="holds results with other parameters: bots, seed$"):
        Journal(path, designed("random", "sensible", seed=2))
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"precious\n", b"precious", b"[1]\n", b'{"format": "other"}\n'])
def test_a_file_of_another_kind_is_refused_and_kept(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "results"
    path.write_bytes(content)
    with pytest.raises(InvalidOption, match="is not a file of results of the arena"):
        Journal(path, designed("random", "random"))
    assert path.read_bytes() == content


def test_a_header_that_was_cut_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "results"
    written(path)
    header = path.read_bytes()
    for kept in (0, 20, len(header) - 1):
        path.write_bytes(header[:kept])
        written(path)
        assert path.read_bytes() == header


FAULTY = '{"deal":0,"points":[[0,1,2]],"winners":[[0]],"faults":[]}'


@pytest.mark.parametrize(
    "line",
    [
        *("nonsense", "{}", "[]", FAULTY),
        *(json.dumps({**RESULT.facts(), "deal": deal}) for deal in (-1, "0", True)),
        json.dumps({**RESULT.facts(), "points": [[0, 1, 2.5]] * 6}),
        json.dumps({**RESULT.facts(), "winners": [[3]] * 6}),
        *(json.dumps({**RESULT.facts(), "faults": [row]}) for row in ([6, 0, 0, ""], [0, 0, 0, 0], [0], 3)),
    ],
)
def test_a_line_that_is_not_a_result_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "results"
    chosen = written(path, RESULT)
    path.write_text(path.read_text() + line + "\n")
    with Journal(path, chosen) as file, pytest.raises(InvalidRecord, match="^line 3: "):
        list(file.results())


def test_a_full_disk_keeps_what_is_there(tmp_path: Path) -> None:
    path = tmp_path / "results"
    chosen = written(path, RESULT)
    with Journal(path, chosen) as file:
        assert list(file.results()) == [RESULT]
        whole = file._file

        def fill(data: memoryview) -> int:
            if len(data) > 20:
                return whole.write(data[:20])
            raise OSError(errno.ENOSPC, "No space left on device")

        file._file = SimpleNamespace(write=fill, truncate=whole.truncate, close=whole.close)  # type: ignore[assignment]
        with pytest.raises(OSError, match="No space left") as refused:
            file.write(DealResult(1, ((0, 1, 2),) * 6, ((0,),) * 6, ()))
        assert refused.value.filename == str(path)
    with Journal(path, chosen) as file:
        assert list(file.results()) == [RESULT]
    assert path.read_bytes().endswith(b"\n")
    assert journal.VERSION == 1


# Bots of somebody's


@pytest.mark.parametrize("bot", ["sensible", *(f"{BOTS}:{name}" for name in ("First", "Seeded", "sensible"))])
def test_a_bot_is_a_name_a_class_or_a_function(bot: str) -> None:
    make = maker(bot)
    assert callable(make(3).choose)
    assert make(3) is not make(3)


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("nobody", "the bots are: random, sensible"),
        ("no.such.module:Bot", "cannot be loaded: ModuleNotFoundError: No module named 'no'"),
        (":Bot", "cannot be loaded: ValueError"),
        (f"{BOTS}:Nobody", "cannot be loaded: AttributeError"),
        (f"{BOTS}:", "cannot be loaded: AttributeError"),
        (f"{BOTS}:NOT_CALLABLE", "must be a class or a function, not 3"),
    ],
)
def test_a_bot_that_is_not_there_is_refused(bot: str, reason: str) -> None:
    with pytest.raises(UnknownBot, match=reason):
        maker(bot)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Mute", r"has no method choose\(observation\)"),
        ("Unmade", r"cannot be made: RuntimeError: no weights \(arena_bots.py:\d+\)$"),
    ],
)
def test_bots_are_checked_before_the_first_deal(name: str, reason: str) -> None:
    with pytest.raises(UnknownBot, match=reason):
        measured("random", f"{BOTS}:{name}")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Raises", "ValueError: lost (arena_bots.py:"),
        ("Leaves", "SystemExit: 1 (arena_bots.py:"),
        ("Nonsense", "chose 7: an action is a text"),
        ("Illegal", "chose 'play K7 K7': BS-"),
        ("Unmade", "RuntimeError: no weights (arena_bots.py:"),
    ],
)
def test_a_bot_that_fails_is_a_fault_and_the_stand_in_plays_on(name: str, reason: str) -> None:
    chosen = designed("random", f"{BOTS}:{name}")
    game = played(chosen, 0, 0)
    seats = [seat for seat, bot in enumerate(chosen.tables[0]) if bot == 1]
    assert [fault.seat for fault in game.faults] == seats
    assert all(fault.error.startswith(reason) for fault in game.faults), game.faults
    assert len(game.points) == 3


def errors_of(found: arena.ArenaResult) -> dict[str, set[str]]:
    errors: dict[str, set[str]] = {}
    for fault in found.faults:
        errors.setdefault(fault.bot.removeprefix(f"{BOTS}:"), set()).add(fault.error)
    return errors


def test_a_bot_that_thinks_too_long_is_stopped_and_named() -> None:
    found = measured("sensible", f"{BOTS}:Hangs", "sensible", deals=1, budget=0.5, seatings="rotations")
    assert errors_of(found)["Hangs"] == {"took longer than 0.5 s for a move"}
    assert found.standings[1].faults == 3
    assert found.games == 3


def test_bots_that_end_their_process_or_cannot_be_made_are_named() -> None:
    bots = ("sensible", f"{BOTS}:Dies", f"{BOTS}:MadeOnce")
    found = measured(*bots, deals=1, seatings="rotations")
    errors = errors_of(found)
    assert errors["Dies"] == {"its process ended with exit status 7"}
    assert [error.partition(" (")[0] for error in errors["MadeOnce"]] == ["SystemExit: no more"]
    assert [one.faults for one in found.standings] == [0, 3, 3]
    assert "FAULT of tests.arena_bots:Dies, 3 times: " in found.table()


def test_a_worker_that_ends_once_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIES_ONCE", str(tmp_path / "flag"))
    found = measured("random", f"{BOTS}:DiesOnce", deals=1)
    assert (tmp_path / "flag").exists()
    assert not found.faults
    assert [one.points for one in found.standings] == [
        one.points for one in measured("random", f"{BOTS}:First", deals=1).standings
    ]


def test_a_worker_that_ends_twice_without_a_bot_to_blame_costs_its_deal_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    attempt = Supervisor._attempt

    def end(self: Supervisor, deal: int, *others: Any) -> Any:
        if deal == 1:
            raise WorkerEnded("was killed by signal 9")
        return attempt(self, deal, *others)

    monkeypatch.setattr(Supervisor, "_attempt", end)
    found = measured("random", "random", deals=3)
    assert found.skipped == (arena.SkippedDeals("the worker was killed by signal 9, 2 times", 1, 1),)
    assert found.deals == 2
    assert "Skipped 1 deal, first deal 1: the worker was killed by signal 9, 2 times" in found.table()


# On a cluster


class RayError(Exception):
    """What Ray raises when it has lost a task."""


def fake_ray(lost: tuple[int, ...] = ()) -> ModuleType:
    """Return a module that stands for `ray`: tasks run when their results are fetched."""
    module = ModuleType("ray")
    ray: Any = module
    state = {"started": False}

    def remote(**settings: Any) -> Callable[..., Any]:
        return lambda task: SimpleNamespace(remote=lambda *values: (task, values))

    def get(reference: Any) -> Any:
        task, (chosen, deal) = reference
        if deal in lost:
            raise RayError
        return task(chosen, deal)

    ray.is_initialized = lambda: state["started"]
    ray.init = lambda: state.update(started=True)
    ray.shutdown = lambda: state.update(started=False)
    ray.cluster_resources = lambda: {"CPU": 2.0}
    ray.remote, ray.get = remote, get
    ray.wait = lambda references, num_returns: (references[-1:], references[:-1])
    ray.cancel = lambda reference: None
    ray.exceptions = SimpleNamespace(RayError=RayError)
    return module


@pytest.fixture
def cli(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(tmp_path / "home", monkeypatch, capsys)


@pytest.fixture
def _released() -> Iterator[None]:
    """Let no worker outlive a test of the cluster."""
    yield
    executors.release()


@pytest.mark.usefixtures("_released")
def test_a_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", fake_ray())
    expected = measured("random", "sensible", deals=4)
    assert measured("random", "sensible", deals=4, executor=arena.RayCluster()) == expected
    with pytest.raises(UnknownBot, match="there is no bot 'nobody'"):
        measured("random", "nobody", executor=arena.RayCluster(1))


@pytest.mark.usefixtures("_released")
def test_the_command_joins_a_cluster_and_leaves_it(cli: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    ray: Any = fake_ray()
    monkeypatch.setitem(sys.modules, "ray", ray)
    words = ["arena", "black-spy", "--bots", "random,random", "--players", "3", "--deals", "1", "--on", "ray"]
    outcome = cli.run(*words, "--json")
    assert (outcome.status, outcome.err) == (0, "")
    assert json.loads(outcome.out)["games"] == 6
    assert not ray.is_initialized()


@pytest.mark.usefixtures("_released")
def test_a_deal_that_the_cluster_loses_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", fake_ray(lost=(1,)))
    found = measured("random", "sensible", deals=3, executor=arena.RayCluster(2))
    assert found.skipped == (arena.SkippedDeals("Ray lost it: RayError", 1, 1),)
    assert found.deals == 2
    monkeypatch.setitem(sys.modules, "ray", fake_ray(lost=(0, 1, 2)))
    with pytest.raises(SpydeckError, match="^no deal could be played: Ray lost it: RayError$"):
        measured("random", "sensible", deals=3, executor=arena.RayCluster(2))


@pytest.mark.parametrize("package", ["ray", "openskill"])
def test_a_missing_extra_is_named(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    extra = {"ray": "ray", "openskill": "arena"}[package]
    with pytest.raises(MissingExtra, match=rf'{package} is missing; .* "spydeck\[{extra}\]"'):
        measured("random", "random", skill=True, executor=arena.RayCluster() if package == "ray" else None)


# The command line


def test_the_command_writes_a_table_or_json(cli: CommandLine, tmp_path: Path) -> None:
    words = ["arena", "black-spy", "--bots", "sensible,random,random", "--players", "3", "--deals", "2"]
    words += ["--workers", "1", "--variant", "the-mole", "--out", str(tmp_path / "results")]
    text = cli.run(*words)
    assert (text.status, text.err) == (0, "")
    assert text.out.startswith("Black Spy, 3 players: 2 deals, 36 games; ")
    for expected in ("fewer points are better", "random (2)", "against", "±"):
        assert expected in text.out
    facts = json.loads(cli.run(*words, "--json").out)
    assert (facts["better"], facts["unit"], facts["options"]["variants"]) == ("fewer", "deal", ["the-mole"])
    assert [bot["bot"] for bot in facts["bots"]] == ["sensible", "random", "random (2)"]
    assert facts["bots"][0]["edge"]["mean"] > 0
    assert facts["matrix"][0][0] is None
    assert facts["bots"][0]["openskill"]["mu"] > facts["bots"][1]["openskill"]["mu"]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("chess --bots random,random", "there is no game 'chess'"),
        ("black-spy", "--bots"),
        ("black-spy --bots random", "at least two bots"),
        ("black-spy --bots random,nobody", "there is no bot 'nobody'"),
        ("black-spy --bots random,random --deals 0", "--deals must be at least 1"),
        ("black-spy --bots random,random --workers 0", "workers must be from 1 to 256"),
        ("black-spy --bots random,random --budget 0", "not a number of seconds"),
        ("black-spy --bots random,random --out .", "Is a directory"),
        ("black-spy --bots random,random --out nowhere/results", "nowhere/results: No such file"),
    ],
)
def test_a_mistake_is_one_line(cli: CommandLine, words: str, reason: str) -> None:
    outcome = cli.run("arena", *words.split())
    assert (outcome.status, outcome.out) == (2, "")
    assert outcome.err.count("\n") == 1
    assert reason in outcome.err


def test_lists_of_bots_are_read_and_completed() -> None:
    assert command.listed_bots("random, my:Bot,") == ["random", "my:Bot"]
    assert command.completed_bots("ran") == ["random", "sensible"]
    assert command.completed_bots("random,s") == ["random,random", "random,sensible"]
    assert command.SEATINGS == arena.SEATINGS


def test_a_bar_shows_the_progress_only_where_a_person_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    with progress.progress_bar("Deals", 3, "arena") as advance:
        assert advance is None
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    with progress.progress_bar("Deals", 3, "arena") as advance:
        assert advance is not None
        advance(2)
    monkeypatch.setitem(sys.modules, "rich.progress", None)
    with pytest.raises(MissingExtra, match="rich is missing"):
        progress.progress_bar("Deals", 3, "arena")


def test_errors_are_refusals_of_this_package() -> None:
    assert issubclass(MissingExtra, SpydeckError)
