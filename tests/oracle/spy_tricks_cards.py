"""The cards and spots of Spy Tricks, and the rules about a single trick or a single guess."""

from collections.abc import Iterable, Sequence

Play = tuple[int, str]

SUITS = "RBW"  # ST-1: from the most powerful to the least
RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9]  # ST-1
CARDS = [suit + str(rank) for suit in SUITS for rank in RANKS]  # ST-5
OUT_WITH_THREE = ["R1", "R2", "B1", "B2", "W1", "W2"]  # ST-2

SUIT_SPOTS = {"red": "R", "blue": "B", "white": "W"}
RANK_SPOTS = [str(rank) for rank in RANKS]
SPOTS = [*SUIT_SPOTS, *RANK_SPOTS, *CARDS]  # ST-3


def suit_of(card: str) -> str:
    return card[0]


def rank_of(card: str) -> int:
    return int(card[1])


def in_order(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=lambda card: (SUITS.index(suit_of(card)), rank_of(card)))


def deck_for(players: int) -> list[str]:
    if players == 3:
        return [card for card in CARDS if card not in OUT_WITH_THREE]  # ST-2
    return list(CARDS)


def cards_allowed_to_follow(hand: Sequence[str], plays: Sequence[Play]) -> list[str]:
    """Return the cards of the hand that may follow the plays of an unfinished trick."""
    led_suit = suit_of(plays[0][1])
    matching = [card for card in hand if suit_of(card) == led_suit]
    return matching or list(hand)  # ST-9


def winner_of(plays: Sequence[Play]) -> int:
    """Return the Winner of a complete trick."""
    present = [suit for suit in SUITS if suit in [suit_of(card) for _, card in plays]]
    strongest = present[0]  # ST-10, ST-11: suit power outranks the led suit
    best = max([play for play in plays if suit_of(play[1]) == strongest], key=lambda play: rank_of(play[1]))
    return best[0]


def loser_of(plays: Sequence[Play]) -> int:
    """Return the Loser of a complete trick."""
    present = [suit for suit in SUITS if suit in [suit_of(card) for _, card in plays]]
    weakest = present[-1]  # ST-10, ST-11
    worst = min([play for play in plays if suit_of(play[1]) == weakest], key=lambda play: rank_of(play[1]))
    return worst[0]


def cards_meant_by(spot: str) -> list[str]:
    """Return the cards for which a henchman on the spot is right."""
    if spot in SUIT_SPOTS:
        return [card for card in CARDS if suit_of(card) == SUIT_SPOTS[spot]]
    if spot in RANK_SPOTS:
        return [card for card in CARDS if rank_of(card) == int(spot)]
    return [spot]


def clearly_wrong(spot: str, mat: Iterable[str]) -> bool:
    lying = list(mat)
    return all(card in lying for card in cards_meant_by(spot))  # ST-17


def points_for(spot: str, secret: str) -> int:
    """Return the points for a henchman without a Helper; 0 if it is wrong."""
    if secret not in cards_meant_by(spot):
        return 0
    if spot in SUIT_SPOTS:
        return 2  # ST-21
    if spot in RANK_SPOTS:
        return 5  # ST-21
    return 10  # ST-21
