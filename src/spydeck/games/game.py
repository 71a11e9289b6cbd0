"""The parts of every game.

A game is information about it and its parts, each a module of the game's package:

| part | protocol | module | says |
|---|---|---|---|
| `setup` | `Setup` | `options.py` | what may be chosen before a game, and the state it starts from |
| `rules` | `Rules` | `rules/` | who may do what, and what follows; kernels on one state |
| `observe` | `Observe` | `observe.py` | what a seat may know |
| `policy` | `Policy` | `policy.py` | a quick sensible move |
| `programs` | `Programs` | `tensors.py` | words, tensors, returns, and samples for programs; optional |
| `playouts` | `Playouts` | `tensors.py` | random play; optional |
| `search` | `Search` | `search/` | how bots that search think about the game; optional |
| `ideas` | `Ideas` | `ideas.py` | what an action does, as a card player would say; optional |
| `conduct` | `Conduct` | `search/conduct.py` | what they conclude from the course of a game; optional |
| `text` | `Text` | `text/` | views, events, and refusals as plain data |

Everything else (matches, records, bots, the terminal, the server) is written against these protocols and
never asks which game it is. A kernel is a function on one state and integers, see `spydeck.kernel`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module, resources
from typing import Any, NotRequired, Protocol

from typing_extensions import TypedDict

from spydeck.errors import InvalidOption, Refusal
from spydeck.games.action import Action, Chance, Verb
from spydeck.games.events import EventRow
from spydeck.games.option_values import as_words
from spydeck.games.reasons import Explanation, Ideas, Reason, Theme
from spydeck.games.search import Conduct, Search
from spydeck.games.tensor import TensorField
from spydeck.games.text_ui import TextUi
from spydeck.json_types import JsonObject, OptionKind
from spydeck.language import LANGUAGES, Message, current
from spydeck.text import message

MAX_SEATS = 6
"""The maximum number of players that any game can have."""


class Options(Protocol):
    """The validated options of a game, a frozen dataclass of its `options` module."""

    @property
    def players(self) -> int:
        """The number of seats."""

    def tags(self) -> dict[str, str]:
        """Return every option but the players that is not the default, as text for `read_options`."""

    def facts(self) -> JsonObject:
        """Return all options as plain JSON-able data, for views."""


@dataclass(frozen=True)
class OptionFlag:
    """How an option is given on a command line, and what a form needs to know about it."""

    name: str
    help: str | Message
    """A few words on what it is; a message where the game has them in several languages."""
    choices: tuple[str, ...] = ()
    many: bool = False
    """Whether it may be given several times."""
    flag: str = ""
    """The flag without its dashes; by default the name with dashes."""
    kind: OptionKind | None = None
    """By default "choice" or "choices" if there are choices, otherwise "text"."""
    least: int | None = None
    """The lowest value of a number."""
    most: int | None = None
    """The highest value of a number."""
    excludes: tuple[tuple[str, str], ...] = ()
    """Pairs of choices that exclude each other."""
    presets: Mapping[str, Mapping[str, object]] = field(default_factory=dict, hash=False)
    """For an option that stands for others: their values by choice. One of the choices stands for none."""

    @property
    def value_kind(self) -> OptionKind:
        """The kind of the value, also where the game does not say so."""
        if self.kind is not None:
            return self.kind
        if not self.choices:
            return "text"
        return "choices" if self.many else "choice"


class Ledger(Protocol):
    """A view's record of earlier deals or rounds (a scorepad), collected from public events.

    One with a method `copy`, which returns an independent ledger, may give views its own data: views that can
    be changed are made with a copy.
    """

    def note(self, row: EventRow) -> None:
        """Record one event; only its public numbers may be read."""

    def facts(self) -> Any:
        """Return the ledger as plain JSON-able data, new in every part unless the ledger can be copied."""


@dataclass(frozen=True)
class Tally:
    """A property by which finished games are counted, such as the agenda that won."""

    title: str
    labels: tuple[str, ...]
    label_of: Callable[[Any], int]
    """A kernel: the place among the labels that a finished state counts for."""


@dataclass(frozen=True)
class Bounds:
    """Bounds of a game with some options, and so many deals or rounds."""

    least_return: float
    most_return: float
    words: int
    """The maximum number of words that all seats choose."""
    draws: int
    """The maximum number of draws, one for each card of a deck."""


class Setup(Protocol):
    """The choices before a game; a game's `options` module."""

    @property
    def FLAGS(self) -> Sequence[OptionFlag]:  # noqa: N802  a constant of the module
        """The options as a command line offers them."""

    @property
    def SINGLE_DEAL(self) -> Mapping[str, object]:  # noqa: N802
        """The options that make a game a single deal, where it otherwise has many; for measuring."""

    def read_options(self, players: int, given: Mapping[str, object], /) -> Options:
        """Return the validated options. Raise `InvalidOption`.

        Nothing is checked before: values come from Python, or as text from a command line or a record. The
        functions of `spydeck.games.option_values` check them.
        """

    def start(self, options: Any, /) -> Any:
        """Return the state that a game with these options starts from."""


