"""Keep which challenges have been answered, and since when a guest's cookies are valid."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Create the table and the column; the cookies of all guests stay valid."""
    op.create_table(
        "used_challenges",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False, index=True),
    )
    op.add_column("guests", sa.Column("generation", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("ix_guests_generation", "guests", ["generation"])


def downgrade() -> None:
    """Drop both."""
    op.drop_index("ix_guests_generation", "guests")
    op.drop_column("guests", "generation")
    op.drop_table("used_challenges")
