"""Bots of somebody's: how they are found, and that bad ones spoil nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import spydeck
from spydeck import arena
from spydeck.arena.supervisor import WorkerEnded, WorkerSupervisor
from spydeck.bots import maker
from spydeck.errors import InvalidOption, UnknownBot
from tests.arena import bots
from tests.arena.arenas import BOTS, designed, measured, played


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
        ("Unmade", r"cannot be made: RuntimeError: no weights \(bots.py:\d+\)$"),
    ],
)
def test_bots_are_checked_before_the_first_deal(name: str, reason: str) -> None:
    with pytest.raises(UnknownBot, match=reason):
        measured("random", f"{BOTS}:{name}")


def test_a_bot_may_be_given_as_its_class_or_as_the_function_that_makes_it() -> None:
    by_name = measured(f"{BOTS}:First", f"{BOTS}:sensible", deals=1)
    assert measured(bots.First, bots.sensible, deals=1).facts() == by_name.facts()


class Here:
    class Inside(bots.First):
        pass


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (bots.First(), "give the class First and not an object of it"),
        (spydeck.bot("hard"), "give the class SearchBot and not an object of it; a built-in bot has a name"),
        (lambda: bots.First(), "cannot be found by other processes; define it at the top of a module"),
        (5, "bots must be a list of names, of module:Class, or of classes"),
        (None, "bots must be a list of names"),
    ],
)
def test_what_no_process_can_make_a_bot_of_is_refused(bot: Any, reason: str) -> None:
    with pytest.raises(InvalidOption, match=reason):
        measured("random", bot)


def test_a_class_inside_another_is_found() -> None:
    assert designed("random", Here.Inside).bots[1].endswith(":Here.Inside")


@pytest.mark.parametrize("name", ["KeyboardInterrupt", "SystemExit", "BaseException"])
def test_a_module_that_ends_while_it_is_loaded_is_named(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "rude.py").write_text(f"raise {name}('no')\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(UnknownBot, match=f"'rude:Bot' cannot be (loaded|made): {name}: no"):
        measured("random", "rude:Bot")
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Raises", "ValueError: lost (bots.py:"),
        ("Leaves", "SystemExit: 1 (bots.py:"),
        ("Nonsense", "chose 7: an action is a text"),
        ("Illegal", "chose 'play K7 K7': BS-"),
        ("Unmade", "RuntimeError: no weights (bots.py:"),
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


@pytest.mark.live
def test_a_bot_that_thinks_too_long_is_stopped_and_named() -> None:
    found = measured("sensible", f"{BOTS}:Hangs", "sensible", deals=1, budget=0.5, seatings="rotations")
    assert errors_of(found)["Hangs"] == {"took longer than 0.5 s for a move"}
    assert found.standings[1].faults == 3
    assert found.games == 3


@pytest.mark.live
def test_bots_that_end_their_process_or_cannot_be_made_are_named() -> None:
    bots = ("sensible", f"{BOTS}:Dies", f"{BOTS}:MadeOnce")
    found = measured(*bots, deals=1, seatings="rotations")
    errors = errors_of(found)
    assert errors["Dies"] == {"its process ended with exit status 7"}
    assert [error.partition(" (")[0] for error in errors["MadeOnce"]] == ["SystemExit: no more"]
    assert [one.faults for one in found.standings] == [0, 3, 3]
    assert "FAULT of tests.arena.bots:Dies, 3 times: " in found.table()


@pytest.mark.live
def test_a_worker_that_ends_once_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIES_ONCE", str(tmp_path / "flag"))
    found = measured("random", f"{BOTS}:DiesOnce", deals=1)
    assert (tmp_path / "flag").exists()
    assert not found.faults
    assert [one.points for one in found.standings] == [
        one.points for one in measured("random", f"{BOTS}:First", deals=1).standings
    ]


@pytest.mark.live
def test_a_worker_that_ends_twice_without_a_bot_to_blame_costs_its_deal_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    attempt = WorkerSupervisor._attempt

    def end(self: WorkerSupervisor, deal: int, *others: Any) -> Any:
        if deal == 1:
            raise WorkerEnded("was killed by signal 9")
        return attempt(self, deal, *others)

    monkeypatch.setattr(WorkerSupervisor, "_attempt", end)
    found = measured("random", "random", deals=3)
    assert found.skipped == (arena.SkippedDeals("the worker was killed by signal 9, 2 times", 1, 1),)
    assert found.deals == 2
    assert "Skipped 1 deal, first deal 1: the worker was killed by signal 9, 2 times" in found.table()
