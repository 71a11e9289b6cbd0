"""A complete server and its clients: playing, logs, and what survives full disks and kills."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import httpx
import pytest
import structlog

from spydeck.games.registry import names
from spydeck.protocol.http import ReplayPage
from spydeck.protocol.messages import read_message
from spydeck.record.fairness import part_secret
from spydeck.server.serve import name_errors, places, write_logs_as_json
from spydeck.server.store.errors import FULL, TROUBLE
from spydeck.server.store.journal import READERS
from tests.server.in_process import Live, live, passes, roomy_limits, started_game
from tests.server.kills import TABLES, kill_often
from tests.waiting import PATIENCE


def test_a_game_against_bots_is_played_to_its_end(server: Live, ada: httpx.Client) -> None:
    made = server.table(ada, options={"end_value": 1}, pace=0.0, start=True)
    peer = server.sit_down(ada, made["table"])
    message = peer.received[-1]
    answered = 0
    while True:
        asked, view = message.get("asked"), message.get("view")
        if view and asked and asked["now"] and asked["since"] != answered:
            answered = asked["since"]
            action = view["legal"][0] if "legal" in view else "pass " + " ".join(view["hand"][:3])
            peer.send(type="act", asked=answered, action=action)
        if message.get("event", {}).get("kind") == "ended":
            break
        message = peer.next()
    (line,) = ada.get("/api/finished").raise_for_status().json()
    record = ada.get(f"/api/finished/{line['record']}/record").raise_for_status().text
    assert '[Game "black-spy"]' in record
    replay = ada.get(f"/api/finished/{line['record']}/replay", params={"eyes": "0", "count": 3})
    assert len(ReplayPage.model_validate_json(replay.raise_for_status().content).page) == 3


def test_replays_do_not_block_the_database(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = server.guest()
    made = server.table(ada, start=True)
    peer = server.sit_down(ada, made["table"])
    peer.send(type="propose", what="draw")
    ended = peer.until(lambda message: message.get("event", {}).get("kind") == "ended")
    replay = f"/api/finished/{ended['event']['record']}/replay"
    started, on = Event(), Event()

    async def long(*_: object) -> tuple[int, list[int], bytes]:
        started.set()
        assert await asyncio.to_thread(on.wait, PATIENCE)
        return 0, [], b"[]"

    monkeypatch.setattr(server.services.replaying, "run", long)
    viewers = [server.guest(None) for _ in range(2 * READERS)]
    with ThreadPoolExecutor(len(viewers)) as pool:
        responses = [pool.submit(viewer.get, replay) for viewer in viewers]
        assert started.wait(PATIENCE)
        assert ada.get("/api/guest", timeout=PATIENCE / 2).json() == {"name": "Ada"}
        on.set()
        assert [response.result(PATIENCE).status_code for response in responses] == [200] * len(viewers)


@pytest.mark.parametrize("name", names())
def test_sockets_carry_what_their_seats_may_know_and_nothing_else(server: Live, name: str) -> None:
    """Two people, bots and a spectator; each receives every event, and nobody's secrets."""
    guests = [server.guest(one) for one in ("Ada", "Ben", "Cleo")]
    made = server.table(guests[0], game=name, players=3, pace=0.0, question_seconds=0.05)
    for guest in guests[1:]:
        server.join(guest, made)
    talks = [server.sit_down(guest, made["table"]) for guest in guests]
    assert talks[1].ask(type="sit", seat=1)["type"] == "done"
    assert talks[0].ask(type="start")["type"] == "done"
    table = server.services.lobby.hosts[made["table"]].table
    seat = 0
    while table.seq < 40 and table.stage == "playing":
        seat = 1 - seat
        seen = talks[seat].ask(type="view")
        if seen["asked"]["now"] and seen["asked"]["sealed"] is None:
            suggested = talks[seat].ask(type="suggest")
            if suggested["type"] == "suggestion":
                talks[seat].ask(type="act", asked=suggested["asked"], action=suggested["action"])
    last = [peer.ask(type="view")["seq"] for peer in talks]
    secrets = [person.guest for person in table.members.values()]
    secrets += [made["invitation"]["link"].rpartition("/")[2]]
    if table.stage == "playing":
        part = table.running.part
        secrets += [table.secret.hex(), part_secret(table.secret, part).hex()]
    for place, peer in enumerate(talks):
        text = json.dumps(peer.received)
        assert not [secret for secret in secrets if secret in text]
        updates = [one for one in peer.received if one["type"] == "update"]
        numbers = [one["seq"] for one in updates]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert numbers[-1] >= last[place] > 15
        for message in peer.received:
            read_message.validate_json(json.dumps(message))
            view = message.get("view")
            if view is None:
                continue
            assert view.get("seat") == (place if place < 2 else None)
            assert place < 2 or not {"hand", "choices", "legal", "agenda"} & {
                key for key, value in view.items() if value is not None
            }


def trouble(secret: str) -> ValueError:
    try:
        raise ValueError(f"cannot read {secret}")
    except ValueError as error:
        return error


def test_an_error_is_named_without_its_message() -> None:
    event = name_errors(None, "error", {"event": "a table failed", "exc_info": trouble("K7")})
    assert event["error"] == "ValueError"
    assert event["places"][0].startswith("test_live.py:")
    assert "K7" not in str(event)


def test_only_the_innermost_places_are_logged() -> None:
    assert len(places(trouble("R1"))) == 1


