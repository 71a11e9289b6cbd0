"""Which address a request comes from."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network

from starlette.types import Scope


def address_of(scope: Scope) -> str:
    """Return the address of a request; all IPv6 addresses of one network count as one."""
    client = scope.get("client")
    return network_of(client[0] if client else "")


@lru_cache(4096)
def network_of(address: str) -> str:
    """Return an IPv4 address as it is, and for an IPv6 address its network of 64 bits."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    if found.is_loopback:
        return address
    return str(ip_network((int(found), 64), strict=False))
