"""Agents, agendas and tokens: numbers, sets, texts (SC-1 to SC-4).

An agent is a number: hearts 0 to 10 (2 to 10, J, Q), then spades, clubs and diamonds likewise, 44 the Ace of
Spades, 45 a Joker. The chance outcome has 46 for the second Joker; in a state both are 45, so that no number
tells them apart. A token is a number from 0 to 46, its place in the shuffled deck; its text counts from #1.
A set of tokens is the bits of these numbers.
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
"""The text of each agent (SC-3)."""

AGENDA_TEXTS = ("KC", "AC", "KS", "AD", "KH", "KD", "AH")
"""The text of each agenda, those of three players first (SC-1, SC-2)."""

AGENDAS = 7
KC, AC, KS, AD, KH, KD, AH = range(AGENDAS)

TOKEN_TEXTS = tuple(f"#{token + 1}" for token in range(AGENTS))
"""The text of each token (SC-4)."""

STARTING_AGENTS = 4


@kernel
def suit_of(agent: int) -> int:
    """The suit of an agent in the order of `SUITS`, or -1 for a Joker."""
    if agent < ACE_OF_SPADES:
        return agent // 11
    if agent == ACE_OF_SPADES:
        return 1
    return -1


@kernel
def rank_of(agent: int) -> int:
    """The rank of an agent in an attack: 2 to 10, J 11, Q 12, the Ace of Spades 13 (SC-17); a Joker 0."""
    if agent < ACE_OF_SPADES:
        return agent % 11 + 2
    if agent == ACE_OF_SPADES:
        return 13
    return 0


@kernel
def agendas_in_game(players: int) -> int:
    """How many agendas are in the game, from the first in `AGENDA_TEXTS` (SC-1, SC-2)."""
    if players == 3:
        return 5
    return AGENDAS
