"""The words of the pages of Black Spy, in English."""

from __future__ import annotations

from spydeck.games.black_spy.text.pages import PageWords
from spydeck.games.black_spy.variants import Variant
from spydeck.games.grammar.en import counted
from spydeck.games.pages import PageName
from spydeck.games.text_ui import Names


def highest(names: Names, seat: int) -> str:
    """Return who has the trick so far."""
    return f"Highest so far: {names[seat]}."


def led(names: Names, seat: int) -> str:
    """Return who led; their card follows."""
    return f"{names[seat]} led"


def variant(one: Variant) -> str:
    """Return a variant in play."""
    return f"Variant {one.title.sentence('en')}: {one.message.sentence('en')} (rule {one.clause})."


WORDS = PageWords(
    names={
        "hand": PageName("your hand"),
        "trick": PageName("the cards in the trick"),
        "left": PageName("how many tricks are left, and which cards with points"),
        "last": PageName("the last trick"),
        "scores": PageName("the scorepad"),
        "passed": PageName("the cards that you passed and received"),
        "values": PageName("what cards cost, and the variants in play"),
    },
    no_cards="no cards",
    no_hand="You have no hand here.",
    hand="Your hand: {cards}.",
    playable="You may play: {cards}.",
    no_trick="No card lies in the trick.",
    trick="In the trick: {plays}.",
    play="{name} {card}",
    highest=highest,
    over="The game is over.",
    tricks_left=lambda tricks: f"{counted(tricks, 'trick')} left in this deal.",
    points_left="Cards with points that are still to come: {cards}.",
    points_left_elsewhere="Cards with points that are still to come, besides yours: {cards}.",
    no_last_trick="No trick has been taken in this deal.",
    last_trick=lambda number: f"Trick {number}: ",
    led=led,
    taken_by=lambda names, seat: f"taken by {names[seat]}.",
    from_mole="From the Mole: {cards}.",
    passed="You passed {cards} to {name}.",
    received="You received {cards} from {name}.",
    not_passed="No cards have been passed yet in this deal.",
    points="{points} for {cards}",
    many=lambda number: f" ({number} of them)",
    no_points="All other cards count 0.",
    sweep=lambda black: (
        f"The player who takes all {black} black cards scores 0, everyone else 60 (rule BS-21)."
    ),
    variant=variant,
)
