"""Remember former members of tables, and the guests whose data is being erased."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

GUEST = {"sqlite": "json_extract(body, '$.guest')", "postgresql": "body::json ->> 'guest'"}
"""The guest in the body of an entry."""


def upgrade() -> None:
    """Add the column and the table; former members are those who joined, as the logs say."""
    op.add_column("members", sa.Column("gone", sa.Boolean, nullable=False, server_default=sa.false()))
    guest = GUEST[op.get_bind().dialect.name]
    op.execute(
        f"""
        INSERT INTO members (table_id, guest, gone)
        SELECT DISTINCT table_id, {guest}, {sa.true().compile(op.get_bind())}
        FROM entries
        WHERE body LIKE '{{"kind":"joined",%' AND {guest} NOT LIKE 'program:%'
        ON CONFLICT DO NOTHING
        """  # noqa: S608 - nothing from outside
    )
    op.create_table(
        "erased_guests",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
    )


def downgrade() -> None:
    """Drop the table and the column with the former members."""
    op.drop_table("erased_guests")
    op.execute("DELETE FROM members WHERE gone")
    op.drop_column("members", "gone")
