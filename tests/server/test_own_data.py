"""All data of a guest: taken along in one file, and deleted without a trace in what others keep."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from spydeck import load
from spydeck.json_types import JsonObject
from spydeck.server.http.routes import own_data as own_data_routes
from spydeck.server.http.routes.guests import KnownGuest
from spydeck.server.http.routes.own_data import write_archive
from spydeck.server.live import deletion
from spydeck.server.live.deletion import KEPT_MS
from spydeck.server.store.errors import NotSaved
from spydeck.server.store.journal import Journal
from spydeck.server.store.own_data import Erasure
from spydeck.server.store.records import Passkey, PushDevice
from spydeck.server.store.schema import game_guests, members, metadata
from spydeck.server.store.store import Store
from spydeck.server.table.finished import GuestGame
from spydeck.server.text import message
from tests.server.in_process import Live, Peer, draw, live, roomy_limits
from tests.server.store.samples import finished
from tests.server.test_nodes import at
from tests.waiting import PATIENCE, get, wait_until

pytestmark = pytest.mark.live

NAME = "Zuleika Dobson"
WORDS = "meet me under the clock"
RECORD = (Path(__file__).parents[1] / "records" / "black-spy-4.spy").read_text(encoding="utf-8")


@pytest.fixture
def server(database_url: str) -> Iterator[Live]:
    """A server of its own, on each kind of database."""
    with live(database_url, roomy_limits(archives_per_address=3)) as running:
        yield running


def identity(server: Live, table: str, member: int = 0) -> str:
    """Return the secret name of a member's guest."""
    return server.services.lobby.hosts[table].table.members[member].guest


def shared_table(server: Live, zuleika: httpx.Client, **settings: Any) -> tuple[JsonObject, Peer, Peer]:
    """Return a table of two guests who have both said something, with their sockets."""
    made = server.table(zuleika, name=f"{NAME}'s table", **settings)
    ben = server.guest("Ben")
    server.join(ben, made)
    own, other = server.sit_down(zuleika, made["table"]), server.sit_down(ben, made["table"])
    assert other.ask(type="sit", seat=1)["type"] == "done"
    assert own.ask(type="say", text=WORDS)["type"] == "done"
    assert other.ask(type="say", text="All right")["type"] == "done"
    return made, own, other


def play(own: Peer, other: Peer) -> str:
    """Play a game of two people to an early end; return the name of its record."""
    assert own.ask(type="start")["type"] == "done"
    return draw(own, other)


def everything(server: Live) -> str:
    """Return all that the database holds."""
    with server.services.store.database.reading() as connection:
        rows = [
            str(tuple(row)) for table in metadata.sorted_tables for row in connection.execute(select(table))
        ]
    return "\n".join(rows)


@contextmanager
def held(server: Live, table: str) -> Iterator[None]:
    """Let nothing change at a table for a while."""
    turn = server.services.lobby.hosts[table]._turn

    async def release() -> None:
        turn.release()

    server.do(turn.acquire())
    yield
    server.do(release())


def files_of(guest: httpx.Client) -> dict[str, str]:
    """Return the files of a guest's archive."""
    answer = guest.get("/api/guest/archive").raise_for_status()
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name).decode() for name in archive.namelist()}


def test_the_archive_has_all_that_is_known_of_a_guest_and_nothing_of_others(server: Live) -> None:
    zuleika = server.guest(NAME)
    code = zuleika.post("/api/recovery-code").json()["code"]
    made, own, other = shared_table(server, zuleika)
    record = play(own, other)
    files = files_of(zuleika)
    guest = json.loads(files["guest.json"])
    assert guest["name"] == NAME
    assert guest["recovery_code_since"] is not None
    assert [table["table"] for table in guest["tables"]] == [made["table"]]
    assert [one["text"] for one in json.loads(files["words.json"])[made["table"]]] == [WORDS]
    assert [game["record"] for game in json.loads(files["games.json"])] == [record]
    assert load(files[f"records/black-spy-{record}.spy"]).players == 4
    whole = "\n".join(files.values())
    for secret in (code, code.replace("-", ""), identity(server, made["table"]), "All right"):
        assert secret not in whole


