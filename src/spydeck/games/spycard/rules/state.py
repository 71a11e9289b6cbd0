"""The record that the rules of Spycard work on, and the numbers in it."""

from spydeck.games.events import EventBlock
from spydeck.games.spycard.cards import AGENDAS, AGENTS
from spydeck.kernel import int8s, int64, int64s, kernel, layout

MAX_PLAYERS = 5

# Stages of a game: three for chance, one for a turn, six for questions, the end.
(
    SHUFFLE,
    DRAW_AGENDAS,
    DRAW_FIRST,
    TURN,
    KEEP,
    ACCUSE,
    JACK,
    BULLET,
    AGAIN,
    JOKER,
    OVER,
) = range(11)
STAGES = (
    "agents",
    "agendas",
    "first-player",
    "turn",
    "keep",
    "accuse",
    "jack",
    "bullet",
    "again",
    "joker",
    "over",
)

# What is being carried out while a question stands: see the automaton in `rules`.
NOTHING, CLAIM, ONCE, FIRST, SECOND, JOKERS_USE, ATTACK = range(7)

# Abilities; the first four are suits in the order of `deck.SUITS`.
HEARTS, SPADES, CLUBS, DIAMONDS, QUEEN, ACE = range(6)
SUITS_ALONE = 4
ABILITIES = ("hearts", "spades", "clubs", "diamonds", "queen", "ace")

# Verbs of actions. The six abilities stand in a row, and so do the four of a Joker.
(
    DO_PASS,
    DO_DRAFT,
    DO_KEEP,
    DO_SLEEPER,
    DO_FIELD,
    DO_BASE,
    DO_HEARTS,
    DO_SPADES,
    DO_CLUBS,
    DO_DIAMONDS,
    DO_QUEEN,
    DO_ACE,
    DO_ATTACK,
    DO_EXPOSE,
    DO_ACCUSE,
    DO_ALLOW,
    DO_AGAIN,
    DO_DECLINE,
    DO_JACK,
    DO_NO_JACK,
    DO_BULLET,
    DO_NO_BULLET,
    DO_JOKER_HEARTS,
    DO_JOKER_SPADES,
    DO_JOKER_CLUBS,
    DO_JOKER_DIAMONDS,
    DO_DONE,
) = range(27)

# How a game ended.
DRAWN_GAME, LAST_LEFT, BY_AGENDA = range(3)

# Events: what `value` and `other` hold stands behind each.
(
    DEALT,  # value: the agents, six bits each, lowest token first (private), other: the tokens
    AGENDA,  # value: the agenda (private)
    TURN_OF,  # seat: whose turn it is now, value: how many turns that seat has had
    PASSED,
    DRAFTED,  # value: the agent (private), other: the token
    KEPT,  # other: the token
    SLEEPER,  # value: the agent (private), other: the token + 64 * the seat that gets it
    MOVED,  # value: the tokens, other: 1 to the field, 0 to base
    USED,  # a face-up agent; value: the targets, other: the token + 64 * the ability
    CLAIMED,  # a face-down agent; as above
    ALLOWED,
    ACCUSED,
    JACK_ANSWER,  # value: the Jack's token + 1, or 0 for none (may be private), other: the token saved
    TURNED_UP,  # seat: the controller, value: the token, other: the agent
    TRUTH,  # seat: who claimed, value: the token that was turned up
    LIE,  # as above
    TURNED_DOWN,  # seat: the controller, value: the token
    SWAPPED,  # value: the two tokens
    LEARNT,  # seat: the new controller, value: the agent (private), other: the token
    TRADED_PLACES,  # value: the two tokens, each moved to its controller's other place
    IN_VAIN,  # a use that does nothing
    REPEATED,  # the second use; value: the targets
    DECLINED,
    JOKER_USED,  # value: the targets, other: the ability
    JOKER_DONE,
    ATTACKED,  # value: the token, other: its target
    FOUGHT,  # seat: the winner's controller, value: the token that wins, other: the one that loses
    BULLET_ANSWER,  # value: the token + 1, or 0 for none, other: the token saved
    DIED,  # seat: the controller, value: the token, other: the agent
    DISCARDED,  # as above
    EXPOSED,  # value: the agenda named, other: the target's seat + 8 if it was right
    AGENDA_SEEN,  # value: the agenda (private), other: whose
    OUT,  # other: the tokens discarded
    GAME_OVER,  # seat: the winner or -1, value: how it ended, other: the agenda or -1
) = range(34)


@layout
class State(EventBlock):
    """A game of Spycard; 848 bytes compiled. Seats, tokens and sets are numbers, -1 is none."""

    players: int = int64()
    turn_limit: int = int64()

    stage: int = int64()
    turn: int = int64()
    """Whose turn it is."""
    asked: int = int64()
    """The seat to act: the one whose turn it is, or the one that a question goes to."""
    playing: int = int64()
    """The seats still in the game."""
    turns: list[int] = int64s(MAX_PLAYERS)
    """Turns that each seat has ended."""
    winners: int = int64()
    ending: int = int64()
    """How the game ended, or -1."""

    drawn: int = int64()
    """Agents that have left the deck, and so the token on its top."""
    controlled: list[int] = int64s(MAX_PLAYERS)
    """The tokens in play that each seat controls."""
    in_field: int = int64()
    """The tokens in the field; those in play that are not are at base."""
    face_up: int = int64()
    """The tokens in play that are face up."""
    discarded: int = int64()

    of_suit: list[int] = int64s(4)
    """The tokens of each suit; to an observer those that it knows. So the next four."""
    jacks: int = int64()
    queens: int = int64()
    aces: int = int64()
    jokers: int = int64()

    known: list[int] = int64s(MAX_PLAYERS)
    """The tokens whose agents each seat knows because it looked at them (SC-7)."""
    revealed: int = int64()
    """The tokens whose agents everyone knows: once face up or discarded."""
    shown: list[int] = int64s(MAX_PLAYERS)
    """Who knows the agenda of each seat, as seats; or everyone."""
    ruled_out: list[int] = int64s(MAX_PLAYERS)
    """The agendas that each seat is known not to have: named wrongly, or held in public without a win."""
    exposers: int = int64()
    """The seats that have exposed someone rightly (SC-32, AH)."""

    doing: int = int64()
    ability: int = int64()
    """The ability that was declared, or -1."""
    acting: int = int64()
    """The token that uses its ability or attacks, or -1."""
    targets: int = int64()
    """The tokens that were declared as targets."""
    at_stake: int = int64()
    """The token that is about to be turned up (jack) or to die (bullet), or -1."""
    fighter: int = int64()
    """In an attack, the token that will be turned up for the attacker; its owner's secret until then."""
    joker_used: int = int64()
    """The suits that an accused Joker has used (SC-25)."""
    accuser: int = int64()

    agents: list[int] = int8s(AGENTS)
    """The agent behind each token, or -1."""
    agendas: list[int] = int8s(AGENDAS)
    """The agenda of each seat, then those set aside; -1 beyond."""


@kernel
def in_play(state: State) -> int:
    """All tokens in play."""
    tokens = 0
    for seat in range(state.players):
        tokens |= state.controlled[seat]
    return tokens


@kernel
def controller_of(state: State, token: int) -> int:
    """The seat that controls a token, or -1 if it is not in play."""
    for seat in range(state.players):
        if state.controlled[seat] >> token & 1:
            return seat
    return -1


@kernel
def next_playing(state: State, seat: int) -> int:
    """The next seat clockwise that is still in the game."""
    while True:
        seat += 1
        if seat == state.players:
            seat = 0
        if state.playing >> seat & 1:
            return seat
