"""The games for OpenSpiel: importing this module registers them.

| name | what is played by default |
|---|---|
| `python_spydeck_black_spy` | one deal; more with the parameter `deals` |
| `python_spydeck_spy_tricks` | a whole game |
| `python_spydeck_spycard` | a whole game |

`players` and all options of the games are parameters:
`pyspiel.load_game("python_spydeck_black_spy(players=3,variants=the-mole going-back)")`.
It needs the extra `openspiel`; without it, importing raises `MissingExtra`.
"""

from __future__ import annotations

from spydeck.errors import importing

with importing("openspiel", "pyspiel"):
    import pyspiel

from spydeck.adapters.openspiel.environment import BlackSpyGame, SpycardGame, SpyTricksGame

__all__ = ["NAMES", "BlackSpyGame", "SpyTricksGame", "SpycardGame"]

for _made in (BlackSpyGame, SpyTricksGame, SpycardGame):
    pyspiel.register_game(_made.kind, _made)

NAMES = tuple(str(made.kind.short_name) for made in (BlackSpyGame, SpyTricksGame, SpycardGame))
"""The names under which OpenSpiel knows the games."""
