"""The contract that every game fulfils, and the registry by name.

A game is its rules, as kernels on one state (`spydeck.kernel`), and the words around them. Everything else
(matches, records, views, bots, the terminal) is written against this contract and never asks which
game it is.

An action is a verb, at most one *subject* and a set of *objects*, all numbers: "hearts #4 on #9" is the verb
hearts with the subject #4 and the object #9, "pass B1 R3 K7" the verb pass with three objects. `choices`
gives, for an action begun, the set of what may come next.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module, resources
from typing import Any, NamedTuple, Protocol

from spydeck.errors import UnknownGame, shown
from spydeck.games.events import EventRow
from spydeck.games.text_ui import TextUi
from spydeck.json_types import JsonObject
from spydeck.kernel import NONE, kernel, random_member

RULES_VERSION = 1
"""Grows when a record of an earlier version might replay differently."""


class Action(NamedTuple):
    """An action as numbers: verb, subject (or -1), set of objects."""

    verb: int
    subject: int = NONE
    objects: int = 0


@dataclass(frozen=True)
class Operand:
    """A kind of thing that actions and chance outcomes name, and the text of each by number.

    One text may stand for several numbers (the six K7): then those are interchangeable.
    """

    name: str
    texts: tuple[str, ...]
    clause: str
    """The clause that says what such a text is."""
    numbers: Mapping[str, tuple[int, ...]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        numbers: dict[str, tuple[int, ...]] = {}
        for number, text in enumerate(self.texts):
            numbers[text] = (*numbers.get(text, ()), number)
        object.__setattr__(self, "numbers", numbers)


@dataclass(frozen=True)
class Verb:
    """A kind of action: its word or words, and what must follow."""

    text: str
    clause: str
    """The clause that gives its text."""
    subject: Operand | None = None
    objects: Operand | None = None
    least: int = 0
    most: int = 0
    joiner: str = ""
    """A word before the objects: the "on" of "hearts #4 on #9"."""
    early: bool = False
    """Whether it answers what seats are asked in turn, so that it may be given before (`Game.early`)."""
    harmless: bool = False
    """Whether it is the answer that is given for somebody who is away or out of time; it has no operands."""
    telltale: bool = False
    """Whether how long somebody takes over it could tell a secret, so that a table shows it only after a
    time that is the same for everyone."""

    @property
    def form(self) -> str:
        """The verb with a word for each of its operands: "pass CARD CARD CARD"."""
        words = [self.text]
        if self.subject:
            words.append(self.subject.name.upper())
        if self.objects:
            words += [self.joiner] if self.joiner else []
            name = self.objects.name.upper()
            words += [name] * self.least
            if self.most > self.least:
                words.append(f"[{name}]" if self.most == self.least + 1 else f"[{name} ...]")
        return " ".join(words)


@dataclass(frozen=True)
class Chance:
    """A kind of chance outcome: the order of a whole deck, or one thing out of some."""

    name: str
    clause: str
    """The clause that says what the outcome is."""
    operand: Operand
    deck: Callable[[Any], Sequence[int]]
    """What is shuffled, or what one is drawn from, in a state; the same in every state of a game."""
    whole: bool = True
    """Whether the outcome is the order of the whole deck."""


class Options(Protocol):
    """The validated options of a game, a frozen dataclass of its `options` module."""

    @property
    def players(self) -> int:
        """How many seats."""

    def tags(self) -> dict[str, str]:
        """Every option but the players that is not the default, as texts that `read_options` takes."""

    def facts(self) -> JsonObject:
        """All options as plain JSON-able data, for views."""


@dataclass(frozen=True)
class OptionFlag:
    """How an option is given on a command line."""

    name: str
    help: str
    choices: tuple[str, ...] = ()
    many: bool = False
    flag: str = ""
    """The flag without its dashes; by default the name with dashes."""


class Ledger(Protocol):
    """What a view keeps of earlier deals or rounds (a scorepad), collected from public events."""

    def note(self, row: EventRow) -> None:
        """Take in one event; private numbers are not to be looked at."""

    def facts(self) -> Any:
        """The ledger as plain JSON-able data."""


@dataclass(frozen=True)
class Tally:
    """What a batch of finished games is counted by, such as the agenda that won."""

    title: str
    labels: tuple[str, ...]
    of: Callable[[Any], int]
    """A kernel: the place among the labels that a finished state counts for."""


@kernel
def nobody_early(state: Any, seat: int) -> int:
    """No answers in advance, in games that ask nobody in turn about one event."""
    return 0


@kernel
def never_settled(state: Any) -> bool:
    """No settled deals, in games where everything counts to the last action."""
    return False


@dataclass(frozen=True, eq=False)
class Game:
    """A game: its words, its kernels and its faces."""

    name: str
    title: str
    prefix: str
    """What clause numbers begin with: BS, ST, SC."""
    least_players: int
    most_players: int
    usual_players: int
    pitch: str
    """One line on what the game is about, for a first game."""

    verbs: tuple[Verb, ...]
    chances: tuple[Chance, ...]
    option_flags: tuple[OptionFlag, ...]
    read_options: Callable[[int, Mapping[str, object]], Options]
    state_type: type[Any]
    start: Callable[[Any], Any]
    """The first state for some options."""

    pending: Callable[[Any], int]
    resolve: Callable[[Any, list[int]], int]
    """Supply the pending outcome; gives the number of the clause it breaks, or 0."""
    actors: Callable[[Any], int]
    choices: Callable[[Any, int, int, int, int], int]
    refusal: Callable[[Any, int, int, int, int], int]
    apply: Callable[[Any, int, int, int, int], None]
    observe: Callable[[Any, int, Any], None]
    playout: Callable[[Any, list[int], list[int]], int]
    """Play a state out at random: state, generator, numbers of a deck to shuffle; gives the plies."""
    sensible: Callable[[Any, int, list[int]], tuple[int, int, int]]
    """The quick sensible action of a seat in an observed state (a generator for its whims)."""
    stand_in: Callable[[Any, int, list[int]], tuple[int, int, int]]
    """The same in the place of somebody who is away, where no answer is harmless: nothing that must never
    be done in another's place."""

    explain: Callable[[Any, int, int, Action], tuple[str, str]]
    """The clause and the sentence for a refusal: state, its number, seat, action."""
    chance_number: Callable[[Any], int]
    """The number of the deal or round that is pending or being played, from 0."""
    view: Callable[[Any, int, Any, Any], JsonObject]
    """An observed state as plain JSON-able data: the state, the viewer, its options, its ledger."""
    event: Callable[[EventRow, Any], JsonObject]
    """A redacted event as plain JSON-able data; the state only for what is fixed for the whole game."""
    ledger: Callable[[], Ledger]
    text_ui: Callable[[], TextUi]
    """The game in words; a function, so that engines need not load it."""
    single_deal: Mapping[str, object]
    """Options under which a game is a single deal, where it otherwise has many; for measuring."""
    outcome: Callable[[Any], tuple[list[int], list[int]]]
    """Totals by seat and winners (none while the game goes on) of a state."""

    playout_chance: int = 0
    """The place in `chances` of the outcome that a playout begins with: a state that waits for it is what
    `playout` takes, and the list that it shuffles is that outcome's deck."""
    random_verb: Callable[[list[int], int], int] = random_member
    """A kernel: a verb for a random player out of the set of the possible ones, with a generator.
    Uniform, where a game does not say that random players do something but rarely."""
    early: Callable[[Any, int], int] = nobody_early
    """A kernel: the verbs, without operands, with which a seat that is not asked yet may answer in advance
    what seats are being asked in turn. It follows from public facts, so an observed state will do."""
    settled: Callable[[Any], bool] = never_settled
    """A kernel: whether what is asked now and goes on being asked while this holds can change nobody's
    points. It follows from public facts, so an observed state will do."""
    tally: Tally | None = None
    """How benchmarks count finished games, where more is worth knowing than who won."""

    def rulebook(self) -> str:
        """The game's clauses in our words, as Markdown."""
        module = "spydeck.games." + self.name.replace("-", "_")
        return resources.files(module).joinpath("rulebook/en.md").read_text("utf-8")


_MODULES = {
    "black-spy": "spydeck.games.black_spy",
    "spy-tricks": "spydeck.games.spy_tricks",
    "spycard": "spydeck.games.spycard",
}
"""Where each game lives; loaded when it is first asked for."""


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_MODULES)


def game(name: str) -> Game:
    """The game of a name; raises `UnknownGame`."""
    if not isinstance(name, str) or name not in _MODULES:
        known = ", ".join(_MODULES)
        raise UnknownGame(f"there is no game {shown(name)}; the games are: {known}")
    found: Game = import_module(_MODULES[name]).GAME
    return found
