"""Which databases can be opened, and how older ones are upgraded."""

import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from spydeck.server.store.engines import default_url, read_url
from spydeck.server.store.errors import StoreError
from spydeck.server.store.schema import metadata
from spydeck.server.store.store import Store
from spydeck.server.store.writes import DropMember, PutMember, Write
from spydeck.server.table.entries import Joined
from tests.server.conftest import IMPATIENCE, sqlite_url
from tests.server.store.samples import append, finished, put_table, said

OPEN = "import sys; from spydeck.server.store.store import Store; Store(sys.argv[1], float(sys.argv[2]))"


@pytest.mark.live
@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("spydeck.db", "a database is named like sqlite:"),
        ("postgresql://host:port/name", "a database is named like sqlite:"),
        ("mysql://ann:hush@host/name", "not in mysql"),
        ("sqlite://", "needs the path of a file"),
        ("sqlite:///:memory:", "needs the path of a file"),
        ("sqlite:///file:x?uri=true", "needs the path of a file"),
        ("sqlite:////nowhere/x.db?mode=ro", "needs the path of a file"),
        ("sqlite:////nowhere/x.db?y", "needs the path of a file"),
        ("sqlite:////nowhere/x.db?", "needs the path of a file"),
        ("sqlite:////nowhere/x?y.db", "needs the path of a file"),
        ("sqlite:////nowhere/x%20y.db", "needs the path of a file"),
        ("sqlite:////nowhere/x%3Fy.db", "needs the path of a file"),
        ("sqlite:////nowhere/100%.db", "needs the path of a file"),
        ("sqlite:////nowhere/x.db\n", "needs the path of a file"),
        ("sqlite:////nowhere/x\0.db", "needs the path of a file"),
        ("sqlite://ann@host/x.db", "needs the path of a file"),
        ("sqlite://host/x.db", "needs the path of a file"),
        ("postgresql://ann:hush@host/name?sslmode", "a database is named like sqlite:"),
        ("postgresql://ann:hush@host/name?sslmode=require&", "a database is named like sqlite:"),
    ],
)
def test_a_url_that_is_not_of_a_database_is_refused(url: str, sentence: str) -> None:
    with pytest.raises(StoreError, match=sentence) as refusal:
        Store(url)
    assert "hush" not in str(refusal.value)


@pytest.mark.live
@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg2"])
def test_postgresql_is_used_through_psycopg(scheme: str) -> None:
    assert read_url(f"{scheme}://ann@host/name").drivername == "postgresql+psycopg"


@pytest.mark.live
@pytest.mark.parametrize("name", ["a b.db", "a#b.db", "a;b&c=d.db", "a+b.db", "ä♥.db", "@a:b.db", "x.db "])
def test_exactly_the_file_that_is_named_is_opened(tmp_path: Path, name: str) -> None:
    for scheme in ("sqlite", "sqlite+pysqlite"):
        Store(f"{scheme}:///{tmp_path / name}").close()
    assert name in {file.name for file in tmp_path.iterdir()}
    assert {file.name for file in tmp_path.iterdir()} <= {name, f"{name}.lock"}


@pytest.mark.live
def test_the_usual_database_is_a_file_that_can_be_named() -> None:
    assert read_url(default_url()).database is not None


@pytest.mark.live
def test_a_file_whose_links_lead_in_a_circle_is_refused(tmp_path: Path) -> None:
    (tmp_path / "spydeck.db").symlink_to(tmp_path / "spydeck.db")
    with pytest.raises(StoreError, match=r"spydeck\.db"):
        Store(sqlite_url(tmp_path))


@pytest.mark.live
@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights than these")
def test_a_new_file_and_its_folder_are_their_owners_alone(tmp_path: Path) -> None:
    Store(sqlite_url(tmp_path / "new")).close()
    rights = {file.name: stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "new").iterdir()}
    assert rights["spydeck.db"] == 0o600
    assert set(rights.values()) == {0o600}
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


@pytest.mark.live
def test_what_is_kept_survives_any_crash(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path))
    for opened in (store.database.writing, store.database.reading):
        with opened() as connection:
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    store.close()


@pytest.mark.live
def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="spydeck.db cannot be created"):
        Store(sqlite_url(tmp_path / "file"))


@pytest.mark.live
def test_a_file_that_is_not_a_database_is_refused_and_kept(tmp_path: Path) -> None:
    (tmp_path / "spydeck.db").write_text("a letter to a friend\n" * 100)
    for _ in range(2):
        with pytest.raises(StoreError, match="damaged, or belongs to another program"):
            Store(sqlite_url(tmp_path))
    assert (tmp_path / "spydeck.db").read_text().startswith("a letter")


