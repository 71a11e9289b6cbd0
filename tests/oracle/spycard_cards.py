"""The cards of Spycard, and what the rules say about a single card."""

SUITS = ["hearts", "spades", "clubs", "diamonds"]  # SC-13: each suit is an ability
CLAIMS = [*SUITS, "queen", "ace"]  # SC-12
SUIT_LETTERS = {"hearts": "H", "spades": "S", "clubs": "C", "diamonds": "D"}

JOKER = "X"  # SC-3
ACE_OF_SPADES = "AS"
RANK_NAMES = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q"]  # SC-1

AGENTS = [name + letter for letter in "CSHD" for name in RANK_NAMES] + [ACE_OF_SPADES, JOKER, JOKER]  # SC-1
AGENDAS = ["KC", "KS", "KH", "KD", "AC", "AD", "AH"]  # SC-1


def agendas_for(players: int) -> list[str]:
    if players == 3:
        return [agenda for agenda in AGENDAS if agenda not in ("AH", "KD")]  # SC-2
    return list(AGENDAS)


def suit_of(identity: str) -> str | None:
    """Return the suit of an agent as the name of its ability; a Joker has none."""
    for suit, letter in SUIT_LETTERS.items():
        if identity.endswith(letter):
            return suit
    return None  # SC-32


def rank_of(identity: str) -> int:
    """Return the rank with which an agent other than a Joker fights."""
    if identity == ACE_OF_SPADES:
        return len(RANK_NAMES)  # SC-17: above the Queens
    return RANK_NAMES.index(identity[:-1])  # SC-17


def is_joker(identity: str) -> bool:
    return identity == JOKER


def is_jack(identity: str) -> bool:
    return identity[0] == "J"


def is_queen(identity: str) -> bool:
    return identity[0] == "Q"


def claim_is_true(claim: str, identity: str) -> bool:
    """Return whether an agent other than a Joker truly has the ability."""
    if claim == "queen":
        return is_queen(identity)  # SC-14, SC-22
    if claim == "ace":
        return identity == ACE_OF_SPADES  # SC-15, SC-22
    return suit_of(identity) == claim  # SC-22: the Ace of Spades, Queens and Jacks also have their suit
