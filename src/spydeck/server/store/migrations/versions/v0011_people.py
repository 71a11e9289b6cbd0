"""Keep whom guests have blocked, and to which tables they have invited each other."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "blocks",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("blocked", sa.Text, primary_key=True, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "invited_guests",
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("by", sa.Text, primary_key=True, index=True),
        sa.Column(
            "table_id",
            sa.Text,
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
    )


def downgrade() -> None:
    """Drop the tables."""
    op.drop_table("invited_guests")
    op.drop_table("blocks")
