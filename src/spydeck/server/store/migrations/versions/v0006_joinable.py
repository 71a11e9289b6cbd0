"""Let strangers find the tables that they can join."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column; no older table is for strangers."""
    op.add_column("tables", sa.Column("joinable", sa.Text))
    op.create_index("ix_tables_joinable", "tables", ["joinable"])


def downgrade() -> None:
    """Drop the column; the logs say which tables are for strangers."""
    op.drop_index("ix_tables_joinable", "tables")
    op.drop_column("tables", "joinable")
