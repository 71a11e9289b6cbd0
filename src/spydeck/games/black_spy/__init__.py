"""Black Spy (Alan R. Moon): a trick-taker for 3 to 6 in which few points win."""

from __future__ import annotations

from spydeck.games.black_spy.cards import CARD_TEXTS, CARDS, COLOURS
from spydeck.games.black_spy.observe import observe
from spydeck.games.black_spy.options import FLAGS, read_options, start
from spydeck.games.black_spy.playout import playout
from spydeck.games.black_spy.policy import sensible
from spydeck.games.black_spy.rules import DEAL_ORDER, actors, apply, choices, pending, refusal, resolve
from spydeck.games.black_spy.rules.score import settled
from spydeck.games.black_spy.rules.state import PASSED_CARDS, State
from spydeck.games.black_spy.text.serialize import HOW_TO_SETTLE, Scorepad, event, explain, view
from spydeck.games.game import Chance, Game, Operand, Verb
from spydeck.games.text_ui import TextUi
from spydeck.kernel import members

CARD = Operand("card", CARD_TEXTS, "BS-3")
COLOUR = Operand("colour", COLOURS, "BS-33")
WAY = Operand("way", HOW_TO_SETTLE, "BS-28")

VERBS = (
    Verb("take", "BS-31", objects=CARD, least=PASSED_CARDS, most=PASSED_CARDS),
    Verb("pass", "BS-8", objects=CARD, least=PASSED_CARDS, most=PASSED_CARDS),
    Verb("call", "BS-33", subject=COLOUR),
    Verb("play", "BS-13", subject=CARD),
    Verb("settle", "BS-28", subject=WAY),
)


def deal_number(state: State) -> int:
    """The number of the deal that is pending or being played, from 0."""
    return state.deal


def outcome(state: State) -> tuple[list[int], list[int]]:
    """Totals by seat, and the winners once the game is over (BS-23, BS-24)."""
    return state.totals[: state.players], members(state.winners)


def text_ui() -> TextUi:
    """Black Spy in words."""
    from spydeck.games.black_spy.text.text_ui import TEXT_UI

    return TEXT_UI


GAME = Game(
    name="black-spy",
    title="Black Spy",
    prefix="BS",
    least_players=3,
    most_players=6,
    usual_players=4,
    pitch="Few points win: each Black Spy (K7) costs 10, each coloured Spy gives 5 back.",
    verbs=VERBS,
    chances=(
        Chance("dealer-draw", "BS-5", CARD, lambda state: range(CARDS)),
        Chance("deal", "BS-6", CARD, lambda state: range(CARDS)),
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
    chance_number=deal_number,
    view=view,
    event=event,
    ledger=Scorepad,
    text_ui=text_ui,
    single_deal={"end_value": 1},
    outcome=outcome,
    settled=settled,
    playout_chance=DEAL_ORDER,
)
