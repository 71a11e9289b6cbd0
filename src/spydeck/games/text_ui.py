"""A game for a text user interface: its table, its events, and its questions as lines.

Everything here is made from views and events, never from a state, so that no secret can leak. A line is a
list of spans, each a style and a text. A terminal maps styles to what it can show and may drop them, so no
meaning may rest on a style alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Protocol

from spydeck.games.score_model import ScoreModel
from spydeck.json_types import JsonObject
from spydeck.language import messages
from spydeck.language.messages import Person


class Names(tuple[str, ...]):
    """The names of all seats, and which seat is the reader's own.

    >>> names = Names(["you", "Heron"], own=0)
    >>> names[1], names.own
    ('Heron', 0)
    """

    own: int | None
    """The reader's own seat, which sentences address directly; None for a spectator."""

    def __new__(cls, names: Iterable[str], own: int | None = None) -> Names:
        """Return the names of the seats in order."""
        made = super().__new__(cls, names)
        made.own = own
        return made

    def person(self, seat: int) -> Person:
        """Return who sits at a seat, as sentences name them."""
        return Person(self[seat], seat == self.own)

    def people(self, seats: Iterable[int]) -> list[Person]:
        """Return who sits at some seats, as sentences name them."""
        return [self.person(seat) for seat in seats]

    @classmethod
    def by_number(cls, seats: int, own: int | None) -> Names:
        """Return names for seats that have none, in the language in use.

        >>> Names.by_number(3, own=1)
        ('Seat 1', 'you', 'Seat 3')
        """
        you = messages.sentence("spydeck.language.text", "you-nominative")
        name = partial(messages.sentence, "spydeck.games.messages", "seat-name")
        return cls((you if seat == own else name(seat=seat) for seat in range(seats)), own)


STYLES = ("", "strong", "faint", "blue", "yellow", "red", "green", "black", "white", "good", "bad")
Span = tuple[str, str]
"""A style out of `STYLES` and a text."""
Line = list[Span]


@dataclass(frozen=True)
class Page:
    """A page to open on request: the last trick, the scorepad, a reminder sheet."""

    help: str
    """The contents of the page in a few words, for the list of commands; one with "" is not listed."""
    lines: Callable[[JsonObject, Names], list[Line]]
    """The page's lines, from a view."""


class Scorekeeper(Protocol):
    """Keeps score for a game played with paper cards: a pure dialogue, line by line.

    A scorekeeper may have properties: `by_seat`, whether the next entry may be a whole number for each
    player, and `winners`, the seats that have won.
    """

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    def question(self) -> str:
        """Return the question for the next entry."""

    def usage(self) -> list[Line]:
        """Return what may be entered, and how."""

    def enter(self, text: str) -> list[Line]:
        """Apply an entry and return its results as lines. Raise `SpydeckError`, changing nothing."""

    def pad(self) -> list[Line]:
        """Return the scorepad so far."""

    def rows(self) -> list[JsonObject]:
        """Return the same as plain data: points and totals by seat for each finished part."""

    def undo(self) -> bool:
        """Undo the last entry. Return whether there was one."""


def winners_of(keeper: Scorekeeper) -> Sequence[int]:
    """Return the seats that have won by a scorepad; none before the end."""
    return getattr(keeper, "winners", ())


def _unstyled(text: str) -> Line:
    return [("", text)]


def _no_lines(view: JsonObject, names: Names) -> list[Line]:
    return []


def _what_next(partial: str) -> str:
    return "what next?"


@dataclass(frozen=True)
class Fitting:
    """A typed word of an action, and the words that it may stand for."""

    texts: tuple[str, ...] = ()
    """The words that fit: "black" fits K1 and K7; none if nothing does."""
    which: str = "Which one"
    """The start of the question where several fit: "Which black card"."""


def fitting_start(view: JsonObject, typed: str, texts: Sequence[str]) -> Fitting:
    """Return the words that are what a person typed, or else those that start with it."""
    lower = typed.lower()
    same = tuple(text for text in texts if text.lower() == lower)
    return Fitting(same or tuple(text for text in texts if text.lower().startswith(lower)))


def _as_typed(text: str, names: Names) -> str:
    return text


def _no_doubt(view: JsonObject, text: str, names: Names) -> str:
    return ""


def _no_reason(reason: JsonObject, names: Names) -> str:
    return ""


def _no_ideas(reason: JsonObject, names: Names) -> Sequence[str]:
    return ()


def _no_cost(best: Mapping[str, float], played: Mapping[str, float]) -> str:
    return ""


def _no_odds(odds: JsonObject, names: Names) -> list[str]:
    return []


@dataclass(frozen=True)
class Column:
    """A measure as a table of options shows it."""

    measure: str
    title: str
    percent: bool = False
    """Whether it is a share, shown in percent."""


def _never_out(view: JsonObject) -> bool:
    return False


def _no_options(options: JsonObject) -> str:
    return ""


DescribeEvent = Callable[[JsonObject, Names, int | None], Line | None]


