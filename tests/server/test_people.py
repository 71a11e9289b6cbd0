"""Recent players: known to nobody else, invited again, and blocked without learning of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from spydeck.json_types import JsonObject
from spydeck.protocol.client import Guest
from spydeck.protocol.tables import CreateTable
from spydeck.server.http.routes import people as people_routes
from spydeck.server.http.routes.people import INVITED_MS
from tests.server.in_process import Live, Peer, draw, live, roomy_limits, started_game


@pytest.fixture
def server(database_url: str) -> Iterator[Live]:
    """A server of its own, on each kind of database."""
    with live(database_url, roomy_limits(invitations_per_guest=5)) as running:
        yield running


def played_together(server: Live, ada: httpx.Client, ben: httpx.Client, **settings: Any) -> tuple[Peer, Peer]:
    """Let two guests play a game to an early end; return their sockets."""
    _, own, other = started_game(server, ada, ben, **settings)
    draw(own, other)
    return own, other


def people_of(guest: httpx.Client) -> JsonObject:
    """Return whom a guest knows."""
    found: JsonObject = guest.get("/api/people").raise_for_status().json()
    return found


def person(guest: httpx.Client, name: str) -> str:
    """Return how a guest's pages call a recent player."""
    return str(next(one["person"] for one in people_of(guest)["recent"] if one["name"] == name))


def invite(guest: httpx.Client, whom: str, table: str) -> httpx.Response:
    """Invite somebody to a table."""
    return guest.put(f"/api/people/{whom}/invitation", json={"table": table})


def block(guest: httpx.Client, whom: str) -> None:
    """Block somebody."""
    assert guest.put(f"/api/people/{whom}/block").status_code == 204


def invited(guest: httpx.Client) -> list[JsonObject]:
    """Return the invitations of a guest."""
    found: list[JsonObject] = guest.get("/api/invited").raise_for_status().json()
    return found


def last_said(peer: Peer) -> JsonObject:
    """Return what a socket receives of what somebody says next."""
    event = peer.until(lambda message: message.get("event", {}).get("kind") == "said")["event"]
    return {name: event[name] for name in ("phrase", "muted")}


@pytest.fixture
def ada(server: Live, ben: httpx.Client) -> httpx.Client:
    """A guest who has played a game with Ben."""
    ada = server.guest("Ada")
    played_together(server, ada, ben)
    return ada


def test_people_who_have_finished_games_together_know_each_other(
    server: Live, ada: httpx.Client, ben: httpx.Client
) -> None:
    played_together(server, ben, ada, game="spycard")
    (known,) = people_of(ada)["recent"]
    assert (known["name"], known["game"], known["games"]) == ("Ben", "spycard", 2)
    assert people_of(ada)["blocked"] == []
    assert people_of(server.guest("Cleo")) == {"recent": [], "blocked": []}
    assert server.guest(None).get("/api/people").json()["code"] == "no-guest"


def test_a_guest_s_name_for_somebody_means_nothing_to_others(
    server: Live, ada: httpx.Client, ben: httpx.Client
) -> None:
    cleo = server.guest("Cleo")
    played_together(server, cleo, ben)
    assert person(ada, "Ben") != person(cleo, "Ben")
    table = server.table(cleo)["table"]
    for method, path in (("put", "block"), ("delete", "block")):
        refused = getattr(cleo, method)(f"/api/people/{person(ada, 'Ben')}/{path}")
        assert (refused.status_code, refused.json()["reason"]) == (404, "no-such-person")
    assert invite(cleo, person(ada, "Ben"), table).json()["reason"] == "no-such-person"


def test_a_later_name_is_not_shown_to_people_of_earlier_games(
    server: Live, ada: httpx.Client, ben: httpx.Client
) -> None:
    ben.put("/api/guest", json={"name": "Somebody quite different"}).raise_for_status()
    assert "Somebody" not in ada.get("/api/people").text


def test_an_invitation_leads_to_the_table(server: Live, ada: httpx.Client, ben: httpx.Client) -> None:
    made = server.table(ada, name="Friday")
    assert invite(ada, person(ada, "Ben"), made["table"]).status_code == 204
    (one,) = invited(ben)
    assert (one["name"], one["game"], one["table_name"]) == ("Ada", "black-spy", "Friday")
    assert made["invitation"]["link"].endswith(f"/join/{one['token']}")
    assert invited(ada) == []
    ben.post(f"/api/invitations/{one['token']}/members").raise_for_status()
    assert invited(ben) == []


