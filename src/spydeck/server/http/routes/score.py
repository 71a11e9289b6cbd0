"""The scorepad for people with the paper cards: nothing is saved, each request brings all entries."""

from __future__ import annotations

from fastapi import APIRouter

from spydeck.errors import SpydeckError
from spydeck.games.text_ui import Line, Names, Scorekeeper
from spydeck.protocol.http import ScoreRefusal, ScoreRequest, ScoreSheet
from spydeck.server.http.errors import HttpRefusal, refusals
from spydeck.server.http.routes.games import find_game

router = APIRouter(tags=["score"])


@router.post("/score", responses=refusals(404))
def keep_score(request: ScoreRequest) -> ScoreSheet:
    """Return the scorepad after some entries, and what to enter next."""
    keeper = keeper_for(request)
    comments: list[Line] = []
    refused = None
    for place, entry in enumerate(request.entries):
        try:
            comments = keeper.enter(entry)
        except SpydeckError as error:
            refused = ScoreRefusal(entry=place, message=str(error))
            break
    return ScoreSheet(
        question=None if keeper.over else keeper.question(),
        by_seat=getattr(keeper, "by_seat", False),
        usage=keeper.usage(),
        said=comments,
        pad=keeper.pad(),
        rows=keeper.rows(),
        over=keeper.over,
        refused=refused,
    )


def keeper_for(request: ScoreRequest) -> Scorekeeper:
    """Return an empty scorepad. Raise `HttpRefusal`, `InvalidOption`."""
    found = find_game(request.game)
    make = found.text_ui().scorekeeper
    if make is None:
        raise HttpRefusal(404, "unknown", "no-scorepad", field="game", game=found.title)
    if len(request.names) != request.players:
        raise HttpRefusal(422, "malformed", "wrong-number-of-names", field="names", players=request.players)
    if len({name.lower() for name in request.names}) < request.players:
        raise HttpRefusal(422, "malformed", "same-name", field="names")
    return make(found.read_options(request.players, request.options), Names(request.names))
