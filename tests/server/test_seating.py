"""Seats before, during and after a game; hosts; leaving."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from spydeck import bots
from spydeck.protocol import commands
from spydeck.server.live.deletion import erased, name_after
from spydeck.server.table import projection
from spydeck.server.table.decisions import seating
from spydeck.server.table.entries import Joined, Returned, Started
from spydeck.server.table.reducer import apply_entry, rebuild
from tests.server.command_samples import (
    BACK,
    LEAVE,
    REMATCH,
    RESUME,
    START,
    C,
    answer,
    code,
    fill,
    played_out,
    propose,
    single_deal,
    sit,
    stage,
)
from tests.server.manual_host import ManualHost, guest_of, snapshot


def test_the_creator_of_a_table_is_its_host_and_has_the_first_open_seat() -> None:
    table = ManualHost().table
    assert (table.host, table.seat_of(0), table.stage) == (0, 0, "gathering")


def test_a_member_sits_changes_places_and_stands() -> None:
    host = ManualHost()
    host.join(1)
    host.send(1, sit(2, "s1"))
    host.send(1, sit(3, "s2"))
    assert [chair.sitter for chair in host.table.chairs] == ["person", "open", "open", "person"]
    assert code(host, 1, sit(0)) == "taken"
    assert code(host, 1, sit(4)) == "unknown"
    host.send(1, commands.Stand(type="stand", id="s3"))
    assert host.table.seat_of(1) is None
    assert len(host.send(1, commands.Stand(type="stand", id="s4")).entries) == 0


def test_only_the_host_seats_bots_and_starts() -> None:
    host = ManualHost()
    host.join(1)
    assert [code(host, 1, command) for command in (fill(2, "random"), START)] == ["not-host"] * 2
    host.send(0, fill(2, "random", "f1"))
    assert host.table.chairs[2].bot == "random"
    assert code(host, 0, fill(3, "clairvoyant")) == "unknown"
    assert code(host, 0, fill(0, "random")) == "taken"
    host.send(0, fill(2, None, "f2"))
    assert host.table.chairs[2].sitter == "open"


def test_seats_left_open_are_given_to_bots_at_the_start() -> None:
    host = single_deal(persons=1)
    assert [chair.sitter for chair in host.table.chairs] == ["person", "bot", "bot", "bot"]
    assert stage(host) == "playing"


def test_the_host_says_which_bots_take_the_open_seats() -> None:
    host = ManualHost()
    assert code(host, 0, START.model_copy(update={"bot": "clairvoyant"})) == "unknown"
    host.send(0, START.model_copy(update={"bot": "random"}))
    assert [chair.bot for chair in host.table.chairs] == [None, "random", "random", "random"]


def test_seats_are_settled_before_a_game() -> None:
    host = single_deal()
    host.join(4)
    for command in (sit(1), fill(1, "random"), START, REMATCH, commands.Stand(type="stand", id=C)):
        assert code(host, 0, command) == "not-now"
    assert code(host, 4, sit(1)) == "not-now"


def test_a_program_is_seated_by_the_host_and_goes_when_its_seat_is_given_away() -> None:
    host = ManualHost()
    host.enter(seating.seat_program(host.table, 0, 1, "program:1", "Robot"))
    assert (host.table.chairs[1].sitter, host.table.name_of(1)) == ("program", "Robot")
    host.send(1, sit(2, "s1"))
    assert (host.table.chairs[1].sitter, host.table.chairs[2].sitter) == ("open", "program")
    host.send(0, fill(2, "random", "f1"))
    assert host.table.members[1].gone
    assert host.table.removed == {"program:1"}
    assert host.table.members[1].program


def test_programs_are_neither_hosts_nor_voters() -> None:
    host = ManualHost(players=3)
    host.enter(seating.seat_program(host.table, 0, 1, "program:1", "Robot"))
    host.send(0, START)
    assert host.table.seats_of_people() == {0}
    for command in (propose("pause"), answer(True), RESUME, REMATCH):
        assert code(host, 1, command) == "not-now"
    host.send(0, LEAVE.model_copy(update={"id": "l1"}))
    assert host.table.host is None


def test_a_finished_game_reveals_its_secret_and_a_rematch_follows() -> None:
    host = played_out(single_deal())
    assert host.kinds()[-2:] == ["revealed", "ended"]
    assert stage(host) == "over"
    assert host.table.commitments.secret == host.table.secret.hex()
    assert host.table.finished == ["0123456789abcdef-1"]
    assert code(host, 0, START) == "not-now"
    host.send(2, REMATCH)
    assert stage(host) == "gathering"
    secret = host.table.secret
    host.send(0, START.model_copy(update={"id": "again"}))
    assert (host.table.game_number, stage(host)) == (2, "playing")
    assert host.table.secret != secret
    assert host.table.commitments.revealed == {}


def test_only_players_start_a_rematch_after_a_game() -> None:
    host = single_deal()
    host.join(4)
    assert code(host, 0, REMATCH) == "not-now"
    played_out(host)
    assert code(host, 4, REMATCH) == "not-seated"


def test_a_bot_plays_for_a_player_who_leaves_during_a_game_until_they_return() -> None:
    host = single_deal()
    host.send(1, LEAVE)
    assert (host.table.chairs[1].stand_in, host.table.members[1].gone) == ("left", True)
    host.wait(1)
    assert any(one.entry.kind == "acted" and one.entry.by == "stand-in" for one in host.log)
    host.enter([Joined(member=1, guest=guest_of(1), name="Ben"), Returned(seat=1)])
    assert host.table.seat_of(1) == 1
    assert host.table.chairs[1].stand_in is None


def test_leaving_before_a_game_frees_the_seat() -> None:
    host = ManualHost()
    host.join(1, 1)
    host.send(1, LEAVE)
    assert host.table.chairs[1].sitter == "open"


def test_members_who_left_can_do_nothing() -> None:
    host = single_deal()
    host.send(1, commands.Leave(type="leave", id="l1"))
    for command in (BACK, propose("draw"), commands.Say(type="say", id="y1", phrase="hello")):
        assert code(host, 1, command) == "not-seated"


def test_a_seat_that_was_left_is_free_at_a_rematch() -> None:
    host = played_out(single_deal())
    host.send(3, LEAVE)
    host.send(0, REMATCH)
    assert [chair.sitter for chair in host.table.chairs] == ["person", "person", "person", "open"]


def test_a_host_who_leaves_is_replaced_by_a_player() -> None:
    host = ManualHost()
    host.join(1)
    host.join(2, 2)
    host.send(0, LEAVE)
    assert host.table.host == 2
    host.send(2, LEAVE)
    assert host.table.host == 1
    host.send(1, LEAVE)
    assert host.table.host is None
    host.join(3)
    assert host.table.host == 3


def test_the_seat_of_a_removed_member_is_open_before_a_game_and_a_bots_in_one() -> None:
    for started, sitter, player in ((False, "open", None), (True, "person", bots.STAND_IN)):
        host = ManualHost()
        host.join(1, 1)
        if started:
            host.send(0, START)
        host.send(0, commands.Remove(type="remove", id="r1", member=1))
        assert (host.table.chairs[1].sitter, host.table.chairs[1].player) == (sitter, player)


def test_names_stay_at_the_table_when_somebody_leaves_or_is_removed() -> None:
    host = single_deal()
    host.send(0, commands.Remove(type="remove", id="r1", member=1))
    host.send(2, LEAVE)
    facts = projection.table_facts(host.table)
    assert [seat.name for seat in facts.seats] == ["Ada", "Ben", "Cleo", "Dan"]
    assert [(one.member, one.name) for one in facts.former] == [(1, "Ben"), (2, "Cleo")]
    assert [one.member for one in facts.members] == [0, 3]
    names = host.table.running.tags["Names"]
    assert names == "Ada, Ben, Cleo, Dan"
    nobody = erased(host.log, 1, "nobody:1", name_after(host.table, 1))
    changed = {one.seq: one for one in nobody}
    after = rebuild(host.table.id, [changed.get(one.seq, one) for one in host.log])
    assert "Ben" not in projection.table_facts(after).model_dump_json()
    assert "Ben" not in after.running.tags["Names"]


def test_a_seat_remembers_who_held_it_until_the_next_game_starts() -> None:
    host = ManualHost("spycard", 4).gather(2)
    host.send(1, propose("draw"))
    host.send(0, answer(True))
    host.send(0, commands.Rematch(type="rematch", id="r1"))
    host.send(1, commands.Stand(type="stand", id="s1"))
    stood = host.table.seq
    host.join(2, 1)
    seat = projection.table_facts(host.table).seats[1]
    assert (seat.name, [(one.name, one.until) for one in seat.earlier]) == ("Cleo", [("Ben", stood)])
    assert snapshot(host.replayed()) == snapshot(host.table)
    host.send(0, START.model_copy(update={"id": "s2"}))
    assert projection.table_facts(host.table).seats[1].earlier == []


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_after_a_removal_the_next_game_has_bots_of_the_tables_level(level: str) -> None:
    host = ManualHost("spycard", 4)
    host.join(1, 1)
    host.send(0, commands.Fill(type="fill", id="f1", seat=2, bot=level))
    host.send(0, commands.Fill(type="fill", id="f2", seat=3, bot=level))
    host.send(0, START)
    host.send(0, commands.Remove(type="remove", id="r1", member=1))
    host.send(0, propose("draw"))
    assert host.table.stage == "over"
    host.send(0, commands.Rematch(type="rematch", id="r2"))
    assert host.table.chairs[1].sitter == "open"
    host.send(0, commands.Start(type="start", id="s2"))
    assert [chair.bot for chair in host.table.chairs] == [None, level, level, level]


def test_the_host_removes_a_member_for_good() -> None:
    host = single_deal()
    remove = commands.Remove(type="remove", id=C, member=2)
    assert code(host, 1, remove) == "not-host"
    assert code(host, 0, remove.model_copy(update={"member": 0})) == "not-now"
    assert code(host, 0, remove.model_copy(update={"member": 9})) == "unknown"
    host.send(0, remove)
    assert host.table.chairs[2].stand_in == "left"
    assert guest_of(2) in host.table.removed
    assert code(host, 0, remove.model_copy(update={"id": "x2"})) == "unknown"
    assert code(host, 2, BACK) == "not-seated"
    host.wait(1)
    assert "acted" in host.kinds()


def test_a_game_that_an_earlier_server_started_keeps_its_version_of_the_rules() -> None:
    """SC-25: entries from before the version was logged stand for version 1."""
    host = ManualHost("spycard", players=3).gather()
    place = host.kinds().index("started")
    logged = asdict(host.log[place].entry)
    assert logged.pop("rules") == 2
    earlier = Started(**logged)
    again = host.replayed(place)
    apply_entry(again, host.log[place]._replace(entry=earlier))
    assert '[Rules "2"]' in host.table.running.record()
    assert '[Rules "1"]' in again.running.record()
