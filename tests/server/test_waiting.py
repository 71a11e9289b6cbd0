"""Time to answer: questions come with enough of it, by turns of tables; games of friends wait."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from spydeck import bots
from spydeck.protocol import commands
from spydeck.protocol.commands import Answer, Back, Propose, Resume
from spydeck.server.rates import Place, TurnsOfTables
from spydeck.server.table import projection
from spydeck.server.table.deadlines import asked_people
from spydeck.server.table.decisions.seating import start_game
from spydeck.server.table.entries import StoodIn
from tests.server.manual_host import CheckedHost, ManualHost, guest_of, snapshot


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


GAMES: dict[str, dict[str, Any]] = {
    "black-spy": {"options": {"end_value": 20}},
    "spy-tricks": {},
    "spycard": {"options": {"turn_limit": 20}},
}


def answer_in_time(host: ManualHost, random: Random, seats: list[int]) -> None:
    """Let some of the seats answer, now or early, and the others be silent."""
    bot = bots.by_name("random", seed=random.randrange(1 << 30))
    for seat in random.sample(seats, random.randint(0, len(seats))):
        match = host.table.running
        if host.table.stage == "playing" and host.table.questions[seat].options:
            early = match.early(seat)
            act = bot.choose(match.observation(seat)) if seat in match.actors else random.choice(early)
            host.act(seat, act)


def interrupt(host: ManualHost, random: Random) -> None:
    """Pause and resume, or bring a stand-in and return."""
    seat = random.randrange(host.table.players)
    if host.table.stage == "playing" and not host.table.proposal and random.random() < 0.5:
        if host.table.chairs[seat].stand_in:
            host.send(seat, Back(type="back", id=host.new_id()))
        host.send(seat, Propose(type="propose", id=host.new_id(), what="pause"))
        for voter in host.table.seats_of_people() - {seat}:
            host.send(voter, Answer(type="answer", id=host.new_id(), agree=True))
        host.wait(random.choice([0, 1, 10]))
        host.send(seat, Resume(type="resume", id=host.new_id()))
    elif host.table.stage == "playing" and not host.table.chairs[seat].stand_in:
        host.enter([StoodIn(seat=seat, why="away")])
        host.wait(random.choice([0, 1]))
        host.send(seat, Back(type="back", id=host.new_id()))


@pytest.mark.parametrize("game", list(GAMES))
def test_a_timed_game_asks_only_what_can_be_answered(game: str) -> None:
    random = Random(f"questions {game}")
    host = CheckedHost(game, clock=2.0, question_seconds=6.0, pace=0.5, **GAMES[game])
    host.gather()
    for _ in range(400):
        if host.table.stage == "over":
            break
        answer_in_time(host, random, list(range(host.table.players)))
        if random.random() < 0.1:
            interrupt(host, random)
        host.wait(random.choice([0, 0.1, 1, 1.999, 2, 5, 6]))
    acted = [one.entry.public_event()["by"] for one in host.log if one.entry.kind == "acted"]
    assert {"person", "stand-in"} <= set(acted)
    assert host.table.stage == "over"


def served(*waiting: tuple[str, bool] | tuple[str, bool, str]) -> list[str]:
    """Return in which order questions are served, each as its table and its number."""
    turns: TurnsOfTables[str] = TurnsOfTables()
    for number, place in enumerate(waiting):
        turns.put(f"{place[0]}{number}", Place(*place))
    found = []
    while turns:
        found.append(turns.take())
    return found


def test_one_table_is_served_in_the_order_of_its_questions() -> None:
    assert served(("a", False), ("a", False), ("a", False)) == ["a0", "a1", "a2"]


def test_a_table_that_asks_much_waits_for_the_others() -> None:
    many = [("a", False)] * 3
    assert served(*many, ("b", False), ("c", False)) == ["a0", "b3", "c4", "a1", "a2"]


def test_tables_with_people_come_first() -> None:
    assert served(("a", False), ("b", True), ("b", True), ("c", True)) == ["b1", "c3", "b2", "a0"]


def test_an_address_with_many_tables_waits_for_the_others() -> None:
    many = [(table, True, "here") for table in "abc"]
    assert served(*many, ("x", True, "there"), ("y", True, "there")) == ["a0", "x3", "b1", "y4", "c2"]


def test_who_asks_again_comes_after_all_others() -> None:
    turns: TurnsOfTables[str] = TurnsOfTables()
    for table in "ab":
        turns.put(table, Place(table))
    assert turns.take() == "a"
    turns.put("a again", Place("a"))
    assert [turns.take(), turns.take()] == ["b", "a again"]


def test_nothing_waits_at_first() -> None:
    turns: TurnsOfTables[str] = TurnsOfTables()
    assert not turns
    with pytest.raises(IndexError, match="nothing waits"):
        turns.take()
