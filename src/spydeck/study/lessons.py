"""Lessons: positions to play through, each with a goal, and what follows from every answer.

A game's lessons are data beside its rulebook: `lessons/lessons.toml` in its package, in the game's own terms,
and sentences in Fluent files. `docs/lessons.md` says how to write one.
"""

from __future__ import annotations

import tomllib
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib import resources
from typing import Any

from spydeck.errors import IllegalAction
from spydeck.games.game import Game
from spydeck.games.registry import game as game_of
from spydeck.json_types import JsonObject
from spydeck.language import Message
from spydeck.match import Match

EVERY_OTHER = "*"
"""Stands for all actions that a step does not name."""


@dataclass(frozen=True)
class Outcome:
    """The consequence of an answer."""

    actions: tuple[str, ...]
    """The answers; `EVERY_OTHER` for all that are not named elsewhere."""
    code: str
    """The code of the sentence about it."""
    then: tuple[str, ...]
    """The plies that follow, as lines of a record."""
    shows: tuple[Mapping[str, Any], ...]
    """The consequences by the rules: events that happen, and parts of the view (`is_shown`)."""
    never: tuple[Mapping[str, Any], ...]
    """Consequences that it does not have."""


@dataclass(frozen=True)
class Step:
    """A question of a lesson."""

    code: str
    """The start of the codes of its sentences."""
    right: Outcome
    wrong: tuple[Outcome, ...]
    before: tuple[Mapping[str, Any], ...]
    """The facts before the answer."""
    offers: tuple[str, ...]
    """The answers that are offered as sentences; none where any action may be an answer."""

    def outcome(self, action: str) -> Outcome | None:
        """Return what an answer leads to; None if it is none of this step."""
        outcomes = (self.right, *self.wrong)
        named = next((one for one in outcomes if action in one.actions), None)
        return named or next((one for one in outcomes if EVERY_OTHER in one.actions), None)


@dataclass(frozen=True)
class Lesson:
    """A lesson: a position that the rules lead to, and steps from there."""

    game: Game
    name: str
    """The name, which stays when lessons are put in another order."""
    clauses: tuple[str, ...]
    """The clauses of the rulebook that it teaches."""
    seat: int
    """The seat of the person who learns."""
    options: Mapping[str, Any]
    players: int
    begins: tuple[str, ...]
    """The plies that lead to the position, as lines of a record."""
    steps: tuple[Step, ...]

    def start(self) -> Match:
        """Return a match in the position of the first step."""
        lines = deque(self.begins)
        options = self.game.read_options(self.players, self.options)
        return carried_out(Match(self.game, options, chance=chance_in(lines)), lines)

    def after(self, match: Match, action: str, outcome: Outcome) -> Match:
        """Return a match after an answer and all that follows. Raise `IllegalAction`."""
        *_, last = self.moves(match, action, outcome)
        return last

    def moves(self, match: Match, action: str, outcome: Outcome) -> Iterator[Match]:
        """Yield a match after an answer, then after each ply that follows; always the same object.

        Raise `IllegalAction`.
        """
        now = match.copy()
        lines = deque(outcome.then)
        now.take_chance_from(chance_in(lines))
        now.carry_out(self.seat, action)
        yield now
        while lines:
            carry_out_next(now, lines)
            yield now

    def said(self, code: str) -> Message:
        """Return a sentence of the lesson."""
        return Message(catalogue_of(self.game), code)

    def names(self, language: str | None = None) -> tuple[str, ...]:
        """Return the names of all seats; "" for the person's own."""
        others = self.said("players").sentence(language).split()[: self.players - 1]
        ahead = self.players - 1 - self.seat
        return (*others[ahead:], "", *others[:ahead])

    def facts(self) -> JsonObject:
        """Return the whole lesson as its seat sees it, as plain data that JSON can hold."""
        return {"lesson": self.summary(), "begin": self._facts_from(self.start(), 0)}

    def summary(self) -> JsonObject:
        """Return what a list of lessons says of it."""
        return {
            "name": self.name,
            "game": self.game.name,
            "players": self.players,
            "seat": self.seat,
            "steps": len(self.steps),
            "clauses": list(self.clauses),
        }

    def _facts_from(self, match: Match, place: int) -> JsonObject:
        """Return a step and all that may follow."""
        step = self.steps[place]
        outcomes = (step.right, *step.wrong)
        answers = [self._answer(match, place, action, one) for one in outcomes for action in one.actions]
        return {
            "code": step.code,
            "view": match.view(self.seat),
            "offers": list(step.offers),
            "answers": answers,
        }

    def _answer(self, match: Match, place: int, action: str, outcome: Outcome) -> JsonObject:
        right = outcome is self.steps[place].right
        answer: JsonObject = {"action": action, "right": right, "code": outcome.code, "clause": None}
        answer |= {"moves": [], "next": None}
        if action == EVERY_OTHER:
            return answer
        moves: list[JsonObject] = []
        since, last = match.event_count, match
        try:
            for last in self.moves(match, action, outcome):
                moves.append({"events": last.events(self.seat, since), "view": last.view(self.seat)})
                since = last.event_count
        except IllegalAction as error:
            if moves or right:
                raise
            return {**answer, "clause": error.clause}
        more = right and place + 1 < len(self.steps)
        return {**answer, "moves": moves, "next": self._facts_from(last, place + 1) if more else None}


