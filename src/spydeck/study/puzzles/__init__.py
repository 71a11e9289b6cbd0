"""Puzzles: positions as a seat sees them, in which one choice is clearly best by what can be known.

A file has one on each line of JSON: versions, what its seat may know, the solution, and a checksum.

>>> from spydeck.study.puzzles import MAX_RATING
>>> MAX_RATING
4
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

from spydeck.bots.thinking.verdict import reason_of
from spydeck.errors import InvalidPuzzle, SpydeckError, shown
from spydeck.games.action_text import read_partial, write_action
from spydeck.games.choices import additions, legal_action
from spydeck.games.events import EventRow
from spydeck.games.game import Game
from spydeck.games.reasons import Explanation, Option, Reason, theme_of
from spydeck.games.registry import game as game_of
from spydeck.json_types import JsonObject
from spydeck.kernel import Field, fields_of
from spydeck.match.observation import Observation
from spydeck.text import message

ID_LENGTH = 8
"""In hexadecimal digits."""
MAX_RATING = 4
"""The rating of what nearly all weak bots do wrong."""
MIN_DIFFICULTY, MAX_DIFFICULTY = 400, 2400
"""The difficulties that a puzzle can have."""
MAX_FILE = 64_000_000
"""The maximum size of a file with puzzles, in bytes."""


@dataclass(frozen=True)
class Puzzle:
    """A question to one seat, and what was found out about it with much patience."""

    observation: Observation
    """The seat's knowledge; nothing else is known of the position."""
    answers: tuple[str, ...]
    """The actions that count as right, the best one first."""
    rating: int
    """How many weak bots fail: from 1 for few to `MAX_RATING` for nearly all."""
    explanation: Explanation
    """The results of each action."""
    theme: str = ""
    """The name of the theme of the game that it belongs to; "" where there is none."""
    difficulty: int = 0
    """Whoever has this rating finds an answer at the first try in one of two cases; 0 if it is not known.

    From `MIN_DIFFICULTY` to `MAX_DIFFICULTY`, on a scale as of chess ratings (`grading`).
    """

    @property
    def game(self) -> Game:
        """The game."""
        return self.observation.game

    @cached_property
    def id(self) -> str:
        """A name that stays the same for the same question."""
        return self.observation.key[:ID_LENGTH]

    def choice(self, text: str) -> str:
        """Return the canonical text of an action. Raise `IllegalAction` if it is not legal."""
        seen = self.observation
        return write_action(self.game, legal_action(self.game, seen.state, seen.seat, text))

    def is_right(self, action: str) -> bool:
        """Return whether an action is right. Raise `IllegalAction` if it is not legal."""
        return self.choice(action) in self.answers

    def leaves_a_choice(self, action: str) -> bool:
        """Return whether right and wrong are both left to choose from after a wrong action."""
        left = {option.action for option in self.explanation.options} - {action}
        return action not in self.answers and not left <= set(self.answers)

    def reason(self, action: str) -> Reason | None:
        """Return why the best action is best, where another one was chosen: why it is better than that."""
        chosen = next((one for one in self.explanation.options if one.action == action), None)
        if chosen is None or self.is_right(action):
            return self.explanation.reason
        return reason_of(self.game, self.explanation, chosen)

    def typed(self) -> JsonObject:
        """Return what may follow each text that can be typed as an answer, and the action that it is.

        By the typed text: `{"": {"next": ["play"], "enough": False, "action": None}, ...}`.
        """
        seen = self.observation
        found: JsonObject = {}
        waiting = [""]
        while waiting:
            text = waiting.pop()
            following = seen.choices(text)
            found[text] = {**following, "action": self.choice(text) if following["enough"] else None}
            partial = read_partial(self.game, text)
            waiting += [text + more for more in additions(self.game, seen.state, seen.seat, partial, text)]
        return found

    def question(self) -> JsonObject:
        """Return what is asked, without the solution, as plain data that JSON can hold."""
        graded = {"rating": self.rating, "theme": self.theme, "difficulty": self.difficulty}
        return {"id": self.id, **graded, "view": self.observation.view}

    def solution(self) -> JsonObject:
        """Return what is right and why, as plain data that JSON can hold; reasons by action."""
        actions = [option.action for option in self.explanation.options]
        reasons = {action: self.reason(action) for action in actions}
        return {
            "answers": list(self.answers),
            "explanation": self.explanation.facts(),
            "reasons": {action: found.facts() for action, found in reasons.items() if found},
        }


