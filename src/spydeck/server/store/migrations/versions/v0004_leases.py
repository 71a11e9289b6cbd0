"""Keep which process serves which tables."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("process", sa.Text),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    of_table = sa.ForeignKey("tables.id", ondelete="CASCADE", deferrable=True, initially="DEFERRED")
    op.create_table(
        "owners",
        sa.Column("table_id", sa.Text, of_table, primary_key=True),
        sa.Column("node", sa.Text, index=True),
        sa.Column("epoch", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop the tables; no process may be running."""
    op.drop_table("owners")
    op.drop_table("nodes")
