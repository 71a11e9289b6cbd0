"""Invited guests: they are seated as they join, people come before bots, and who comes late waits."""

from __future__ import annotations

from pathlib import Path

import pytest

from spydeck.protocol import commands
from spydeck.server.config import Limits
from spydeck.server.table.decisions import seating
from spydeck.server.table.decisions.seating import join
from tests.server.command_samples import LEAVE, REMATCH, code, fill, played_out, single_deal, sit
from tests.server.in_process import live
from tests.server.manual_host import NAMES, ManualHost, guest_of


def invite(host: ManualHost, number: int, *, to_sit: bool = True) -> int | None:
    """Let a guest join, by default for a seat. Return the seat."""
    name = NAMES[number]
    member, entries = join(host.table, guest_of(number), name, Limits(), to_sit)
    host.enter(entries)
    return host.table.seat_of(member)


def test_an_invited_guest_sits_in_the_first_open_seat() -> None:
    host = ManualHost()
    assert [invite(host, number) for number in (1, 2)] == [1, 2]
    assert host.table.seat_of(0) == 0


def test_a_guest_who_joins_to_watch_gets_no_seat() -> None:
    host = ManualHost()
    assert invite(host, 1, to_sit=False) is None
    assert not host.table.members[1].waits


def test_before_a_game_people_come_before_bots_but_only_where_no_seat_is_open() -> None:
    host = ManualHost()
    host.send(0, fill(1, "sensible", "f1"))
    host.send(0, fill(2, "random", "f2"))
    assert [invite(host, number) for number in (1, 2, 3)] == [3, 1, 2]
    assert [chair.bot for chair in host.table.chairs] == [None] * 4
    assert invite(host, 4) is None
    assert host.table.members[4].waits


def test_a_member_may_sit_where_a_bot_sits_and_a_program_may_not() -> None:
    host = ManualHost()
    host.enter(seating.seat_program(host.table, 0, 1, "program:1", "Robot"))
    host.send(0, fill(2, "random", "f1"))
    assert code(host, 1, sit(2)) == "taken"
    host.join(2)
    assert code(host, 2, sit(1)) == "taken"
    host.send(2, sit(2, "s1"))
    assert host.table.seat_of(2) == 2


def test_a_member_without_a_seat_gets_one_by_the_invitation_again() -> None:
    host = ManualHost()
    assert invite(host, 1, to_sit=False) is None
    assert invite(host, 1) == 1
    assert invite(host, 1) == 1
    assert host.kinds().count("joined") == 2


def test_who_comes_during_a_game_waits_for_the_next_one() -> None:
    host = single_deal()
    assert [invite(host, number) for number in (4, 5)] == [None, None]
    played_out(host)
    host.send(2, LEAVE)
    host.send(0, commands.Remove(type="remove", id="r1", member=3))
    host.send(0, REMATCH)
    assert [host.table.seat_of(member) for member in (0, 1, 4, 5)] == [0, 1, 2, 3]
    assert not any(host.table.members[member].waits for member in (4, 5))
    assert host.replayed().chairs == host.table.chairs


def test_a_spectator_may_still_ask_for_a_seat_in_the_next_game() -> None:
    host = single_deal()
    invite(host, 4, to_sit=False)
    invite(host, 4)
    invite(host, 4)
    assert host.table.members[4].waits
    assert host.kinds().count("joined") == 6
    host.send(1, LEAVE)
    assert invite(host, 1) == 1
    assert not host.table.members[1].waits


def test_who_only_watches_gets_no_seat_in_the_next_game() -> None:
    host = single_deal()
    invite(host, 4, to_sit=False)
    played_out(host)
    host.send(2, LEAVE)
    host.send(0, REMATCH)
    assert host.table.chairs[2].sitter == "open"


@pytest.mark.live
def test_an_invitation_says_who_invites_to_what_and_seats_in_one_request(tmp_path: Path) -> None:
    with live(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        ann, ben = server.guest("Ann"), server.guest("Ben")
        made = server.table(ann, options={"variants": ["no-good-spies"]})
        path = f"/api/invitations/{made['invitation']['link'].rpartition('/')[2]}"
        preview = ben.get(path).json()
        assert (preview["host"], preview["free_seats"]) == ("Ann", 3)
        assert preview["options"] == {
            "players": 4, "variants": ["no-good-spies"], "pass_direction": "alternate",
            "first_lead": "red-1", "end_value": 150, "ages": None,
        }  # fmt: skip
        assert ben.post(f"{path}/members", json={"sit": True}).json()["seat"] == 1
        assert ben.post(f"{path}/members").json()["seat"] == 1
        peer = server.sit_down(ann, made["table"])
        peer.ask(type="start")
        cleo = server.guest("Cleo")
        assert cleo.get(path).json()["free_seats"] == 0
        assert cleo.post(f"{path}/members", json={"sit": True}).json()["seat"] is None
        waiting = peer.until(lambda message: message.get("event", {}).get("kind") == "joined")
        assert [member["waits"] for member in waiting["table"]["members"]] == [False, False, True]
