"""Keeps score for people with the paper cards: adds up by a game's model, entry by entry, and can undo each.

Points are checked and added up by the model alone, here as in `web/src/scorepad/addUp.ts`; the cases that
`tests/score_cases.py` writes hold both together. What else may be entered is each game's own.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from spydeck.errors import SpydeckError
from spydeck.games.score_model import ScoreModel, SpecialRow
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject
from spydeck.language import Message, cldr

Rows = Sequence[JsonObject]
"""The finished deals or rounds, each with the points and totals of all players."""

MAX_POINTS_DIGITS = 4


def whole_number(word: str) -> int:
    """Return the number that a word is; its minus sign may be a hyphen or a true one."""
    return int(word.replace("\u2212", "-"))


def is_number(word: str) -> bool:
    """Return whether a word is a whole number that may be points."""
    digits = word[1:] if word[:1] in ("-", "\u2212", "+") else word
    return digits.isascii() and digits.isdigit() and len(digits) <= MAX_POINTS_DIGITS


def shared(code: str, language: str, **arguments: Any) -> str:
    """Return what all scorekeepers say, in a language."""
    return Message("spydeck.games.messages", code, arguments).sentence(language)


def wrong_count(language: str) -> str:
    """Return why another number of numbers is refused, as a text of a model."""
    return shared("wrong-count", language, players="{players}", count="{count}")


class PointsRefused(SpydeckError):
    """Points that a model does not allow."""

    def __init__(self, text: str, **facts: Any) -> None:
        super().__init__(filled(text, **facts))
        self.facts = facts
        """The arguments of the sentence, by the words in braces."""


def filled(text: str, **facts: Any) -> str:
    """Return a text of a model with what it has in braces, numbers with a true minus sign."""
    return text.format(
        **{name: cldr.number(fact) if isinstance(fact, int) else fact for name, fact in facts.items()}
    )


def totals_of(rows: Rows, players: int) -> list[int]:
    """Return the total of each player so far."""
    return list(rows[-1]["totals"]) if rows else [0] * players


def is_over(model: ScoreModel, rows: Rows) -> bool:
    """Return whether the game has ended."""
    highest = max(totals_of(rows, model.players))
    return len(rows) == model.parts or (model.ends_at is not None and highest >= model.ends_at)


def best_seats(model: ScoreModel, rows: Rows) -> list[int]:
    """Return the seats with the best total."""
    totals = totals_of(rows, model.players)
    best = min(totals) if model.fewest_win else max(totals)
    return [seat for seat, total in enumerate(totals) if total == best]


def seats_behind(model: ScoreModel, rows: Rows) -> list[int]:
    """Return the seats with the lowest total; none if all totals are equal."""
    totals = totals_of(rows, model.players)
    seats = [seat for seat, total in enumerate(totals) if total == min(totals)]
    return seats if len(seats) < model.players else []


def question_of(model: ScoreModel, names: Names, rows: Rows) -> str:
    """Return the question for the points of the next part."""
    asked = model.questions[len(rows) % len(model.questions)]
    return filled(asked, part=len(rows) + 1, players=", ".join(names))


def special_of(model: ScoreModel, points: Sequence[int]) -> SpecialRow | None:
    """Return the row to which sum and limits do not apply that some points are, if any."""
    return next((row for row in model.special if sorted(row.points) == sorted(points)), None)


def check_points(model: ScoreModel, names: Names, rows: Rows, points: Sequence[int]) -> None:
    """Raise `PointsRefused` unless the next part may have these points."""
    if len(points) != model.players:
        raise PointsRefused(model.wrong_count, players=model.players, count=len(points))
    if special_of(model, points):
        return
    made = sum(points)
    if model.sum and made != model.sum.makes:
        text = model.sum.too_many if made > model.sum.makes else model.sum.too_few
        raise PointsRefused(text, made=made, makes=model.sum.makes, off=abs(made - model.sum.makes))
    behind = seats_behind(model, rows) if model.behind else []
    for seat, number in enumerate(points):
        possible = model.behind.possible if model.behind and seat in behind else model.possible
        if number not in possible.points:
            raise PointsRefused(possible.refusal, points=number, name=names[seat])
    for limit in model.limits:
        if sum(limit.taken.get(number, 0) for number in points) > limit.amount:
            raise PointsRefused(limit.refusal)


def add_part(
    model: ScoreModel, names: Names, rows: Rows, points: Sequence[int]
) -> tuple[JsonObject, list[Line]]:
    """Return the row of the next part, and what happened in it. Raise `PointsRefused`."""
    check_points(model, names, rows, points)
    said: list[Line] = []
    special = special_of(model, points)
    if special:
        said.append([("strong", filled(special.said, name=names[points.index(special.points[0])]))])
    totals = totals_of(rows, model.players)
    for seat, number in enumerate(points):
        total = totals[seat] + number
        # A total that the part did not change is left alone.
        totals[seat] = model.back.totals.get(total, total) if model.back and number else total
        if model.back and totals[seat] != total:
            said.append([("", filled(model.back.said, name=names[seat], total=total, after=totals[seat]))])
    return {"points": list(points), "totals": totals}, said


def consequences(model: ScoreModel, names: Names, rows: Rows, language: str) -> list[Line]:
    """Return what is said after a part: the result, or who is behind."""

    def listed(seats: Sequence[int]) -> str:
        return cldr.joined([names[seat] for seat in seats], language=language)

    if is_over(model, rows):
        best = best_seats(model, rows)
        total = totals_of(rows, model.players)[best[0]]
        text = model.shared if len(best) > 1 else model.won
        return [[("good", filled(text, names=listed(best), total=total))]]
    if not model.behind:
        return []
    behind = seats_behind(model, rows)
    return [[("", filled(model.behind.said, names=listed(behind)) if behind else model.behind.level)]]


class HasRows(Protocol):
    """The common part of the progress of all scorepads."""

    @property
    def rows(self) -> tuple[JsonObject, ...]:
        """The finished deals or rounds."""

    @property
    def partial(self) -> bool:
        """Whether the current part has been entered in part."""


Progress = TypeVar("Progress", bound=HasRows)
"""The progress of a scorepad: a frozen value of the game's own type."""


