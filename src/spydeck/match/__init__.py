"""One game from its first chance outcome to its end: texts in, views and events out, over the kernels."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, cast

from spydeck import drawing
from spydeck.errors import InvalidChance, InvalidOption, InvalidSeat, UnreadableAction, shown
from spydeck.games import choices
from spydeck.games.action import Action
from spydeck.games.action_text import legal_texts, read_action, read_partial, write_action, write_outcome
from spydeck.games.choices import Question, view_of
from spydeck.games.events import EventRow, rows_of, seen_row
from spydeck.games.game import Game, Ledger, Options
from spydeck.games.option_values import as_whole
from spydeck.games.registry import game
from spydeck.json_types import JsonObject
from spydeck.kernel import EVERYONE, NONE, blank, copy, members
from spydeck.match import record_format
from spydeck.match.chance import ChanceSource, Outcomes
from spydeck.match.observation import Observation
from spydeck.match.record_format import check_free_tags
from spydeck.text import message

if TYPE_CHECKING:
    from spydeck.arrays.position import Position

SPECTATOR = NONE


def new(
    name: str,
    *,
    players: int | None = None,
    seed: int | None = None,
    chance: ChanceSource | None = None,
    tags: Mapping[str, str] | None = None,
    **options: object,
) -> Match:
    """Return a new match; options as in the game's rulebook.

    `seed` makes the deals repeatable, `chance` supplies stacked decks. Raise `UnknownGame`, `InvalidOption`,
    `InvalidChance`.

    >>> match = new("black-spy", players=4, variants=["the-mole"], seed=7)
    >>> match.actors
    (0, 1, 2, 3)
    """
    found = game(name)
    count = found.usual_players if players is None else players
    return Match(found, found.read_options(count, options), seed=seed, chance=chance, tags=tags)


class Match:
    """One game from its first chance outcome to its end. Seats are 0 to players - 1.

    >>> match = new("black-spy", seed=7)
    >>> match
    <Match of black-spy: 4 players; part 0, actors 0 1 2 3, totals 0 0 0 0>
    >>> match.act(0, next(match.legal(0)))[0]["event"]
    'pass'
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        *,
        seed: int | None = None,
        chance: ChanceSource | None = None,
        tags: Mapping[str, str] | None = None,
    ) -> None:
        self._begin(game, options, check_free_tags(game, tags or {}), game.setup.start(options))
        self.take_chance_from(chance, seed)
        self._resolve_chance()

    def _begin(self, game: Game, options: Options, tags: dict[str, str], state: Any) -> None:
        self.game = game
        self.options = options
        self.players = options.players
        self.tags = tags
        """Free texts that the record carries: names, a date."""
        self._rules = game.rules
        self._state = state
        self._lines: list[str] = []
        self._rows: list[EventRow] = []
        self._forget()

    def _forget(self) -> None:
        """Forget what follows from the rows and is worked out when it is requested."""
        self._visible_rows: dict[int, list[EventRow]] = {}
        self._noting: Ledger = self.game.text.Ledger()
        self._noted = 0
        self._changed()

    def _changed(self) -> None:
        """Forget what is true only as long as nobody acts."""
        self._actors: tuple[int, ...] | None = None
        self._checked: tuple[int, str, Action] | None = None
        """The last action that was found legal: a server checks each before it saves it."""

    def copy(self) -> Match:
        """Return an independent match in the same position, with the same history.

        It holds nothing of the deals to come: it draws its own, which are the same only where a seed fixes
        them. A `chance` function is shared. `copy.copy` and `copy.deepcopy` do the same.

        >>> match = new("spy-tricks", seed=7)
        >>> trial = match.copy()
        >>> seat = trial.actors[0]
        >>> trial.act(seat, next(trial.legal(seat)))[0]["event"]
        'play'
        >>> trial.plies - match.plies
        1
        """
        made = Match.__new__(type(self))
        made._begin(self.game, self.options, dict(self.tags), copy(self._state))
        made._lines += self._lines
        made._rows += self._rows
        made._outcomes = self._outcomes.copy()
        return made

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Match:
        """Return an independent match, as `copy` does."""
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Return what cannot be worked out again; only a seed, if there is one, fixes the deals to come."""
        kept = ("game", "options", "tags", "_state", "_lines", "_outcomes")
        return {**{name: getattr(self, name) for name in kept}, "_rows": [tuple(row) for row in self._rows]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Restore the match; without a seed it draws its own deals to come."""
        self._begin(kept["game"], kept["options"], kept["tags"], kept["_state"])
        self._lines += kept["_lines"]
        self._rows += map(EventRow._make, kept["_rows"])
        self._outcomes = kept["_outcomes"]

    def __repr__(self) -> str:
        """Return what everyone may know, in one line."""
        chosen = [f"{name} {text}" for name, text in self.options.tags().items()]
        options = ", ".join([f"{self.players} players", *chosen])
        now = f"winners {_words(self.winners)}" if self.over else f"actors {_words(self.actors)}"
        facts = f"part {self.part}, {now}, totals {_words(self.totals)}"
        return f"<Match of {self.game.name}: {options}; {facts}>"

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now."""
        if self._actors is None:
            self._actors = tuple(members(self._rules.actors(self._state)))
        return self._actors

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.actors and self._rules.pending(self._state) == NONE

    @property
    def totals(self) -> tuple[int, ...]:
        """The running total of each seat, in points."""
        return tuple(self._rules.outcome(self._state)[0])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; several share a win, and there are none before the game is over."""
        return tuple(self._rules.outcome(self._state)[1])

    @property
    def plies(self) -> int:
        """The number of actions and chance outcomes so far."""
        return len(self._lines)

    @property
    def part(self) -> int:
        """The number of the deal or round that is pending or being played, from 0."""
        return self._rules.part_number(self._state)

    @property
    def settled(self) -> bool:
        """Whether nothing that is still to be done in this deal can change a seat's points."""
        return bool(self._rules.settled(self._state))

    def legal(self, seat: int) -> Iterator[str]:
        """Yield the canonical texts of a seat's legal actions now; none if it may not act."""
        seat = self._seat(seat)
        return legal_texts(self.game, copy(self._state), seat)

    def is_legal(self, seat: int, text: str) -> bool:
        """Return whether a seat may do this now; operands in any order."""
        seat = self._seat(seat)
        try:
            action = read_action(self.game, text)
        except UnreadableAction:
            return False
        return self._rules.refusal(self._state, seat, *action) == 0

    def choices(self, seat: int, begun: str = "") -> JsonObject:
        """Return what may come next in a partial action: `{"next": [...], "enough": bool}`.

        `begun` is the text so far; after "" the next words are verbs. A complete or impossible action has
        no next words.
        """
        seat = self._seat(seat)
        expected = self._rules.choices(self._state, seat, NONE, NONE, 0)
        action = read_partial(self.game, begun, expected)
        return choices.following(self.game, self._state, seat, action)

    def additions(self, seat: int, begun: str = "") -> list[str]:
        """Return the texts that may be appended to a partial action, one for each next word of `choices`.

        They hold the spaces, and a word such as "on" where one stands between: "hearts #4" and " on #9".
        """
        seat = self._seat(seat)
        expected = self._rules.choices(self._state, seat, NONE, NONE, 0)
        action = read_partial(self.game, begun, expected)
        return choices.additions(self.game, self._state, seat, action, begun)

    @property
    def event_count(self) -> int:
        """The number of events so far, the same for every seat."""
        return len(self._rows)

    def question(self, seat: int) -> Question:
        """Return everything that a seat may choose from now, as a value that identifies the question."""
        seat = self._seat(seat)
        return choices.question(self.game, self._state, seat)

    def verbs(self, seat: int) -> tuple[str, ...]:
        """Return the verbs with which a seat may act now; none if it may not."""
        seat = self._seat(seat)
        return tuple(verb.text for verb in choices.possible(self.game, self._state, seat))

    def harmless(self, seat: int) -> str | None:
        """Return the answer that may be given now for a player who is away, if there is one."""
        seat = self._seat(seat)
        return choices.harmless(self.game, self._state, seat)

    def telltale(self, seat: int) -> bool:
        """Return whether the time that a seat takes to answer now could reveal a secret."""
        seat = self._seat(seat)
        return any(verb.telltale for verb in choices.possible(self.game, self._state, seat))

    def early(self, seat: int) -> tuple[str, ...]:
        """Return the actions with which a seat may answer in advance, before it is asked."""
        verbs = self._rules.early(self._state, self._seat(seat))
        return tuple(self.game.verbs[verb].text for verb in members(verbs)) if verbs else ()

    def check(self, seat: int, text: str) -> str:
        """Return the canonical text of a legal action, changing nothing. Raise as `act` does."""
        return self._check(self._seat(seat), text)[0]

    def act(self, seat: int, text: str) -> list[JsonObject]:
        """Carry out an action and return what happened, as the seat may know it.

        Raise `IllegalAction` with the clause, `InvalidSeat`, or `InvalidChance`; then nothing has changed.
        """
        rows = len(self._rows)
        self.carry_out(seat, text)
        return self._events(self._seat(seat), rows)

    def carry_out(self, seat: int, text: str) -> None:
        """Carry out an action as `act` does, for those who look at the events later. Raise as `act` does."""
        seat = self._seat(seat)
        state, rules = self._state, self._rules
        written, action = self._check(seat, text)
        before = copy(state) if self._outcomes.supplied else None
        lines, rows = len(self._lines), len(self._rows)
        self._lines.append(f"{seat} {written}")
        rules.apply(state, seat, *action)
        self._changed()
        self._rows += rows_of(state)
        try:
            self._resolve_chance()
        except BaseException:
            if before is not None:
                self._roll_back(before, lines, rows)
            raise

    def view(self, seat: int | None) -> JsonObject:
        """Return what a seat (None: a spectator) may know, as plain JSON-able data."""
        ledger = self._ledger
        copied = getattr(ledger, "copy", None)
        return self._view(seat, copied() if copied else ledger)

    def peek(self, seat: int | None) -> JsonObject:
        """Return the same view for a moment: to be read before anybody acts, and not to be changed.

        It shares what has not changed, such as earlier tricks and deals, with the match and earlier views, so
        that it costs less.
        """
        return self._view(seat, self._ledger)

    @property
    def position(self) -> Position:
        """The true state as a position: compiled, without the history. It holds every secret."""
        from spydeck.arrays.position import Position

        return Position.of_state(self.game, self._state)

    def svg(self, seat: int | None = None) -> str:
        """Return what a seat (by default a spectator) sees now as a drawing in SVG (`spydeck.drawing`)."""
        return drawing.draw(self.view(seat))

    def _repr_svg_(self) -> str:
        """Return what a spectator sees, for notebooks."""
        return self.svg()

    def observation(self, seat: int | None) -> Observation:
        """Return what a bot in a seat receives; of None, what a spectator may know."""
        viewer = self._viewer(seat)
        rows = tuple(self._rows_seen_by(viewer))
        return Observation(self.game, viewer, self._observed(viewer), rows, self.options)

    def events(self, seat: int | None, since: int = 0) -> list[JsonObject]:
        """Return the events after the first `since`, as a seat (None: a spectator) may know them."""
        viewer = self._viewer(seat)
        first = since if type(since) is int else as_whole(since)
        if first is None or first < 0:
            raise InvalidOption(f"since must be a number of events, from 0, not {shown(since)}")
        return self._events(viewer, first)

    def is_public(self, since: int = 0) -> bool:
        """Return whether the events after the first `since` are the same for all seats and spectators."""
        return all(row.sees == EVERYONE for row in self._rows[since:])

    def record(self) -> str:
        """Return the whole game as text, for `spydeck.load`; it reveals every secret.

        Raise `InvalidOption` if a free tag of the match cannot be written.
        """
        return record_format.write(self.game, self.options, self.tags, self._lines)

    def lines(self) -> list[str]:
        """Return the game's chance outcomes and actions in order, as the record has them."""
        return list(self._lines)

    def take_chance_from(self, chance: ChanceSource | None, seed: int | None = None) -> None:
        """Take future chance outcomes from a source or a seed, or else from the system's randomness."""
        self._outcomes = Outcomes(chance, seed)

    def _events(self, viewer: int, since: int) -> list[JsonObject]:
        fact, state = self.game.text.event, self._state
        events = [fact(seen_row(row, viewer), state) for row in self._rows[since:]]
        return cast(list[JsonObject], events)

    def _rows_seen_by(self, viewer: int) -> list[EventRow]:
        seen = self._visible_rows.setdefault(viewer, [])
        seen += [seen_row(row, viewer) for row in self._rows[len(seen) :]]
        return seen

    @property
    def _ledger(self) -> Ledger:
        """The ledger of earlier parts for a view; it notes the events so far when it is requested."""
        for row in self._rows[self._noted :]:
            self._noting.note(row)
        self._noted = len(self._rows)
        return self._noting

    def _view(self, seat: int | None, ledger: Ledger) -> JsonObject:
        viewer = self._viewer(seat)
        return view_of(self.game, self.options, ledger, self._observed(viewer), viewer)

    def _observed(self, viewer: int) -> Any:
        seen = blank(self._rules.State)
        self.game.observe(self._state, viewer, seen)
        return seen

    def _viewer(self, seat: int | None) -> int:
        return SPECTATOR if seat is None else self._seat(seat)

    def _seat(self, seat: int) -> int:
        number = seat if type(seat) is int else as_whole(seat)
        if number is None or not 0 <= number < self.players:
            raise InvalidSeat(message("unknown-seat", given=shown(seat), last=self.players - 1))
        return number

    def _check(self, seat: int, text: str) -> tuple[str, Action]:
        """Return the canonical text of a legal action, and the action. Raise `IllegalAction`."""
        if self._checked is None or self._checked[:2] != (seat, text):
            action = choices.legal_action(self.game, self._state, seat, text)
            self._checked = seat, write_action(self.game, action), action
        return self._checked[1:]

    def _resolve_chance(self) -> None:
        rules, state = self._rules, self._state
        while (pending := rules.pending(state)) != NONE:
            chance = self.game.chances[pending]
            outcome = self._outcomes.draw(chance, state, rules.part_number(state))
            clause = rules.resolve(state, outcome)
            self._changed()
            if clause and self._outcomes.supplied:
                given = {"clause": f"{self.game.prefix}-{clause}", "chance": chance.name}
                raise InvalidChance(message("outcome-never-settled", **given))
            if not clause:
                self._lines.append(f"{chance.name} {write_outcome(chance, outcome)}")
                self._rows += rows_of(state)

    def _roll_back(self, before: Any, lines: int, rows: int) -> None:
        self._state = before
        del self._lines[lines:]
        del self._rows[rows:]
        self._forget()


def _words(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))
