"""The scorepad for people with the paper cards: nothing is kept here, each request brings all entries."""

from __future__ import annotations

from fastapi import APIRouter

from spydeck.errors import SpydeckError
from spydeck.games.text_ui import Line, Names, Scorekeeper
from spydeck.protocol.http import ScoreRefusal, ScoreRequest, ScoreSheet
from spydeck.server.http.errors import HttpRefusal, refusals
from spydeck.server.http.routes.games import named

router = APIRouter(tags=["score"])


@router.post("/score", responses=refusals(404))
def keep_score(wish: ScoreRequest) -> ScoreSheet:
    """The scorepad after some entries, and what is to be entered next."""
    keeper = keeper_for(wish)
    said: list[Line] = []
    refused = None
    for place, entry in enumerate(wish.entries):
        try:
            said = keeper.enter(entry)
        except SpydeckError as error:
            refused = ScoreRefusal(entry=place, message=str(error))
            break
    return ScoreSheet(
        question=None if keeper.over else keeper.question(),
        usage=keeper.usage(),
        said=said,
        pad=keeper.pad(),
        rows=keeper.rows(),
        over=keeper.over,
        refused=refused,
    )


def keeper_for(wish: ScoreRequest) -> Scorekeeper:
    """An empty scorepad as wished for; complains about a game, options or names that cannot be."""
    found = named(wish.game)
    make = found.text_ui().scorekeeper
    if make is None:
        raise HttpRefusal(404, "unknown", f"There is no scorepad for {found.title}.")
    if len(wish.names) != wish.players:
        raise HttpRefusal(422, "malformed", f"Give {wish.players} names, one for each player.")
    if len({name.lower() for name in wish.names}) < wish.players:
        raise HttpRefusal(422, "malformed", "Two players have the same name.")
    return make(found.read_options(wish.players, wish.options), Names(wish.names))
