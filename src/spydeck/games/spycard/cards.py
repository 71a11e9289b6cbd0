"""Agents, agendas and tokens: numbers, sets, texts (SC-1 to SC-4).

Agents are numbers: hearts 0 to 10 (2 to 10, J, Q), then spades, clubs and diamonds in the same way, 44 for
the Ace of Spades, 45 for a Joker. The chance outcome has 46 for the second Joker; in a state both are 45, so
that nothing tells them apart. Tokens are numbers from 0 to 46, the places in the shuffled deck; their texts
start at #1. A set of tokens is a bit set of these numbers.
"""

from spydeck.kernel import kernel

SUITS = ("hearts", "spades", "clubs", "diamonds")
LETTERS = "HSCD"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q")

AGENTS = 47
ACE_OF_SPADES = 44
JOKER = 45
JACK_RANK = 11
QUEEN_RANK = 12

AGENT_TEXTS = (*(rank + letter for letter in LETTERS for rank in RANKS), "AS", "X", "X")
"""Text of each agent (SC-3)."""

AGENDA_TEXTS = ("KC", "AC", "KS", "AD", "KH", "KD", "AH")
"""Text of each agenda, those for three players first (SC-1, SC-2)."""

AGENDAS = 7
KC, AC, KS, AD, KH, KD, AH = range(AGENDAS)

TOKEN_TEXTS = tuple(f"#{token + 1}" for token in range(AGENTS))
"""Text of each token (SC-4)."""

STARTING_AGENTS = 4


@kernel
def suit_of(agent: int) -> int:
    """Return the suit of an agent in the order of `SUITS`, or -1 for a Joker."""
    if agent < ACE_OF_SPADES:
        return agent // 11
    if agent == ACE_OF_SPADES:
        return 1
    return -1


@kernel
def rank_of(agent: int) -> int:
    """Return the rank of an agent in an attack: 2 to 10, J 11, Q 12, Ace of Spades 13 (SC-17); Joker 0."""
    if agent < ACE_OF_SPADES:
        return agent % 11 + 2
    if agent == ACE_OF_SPADES:
        return 13
    return 0


@kernel
def agendas_in_game(players: int) -> int:
    """Return the number of agendas in the game: the first ones of `AGENDA_TEXTS` (SC-1, SC-2)."""
    if players == 3:
        return 5
    return AGENDAS
