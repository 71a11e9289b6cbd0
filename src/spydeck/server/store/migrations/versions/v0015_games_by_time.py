"""Find the latest games of a guest at the same cost however many there are."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add the times of the games, and an index by them in place of the one by guests alone."""
    op.add_column("game_guests", sa.Column("at", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(
        "UPDATE game_guests SET at = (SELECT games.at FROM games WHERE games.id = game_guests.game_id)"
    )
    op.drop_index("ix_game_guests_guest", "game_guests")
    op.create_index("ix_game_guests_guest_at", "game_guests", ["guest", "at", "game_id"])


def downgrade() -> None:
    """Drop the times."""
    op.drop_index("ix_game_guests_guest_at", "game_guests")
    op.create_index("ix_game_guests_guest", "game_guests", ["guest"])
    op.drop_column("game_guests", "at")