IN_ARCHIVE = {
    "guest.json": """guests.name guests.since devices.until recovery_codes.since
        passkeys.id passkeys.credential passkeys.counter passkeys.since passkeys.used
        push_devices.endpoint push_devices.language push_devices.at
        tables.id tables.at tables.stage invited_guests.table_id invited_guests.at blocks.name blocks.at""",
    "words.json": "members.table_id private.table_id",
    "private.json": "private.body",
    "daily.json": """daily_tries.day daily_tries.game daily_tries.table_id daily_tries.at daily_tries.points
        daily_tries.won daily_tries.finished""",
    "games.json": "games.id games.game games.at game_guests.game_id game_guests.at",
    "records": "games.record",
}
"""Which columns of a guest's rows are in which file."""
LEFT_OUT = {
    "secrets that prove who somebody is": """guests.id devices.digest devices.guest recovery_codes.guest
        recovery_codes.digest passkeys.guest push_devices.id push_devices.guest push_devices.key
        push_devices.auth members.guest blocks.guest invited_guests.guest invited_guests.by daily_tries.guest
        game_guests.guest tables.invitation tables.host_guest guests.generation""",
    "secrets of others": "blocks.blocked",
    "nobody's": """facts.name facts.value used_challenges.digest used_challenges.until nodes.id nodes.process
        nodes.until nodes.address nodes.tables nodes.people owners.table_id owners.node owners.epoch
        daily_deals.day daily_deals.game daily_deals.secret daily_deals.at daily_deals.expert_points
        daily_deals.expert_won erased_guests.guest erased_guests.at""",
    "shared with others, who keep it; of the log, the guest's words are in the archive": """tables.open
        tables.facts tables.joinable tables.due members.gone entries.table_id entries.seq entries.at
        entries.member entries.command entries.body private.member""",
    "in the record of the game, or made from it": """games.table_id games.number games.facts reviews.game_id
        reviews.seat reviews.body game_guests.seat""",
}
"""Why the other columns are in none."""


def test_every_column_is_in_the_archive_or_left_out_for_a_reason() -> None:
    columns = {str(column) for table in metadata.sorted_tables for column in table.columns}
    named = " ".join([*IN_ARCHIVE.values(), *LEFT_OUT.values()]).split()
    assert sorted(columns) == sorted(named)


def with_everything(server: Live) -> tuple[httpx.Client, str, str]:
    """Return a guest with rows in every table that has rows of guests, their secret name, and Ben's."""
    zuleika = server.guest(NAME)
    zuleika.post("/api/recovery-code").raise_for_status()
    zuleika.post("/api/devices").raise_for_status()
    made, own, other = shared_table(server, zuleika)
    assert own.ask(type="mute", member=1, on=True)["type"] == "done"
    play(own, other)
    guest, ben = (identity(server, made["table"], member) for member in (0, 1))
    store, do, journal = server.services.store, server.do, server.services.journal
    do(journal.change(store.credentials.add_passkey, Passkey("a-key", guest, "c0ffee", 41, 1001, 1002), 5))
    browser = PushDevice("digest", guest, "https://push.example.org/zuleika", "key", "auth", "de", 1003)
    do(journal.change(store.push_devices.put, browser))
    do(journal.change(store.people.invite, ben, guest, made["table"], 1004, 10**15))
    do(journal.change(store.people.invite, guest, ben, made["table"], 1005, 10**15))
    do(journal.change(store.people.block, guest, "somebody", "Somebody bad", 1006, 5))
    do(journal.change(store.people.block, "somebody", guest, NAME, 1007, 5))
    do(journal.change(store.daily.start_try, "2026-11-23", "spycard", guest, made["table"], 1008))
    return zuleika, guest, ben


def rows_of(server: Live, guest: str) -> Iterator[tuple[str, Any]]:
    """Yield the values of a guest's rows by their columns, and those of the guest's tables and games."""
    with server.services.store.database.reading() as connection:
        tables = list(connection.scalars(select(members.c.table_id).where(members.c.guest == guest)))
        games = list(connection.scalars(select(game_guests.c.game_id).where(game_guests.c.guest == guest)))
        for table in metadata.sorted_tables:
            owner = table.columns.get("guest", table.columns.get("id"))
            for row in connection.execute(select(table)).mappings():
                mine = owner is not None and row[owner.name] in (guest, *tables, *games)
                if mine or (table.name == "private" and row["member"] == 0) or row.get("by") == guest:
                    yield from ((f"{table.name}.{name}", value) for name, value in row.items())


