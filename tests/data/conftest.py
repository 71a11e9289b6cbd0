"""What the tests of data have at hand."""

from tests.arena.conftest import cli

__all__ = ["cli"]
