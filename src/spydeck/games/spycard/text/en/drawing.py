"""What stands in drawings of Spycard, in English."""

from spydeck.games.spycard.text.drawing import DrawingWords
from spydeck.games.spycard.text.en import table
from spydeck.games.spycard.text.en.abilities import name


def discards(drafted: str, there_are_some: bool) -> str:
    """Return the label of the agents out of play, after a drafted one."""
    label = "discards:" if there_are_some else "discards: none"
    return f"drafted: {drafted}, then {label}" if drafted else label


WORDS = DrawingWords(
    game_over=table.WORDS.game_over,
    turn=table.WORDS.turn,
    stages={
        "keep": "drafting",
        "accuse": "a claim may be a lie",
        "jack": "a Jack may answer",
        "bullet": "a Bullet may answer",
        "again": "an ability may act again",
        "joker": "using the Joker",
    },
    endings={"draw": "a draw", "last-left": "the last one left wins", "agenda": "won by an agenda"},
    attacks=lambda token, target: f"{token} attacks {target}",
    uses=lambda token, ability, targets: f"{token} uses {name(ability)} on {targets}",
    deck=lambda left: f"deck {left}",
    field="field",
    base="base",
    empty=lambda zone: f"{zone}: empty",
    standing=lambda agenda, agents: f"agenda {agenda}, {agents} agents",
    agenda_not=lambda agendas: f"not {agendas}",
    winner="winner",
    on_turn="on turn",
    out="out",
    has_exposed="has exposed",
    token_out="out",
    token_known="known",
    token_up="up",
    discards=discards,
    agendas=lambda agendas: f"agendas in play {agendas}",
)