@pytest.mark.live
def test_a_postgresql_that_does_not_answer_is_named_without_its_password() -> None:
    with pytest.raises(StoreError, match="cannot be opened: the server cannot reach its database") as refusal:
        Store("postgresql://ann:hush@127.0.0.1:1/name")
    assert "hush" not in str(refusal.value)


@pytest.mark.live
def test_a_second_process_does_not_open_the_same_file(tmp_path: Path) -> None:
    store, database_url = Store(sqlite_url(tmp_path)), sqlite_url(tmp_path)
    second = opened_elsewhere(database_url, patience=IMPATIENCE)
    assert second.returncode == 1
    assert "another Spydeck server uses this database; stop that one first" in second.stderr
    store.close()
    later = opened_elsewhere(database_url, patience=30)
    assert later.returncode == 0, later.stderr


def opened_elsewhere(url: str, patience: float) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", OPEN, url, str(patience)], capture_output=True, text=True)


@pytest.mark.live
def test_a_second_store_in_one_process_is_refused_under_any_name(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "folder")
    store = Store(sqlite_url(tmp_path / "folder"))
    with pytest.raises(StoreError, match="another Spydeck server"):
        Store(sqlite_url(tmp_path / "link"))
    store.close()


def test_the_migrations_lead_to_the_tables_that_the_program_uses(store: Store) -> None:
    with store.database.writing() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_opening_a_database_again_changes_nothing(database_url: str) -> None:
    first = Store(database_url)
    assert first.write([[put_table(), append(1)]]) == [None]
    first.close()
    again = Store(database_url)
    assert [one.seq for one in again.entries("heron")] == [1]
    again.close()


def test_a_database_of_a_newer_version_is_refused(database_url: str) -> None:
    store = Store(database_url)
    with store.database.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    with pytest.raises(StoreError, match="newer version of Spydeck.*update Spydeck"):
        Store(database_url)


def test_a_database_with_other_peoples_tables_is_left_as_it_is(database_url: str) -> None:
    store = Store(database_url)
    with store.database.writing() as connection:
        connection.execute(text("DROP TABLE alembic_version"))
        connection.execute(text("DROP TABLE devices"))
    store.close()
    for _ in range(2):
        with pytest.raises(StoreError, match="cannot be opened"):
            Store(database_url)


def test_a_database_of_the_first_version_keeps_its_data_in_both_directions(database_url: str) -> None:
    store = Store(database_url)
    writes: list[Write] = [
        put_table(),
        append(1),
        PutMember("heron", "ann"),
        PutMember("heron", "ben"),
        finished("first", at=2),
        finished("second", at=3),
        finished("third", at=1),
    ]
    assert store.write([writes]) == [None]
    migrate(store, command.downgrade, "0001")
    with store.database.writing() as connection:
        old = connection.execute(text("SELECT guest, seat FROM members ORDER BY guest")).all()
    assert [tuple(row) for row in old] == [("ann", None), ("ben", None)]
    store.close()
    upgraded = Store(database_url)
    assert [found.id for found in upgraded.tables_of("ann", 9)] == ["heron"]
    assert [found.id for found in upgraded.tables_of("ben", 9)] == ["heron"]
    assert [one.seq for one in upgraded.entries("heron")] == [1]
    assert [game.id for game in upgraded.games_of("ann", 9)] == ["second", "first", "third"]
    assert upgraded.write([[PutMember("heron", "cleo"), DropMember("heron", "ann")]]) == [None]
    assert upgraded.tables_of("ann", 9) == []
    with upgraded.database.writing() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    upgraded.close()


def test_an_upgraded_database_knows_the_former_members_of_its_tables(database_url: str) -> None:
    store = Store(database_url)
    joined = [
        Joined(member=number, guest=guest, name="A") for number, guest in enumerate(("ann", "program:x"))
    ]
    assert store.write([[put_table(), said(*joined), PutMember("heron", "ben")]]) == [None]
    migrate(store, command.downgrade, "0009")
    store.close()
    upgraded = Store(database_url)
    assert upgraded.own_data.tables("ann") == ["heron"]
    assert upgraded.tables_of("ann", 9) == []
    assert [found.id for found in upgraded.tables_of("ben", 9)] == ["heron"]
    assert upgraded.own_data.tables("program:x") == []
    upgraded.close()


def migrate(store: Store, step: Callable[[Config, str], None], revision: str) -> None:
    """Migrate a database to another revision."""
    with store.database.writing() as connection:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", "spydeck.server.store:migrations")
        step(config, revision)
