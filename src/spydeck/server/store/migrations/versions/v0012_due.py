"""Save when something is due at a table by the day, also while nobody is there."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("ix_tables_due", "tables", ["due"])


def downgrade() -> None:
    """Drop the column."""
    op.drop_index("ix_tables_due", "tables")
    op.drop_column("tables", "due")
