"""How much of everything one server bears; whoever hosts it may set each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import inf, nan

from spydeck.errors import InvalidOption, shown


@dataclass(frozen=True)
class Limits:
    """Bounds on what comes from outside."""

    message_bytes: int = 8_192
    """Of one message of a socket, and of the body of an HTTP request."""
    messages_per_second: float = 20.0
    messages_at_once: int = 60
    """How many messages of a socket may come in one burst."""
    said_per_minute: int = 20
    """How often one member may say something at one table."""
    waiting_messages: int = 500
    """Messages that a slow socket may leave unread before it is closed."""
    seconds_to_request: float = 10.0
    """How long the head of an HTTP request may take to come, and then its body."""
    seconds_to_hello: float = 10.0
    seconds_to_farewell: float = 10.0
    """How long a socket that is being closed may take to read the last messages."""
    sockets: int = 10_000
    sockets_per_address: int = 200
    sockets_per_member: int = 8
    members_per_table: int = 60
    entries_per_table: int = 100_000
    """Events in one table's log; then only the running game goes on."""
    tables: int = 50_000
    """Tables that are kept at all."""
    tables_per_guest: int = 60
    """Tables that one guest may have set up within an hour."""
    tables_per_address: int = 240
    """Tables that one address may have set up within an hour."""
    guests_per_address: int = 200
    """Guests that one address may become within an hour."""
    requests_per_second: float = 20.0
    requests_at_once: int = 200
    """HTTP requests of one address, a second and in one burst; twenty files of the client count as one."""
    missed_updates: int = 2_000
    """Events that a welcome brings to a client that was away."""
    quiet_seconds: float = 60.0
    """After so long without any socket a table is put away; its log brings it back."""
    listed_hours: int = 24
    """For so long after somebody came, sat down or began a game an open table is listed."""
    keep_days: int = 400
    """After so long without any event a table is deleted; finished games stay."""


def read_limits(given: Sequence[str]) -> Limits:
    """Limits of which some are given, each "name=number"; raises `InvalidOption`."""
    usual = asdict(Limits())
    for text in given:
        name, _, number = text.partition("=")
        if name not in usual:
            raise InvalidOption(f"there is no limit {shown(name)}; the limits are: {', '.join(usual)}")
        try:
            usual[name] = type(usual[name])(number)
        except ValueError:
            usual[name] = nan
        if not 0 < usual[name] < inf:
            raise InvalidOption(f"{name} must be a number above 0, not {shown(number)}")
    return Limits(**usual)
