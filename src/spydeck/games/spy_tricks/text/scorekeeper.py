"""The scorekeeper for people who play Spy Tricks with the paper cards."""

from __future__ import annotations

from functools import partial

from spydeck.errors import SpydeckError
from spydeck.games.paper_score import PaperScore, is_number, whole_number
from spydeck.games.spy_tricks.cards import CARD_TEXTS, SPOT_TEXTS, cards_in_game, spot_texts, spots_of
from spydeck.games.spy_tricks.options import SpyTricksOptions
from spydeck.games.spy_tricks.text.entries import HELPER, NOTHING, SUITS_TYPED
from spydeck.games.spy_tricks.text.paper_rounds import Guesses, PaperRounds, joint_ways, ways_to_score
from spydeck.games.spy_tricks.text.score_texts import ScorekeeperWords
from spydeck.games.spy_tricks.text.scorepad import pad_sentences, pad_table
from spydeck.games.text_ui import Line, Names
from spydeck.kernel import NONE, members
from spydeck.language import cldr


class Scorekeeper(PaperScore[PaperRounds]):
    """Reads a round as its secret and right guesses, or as points; keeps points, chips and Helpers."""

    words: ScorekeeperWords

    def __init__(self, options: SpyTricksOptions, names: Names, *, screen_reader: bool = False) -> None:
        super().__init__(names, PaperRounds(options.players))
        self._write_pad = partial(pad_sentences if screen_reader else pad_table, self.words.pad)

    @property
    def over(self) -> bool:
        """Whether every player has been start player (ST-6)."""
        return self.progress.over

    @property
    def winning(self) -> int:
        """Bit set of the best seats; all of a tie that only chips can settle which nobody entered (ST-24)."""
        return self.progress.unsettled or self.progress.winners

    @property
    def by_seat(self) -> bool:
        """Whether the next entry may be a number for each player."""
        return self.progress.secret == NONE and not self.over

    def question(self) -> str:
        """Return the question for the next entry."""
        number = len(self.progress.rows) + 1
        if self.progress.secret == NONE:
            return self.words.which_secret.format(round=number)
        name = self.names[len(self.progress.guesses)]
        return self.words.which_spots.format(round=number, spots=self._right_spots(), name=name)

    def usage(self) -> list[Line]:
        """Return how to enter a round."""
        return [[("", line)] for line in self.words.usage]

    def pad(self) -> list[Line]:
        """Return the scorepad so far."""
        return self._write_pad(self.progress.rows, self.names)

    def read(self, words: list[str]) -> tuple[PaperRounds, list[Line]]:
        """Return the rounds after an entry, and its results as lines. Raise `SpydeckError`."""
        if self.progress.secret == NONE and all(map(is_number, words)):
            return self._read_points([whole_number(word) for word in words])
        if self.progress.secret == NONE:
            return self.progress.with_secret(self._read_secret(words)), []
        seat = len(self.progress.guesses)
        guesses = self._read_guesses(words, seat)
        self._check_shared(guesses)
        rounds = self.progress.with_guesses(guesses)
        lines: list[Line] = [[("", self.words.scores(self.names[seat], guesses.points))]]
        return rounds, lines if rounds.guesses else [*lines, *self._round_results(rounds)]

    def _read_points(self, points: list[int]) -> tuple[PaperRounds, list[Line]]:
        texts = self.words.texts
        self.check_count(points, self.progress.players)
        helpers = self.progress.helpers
        for seat, number in enumerate(points):
            helper = bool(helpers >> seat & 1)
            if not ways_to_score(number, helper=helper):
                text = texts.impossible if helper else texts.impossible_alone
                raise SpydeckError(text.format(points=cldr.number(number), name=self.names[seat]))
        ways = joint_ways(points, helpers)
        if not ways:
            raise SpydeckError(texts.several_spots)
        rounds = self.progress.with_points(points, ways)
        return rounds, self._round_results(rounds)

    def _read_secret(self, words: list[str]) -> int:
        text = words[0].upper()
        if len(words) > 1 or text not in CARD_TEXTS:
            raise SpydeckError(self.words.no_card.format(word=self.said.quoted(" ".join(words))))
        secret = CARD_TEXTS.index(text)
        if not cards_in_game(self.progress.players) >> secret & 1:
            raise SpydeckError(self.words.three_players)
        return secret

    def _read_guesses(self, words: list[str], seat: int) -> Guesses:
        right, doubled = 0, NONE
        for word in words if words != [NOTHING] else []:
            spot = self._read_spot(word.removesuffix(HELPER))
            if right >> spot & 1:
                raise SpydeckError(self.words.twice.format(spot=self.words.spots.spot(SPOT_TEXTS[spot])))
            right |= 1 << spot
            if word.endswith(HELPER):
                if doubled != NONE:
                    raise SpydeckError(self.words.one_helper)
                self._check_helper(seat)
                doubled = spot
        return Guesses(right, doubled)

    def _read_spot(self, word: str) -> int:
        typed = SUITS_TYPED.get(word.lower(), word.lower())
        for text in spot_texts(spots_of(self.progress.secret)):
            if text.lower() == typed:
                return SPOT_TEXTS.index(text)
        quoted, spots = self.said.quoted(word), self._right_spots()
        raise SpydeckError(self.words.not_right.format(word=quoted, spots=spots))

    def _right_spots(self) -> str:
        """Return the spots that are right in this round."""
        return ", ".join(map(self.words.spots.spot, spot_texts(spots_of(self.progress.secret))))

    def _check_helper(self, seat: int) -> None:
        if not self.progress.helpers >> seat & 1:
            raise SpydeckError(self.words.no_helper.format(name=self.names[seat]))

    def _check_shared(self, guesses: Guesses) -> None:
        for other, before in enumerate(self.progress.guesses):
            taken = guesses.conflict(before)
            if taken:
                spots = [*map(self.words.spots.spot, spot_texts(taken))]
                raise SpydeckError(self.words.taken(spots, self.names[other]))

    def _round_results(self, rounds: PaperRounds) -> list[Line]:
        """Return the scorepad after a round, and what follows from the round."""
        return [*self._write_pad(rounds.rows, self.names), self._consequence(rounds)]

    def _consequence(self, rounds: PaperRounds) -> Line:
        texts = self.words.texts
        if rounds.over and rounds.unsettled:
            tied = self.words.listed(self.names, members(rounds.unsettled))
            return [("good", texts.shared.format(names=tied))]
        if rounds.over:
            return [("good", texts.over.format(result=texts.result(self.names, members(rounds.winners))))]
        seats = members(rounds.helpers)
        if not seats:
            return [("", texts.level)]
        return [("", texts.helpers.format(names=self.words.listed(self.names, seats)))]