def test_every_value_that_belongs_into_the_archive_is_there(server: Live) -> None:
    zuleika, guest, _ = with_everything(server)
    files = files_of(zuleika)
    files["records"] = "".join(text for name, text in files.items() if name.startswith("records/"))
    where = {column: file for file, columns in IN_ARCHIVE.items() for column in columns.split()}
    seen = set()
    for column, value in rows_of(server, guest):
        if column not in where:
            continue
        seen.add(column)
        if column == "private.body":
            assert json.loads(value) in json.loads(files["private.json"]).popitem()[1]
        elif value is not None:
            assert str(value) in files[where[column]], column
    assert seen == {*where}
    facts = json.loads(files["guest.json"])
    for which in ("invited", "invited_by"):
        assert [one["name"] for one in facts[which]] == ["Ben"]


def test_nothing_of_a_deleted_guest_s_own_rows_is_left(server: Live) -> None:
    zuleika, guest, ben = with_everything(server)
    zuleika.delete("/api/guest").raise_for_status()
    left = everything(server).replace(f"('{guest}', ", "")
    for known in (guest, NAME, WORDS, "a-key", "c0ffee", "push.example.org", "Somebody bad", "2026-11-23"):
        assert known not in left, known
    assert [table for table, _ in rows_of(server, guest) if not table.startswith("erased_guests")] == []
    assert ben in left


