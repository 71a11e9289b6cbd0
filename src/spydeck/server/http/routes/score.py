"""The scorepad for people with the paper cards: nothing is saved, each request brings all entries."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from functools import lru_cache

from fastapi import APIRouter

from spydeck.errors import SpydeckError
from spydeck.games.game import Game, Options
from spydeck.games.registry import game
from spydeck.games.text_ui import Line, Names, Scorekeeper
from spydeck.language import ENGLISH, best_match
from spydeck.protocol.scores import ScoreModel, ScoreRefusal, ScoreRequest, ScoreSheet
from spydeck.server.http.errors import refusals
from spydeck.server.http.requests import WantedLanguage
from spydeck.server.http.routes.games import GameName, find_game
from spydeck.server.table.decisions.decision import RefusedError

router = APIRouter(prefix="/api", tags=["score"])

MAX_MODELS = 500
"""Models that are kept, so that each is made once."""


@router.post("/score", responses=refusals(404))
def keep_score(request: ScoreRequest, language: WantedLanguage = ENGLISH) -> ScoreSheet:
    """Return the scorepad after some entries, and what to enter next."""
    found = find_game(request.game)
    words = best_match([language])
    make = scorekeeper_of(found, words)
    options = found.read_options(request.players, request.options)
    keeper = make(options, names_in(request))
    comments: list[Line] = []
    finished = []
    refused = None
    for place, entry in enumerate(request.entries):
        try:
            comments = keeper.enter(entry)
        except SpydeckError as error:
            refused = ScoreRefusal(entry=place, message=str(error))
            break
        finished.append(len(keeper.rows()))
    return ScoreSheet(
        question=None if keeper.over else keeper.question(),
        by_seat=getattr(keeper, "by_seat", False),
        usage=keeper.usage(),
        said=comments,
        pad=keeper.pad(),
        rows=keeper.rows(),
        over=keeper.over,
        refused=refused,
        finished=finished,
        model=model_of(found, options, words),
    )


@router.get("/score/models/{name}", responses=refusals(404))
def read_models(name: GameName, language: WantedLanguage = ENGLISH) -> list[ScoreModel]:
    """Return what may be entered in a game's scorepad with the usual options, for each number of players."""
    found = find_game(name)
    words = best_match([language])
    scorekeeper_of(found, words)
    counts = range(found.least_players, found.most_players + 1)
    models = [model_of(found, found.read_options(players, {}), words) for players in counts]
    return [model for model in models if model is not None]


def scorekeeper_of(found: Game, language: str) -> Callable[[Options, Names], Scorekeeper]:
    """Return what makes empty scorepads of a game. Raise `RefusedError` if there are none."""
    make = found.text_ui(language).scorekeeper
    if make is None:
        raise RefusedError("unknown", "no-scorepad", field="game", game=found.title)
    return make


def names_in(request: ScoreRequest) -> Names:
    """Return the names of the players. Raise `RefusedError`."""
    if len(request.names) != request.players:
        raise RefusedError("malformed", "wrong-number-of-names", field="names", players=request.players)
    if len({name.lower() for name in request.names}) < request.players:
        raise RefusedError("malformed", "same-name", field="names")
    return Names(request.names)


def model_of(found: Game, options: Options, language: str) -> ScoreModel | None:
    """Return what may be entered in a scorepad; None for a game that has no model."""
    return model_for(found.name, options.players, tuple(options.tags().items()), language)


@lru_cache(MAX_MODELS)
def model_for(name: str, players: int, tags: tuple[tuple[str, str], ...], language: str) -> ScoreModel | None:
    """Return what may be entered in a scorepad; the options are as records have them."""
    found = game(name)
    make = found.text_ui(language).score_model
    if make is None:
        return None
    return ScoreModel.model_validate_json(json.dumps(asdict(make(found.read_options(players, dict(tags))))))
