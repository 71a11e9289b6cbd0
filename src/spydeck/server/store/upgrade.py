"""Upgrades a database to the present schema."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect

from spydeck.server.store.errors import StoreError
from spydeck.server.store.migrations import versions
from spydeck.server.text import message

_VERSIONS = Path(versions.__file__).parent


def upgrade(connection: Connection) -> None:
    """Create all tables, or migrate them to the schema of this version, in the connection's transaction.

    Raise `StoreError` if a newer version of the program has already changed them, `SQLAlchemyError` if the
    database refuses.
    """
    if is_present(connection):
        return
    # Takes time to import.
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "spydeck.server.store:migrations")
    script = ScriptDirectory.from_config(config)
    known = {step.revision for step in script.walk_revisions()}
    present = set(MigrationContext.configure(connection).get_current_heads())
    if present - known:
        raise StoreError(message("database-newer"))
    command.upgrade(config, "head")


def is_present(connection: Connection) -> bool:
    """Return whether a database has the schema of the newest migration."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    newest = max(step.stem for step in _VERSIONS.glob("v*.py"))
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars().all()
    return [f"v{version}" for version in found] == [newest.partition("_")[0]]
