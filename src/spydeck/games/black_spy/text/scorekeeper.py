"""The scorepad of Black Spy as lines (BS-22), and keeping it for people with the paper cards."""

from __future__ import annotations

from collections.abc import Sequence
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
from spydeck.games.black_spy.text.parse import typed_in_all, way_typed
from spydeck.games.black_spy.text.score_model import score_model
from spydeck.games.black_spy.variants import variant
from spydeck.games.lines import Sentences, beside, page_width, quoted
from spydeck.games.paper_score import PaperScore, PointsRefused, is_number, question_of, whole_number
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject
from spydeck.kernel import count
from spydeck.language import cldr

COLUMN, SHOWN_NAME = 12, 10
"""Characters of a player's column, and of a name that fit over it."""
NOTHING = "-"
NO_SWEEP = -1


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


class BlackSpyScorekeeper(PaperScore[Progress]):
    """Accepts a deal as points, as cards, or as a sweep, checks that it adds up, and keeps the totals."""

    def __init__(
        self, words: Sentences, options: BlackSpyOptions, names: Names, *, sentences: bool = False
    ) -> None:
        self.words, self.language = words, words.language
        self.wanted = words.say("what-to-enter")
        write_pad = partial(pad_sentences if sentences else pad_table, words)
        super().__init__(score_model(words, options), names, Progress(), write_pad)
        self._options = options
        self._variants = start(options).variants

    def question(self) -> str:
        """Return the question for the next entry."""
        deal = len(self.progress.rows) + 1
        if self.progress.swept != NO_SWEEP:
            return self.words.say("enter-settling", deal=deal, name=self.names[self.progress.swept])
        if self.progress.taken:
            return self.words.say("enter-pile", deal=deal, name=self.names[len(self.progress.taken)])
        return question_of(self.model, self.names, self.progress.rows)

    def usage(self) -> list[Line]:
        """Return how to enter a deal."""
        first = self.names[0]
        texts = [self.model.usage, *self.words.say("cards-usage", name=first).split("\n")]
        if self._variants & variant.CAPTURE_OR_RELEASE:
            texts.append(self.words.say("settling-usage", name=first))
        texts.append(self.words.say("the-players", players=self.names))
        return [[("", text)] for text in texts]

    def read(self, words: list[str]) -> tuple[Progress, list[Line]]:
        """Return the progress after points, cards, a sweep, or how a sweep is settled."""
        if self.progress.swept != NO_SWEEP:
            return self._score_cards((), self.progress.swept, self._way(words))
        if words[0].lower() in typed_in_all("typed-sweep"):
            return self._read_sweep(words[1:])
        if self.progress.taken or words[0] == NOTHING or words[0][0].isalpha():
            return self._read_pile(words)
        return self._read_points(words)

    def _read_points(self, words: list[str]) -> tuple[Progress, list[Line]]:
        for word in words:
            if not is_number(word):
                raise SpydeckError(self.words.say("neither-points-nor-card", word=self._quoted(word)))
        try:
            return self._score([whole_number(word) for word in words])
        except PointsRefused as refused:
            raise self._or_sweep(refused) from None

    def _or_sweep(self, refused: PointsRefused) -> SpydeckError:
        """Return why points are refused; those that may be a sweep suggest entering it by name (BS-21)."""
        if refused.facts.get("points") == self._value(BLACK):
            return SpydeckError(self.words.say("all-black", **refused.facts))
        if refused.facts.get("made", 0) >= 2 * SWEEP:
            return SpydeckError(self.words.say("enter-sweep", refused=str(refused)))
        return refused

    def _read_pile(self, words: list[str]) -> tuple[Progress, list[Line]]:
        seat = len(self.progress.taken)
        pile = self._pile(words)
        taken = (*self.progress.taken, pile)
        if len(taken) < self.model.players:
            said = self.words.line("took-points", name=self.names[seat], points=self._value(pile))
            return replace(self.progress, taken=taken), [said]
        left = self._counting() & ~union(taken)
        if left:
            raise SpydeckError(self.words.say("not-taken", cards=" ".join(texts_of(left))))
        swept = sweeper(self._state(taken))
        return self._settle_sweep(swept, taken) if swept != NO_SWEEP else self._score_cards(taken)

    def _pile(self, words: list[str]) -> int:
        """Return the cards that a player took; those that count 0 may be named or left out."""
        gone = union(self.progress.taken)
        if words == [NOTHING]:
            return 0
        if len(words) == 1 and words[0].lower() in typed_in_all("typed-rest"):
            return self._counting() & ~gone
        pile = 0
        for word in words:
            text = word.upper()
            if text not in CARD_TEXTS:
                raise SpydeckError(self.words.say("no-card", word=self._quoted(word)))
            card = CARD_TEXTS.index(text)
            if card == FIRST_SPY:
                card += count((gone | pile) & SPIES)
            if card == FIRST_SPY + 6 and text == CARD_TEXTS[FIRST_SPY]:
                raise SpydeckError(self.words.say("seventh", card=text))
            if (gone | pile) >> card & 1:
                raise SpydeckError(self.words.say("second", card=text))
            pile |= 1 << card
        return pile

    def _counting(self) -> int:
        """Return the cards that count for points."""
        return BLACK | COLOURED_SPIES if self._value(COLOURED_SPIES) else BLACK

    def _read_sweep(self, words: list[str]) -> tuple[Progress, list[Line]]:
        if self.progress.taken:
            raise SpydeckError(self.words.say("by-cards"))
        way = words[1:] and way_typed(words[-1].lower()) is not None
        name = words[:-1] if way else words
        if not name:
            raise SpydeckError(self.words.say("who-swept", name=self.names[0]))
        if self._variants & variant.SPIES_COUNT_ON_SWEEP and self._value(COLOURED_SPIES):
            raise SpydeckError(self.words.say("spies-count"))
        swept = self._seat(" ".join(name))
        if not way:
            return self._settle_sweep(swept)
        if not self._variants & variant.CAPTURE_OR_RELEASE:
            raise SpydeckError(self.words.say("not-settled"))
        return self._score_cards((), swept, self._way(words[-1:]))

    def _seat(self, word: str) -> int:
        """Return a seat by its name or, as in saved scorepads, its number."""
        names = [name.lower() for name in self.names]
        if word.lower() in names:
            return names.index(word.lower())
        if word.isascii() and word.isdigit() and int(word[:9]) < self.model.players:
            return int(word)
        raise SpydeckError(self.words.say("no-player", word=self._quoted(word), players=self.names))

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
        way = way_typed(" ".join(words).lower())
        if way is None:
            raise SpydeckError(self.words.say("no-way"))
        return way

    def _quoted(self, word: str) -> str:
        return quoted(word, self.language)

    def _value(self, cards: int) -> int:
        return value_of(cards, self._variants)


