"""Spycard (a card game for 3 to 5 with a standard deck): agents, bluffs and secret agendas."""

from __future__ import annotations

from spydeck.games.game import Chance, Game, Operand, Tally, Verb
from spydeck.games.spycard.cards import AGENDA_TEXTS, AGENT_TEXTS, AGENTS, TOKEN_TEXTS, agendas_in_game
from spydeck.games.spycard.observe import observe
from spydeck.games.spycard.options import FLAGS, SpycardOptions, read_options
from spydeck.games.spycard.playout import playout, random_verb, won_by
from spydeck.games.spycard.policy import sensible, stand_in
from spydeck.games.spycard.rules import AGENTS_ORDER, actors, apply, choices, early, pending, refusal, resolve
from spydeck.games.spycard.rules.state import MAX_PLAYERS, State
from spydeck.games.spycard.rules.turn import forget_chain
from spydeck.games.spycard.text.refusal_messages import explain
from spydeck.games.spycard.text.serialize import Exposures, event, view
from spydeck.games.text_ui import TextUi
from spydeck.kernel import HIDDEN, members

AGENT = Operand("agent", AGENT_TEXTS, "SC-3")
AGENDA = Operand("agenda", AGENDA_TEXTS, "SC-1")
SEAT = Operand("seat", tuple(f"P{seat}" for seat in range(MAX_PLAYERS)), "SC-3")
TOKEN = Operand("token", TOKEN_TEXTS, "SC-4")


def ability(name: str, targets: int, clause: str = "SC-16") -> Verb:
    """The verb that declares an ability."""
    return Verb(name, clause, subject=TOKEN, objects=TOKEN, least=targets, most=targets, joiner="on")


def joker(name: str, targets: int) -> Verb:
    """The verb for a suit that an accused Joker uses."""
    return Verb(f"joker {name}", "SC-25", objects=TOKEN, least=targets, most=targets, joiner="on")


VERBS = (
    Verb("pass", "SC-8"),
    Verb("draft", "SC-9"),
    Verb("keep", "SC-9", harmless=True),
    Verb("sleeper", "SC-9", subject=SEAT),
    Verb("field", "SC-11", objects=TOKEN, least=1, most=AGENTS),
    Verb("base", "SC-11", objects=TOKEN, least=1, most=AGENTS),
    ability("hearts", 1),
    ability("spades", 1),
    ability("clubs", 1),
    ability("diamonds", 2),
    ability("queen", 2),
    ability("ace", 1),
    Verb("attack", "SC-17", subject=TOKEN, objects=TOKEN, least=1, most=1),
    Verb("expose", "SC-18", subject=SEAT, objects=AGENDA, least=1, most=1),
    Verb("accuse", "SC-20", early=True),
    Verb("allow", "SC-20", early=True, harmless=True),
    Verb("again", "SC-22", objects=TOKEN, least=1, most=2),
    Verb("decline", "SC-22", harmless=True),
    Verb("jack", "SC-23", subject=TOKEN, telltale=True),
    Verb("no jack", "SC-23", harmless=True, telltale=True),
    Verb("bullet", "SC-27", subject=TOKEN, telltale=True),
    Verb("no bullet", "SC-27", harmless=True, telltale=True),
    joker("hearts", 1),
    joker("spades", 1),
    joker("clubs", 1),
    joker("diamonds", 2),
    Verb("done", "SC-25", harmless=True),
)


def start(options: SpycardOptions) -> State:
    """A game before the agents are shuffled."""
    state = State()
    state.players = options.players
    state.turn_limit = options.turn_limit
    state.turn = state.asked = state.ending = HIDDEN
    state.agents[:] = [HIDDEN] * len(state.agents)
    state.agendas[:] = [HIDDEN] * len(state.agendas)
    forget_chain(state)
    return state


def game_number(state: State) -> int:
    """The number of the deal that a chance outcome is for: there is but one."""
    return 0


def outcome(state: State) -> tuple[list[int], list[int]]:
    """One point for who has won, and the winner once the game is over (SC-30, SC-31, SC-33)."""
    return [state.winners >> seat & 1 for seat in range(state.players)], members(state.winners)


def text_ui() -> TextUi:
    """Spycard in words."""
    from spydeck.games.spycard.text.text_ui import TEXT_UI

    return TEXT_UI


GAME = Game(
    name="spycard",
    title="Spycard",
    prefix="SC",
    least_players=3,
    most_players=5,
    usual_players=4,
    pitch="TextUi-down agents claim to be anything: fulfil your secret agenda before the others guess it.",
    verbs=VERBS,
    chances=(
        Chance("agents", "SC-4", AGENT, lambda state: range(AGENTS)),
        Chance("agendas", "SC-5", AGENDA, lambda state: range(agendas_in_game(state.players))),
        Chance("first-player", "SC-6", SEAT, lambda state: range(state.players), whole=False),
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
    stand_in=stand_in,
    explain=explain,
    chance_number=game_number,
    view=view,
    event=event,
    ledger=Exposures,
    text_ui=text_ui,
    single_deal={},
    outcome=outcome,
    playout_chance=AGENTS_ORDER,
    early=early,
    random_verb=random_verb,
    tally=Tally("wins by", (*AGENDA_TEXTS, "last one left", "nobody"), won_by),
)
