"""The record that the rules of Black Spy work on."""

from spydeck.games.black_spy.cards import CARDS
from spydeck.games.events import EventBlock
from spydeck.kernel import int8s, int64, int64s, kernel, layout

MAX_PLAYERS = 6
MAX_TRICKS = 20
PASSED_CARDS = 3

# Ways to settle a sweep (BS-28).
OTHERS, SELF = range(2)

# Options.
ALTERNATE, ALWAYS_LEFT = range(2)
RED_1_LEADS, DEALER_LEFT_LEADS = range(2)


@layout
class State(EventBlock):
    """A game of Black Spy. Seats, cards, and bit sets are numbers; -1 is none."""

    players: int = int64()
    variants: int = int64()
    pass_direction: int = int64()
    first_lead: int = int64()
    end_value: int = int64()

    stage: int = int64()
    deal: int = int64()
    """The number of the deal, from 0."""
    dealer: int = int64()
    turn: int = int64()
    """The seat to act; -1 during the pass."""
    totals: list[int] = int64s(MAX_PLAYERS)
    winners: int = int64()
    draws: int = int64()
    """The number of cards drawn for first dealer."""

    hands: list[int] = int64s(MAX_PLAYERS)
    passed: list[int] = int64s(MAX_PLAYERS)
    """Bit set of the cards that each seat has chosen to pass, kept for the whole deal."""
    mole: int = int64()
    """Bit set of the cards left in the Mole."""
    shown: list[int] = int64s(MAX_PLAYERS)
    """Bit set of the Mole cards handed to each seat."""
    took: list[int] = int64s(MAX_PLAYERS)
    """Bit set of the Mole cards kept by each seat."""
    called: int = int64()
    skipped: int = int64()
    """Bit set of the seats that could not lead the first trick as required (BS-33, BS-36)."""

    trick: int = int64()
    """The number of the trick, from 0."""
    played: int = int64()
    """The number of cards played in the deal."""
    spies_played: int = int64()
    """The number of Black Spies played in the deal."""
    in_trick: int = int64()
    """The number of cards played in the trick."""
    trick_cards: int = int64()
    asked: int = int64()
    """Bit set of the cards that the trick asks for: before the lead those that may be led, then those of
    the led colour and the led rank (BS-12, BS-14, BS-33)."""
    beating: int = int64()
    """Bit set of the cards that would take the trick from the seat that has it now."""
    taker: int = int64()
    """The seat that takes the trick as it stands."""
    taken: list[int] = int64s(MAX_PLAYERS)
    """Bit set of the cards taken by each seat in this deal."""

    ages: list[int] = int8s(MAX_PLAYERS)
    """The seats from youngest to oldest, or -1 (BS-32)."""
    order: list[int] = int8s(MAX_PLAYERS)
    """The seats in the order in which they take from the Mole (BS-31)."""
    drawn: list[int] = int8s(CARDS)
    """The cards drawn for first dealer, from the top; -1 beyond."""
    plays: list[int] = int8s(CARDS)
    """The cards played in this deal, in order."""
    leaders: list[int] = int8s(MAX_TRICKS + 1)
    """The seat that leads each trick of this deal, and so took the one before."""


@kernel
def next_seat(state: State, seat: int) -> int:
    """Return the seat to the left of a seat."""
    if seat + 1 == state.players:
        return 0
    return seat + 1


@kernel
def hand_size(state: State) -> int:
    """Return the number of cards in a full hand (BS-4)."""
    return CARDS // state.players
