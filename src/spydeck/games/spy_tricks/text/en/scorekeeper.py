"""The scorekeeper for people who play Spy Tricks with the paper cards."""

from __future__ import annotations

from spydeck.errors import SpydeckError, shown
from spydeck.games.grammar.en import listed
from spydeck.games.paper_score import PaperScore, check_count, is_number
from spydeck.games.spy_tricks.cards import CARD_TEXTS, SPOT_TEXTS, cards_in_game, spot_texts, spots_of
from spydeck.games.spy_tricks.options import SpyTricksOptions
from spydeck.games.spy_tricks.text.en import score_texts
from spydeck.games.spy_tricks.text.en.events import result
from spydeck.games.spy_tricks.text.en.scorepad import pad_sentences, pad_table
from spydeck.games.spy_tricks.text.paper_rounds import Guesses, PaperRounds, joint_ways, ways_to_score
from spydeck.games.text_ui import Line, Names
from spydeck.kernel import NONE, members

USAGE = (
    "first the Secret Document: B3",
    "then the spots that each player was right about: blue 3 B3, or - for none,",
    "   with + after the one where a Helper stood: B3+",
    score_texts.USAGE_INSTEAD,
)


class SpyTricksScorekeeper(PaperScore[PaperRounds]):
    """Reads a round as its secret and right guesses, or as points; keeps points, chips and Helpers."""

    wanted = "the Secret Document, then the right guesses of each player; or the points of each player"

    def __init__(self, options: SpyTricksOptions, names: Names, *, screen_reader: bool = False) -> None:
        super().__init__(names, PaperRounds(options.players))
        self._write_pad = pad_sentences if screen_reader else pad_table

    @property
    def over(self) -> bool:
        """Whether every player has been start player (ST-6)."""
        return self.progress.over

    @property
    def by_seat(self) -> bool:
        """Whether the next entry may be a number for each player."""
        return self.progress.secret == NONE and not self.over

    def question(self) -> str:
        """Return the question for the next entry."""
        number = f"Round {len(self.progress.rows) + 1}"
        if self.progress.secret == NONE:
            return f"{number}: which card was the Secret Document, or how many points did each player score?"
        spots = ", ".join(spot_texts(spots_of(self.progress.secret)))
        return f"{number}: which of {spots} did {self.names[len(self.progress.guesses)]} guess (- for none)?"

    def usage(self) -> list[Line]:
        """Return how to enter a round."""
        return [[("", line)] for line in USAGE]

    def pad(self) -> list[Line]:
        """Return the scorepad so far."""
        return self._write_pad(self.progress.rows, self.names)

    def read(self, words: list[str]) -> tuple[PaperRounds, list[Line]]:
        """Return the rounds after an entry, and its results as lines. Raise `SpydeckError`."""
        if self.progress.secret == NONE and all(map(is_number, words)):
            return self._read_points([int(word) for word in words])
        if self.progress.secret == NONE:
            return self.progress.with_secret(self._read_secret(words)), []
        seat = len(self.progress.guesses)
        guesses = self._read_guesses(words, seat)
        self._check_shared(guesses)
        rounds = self.progress.with_guesses(guesses)
        lines: list[Line] = [[("", f"{self.names[seat]} scores {guesses.points}.")]]
        return rounds, lines if rounds.guesses else [*lines, self._round_result(rounds)]

    def _read_points(self, points: list[int]) -> tuple[PaperRounds, list[Line]]:
        check_count(points, self.progress.players)
        helpers = self.progress.helpers
        for seat, number in enumerate(points):
            helper = bool(helpers >> seat & 1)
            if not ways_to_score(number, helper=helper):
                text = score_texts.IMPOSSIBLE if helper else score_texts.IMPOSSIBLE_ALONE
                raise SpydeckError(text.format(points=number, name=self.names[seat]))
        ways = joint_ways(points, helpers)
        if not ways:
            raise SpydeckError(score_texts.SEVERAL_SPOTS)
        rounds = self.progress.with_points(points, ways)
        return rounds, [self._round_result(rounds)]

    def _read_secret(self, words: list[str]) -> int:
        text = words[0].upper()
        if len(words) > 1 or text not in CARD_TEXTS:
            raise SpydeckError(f"ST-5: {shown(' '.join(words))} is not a card; write a card like B3")
        secret = CARD_TEXTS.index(text)
        if not cards_in_game(self.progress.players) >> secret & 1:
            raise SpydeckError("ST-2: three players leave out the 1s and 2s")
        return secret

    def _read_guesses(self, words: list[str], seat: int) -> Guesses:
        right, doubled = 0, NONE
        for word in words if words != ["-"] else []:
            spot = self._read_spot(word.removesuffix("+"))
            if right >> spot & 1:
                raise SpydeckError(f"ST-15: {SPOT_TEXTS[spot]} is named twice")
            right |= 1 << spot
            if word.endswith("+"):
                if doubled != NONE:
                    raise SpydeckError("ST-16: a player has one Helper in a round")
                self._check_helper(seat)
                doubled = spot
        return Guesses(right, doubled)

    def _read_spot(self, word: str) -> int:
        texts = spot_texts(spots_of(self.progress.secret))
        found = [text for text in texts if text.lower() == word.lower()]
        if not found:
            raise SpydeckError(f"ST-21: {shown(word)} is not right; right are {', '.join(texts)}, or -")
        return SPOT_TEXTS.index(found[0])

    def _check_helper(self, seat: int) -> None:
        if not self.progress.helpers >> seat & 1:
            raise SpydeckError(f"ST-16: {self.names[seat]} has no Helper in this round")

    def _check_shared(self, guesses: Guesses) -> None:
        for other, before in enumerate(self.progress.guesses):
            taken = guesses.conflict(before)
            if taken:
                raise SpydeckError(
                    f"ST-15: {' and '.join(spot_texts(taken))} is taken by {self.names[other]}; "
                    "only a player who was wrong everywhere else may share a spot"
                )

    def _round_result(self, rounds: PaperRounds) -> Line:
        if rounds.over and rounds.unsettled:
            tied = listed(self.names, members(rounds.unsettled))
            return [("good", score_texts.SHARED.format(names=tied))]
        if rounds.over:
            return [("good", score_texts.OVER.format(result=result(self.names, members(rounds.winners))))]
        seats = members(rounds.helpers)
        if not seats:
            return [("", score_texts.LEVEL)]
        return [("", score_texts.HELPERS.format(names=listed(self.names, seats)))]