@lru_cache
def shipped(name: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game that come with the package. Raise `InvalidPuzzle`, `UnknownGame`."""
    file = resources.files(__package__).joinpath(f"{game_of(name).name}.jsonl")
    if not file.is_file():
        raise InvalidPuzzle(message("no-puzzles-shipped", game=name))
    return read_lines(file.read_text("utf-8"))


def read_file(path: Path) -> tuple[Puzzle, ...]:
    """Return the puzzles in a file. Raise `InvalidPuzzle` with the line, and `OSError`."""
    if path.stat().st_size > MAX_FILE:
        raise InvalidPuzzle(message("puzzles-too-long", most=MAX_FILE))
    try:
        found = read_lines(path.read_text("utf-8"))
    except UnicodeDecodeError:
        raise InvalidPuzzle(message("puzzles-not-text")) from None
    if not found:
        raise InvalidPuzzle(message("puzzles-empty"))
    return found


def read_lines(text: str) -> tuple[Puzzle, ...]:
    """Return the puzzles in a text with one a line. Raise `InvalidPuzzle` with the number of the line."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            found.append(read(line))
        except InvalidPuzzle as error:
            raise InvalidPuzzle(message("at-line", line=number, what=error.said)) from None
    return tuple(found)


def find(puzzles: Sequence[Puzzle], name: str) -> Puzzle:
    """Return the puzzle with an id. Raise `InvalidPuzzle` if there is none."""
    found = next((puzzle for puzzle in puzzles if puzzle.id == name), None)
    if found is None:
        raise InvalidPuzzle(message("unknown-puzzle", given=shown(name)))
    return found


FORMAT = 1
UNGRADED = (1100, 1200, 1300, 1400)
"""The difficulty of a puzzle by its rating, where nothing more is known of it."""
CHECKSUM_LENGTH = 16
"""In hexadecimal digits."""
MAX_LINE = 400_000
"""The maximum length of a puzzle, in characters."""
BITS = 8
NOT_A_PUZZLE = message("not-a-puzzle")
DAMAGED = message("puzzle-damaged")
ANOTHER_VERSION = message("puzzle-of-another-version")
UNREADABLE = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""Exceptions that reading a puzzle with impossible numbers can raise."""


def write(puzzle: Puzzle) -> str:
    """Return a puzzle as a line, without a line break, that `read` understands."""
    seen = puzzle.observation
    body = {
        "format": FORMAT,
        "game": seen.game.name,
        "rules": seen.game.rules_version,
        "id": puzzle.id,
        "rating": puzzle.rating,
        "theme": puzzle.theme,
        "difficulty": puzzle.difficulty,
        "players": seen.options.players,
        "options": seen.options.tags(),
        "seat": seen.seat,
        "state": {name: getattr(seen.state, name) for name in lasting_fields(seen.game)},
        "events": [list(row) for row in seen.rows],
        "answers": list(puzzle.answers),
        "explanation": puzzle.explanation.facts(),
    }
    return compact({**body, "check": checksum(body)})


def read(line: str) -> Puzzle:
    """Return the puzzle that a line holds. Raise `InvalidPuzzle`."""
    body = body_of(line)
    if body.get("format") != FORMAT:
        raise InvalidPuzzle(ANOTHER_VERSION)
    check = body.pop("check", None)
    if check != checksum(body):
        raise InvalidPuzzle(DAMAGED)
    try:
        game = game_of(body["game"])
        if body["rules"] != game.rules_version or set(body["state"]) != set(lasting_fields(game)):
            raise InvalidPuzzle(ANOTHER_VERSION)
        return checked(puzzle_of(game, body), body["id"])
    except SpydeckError as error:
        raise error if isinstance(error, InvalidPuzzle) else InvalidPuzzle(DAMAGED) from None
    except UNREADABLE:
        raise InvalidPuzzle(DAMAGED) from None


def body_of(line: str) -> JsonObject:
    """Return the JSON object of a line. Raise `InvalidPuzzle`."""
    try:
        body = json.loads(line) if len(line) <= MAX_LINE else None
    except (ValueError, RecursionError):
        body = None
    if not isinstance(body, dict):
        raise InvalidPuzzle(NOT_A_PUZZLE)
    return body


def puzzle_of(game: Game, body: JsonObject) -> Puzzle:
    """Return the puzzle of a JSON object. Raise any of `UNREADABLE`."""
    rows = tuple(EventRow(*map(whole, row)) for row in body["events"])
    options = game.read_options(whole(body["players"]), body["options"])
    seen = Observation(game, whole(body["seat"]), state_of(game, body["state"]), rows, options)
    answers, rating = tuple(body["answers"]), whole(body["rating"])
    explanation = explanation_of(game, seen.seat, body["explanation"])
    # Earlier versions wrote neither theme nor difficulty.
    theme = body.get("theme", "")
    if theme not in [one.name for one in game.themes]:
        theme = theme_of(game.themes, answers[0], explanation.reason)
    difficulty = whole(body.get("difficulty", 0)) or UNGRADED[rating - 1]
    return Puzzle(seen, answers, rating, explanation, theme, difficulty)


def checked(puzzle: Puzzle, name: object) -> Puzzle:
    """Return a puzzle that can be posed. Raise any of `UNREADABLE`."""
    known = {option.action for option in puzzle.explanation.options}
    graded = 1 <= puzzle.rating <= MAX_RATING and MIN_DIFFICULTY <= puzzle.difficulty <= MAX_DIFFICULTY
    fits = puzzle.id == name and graded and puzzle.answers
    if not fits or not known.issuperset(puzzle.answers) or puzzle.answers[0] != puzzle.explanation.best:
        raise InvalidPuzzle(DAMAGED)
    for action in known:
        puzzle.choice(action)
    puzzle.question()
    return puzzle


def state_of(game: Game, given: JsonObject) -> Any:
    """Return an observed state with no event of its last change. Raise `ValueError` or `TypeError`."""
    state = game.rules.State()
    for name, field in lasting_fields(game).items():
        value = given[name]
        if not field.scalar and len(value) != field.length:
            raise ValueError(name)
        setattr(
            state, name, fitting(field, value) if field.scalar else [fitting(field, one) for one in value]
        )
    return state


def lasting_fields(game: Game) -> dict[str, Field]:
    """Return the fields of a state but those of the events of its last change."""
    fields = fields_of(game.rules.State)
    return {name: field for name, field in fields.items() if not name.startswith("event_")}


def fitting(field: Field, value: object) -> int:
    """Return a number that a field can hold. Raise `ValueError` or `TypeError`."""
    number, limit = whole(value), 1 << (BITS * field.width - 1)
    if not -limit <= number < limit:
        raise ValueError(number)
    return number


def whole(value: object) -> int:
    """Return a whole number. Raise `TypeError` if it is not one."""
    if type(value) is not int:
        raise TypeError(value)
    return value


def explanation_of(game: Game, seat: int, facts: JsonObject) -> Explanation:
    """Return an explanation from its facts. Raise any of `UNREADABLE`."""
    reason = facts["reason"]
    return Explanation(
        game=game.name,
        seat=seat,
        options=tuple(Option(**option) for option in facts["options"]),
        measures=tuple(facts["measures"]),
        odds=facts["odds"],
        rows=whole(facts["rows"]),
        playouts=whole(facts["playouts"]),
        action_count=facts["action_count"],
        reason=None if reason is None else Reason(**reason),
    )


def checksum(body: JsonObject) -> str:
    """Return what tells whether a puzzle has been changed."""
    return hashlib.sha256(compact(body).encode()).hexdigest()[:CHECKSUM_LENGTH]


def compact(body: JsonObject) -> str:
    """Return JSON without spaces."""
    return json.dumps(body, separators=(",", ":"))
