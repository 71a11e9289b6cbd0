"""The scorekeeper for people who play Spy Tricks with the paper cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from spydeck.errors import SpydeckError
from spydeck.games.lines import Sentences, quoted
from spydeck.games.paper_score import PaperScore, Rows, is_number, is_over, seats_behind, whole_number
from spydeck.games.spy_tricks.cards import CARD_TEXTS, SPOT_TEXTS, cards_in_game, spot_texts, spots_of
from spydeck.games.spy_tricks.options import SpyTricksOptions
from spydeck.games.spy_tricks.rules.guesses import best_seats
from spydeck.games.spy_tricks.rules.tricks import new_game
from spydeck.games.spy_tricks.text.pages import pad_sentences, pad_table
from spydeck.games.spy_tricks.text.score_model import Guesses, known_chips, score_model
from spydeck.games.spy_tricks.text.sentences import result
from spydeck.games.spy_tricks.text.text_layout import name_of
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject
from spydeck.kernel import NONE, members

NOTHING = "-"
HELPER = "+"
SUITS_TYPED = {"rot": "red", "blau": "blue", "weiß": "white", "weiss": "white"}
"""The texts of suits by other words for them, so that a pad kept in one language continues in another."""


@dataclass(frozen=True)
class Rounds:
    """The finished rounds, and what has been entered of the current one."""

    rows: tuple[JsonObject, ...] = ()
    secret: int = NONE
    """The Secret Document of the current round, or -1."""
    guesses: tuple[Guesses, ...] = ()
    """The guesses of the first seats in the current round."""

    @property
    def partial(self) -> bool:
        """Whether the current round has been entered in part."""
        return self.secret != NONE


class Scorekeeper(PaperScore[Rounds]):
    """Reads a round as its secret and right guesses, or as points; keeps points, chips and Helpers."""

    def __init__(
        self, words: Sentences, options: SpyTricksOptions, names: Names, *, screen_reader: bool = False
    ) -> None:
        write_pad = partial(pad_sentences if screen_reader else pad_table, words)
        super().__init__(score_model(words, options), names, Rounds(), write_pad)
        self.words = words
        self.wanted = words.say("wanted")
        self.language = words.language

    def question(self) -> str:
        """Return the question for the next entry."""
        number = len(self.progress.rows) + 1
        if self.progress.secret == NONE:
            return self.words.say("ask-secret", number=number)
        name = self.names[len(self.progress.guesses)]
        return self.words.say("ask-spots", number=number, spots=self._right_spots(), name=name)

    def usage(self) -> list[Line]:
        """Return how to enter a round."""
        return [[("", line)] for line in self.words.say("usage").split("\n")]

    def read(self, words: list[str]) -> tuple[Rounds, list[Line]]:
        """Return the rounds after an entry, and its results as lines. Raise `SpydeckError`."""
        if self.progress.secret == NONE and all(map(is_number, words)):
            return self._read_points([whole_number(word) for word in words])
        if self.progress.secret == NONE:
            return replace(self.progress, secret=self._read_secret(words)), []
        seat = len(self.progress.guesses)
        guesses = self._read_guesses(words, seat)
        self._check_shared(guesses)
        said: list[Line] = [self.words.line("entered", name=self.names[seat], points=guesses.points)]
        entered = (*self.progress.guesses, guesses)
        if len(entered) < self.model.players:
            return replace(self.progress, guesses=entered), said
        row, _ = self.add([one.points for one in entered])
        rounds = self._finished(CARD_TEXTS[self.progress.secret], row, [one.chips for one in entered])
        return rounds, [*said, *self.results(rounds.rows)]

    def _read_points(self, points: list[int]) -> tuple[Rounds, list[Line]]:
        row, _ = self.add(points)
        rounds = self._finished(None, row, known_chips(points, self._helpers()))
        return rounds, self.results(rounds.rows)

    def _finished(self, secret: str | None, row: JsonObject, chips: Sequence[int | None]) -> Rounds:
        """Return the rounds with one more, of which the secret and some chips may not be known."""
        return Rounds((*self.progress.rows, {"secret": secret, **row, "chips": list(chips)}))

    def _helpers(self) -> list[int]:
        """Return the seats that hold a Helper in the current round (ST-16, ST-23)."""
        return seats_behind(self.model, self.progress.rows)

    def _read_secret(self, words: list[str]) -> int:
        text = words[0].upper()
        if len(words) > 1 or text not in CARD_TEXTS:
            raise SpydeckError(self.words.say("not-a-card", word=quoted(" ".join(words), self.language)))
        secret = CARD_TEXTS.index(text)
        if not cards_in_game(self.model.players) >> secret & 1:
            raise SpydeckError(self.words.say("three-players"))
        return secret

    def _read_guesses(self, words: list[str], seat: int) -> Guesses:
        right, doubled = 0, NONE
        for word in words if words != [NOTHING] else []:
            spot = self._read_spot(word.removesuffix(HELPER))
            if right >> spot & 1:
                raise SpydeckError(self.words.say("named-twice", spot=name_of(self.words, SPOT_TEXTS[spot])))
            right |= 1 << spot
            if word.endswith(HELPER):
                if doubled != NONE:
                    raise SpydeckError(self.words.say("one-helper"))
                self._check_helper(seat)
                doubled = spot
        return Guesses(right, doubled)

    def _read_spot(self, word: str) -> int:
        typed = SUITS_TYPED.get(word.lower(), word.lower())
        for text in spot_texts(spots_of(self.progress.secret)):
            if text.lower() == typed:
                return SPOT_TEXTS.index(text)
        said, spots = quoted(word, self.language), self._right_spots()
        raise SpydeckError(self.words.say("not-right", word=said, spots=spots))

    def _right_spots(self) -> str:
        """Return the spots that are right in this round."""
        return ", ".join(name_of(self.words, spot) for spot in spot_texts(spots_of(self.progress.secret)))

    def _check_helper(self, seat: int) -> None:
        if seat not in self._helpers():
            raise SpydeckError(self.words.say("no-helper", name=self.names[seat]))

    def _check_shared(self, guesses: Guesses) -> None:
        for other, before in enumerate(self.progress.guesses):
            taken = guesses.conflict(before)
            if taken:
                spots = [name_of(self.words, spot) for spot in spot_texts(taken)]
                raise SpydeckError(self.words.say("taken", taken=spots, name=self.names[other]))

    def consequences(self, rows: Rows) -> list[Line]:
        """Return who won, by chips if need be, or who gets a Helper (ST-23, ST-24)."""
        if not is_over(self.model, rows) or self._chips_missing(rows):
            return super().consequences(rows)
        won = result(self.words, self.names.people(self.best(rows)))
        return [[("good", self.words.say("event-game-over", result=won))]]

    def best(self, rows: Rows) -> Sequence[int]:
        """Return the best seats; all of a tie that only chips can settle which nobody entered (ST-24)."""
        if self._chips_missing(rows):
            return super().best(rows)
        state = new_game(self.model.players)
        for seat in range(self.model.players):
            state.totals[seat] = rows[-1]["totals"][seat]
            state.chips[seat] = sum(row["chips"][seat] or 0 for row in rows)
        return members(best_seats(state))

    def _chips_missing(self, rows: Rows) -> bool:
        """Return whether the best seats are tied and the chips of some of them are not known."""
        tied = super().best(rows)
        return len(tied) > 1 and any(row["chips"][seat] is None for row in rows for seat in tied)
