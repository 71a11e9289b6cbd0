"""Which databases can be opened."""

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from spydeck.server.store.engines import default_url, read_url
from spydeck.server.store.errors import StoreError
from spydeck.server.store.store import Store
from tests.server.conftest import IMPATIENCE, sqlite_url

pytestmark = pytest.mark.live

OPEN = "import sys; from spydeck.server.store.store import Store; Store(sys.argv[1], float(sys.argv[2]))"


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


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg2"])
def test_postgresql_is_used_through_psycopg(scheme: str) -> None:
    assert read_url(f"{scheme}://ann@host/name").drivername == "postgresql+psycopg"


@pytest.mark.parametrize("name", ["a b.db", "a#b.db", "a;b&c=d.db", "a+b.db", "ä♥.db", "@a:b.db", "x.db "])
def test_exactly_the_file_that_is_named_is_opened(tmp_path: Path, name: str) -> None:
    for scheme in ("sqlite", "sqlite+pysqlite"):
        Store(f"{scheme}:///{tmp_path / name}").close()
    assert name in {file.name for file in tmp_path.iterdir()}
    assert {file.name for file in tmp_path.iterdir()} <= {name, f"{name}.lock"}


def test_the_usual_database_is_a_file_that_can_be_named() -> None:
    assert read_url(default_url()).database is not None


def test_a_file_whose_links_lead_in_a_circle_is_refused(tmp_path: Path) -> None:
    (tmp_path / "spydeck.db").symlink_to(tmp_path / "spydeck.db")
    with pytest.raises(StoreError, match=r"spydeck\.db"):
        Store(sqlite_url(tmp_path))


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights than these")
def test_a_new_file_and_its_folder_are_their_owners_alone(tmp_path: Path) -> None:
    Store(sqlite_url(tmp_path / "new")).close()
    rights = {file.name: stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "new").iterdir()}
    assert rights["spydeck.db"] == 0o600
    assert set(rights.values()) == {0o600}
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


def test_what_is_kept_survives_any_crash(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path))
    for opened in (store.database.writing, store.database.reading):
        with opened() as connection:
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    store.close()


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="spydeck.db cannot be created"):
        Store(sqlite_url(tmp_path / "file"))


def test_a_file_that_is_not_a_database_is_refused_and_kept(tmp_path: Path) -> None:
    (tmp_path / "spydeck.db").write_text("a letter to a friend\n" * 100)
    for _ in range(2):
        with pytest.raises(StoreError, match="damaged, or belongs to another program"):
            Store(sqlite_url(tmp_path))
    assert (tmp_path / "spydeck.db").read_text().startswith("a letter")


def test_a_postgresql_that_does_not_answer_is_named_without_its_password() -> None:
    with pytest.raises(StoreError, match="cannot be opened: the server cannot reach its database") as refusal:
        Store("postgresql://ann:hush@127.0.0.1:1/name")
    assert "hush" not in str(refusal.value)


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


def test_a_second_store_in_one_process_is_refused_under_any_name(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "folder")
    store = Store(sqlite_url(tmp_path / "folder"))
    with pytest.raises(StoreError, match="another Spydeck server"):
        Store(sqlite_url(tmp_path / "link"))
    store.close()
