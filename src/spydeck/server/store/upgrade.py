"""Upgrades a database to the present schema."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from spydeck.server.store.errors import StoreError
from spydeck.server.text import message


def upgrade(connection: Connection) -> None:
    """Create all tables, or migrate them to the schema of this version, in the connection's transaction.

    Raise `StoreError` if a newer version of the program has already changed them, `SQLAlchemyError` if the
    database refuses.
    """
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "spydeck.server.store:migrations")
    script = ScriptDirectory.from_config(config)
    known = {step.revision for step in script.walk_revisions()}
    present = set(MigrationContext.configure(connection).get_current_heads())
    if present - known:
        raise StoreError(message("database-newer"))
    if present != set(script.get_heads()):
        command.upgrade(config, "head")
