"""The limits of one server; its host can set each of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import inf, nan

from spydeck.errors import InvalidOption, shown
from spydeck.server.text import notice


@dataclass(frozen=True)
class Limits:
    """Bounds on everything that comes from outside."""

    message_bytes: int = 8_192
    """Bytes of one message of a socket, and of the body of an HTTP request."""
    messages_per_second: float = 20.0
    messages_at_once: int = 60
    """Messages of a socket in one burst."""
    said_per_minute: int = 20
    """Chat messages of one member at one table."""
    waiting_messages: int = 500
    """Unread messages of a slow socket before it is closed."""
    seconds_to_request: float = 10.0
    """For the head of an HTTP request to arrive, and then for its body."""
    seconds_to_hello: float = 10.0
    seconds_to_farewell: float = 10.0
    """For a socket that is being closed to read the last messages."""
    sockets: int = 10_000
    """Open sockets; there can be 1,000 connections more, on which requests are sent."""
    sockets_per_address: int = 200
    """Open sockets of one address; there can be 200 connections more."""
    sockets_per_member: int = 8
    members_per_table: int = 60
    entries_per_table: int = 100_000
    """Events in one table's log; after that only the running game continues."""
    bot_seconds_per_table: float = 300.0
    """Processor time within an hour, in seconds: of one table's bots, or of all advice for one address."""
    fill_seconds: float = 30.0
    """Seconds for which players at a table for strangers wait for others, before bots take the open seats."""
    bots_alone_seconds: float = 1.0
    """Seconds between the moves of bots at a table where no person or program plays."""
    reviews: int = 200
    """Reviews of finished games that wait or are being made."""
    reviews_per_address: int = 8
    """Of these, those for one address."""
    tables: int = 50_000
    """Tables on the server."""
    tables_per_guest: int = 60
    """Tables that one guest can create within an hour."""
    tables_per_address: int = 240
    """Tables that one address can create within an hour."""
    guests_per_address: int = 200
    """New guests from one address within an hour."""
    recoveries_per_address: int = 30
    """Recovery codes and passkeys that one address can try within an hour."""
    invitations_per_guest: int = 60
    """Times that one guest can invite people whom they have played with, within an hour."""
    archives_per_address: int = 20
    """Times that one address can download all data of a guest within an hour."""
    requests_per_second: float = 20.0
    requests_at_once: int = 200
    """HTTP requests of one address per second and in one burst; twenty files of the client count as one."""
    missed_updates: int = 2_000
    """Events that a welcome sends to a client that was disconnected."""
    quiet_seconds: float = 60.0
    """A table without sockets for this long is unloaded; it is loaded from its log again."""
    listed_hours: int = 24
    """An open table is listed for this long after a member last joined, sat down or started a game."""
    unstarted_hours: int = 24
    """A table at which no game has started is deleted after this long without events; on a full server the
    oldest of them make room for new tables."""
    keep_days: int = 400
    """A table without events for this long is deleted; finished games are kept."""


def read_limits(given: Sequence[str]) -> Limits:
    """Return the default limits with some replaced, each by "name=number". Raise `InvalidOption`."""
    values = asdict(Limits())
    for text in given:
        name, _, number = text.partition("=")
        if name not in values:
            raise InvalidOption(notice("unknown-limit", name=shown(name), limits=list(values)))
        try:
            values[name] = type(values[name])(number)
        except ValueError:
            values[name] = nan
        if not 0 < values[name] < inf:
            raise InvalidOption(notice("invalid-limit", name=name, value=shown(number)))
    return Limits(**values)
