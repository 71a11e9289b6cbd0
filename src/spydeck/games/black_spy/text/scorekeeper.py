"""Keeps the scorepad for people who play Black Spy with the paper cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from spydeck.errors import SpydeckError
from spydeck.games.black_spy.cards import (
    BLACK,
    CARD_TEXTS,
    COLOURED_SPIES,
    DECK,
    FIRST_SPY,
    SPIES,
    texts_of,
)
from spydeck.games.black_spy.options import BlackSpyOptions, start
from spydeck.games.black_spy.rules.state import OTHERS, State
from spydeck.games.black_spy.rules.tricks import (
    SWEEP,
    ended,
    gone_back,
    lowest_totals,
    points_of,
    sweeper,
    value_of,
)
from spydeck.games.black_spy.text.entries import NOTHING, REST, SWEEP_TYPED, WAYS_TYPED
from spydeck.games.black_spy.text.paper_deals import is_possible, spies_needed
from spydeck.games.black_spy.text.score_texts import ScorekeeperWords, question
from spydeck.games.black_spy.text.scorepad import pad_sentences, pad_table
from spydeck.games.black_spy.variants import variant
from spydeck.games.paper_score import PaperScore, is_number, whole_number
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject
from spydeck.kernel import count, members
from spydeck.language import cldr

NO_SWEEP = -1


@dataclass(frozen=True)
class Progress:
    """The progress of a scorepad."""

    rows: tuple[JsonObject, ...] = ()
    taken: tuple[int, ...] = ()
    """The cards that the first seats took in this deal, where they are entered card by card."""
    swept: int = NO_SWEEP
    """The seat that has yet to settle its sweep, or `NO_SWEEP` (BS-28)."""


class Scorekeeper(PaperScore[Progress]):
    """Accepts a deal as points, as cards, or as a sweep, checks that it adds up, and keeps the totals."""

    words: ScorekeeperWords

    def __init__(self, options: BlackSpyOptions, names: Names, *, sentences: bool = False) -> None:
        super().__init__(names, Progress())
        self.players = options.players
        self._options = options
        self._write_pad = partial(pad_sentences if sentences else pad_table, self.words.pad)
        self._variants = self._state().variants

    @property
    def over(self) -> bool:
        """Whether a total has ended the game (BS-23, BS-35)."""
        return bool(self.progress.rows) and ended(self._state())

    @property
    def winning(self) -> int:
        """Bit set of the seats with the lowest total (BS-23, BS-24)."""
        return lowest_totals(self._state())

    @property
    def by_seat(self) -> bool:
        """Whether the next entry may be a number for each player."""
        return not (self.over or self.progress.taken or self.progress.swept != NO_SWEEP)

    def question(self) -> str:
        """Return the question for the next entry."""
        deal = len(self.progress.rows) + 1
        if self.progress.swept != NO_SWEEP:
            return self.words.settle.format(deal=deal, name=self.names[self.progress.swept])
        if self.progress.taken:
            return self.words.pile.format(deal=deal, name=self.names[len(self.progress.taken)])
        return question(self.words.texts, self._state()).format(part=deal, players=", ".join(self.names))

    def usage(self) -> list[Line]:
        """Return how to enter a deal."""
        lines = [self.words.texts.usage, *self.words.usage]
        if self._variants & variant.CAPTURE_OR_RELEASE:
            lines.append(self.words.usage_settle)
        facts = {"makes": self._value(DECK), "name": self.names[0], "players": ", ".join(self.names)}
        return [[("", line.format(**facts))] for line in [*lines, self.words.players]]

    def pad(self) -> list[Line]:
        """Return the scorepad so far."""
        return self._write_pad(self.progress.rows, self.names)

    def read(self, words: list[str]) -> tuple[Progress, list[Line]]:
        """Return the progress after points, cards, a sweep, or how a sweep is settled."""
        if self.progress.swept != NO_SWEEP:
            return self._score_sweep(self.progress.swept, self._way(words))
        if words[0].lower() in SWEEP_TYPED:
            return self._read_sweep(words[1:])
        if self.progress.taken or words[0].lower() in (NOTHING, REST) or words[0][0].isalpha():
            return self._read_pile(words)
        return self._read_points(words)

    def _read_points(self, words: list[str]) -> tuple[Progress, list[Line]]:
        points = [self._number(word) for word in words]
        self.check_count(points, self.players)
        swept = self._sweep_in(points)
        if swept != NO_SWEEP:
            return self._score(points, swept)
        self._check_sum(points)
        self._check_possible(points)
        return self._score(points)

    def _sweep_in(self, points: Sequence[int]) -> int:
        """Return the seat whose sweep these points are, if any: they do not add up to a deal (BS-20)."""
        lowest = min(points)
        swept = points.index(lowest)
        others = [number for seat, number in enumerate(points) if seat != swept]
        if lowest == -SWEEP and self._variants & variant.CAPTURE_OR_RELEASE:
            return NO_SWEEP if any(others) else swept
        spies_lost = SWEEP * len(others) - sum(others)
        most_lost = -self._value(COLOURED_SPIES) if self._variants & variant.SPIES_COUNT_ON_SWEEP else 0
        in_fives = all(number <= SWEEP and number % 5 == 0 for number in others)
        return swept if lowest == 0 and in_fives and 0 <= spies_lost <= most_lost else NO_SWEEP

    def _check_sum(self, points: Sequence[int]) -> None:
        made, makes = sum(points), self._value(DECK)
        if made != makes:
            text = self.words.texts.too_many if made > makes else self.words.texts.too_few
            sweep = self.words.enter_sweep if made >= 2 * SWEEP else ""
            said = text.format(made=cldr.number(made), makes=makes, off=abs(made - makes))
            raise SpydeckError(said + sweep)

    def _check_possible(self, points: Sequence[int]) -> None:
        for name, number in zip(self.names, points, strict=True):
            if number == self._value(BLACK):
                raise SpydeckError(self.words.all_black.format(points=cldr.number(number), name=name))
            if not is_possible(number, self._variants):
                raise SpydeckError(self.words.texts.impossible.format(points=cldr.number(number), name=name))
        if sum(map(spies_needed, points)) > count(COLOURED_SPIES):
            raise SpydeckError(self.words.texts.too_few_spies)

    def _read_pile(self, words: list[str]) -> tuple[Progress, list[Line]]:
        seat = len(self.progress.taken)
        pile = self._pile(words)
        taken = (*self.progress.taken, pile)
        if len(taken) < self.players:
            said = self.words.took(self.names[seat], self._value(pile))
            return replace(self.progress, taken=taken), [[("", said)]]
        left = self._counting() & ~union(taken)
        if left:
            raise SpydeckError(self.words.not_taken.format(cards=" ".join(texts_of(left))))
        state = self._state(taken)
        swept = sweeper(state)
        if swept != NO_SWEEP:
            return self._settle_sweep(swept, taken)
        return self._score([points_of(state, seat, NO_SWEEP, OTHERS) for seat in range(self.players)])

    def _pile(self, words: list[str]) -> int:
        """Return the cards that a player took; those that count 0 may be named or left out."""
        gone = union(self.progress.taken)
        if words == [NOTHING]:
            return 0
        if [word.lower() for word in words] == [REST]:
            return self._counting() & ~gone
        pile = 0
        for word in words:
            text = word.upper()
            if text not in CARD_TEXTS:
                raise SpydeckError(self.words.no_card(word))
            card = CARD_TEXTS.index(text)
            if card == FIRST_SPY:
                card += count((gone | pile) & SPIES)
            if card == FIRST_SPY + 6 and text == CARD_TEXTS[FIRST_SPY]:
                raise SpydeckError(self.words.seventh.format(card=text))
            if (gone | pile) >> card & 1:
                raise SpydeckError(self.words.second.format(card=text))
            pile |= 1 << card
        return pile

    def _counting(self) -> int:
        """Return the cards that count for points."""
        return BLACK | COLOURED_SPIES if self._value(COLOURED_SPIES) else BLACK

    def _read_sweep(self, words: list[str]) -> tuple[Progress, list[Line]]:
        if self.progress.taken:
            raise SpydeckError(self.words.by_cards)
        way = words[1:] and words[-1].lower() in WAYS_TYPED
        name = words[:-1] if way else words
        if not name:
            raise SpydeckError(self.words.who_swept.format(name=self.names[0]))
        if self._variants & variant.SPIES_COUNT_ON_SWEEP and self._value(COLOURED_SPIES):
            raise SpydeckError(self.words.spies_count)
        swept = self._seat(" ".join(name))
        if not way:
            return self._settle_sweep(swept)
        if not self._variants & variant.CAPTURE_OR_RELEASE:
            raise SpydeckError(self.words.not_settled)
        return self._score_sweep(swept, self._way(words[-1:]))

    def _seat(self, word: str) -> int:
        """Return a seat by its name or, as in saved scorepads, its number."""
        names = [name.lower() for name in self.names]
        if word.lower() in names:
            return names.index(word.lower())
        if word.isascii() and word.isdigit() and int(word[:9]) < self.players:
            return int(word)
        raise SpydeckError(self.words.no_player(word, ", ".join(self.names)))

    def _settle_sweep(self, swept: int, taken: tuple[int, ...] = ()) -> tuple[Progress, list[Line]]:
        if self._variants & variant.CAPTURE_OR_RELEASE:
            return replace(self.progress, taken=(), swept=swept), []
        return self._score_sweep(swept, OTHERS, taken)

    def _score_sweep(self, swept: int, how: int, taken: tuple[int, ...] = ()) -> tuple[Progress, list[Line]]:
        state = self._state(taken)
        return self._score([points_of(state, seat, swept, how) for seat in range(self.players)], swept)

    def _score(self, points: Sequence[int], swept: int = NO_SWEEP) -> tuple[Progress, list[Line]]:
        """Add points to the totals. Return the progress and the results as lines."""
        lines: list[Line] = []
        if swept != NO_SWEEP:
            lines.append([("strong", self.words.texts.swept.format(name=self.names[swept]))])
        state = self._state()
        for seat, number in enumerate(points):
            total = state.totals[seat] + number
            # BS-35: a total that the deal did not change is left alone
            after = gone_back(total, state.end_value, self._variants) if number else total
            if after != total:
                said = self.words.texts.went_back.format(name=self.names[seat], total=total, after=after)
                lines.append([("", said)])
            state.totals[seat] = after
        rows = (*self.progress.rows, {"points": list(points), "totals": state.totals[: self.players]})
        lines += self._write_pad(rows, self.names)
        if ended(state):
            lines.append([("good", self._winners(state))])
        return Progress(rows), lines

    def _winners(self, state: State) -> str:
        seats = members(lowest_totals(state))
        text = self.words.texts.shared if len(seats) > 1 else self.words.texts.won
        total = cldr.number(state.totals[seats[0]])
        return text.format(names=self.words.listed(self.names, seats), total=total)

    def _state(self, taken: Sequence[int] = ()) -> State:
        """Return the totals so far, and cards taken in this deal, as a state for the kernels."""
        state = start(self._options)
        state.deal = len(self.progress.rows)
        state.taken[: len(taken)] = taken
        if self.progress.rows:
            state.totals[: self.players] = self.progress.rows[-1]["totals"]
        return state

    def _number(self, word: str) -> int:
        """Return points as a whole number."""
        if not is_number(word):
            raise SpydeckError(self.words.no_points(word))
        return whole_number(word)

    def _way(self, words: Sequence[str]) -> int:
        """Return how a sweep is settled (BS-28)."""
        way = " ".join(words).lower()
        if way not in WAYS_TYPED:
            raise SpydeckError(self.words.no_way)
        return WAYS_TYPED[way]

    def _value(self, cards: int) -> int:
        return value_of(cards, self._variants)


def union(piles: Sequence[int]) -> int:
    """Return all cards of several piles."""
    cards = 0
    for pile in piles:
        cards |= pile
    return cards
