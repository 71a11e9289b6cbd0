"""Spycard (a card game for 3 to 5 with a standard deck): agents, bluffs, and secret agendas."""

from __future__ import annotations

from spydeck.games.action import Chance, Operand, Verb
from spydeck.games.game import Game
from spydeck.games.reasons import Theme
from spydeck.games.spycard import ideas, options, policy, rules, search, tensors, text
from spydeck.games.spycard.cards import AGENDA_TEXTS, AGENT_TEXTS, AGENTS, TOKEN_TEXTS, agendas_in_game
from spydeck.games.spycard.observe import fights_in_secret, observe
from spydeck.games.spycard.rules.state import MAX_PLAYERS
from spydeck.games.spycard.search import conduct
from spydeck.games.spycard.text.reasons import reason
from spydeck.games.spycard.vocabulary import chance, verb
from spydeck.language import Message

AGENT = Operand("agent", AGENT_TEXTS, "SC-3")
AGENDA = Operand("agenda", AGENDA_TEXTS, "SC-1")
SEAT = Operand("seat", tuple(f"P{seat}" for seat in range(MAX_PLAYERS)), "SC-3")
TOKEN = Operand("token", TOKEN_TEXTS, "SC-4")


def ability(name: str, targets: int, clause: str = "SC-16") -> Verb:
    """Return the verb that declares an ability."""
    return Verb(name, clause, TOKEN, TOKEN, least=targets, most=targets, same_objects=True, joiner="on")


def joker(name: str, targets: int) -> Verb:
    """Return the verb for a suit that an accused Joker uses."""
    return Verb(f"joker {name}", "SC-25", objects=TOKEN, least=targets, most=targets, joiner="on")


VERBS = {
    verb.PASS: Verb("pass", "SC-8"),
    verb.DRAFT: Verb("draft", "SC-9"),
    verb.KEEP: Verb("keep", "SC-9", harmless=True),
    verb.SLEEPER: Verb("sleeper", "SC-9", subject=SEAT),
    verb.FIELD: Verb("field", "SC-11", objects=TOKEN, least=1, most=AGENTS),
    verb.BASE: Verb("base", "SC-11", objects=TOKEN, least=1, most=AGENTS),
    verb.HEARTS: ability("hearts", 1),
    verb.SPADES: ability("spades", 1),
    verb.CLUBS: ability("clubs", 1),
    verb.DIAMONDS: ability("diamonds", 2),
    verb.QUEEN: ability("queen", 2),
    verb.ACE: ability("ace", 1),
    verb.ATTACK: Verb("attack", "SC-17", subject=TOKEN, objects=TOKEN, least=1, most=1, same_objects=True),
    verb.EXPOSE: Verb("expose", "SC-18", subject=SEAT, objects=AGENDA, least=1, most=1, same_objects=True),
    verb.ACCUSE: Verb("accuse", "SC-20", early=True),
    verb.ALLOW: Verb("allow", "SC-20", early=True, harmless=True),
    verb.AGAIN: Verb("again", "SC-22", objects=TOKEN, least=1, most=2),
    verb.DECLINE: Verb("decline", "SC-22", harmless=True),
    verb.JACK: Verb("jack", "SC-23", subject=TOKEN, telltale=True, secret=fights_in_secret),
    verb.NO_JACK: Verb("no jack", "SC-23", harmless=True, telltale=True, secret=fights_in_secret),
    verb.BULLET: Verb("bullet", "SC-27", subject=TOKEN, telltale=True),
    verb.NO_BULLET: Verb("no bullet", "SC-27", harmless=True, telltale=True),
    verb.JOKER_HEARTS: joker("hearts", 1),
    verb.JOKER_SPADES: joker("spades", 1),
    verb.JOKER_CLUBS: joker("clubs", 1),
    verb.JOKER_DIAMONDS: joker("diamonds", 2),
    verb.DONE: Verb("done", "SC-25", harmless=True),
}

THEMES = (
    Theme("claim", ("5H", "7S"), verbs=frozenset({"accuse", "allow"})),
    Theme("again", ("8D", "QC"), verbs=frozenset({"again", "decline", "joker", "done"})),
    Theme("protect", ("JH", "3C"), verbs=frozenset({"jack", "bullet", "no"})),
    Theme("sleeper", ("4D", "9C"), verbs=frozenset({"keep", "sleeper"})),
    Theme(
        "turn",
        ("KC", "AS"),
        verbs=frozenset(one.text for number, one in VERBS.items() if number < verb.EXPOSE),
    ),
    Theme(
        "expose",
        ("AH", "KH"),
        frozenset({"expose-win", "expose-near", "expose-out", "surer", "too-early"}),
        frozenset({"expose"}),
    ),
)

GAME = Game(
    name="spycard",
    title="Spycard",
    prefix="SC",
    least_players=3,
    most_players=5,
    usual_players=4,
    pitch=Message(text.__name__, "pitch"),
    package=__name__,
    verbs=VERBS,
    chances={
        chance.AGENTS: Chance("agents", "SC-4", AGENT, lambda state: range(AGENTS)),
        chance.AGENDAS: Chance(
            "agendas", "SC-5", AGENDA, lambda state: range(agendas_in_game(state.players))
        ),
        chance.FIRST_PLAYER: Chance(
            "first-player", "SC-6", SEAT, lambda state: range(state.players), whole=False
        ),
    },
    setup=options,
    rules=rules,
    observe=observe,
    policy=policy,
    text=text,
    rules_version=options.RULES_VERSION,
    playouts=tensors,
    programs=tensors,
    bounds=tensors.bounds,
    search=search,
    reason=reason,
    ideas=ideas,
    themes=THEMES,
    conduct=conduct,
    sentences=text.__name__,
)
