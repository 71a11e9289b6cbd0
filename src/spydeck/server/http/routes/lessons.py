"""Lessons: what a game has, and each one whole, so that a page needs no server to play it."""

from __future__ import annotations

import asyncio
import json
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from spydeck.protocol.study import LessonFacts, LessonSummary
from spydeck.server.http.errors import refusals
from spydeck.server.http.routes.games import GameName, find_game
from spydeck.server.table.decisions.decision import RefusedError
from spydeck.study.lessons import lessons

router = APIRouter(prefix="/api/lessons", tags=["lessons"])

LessonNumber = Annotated[int, Path(ge=1, le=99)]


@router.get("/{name}", responses=refusals(404))
async def list_lessons(name: GameName) -> list[LessonSummary]:
    """List the lessons of a game in their order; none if it has none."""
    return [LessonSummary(**one.summary()) for one in lessons(find_game(name).name)]


@router.get("/{name}/{number}", responses=refusals(404), response_model=LessonFacts)
async def read_lesson(name: GameName, number: LessonNumber) -> Response:
    """Return a lesson of a game with all that may follow in it; the first one is 1."""
    game = find_game(name).name
    if number > len(lessons(game)):
        raise RefusedError("unknown", "no-such-lesson")
    return Response(await asyncio.to_thread(lesson_json, game, number), media_type="application/json")


@lru_cache
def lesson_json(game: str, number: int) -> bytes:
    """Return a lesson as JSON, the same for everyone."""
    return json.dumps(lessons(game)[number - 1].facts(), separators=(",", ":")).encode()