def union(piles: Sequence[int]) -> int:
    """Return all cards of several piles."""
    cards = 0
    for pile in piles:
        cards |= pile
    return cards


def pad_table(words: Sentences, rows: Sequence[JsonObject], names: Names) -> list[Line]:
    """Return points and total of every player, one row for each deal."""
    if not rows:
        return [words.line("pad-empty")]
    deal = words.say("pad-deal")
    first, starred = len(deal) + 2, False
    lines: list[Line] = []
    for seats in beside(len(names), COLUMN, page_width() - first):
        head = "".join(f"{names[seat][:SHOWN_NAME]:>{COLUMN}}" for seat in seats)
        lines += [[], [("strong", f"  {deal}{head}")]]
        before = [0] * len(names)
        for number, row in enumerate(rows, 1):
            line: Line = [("", f"{number:{first}}")]
            for seat in seats:
                points, total = row["points"][seat], row["totals"][seat]
                star = "*" if halved(points, total, before[seat]) else ""
                starred = starred or bool(star)
                line.append(("faint", f"{cldr.number(points):>7}"))
                line.append(("strong", f"{cldr.number(total) + star:>5}"))
            lines.append(line)
            before = row["totals"]
    if starred:
        lines.append([("faint", "  * "), *words.line("pad-halved", "faint")])
    return lines[1:]


def pad_sentences(words: Sentences, rows: Sequence[JsonObject], names: Names) -> list[Line]:
    """Return the scorepad in sentences, one line for each deal."""
    if not rows:
        return [words.line("pad-empty")]
    lines: list[Line] = []
    before = [0] * len(names)
    for number, row in enumerate(rows, 1):
        scores = []
        for name, points, total, old in zip(names, row["points"], row["totals"], before, strict=True):
            code = "pad-score-halved" if halved(points, total, old) else "pad-score"
            scores.append(words.say(code, name=name, points=points, total=total))
        lines.append(words.line("pad-row", deal=number, scores="; ".join(scores)))
        before = row["totals"]
    return lines


def halved(points: int, total: int, before: int) -> bool:
    """Return whether a total was halved in its deal (BS-35)."""
    return before + points != total
