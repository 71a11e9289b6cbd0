"""Settings of all tests."""

import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

from spydeck import language

# No deadlines: the first example may wait for the compiler, and shared machines stall.
settings.register_profile("full", deadline=None, derandomize=True)
settings.register_profile("check", deadline=None, derandomize=True, max_examples=20)
settings.load_profile("full")

# Tests that were started in the background have these ignored, and so would the programs that they stop.
for how, usual in ((signal.SIGINT, signal.default_int_handler), (signal.SIGHUP, signal.SIG_DFL)):
    if signal.getsignal(how) is signal.SIG_IGN:
        signal.signal(how, usual)


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    """Leave English to the tests that follow, whatever language a command line was told to use."""
    yield
    language.use("en")


SERVERS = {"server", "live_server", "cards", "postgresql_url"}
"""The fixtures that start a server, or need one of PostgreSQL."""


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark every test that gets a server as `live`."""
    if isinstance(item, pytest.Function) and SERVERS.intersection(item.fixturenames):
        item.add_marker("live")
