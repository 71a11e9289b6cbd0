"""Requests of a page about tables and finished games of its device, answered as a server answers them.

Nothing is saved here and nothing waits: whoever asks brings what is saved, and saves a table that is made.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Annotated, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from spydeck.bots.thinking.brief import InvalidFindings
from spydeck.browser.files import opened_file
from spydeck.browser.kept import ME
from spydeck.browser.table import LocalTable, create, make
from spydeck.errors import SpydeckError
from spydeck.language import speaking
from spydeck.protocol.bounds import MAX_SEATS
from spydeck.protocol.faults import fault_of
from spydeck.protocol.http import ErrorResponse, FinishedGame, TableToTryAgain, TryAgain
from spydeck.protocol.study import ReviewFindings, ReviewState
from spydeck.protocol.tables import Settings, TriedAgain
from spydeck.server.table.decisions.decision import RefusedError, require_seated
from spydeck.server.table.entries import written
from spydeck.server.table.error_facts import code_of_fault, error_facts, facts_of
from spydeck.server.table.moving import moved_game
from spydeck.server.table.replay_pages import (
    EYES,
    LAST_STEP,
    MAX_STEPS,
    USUAL_STEPS,
    Position,
    page_json,
    position_in,
    with_facts,
)
from spydeck.server.table.reviewing import (
    Judged,
    briefs_json,
    found_json,
    require_judged,
    require_search,
)
from spydeck.server.table.table import name_of_record
from spydeck.server.table.trying_again import (
    over_so_far,
    record_so_far,
    require_alone,
    require_over,
    running_game,
    table_to_try,
)


class KeptGame(BaseModel):
    """A finished game, as `finished_game_to_keep` writes it."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    facts: FinishedGame
    bots: list[str | None] = []
    memory: bool = False
    record: str


class Answer(NamedTuple):
    """The answer to a request."""

    status: int
    body: str
    """JSON, or the text of a file."""
    made: LocalTable | None = None
    """A table to save; its name is in the body."""
    finished: str | None = None
    """A finished game to keep, as `Outcome.finished`."""


class Asked(NamedTuple):
    """A request."""

    named: Mapping[str, str]
    """The variable parts of its path."""
    query: Mapping[str, str]
    body: str
    person: str
    """The name of the person."""
    now: int
    """Milliseconds since the epoch."""
    kept: str | None
    """The finished game that the path names, as JSON."""
    table: LocalTable | None
    """The table that the path names."""

    @property
    def game(self) -> KeptGame:
        """The finished game. Raise `RefusedError`."""
        if self.kept is None:
            raise RefusedError("unknown", "no-such-record")
        return KeptGame.model_validate_json(self.kept)

    @property
    def own(self) -> LocalTable:
        """The table. Raise `RefusedError`."""
        if self.table is None:
            raise RefusedError("unknown", "no-such-table")
        return self.table


class Steps(BaseModel):
    """Which steps of a replay are wanted, and as who sees them."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    eyes: Annotated[str, Field(pattern=EYES)] = "everyone"
    first: Annotated[int, Field(ge=0, le=LAST_STEP)] = 0
    count: Annotated[int, Field(ge=1, le=MAX_STEPS)] = USUAL_STEPS


class NamedChoices(BaseModel):
    """Whose choices a path names: those of a seat in a finished game, or of a part of a table's game."""

    seat: Annotated[int | None, Field(ge=0, lt=MAX_SEATS)] = None
    part: Annotated[int | None, Field(ge=0)] = None


class FirstChoice(BaseModel):
    """From which choice on briefs are wanted."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    first: Annotated[int, Field(ge=0, le=LAST_STEP)] = 0


def replay(asked: Asked) -> Answer:
    """Return steps of a finished game."""
    steps, game = Steps.model_validate(asked.query), asked.game
    found = page_json(game.record, steps.eyes, steps.first, steps.count)
    return Answer(200, with_facts(game.facts, *found).decode())


def replay_own_game(asked: Asked) -> Answer:
    """Return steps of the deals or rounds that are over at a table."""
    steps, table = Steps.model_validate(asked.query), asked.own.table
    seat = require_seated(table, ME)
    if not table.in_game:
        raise RefusedError("not-now", "no-game")
    found = page_json(over_so_far(table.running), str(seat), steps.first, steps.count)
    return Answer(200, with_facts(running_game(table, seat), *found, running=True).decode())


def read_review(asked: Asked) -> Answer:
    """Return that there is no review: the page finds out what it says, and keeps it."""
    choices(asked)
    return Answer(200, ReviewState(state="none").model_dump_json())


def read_briefs(asked: Asked) -> Answer:
    """Return some choices, from which the page finds out what a review says."""
    wanted = FirstChoice.model_validate(asked.query)
    return Answer(200, briefs_json(choices(asked), wanted.first).decode())


def word_findings(asked: Asked) -> Answer:
    """Return the review of those choices of which the page says what it found out."""
    findings = ReviewFindings.model_validate_json(asked.body)
    try:
        return Answer(200, found_json(choices(asked), findings).decode())
    except InvalidFindings:
        raise RefusedError("malformed", "findings-invalid", field="found") from None


def request_review(asked: Asked) -> Answer:
    """Refuse to judge choices, which only the page's own bots can."""
    choices(asked)
    raise RefusedError("not-now", "no-bots-here")


