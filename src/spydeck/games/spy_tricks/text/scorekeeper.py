"""Keeps the scorepad for people who play Spy Tricks with the paper cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spydeck.errors import SpydeckError, shown
from spydeck.games.grammar.en import all_do, listed
from spydeck.games.paper_score import PaperScore
from spydeck.games.spy_tricks.cards import (
    CARD_TEXTS,
    SPOT_TEXTS,
    cards_in_game,
    spot_texts,
    spots_of,
)
from spydeck.games.spy_tricks.options import SpyTricksOptions
from spydeck.games.spy_tricks.rules.deal import new_game
from spydeck.games.spy_tricks.rules.score import best_seats, chips_of, points_of, seats_behind
from spydeck.games.spy_tricks.rules.state import State
from spydeck.games.spy_tricks.text.scorepad import pad_sentences, pad_table
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject
from spydeck.kernel import NONE, count, members


@dataclass(frozen=True)
class Guess:
    """Where a player's henchmen were right, and the spot of a Helper among these, or -1."""

    right: int
    doubled: int


@dataclass(frozen=True)
class Stand:
    """How far the scorepad has come."""

    rows: tuple[JsonObject, ...] = ()
    secret: int = NONE
    guesses: tuple[Guess, ...] = ()
    """What the first seats guessed in this round."""


class SpyTricksScorekeeper(PaperScore[Stand]):
    """Takes in the Secret Document and where each player was right, and keeps points, chips and Helpers."""

    wanted = "the Secret Document, then where each player was right"

    def __init__(self, options: SpyTricksOptions, names: Names, *, spoken: bool = False) -> None:
        super().__init__(names, Stand())
        self.players = options.players
        self._write_pad = pad_sentences if spoken else pad_table

    @property
    def over(self) -> bool:
        """Whether every player has been start player (ST-6)."""
        return len(self.stand.rows) == self.players

    def question(self) -> str:
        """What is to be entered next."""
        number = f"Round {len(self.stand.rows) + 1}"
        if self.stand.secret == NONE:
            return f"{number}: which card was the Secret Document?"
        spots = ", ".join(spot_texts(spots_of(self.stand.secret)))
        return f"{number}: which of {spots} did {self.names[len(self.stand.guesses)]} guess (- for none)?"

    def usage(self) -> list[Line]:
        """How to enter a round."""
        lines = [
            "first the Secret Document: B3",
            "then for each player the spots that were right: blue 3 B3, or - for none,",
            "   with + behind the one where a Helper stood: B3+",
        ]
        return [[("", line)] for line in lines]

    def pad(self) -> list[Line]:
        """The scorepad so far."""
        return self._write_pad(self.stand.rows, self.names)

    def read(self, words: list[str]) -> tuple[Stand, list[Line]]:
        """The stand after the Secret Document or what one player guessed."""
        return self._read_guess(words) if self.stand.secret != NONE else self._read_secret(words)

    def _read_secret(self, words: list[str]) -> tuple[Stand, list[Line]]:
        text = words[0].upper()
        if len(words) > 1 or text not in CARD_TEXTS:
            raise SpydeckError(f"ST-5: {shown(' '.join(words))} is no card; a card is written like B3")
        secret = CARD_TEXTS.index(text)
        if not cards_in_game(self.players) >> secret & 1:
            raise SpydeckError("ST-2: with three players the 1s and 2s are out of the game")
        return Stand(self.stand.rows, secret), []

    def _read_guess(self, words: list[str]) -> tuple[Stand, list[Line]]:
        seat = len(self.stand.guesses)
        guess = self._guess(words, seat)
        self._check_shared(guess)
        stand = Stand(self.stand.rows, self.stand.secret, (*self.stand.guesses, guess))
        points = points_of(guess.right, guess.doubled)
        lines: list[Line] = [[("", f"{self.names[seat]} scores {points}.")]]
        if len(stand.guesses) < self.players:
            return stand, lines
        stand = Stand((*self.stand.rows, self._row(stand)))
        return stand, [*lines, *self._after(stand)]

    def _guess(self, words: list[str], seat: int) -> Guess:
        right, doubled = 0, NONE
        for word in words if words != ["-"] else []:
            spot = self._spot(word.removesuffix("+"))
            if right >> spot & 1:
                raise SpydeckError(f"ST-15: {SPOT_TEXTS[spot]} is named twice")
            right |= 1 << spot
            if word.endswith("+"):
                if doubled != NONE:
                    raise SpydeckError("ST-16: a player has one Helper in a round")
                self._check_helper(seat)
                doubled = spot
        return Guess(right, doubled)

    def _spot(self, word: str) -> int:
        texts = spot_texts(spots_of(self.stand.secret))
        found = [text for text in texts if text.lower() == word.lower()]
        if not found:
            raise SpydeckError(f"ST-21: {shown(word)} is not right; right are {', '.join(texts)}, or -")
        return SPOT_TEXTS.index(found[0])

    def _check_helper(self, seat: int) -> None:
        if not self._helpers(self.stand.rows) >> seat & 1:
            raise SpydeckError(f"ST-16: {self.names[seat]} has no Helper in this round")

    def _check_shared(self, guess: Guess) -> None:
        """Of those who share a spot all but one came by salvation: right nowhere else (ST-17, ST-18)."""
        for other, before in enumerate(self.stand.guesses):
            if guess.right & before.right and count(guess.right) > 1 and count(before.right) > 1:
                raise SpydeckError(
                    f"ST-15: {' and '.join(spot_texts(guess.right & before.right))} is taken by "
                    f"{self.names[other]}; only a player who was wrong everywhere else may share a spot"
                )

    def _row(self, stand: Stand) -> JsonObject:
        points = [points_of(guess.right, guess.doubled) for guess in stand.guesses]
        before = self._state(stand.rows).totals
        return {
            "secret": CARD_TEXTS[stand.secret],
            "points": points,
            "totals": [total + number for total, number in zip(before, points, strict=False)],
            "chips": [chips_of(guess.right, guess.doubled) for guess in stand.guesses],
        }

    def _after(self, stand: Stand) -> list[Line]:
        """What follows from a finished round."""
        if len(stand.rows) == self.players:
            seats = members(best_seats(self._state(stand.rows)))
            return [[("good", f"The game is over: {all_do(self.names, seats, 'wins', 'win')}.")]]
        seats = members(self._helpers(stand.rows))
        if not seats:
            return [[("", "All totals are level: nobody gets a Helper.")]]
        return [[("", f"A Helper for {listed(self.names, seats)} in the next round.")]]

    def _helpers(self, rows: Sequence[JsonObject]) -> int:
        """The seats that hold a Helper after these rounds (ST-16, ST-23)."""
        return seats_behind(self._state(rows)) if rows else 0

    def _state(self, rows: Sequence[JsonObject]) -> State:
        """The totals and chips of some rounds as a state for the kernels."""
        state = new_game(self.players)
        if rows:
            state.totals[: self.players] = rows[-1]["totals"]
        for row in rows:
            for seat, chips in enumerate(row["chips"]):
                state.chips[seat] += chips
        return state
