"""Tables of Black Spy with stacked decks."""

from collections.abc import Mapping, Sequence
from typing import Any

import spydeck
from spydeck.games.black_spy.cards import CARD_TEXTS
from spydeck.match import Match

Hands = Mapping[int, str]
"""Some cards of some seats, as texts with spaces between."""


def in_order(cards: Sequence[str]) -> list[str]:
    """Return cards in canonical order."""
    return sorted(cards, key=CARD_TEXTS.index)


def full_hands(players: int, some: Hands, size: int | None = None) -> list[list[str]]:
    """Hands filled up from the rest of the deck, in canonical order of what is left."""
    size = 60 // players if size is None else size
    left = list(CARD_TEXTS)
    hands = [some.get(seat, "").split() for seat in range(players)]
    for hand in hands:
        for card in hand:
            left.remove(card)
    for hand in hands:
        while len(hand) < size:
            hand.append(left.pop(0))
    return hands


def deck_of(hands: Sequence[Sequence[str]], dealer: int, mole: Sequence[str] = ()) -> list[str]:
    """Return the deck that deals these hands (BS-6), the Mole on top of it (BS-30)."""
    players = len(hands)
    rounds = zip(*(hands[(dealer + 1 + place) % players] for place in range(players)), strict=True)
    return [*mole, *(card for cards in rounds for card in cards)]


def drawing_deck(dealer: int) -> list[str]:
    """Return a deck in whose first round this seat alone draws an 11."""
    top = ["B1", "Y1", "R1", "G1", "K1", "B2"]
    top[dealer] = "B11"
    rest = list(CARD_TEXTS)
    for card in top:
        rest.remove(card)
    return [*top, *rest]


def before_pass(hands: Sequence[Sequence[str]], offset: int) -> tuple[list[list[str]], list[list[str]]]:
    """Hands and passes that lead to these hands, the last three of each being those received."""
    players = len(hands)
    passes = [list(hands[(seat + offset) % players][-3:]) for seat in range(players)]
    dealt = [[*hands[seat][:-3], *passes[seat]] for seat in range(players)]
    return dealt, passes


class Stack:
    """Chance outcomes of a match: the draw for dealer, then decks, one a deal."""

    def __init__(self, dealer: int, decks: Sequence[Sequence[str]]) -> None:
        self.dealer = dealer
        self.decks = decks

    def __call__(self, name: str, number: int) -> Sequence[str]:
        """Return the outcome that is requested; the last deck is dealt repeatedly."""
        if name == "dealer-draw":
            return drawing_deck(self.dealer)
        return self.decks[min(number, len(self.decks) - 1)]


def table(some: Hands | None = None, *, players: int = 4, dealer: int | None = None, **options: Any) -> Match:
    """Return a match that waits for the pass, some hands given; the dealer is the last seat if not said."""
    dealer = players - 1 if dealer is None else dealer
    deck = deck_of(full_hands(players, some or {}), dealer)
    return spydeck.new("black-spy", players=players, chance=Stack(dealer, [deck]), **options)


def passed_table(
    some: Hands | None = None, *, players: int = 4, dealer: int | None = None, **options: Any
) -> Match:
    """Return a match in its first deal after the pass to the left, with some hands given."""
    dealer = players - 1 if dealer is None else dealer
    hands, passes = before_pass(full_hands(players, some or {}), 1)
    chance = Stack(dealer, [deck_of(hands, dealer)])
    match = spydeck.new("black-spy", players=players, chance=chance, **options)
    for seat, cards in enumerate(passes):
        match.act(seat, f"pass {' '.join(cards)}")
    return match


def play(match: Match, *texts: str) -> None:
    """Play cards, each by the seat whose turn it is."""
    for text in texts:
        match.act(match.actors[0], f"play {text}")


def play_out(match: Match, sweeper: int | None = None) -> None:
    """Play the deal to its last card; a sweeper plays high, everyone else low."""
    deal = match.view(None)["deal"]
    while not match.over and match.view(None)["deal"] == deal and match.view(None)["stage"] == "play":
        seat = match.actors[0]
        legal = sorted(match.legal(seat), key=lambda text: int(text[6:]))
        match.act(seat, legal[-1] if seat == sweeper else legal[0])


def names_of(match: Match, seat: int | None, event: str) -> list[dict[str, Any]]:
    """Return all events of a name, as a seat knows them."""
    return [fact for fact in match.events(seat) if fact["event"] == event]
