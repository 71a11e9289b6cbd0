"""The database's tables. Migrations change them, and tests check that both have the same schema.

Times are milliseconds since the epoch, and columns named `facts` or `body` hold JSON.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    false,
)

metadata = MetaData()


def _of_table() -> Column[str]:
    """Return a reference to a row's table, with which the row is deleted; checked when a transaction ends."""
    return Column(
        "table_id",
        Text,
        ForeignKey("tables.id", ondelete="CASCADE", deferrable=True, initially="DEFERRED"),
        primary_key=True,
    )


facts = Table(
    "facts",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""Facts about the server itself, such as the key that it signs with."""

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("generation", BigInteger, nullable=False, server_default="0", index=True),
)
"""People. The generation is that of their valid cookies: each guest who signs out everywhere gets the next
one of all guests."""

devices = Table(
    "devices",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("guest", Text, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
)
"""Device links. Only digests: a reader of the database cannot use them."""

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("digest", Text, nullable=False, unique=True),
    Column("since", BigInteger, nullable=False),
)
"""Recovery codes, one for each guest who wishes. Only digests: a reader of the database cannot use them."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, nullable=False, index=True),
    Column("credential", Text, nullable=False),
    Column("counter", BigInteger, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("used", BigInteger),
)
"""Public keys of passkeys: with them a reader of the database can verify signatures but not make any."""

used_challenges = Table(
    "used_challenges",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("until", BigInteger, nullable=False, index=True),
)
"""Challenges that passkeys have answered, for as long as they could be answered again."""

push_devices = Table(
    "push_devices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Browsers that show notifications to guests: where their messages are sent, and how they are encrypted."""

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("invitation", Text, nullable=False, unique=True),
    Column("host_guest", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("stage", Text, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    Column("facts", Text, nullable=False),
    Column("joinable", Text, index=True),
    Column("due", BigInteger, index=True),
)
Index("ix_tables_open_at", tables.c.open, tables.c.at)

nodes = Table(
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("process", Text),
    Column("until", BigInteger, nullable=False),
    Column("address", Text),
    Column("tables", Integer, nullable=False, server_default="0"),
    Column("people", Integer, nullable=False, server_default="0"),
)
"""The processes that serve tables, each with the end of its lease, where others reach it, and how many tables
are loaded and people connected there."""

owners = Table(
    "owners",
    metadata,
    _of_table(),
    Column("node", Text, index=True),
    Column("epoch", BigInteger, nullable=False),
)
"""Which process took a table last, and how often that has happened; None if it has given the table back."""

members = Table(
    "members",
    metadata,
    _of_table(),
    Column("guest", Text, primary_key=True, index=True),
    Column("gone", Boolean, nullable=False, server_default=false()),
)
"""Which guests are, or were, members of which tables."""

blocks = Table(
    "blocks",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("blocked", Text, primary_key=True, index=True),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Whom guests have blocked, under the names that they knew them by."""

invited_guests = Table(
    "invited_guests",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("by", Text, primary_key=True, index=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False, index=True),
)
"""To which tables guests have invited each other, one table for each pair of them."""

erased_guests = Table(
    "erased_guests",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
)
"""Guests who have been deleted, for as long as something can still name them."""

entries = Table(
    "entries",
    metadata,
    _of_table(),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("member", Integer),
    Column("command", Text),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)
"""The tables' logs; stored in the order of their key, so that each log is contiguous."""
private = Table(
    "private",
    metadata,
    _of_table(),
    Column("member", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)
"""Facts for one member alone, such as sealed answers: not events, so that nobody can notice them."""

daily_deals = Table(
    "daily_deals",
    metadata,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("secret", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("expert_points", Integer),
    Column("expert_won", Boolean),
)
"""The deal of each game and day, with what the bot `expert` makes of it."""

daily_tries = Table(
    "daily_tries",
    metadata,
    Column("day", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("guest", Text, primary_key=True, index=True),
    Column("table_id", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("points", Integer),
    Column("won", Boolean),
    Column("finished", BigInteger),
)
"""The tries at daily deals that count; kept when their tables are deleted."""

games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("facts", Text, nullable=False),
    Column("record", Text, nullable=False),
)
"""Finished games, which are kept when their tables are deleted."""

reviews = Table(
    "reviews",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)
"""Reviews of finished games, which are kept with them."""

game_guests = Table(
    "game_guests",
    metadata,
    Column("game_id", Text, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", Text, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False, server_default="0"),
)
Index("ix_game_guests_guest_at", game_guests.c.guest, game_guests.c.at, game_guests.c.game_id)
"""Which guests played in which finished games, and when those ended."""
