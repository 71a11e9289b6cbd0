"""What a bot is: it receives an observation and returns the text of an action."""

from __future__ import annotations

from typing import Protocol

from spydeck.match.observation import Observation


class Bot(Protocol):
    """A player that is a program; it receives what a person in its seat may know, and nothing else."""

    def choose(self, observation: Observation) -> str:
        """Return the text of a legal action for the observed seat, which may act."""
