"""The stable names of stages, abilities, endings and tokens in views, events and refusals."""

from __future__ import annotations

from spydeck.games.spycard.cards import TOKEN_TEXTS
from spydeck.games.spycard.vocabulary import ability, ending, stage
from spydeck.kernel import members

STAGE_NAMES = {
    stage.SHUFFLE: "agents",
    stage.DRAW_AGENDAS: "agendas",
    stage.DRAW_FIRST_PLAYER: "first-player",
    stage.TURN: "turn",
    stage.KEEP: "keep",
    stage.ACCUSE: "accuse",
    stage.JACK: "jack",
    stage.BULLET: "bullet",
    stage.AGAIN: "again",
    stage.JOKER: "joker",
    stage.OVER: "over",
}

ABILITY_NAMES = {
    ability.HEARTS: "hearts",
    ability.SPADES: "spades",
    ability.CLUBS: "clubs",
    ability.DIAMONDS: "diamonds",
    ability.QUEEN: "queen",
    ability.ACE: "ace",
}

ENDING_NAMES = {
    ending.DRAW: "draw",
    ending.LAST_LEFT: "last-left",
    ending.BY_AGENDA: "agenda",
}


def token_texts(tokens: int) -> list[str]:
    """Return the texts of a set of tokens in canonical order."""
    return [TOKEN_TEXTS[token] for token in members(tokens)]
