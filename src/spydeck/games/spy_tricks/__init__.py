"""Spy Tricks (Susumu Kawasaki): a trick-taking game for 3 or 4 about finding out one hidden card."""

from __future__ import annotations

from spydeck.games.action import Chance, Operand, Verb
from spydeck.games.game import Game
from spydeck.games.reasons import Theme
from spydeck.games.spy_tricks import ideas, options, policy, rules, search, tensors, text
from spydeck.games.spy_tricks.cards import CARD_TEXTS, SPOT_TEXTS, cards_in_game
from spydeck.games.spy_tricks.observe import observe
from spydeck.games.spy_tricks.rules.state import MAX_PLAYERS
from spydeck.games.spy_tricks.text.reasons import reason
from spydeck.games.spy_tricks.vocabulary import chance, verb
from spydeck.kernel import members
from spydeck.language import Message

CARD = Operand("card", CARD_TEXTS, "ST-5")
SPOT = Operand("spot", SPOT_TEXTS, "ST-14")
HELPER = Operand("helper", ("+helper",), "ST-16")
SEAT = Operand("seat", tuple(f"P{seat}" for seat in range(MAX_PLAYERS)), "ST-6")

THEMES = (
    Theme("wins", ("B8", "R9"), frozenset({"wins", "places"})),
    Theme("loses", ("W1", "B2"), frozenset({"loses"})),
    Theme(
        "tell",
        ("R4", "B4"),
        frozenset({"quiet", "ruled-out", "one-of", "fits", "sure"}),
        frozenset({"guess", "decline"}),
    ),
    Theme("cost", ("W7", "W8"), frozenset({"cost"})),
    Theme("weigh", ("B5", "R6"), verbs=frozenset({"play"})),
)

GAME = Game(
    name="spy-tricks",
    title="Spy Tricks",
    prefix="ST",
    least_players=3,
    most_players=4,
    usual_players=4,
    pitch=Message(text.__name__, "pitch"),
    package=__name__,
    verbs={
        verb.PLAY: Verb("play", "ST-13", subject=CARD),
        verb.GUESS: Verb("guess", "ST-14", subject=SPOT, objects=HELPER, most=1, same_objects=True),
        verb.DECLINE: Verb("decline", "ST-19", harmless=True),
    },
    chances={
        chance.START_PLAYER: Chance(
            "start-player", "ST-6", SEAT, lambda state: range(state.players), whole=False
        ),
        chance.DEAL: Chance("deal", "ST-7", CARD, lambda state: members(cards_in_game(state.players))),
    },
    setup=options,
    rules=rules,
    observe=observe,
    policy=policy,
    text=text,
    has_deals=True,
    playouts=tensors,
    programs=tensors,
    bounds=tensors.bounds,
    usual_deals=MAX_PLAYERS,
    reason=reason,
    ideas=ideas,
    themes=THEMES,
    search=search,
    sentences=text.__name__,
)
