"""One seat of one game: its tensor and mask before each of its words, with opponents in the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from spydeck.adapters.against import GamesAgainst
from spydeck.adapters.environments import view_for
from spydeck.arrays.engine import POLICIES, engine
from spydeck.arrays.words import CHOSEN, END, OBJECTS, SUBJECT, VERB, add, write_partial
from spydeck.bots import maker
from spydeck.bots.baselines import Bot
from spydeck.errors import BotFailed, InvalidOption, UnknownBot, shown
from spydeck.games.action import Action
from spydeck.games.action_text import write_action
from spydeck.games.game import MAX_SEATS, Game, Options
from spydeck.json_types import JsonObject
from spydeck.match import Match

Opponent: TypeAlias = "str | Bot"
Opponents: TypeAlias = "Opponent | Sequence[Opponent]"


def each_of(opponents: Opponents, count: int) -> list[Opponent]:
    """Return one opponent for each other seat. Raise `InvalidOption`, `UnknownBot`."""
    if isinstance(opponents, str) or callable(getattr(opponents, "choose", None)):
        found: list[Opponent] = [opponents] * count  # type: ignore[list-item]  # one of them, not several
    elif isinstance(opponents, Sequence) and len(opponents) == count:
        found = list(opponents)
    else:
        wanted = f"a bot's name, a bot, or {count} of these, one for each opponent"
        given = f"{len(opponents)} of them" if isinstance(opponents, Sequence) else shown(opponents)
        raise InvalidOption(f"opponents must be {wanted}, not {given}")
    for opponent in found:
        if isinstance(opponent, str):
            maker(opponent)
        elif not callable(getattr(opponent, "choose", None)):
            raise UnknownBot(f"the bot {shown(opponent)} has no method choose(observation)")
    return found


def compiled(opponents: Sequence[Opponent]) -> list[int] | None:
    """Return the numbers of the opponents' policies in `POLICIES`, or None where one is not compiled."""
    if all(isinstance(one, str) and one in POLICIES for one in opponents):
        return [POLICIES.index(str(one)) for one in opponents]
    return None


def bot_of(opponent: Opponent, seed: int) -> Bot:
    """Return an opponent as a bot; one that was named is made from a seed."""
    return maker(opponent)(seed) if isinstance(opponent, str) else opponent


class Seat(Protocol):
    """One seat that is played; the arrays have new contents after each call."""

    over: bool
    reward: int
    """The return of the seat, once the game is over."""

    @property
    def tensor(self) -> NDArray[np.int8]:
        """The observation tensor of the seat."""

    @property
    def mask(self) -> NDArray[np.int8]:
        """1 for each word that the seat may choose; all 0 once the game is over."""

    def start(self, seat: int, seed: int) -> None:
        """Start a game, and play on until the seat chooses."""

    def choose(self, word: int) -> None:
        """Choose a legal word, and play on until the seat chooses again or the game is over."""

    def stop(self) -> None:
        """End the game where it is."""

    def view(self) -> JsonObject:
        """Return what the seat sees."""


class CompiledSeat:
    """A seat against compiled opponents."""

    def __init__(
        self, game: Game, options: Options, policies: Sequence[int], deals: int | None = None
    ) -> None:
        self._games = GamesAgainst(game, options, np.zeros(1, np.int64), policies, deals=deals)
        self._none = np.zeros_like(self._games.mask[0])
        self.over = False
        self.reward = 0

    @property
    def tensor(self) -> NDArray[np.int8]:
        """The observation tensor of the seat."""
        games = self._games
        found: NDArray[np.int8] = (games.final if games.done[0] else games.obs)[0]
        return found

    @property
    def mask(self) -> NDArray[np.int8]:
        """1 for each word that the seat may choose; all 0 once the game is over."""
        found: NDArray[np.int8] = self._none if self.over else self._games.mask[0]
        return found

    def start(self, seat: int, seed: int) -> None:
        """Start a game, and play on until the seat chooses."""
        self._games.own[0] = seat
        self._games.reset(seed)
        self.over = False
        self.reward = 0

    def choose(self, word: int) -> None:
        """Choose a legal word, and play on until the seat chooses again or the game is over."""
        games = self._games
        games.choose(np.array([word]))
        if games.done[0]:
            self.reward = int(games.returns[0, games.own[0]])
            self.stop()

    def stop(self) -> None:
        """End the game where it is."""
        self.over = True

    def view(self) -> JsonObject:
        """Return what the seat sees."""
        games = self._games
        position = games.ended(0) if games.done[0] else games.position(0)
        return view_for(position, games.options, int(games.own[0]))