@contextmanager
def writing() -> Iterator[None]:
    """Configure logging as a server does."""
    before, handlers = structlog.get_config(), list(logging.getLogger().handlers)
    write_logs_as_json()
    try:
        yield
    finally:
        structlog.configure(**before)
        logging.getLogger().handlers = handlers
        logging.getLogger("uvicorn.error").setLevel(logging.NOTSET)


def test_a_line_is_json_on_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    with writing():
        structlog.get_logger().warning("not saved", table="ab", exc_info=trouble("the secret"))
        structlog.get_logger().info("too small a thing")
    captured = capsys.readouterr()
    line = json.loads(captured.err)
    assert (line["event"], line["level"], line["table"]) == ("not saved", "warning", "ab")
    assert "secret" not in captured.err
    assert captured.out == ""


def test_libraries_log_in_the_same_way_and_reveal_as_little(capsys: pytest.CaptureFixture[str]) -> None:
    library = logging.getLogger("uvicorn.error")
    with writing():
        library.error("Exception in ASGI application\n", exc_info=trouble("the secret"))
        library.error("It returned '%s'.\nthe secret", "the secret")
        library.error(trouble("the secret"))
        library.warning("Invalid HTTP request received.")
    captured = capsys.readouterr()
    first, second, third = map(json.loads, captured.err.splitlines())
    assert (first["event"], first["error"]) == ("Exception in ASGI application", "ValueError")
    assert (second["event"], third["event"]) == ("It returned '%s'.", "ValueError")
    assert (third["level"], third["logger"]) == ("error", "uvicorn.error")
    assert "secret" not in captured.err


@pytest.mark.live
def test_a_move_onto_a_full_disk_is_refused_with_the_reason_and_made_when_there_is_room(
    tmp_path: Path,
) -> None:
    with live(f"sqlite:///{tmp_path / 'full.db'}") as server:
        _, peer, other = started_game(server)
        assert peer.ask(**passes(peer))["type"] == "done"
        seq = peer.ask(type="view")["seq"]
        set_pages(server, 1)
        while (reply := peer.ask(type="say", text="x" * 200))["type"] == "done":
            seq = reply["seq"]
        assert (reply["code"], FULL.sentence() in reply["message"]) == ("not-saved", True)
        assert peer.ask(type="view")["seq"] == seq
        set_pages(server, 1 << 30)
        assert other.ask(**passes(other))["seq"] == seq + 1
        assert server.guest(None).get("/ready").status_code == 200


def set_pages(server: Live, most: int) -> None:
    """Limit the database to some pages, or to those that it has already."""
    with server.services.store.database.writing() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")


@pytest.mark.live
def test_a_move_while_another_program_holds_the_database_is_refused_and_made_later(tmp_path: Path) -> None:
    file = tmp_path / "held.db"
    with live(f"sqlite:///{file}") as server:
        _, peer, _ = started_game(server)
        move = passes(peer)
        holder = sqlite3.connect(file, isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        reply = peer.ask(**move)
        assert (reply["code"], TROUBLE.sentence() in reply["message"]) == ("not-saved", True)
        holder.rollback()
        holder.close()
        assert peer.ask(**move)["type"] == "done"


@pytest.mark.live
def test_an_unloaded_table_is_loaded_again_as_it_was(tmp_path: Path) -> None:
    with live(f"sqlite:///{tmp_path / 'away.db'}", roomy_limits(quiet_seconds=0.001)) as server:
        ada = server.guest()
        made, peer, other = started_game(server, ada)
        assert peer.ask(**passes(peer))["type"] == "done"
        before = peer.ask(type="view")
        peer.close()
        other.close()
        while made["table"] in server.services.lobby.hosts:
            server.do(server.services.lobby.unload_idle())
        back = server.sit_down(ada, made["table"], since=before["seq"])
        welcome = back.received[-1]
        assert welcome["view"] == before["view"]
        assert welcome["asked"]["since"] == before["asked"]["since"]
        assert [one["event"]["kind"] for one in welcome["missed"]] == ["resumed"]


@pytest.mark.live
def test_seats_tables_and_sealed_answers_outlive_the_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'again.db'}"
    with live(database) as server:
        ada = server.guest()
        cookie = ada.cookies["spydeck_guest"]
        made = server.table(ada, pace=10.0, start=True)
        peer = server.sit_down(ada, made["table"])
        assert peer.ask(**passes(peer))["type"] == "done"
        before = peer.ask(type="view")
    with live(database) as server:
        ada = server.guest(None)
        ada.cookies.set("spydeck_guest", cookie)
        assert ada.get("/api/guest").json() == {"name": "Ada"}
        peer = server.sit_down(ada, made["table"], since=before["seq"])
        assert peer.received[-1]["view"] == before["view"]
        assert peer.received[-1]["you"]["seat"] == 0
        assert not peer.received[-1]["truncated"]


KILLS = int(os.environ.get("SPYDECK_KILLS", "5"))
"""Increase it to test for longer; `python -m tests.server.kills` does the same."""


@pytest.mark.slow
def test_nothing_is_lost_and_every_table_continues_after_kills(tmp_path: Path) -> None:
    trial = asyncio.run(kill_often(tmp_path, KILLS, seed=2, copies=1))
    assert trial.kills == KILLS
    assert trial.acknowledged > 20 * KILLS
    assert len({player.table for player in trial.players}) == len(TABLES)