@dataclass(frozen=True)
class TextUi:
    """A game as text that people read and type, in one language."""

    table: Callable[[JsonObject, Names], list[Line]]
    """Everything that a seat sees now, from its view: the table, its hand, what is legal."""
    question: Callable[[JsonObject, Names], Line]
    """The decision that the seat has to make now, from its view; only called while it may act."""
    parse: Callable[[JsonObject, str], str]
    """Reads a typed line as the text of an action ("r7" as "play R7"). Text that it does not recognize
    comes back unchanged, for the engine to refuse with its clause."""
    describe_event: DescribeEvent
    """An event as a sentence for a seat (None: a spectator), or None where there is nothing to say."""
    pages: Mapping[str, Page]
    """Pages by the word that a person types to open them."""
    scorekeeper: Callable[[Any, Names], Scorekeeper] | None = None
    """Makes a scorekeeper for some options and names, where the game has one."""
    score_model: Callable[[Any], ScoreModel] | None = None
    """For some options, what entries with a number for each player may be, so that clients can add up."""
    hand: Callable[[JsonObject, Names], list[Line]] = _no_lines
    """The secrets of this seat, from its view; a replay with open hands shows them for every seat."""
    continue_prompt: Callable[[str], str] = _what_next
    """The question to a person whose action, given as text, is only partial."""
    fits: Callable[[JsonObject, str, Sequence[str]], Fitting] = fitting_start
    """Which words of an action a person may mean, from the view, what was typed, and the words possible. A
    description may fit several ("black"); then the person is asked which."""
    describe_action: Callable[[str, Names], str] = _as_typed
    """An action as it reads after "Suggestion:": "attack #9 with #4"."""
    describe_reason: Callable[[JsonObject, Names], str] = _no_reason
    """Why an action is suggested, from a reason's code and arguments, as sentences: ideas, then numbers."""
    describe_ideas: Callable[[JsonObject, Names], Sequence[str]] = _no_ideas
    """The ideas alone, with which `describe_reason` starts, each as a sentence."""
    describe_played: Callable[[str, Names], str] = _as_typed
    """An action that was taken, as a sentence: "You played R7."."""
    describe_better: Callable[[str, Names], str] = _as_typed
    """The better action, as a sentence: "K7 is better."."""
    describe_cost: Callable[[Mapping[str, float], Mapping[str, float]], str] = _no_cost
    """The cost of a move, as a sentence, from the expected results of the best action and of the one played;
    "" where the game has no words for it."""
    describe_odds: Callable[[JsonObject, Names], list[str]] = _no_odds
    """The odds of what the seat cannot see, as sentences."""
    columns: Callable[[], Sequence[Column]] = tuple
    """The measures that a table of options shows, the most important one first."""
    doubt: Callable[[JsonObject, str, Names], str] = _no_doubt
    """Why a player may want to think again before an action, from the view; "" if there is no reason."""
    is_out: Callable[[JsonObject], bool] = _never_out
    """Whether the seat of a view is out of an unfinished game."""
    describe_options: Callable[[JsonObject], str] = _no_options
    """The options of a match as a sentence, from the view's options: "The 2013 edition, played to 150."."""
    brief: Callable[[JsonObject, Names], list[Line]] | None = None
    """Lines before a question in place of the table, for those who listen; the rest on request."""
    highlight: Callable[[str], Line] = _unstyled
    """A text of the engine (an action, a refusal) as a line with its cards styled."""
    part_ends: Mapping[str, str] = field(default_factory=dict)
    """The events that end a part of the game (a trick, a deal), each with the page that opens automatically
    after it, or ""."""
    part_starts: frozenset[str] = frozenset()
    """The events that start a part of the game (a turn), shown after an empty line."""
    sheets: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    """Texts to print for a game with paper cards, by name."""
    forget: Callable[[JsonObject], JsonObject] | None = None
    """A view without what people can remember, where the game lets players hide that."""
    draw: Callable[[JsonObject, Names, str], str] | None = None
    """A view as SVG, with `spydeck.games.drawing`; the last argument describes it in words. None: as text."""
    suits: Sequence[tuple[str, str, str]] = ()
    """Each suit as drawings show it: its shape, its colour, and that of what is printed on it, as a `Face` of
    `spydeck.games.drawing`."""
    screen_reader: TextUi | None = None
    """The same for screen readers: full words, sentences in reading order. None if this one serves both."""


def from_memory(text_ui: TextUi) -> TextUi:
    """Return a text UI for players who remember: it shows a running game as `forget` leaves it."""
    if text_ui.forget is None:
        return text_ui
    forget = text_ui.forget

    def seen(view: JsonObject) -> JsonObject:
        return view if view["over"] else forget(view)

    def lines(
        of: Callable[[JsonObject, Names], list[Line]],
    ) -> Callable[[JsonObject, Names], list[Line]]:
        return lambda view, names: of(seen(view), names)

    return replace(
        text_ui,
        table=lines(text_ui.table),
        hand=lines(text_ui.hand),
        brief=None if text_ui.brief is None else lines(text_ui.brief),
        question=lambda view, names: text_ui.question(seen(view), names),
        doubt=lambda view, text, names: text_ui.doubt(seen(view), text, names),
        pages={word: replace(page, lines=lines(page.lines)) for word, page in text_ui.pages.items()},
    )


def spoken(visual: TextUi, in_words: Callable[[Line], Line]) -> TextUi:
    """Return a text UI for those who listen: what a visual one says, in full words."""

    def describe_event(event: JsonObject, names: Names, seat: int | None) -> Line | None:
        line = visual.describe_event(event, names, seat)
        return None if line is None else in_words(line)

    return replace(
        visual,
        describe_event=describe_event,
        question=lambda view, names: in_words(visual.question(view, names)),
        highlight=lambda text: in_words(visual.highlight(text)),
    )
