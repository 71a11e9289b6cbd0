"""Games that move from a device to the server: the same position, the same bots, and no statistics."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

import spydeck
from spydeck.browser.answering import Answer, answer
from spydeck.json_types import JsonObject
from spydeck.protocol.http import MAX_RECORD
from spydeck.protocol.tables import TriedAgain
from spydeck.record import load
from tests.random_games import play_on
from tests.server.in_process import Live, live, roomy_limits
from tests.test_local_table import GAMES, START_MS, Page

pytestmark = pytest.mark.live


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Live]:
    with live(f"sqlite:///{tmp_path / 'moving.db'}", roomy_limits()) as one:
        yield one


def answer_of(page: Page) -> Answer:
    """Return what a page's device answers when it asks for its game, to send it to a server."""
    path = f"/tables/{page.table.name}/to-move"
    return answer("GET", path, "", "Ada", "en", START_MS, table=page.table)


def sent_by(page: Page) -> JsonObject:
    """Return what a page sends to a server."""
    found = answer_of(page)
    assert found.status == 200, found.body
    sent: JsonObject = json.loads(found.body)
    return sent


def begun(name: str, **setup: Any) -> Page:
    """Return a page whose person has answered once, and is asked again."""
    page = Page(name, **setup)
    page.act()
    page.until_asked()
    return page


def move(guest: httpx.Client, game: JsonObject) -> httpx.Response:
    return guest.post("/api/moved-tables", json=game)


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_at_the_server_where_it_was(server: Live, game: str) -> None:
    guest, page = server.guest(), begun(game, pace=2, memory=True)
    table = move(guest, sent_by(page)).raise_for_status().json()["table"]
    peer = server.connect(guest, table)
    peer.send(type="hello", version=1)
    welcome = peer.receive("welcome")
    local, there = page.table.table, server.services.lobby.hosts[table].table
    assert (welcome["view"], welcome["you"]["seat"]) == (local.running.view(0), 0)
    assert welcome["asked"]["now"]
    assert there.running.lines() == local.running.lines()
    assert there.running.position == local.running.position
    assert [chair.bot for chair in there.chairs] == [chair.bot for chair in local.chairs]
    assert there.running.options == local.running.options
    assert there.settings == local.settings.model_copy(
        update={"moved": True, "options": there.settings.options}
    )
    assert there.secret != local.secret  # who moves a game knows that one
    assert there.commitments.game is None
    before = there.running.lines()
    server.do(server.services.lobby.hosts[table].close())
    server.sit_down(guest, table)
    again = server.services.lobby.hosts[table].table
    assert again.running.lines()[: len(before)] == before


def test_a_moved_game_counts_in_no_statistics_and_is_played_alone_once(server: Live) -> None:
    guest = server.guest()
    table = move(guest, sent_by(begun("spycard"))).json()["table"]
    assert guest.get(f"/api/tables/{table}").json()["invitation"] is None
    host = server.services.lobby.hosts[table]
    other = server.guest("Ben")
    path = f"/api/invitations/{host.logbook.invitation}/members"
    assert refusal(other.post(path)) == (409, "moved-alone")
    peer = server.sit_down(guest, table)
    play_on(host.table.running, *[spydeck.bot("sensible", seed=seat) for seat in range(4)])
    server.do(host.carry_out(lambda _: []))
    played = {one["record"]: one["practice"] for one in guest.get("/api/played").json()["games"]}
    assert played == {f"{table}-1": True}
    assert peer.ask(type="rematch")["message"].startswith("The game that was moved here is over.")
    record = guest.get(f"/api/finished/{table}-1/record").text
    assert load(record).over
    assert refusal(move(guest, {**sent_by(begun("spycard")), "record": record})) == (409, "moved-over")


def test_a_position_that_is_tried_on_a_device_moves_without_its_record(server: Live) -> None:
    page = begun("spy-tricks")
    again = TriedAgain(record="here" + "0" * 16 + "-1", step=3, part=0, seat=0)
    table = page.table.table
    table.settings = table.settings.model_copy(update={"again": again})
    moved = move(server.guest(), sent_by(page)).raise_for_status().json()["table"]
    settings = server.services.lobby.hosts[moved].table.settings
    assert (settings.again, settings.moved) == (None, True)


def test_what_is_no_game_for_one_is_refused(server: Live) -> None:
    guest = server.guest()
    page = begun("spy-tricks")
    game = sent_by(page)
    lines = game["record"].splitlines(keepends=True)
    bots = game["seats"][1:]
    for changed, status, reason in [
        ({"record": "".join(lines[:-1]) + "0 dance\n"}, 422, "invalid-request"),
        ({"record": "".join([*lines[:-2], lines[-1], lines[-2]])}, 422, "invalid-request"),
        ({"record": "The moon has risen"}, 422, "invalid-request"),
        ({"record": game["record"] + " " * MAX_RECORD}, 422, "too-long"),
        ({"record": game["record"] + " " * 40_000}, 413, "request-too-long"),
        ({"seats": [{"sitter": "open"}, *game["seats"][:1], *bots[1:]]}, 422, "moved-seats"),
        ({"seats": [game["seats"][1], *bots]}, 422, "moved-seats"),
        ({"seats": [{"sitter": "open"}, {"sitter": "program"}, *bots[1:]]}, 422, "moved-seats"),
        ({"seats": game["seats"][:2]}, 422, "wrong-number-of-seats"),
        ({"seats": [game["seats"][0], {"sitter": "bot", "bot": "nobody"}, *bots[1:]]}, 404, "known-bots"),
        ({"seats": game["seats"] * 2}, 422, "too-many-items"),
        ({"daily": {"day": "2026-11-23"}}, 422, "unknown-field"),
        ({"clock": 5}, 422, "unknown-field"),
    ]:
        answer = move(guest, {**game, **changed})
        assert (answer.status_code, answer.json()["reason"]) == (status, reason), changed
    assert refusal(move(server.guest(name=None), game)) == (401, "no-guest")
    assert guest.get("/api/tables/mine").json() == []
    page.play_out()
    found = answer_of(page)
    assert (found.status, json.loads(found.body)["reason"]) == (409, "no-game")


def test_tables_for_moved_games_are_created_within_the_usual_limits(tmp_path: Path) -> None:
    with live(f"sqlite:///{tmp_path / 'limited.db'}", replace(roomy_limits(), tables_per_guest=1)) as server:
        guest, game = server.guest(), sent_by(begun("spy-tricks"))
        assert move(guest, game).status_code == 201
        assert refusal(move(guest, game)) == (429, "too-many-tables")