class BotSeat:
    """A seat against bots that receive observations. A bot that fails ends the game with `BotFailed`."""

    def __init__(
        self, game: Game, options: Options, opponents: Sequence[Opponent], deals: int | None = None
    ) -> None:
        self._game = game
        self._deals = deals
        self._options = options
        self._opponents = opponents
        self._engine = engine(game)
        self.tensor = np.zeros(self._engine.tensor_length, np.int8)
        self.mask = np.zeros(self._engine.words.size, np.int8)
        self.over = False
        self.reward = 0

    def start(self, seat: int, seed: int) -> None:
        """Start a game, and play on until the seat chooses."""
        self._start(seat, seed)
        while self.over:  # before the seat has chosen: play another
            seed += 1
            self._start(seat, seed)

    def _start(self, seat: int, seed: int) -> None:
        players = self._options.players
        self.stop()  # in case a bot cannot be made
        self._match = Match(self._game, self._options, seed=seed)
        self._seat = seat
        self._bots = {
            (seat + place) % players: bot_of(opponent, seed + place)
            for place, opponent in enumerate(self._opponents, 1)
        }
        self.over = False
        self.reward = 0
        self._play_on()

    def choose(self, word: int) -> None:
        """Choose a legal word, and play on until the seat chooses again or the game is over."""
        words = self._engine.words
        while words.texts[word] != END:
            add(self._partial, words.following(self._seen.state, self._partial)[word], words.operands)
            self._partial[CHOSEN] += 1
            left = list(words.following(self._seen.state, self._partial))
            if len(left) > 1:
                self._look()
                return
            (word,) = left
        action = Action(self._partial[VERB], self._partial[SUBJECT], self._partial[OBJECTS])
        self._match.act(self._seat, write_action(self._game, action))
        self._play_on()

    def stop(self) -> None:
        """End the game where it is."""
        self.over = True
        self.mask[:] = 0

    def view(self) -> JsonObject:
        """Return what the seat sees."""
        return self._match.view(self._seat)

    def _play_on(self) -> None:
        match = self._match
        try:
            while not self._is_over() and min(match.actors) != self._seat:
                self._let_act(min(match.actors))
        except BaseException:  # the word of the seat itself is played already: there is no way back
            self.stop()
            raise
        self._seen = match.observation(self._seat)
        self.tensor = self._seen.tensor
        if self._is_over():
            self.reward = self._returns()
            self.stop()
        else:
            self._partial = self._engine.words.opened(self._seen.state, self._seat)
            self._look()

    def _is_over(self) -> bool:
        match = self._match
        return match.over or (self._deals is not None and match.part >= self._deals)

    def _let_act(self, other: int) -> None:
        match, bot = self._match, self._bots[other]
        try:
            match.act(other, bot.choose(match.observation(other)))
        except Exception as error:
            wrong = f"{type(error).__name__}: {error}"
            raise BotFailed(f"the bot {type(bot).__name__} in seat {other} failed: {wrong}") from error

    def _look(self) -> None:
        found = self._engine
        first = found.tensor_length - found.words.size
        write_partial(self._partial, found.tables.operands, found.word_at, self.tensor, first)
        self.mask[:] = 0
        self.mask[list(found.words.following(self._seen.state, self._partial))] = 1

    def _returns(self) -> int:
        numbers: list[Any] = [0] * MAX_SEATS
        self._engine.programs.returns(self._match._state, numbers)
        return int(numbers[self._seat])
