"""Fixtures of the tests of data."""

from tests.arena.conftest import cli

__all__ = ["cli"]
