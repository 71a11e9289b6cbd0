"""Settings of all tests."""

import signal

import pytest
from hypothesis import settings

# No deadlines: the first example may wait for the compiler, and shared machines stall.
settings.register_profile("full", deadline=None, derandomize=True)
settings.register_profile("check", deadline=None, derandomize=True, max_examples=20)
settings.load_profile("full")

# Tests that were started in the background have these ignored, and so would the programs that they stop.
for how, usual in ((signal.SIGINT, signal.default_int_handler), (signal.SIGHUP, signal.SIG_DFL)):
    if signal.getsignal(how) is signal.SIG_IGN:
        signal.signal(how, usual)

SERVERS = {"server", "live_server", "cards", "postgresql_url"}
"""The fixtures that start a server, or need one of PostgreSQL."""


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark every test that gets a server as `live`."""
    if isinstance(item, pytest.Function) and SERVERS.intersection(item.fixturenames):
        item.add_marker("live")
