"""One play of a game from the first chance node: a position, and what has been seen on the way to it.

What is played is a `Setting`: a game with its parameters in OpenSpiel.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from spydeck.adapters.openspiel.dealing import Dealing, new_dealing
from spydeck.arrays.position import Position
from spydeck.arrays.position_state import read_word
from spydeck.arrays.words import Vocabulary, vocabulary
from spydeck.errors import IllegalWord, InvalidOption
from spydeck.games.game import Bounds, Game, OptionFlag, Options
from spydeck.games.option_values import whole_number
from spydeck.games.registry import game as game_of
from spydeck.json_types import JsonObject
from spydeck.kernel import NONE, lowest

Value = str | int | bool
"""The value of a parameter of a game in OpenSpiel."""

MAX_DEALS = 100


@dataclass(frozen=True)
class Setting:
    """A game with its players and options, and how many deals or rounds of it are played."""

    game: Game
    options: Options
    deals: int

    @cached_property
    def bounds(self) -> Bounds:
        """The bounds of this setting."""
        if self.game.bounds is None:
            raise InvalidOption(f"{self.game.title} has no bounds, so OpenSpiel cannot have it")
        return self.game.bounds(self.options, self.deals)

    @cached_property
    def words(self) -> Vocabulary:
        """The words of the game."""
        return vocabulary(self.game)

    @cached_property
    def secrets(self) -> Mapping[int, bool | Callable[[Any, int], bool]]:
        """The verbs of actions that the other seats may not see, with when they may not."""
        return {number: verb.secret for number, verb in self.game.verbs.items() if verb.secret}

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
    return {
        "players": game.usual_players,
        **({"deals": game.usual_deals} if game.usual_deals else {}),
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


CHANCE = -1
TERMINAL = -4
"""The players that OpenSpiel knows beside the seats."""

LOG_WORDS = 128
"""How many of the last words the information state tensor has: all of a deal or round with tricks."""


class Done(NamedTuple):
    """An action that a seat has finished."""

    seat: int
    words: tuple[int, ...]
    """Empty where a sample does not say what was done."""
    secret: bool
    """Whether only the seat knows what it did."""


class Part:
    """A deal or round that is over: how it started, or was resampled, and the words from there on."""

    __slots__ = ("_base", "_known", "_words")

    def __init__(self, base: Position, words: list[int]) -> None:
        self._base = base
        self._words = words
        self._known: dict[int, str] = {}

    def known(self, setting: Setting, seat: int) -> str:
        """Return what a seat knew before the last word of the part."""
        if seat not in self._known:
            position = self._base.copy()
            for word in self._words[:-1]:
                position.apply(position.seat, word)  # type: ignore[arg-type]  # a seat chooses each word
            self._known[seat] = written(view(setting, position, seat))
        return self._known[seat]


class Play:
    """One play: where it stands, what may be done, and what each seat knows.

    `player` is the seat that chooses, `CHANCE` or `TERMINAL`.
    """

    __slots__ = (
        "_base",
        "_done",
        "_known",
        "_past",
        "_secrets",
        "_started",
        "_words",
        "dealing",
        "player",
        "position",
        "setting",
    )

    def __init__(self, setting: Setting, position: Position) -> None:
        self.setting = setting
        self.position = position
        self.dealing: Dealing | None = None
        self.player = TERMINAL
        self._past: tuple[tuple[Part, tuple[Done, ...]], ...] = ()
        self._base = position
        self._words: list[int] = []
        """The words chosen since `_base`."""
        self._started: list[int] = []
        self._done: list[Done] = []
        """The actions finished in this deal or round."""
        self._known: dict[int, str] = {}
        self._secrets = setting.secrets

    @classmethod
    def start(cls, setting: Setting) -> Play:
        """Return a play at its first chance node."""
        play = cls(setting, Position.of_state(setting.game, setting.game.setup.start(setting.options)))
        play._go_on()
        return play

    def copy(self) -> Play:
        """Return an independent copy."""
        twin = Play(self.setting, self.position.copy())
        twin.player, twin.dealing = self.player, self.dealing and self.dealing.copy()
        twin._past, twin._base = self._past, self._base
        twin._words, twin._started, twin._done = self._words[:], self._started[:], self._done[:]
        twin._known = self._known.copy()
        return twin

    def __deepcopy__(self, memo: object) -> Play:
        return self.copy()

    def legal(self) -> list[int]:
        """Return what may be done next: words, or things to draw."""
        if self.dealing:
            return list(self.dealing.left)
        return [] if self.player == TERMINAL else self.position.legal(self.player)

    def apply(self, action: int) -> None:
        """Draw a thing, or choose a word. Raise `ValueError` or `IllegalWord`."""
        dealing = self.dealing
        if dealing:
            if dealing.draw(action):
                self._known.clear()
                self.position.resolve(dealing.outcome())
                self._go_on()
            return
        seat = self.player
        if seat == TERMINAL:
            raise IllegalWord("no word can be chosen now: the game is over")
        word = read_word(action, self.setting.words.size)
        secret = self._is_secret(word) if self._secrets else False
        self.position.apply(seat, word)
        self._known.clear()
        self._words.append(word)
        self._started.append(word)
        if not self.position.started:
            self._done.append(_new(Done, (seat, tuple(self._started), secret)))
            self._started.clear()
            following = self.position.seat
            if following is None:
                self._go_on()
            else:
                self.player = following

    def resample(self, seat: int, random: Callable[[], float]) -> Play:
        """Return a play that a seat cannot tell from this one, drawn from all of them."""
        seed = int(random() * (1 << 31)) << 31 | int(random() * (1 << 31))
        position = self.position.resample(seat, seed)
        play = Play(self.setting, position)
        play.player, play.dealing = self.player, self.dealing and self.dealing.again(random)
        play._past, play._base = self._past, position.copy()
        play._started = self._started[:] if position.started else []
        play._done = [done._replace(words=()) if done.secret else done for done in self._done]
        return play

    def observation(self, seat: int) -> str:
        """Return what a seat (-1: a spectator) may know of the position, as JSON."""
        if seat not in self._known:
            facts = view(self.setting, self.position, seat)
            if self._started and seat == self.player:
                facts["started"] = self.position.texts(self._started)
            self._known[seat] = written(facts)
        return self._known[seat]

    def private(self, seat: int) -> str:
        """Return what a seat knows of the position and a spectator does not, as JSON."""
        public = json.loads(self.observation(-1))
        own = json.loads(self.observation(seat))
        return written({name: fact for name, fact in own.items() if fact != public.get(name)})

    def information(self, seat: int) -> str:
        """Return what a seat has seen from the start: one line of JSON or of an action after the other."""
        lines = [f"{self.setting.game.name} seat {seat}"]
        for part, done in self._past:
            lines += [*map(self._seen, done), part.known(self.setting, seat)]
        return "\n".join([*lines, *map(self._seen, self._done), self.observation(seat)])

    def log(self, seat: int) -> NDArray[np.float32]:
        """Return the last words that everyone saw in this deal, the latest first, as rows of two numbers.

        They are the seat that chose the word, from 1 for `seat` itself to the left, and 1 more than the word;
        0 for an action that only this seat knows.
        """
        rows: list[tuple[int, int]] = []
        for done in reversed(self._done[-LOG_WORDS:]):
            place = 1 + (done.seat - seat) % self.position.players
            words = [0] if done.secret else [1 + word for word in reversed(done.words)]
            rows += [(place, word) for word in words]
        out = np.zeros((LOG_WORDS, 2), np.float32)
        shown = rows[:LOG_WORDS]
        if shown:
            out[: len(shown)] = shown
        return out

    def __str__(self) -> str:
        """Return all that has been done, and what is being drawn or chosen."""
        past = [done for _, part in self._past for done in part]
        lines = [f"{done.seat} {self._texts(done.words) or '?'}" for done in [*past, *self._done]]
        if self.dealing:
            drawn = (self.dealing.operand.texts[number] for number in self.dealing.drawn)
            lines.append(" ".join([self.dealing.name, *drawn]))
        elif self.player >= 0:
            lines.append(f"{self.player} {self._texts(self._started)}".rstrip() + " ...")
        lines += [f"seat {seat}: {self.observation(seat)}" for seat in range(self.position.players)]
        return "\n".join(lines)

    def _seen(self, done: Done) -> str:
        """Return an action as all other seats see it."""
        return f"{done.seat} {'?' if done.secret else self._texts(done.words)}"

    def _texts(self, words: Sequence[int]) -> str:
        return " ".join(self.position.texts(words))

    def _go_on(self) -> None:
        """Find out who is next where no seat has been, and put a finished deal aside."""
        self.dealing = None
        if self._done:
            self._past = (*self._past, (Part(self._base, self._words), tuple(self._done)))
            self._words, self._done = [], []
        seat, pending = self.position.seat, self.position.pending
        if seat is not None:
            self.player = seat
            self._base = self.position.copy()
        elif pending is None or self.position.part >= self.setting.deals:
            self.player = TERMINAL
        else:
            self.player = CHANCE
            self.dealing = new_dealing(self.position, pending)

    def _is_secret(self, word: int) -> bool:
        """Return whether the action that a word belongs to is seen by nobody but its seat."""
        verb_id = self.position.partial[0]
        if verb_id == NONE:
            verb_id = lowest(self.setting.words.bits[word])
        secret = self._secrets.get(verb_id, False)
        return secret if isinstance(secret, bool) else secret(self.position.state(), self.player)


_new = tuple.__new__
"""Makes a finished action in half the time of `Done(...)`."""


def view(setting: Setting, position: Position, seat: int) -> JsonObject:
    """Return what a seat (-1: a spectator) may know of a position, as plain data."""
    text = setting.game.text
    return {**text.view(position.observe(seat).state(), seat, setting.options, text.Ledger())}


def written(facts: JsonObject) -> str:
    """Return plain data as JSON."""
    return json.dumps(facts, separators=(",", ":"))