def choices(asked: Asked) -> Judged:
    """Return which choices are to be judged, in a finished game or in a part that is over at a table.

    Raise `RefusedError`.
    """
    named = NamedChoices.model_validate(asked.named)
    if named.seat is not None:
        game = asked.game
        require_judged(game.facts.game, named.seat, len(game.facts.names))
        return Judged(game.record, named.seat)
    table, part = asked.own.table, named.part or 0
    seat, match = require_seated(table, ME), table.running
    require_search(match.game.name)
    require_over(match, part)
    return Judged(record_so_far(match), seat, part)


def try_again(asked: Asked) -> Answer:
    """Make a table at which the person plays on from a step of a finished game."""
    wanted, game = TryAgain.model_validate_json(asked.body), asked.game
    facts = game.facts
    if facts.seat not in (None, wanted.seat):
        raise RefusedError("not-seated", "again-own-seat")
    position = find_position(game.record, wanted)
    again = TriedAgain(record=facts.record, step=wanted.step, part=position.part, seat=wanted.seat)
    names = game.bots or [None] * len(facts.names)
    return made_to_try(asked, Settings(game=facts.game, memory=game.memory), position, again, names)


def try_deal_again(asked: Asked) -> Answer:
    """Make a table at which the person plays on from a step of a deal that is over at another one."""
    wanted, table = TryAgain.model_validate_json(asked.body), asked.own.table
    seat, match = require_seated(table, ME), table.running
    if wanted.seat != seat:
        raise RefusedError("not-seated", "again-own-seat")
    require_alone(table, seat)
    position = find_position(over_so_far(match), wanted)
    require_over(match, position.part)
    again = TriedAgain(record=name_of_record(table), step=wanted.step, part=position.part, seat=seat)
    return made_to_try(asked, table.settings, position, again, [chair.bot for chair in table.chairs])


def find_position(record: str, wanted: TryAgain) -> Position:
    """Return the position of a record that the person wants to try. Raise `RefusedError`, `SpydeckError`."""
    found = position_in(record, wanted.step, wanted.seat)
    if found is None:
        raise RefusedError("not-now", "nothing-to-try")
    return found


def made_to_try(
    asked: Asked, played: Settings, position: Position, again: TriedAgain, names: list[str | None]
) -> Answer:
    """Return a table at which a position is tried again, given the bots by seat."""
    settings, seats = table_to_try(played, position, again, names)
    return made(make(settings, seats, asked.person, asked.now, begun=position.record))


def made(table: LocalTable) -> Answer:
    """Return a new table, to be saved."""
    return Answer(201, TableToTryAgain(table=table.name).model_dump_json(), made=table)


def game_to_move(asked: Asked) -> Answer:
    """Return the game of a table as a server takes it, which then plays it on."""
    return Answer(200, moved_game(asked.own.table).model_dump_json())


def make_table(asked: Asked) -> Answer:
    """Make a table for the person and bots, at which a game has started."""
    return made(create(asked.body, asked.person, asked.now))


def open_file(asked: Asked) -> Answer:
    """Take a record, or a table that was saved as a file."""
    table, finished = opened_file(asked.body, asked.now)
    if table is not None:
        return made(table)
    return Answer(201, written({"table": None}).decode(), finished=finished)


PATHS: Mapping[str, Callable[[Asked], Answer]] = {
    "GET /finished/{record}/replay": replay,
    "POST /finished/{record}/again": try_again,
    "GET /tables/{table}/replay": replay_own_game,
    "POST /tables/{table}/again": try_deal_again,
    "GET /tables/{table}/to-move": game_to_move,
    "GET /finished/{record}/reviews/{seat}": read_review,
    "POST /finished/{record}/reviews/{seat}": request_review,
    "GET /finished/{record}/reviews/{seat}/briefs": read_briefs,
    "POST /finished/{record}/reviews/{seat}/findings": word_findings,
    "GET /tables/{table}/reviews/{part}": read_review,
    "POST /tables/{table}/reviews/{part}": request_review,
    "GET /tables/{table}/reviews/{part}/briefs": read_briefs,
    "POST /tables/{table}/reviews/{part}/findings": word_findings,
    "POST /here/tables": make_table,
    "POST /here/files": open_file,
}
"""Who answers a request, by its method and path; what needs no Python, the page answers itself."""

_PATTERNS = [
    (re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path)), answers) for path, answers in PATHS.items()
]


def answer(
    method: str,
    path: str,
    body: str,
    person: str,
    language: str,
    now: int,
    kept: str | None = None,
    table: LocalTable | None = None,
) -> Answer:
    """Return the answer to a request; its path may have a query.

    `kept` and `table`: the finished game or table that the path names, if they are there. The sentences about
    files are in the page's language.
    """
    parts = urlsplit(path)
    for pattern, answers in _PATTERNS:
        if found := pattern.fullmatch(f"{method} {parts.path}"):
            named = {name: unquote(value) for name, value in found.groupdict().items()}
            asked = Asked(named, dict(parse_qsl(parts.query)), body, person, now, kept, table)
            with speaking(language):
                return _answered(answers, asked)
    return _refused(404, error_facts("unknown", RefusedError("unknown", "nothing-by-this-name").message))


def _answered(answers: Callable[[Asked], Answer], asked: Asked) -> Answer:
    try:
        return answers(asked)
    except ValidationError as error:
        fault = fault_of(error)
        return _refused(422, error_facts(code_of_fault(fault.field), fault.message, field=fault.field))
    except (RefusedError, SpydeckError) as error:
        return _refused(*facts_of(error))


def _refused(status: int, facts: ErrorResponse) -> Answer:
    return Answer(status, facts.model_dump_json())
