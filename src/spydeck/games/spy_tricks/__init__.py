"""Spy Tricks (Susumu Kawasaki): a trick-taking game for 3 or 4 about finding out one hidden card."""

from __future__ import annotations

from spydeck.games.game import Action, Chance, Game, Operand, Verb
from spydeck.games.spy_tricks.cards import CARD_TEXTS, SPOT_TEXTS, cards_in_game
from spydeck.games.spy_tricks.observe import observe
from spydeck.games.spy_tricks.options import FLAGS, SpyTricksOptions, read_options
from spydeck.games.spy_tricks.playout import playout
from spydeck.games.spy_tricks.policy import sensible
from spydeck.games.spy_tricks.rules import (
    DEAL_ORDER,
    actors,
    apply,
    choices,
    pending,
    refusal,
    resolve,
)
from spydeck.games.spy_tricks.rules.deal import new_game
from spydeck.games.spy_tricks.rules.state import MAX_PLAYERS, State
from spydeck.games.spy_tricks.text.ledger import Ledger
from spydeck.games.spy_tricks.text.refusals import refusal_message
from spydeck.games.spy_tricks.text.serialize import event_facts, view_facts
from spydeck.games.text_ui import TextUi
from spydeck.kernel import members

CARD = Operand("card", CARD_TEXTS, "ST-5")
SPOT = Operand("spot", SPOT_TEXTS, "ST-14")
HELPER = Operand("helper", ("+helper",), "ST-16")
SEAT = Operand("seat", tuple(f"P{seat}" for seat in range(MAX_PLAYERS)), "ST-6")

VERBS = (
    Verb("play", "ST-13", subject=CARD),
    Verb("guess", "ST-14", subject=SPOT, objects=HELPER, most=1),
    Verb("decline", "ST-19", harmless=True),
)


def start(options: SpyTricksOptions) -> State:
    """Return a game whose first start player is yet to be drawn."""
    return new_game(options.players)


def round_number(state: State) -> int:
    """Return the number of the round that is pending or in progress, from 0."""
    return state.round


def outcome(state: State) -> tuple[list[int], list[int]]:
    """Return the totals by seat, and the winners once the game is over (ST-24)."""
    return state.totals[: state.players], members(state.winners)


def explain(state: State, reason_id: int, seat: int, action: Action) -> tuple[str, str]:
    """Return the clause and the sentence of a refusal."""
    clause, message = refusal_message(state, reason_id, seat, action)
    return clause, message.sentence()


def text_ui() -> TextUi:
    """Return the text user interface of Spy Tricks."""
    from spydeck.games.spy_tricks.text.en.text_ui import TEXT_UI

    return TEXT_UI


GAME = Game(
    name="spy-tricks",
    title="Spy Tricks",
    prefix="ST",
    least_players=3,
    most_players=4,
    usual_players=4,
    pitch="Win tricks or lose them to guess which card is the Secret Document; most points win.",
    verbs=VERBS,
    chances=(
        Chance("start-player", "ST-6", SEAT, lambda state: range(state.players), whole=False),
        Chance("deal", "ST-7", CARD, lambda state: members(cards_in_game(state.players))),
    ),
    option_flags=FLAGS,
    read_options=read_options,
    state_type=State,
    start=start,
    pending=pending,
    resolve=resolve,
    actors=actors,
    choices=choices,
    refusal=refusal,
    apply=apply,
    observe=observe,
    playout=playout,
    sensible=sensible,
    stand_in=sensible,
    explain=explain,
    chance_number=round_number,
    view=view_facts,
    event=event_facts,
    ledger=Ledger,
    text_ui=text_ui,
    single_deal={},
    outcome=outcome,
    playout_chance=DEAL_ORDER,
)
