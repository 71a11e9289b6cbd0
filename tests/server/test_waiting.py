"""A game of friends waits for the people in it instead of being played to its end by bots."""

from __future__ import annotations

from typing import Any

import pytest

from spydeck.protocol import commands
from spydeck.server.live import projection
from spydeck.server.table.deadlines import asked_people
from spydeck.server.table.decisions.seating import start_game
from tests.server.manual_host import ManualHost, guest_of, snapshot


@pytest.mark.parametrize("persons", [1, 2, 4])
@pytest.mark.parametrize("name", ["black-spy", "spy-tricks", "spycard"])
def test_a_game_of_friends_waits_when_no_person_has_played_for_two_turns(name: str, persons: int) -> None:
    host = ManualHost(name, 4, clock=60.0, pace=0.0).gather(persons)
    host.wait(3600)
    assert host.table.stage == "playing"
    assert host.table.waits_for == list(range(persons))
    assert [chair.idle for chair in host.table.chairs[:persons]] >= [2] * persons
    event = host.log[-1].entry.public_event()
    assert event == {"kind": "waits", "seats": list(range(persons))}
    assert projection.table_facts(host.table).waits_for == event["seats"]
    assert all(projection.asked(host.table, seat).until is None for seat in range(persons))  # type: ignore[union-attr]
    assert asked_people(host.table) == {guest_of(member): None for member in range(persons)}
    assert snapshot(host.replayed()) == snapshot(host.table)


@pytest.mark.parametrize(
    "returns", [commands.Back(type="back", id="b1"), commands.Resume(type="resume", id="b2")]
)
def test_a_game_that_waits_continues_with_new_clocks_when_somebody_returns(returns: commands.Command) -> None:
    host = ManualHost("black-spy", 4, clock=60.0, pace=0.0).gather(2)
    host.wait(3600)
    before = host.table.seq
    host.send(0, returns)
    assert host.table.waits_for == []
    host.wait(300)
    played = sum(one.entry.kind == "acted" for one in host.log[before:])
    assert 0 < played < 30
    assert host.table.waits_for == [0, 1]
    host.send(1, commands.Leave(type="leave", id="l1"))
    assert host.table.waits_for == [0]


def test_a_game_that_waits_continues_when_somebody_acts() -> None:
    host = ManualHost("black-spy", 4, clock=60.0, pace=0.0).gather(2)
    host.wait(3600)
    host.send(0, commands.Back(type="back", id="b1"))
    host.wait(59)
    host.act(0, next(host.table.running.legal(0)))
    host.wait(59)
    assert host.table.waits_for == []
    assert host.table.chairs[0].stand_in is None


def test_a_game_continues_while_one_person_plays() -> None:
    host = ManualHost("black-spy", 4, clock=60.0, pace=0.0).gather(2)
    while host.table.running.part == 0:
        if 0 in host.table.running.actors:
            host.act(0, next(host.table.running.legal(0)))
        else:
            host.wait(60)
    assert host.table.chairs[1].idle > 10
    assert "waits" not in host.kinds()


@pytest.mark.parametrize("settings", [{"access": "strangers", "clock": 60.0}, {"clock": 86_400.0}])
def test_strangers_and_games_by_the_day_do_not_wait(settings: dict[str, Any]) -> None:
    host = ManualHost("black-spy", 4, pace=0.0, **settings)
    host.enter(start_game(host.table, bytes(32)))
    while host.table.running.part == 0:
        host.wait(86_400)
    assert "waits" not in host.kinds()
