"""One game from its first chance outcome to its end: texts in, views and events out, over the kernels."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random, SystemRandom
from typing import Any

from spydeck import choices, record_format
from spydeck.choices import Question
from spydeck.errors import (
    InvalidChance,
    InvalidOption,
    InvalidSeat,
    UnreadableAction,
    shown,
)
from spydeck.games.action_text import (
    legal_texts,
    read_action,
    read_outcome,
    read_partial,
    write_action,
    write_outcome,
)
from spydeck.games.events import EventRow, rows_of, visible_value
from spydeck.games.game import Game, Options
from spydeck.games.option_values import check_seed
from spydeck.games.registry import game
from spydeck.json_types import JsonObject
from spydeck.kernel import NONE, blank, copy, members
from spydeck.observation import Observation
from spydeck.tags import check_free_tags

ChanceSource = Callable[[str, int], Any]
"""Returns each chance outcome, as texts, for its name and the number of the deal or round."""

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
    """One game from its first chance outcome to its end. Seats are 0 to players - 1."""

    def __init__(
        self,
        game: Game,
        options: Options,
        *,
        seed: int | None = None,
        chance: ChanceSource | None = None,
        tags: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.options = options
        self.players = options.players
        self.tags = check_free_tags(game, tags or {})
        """Free texts that the record carries: names, a date."""
        self._rules = game.rules
        self._state: Any = game.setup.start(options)
        self.take_chance_from(chance, seed)
        self._lines: list[str] = []
        self._rows: list[EventRow] = []
        self._visible_rows: dict[int, list[EventRow]] = {}
        self._ledger = game.text.Ledger()
        self._resolve_chance()

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return tuple(members(self._rules.actors(self._state)))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._rules.actors(self._state) == 0 and self._rules.pending(self._state) == NONE

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
        self._check_seat(seat)
        return legal_texts(self.game, copy(self._state), seat)

    def is_legal(self, seat: int, text: str) -> bool:
        """Return whether a seat may do this now; operands in any order."""
        self._check_seat(seat)
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
        self._check_seat(seat)
        expected = self._rules.choices(self._state, seat, NONE, NONE, 0)
        action = read_partial(self.game, begun, expected)
        return choices.following(self.game, self._state, seat, action)

    def additions(self, seat: int, begun: str = "") -> list[str]:
        """Return the texts that may be appended to a partial action, one for each next word of `choices`.

        They hold the spaces, and a word such as "on" where one stands between: "hearts #4" and " on #9".
        """
        self._check_seat(seat)
        expected = self._rules.choices(self._state, seat, NONE, NONE, 0)
        action = read_partial(self.game, begun, expected)
        return choices.additions(self.game, self._state, seat, action, begun)

    @property
    def event_count(self) -> int:
        """The number of events so far, the same for every seat."""
        return len(self._rows)

    def question(self, seat: int) -> Question:
        """Return everything that a seat may choose from now, as a value that identifies the question."""
        self._check_seat(seat)
        return choices.question(self.game, self._state, seat)

    def verbs(self, seat: int) -> tuple[str, ...]:
        """Return the verbs with which a seat may act now; none if it may not."""
        self._check_seat(seat)
        return tuple(verb.text for verb in choices.possible(self.game, self._state, seat))

    def harmless(self, seat: int) -> str | None:
        """Return the answer that may be given now for a player who is away, if there is one."""
        self._check_seat(seat)
        return choices.harmless(self.game, self._state, seat)

    def telltale(self, seat: int) -> bool:
        """Return whether the time that a seat takes to answer now could reveal a secret."""
        self._check_seat(seat)
        return any(verb.telltale for verb in choices.possible(self.game, self._state, seat))

    def early(self, seat: int) -> tuple[str, ...]:
        """Return the actions with which a seat may answer in advance, before it is asked."""
        self._check_seat(seat)
        return tuple(self.game.verbs[verb].text for verb in members(self._rules.early(self._state, seat)))

    def check(self, seat: int, text: str) -> str:
        """Return the canonical text of a legal action, changing nothing. Raise as `act` does."""
        self._check_seat(seat)
        return write_action(self.game, choices.legal_action(self.game, self._state, seat, text))

    def act(self, seat: int, text: str) -> list[JsonObject]:
        """Carry out an action and return what happened, as the seat may know it.

        Raise `IllegalAction` with the clause, `InvalidSeat`, or `InvalidChance`; then nothing has changed.
        """
        self._check_seat(seat)
        state = self._state
        action = choices.legal_action(self.game, state, seat, text)
        before = copy(state) if self._chance else None
        kept = len(self._lines), len(self._rows)
        self._lines.append(f"{seat} {write_action(self.game, action)}")
        self._rules.apply(state, seat, *action)
        self._note_rows()
        try:
            self._resolve_chance()
        except BaseException:
            self._roll_back(before, *kept)
            raise
        return self.events(seat, kept[1])

    def view(self, seat: int | None) -> JsonObject:
        """Return what a seat (None: a spectator) may know, as plain JSON-able data."""
        viewer = self._viewer(seat)
        game = self.game
        seen = self._observed(viewer)
        facts: JsonObject = {
            "game": game.name,
            "options": self.options.facts(),
            "seat": seat,
            "actors": members(game.rules.actors(seen)),
            "over": self.over,
            "winners": game.rules.outcome(seen)[1],
            **game.text.view(seen, viewer, self.options, self._ledger),
        }
        if viewer in facts["actors"]:
            facts["choices"] = choices.by_verb(game, seen, viewer)
            few = choices.few_legal(game, seen, viewer, facts["choices"])
            if few is None:
                facts["example"] = choices.first_legal(game, seen, viewer)
            else:
                facts["legal"] = few
        return facts

    def observation(self, seat: int) -> Observation:
        """Return what a bot in a seat receives."""
        self._check_seat(seat)
        return Observation(self.game, seat, self._observed(seat), tuple(self._rows_seen_by(seat)))

    def events(self, seat: int | None, since: int = 0) -> list[JsonObject]:
        """Return the events after the first `since`, as a seat (None: a spectator) may know them."""
        viewer = self._viewer(seat)
        if isinstance(since, bool) or not isinstance(since, int) or since < 0:
            raise InvalidOption(f"since must be a number of events, from 0, not {shown(since)}")
        return [self.game.text.event(row, self._state) for row in self._rows_seen_by(viewer)[since:]]

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
        check_seed(seed)
        if chance is not None and not callable(chance):
            raise InvalidOption("chance must be a function of a name and a number")
        if seed is not None and chance is not None:
            raise InvalidOption("give a seed or a chance, not both")
        self._chance = chance
        self._random = SystemRandom() if seed is None else Random(seed)

    def _rows_seen_by(self, viewer: int) -> list[EventRow]:
        seen = self._visible_rows.setdefault(viewer, [])
        for row in self._rows[len(seen) :]:
            value = visible_value(row.sees, row.value, viewer)
            seen.append(row if value == row.value else row._replace(value=value))
        return seen

    def _observed(self, viewer: int) -> Any:
        seen = blank(self._rules.State)
        self.game.observe(self._state, viewer, seen)
        return seen

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        self._check_seat(seat)
        return seat

    def _check_seat(self, seat: int) -> None:
        is_number = isinstance(seat, int) and not isinstance(seat, bool)
        if not is_number or not 0 <= seat < self.players:
            raise InvalidSeat(f"there is no seat {shown(seat)}; seats are 0 to {self.players - 1}")

    def _resolve_chance(self) -> None:
        while (pending := self._rules.pending(self._state)) != NONE:
            chance = self.game.chances[pending]
            number = self._rules.part_number(self._state)
            if self._chance is None:
                deck = list(chance.deck(self._state))
                size = len(deck) if chance.whole else 1
                outcome = self._random.sample(deck, size)
            else:
                outcome = read_outcome(chance, self._state, self._chance(chance.name, number))
            clause = self._rules.resolve(self._state, outcome)
            if clause and self._chance is not None:
                raise InvalidChance(f"{self.game.prefix}-{clause}: this {chance.name} can never be settled")
            if not clause:
                self._lines.append(f"{chance.name} {write_outcome(chance, outcome)}")
                self._note_rows()

    def _note_rows(self) -> None:
        rows = rows_of(self._state)
        self._rows += rows
        for row in rows:
            self._ledger.note(row)

    def _roll_back(self, before: Any, lines: int, rows: int) -> None:
        self._state = before
        del self._lines[lines:]
        del self._rows[rows:]
        self._visible_rows.clear()
        self._ledger = self.game.text.Ledger()
        for row in self._rows:
            self._ledger.note(row)
