"""The numbers of Spycard, by name, as in `stage.PLAY`."""

from spydeck.kernel import namespace


@namespace
class stage:
    """Stages of a game of Spycard: three for chance, one for a turn, six for questions, one for the end.

    A comparison separates chance and turn from the questions, so the order matters.
    """

    SHUFFLE = 0
    DRAW_AGENDAS = 1
    DRAW_FIRST_PLAYER = 2
    TURN = 3
    KEEP = 4
    ACCUSE = 5
    JACK = 6
    BULLET = 7
    AGAIN = 8
    JOKER = 9
    OVER = 10


@namespace
class phase:
    """Phases of a turn: what continues after the current question (see the state machine in `rules`)."""

    NOTHING = 0
    CLAIM = 1
    SINGLE_USE = 2
    """The only use of an ability that nobody accused."""
    FIRST_USE = 3
    """The first of the two uses of a claim that was proven true (SC-22)."""
    SECOND_USE = 4
    JOKER_USE = 5
    """One of the uses of an accused Joker (SC-25)."""
    ATTACK = 6


@namespace
class verb:
    """Verbs of actions.

    The six abilities are consecutive, in the order of `ability`, and so are the four suits of a Joker.
    """

    PASS = 0
    DRAFT = 1
    KEEP = 2
    SLEEPER = 3
    FIELD = 4
    BASE = 5
    HEARTS = 6
    SPADES = 7
    CLUBS = 8
    DIAMONDS = 9
    QUEEN = 10
    ACE = 11
    ATTACK = 12
    EXPOSE = 13
    ACCUSE = 14
    ALLOW = 15
    AGAIN = 16
    DECLINE = 17
    JACK = 18
    NO_JACK = 19
    BULLET = 20
    NO_BULLET = 21
    JOKER_HEARTS = 22
    JOKER_SPADES = 23
    JOKER_CLUBS = 24
    JOKER_DIAMONDS = 25
    DONE = 26

    DECLARATIONS = (1 << ATTACK) - (1 << HEARTS)
    """The bit set of the six abilities."""

    WITH_SUBJECT = DECLARATIONS | 1 << SLEEPER | 1 << ATTACK | 1 << EXPOSE | 1 << JACK | 1 << BULLET
    """The bit set of the verbs that take a subject: a token or a seat."""

    WITH_OBJECTS = (
        DECLARATIONS
        | 1 << FIELD
        | 1 << BASE
        | 1 << ATTACK
        | 1 << EXPOSE
        | 1 << AGAIN
        | (1 << DONE) - (1 << JOKER_HEARTS)
    )
    """The bit set of the verbs that take objects: tokens or an agenda."""


@namespace
class ability:
    """Abilities that an agent can have or claim (SC-12); the suits come first, in the order of `SUITS`."""

    HEARTS = 0
    SPADES = 1
    CLUBS = 2
    DIAMONDS = 3
    QUEEN = 4
    ACE = 5

    SUIT_COUNT = 4
    """The number of abilities that are suits; their numbers are below this."""
    COUNT = 6


@namespace
class chance:
    """The chance outcomes of Spycard."""

    AGENTS = 0
    """The order of the agents (SC-4)."""
    AGENDAS = 1
    """The order of the agendas (SC-5)."""
    FIRST_PLAYER = 2
    """A seat (SC-6)."""


@namespace
class event:
    """Kinds of events; comments say what `value` and `other` hold, and `seat` where it is not the actor."""

    DEALT = 0  # value: the agents, six bits each, lowest token first (private); other: the tokens
    AGENDA_DRAWN = 1  # value: the agenda (private)
    TURN_STARTED = 2  # value: the number of turns that the seat has had
    PASSED = 3
    DRAFTED = 4  # value: the agent (private); other: the token
    KEPT = 5  # other: the token
    SLEEPER_SENT = 6  # value: the agent (private); other: the token + 64 * the seat that gets it
    MOVED = 7  # value: the tokens; other: 1 to the field, 0 to base
    USED = 8  # a face-up agent; value: the targets; other: the token + 64 * the ability
    CLAIMED = 9  # a face-down agent; otherwise like USED
    ALLOWED = 10
    ACCUSED = 11
    JACK_ANSWERED = 12  # value: the Jack's token + 1, or 0 for none (may be private); other: the token saved
    TURNED_UP = 13  # seat: the controller; value: the token; other: the agent
    TRUTH = 14  # seat: the claimant; value: the token that was turned up
    LIE = 15  # like TRUTH
    TURNED_DOWN = 16  # seat: the controller; value: the token
    SWAPPED = 17  # value: the two tokens
    LOOKED = 18  # seat: the new controller; value: the agent (private); other: the token
    TWO_MOVED = (
        19  # value: the two tokens, moved to their controllers' other places; other: those to the field
    )
    NO_EFFECT = 20  # a use that does nothing
    USED_AGAIN = 21  # the second use; value: the targets; other: the ability
    DECLINED = 22
    JOKER_USED = 23  # value: the targets; other: the ability
    JOKER_DONE = 24
    ATTACKED = 25  # value: the attacking token; other: the attacked token
    FOUGHT = 26  # seat: the winner's controller; value: the token that wins; other: the one that loses
    BULLET_ANSWERED = 27  # value: the token + 1, or 0 for none; other: the token saved
    DIED = 28  # seat: the controller; value: the token; other: the agent
    DISCARDED = 29  # like DIED
    EXPOSED = 30  # value: the agenda named; other: the target's seat + 8 if the name was right
    AGENDA_SEEN = 31  # value: the agenda (private); other: the seat that holds it
    PLAYER_OUT = 32  # other: the tokens discarded
    GAME_OVER = 33  # seat: the winner or -1; value: the ending; other: the agenda or -1


@namespace
class ending:
    """Ways in which a game ends (SC-30, SC-31, SC-33)."""

    DRAW = 0
    LAST_LEFT = 1
    BY_AGENDA = 2


@namespace
class reason:
    """Reasons for refusing an action; `text.refusals` has the clause and the message of each."""

    ALLOWED = 0
    GAME_OVER = 1
    CHANCE_PENDING = 2
    OUT_OF_GAME = 3
    NOT_ASKED = 4
    WRONG_VERB = 5
    EMPTY_DECK = 6
    NO_SUCH_SEAT = 7
    SEAT_OUT = 8
    OWN_SEAT = 9
    NO_SUCH_AGENDA = 10
    NOT_IN_PLAY = 11
    NOT_YOURS = 12
    NOT_AT_BASE = 13
    NOT_IN_FIELD = 14
    LACKS_ABILITY = 15
    ATTACKER_FACE_UP = 16
    OWN_TARGET = 17
    TARGET_NOT_IN_FIELD = 18
    TARGET_FACE_UP = 19
    TARGET_FACE_DOWN = 20
    SAME_CONTROLLER = 21
    DIFFERENT_PLACES = 22
    WRONG_TARGET_COUNT = 23
    TOO_FEW_IN_PLAY = 24
    SAME_AGENT = 25
    STAND_IN_FACE_UP = 26
    NOT_A_JACK = 27
    STAND_IN_NOT_IN_FIELD = 28
    SUIT_USED = 29
    NOT_DECLARED_TARGETS = 30