class Rules(Protocol):
    """Who may do what, and what follows: kernels on one state; a game's `rules` package.

    `verb_id` is the number of a verb, -1 for none; `objects` is a bit set.
    """

    @property
    def State(self) -> type[Any]:  # noqa: N802  a class of the module
        """The layout of the state."""

    def pending(self, state: Any) -> int:
        """Return the number of the chance outcome that the state waits for, or -1.

        In one part of a game (see `part_number`), each outcome may be pending only once: a server derives it
        from a secret for the part and the outcome's name, so a second one would be the same. To draw several
        times, order a whole deck once and keep it in the state, hidden.
        """

    def resolve(self, state: Any, outcome: list[int]) -> int:
        """Supply the pending outcome. Return the number of the clause it breaks, or 0.

        An outcome that breaks a clause changes nothing. A match that shuffles replaces it; one whose outcomes
        are supplied, as at a server, fails.
        """

    def actors(self, state: Any) -> int:
        """Return the seats that may act now, as a bit set."""

    def choices(self, state: Any, seat: int, verb_id: int, subject: int, objects: int) -> int:
        """Return what may come next in a partial action, as a bit set; `ENOUGH` where it may end.

        Without a verb: verbs. Then the verb's subject, then its objects one after the other.
        """

    def refusal(self, state: Any, seat: int, verb_id: int, subject: int, objects: int) -> int:
        """Return the number of the reason why a seat may not do this, or 0 if it may."""

    def apply(self, state: Any, seat: int, verb_id: int, subject: int, objects: int) -> None:
        """Carry out an action that `refusal` allows."""

    def part_number(self, state: Any) -> int:
        """Return the number of the deal or round that is pending or being played, from 0."""

    def outcome(self, state: Any) -> tuple[list[int], list[int]]:
        """Return the totals by seat, and the winners once the game is over."""

    def early(self, state: Any, seat: int) -> int:
        """Return the verbs with which a seat may answer before it is asked, as a bit set.

        The set follows from public facts, so an observed state will do.
        """

    def settled(self, state: Any) -> bool:
        """Return whether nothing that may still be done in this deal can change a seat's points.

        The answer follows from public facts, so an observed state will do.
        """


class Observe(Protocol):
    """Copies what a seat may know: the one way out for secrets; a game's `observe` module."""

    def __call__(self, state: Any, seat: int, seen: Any) -> None:
        """Fill in what a seat (-1: a spectator) may know; `seen` starts with everything hidden."""


class Policy(Protocol):
    """How a quick player and a random player move; a game's `policy` module.

    Each reads an observed state and does the same on a true one. `generator` is one 64-bit word.
    """

    def sensible(self, state: Any, seat: int, generator: list[int]) -> tuple[int, int, int]:
        """Return the sensible action of a seat that may act: verb, subject, objects."""

    def stand_in(self, state: Any, seat: int, generator: list[int]) -> tuple[int, int, int]:
        """Return an action for a player who is away: never one that only the player may decide on."""

    def random_verb(self, generator: list[int], verbs: int) -> int:
        """Return a verb out of a bit set for a random player, who may do some things only rarely."""


