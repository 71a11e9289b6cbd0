"""Puzzles: what is asked, and apart from it the solution; and each whole, for pages without a server."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from spydeck.errors import InvalidPuzzle
from spydeck.games.reasons import Reason
from spydeck.protocol.bounds import MAX_ACTION
from spydeck.protocol.messages import ReasonFacts, explanation_message
from spydeck.protocol.study import (
    PuzzleChoices,
    PuzzleFacts,
    PuzzleQuestion,
    PuzzleSolution,
    PuzzleSummary,
    PuzzleTheme,
)
from spydeck.server.http.errors import refusals
from spydeck.server.http.requests import compressed_for
from spydeck.server.http.routes.games import GameName, find_game
from spydeck.server.table.decisions.decision import RefusedError
from spydeck.study.puzzles import Puzzle, find, shipped

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])

PuzzleName = Annotated[str, Path(pattern=r"^[0-9a-f]{8}$")]
TypedAction = Annotated[str, Query(max_length=MAX_ACTION)]


@router.get("/{name}", responses=refusals(404))
async def list_puzzles(name: GameName) -> list[PuzzleSummary]:
    """List the puzzles of a game, the easiest first."""
    return sorted(map(summary, await puzzles_of(name)), key=lambda puzzle: puzzle.rating)


@router.get("/{name}/themes", responses=refusals(404))
async def list_themes(name: GameName) -> list[PuzzleTheme]:
    """List the themes of a game's puzzles, in the order in which they are shown."""
    puzzles = await puzzles_of(name)
    known = {puzzle.theme for puzzle in puzzles}
    themes = puzzles[0].game.themes
    return [PuzzleTheme(name=one.name, cards=list(one.cards)) for one in themes if one.name in known]


@router.get("/{name}/{puzzle}", responses=refusals(404))
async def read_puzzle(name: GameName, puzzle: PuzzleName) -> PuzzleQuestion:
    """Return what a puzzle asks, without its solution."""
    return question_of(await find_puzzle(name, puzzle))


@router.get("/{name}/{puzzle}/whole", responses=refusals(404), response_model=PuzzleFacts)
async def read_whole(request: Request, name: GameName, puzzle: PuzzleName) -> Response:
    """Return a puzzle with its solution and with all that may be typed."""
    found = await find_puzzle(name, puzzle)
    return compressed_for(request, await asyncio.to_thread(whole_json, found), "application/json")


def whole_json(puzzle: Puzzle) -> bytes:
    """Return a puzzle with all that may follow in it as JSON, the same for everyone."""
    typed = puzzle.typed()
    actions = sorted({one["action"] for one in typed.values()} - {None})
    reasons = {action: reason_facts(puzzle.reason(action)) for action in actions}
    facts = PuzzleFacts(
        question=question_of(puzzle),
        typed=typed,
        answers=list(puzzle.answers),
        explanation=explanation_message(puzzle.explanation.facts()),
        reasons={action: reason for action, reason in reasons.items() if reason},
    )
    return facts.model_dump_json().encode()


def question_of(puzzle: Puzzle) -> PuzzleQuestion:
    """Return what a puzzle asks, as the protocol shows it."""
    return PuzzleQuestion(puzzle=summary(puzzle), view=puzzle.observation.view)


def reason_facts(reason: Reason | None) -> ReasonFacts | None:
    """Return a reason as the protocol shows it."""
    return None if reason is None else ReasonFacts(code=reason.code, arguments=reason.arguments)


@router.get("/{name}/{puzzle}/choices", responses=refusals(404))
async def read_choices(name: GameName, puzzle: PuzzleName, partial: TypedAction = "") -> PuzzleChoices:
    """Return the words that may come next in a partial action, such as `hearts #4`."""
    found = await find_puzzle(name, puzzle)
    choices = found.observation.choices(partial)
    return PuzzleChoices(next=choices["next"], enough=choices["enough"])


@router.get("/{name}/{puzzle}/solution", responses=refusals(404))
async def read_solution(
    name: GameName, puzzle: PuzzleName, action: TypedAction | None = None
) -> PuzzleSolution:
    """Return the solution; with an action, also whether that is right, and why the best one is better."""
    found = await find_puzzle(name, puzzle)
    chosen = found.answers[0] if action is None else found.choice(action)
    return PuzzleSolution(
        right=found.is_right(chosen),
        answers=list(found.answers),
        explanation=explanation_message(found.explanation.facts()),
        reason=reason_facts(found.reason(chosen)),
    )


async def puzzles_of(name: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game. Raise `RefusedError`."""
    found = find_game(name)
    try:
        return await asyncio.to_thread(shipped, found.name)
    except InvalidPuzzle:
        raise RefusedError("unknown", "no-puzzles", game=found.title) from None


async def find_puzzle(name: str, puzzle: str) -> Puzzle:
    """Return a puzzle. Raise `RefusedError`."""
    try:
        return find(await puzzles_of(name), puzzle)
    except InvalidPuzzle:
        raise RefusedError("unknown", "no-such-puzzle") from None


def summary(puzzle: Puzzle) -> PuzzleSummary:
    """Return a puzzle as the protocol lists it."""
    seen = puzzle.observation
    return PuzzleSummary(
        id=puzzle.id,
        game=puzzle.game.name,
        players=seen.options.players,
        seat=seen.seat,
        rating=puzzle.rating,
        theme=puzzle.theme,
        difficulty=puzzle.difficulty,
    )
