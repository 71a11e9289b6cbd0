"""What a server keeps: through full disks and held databases, put away tables, and restarts."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import httpx
import pytest

from spydeck.json_types import JsonObject
from spydeck.server.store.errors import FULL, LOCKED
from tests.server.in_process import Live, Talk, live, tight

pytestmark = pytest.mark.live


def begun(server: Live, ada: httpx.Client | None = None) -> tuple[JsonObject, Talk, Talk]:
    """A game of two persons and two bots."""
    ada, ben = ada or server.guest(), server.guest("Ben")
    made = server.table(ada, pace=10.0)
    server.join(ben, made)
    talk, other = server.sit_down(ada, made["table"]), server.sit_down(ben, made["table"])
    assert other.ask(type="sit", seat=1)["type"] == "done"
    assert talk.ask(type="start")["type"] == "done"
    return made, talk, other


def passes(talk: Talk) -> JsonObject:
    """What a seat can do at the beginning: pass three cards."""
    seen = talk.ask(type="view")
    action = "pass " + " ".join(seen["view"]["hand"][:3])
    return {"type": "act", "asked": seen["asked"]["since"], "action": action}


def test_a_move_onto_a_full_disk_is_refused_with_the_reason_and_made_when_there_is_room(
    tmp_path: Path,
) -> None:
    with live(f"sqlite:///{tmp_path / 'full.db'}") as server:
        _, talk, other = begun(server)
        assert talk.ask(**passes(talk))["type"] == "done"
        seq = talk.ask(type="view")["seq"]
        set_pages(server, 1)
        while (answer := talk.ask(type="say", text="x" * 200))["type"] == "done":
            seq = answer["seq"]
        assert (answer["code"], FULL.sentence() in answer["message"]) == ("not-saved", True)
        assert talk.ask(type="view")["seq"] == seq
        set_pages(server, 1 << 30)
        assert other.ask(**passes(other))["seq"] == seq + 1
        assert server.guest(None).get("/ready").status_code == 200


def set_pages(server: Live, most: int) -> None:
    """Let the database have so many pages and no more, or as many as it has already."""
    with server.services.store.database.writing() as connection:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")


def test_a_move_while_another_program_holds_the_database_is_refused_and_made_later(tmp_path: Path) -> None:
    file = tmp_path / "held.db"
    with live(f"sqlite:///{file}") as server:
        _, talk, _ = begun(server)
        move = passes(talk)
        holder = sqlite3.connect(file, isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        answer = talk.ask(**move)
        assert (answer["code"], LOCKED.sentence() in answer["message"]) == ("not-saved", True)
        holder.rollback()
        holder.close()
        assert talk.ask(**move)["type"] == "done"


def test_a_table_that_was_put_away_comes_back_as_it_was(tmp_path: Path) -> None:
    with live(f"sqlite:///{tmp_path / 'away.db'}", tight(quiet_seconds=0.001)) as server:
        ada = server.guest()
        made, talk, other = begun(server, ada)
        assert talk.ask(**passes(talk))["type"] == "done"
        before = talk.ask(type="view")
        talk.close()
        other.close()
        while made["table"] in server.services.lobby.hosts:
            server.do(server.services.lobby.unload_idle())
        back = server.sit_down(ada, made["table"], since=before["seq"])
        welcome = back.heard[-1]
        assert welcome["view"] == before["view"]
        assert welcome["asked"]["since"] == before["asked"]["since"]
        assert [one["event"]["kind"] for one in welcome["missed"]] == ["resumed"]


def test_seats_tables_and_sealed_answers_outlive_the_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'again.db'}"
    with live(database) as server:
        ada = server.guest()
        cookie = ada.cookies["spydeck_guest"]
        made = server.table(ada, pace=10.0, start=True)
        talk = server.sit_down(ada, made["table"])
        assert talk.ask(**passes(talk))["type"] == "done"
        before = talk.ask(type="view")
    with live(database) as server:
        ada = server.guest(None)
        ada.cookies.set("spydeck_guest", cookie)
        assert ada.get("/api/guest").json() == {"name": "Ada"}
        talk = server.sit_down(ada, made["table"], since=before["seq"])
        assert talk.heard[-1]["view"] == before["view"]
        assert talk.heard[-1]["you"]["seat"] == 0
        assert not talk.heard[-1]["truncated"]