class Playouts(Protocol):
    """Random play, compiled for measuring and for search; a game's `tensors` module."""

    @property
    def START(self) -> int:  # noqa: N802  a constant of the module
        """The number of the chance outcome that starts a deal or a game, from which playouts are measured."""

    @property
    def TALLY(self) -> Tally | None:  # noqa: N802
        """How finished games are counted, where there is more to know than who won."""

    def playout(self, state: Any, generator: list[int], order: list[int]) -> int:
        """Play on at random from anywhere to the end of the deal or game. Return the actions played.

        Where a chance outcome is pending, it is drawn first, with the buffer `order` (see `Programs.draw`).
        What counts as an action is up to the game: Black Spy counts cards.
        """


class Programs(Protocol):
    """Kernels for search, learning, and measuring; a game's `tensors` module.

    They give `Position` and `Games` their words, tensors, returns, and samples of what a seat cannot see.
    """

    @property
    def TENSOR(self) -> Sequence[TensorField]:  # noqa: N802  a constant of the module
        """The fields of the observation tensor, in order; the same for all options."""

    @property
    def MAX_DECK(self) -> int:  # noqa: N802
        """The maximum number of cards in a chance outcome."""

    def continuations(self, state: Any, seat: int, verb_id: int, subject: int, objects: int) -> int:
        """Return what may come next in a partial action, as `Rules.choices` does, with fewer orders.

        Objects come in ascending order only, and whatever comes next can be completed to a legal action.
        """

    def draw(self, state: Any, generator: list[int], order: list[int]) -> None:
        """Draw the pending chance outcome at random and resolve it.

        `order` is a buffer of at least `MAX_DECK` numbers. What it holds before does not matter.
        """

    def encode(self, state: Any, seat: int, out: list[int]) -> None:
        """Write the observation tensor of a seat, from its own perspective: seats count from the observer.

        It reads only what the seat may know, and so writes the same for a true state as for an observed one.
        """

    def resample(self, state: Any, seat: int, generator: list[int]) -> float:
        """Fill an observed state with a world consistent with all that a seat (-1: a spectator) knows.

        Return the weight of the sample: 1.0 where the worlds are drawn uniformly. It never fails.
        """

    def returns(self, state: Any, out: list[int]) -> None:
        """Write how well each seat stands, as one number for each; more is better in every game."""


class Choice(TypedDict):
    """A verb with which a seat may act."""

    form: str
    """The form of its actions, such as `play CARD`."""
    next: list[str]
    """The words that may follow it."""
    enough: bool
    """Whether it is an action without anything more."""


class Choices(TypedDict):
    """The part of a view for a seat that may act."""

    choices: NotRequired[dict[str, Choice]]
    """The actions that this seat may take, by verb."""
    legal: NotRequired[list[str]]
    """All actions that it may do, if they are few."""
    example: NotRequired[str]
    """One of them, if they are many."""


class CommonView(Choices):
    """The common part of all games' views, beside the name of the game and its options."""

    seat: int | None
    """The seat that looks; null for a spectator."""
    actors: list[int]
    """The seats that may act."""
    over: bool
    """Whether the game is over."""
    winners: list[int]
    """The seats that have won."""


class Text(Protocol):
    """Views, events, and refusals as plain data; a game's `text` package.

    Sentences are not here but in the package's catalogues, one for each language (`spydeck.language`).
    """

    @property
    def Ledger(self) -> Callable[[], Ledger]:  # noqa: N802  a class of the module
        """Makes the empty ledger of a new match."""

    def view(self, seen: Any, seat: int, options: Any, ledger: Any, /) -> Mapping[str, object]:
        """Return an observed state as plain JSON-able data; seat -1 is a spectator."""

    def event(self, row: EventRow, state: Any, /) -> Mapping[str, object]:
        """Return a redacted event as plain JSON-able data.

        Of the state only what is fixed for the whole game may be read.
        """

    def explain(self, state: Any, reason: int, seat: int, action: Action, /) -> Refusal:
        """Return the refusal for a reason that `Rules.refusal` returned, from what the seat knows."""


