"""Alembic runs this file; the configuration's attributes hold the connection, already in a transaction."""

from alembic import context

from spydeck.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
