"""Keep the deals of each day, and what guests made of them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "daily_deals",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("expert_points", sa.Integer),
        sa.Column("expert_won", sa.Boolean),
    )
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("won", sa.Boolean),
        sa.Column("finished", sa.BigInteger),
    )
    op.create_index("ix_daily_tries_guest", "daily_tries", ["guest"])


def downgrade() -> None:
    """Drop the tables; the deals and the tries of all days are lost."""
    op.drop_table("daily_tries")
    op.drop_table("daily_deals")
