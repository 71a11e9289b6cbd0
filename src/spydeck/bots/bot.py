"""What a bot is: an observation in, the text of an action out."""

from __future__ import annotations

from typing import Protocol

from spydeck.observation import Observation


class Bot(Protocol):
    """A player by program; it gets what a person in its seat may know, and nothing else."""

    def choose(self, observation: Observation) -> str:
        """The text of a legal action for the observed seat, which may act."""
