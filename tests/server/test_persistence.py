"""What survives full disks, locked databases, unloaded tables and restarts."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from spydeck.server.store.errors import FULL, TROUBLE
from tests.server.in_process import Live, live, roomy_limits
from tests.server.two_people import passes, started_game

pytestmark = pytest.mark.live


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
