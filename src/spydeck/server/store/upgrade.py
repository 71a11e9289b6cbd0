"""Bringing a database to the present shape."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from spydeck.server.store.errors import StoreError


def upgrade(connection: Connection) -> None:
    """Make all tables, or change them to how this version wants them, in the connection's transaction.

    Raises `StoreError` where a newer version of the program has changed them already, `SQLAlchemyError` where
    the database refuses.
    """
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "spydeck.server.store:migrations")
    script = ScriptDirectory.from_config(config)
    known = {step.revision for step in script.walk_revisions()}
    present = set(MigrationContext.configure(connection).get_current_heads())
    if present - known:
        raise StoreError(
            "the database was made by a newer version of Spydeck, and this one would not understand it: "
            "update Spydeck, or name another database"
        )
    if present != set(script.get_heads()):
        command.upgrade(config, "head")
