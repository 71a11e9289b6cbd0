"""Keep where processes that share a database reach each other, and how much happens at each."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("nodes", sa.Column("address", sa.Text))
    op.add_column("nodes", sa.Column("tables", sa.Integer, nullable=False, server_default="0"))
    op.add_column("nodes", sa.Column("people", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop the columns; no process may be running."""
    for name in ("people", "tables", "address"):
        op.drop_column("nodes", name)
