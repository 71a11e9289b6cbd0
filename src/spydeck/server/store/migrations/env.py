"""Alembic runs this file; the connection, already in a transaction, is in the configuration's attributes."""

from alembic import context

from spydeck.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
