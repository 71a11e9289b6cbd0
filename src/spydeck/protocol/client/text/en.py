"""The client's sentences in English."""

from __future__ import annotations

from spydeck.errors import shown

NAME_NEEDED = "choose a name first"
NO_TABLE_IN_LINK = "this link leads to a server, but not to a table"
NOT_OPEN = "the socket is not open; enter it with `with`"
NO_ANSWER = "no answer"
NO_REPLY = "the server has not replied yet"
CLOSED = "the server has closed the connection"
STOPPING = "the server is stopping"
OTHER_VERSION = "the server does not speak this version of the protocol"


def bad_name(name: str, max_length: int) -> str:
    return f"a name has 1 to {max_length} printable characters; {shown(name)} is not valid"


def bad_link(text: str) -> str:
    return (
        f"{shown(text)} is not a link to a table; such a link looks like "
        "http://127.0.0.1:7707/join/... or http://127.0.0.1:7707/table/..."
    )


def unreachable(address: str, reason: object) -> str:
    return f"cannot reach {address}: {reason}"


def gave_up(address: str, reason: object) -> str:
    return f"{address} no longer answers: {reason}"


def unknown_server(address: str) -> str:
    return f"{address} does not answer like a server of this version"


def no_reason(status: int) -> str:
    return f"the server answered with status {status} and no reason"
