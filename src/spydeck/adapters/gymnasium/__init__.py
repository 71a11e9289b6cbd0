"""The games as environments of Gymnasium: one seat is played, bots hold the others.

Importing this module registers `spydeck/BlackSpy-v0`, `spydeck/SpyTricks-v0`, and `spydeck/Spycard-v0`, alone
(`gymnasium.make`) and many at once (`gymnasium.make_vec`); and so the games that other packages offer.
"""

from __future__ import annotations

from spydeck.errors import importing

with importing("gymnasium", "gymnasium"):
    import gymnasium

from spydeck.adapters.environments import ILLEGAL_REWARD
from spydeck.adapters.gymnasium.seat_env import SeatEnv
from spydeck.adapters.gymnasium.vector_env import SeatVectorEnv
from spydeck.games.registry import names

__all__ = ["ILLEGAL_REWARD", "SeatEnv", "SeatVectorEnv"]

GAMES = {"".join(word.capitalize() for word in name.split("-")): name for name in names()}
"""The name of each game, by that of its environment."""


def register() -> None:
    """Register the environments with Gymnasium; at a second call nothing happens."""
    for title, name in GAMES.items():
        identifier = f"spydeck/{title}-v0"
        if identifier not in gymnasium.registry:
            gymnasium.register(
                identifier,
                entry_point=f"{__name__}:SeatEnv",
                vector_entry_point=f"{__name__}:SeatVectorEnv",
                kwargs={"game": name},
            )


register()
