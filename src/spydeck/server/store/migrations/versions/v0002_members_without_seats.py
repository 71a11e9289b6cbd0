"""Drop the seat of a member, which was always null; the `facts` of a table say who sits where."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Drop the column."""
    op.drop_column("members", "seat")


def downgrade() -> None:
    """Restore the column, empty as it was."""
    op.add_column("members", sa.Column("seat", sa.Integer))
