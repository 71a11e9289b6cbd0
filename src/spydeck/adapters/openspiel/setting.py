"""What is played: the parameters of a game in OpenSpiel, and the bounds that hold for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from spydeck.arrays.words import Vocabulary, vocabulary
from spydeck.errors import InvalidOption
from spydeck.games.black_spy.cards import BLACK, CARDS, COLOURED_SPIES
from spydeck.games.black_spy.rules.state import PASSED_CARDS
from spydeck.games.black_spy.rules.tricks import SWEEP, value_of
from spydeck.games.black_spy.variants import bits_of, variant
from spydeck.games.game import Game, OptionFlag, Options
from spydeck.games.option_values import whole_number
from spydeck.games.registry import game as game_of
from spydeck.games.spy_tricks.cards import FIRST_CARD_SPOT, FIRST_RANK_SPOT, cards_in_game
from spydeck.games.spy_tricks.rules.guesses import points_of_spot
from spydeck.games.spy_tricks.rules.state import TRICKS
from spydeck.games.spycard.cards import AGENTS, agendas_in_game
from spydeck.kernel import count

Value = str | int | bool
"""What a parameter of a game in OpenSpiel can be here."""

MAX_DEALS = 100


@dataclass(frozen=True)
class Bounds:
    """What no game with some parameters goes beyond."""

    min_utility: float
    max_utility: float
    words: int
    """The maximum number of words that all seats choose."""
    chance_nodes: int
    """The maximum number of chance nodes."""


@dataclass(frozen=True)
class Setting:
    """A game with its players and options, and how many deals or rounds of it are played."""

    game: Game
    options: Options
    deals: int

    @cached_property
    def bounds(self) -> Bounds:
        """The bounds of this setting."""
        return GAMES[self.game.name].bounds(self.options, self.deals)

    @cached_property
    def words(self) -> Vocabulary:
        """The words of the game."""
        return vocabulary(self.game)

    def __reduce__(self) -> tuple[Callable[..., Setting], tuple[Any, ...]]:
        return _restored, (self.game.name, self.options, self.deals)


def _restored(name: str, options: Options, deals: int) -> Setting:
    return Setting(game_of(name), options, deals)


def unset(game: Game, flag: OptionFlag) -> Value:
    """Return the value of a parameter that leaves an option as it is by default."""
    if flag.value_kind == "switch":
        return bool(game.read_options(game.usual_players, {}).facts()[flag.name])
    return {"number": 0, "seat": -1}.get(flag.value_kind, "")


def parameters(game: Game) -> dict[str, Value]:
    """Return the parameters of a game with their defaults."""
    deals = GAMES[game.name].deals
    return {
        "players": game.usual_players,
        **({"deals": deals} if deals else {}),
        **{flag.name: unset(game, flag) for flag in game.option_flags},
    }


def read_setting(game: Game, given: Mapping[str, Value]) -> Setting:
    """Return the setting for the parameters of a game. Raise `InvalidOption`."""
    known = parameters(game)
    for name in given:
        if name not in known:
            raise InvalidOption(f"there is no parameter {name}; the parameters are: {', '.join(known)}")
    chosen = {**known, **given}
    options = {
        flag.name: chosen[flag.name]
        for flag in game.option_flags
        if flag.value_kind == "switch" or chosen[flag.name] != known[flag.name]
    }
    deals = whole_number("deals", chosen.get("deals", 1), 1, MAX_DEALS)
    players = chosen["players"]
    if isinstance(players, str):
        players = whole_number("players", players, game.least_players, game.most_players)
    return Setting(game, game.read_options(players, options), deals)


def black_spy_bounds(options: Any, deals: int) -> Bounds:
    """Return the bounds of a number of deals (BS-8, BS-19 to BS-23, BS-28 to BS-33)."""
    variants = bits_of(options.variants)
    most = value_of(BLACK, variants) - 1  # with all black cards it is a sweep
    least = value_of(COLOURED_SPIES, variants)
    if variants & variant.CAPTURE_OR_RELEASE:
        least = -SWEEP
    choices_of_three = 2 if variants & variant.THE_MOLE else 1
    words = CARDS + choices_of_three * PASSED_CARDS * options.players
    words += count(variants & (variant.CALLING_COLOR | variant.CAPTURE_OR_RELEASE))
    return Bounds(-min(most * deals, options.end_value + most), -least * deals, words * deals, CARDS * deals)


def spy_tricks_bounds(options: Any, deals: int) -> Bounds:
    """Return the bounds of a number of rounds (ST-7, ST-14 to ST-21).

    A trick is followed by two guesses of a spot and a Helper or none; salvation takes one word more.
    """
    rounds = min(deals, options.players)
    card = points_of_spot(FIRST_CARD_SPOT)
    points = points_of_spot(0) + points_of_spot(FIRST_RANK_SPOT) + card
    words = TRICKS * (options.players + 4) + 3 * options.players
    deck = count(cards_in_game(options.players))
    return Bounds(0, points + (rounds - 1) * (points + card), words * rounds, 1 + (deck - 1) * rounds)


MAX_WORDS_OF_TURN = AGENTS + 2
"""Most words of a turn in Spycard: a verb, all agents, the end. The longest claim takes fewer: its 4 words,
answers of 4 opponents, then 4 uses by a Joker of 3 words, each with a question of 2, and the end."""


def spycard_bounds(options: Any, deals: int) -> Bounds:
    """Return the bounds of a game (SC-4 to SC-6, SC-33)."""
    turns = options.turn_limit * options.players
    return Bounds(0, 1, MAX_WORDS_OF_TURN * turns, AGENTS + agendas_in_game(options.players))


@dataclass(frozen=True)
class Adapted:
    """What an adapted game is like, apart from its own parts."""

    bounds: Callable[[Any, int], Bounds]
    deals: int | None
    """How many deals or rounds are played at most, by default; None for a game that has only one."""


GAMES = {
    "black-spy": Adapted(black_spy_bounds, 1),
    "spy-tricks": Adapted(spy_tricks_bounds, 4),
    "spycard": Adapted(spycard_bounds, None),
}
"""The games that are registered, by name."""
