"""Keeps the scorepad for people who play Black Spy with the paper cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from spydeck.errors import SpydeckError
from spydeck.games.black_spy.cards import (
    BLACK,
    CARD_TEXTS,
    COLOURED_SPIES,
    FIRST_SPY,
    SPIES,
    texts_of,
)
from spydeck.games.black_spy.options import BlackSpyOptions, start
from spydeck.games.black_spy.rules.state import OTHERS, State
from spydeck.games.black_spy.rules.tricks import SWEEP, points_of, sweeper, value_of
from spydeck.games.black_spy.text.parse import WAYS_TYPED
from spydeck.games.black_spy.text.score_model import ScoreTexts, score_model
from spydeck.games.black_spy.text.scorepad import PadWords, pad_sentences, pad_table
from spydeck.games.black_spy.variants import variant
from spydeck.games.paper_score import PaperScore, PointsRefused, filled, is_number, question_of, whole_number
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject
from spydeck.kernel import count

SWEEP_TYPED = ("sweep", "durchmarsch")
"""Words of all languages, so that a pad kept in one continues in another."""
NOTHING = "-"
REST = "rest"
NO_SWEEP = -1


@dataclass(frozen=True)
class ScorekeeperWords:
    """The words of the scorekeeper in one language; those in braces are parts of them."""

    texts: ScoreTexts
    pad: PadWords
    settle: str
    """Asks how the sweep of {name} is settled in the {deal}."""
    pile: str
    """Asks what {name} took in the {deal}."""
    usage: tuple[str, ...]
    """How to enter cards, and a sweep of {name}."""
    usage_settle: str
    """How to enter how that sweep is settled."""
    players: str
    """Lists the {players}."""
    took: Callable[[str, int], str]
    """What a player took, from name and points."""
    enter_sweep: str
    """Stands after a wrong sum that may be a sweep."""
    all_black: str
    """Refuses the {points} of all black cards for {name}."""
    not_taken: str
    """Refuses piles without some {cards}."""
    no_card: Callable[[str], str]
    no_points: Callable[[str], str]
    """Refuses a word that is neither points nor a card."""
    seventh: str
    """Refuses a {card} of which there are six."""
    second: str
    """Refuses a {card} of which there is one."""
    by_cards: str
    """Refuses a sweep in a deal that is being entered card by card."""
    who_swept: str
    """Asks for a name, such as {name}."""
    spies_count: str
    """Refuses a sweep where coloured Spies count too."""
    not_settled: str
    """Refuses to settle a sweep without the variant."""
    no_player: Callable[[str, str], str]
    """Refuses what is not a player; the players are listed."""
    no_way: str
    """Refuses what is not a way to settle a sweep."""


@dataclass(frozen=True)
class Progress:
    """The progress of a scorepad."""

    rows: tuple[JsonObject, ...] = ()
    taken: tuple[int, ...] = ()
    """The cards that the first seats took in this deal, where they are entered card by card."""
    swept: int = NO_SWEEP
    """The seat that has yet to settle its sweep, or `NO_SWEEP` (BS-28)."""

    @property
    def partial(self) -> bool:
        """Whether the current deal has been entered in part."""
        return bool(self.taken) or self.swept != NO_SWEEP


class Scorekeeper(PaperScore[Progress]):
    """Accepts a deal as points, as cards, or as a sweep, checks that it adds up, and keeps the totals."""

    words: ScorekeeperWords

    def __init__(self, options: BlackSpyOptions, names: Names, *, sentences: bool = False) -> None:
        write_pad = partial(pad_sentences if sentences else pad_table, self.words.pad)
        model = score_model(self.words.texts, self.language, options)
        super().__init__(model, names, Progress(), write_pad)
        self._options = options
        self._variants = start(options).variants

    def question(self) -> str:
        """Return the question for the next entry."""
        deal = len(self.progress.rows) + 1
        if self.progress.swept != NO_SWEEP:
            return self.words.settle.format(deal=deal, name=self.names[self.progress.swept])
        if self.progress.taken:
            return self.words.pile.format(deal=deal, name=self.names[len(self.progress.taken)])
        return question_of(self.model, self.names, self.progress.rows)

    def usage(self) -> list[Line]:
        """Return how to enter a deal."""
        lines = [*self.words.usage]
        if self._variants & variant.CAPTURE_OR_RELEASE:
            lines.append(self.words.usage_settle)
        facts = {"name": self.names[0], "players": ", ".join(self.names)}
        texts = [self.model.usage, *(line.format(**facts) for line in [*lines, self.words.players])]
        return [[("", text)] for text in texts]

    def read(self, words: list[str]) -> tuple[Progress, list[Line]]:
        """Return the progress after points, cards, a sweep, or how a sweep is settled."""
        if self.progress.swept != NO_SWEEP:
            return self._score_cards((), self.progress.swept, self._way(words))
        if words[0].lower() in SWEEP_TYPED:
            return self._read_sweep(words[1:])
        if self.progress.taken or words[0].lower() in (NOTHING, REST) or words[0][0].isalpha():
            return self._read_pile(words)
        return self._read_points(words)

    def _read_points(self, words: list[str]) -> tuple[Progress, list[Line]]:
        for word in words:
            if not is_number(word):
                raise SpydeckError(self.words.no_points(word))
        try:
            return self._score([whole_number(word) for word in words])
        except PointsRefused as refused:
            raise self._or_sweep(refused) from None

    def _or_sweep(self, refused: PointsRefused) -> SpydeckError:
        """Return why points are refused; those that may be a sweep suggest entering it by name (BS-21)."""
        if refused.facts.get("points") == self._value(BLACK):
            return SpydeckError(filled(self.words.all_black, **refused.facts))
        if refused.facts.get("made", 0) >= 2 * SWEEP:
            return SpydeckError(f"{refused}{self.words.enter_sweep}")
        return refused

    def _read_pile(self, words: list[str]) -> tuple[Progress, list[Line]]:
        seat = len(self.progress.taken)
        pile = self._pile(words)
        taken = (*self.progress.taken, pile)
        if len(taken) < self.model.players:
            said = self.words.took(self.names[seat], self._value(pile))
            return replace(self.progress, taken=taken), [[("", said)]]
        left = self._counting() & ~union(taken)
        if left:
            raise SpydeckError(self.words.not_taken.format(cards=" ".join(texts_of(left))))
        swept = sweeper(self._state(taken))
        return self._settle_sweep(swept, taken) if swept != NO_SWEEP else self._score_cards(taken)

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
        return self._score_cards((), swept, self._way(words[-1:]))

    def _seat(self, word: str) -> int:
        """Return a seat by its name or, as in saved scorepads, its number."""
        names = [name.lower() for name in self.names]
        if word.lower() in names:
            return names.index(word.lower())
        if word.isascii() and word.isdigit() and int(word[:9]) < self.model.players:
            return int(word)
        raise SpydeckError(self.words.no_player(word, ", ".join(self.names)))

    def _settle_sweep(self, swept: int, taken: tuple[int, ...] = ()) -> tuple[Progress, list[Line]]:
        if self._variants & variant.CAPTURE_OR_RELEASE:
            return replace(self.progress, taken=(), swept=swept), []
        return self._score_cards(taken, swept)

    def _score_cards(
        self, taken: Sequence[int], swept: int = NO_SWEEP, how: int = OTHERS
    ) -> tuple[Progress, list[Line]]:
        """Return the progress after a deal of which cards or a sweep are known, and the results as lines."""
        state = self._state(taken)
        return self._score([points_of(state, seat, swept, how) for seat in range(self.model.players)])

    def _score(self, points: Sequence[int]) -> tuple[Progress, list[Line]]:
        """Return the progress after the points of a deal, and the results as lines. Raise `PointsRefused`."""
        row, said = self.add(points)
        rows = (*self.progress.rows, row)
        return Progress(rows), [*said, *self.results(rows)]

    def _state(self, taken: Sequence[int]) -> State:
        """Return cards taken in this deal as a state for the kernels."""
        state = start(self._options)
        state.taken[: len(taken)] = taken
        return state

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