class PaperScore(ABC, Generic[Progress]):
    """Keeps the progress of a scorepad, with what came before; each game decides how an entry is read."""

    wanted: str
    """The entry that is wanted, for a person who entered nothing."""
    language: str
    """The code of the language in which entries are answered."""

    def __init__(
        self,
        model: ScoreModel,
        names: Names,
        progress: Progress,
        write_pad: Callable[[Rows, Names], list[Line]],
    ) -> None:
        self.model = model
        self.names = names
        self.progress = progress
        self._write_pad = write_pad
        self._before: list[Progress] = []

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return is_over(self.model, self.progress.rows)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the end."""
        return tuple(self.best(self.progress.rows)) if self.over else ()

    @property
    def by_seat(self) -> bool:
        """Whether the next entry may be a number for each player."""
        return not (self.over or self.progress.partial)

    @abstractmethod
    def read(self, words: list[str]) -> tuple[Progress, list[Line]]:
        """Return the progress after an entry, and its results as lines. Raise `SpydeckError`."""

    def enter(self, text: str) -> list[Line]:
        """Apply an entry and return its results as lines. Raise `SpydeckError`, changing nothing."""
        words = text.replace(",", " ").split()
        if self.over:
            raise SpydeckError(shared("game-over", self.language))
        if not words:
            raise SpydeckError(shared("nothing-entered", self.language, wanted=self.wanted))
        progress, lines = self.read(words)
        self._before.append(self.progress)
        self.progress = progress
        return lines

    def undo(self) -> bool:
        """Undo the last entry. Return whether there was one."""
        if not self._before:
            return False
        self.progress = self._before.pop()
        return True

    def rows(self) -> list[JsonObject]:
        """Return the scorepad so far as plain data."""
        return list(self.progress.rows)

    def pad(self) -> list[Line]:
        """Return the scorepad so far."""
        return self._write_pad(self.progress.rows, self.names)

    def add(self, points: Sequence[int]) -> tuple[JsonObject, list[Line]]:
        """Return the row of the next part, and what happened in it. Raise `PointsRefused`."""
        return add_part(self.model, self.names, self.progress.rows, points)

    def results(self, rows: Rows) -> list[Line]:
        """Return the scorepad after a part, and what follows from it."""
        return [*self._write_pad(rows, self.names), *self.consequences(rows)]

    def consequences(self, rows: Rows) -> list[Line]:
        """Return what follows from a part: the result, or what applies to the next one."""
        return consequences(self.model, self.names, rows, self.language)

    def best(self, rows: Rows) -> Sequence[int]:
        """Return the seats that win if the game has ended."""
        return best_seats(self.model, rows)