def test_the_archive_has_each_of_more_games_than_are_read_together_once(
    server: Live, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where some end at the same time, or another one ends meanwhile, which moves all others back."""
    monkeypatch.setattr(own_data_routes, "GAMES_AT_ONCE", 2)
    guest = identity(server, server.table(server.guest())["table"])
    finish(server, guest, range(5))
    records_of = Store.records_of

    def meanwhile(store: Store, rows: Sequence[GuestGame]) -> dict[str, str]:
        finish(server, guest, [100 + len(store.games_of(guest, 99))])
        return records_of(store, rows)

    monkeypatch.setattr(Store, "records_of", meanwhile)
    database = server.config.database
    assert database is not None
    path = tmp_path / "all.zip"
    write_archive(database, KnownGuest(guest, "Ada"), "en", 10_000, str(path))
    with zipfile.ZipFile(path) as archive:
        names = archive.namelist()
    assert sorted(name for name in names if "/" in name) == [
        f"records/black-spy-{number:016x}-1.spy" for number in range(5)
    ]


def finish(server: Live, guest: str, numbers: Iterable[int]) -> None:
    """Save finished games of a guest, of which two at a time end together."""
    facts = {"names": ["Ada"] * 4, "winners": [0], "totals": [1] * 4, "why": "over", "options": {}}
    for number in numbers:
        game = finished(
            f"{number:016x}-1", record=RECORD, facts={**facts, "game": "black-spy"}, guests=((guest, 0),)
        )
        server.do(server.services.journal.save([replace(game, number=number, at=number // 2)]))


def test_an_archive_of_any_size_keeps_nobody_from_reading(
    server: Live, ada: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All is read by a process of its own; this one only looks up who asks."""
    finish(server, identity(server, server.table(ada)["table"]), range(3))
    asked: list[str] = []
    read = Journal.read

    async def noted(journal: Journal, function: Any, *given: Any) -> Any:
        asked.append(function.__name__)
        return await read(journal, function, *given)

    monkeypatch.setattr(Journal, "read", noted)
    assert len(json.loads(files_of(ada)["games.json"])) == 3
    assert "guest" in asked
    assert not {"games_of", "records_of", "tables", "tables_of", "tries", "words"} & {*asked}


def test_a_guest_has_one_archive_made_at_a_time_and_others_wait_their_turn(server: Live) -> None:
    ada, ben = server.guest(), server.guest("Ben")
    archives = server.services.archives
    making = archives.of(identity(server, server.table(ada)["table"]))
    server.do(making.__aenter__())
    refused = ada.get("/api/guest/archive")
    assert (refused.status_code, refused.json()["reason"]) == (429, "archive-under-way")
    assert json.loads(files_of(ben)["guest.json"])["name"] == "Ben"
    server.do(making.__aexit__(None, None, None))
    assert json.loads(files_of(ada)["guest.json"])["name"] == "Ada"
    assert archives._making is not None
    server.do(archives.rest())
    assert archives._making is None


def test_archives_are_made_for_people_and_not_too_often(server: Live) -> None:
    assert server.guest(None).get("/api/guest/archive").json()["code"] == "no-guest"
    ada = server.guest()
    for _ in range(3):
        files_of(ada)
    refused = ada.get("/api/guest/archive")
    assert (refused.status_code, refused.json()["reason"]) == (429, "too-many-archives")


def test_nothing_of_a_deleted_guest_is_left_with_others(server: Live) -> None:
    zuleika = server.guest(NAME)
    zuleika.post("/api/recovery-code").raise_for_status()
    made, own, other = shared_table(server, zuleika)
    guest, record = identity(server, made["table"]), play(own, other)
    assert own.ask(type="rematch")["type"] == "done"
    assert own.ask(type="start")["type"] == "done"
    for known in (guest, NAME, WORDS):
        assert known in everything(server)
    cookie = dict(zuleika.cookies)
    assert zuleika.delete("/api/guest").status_code == 204
    assert "spydeck_guest" not in zuleika.cookies
    left = everything(server).replace(f"('{guest}', ", "")  # among the erased guests, for some minutes
    for known in (guest, NAME, WORDS):
        assert known not in left
    thief = httpx.Client(base_url=server.url, cookies=cookie, timeout=PATIENCE)
    server.clients.callback(thief.close)
    assert thief.get("/api/guest").json() is None
    assert thief.get(f"/api/tables/{made['table']}").status_code == 404
    kept = get(f"{server.url}/api/finished/{record}").json()
    assert kept["names"][:2] == ["Former player", "Ben"]
    text_of_record = get(f"{server.url}/api/finished/{record}/record").text
    assert load(text_of_record).tags["Names"].startswith("Former player, Ben, ")


def test_the_files_of_the_database_do_not_hold_what_was_deleted(tmp_path: Path) -> None:
    with live(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        zuleika = server.guest(NAME)
        shared_table(server, zuleika)
        assert any(WORDS.encode() in file.read_bytes() for file in tmp_path.iterdir())
        zuleika.delete("/api/guest").raise_for_status()
        files = [file.read_bytes() for file in tmp_path.iterdir()]
    assert any(b"All right" in content for content in files)
    assert not any(secret.encode() in content for secret in (NAME, WORDS) for content in files)


def test_others_continue_at_the_same_table(server: Live) -> None:
    zuleika = server.guest(NAME)
    made, own, other = shared_table(server, zuleika)
    assert own.ask(type="start")["type"] == "done"
    zuleika.delete("/api/guest").raise_for_status()
    assert other.receive("farewell")["code"] == "stopping"
    host = server.do(server.services.lobby.find(made["table"]))
    table = host.table
    assert (table.stage, table.name_of(0), table.chairs[0].stand_in) == ("playing", "Former player", "left")
    assert table.host == 1
    assert table.settings.name is None
    assert table.running.tags["Names"].startswith("Former player, Ben, ")


def test_sockets_of_a_deleted_guest_are_closed(server: Live) -> None:
    zuleika = server.guest(NAME)
    _, own, _ = shared_table(server, zuleika)
    zuleika.delete("/api/guest").raise_for_status()
    assert own.receive("farewell")["code"] == "removed"
    with pytest.raises(ConnectionClosed):
        own.next()


def test_tables_and_games_of_a_guest_alone_are_deleted(server: Live, ada: httpx.Client) -> None:
    made = server.table(ada, start=True)
    peer = server.sit_down(ada, made["table"])
    peer.send(type="propose", what="draw")
    record = peer.until(lambda message: message.get("event", {}).get("kind") == "ended")["event"]["record"]
    assert get(f"{server.url}/api/finished/{record}").is_success
    ada.delete("/api/guest").raise_for_status()
    assert get(f"{server.url}/api/finished/{record}").status_code == 404
    assert server.services.store.table_row(made["table"]) is None
    assert server.services.store.entries(made["table"]) == []
    assert made["table"] not in server.services.lobby.hosts


def test_a_table_goes_with_the_last_of_its_people(server: Live) -> None:
    zuleika = server.guest(NAME)
    made, own, other = shared_table(server, zuleika)
    record, ben = play(own, other), identity(server, made["table"], 1)
    zuleika.delete("/api/guest").raise_for_status()
    server.do(server.services.erasing.start(ben))
    assert server.services.store.table_row(made["table"]) is None
    assert server.services.store.game_row(record) is None


def test_who_has_much_to_delete_does_not_wait_for_all_of_it(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    zuleika = server.guest(NAME)
    made, _, _ = shared_table(server, zuleika)
    monkeypatch.setattr(deletion, "WAIT_SECONDS", 0.01)
    with held(server, made["table"]):
        assert zuleika.delete("/api/guest").status_code == 204
        assert zuleika.get("/api/guest").json() is None
        assert NAME in everything(server)
    wait_until(lambda: NAME not in everything(server))


def test_a_former_member_is_erased_too(server: Live) -> None:
    zuleika = server.guest(NAME)
    made, own, _ = shared_table(server, zuleika)
    guest = identity(server, made["table"])
    own.send(type="leave")
    own.receive("farewell")
    assert zuleika.get("/api/tables/mine").json() == []
    zuleika.delete("/api/guest").raise_for_status()
    left = everything(server).replace(f"('{guest}', ", "")
    for known in (guest, NAME, WORDS):
        assert known not in left


def test_games_of_one_guest_cannot_be_told_from_those_of_others_afterwards(server: Live) -> None:
    zuleika = server.guest(NAME)
    made, own, other = shared_table(server, zuleika)
    guest = identity(server, made["table"])
    first = play(own, other)
    assert own.ask(type="rematch")["type"] == "done"
    second = play(own, other)
    zuleika.delete("/api/guest").raise_for_status()
    store = server.services.store
    games = [store.game_row(name) for name in (first, second)]
    players = [who for game in games if game for who, seat in game.guests if seat == 0]
    assert len({*players, guest}) == 3
    assert store.guest(players[0]) is None


def test_what_was_saved_at_that_moment_is_erased_later(server: Live) -> None:
    zuleika = server.guest(NAME)
    made, _, _ = shared_table(server, zuleika)
    guest = identity(server, made["table"])
    store, journal = server.services.store, server.services.journal
    server.do(journal.change(store.erasure.start, guest, 0))  # and then the server is killed
    assert NAME in everything(server)
    late = finished("b" * 16 + "-1", facts={"names": [NAME]}, guests=((guest, 0),))
    server.do(journal.save([late]))
    server.do(server.services.erasing.run())
    assert NAME not in everything(server)
    assert guest not in everything(server)  # also not among the erased guests


def test_a_failure_is_made_good_later(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    zuleika = server.guest(NAME)
    made, _, _ = shared_table(server, zuleika)
    guest = identity(server, made["table"])

    def fail(*_: object) -> bool:
        raise NotSaved(message("journal-full"))

    with monkeypatch.context() as broken:
        broken.setattr(Erasure, "erase_games", fail)
        assert zuleika.delete("/api/guest").status_code == 204
        assert zuleika.get("/api/guest").json() is None
    server.do(server.services.erasing.run())
    assert server.services.store.erasure.started() == [guest]
    server.advance(KEPT_MS / 1000 + 1)
    server.do(server.services.erasing.run())
    assert server.services.store.erasure.started() == []


def test_a_deleted_guest_is_a_newcomer_again(server: Live, ada: httpx.Client) -> None:
    assert ada.delete("/api/guest").status_code == 204
    assert ada.delete("/api/guest").json()["code"] == "no-guest"
    ada.put("/api/guest", json={"name": "Ada"}).raise_for_status()
    assert ada.get("/api/finished").json() == []


def test_a_recovery_code_of_a_deleted_guest_is_worth_nothing(server: Live, ada: httpx.Client) -> None:
    code = ada.post("/api/recovery-code").json()["code"]
    link = ada.post("/api/devices").json()["link"].rpartition("/")[2]
    ada.delete("/api/guest").raise_for_status()
    assert server.guest(None).post("/api/recovery", json={"code": code}).status_code == 404
    assert server.guest(None).post(f"/api/devices/{link}").status_code == 404


def test_programs_cannot_delete_or_take_anything(server: Live, ada: httpx.Client) -> None:
    table = server.table(ada)["table"]
    added = ada.post(f"/api/tables/{table}/programs", json={"seat": 1, "name": "Rusty"}).json()
    program = server.guest(None, Authorization=f"Bearer {added['token']}")
    assert program.delete("/api/guest").json()["code"] == "persons-only"
    assert program.get("/api/guest/archive").json()["code"] == "persons-only"


def test_each_process_erases_a_guest_from_the_tables_that_it_has(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spydeck.server.live.context.RENEW_SECONDS", 0.05)
    with live(postgresql_url, shared=True) as one, live(postgresql_url, shared=True) as other:
        wait_until(lambda: bool(one.services.lease.others) and bool(other.services.lease.others))
        zuleika = one.guest(NAME)
        made, _, _ = shared_table(other, at(other, zuleika))
        assert made["table"] in other.services.lobby.hosts
        zuleika.delete("/api/guest").raise_for_status()
        assert at(other, zuleika).get("/api/guest").json() is None
        assert WORDS in everything(one)
        other.do(other.services.erasing.run())
        for known in (NAME, WORDS):
            assert known not in everything(one)
