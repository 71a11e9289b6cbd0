"""The chance outcomes of Spycard."""

AGENTS = 0
"""The order of the agents (SC-4)."""
AGENDAS = 1
"""The order of the agendas (SC-5)."""
FIRST_PLAYER = 2
"""A seat (SC-6)."""
