"""A small client in Python: a guest over HTTP, and the socket of a table."""

from spydeck.protocol.client.errors import NoReply, RequestRejected, Unreachable
from spydeck.protocol.client.guest import Guest
from spydeck.protocol.client.links import Link, read_link
from spydeck.protocol.client.socket import TableSocket

__all__ = ["Guest", "Link", "NoReply", "RequestRejected", "TableSocket", "Unreachable", "read_link"]