def lessons(name: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in their order; none if it has none. Raise `UnknownGame`."""
    return _lessons(game_of(name))


@lru_cache
def _lessons(game: Game) -> tuple[Lesson, ...]:
    file = resources.files(game.package).joinpath("lessons", "lessons.toml")
    if not file.is_file():
        return ()
    return tuple(_lesson(game, one) for one in tomllib.loads(file.read_text("utf-8"))["lesson"])


def catalogue_of(game: Game) -> str:
    """Return the package with the sentences of a game's lessons."""
    return f"{game.package}.lessons"


def _lesson(game: Game, given: Mapping[str, Any]) -> Lesson:
    steps = tuple(_step(f"{given['name']}-{number}", one) for number, one in enumerate(given["step"], 1))
    return Lesson(
        game=game,
        name=given["name"],
        clauses=tuple(given["clauses"]),
        seat=given.get("seat", 0),
        options=given.get("options", {}),
        players=given.get("players", game.usual_players),
        begins=plies_in(given["begins"]),
        steps=steps,
    )


def _step(code: str, given: Mapping[str, Any]) -> Step:
    wrong = tuple(_outcome(f"{code}-{name}", one) for name, one in given.get("wrong", {}).items())
    return Step(
        code=code,
        right=_outcome(f"{code}-right", given, given["right"]),
        wrong=wrong,
        before=tuple(given.get("before", ())),
        offers=tuple(given.get("offers", ())),
    )


def _outcome(code: str, given: Mapping[str, Any], actions: Sequence[str] = ()) -> Outcome:
    return Outcome(
        actions=tuple(actions or given["answers"]),
        code=code,
        then=plies_in(given.get("then", "")),
        shows=tuple(given.get("shows", ())),
        never=tuple(given.get("never", ())),
    )


def plies_in(text: str) -> tuple[str, ...]:
    """Return plies one by one; a line may hold several, with semicolons between."""
    return tuple(ply.strip() for ply in text.replace("\n", ";").split(";") if ply.strip())


def chance_in(lines: deque[str]) -> Any:
    """Return a source of chance outcomes that takes them from the front of some lines."""

    def outcome(name: str, number: int) -> str:
        return lines.popleft().removeprefix(f"{name} ")

    return outcome


def carried_out(match: Match, lines: deque[str]) -> Match:
    """Return a match after all remaining lines."""
    while lines:
        carry_out_next(match, lines)
    return match


def carry_out_next(match: Match, lines: deque[str]) -> None:
    """Carry out the next action of some lines."""
    seat, _, text = lines.popleft().partition(" ")
    match.carry_out(int(seat), text)


def is_shown(
    claim: Mapping[str, Any], events: Sequence[JsonObject], view: JsonObject, before: JsonObject
) -> bool:
    """Return whether something is so, as events and the views before and after them tell it.

    A claim with `event` says that such an event has happened, with these facts. One with `view` names a place
    in the view, with dots between its parts; what stands there `is` something, `has` it, or `gains` so much.

    >>> is_shown({"event": "trick", "seat": 0}, [{"event": "trick", "seat": 0, "trick": 4}], {}, {})
    True
    >>> is_shown({"view": "totals.1", "gains": 3}, [], {"totals": [0, 7]}, {"totals": [0, 4]})
    True
    """
    if "event" in claim:
        return any(all(event.get(key) == value for key, value in claim.items()) for event in events)
    found = place_in(view, claim["view"])
    if "gains" in claim:
        return bool(found - place_in(before, claim["view"]) == claim["gains"])
    return bool(found == claim["is"] if "is" in claim else claim["has"] in found)


def place_in(view: Any, path: str) -> Any:
    """Return what stands at a place in a view, such as "taken.1.points"."""
    for part in path.split("."):
        view = view[int(part)] if isinstance(view, list) else view[part]
    return view
