"""Spydeck: play, study, and research three spy card games.

Play
    `new` starts a `Match`: seats, legal actions as texts, views of what a seat may know, events.

    >>> import spydeck
    >>> match = spydeck.new("black-spy", players=4, variants=["the-mole"], seed=7)
    >>> match
    <Match of black-spy: 4 players, variants the-mole; part 0, actors 0 1 2 3, totals 0 0 0 0>
    >>> text = next(match.legal(0))
    >>> match.act(0, text)[0]["event"]
    'pass'
    >>> match.view(0)["stage"], match.view(1)["has_passed"]
    ('pass', [True, False, False, False])

    An action that the rules forbid raises `IllegalAction`, with the clause of the rulebook, and changes
    nothing.

    >>> match.act(0, text)
    Traceback (most recent call last):
    spydeck.errors.IllegalAction: BS-10: you have already passed; a choice cannot be changed

Choose a game
    `game_names` lists the games. `game` finds one: its options, its verbs, its rulebook.

    >>> spydeck.game_names()[:3]
    ('black-spy', 'spy-tricks', 'spycard')
    >>> spydeck.game("spycard").rulebook()[:9]
    '# Spycard'

Write a bot
    A `Bot` has one method, `choose(observation)`, and returns the text of an action. An `Observation` holds
    what its seat may know, and nothing else: `view`, `events`, `legal()`, `choices()`, and `key`, which is
    the same if and only if the seat has seen the same. `bot` finds the bots that come with the package.

    >>> class First:
    ...     def choose(self, observation):
    ...         return next(observation.legal())
    >>> players = [First(), *(spydeck.bot("sensible", seed) for seed in (1, 2, 3))]
    >>> while not match.over:
    ...     seat = match.actors[0]
    ...     events = match.act(seat, players[seat].choose(match.observation(seat)))
    >>> events[-1]["event"]
    'game-over'

    Bots that search explain a question: what each action leads to, how sure that is, and why.

    >>> match = spydeck.new("spycard", seed=3)
    >>> explanation = spydeck.bot("easy", seed=1).explain(match.observation(match.actors[0]))
    >>> explanation.best in match.legal(match.actors[0]), explanation.options[0].equal
    (True, True)

Try things out
    `Match.copy` returns an independent match in the same position. Matches and observations can be pickled.

    >>> trial = spydeck.new("spy-tricks", seed=7).copy()
    >>> trial.totals
    (0, 0, 0, 0)

Search and learn
    A `Position` is one state without its history, for compiled search; `Games` are thousands of games in
    arrays. Both act in words, which are numbers (`spydeck.arrays.words`). The engine is compiled when it is
    first used and kept on disk.

    >>> position = spydeck.new("spy-tricks", seed=7).position
    >>> position.evaluate(worlds=20, policy="sensible", rng=1).best in position.legal()
    True
    >>> games = spydeck.Games("spy-tricks", 100, seed=1)
    >>> games.step(games.mask.argmax(axis=1))

    `spydeck.arena` measures bots, `spydeck.data` writes their games as data, `spydeck.drawing` draws, and
    `spydeck.adapters` has environments for PettingZoo, Gymnasium, and OpenSpiel.

Keep and replay
    A record is a text with everything that was dealt and done. `dump` writes it, `load` replays it.

    >>> spydeck.load(match.record()).totals == match.totals
    True

When something is wrong
    Every error is a `SpydeckError`, which is a `ValueError`, and says what is wrong and what would be right.

    >>> spydeck.new("black-spy", players=2)
    Traceback (most recent call last):
    spydeck.errors.InvalidOption: BS-4: this game is for 3 to 6 players, not 2
"""

from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, Any

from spydeck.bots import Bot
from spydeck.bots import by_name as bot
from spydeck.errors import (
    BotFailed,
    IllegalAction,
    IllegalWord,
    InvalidChance,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    InvalidSeat,
    SpydeckError,
    UnfairRecord,
    UnknownBot,
    UnknownGame,
    UnreadableAction,
)
from spydeck.games.game import Game
from spydeck.games.reasons import Explanation
from spydeck.games.registry import game
from spydeck.games.registry import names as game_names
from spydeck.match import Match, new
from spydeck.match.observation import Observation
from spydeck.record import dump, load

if TYPE_CHECKING:
    from spydeck.arrays.games import Games
    from spydeck.arrays.position import Position

_LAZY = {"Games": "spydeck.arrays.games", "Position": "spydeck.arrays.position"}
"""Names that need NumPy, which takes longer to load than all the rest."""

_FORMER = ("fairness", "puzzles", "replay", "review", "search", "svg", "turns", "words")
"""Modules at paths that were documented once."""


def __getattr__(name: str) -> Any:
    """Return a part of the package that is loaded when it is first used."""
    if name in _LAZY:
        return getattr(import_module(_LAZY[name]), name)
    if name in _FORMER:
        return import_module(f"spydeck.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *_LAZY})


try:
    __version__ = version("spydeck")
except PackageNotFoundError:  # pragma: no cover  (run from a folder that was never installed)
    __version__ = "0"

__all__ = [
    "Bot",
    "BotFailed",
    "Explanation",
    "Game",
    "Games",
    "IllegalAction",
    "IllegalWord",
    "InvalidChance",
    "InvalidOption",
    "InvalidPosition",
    "InvalidRecord",
    "InvalidSeat",
    "Match",
    "Observation",
    "Position",
    "SpydeckError",
    "UnfairRecord",
    "UnknownBot",
    "UnknownGame",
    "UnreadableAction",
    "__version__",
    "bot",
    "dump",
    "game",
    "game_names",
    "load",
    "new",
]
