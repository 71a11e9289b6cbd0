"""New SQLite databases that have all tables already: creating those takes longer than many tests."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import make_url

from spydeck.server.store.engines import file_of
from spydeck.server.store.store import Store


def create_tables(database: str) -> None:
    """Create the file of a SQLite database with all tables, unless it exists; do nothing for other URLs."""
    file = file_of(make_url(database))
    if file is not None and not file.exists():
        file.touch(mode=0o600)
        file.write_bytes(_empty())


@cache
def _empty() -> bytes:
    """Return the content of a new database."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "new.db"
        Store(f"sqlite:///{file}").close()
        return file.read_bytes()
