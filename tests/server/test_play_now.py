"""Who is seated where: strangers meet at one table, and invited guests sit as they join."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from spydeck.json_types import JsonObject
from spydeck.protocol import commands
from spydeck.protocol.client import Guest, RequestRejected
from spydeck.server.config import Limits
from spydeck.server.table.decisions import seating
from spydeck.server.table.decisions.seating import join
from tests.server.command_samples import LEAVE, REMATCH, code, fill, played_out, single_deal, sit
from tests.server.in_process import Live, live, roomy_limits
from tests.server.manual_host import NAMES, ManualHost, guest_of


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Live]:
    """A server at which nobody has been."""
    with live(f"sqlite:///{tmp_path / 'tables.db'}", roomy_limits(fill_seconds=30.0)) as running:
        yield running


def found(guest: httpx.Client, game: str = "black-spy") -> str:
    """Return the table for strangers that a guest is sent to."""
    table: str = guest.post(f"/api/play/{game}").raise_for_status().json()["table"]
    return table


def play_now(guest: httpx.Client, game: str = "black-spy") -> JsonObject:
    """Join the table for strangers that a guest is sent to."""
    joined: JsonObject = (
        guest.post(f"/api/tables/{found(guest, game)}/members", json={"sit": True}).raise_for_status().json()
    )
    return joined


def test_strangers_meet_at_one_table_and_play_when_it_is_full(server: Live, ada: httpx.Client) -> None:
    joined = [play_now(ada)]
    peer = server.sit_down(ada, joined[0]["table"])
    joined += [play_now(server.guest(name)) for name in ("Ben", "Cleo", "Dan")]
    assert len({one["table"] for one in joined}) == 1
    assert [one["seat"] for one in joined] == [0, 1, 2, 3]
    started = peer.until(lambda message: message.get("event", {}).get("kind") == "started")
    assert [seat["name"] for seat in started["table"]["seats"]] == ["Ada", "Ben", "Cleo", "Dan"]


@pytest.mark.parametrize("game", ["black-spy", "spy-tricks", "spycard"])
def test_who_takes_the_last_seat_long_after_the_others_keeps_it(server: Live, game: str) -> None:
    guests = [server.guest(name) for name in ("Ada", "Ben", "Cleo", "Dan")]
    for guest in guests[:3]:
        server.sit_down(guest, play_now(guest, game)["table"])
    server.advance(20)
    joined = play_now(guests[3], game)
    server.advance(9)
    welcome = server.sit_down(guests[3], joined["table"]).received[0]
    assert (welcome["table"]["stage"], welcome["you"]["seat"]) == ("playing", 3)


def test_bots_fill_the_table_and_the_next_stranger_takes_over_at_the_next_deal(server: Live) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = play_now(ada)["table"]
    peer = server.sit_down(ada, table)
    server.advance(31)
    assert peer.until(lambda message: message.get("event", {}).get("kind") == "started")
    joined = play_now(ben)
    assert (joined["table"], joined["seat"]) == (table, None)
    other = server.sit_down(ben, table)
    assert other.received[0]["view"]["seat"] is None
    seen = peer.until(lambda message: message.get("event", {}).get("kind") == "joined")
    assert [(one["name"], one["waits"]) for one in seen["table"]["members"][1:]] == [("Spectator", True)]


def test_a_guest_who_asks_twice_waits_at_the_same_table(server: Live) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    first = play_now(ada)
    assert found(ada) == first["table"]
    assert play_now(ada) == first
    assert play_now(ben)["seat"] == 1


def test_two_who_come_at_the_same_time_meet(server: Live) -> None:
    guests = [server.guest(f"Guest {number}") for number in range(6)]
    with ThreadPoolExecutor(len(guests)) as threads:
        assert len(set(threads.map(found, guests))) == 1


def test_each_game_has_tables_of_its_own_with_rules_that_nobody_has_changed(server: Live) -> None:
    ada, eve = server.guest("Ada"), server.guest("Eve")
    server.table(eve, access="open", clock=1.0, fill_seconds=1.0)
    tables = [found(ada, game) for game in ("black-spy", "spy-tricks", "spycard")]
    assert len(set(tables)) == 3
    line = ada.get(f"/api/tables/{tables[0]}").json()["line"]
    assert (line["players"], line["options"], line["clock"]) == (4, {}, 60.0)


def test_tables_for_strangers_are_not_listed_and_made_in_no_other_way(server: Live) -> None:
    ada = server.guest("Ada")
    found(ada)
    assert server.guest("Ben").get("/api/tables").json() == []
    refused = ada.post("/api/tables", json={"game": "black-spy", "access": "strangers"})
    assert (refused.status_code, refused.json()["field"]) == (422, "access")


def test_a_table_whose_first_player_has_left_still_waits_for_others(server: Live) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = play_now(ada)["table"]
    peer = server.sit_down(ada, table)
    peer.ask(type="leave")
    joined = play_now(ben)
    assert (joined["table"], joined["seat"]) == (table, 0)
    assert server.sit_down(ben, table).received[0]["table"]["host"] is None


@pytest.mark.parametrize("game", ["no-such-game", "X Y"])
def test_an_unknown_game_is_refused(server: Live, game: str) -> None:
    refused = server.guest("Ada").post(f"/api/play/{game}")
    assert (refused.status_code, refused.json()["code"]) == (404, "unknown")


def test_only_guests_find_strangers(server: Live) -> None:
    refused = server.guest(None).post("/api/play/black-spy")
    assert (refused.status_code, refused.json()["code"]) == (401, "no-guest")


@pytest.mark.live
def test_new_tables_count_as_tables_that_a_guest_creates(tmp_path: Path) -> None:
    limits = roomy_limits(tables_per_guest=1)
    with live(f"sqlite:///{tmp_path / 'tables.db'}", limits) as server:
        ada = server.guest("Ada")
        found(ada)
        refused = ada.post("/api/play/spycard")
        assert (refused.status_code, refused.json()["reason"]) == (429, "too-many-tables")
        assert found(ada) == found(ada)


def test_the_client_in_python_tries_another_table_where_others_were_quicker(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = [Guest(server.url, f"Guest {number}").play_now("black-spy").table for number in range(4)]
    assert len(set(full)) == 1
    server.advance(0)
    late = Guest(server.url, "Late")
    request = late._request

    def misled(method: str, path: str, *arguments: Any) -> Any:
        """Answer the first time with a table that has just become full."""
        answer = request(method, path, *arguments)
        if path.startswith("/api/play/") and misleading:
            return answer.model_copy(update={"table": misleading.pop()})
        return answer

    monkeypatch.setattr(late, "_request", misled)
    misleading = [full[0]]
    assert late.play_now("black-spy").table != full[0]
    misleading = full * 5
    with pytest.raises(RequestRejected, match="No seat"):
        Guest.play_now(late, "black-spy")


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