def test_there_is_one_invitation_by_each_person_and_it_can_be_declined(
    server: Live, ada: httpx.Client, ben: httpx.Client
) -> None:
    first, second = server.table(ada)["table"], server.table(ada, game="spycard")["table"]
    invite(ada, person(ada, "Ben"), first)
    invite(ada, person(ada, "Ben"), second)
    (one,) = invited(ben)
    assert one["game"] == "spycard"
    assert ben.delete(f"/api/invited/{one['person']}").status_code == 204
    assert invited(ben) == []
    assert invite(ada, person(ada, "Ben"), first).status_code == 204
    server._clock.ahead += INVITED_MS + 1
    assert invited(ben) == []


def test_one_invites_only_to_tables_of_one_s_own_and_not_too_often(server: Live, ada: httpx.Client) -> None:
    cleos = server.table(server.guest("Cleo"))["table"]
    assert invite(ada, person(ada, "Ben"), cleos).status_code == 404
    assert invite(ada, person(ada, "Ben"), "0" * 16).status_code == 404
    assert invite(ada, "0" * 32, cleos).status_code == 404
    own = server.table(ada)["table"]
    for _ in range(5):
        assert invite(ada, person(ada, "Ben"), own).status_code == 204
    refused = invite(ada, person(ada, "Ben"), own)
    assert (refused.status_code, refused.json()["reason"]) == (429, "too-many-invitations")


def test_invitations_of_blocked_people_do_not_arrive_and_nobody_learns_it(
    server: Live, ada: httpx.Client, ben: httpx.Client
) -> None:
    table = server.table(ada)["table"]
    invite(ada, person(ada, "Ben"), table)
    before = people_of(ada)
    block(ben, person(ben, "Ada"))
    assert invited(ben) == []
    answer = invite(ada, person(ada, "Ben"), table)
    assert (answer.status_code, answer.content) == (204, b"")
    assert invited(ben) == []
    assert people_of(ada) == before
    (blocked,) = people_of(ben)["blocked"]
    assert (blocked["name"], people_of(ben)["recent"]) == ("Ada", [])
    refused = invite(ben, blocked["person"], server.table(ben)["table"])
    assert (refused.status_code, refused.json()["reason"]) == (409, "person-blocked")
    assert ben.delete(f"/api/people/{blocked['person']}/block").status_code == 204
    invite(ada, person(ada, "Ben"), table)
    assert len(invited(ben)) == 1


def test_a_host_s_table_does_not_exist_for_those_whom_the_host_has_blocked(
    server: Live, ada: httpx.Client, ben: httpx.Client
) -> None:
    block(ada, person(ada, "Ben"))
    made = server.table(ada, access="open")
    token = made["invitation"]["link"].rpartition("/")[2]
    path = f"/api/tables/{made['table']}"
    answers = [
        ben.get(path),
        ben.get(f"/api/invitations/{token}"),
        ben.post(f"/api/invitations/{token}/members"),
        ben.post(f"{path}/members", json={}),
    ]
    unknown = ben.get(f"/api/tables/{'0' * 16}")
    assert [(answer.status_code, answer.json()) for answer in answers] == [(404, unknown.json())] * 4
    with pytest.raises(InvalidStatus) as refused:
        server.connect(ben, made["table"])
    assert refused.value.response.status_code == 404
    assert made["table"] not in ben.get("/api/tables").text
    assert made["table"] in server.guest("Cleo").get("/api/tables").text
    bens = server.table(ben, access="open")["table"]
    assert bens not in ada.get("/api/tables").text  # and the blocker is not bothered by theirs


def test_a_former_member_who_was_blocked_since_does_not_come_back(server: Live) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    _, other = played_together(server, ada, ben)
    block(ada, person(ada, "Ben"))
    other.send(type="leave")
    other.receive("farewell")
    table = ada.get("/api/tables/mine").json()[0]["table"]
    assert ben.post(f"/api/tables/{table}/members", json={}).status_code == 404


