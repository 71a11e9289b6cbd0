"""Keep the browsers that show notifications to guests."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Create the table."""
    op.create_table(
        "push_devices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, nullable=False, index=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("push_devices")
