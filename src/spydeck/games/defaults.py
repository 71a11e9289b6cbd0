"""Parts for games that do not need their own: no options, random moves, nothing in advance."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from spydeck.games.action import Verb
from spydeck.games.action_text import random_operands
from spydeck.games.game import OptionFlag, Rules
from spydeck.games.option_values import check_names, check_players
from spydeck.json_types import JsonObject
from spydeck.kernel import NONE, kernel, random_member


@kernel
def nobody_early(state: Any, seat: int) -> int:
    """Return no verbs: no seat can answer in advance."""
    return 0


@kernel
def as_drawn(world: Any, seat: int, steps: int, generator: list[int]) -> None:
    """Leave a world as it was drawn: its likelihood is all that says how much it counts."""


@kernel
def never_settled(state: Any) -> bool:
    """Return False: every action up to the last one can change the points."""
    return False


@dataclass(frozen=True)
class PlayersOnly:
    """The options of a game in which only the number of players can be chosen."""

    players: int

    def tags(self) -> dict[str, str]:
        """Return no tags: there is nothing but the players."""
        return {}

    def facts(self) -> JsonObject:
        """Return the players as plain data."""
        return {"players": self.players}


class NoOptions:
    """The setup of a game in which only the number of players can be chosen."""

    FLAGS: tuple[OptionFlag, ...] = ()
    SINGLE_DEAL: Mapping[str, object] = {}

    def __init__(self, minimum: int, maximum: int, clause: str, start: Any) -> None:
        self._bounds = minimum, maximum, clause
        self._start = start

    def read_options(self, players: int, given: Mapping[str, object], /) -> PlayersOnly:
        """Return the validated options. Raise `InvalidOption`."""
        check_names(given, [])
        return PlayersOnly(check_players(players, *self._bounds))

    def start(self, options: PlayersOnly, /) -> Any:
        """Return the first state: what the function passed in makes of the number of players."""
        return self._start(options.players)


class RandomPolicy:
    """Moves at random, for a game that has no policy of its own."""

    def __init__(self, rules: Rules, verbs: Mapping[int, Verb]) -> None:
        self._rules = rules
        self._verbs = verbs

    def sensible(self, state: Any, seat: int, generator: list[int]) -> tuple[int, int, int]:
        """Return a random action."""
        verb_id = self.random_verb(generator, self._rules.choices(state, seat, NONE, NONE, 0))
        return random_operands(self._rules, verb_id, self._verbs[verb_id], state, seat, generator)

    stand_in = sensible

    def random_verb(self, generator: list[int], verbs: int) -> int:
        """Return one of a set of verbs, each equally likely."""
        return random_member(generator, verbs)