def test_strangers_who_have_blocked_each_other_do_not_meet(
    server: Live, ada: httpx.Client, ben: httpx.Client
) -> None:
    block(ada, person(ada, "Ben"))
    for first, second in ((ada, ben), (ben, ada)):
        table = first.post("/api/play/spycard").json()["table"]
        first.post(f"/api/tables/{table}/members", json={"sit": True}).raise_for_status()
        assert second.post("/api/play/spycard").json()["table"] != table
        refused = second.post(f"/api/tables/{table}/members", json={"sit": True})
        assert (refused.status_code, refused.json()["reason"]) == (409, "no-place")
        server.sit_down(first, table).ask(type="leave")


def test_where_they_meet_all_the_same_the_blocked_are_muted_for_the_blocker(
    server: Live, ada: httpx.Client, ben: httpx.Client
) -> None:
    block(ada, person(ada, "Ben"))
    for first, second in ((ada, ben), (ben, ada)):
        made = server.table(server.guest("Cleo"))
        for guest in (first, second):
            server.join(guest, made)
        adas, bens = server.sit_down(ada, made["table"]), server.sit_down(ben, made["table"])
        assert bens.ask(type="say", phrase="hello")["type"] == "done"
        assert last_said(adas) == {"phrase": None, "muted": True}
        assert adas.ask(type="say", phrase="thank-you")["type"] == "done"
        bens.until(lambda message: message.get("event", {}).get("phrase") == "thank-you")


def test_a_member_is_blocked_and_muted_at_the_table(server: Live) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    made = server.table(ada)
    number = server.join(ben, made)
    own, other = server.sit_down(ada, made["table"]), server.sit_down(ben, made["table"])
    path = f"/api/tables/{made['table']}/members"
    assert ada.put(f"{path}/{number}/block").status_code == 204
    assert other.ask(type="say", phrase="hello")["type"] == "done"
    assert last_said(own) == {"phrase": None, "muted": True}
    assert [one["name"] for one in people_of(ada)["blocked"]] == ["Ben"]
    for wrong in (0, 7):
        assert ada.put(f"{path}/{wrong}/block").json()["reason"] == "no-such-person"
    assert server.guest("Cleo").put(f"{path}/{number}/block").json()["reason"] == "no-such-table"


def test_programs_are_not_people(server: Live) -> None:
    ada = server.guest("Ada")
    table = server.table(ada)["table"]
    added = ada.post(f"/api/tables/{table}/programs", json={"seat": 1, "name": "Rusty"}).json()
    assert ada.put(f"/api/tables/{table}/members/1/block").json()["reason"] == "no-such-person"
    program = server.guest(None, Authorization=f"Bearer {added['token']}")
    assert program.get("/api/people").json()["code"] == "persons-only"
    assert program.get("/api/invited").json()["code"] == "persons-only"


def test_one_can_block_only_so_many(server: Live, ada: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    cleo = server.guest("Cleo")
    played_together(server, ada, cleo)
    monkeypatch.setattr(people_routes, "MAX_BLOCKED", 1)
    block(ada, person(ada, "Ben"))
    refused = ada.put(f"/api/people/{person(ada, 'Cleo')}/block")
    assert (refused.status_code, refused.json()["reason"]) == (409, "too-many-blocked")


def test_a_deleted_guest_is_nobody_whom_others_know(
    server: Live, ada: httpx.Client, ben: httpx.Client
) -> None:
    played_together(server, server.guest("Cleo"), ben)
    block(ada, person(ada, "Ben"))
    invite(ben, person(ben, "Cleo"), server.table(ben)["table"])
    ben.delete("/api/guest").raise_for_status()
    assert people_of(ada) == {"recent": [], "blocked": []}


def test_a_program_of_a_person_invites_blocks_and_deletes(server: Live, tmp_path: Path) -> None:
    ada, ben = Guest(server.url, "Ada", keep=tmp_path / "ada"), server.guest("Ben")
    browser = server.guest(None)
    browser.cookies.set("spydeck_guest", ada.cookie)
    played_together(server, browser, ben)
    (known,) = ada.people().recent
    assert known.name == "Ben"
    ada.invite(known.person, ada.create_table(CreateTable(game="spycard")).table)
    assert [one["game"] for one in invited(ben)] == ["spycard"]
    ada.block(known.person)
    assert [one.name for one in ada.people().blocked] == ["Ben"]
    ada.block(known.person, on=False)
    assert ada.people().blocked == []
    ada.delete()
    assert browser.get("/api/guest").json() is None
    assert Guest(server.url, "Ada", keep=tmp_path / "ada").people().recent == []
