"""Play now: strangers who look for a game meet at one table, at a real server."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from spydeck.json_types import JsonObject
from spydeck.protocol.client import Guest, RequestRejected
from tests.server.in_process import Live, live, roomy_limits

pytestmark = pytest.mark.live


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


def test_strangers_meet_at_one_table_and_play_when_it_is_full(server: Live) -> None:
    ada = server.guest("Ada")
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