@dataclass(frozen=True, eq=False, repr=False)
class Game:
    """A game: what it is called and its parts. There is one object for each game, which copies share."""

    name: str
    """The name of its entry point, too: lower-case letters, digits, and hyphens."""
    title: str
    prefix: str
    """The start of clause numbers: BS, ST, SC."""
    least_players: int
    most_players: int
    """Not more than `MAX_SEATS`."""
    usual_players: int
    pitch: str | Message
    """One line on what the game is about, for a first game."""
    package: str
    """The package that holds the game, with its rulebooks in `rulebook/LANGUAGE.md`."""

    verbs: Mapping[int, Verb]
    """Verbs by number."""
    chances: Mapping[int, Chance]
    """Chance outcomes by number."""
    setup: Setup
    rules: Rules
    observe: Observe
    policy: Policy
    text: Text
    fewest_win: bool = False
    """Whether the fewest points win; otherwise the most do."""
    has_deals: bool = False
    """Whether a game has several deals or rounds, and no secret of one matters in the next: then people can
    take over seats of bots in between."""
    rules_version: int = 1
    """Grows when a record of an earlier version would replay differently. Such a record is then read with the
    option `rules_version`, and its options have a property of this name, which it keeps."""
    playouts: Playouts | None = None
    programs: Programs | None = None
    """Without it, the game has no `Position`, `Games`, and environments."""
    bounds: Callable[[Any, int], Bounds] | None = None
    """Returns the bounds for options and a number of deals or rounds. Without it, OpenSpiel does not have the
    game."""
    usual_deals: int | None = None
    """How many deals or rounds OpenSpiel plays by default, in a game that has several."""
    search: Search | None = None
    """Without it, the game has no bots that search."""
    reason: Callable[[Explanation], Reason] | None = None
    """Why the best of the options that a search compared is best."""
    ideas: Ideas | None = None
    """Without it, reasons are numbers."""
    themes: tuple[Theme, ...] = ()
    """The kinds of its puzzles, in the order in which they are shown."""
    conduct: Conduct | None = None
    """Without it, bots that search conclude nothing from events, only from the state."""
    sentences: str = "spydeck.games.plain_text"
    """The package with its sentences (`spydeck.language`), of which the module `interface` makes the text UI.
    By default it is the one that lists plain data."""

    @cached_property
    def early_answers(self) -> frozenset[str]:
        """The texts of the verbs that seats can answer with in advance."""
        return frozenset(verb.text for verb in self.verbs.values() if verb.early)

    @cached_property
    def telltale_answers(self) -> frozenset[str]:
        """The texts of the verbs that could reveal a secret by the time that a player takes."""
        return frozenset(verb.text for verb in self.verbs.values() if verb.telltale)

    def __repr__(self) -> str:
        """Return how to find the game: `spydeck.game('black-spy')`."""
        return f"spydeck.game({self.name!r})"

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    @property
    def option_flags(self) -> Sequence[OptionFlag]:
        """The options as a command line offers them."""
        return self.setup.FLAGS

    def read_options(self, players: int, given: Mapping[str, object]) -> Options:
        """Return the validated options. Raise `InvalidOption`."""
        return self.setup.read_options(players, self.added_to_presets(given))

    def added_to_presets(self, given: Mapping[str, object]) -> dict[str, object]:
        """Return options in which each list has what a preset beside it has, and then what was given."""
        whole = dict(given)
        for flag in self.option_flags:
            choice = given.get(flag.name)
            preset = flag.presets.get(choice, {}) if isinstance(choice, str) else {}
            for name, values in preset.items():
                own = as_words(given.get(name))
                if own is not None and not isinstance(values, str) and isinstance(values, Collection):
                    whole[name] = [*(value for value in values if value not in own), *own]
        return whole

    def text_ui(self, language: str | None = None) -> TextUi:
        """Return the game as text that people read and type, in a language (by default the one in use)."""
        return _text_ui(self.sentences, language or current())

    def rulebook(self, language: str | None = None) -> str:
        """Return the game's rulebook as Markdown, in a language or else in English."""
        books = resources.files(self.package).joinpath("rulebook")
        book = books.joinpath(f"{language or current()}.md")
        return (book if book.is_file() else books.joinpath(f"{LANGUAGES[0]}.md")).read_text("utf-8")


@cache
def _text_ui(package: str, language: str) -> TextUi:
    made: TextUi = import_module(f"{package}.interface").interface(language)  # takes time to import
    return made


def search_of(game: Game) -> Search:
    """Return the parts of a game's search. Raise `InvalidOption` if it has none."""
    if game.search is None:
        raise InvalidOption(message("no-search", game=game.title))
    return game.search
