"""Black Spy (Alan R. Moon): a trick-taking game for 3 to 6 in which few points win."""

from __future__ import annotations

from spydeck.games.action import Chance, Gist, Operand, Verb
from spydeck.games.black_spy import ideas, options, policy, rules, search, tensors, text
from spydeck.games.black_spy.cards import CARD_TEXTS, CARDS, COLOURS
from spydeck.games.black_spy.events import WAYS_TO_SETTLE
from spydeck.games.black_spy.observe import observe
from spydeck.games.black_spy.rules.deal import deck_that_draws
from spydeck.games.black_spy.rules.state import MAX_PLAYERS, PASSED_CARDS
from spydeck.games.black_spy.text.reasons import reason
from spydeck.games.black_spy.vocabulary import chance, verb
from spydeck.games.game import Game
from spydeck.games.reasons import Theme
from spydeck.language import Message

CARD = Operand("card", CARD_TEXTS, "BS-3")
COLOUR = Operand("colour", COLOURS, "BS-33")
WAY = Operand("way", tuple(WAYS_TO_SETTLE.values()), "BS-28")
SEAT = Operand("seat", tuple(f"P{seat}" for seat in range(MAX_PLAYERS)), "BS-5")
DEALER = Gist("dealer", SEAT, range, deck_that_draws)

THEMES = (
    Theme("duck", ("R9", "R8"), frozenset({"duck", "leave", "cheaper", "fewer-tricks"})),
    Theme("lead", ("G2", "B3"), frozenset({"off-lead", "draw-spy"})),
    Theme("shed", ("Y10", "G11"), frozenset({"rid", "throw", "free-trick", "cheap-trick", "pass-high"})),
    Theme(
        "spies",
        ("Y7", "K7"),
        frozenset(
            {
                "spy-away",
                "spy-to",
                "give",
                "take-spy",
                "keep-spy",
                "pass-spies",
                "sweep",
                "spies-later",
                "fewer-spies",
                "coloured-later",
            }
        ),
        frozenset({"take"}),
    ),
    Theme("stop", ("K11", "K4"), frozenset({"stop-sweep"}), where=ideas.somebody_may_sweep),
    Theme(
        "keep",
        ("B2", "K3"),
        frozenset({"keep-under", "keep-low", "keep-beside", "keep-exit", "keep-lower-hand"}),
        frozenset({"play", "pass", "call", "settle"}),
    ),
)

GAME = Game(
    name="black-spy",
    title="Black Spy",
    prefix="BS",
    least_players=3,
    most_players=6,
    usual_players=4,
    pitch=Message(text.__name__, "pitch"),
    package=__name__,
    verbs={
        verb.TAKE: Verb("take", "BS-31", objects=CARD, least=PASSED_CARDS, most=PASSED_CARDS, secret=True),
        verb.PASS: Verb("pass", "BS-8", objects=CARD, least=PASSED_CARDS, most=PASSED_CARDS, secret=True),
        verb.CALL: Verb("call", "BS-33", subject=COLOUR),
        verb.PLAY: Verb("play", "BS-13", subject=CARD),
        verb.SETTLE: Verb("settle", "BS-28", subject=WAY),
    },
    chances={
        chance.DEALER_DRAW: Chance("dealer-draw", "BS-5", CARD, lambda state: range(CARDS), gist=DEALER),
        chance.DEAL: Chance("deal", "BS-6", CARD, lambda state: range(CARDS)),
    },
    setup=options,
    rules=rules,
    observe=observe,
    policy=policy,
    text=text,
    fewest_win=True,
    has_deals=True,
    playouts=tensors,
    programs=tensors,
    bounds=tensors.bounds,
    usual_deals=1,
    search=search,
    reason=reason,
    ideas=ideas,
    themes=THEMES,
    sentences=text.__name__,
)
