"""The observation tensor of Spy Tricks: what a seat knows, as small integers.

Seats count from the observer: 0 is the observer, 1 the next to the left. A spectator sees as seat 0 does,
with no hand. With three players the fourth place stays empty.
"""

from spydeck.games.spy_tricks.cards import CARDS, SPOTS, SUIT_COUNT, suit_of
from spydeck.games.spy_tricks.observe import possible_secrets
from spydeck.games.spy_tricks.rules import stage
from spydeck.games.spy_tricks.rules.state import HENCHMEN, MAX_PLAYERS, TRICKS, State, next_seat
from spydeck.games.tensor import TensorField, length_of
from spydeck.kernel import kernel, lowest

STAGES = stage.OVER + 1

TENSOR = (
    TensorField("stage", STAGES, "1 at the stage: start player, deal, play, guess, salvation, over"),
    TensorField("players", 1, "number of players"),
    TensorField("round", MAX_PLAYERS, "1 at the number of the round"),
    TensorField("tricks", TRICKS + 1, "1 at the number of full tricks in the round"),
    TensorField("turn", MAX_PLAYERS, "1 at the seat to act"),
    TensorField("start_player", MAX_PLAYERS, "1 at the start player of the round"),
    TensorField("leader", MAX_PLAYERS, "1 at the seat that leads the trick"),
    TensorField("winner", MAX_PLAYERS, "1 at the Winner of the last full trick"),
    TensorField("loser", MAX_PLAYERS, "1 at the Loser of the last full trick"),
    TensorField("hand", CARDS, "1 at each card in the observer's hand"),
    TensorField("mat", CARDS, "1 at each card on the mat"),
    TensorField(
        "possible", CARDS, "1 at each card that the observer has not seen, or at the revealed secret"
    ),
    TensorField("trick", MAX_PLAYERS * CARDS, "by seat, 1 at its card in the open trick"),
    TensorField(
        "plays", MAX_PLAYERS * CARDS, "by seat, the number of the trick, from 1, at each card played"
    ),
    TensorField(
        "voids", MAX_PLAYERS * SUIT_COUNT, "by seat, 1 at each suit that it did not follow this round"
    ),
    TensorField("henchmen", MAX_PLAYERS * SPOTS, "by seat, 1 at each spot of its henchmen, 2 with a Helper"),
    TensorField("placed", MAX_PLAYERS, "by seat, number of henchmen on the mat"),
    TensorField("helpers", MAX_PLAYERS, "by seat, 1 if it holds a Helper"),
    TensorField("helpers_used", MAX_PLAYERS, "by seat, 1 if it has used its Helper in this round"),
    TensorField("entitled", MAX_PLAYERS, "by seat, 1 if it may still place a henchman by salvation"),
    TensorField("totals", MAX_PLAYERS, "by seat, its points, at most 127"),
    TensorField("chips", MAX_PLAYERS, "by seat, its chips, at most 127"),
    TensorField("winners", MAX_PLAYERS, "by seat, 1 if it has won the game"),
)

LENGTH = length_of(TENSOR)

ROUND = STAGES + 1
FULL_TRICKS = ROUND + MAX_PLAYERS
TURN = FULL_TRICKS + TRICKS + 1
HAND = TURN + 5 * MAX_PLAYERS
OPEN_TRICK = HAND + 3 * CARDS
PLAYS = OPEN_TRICK + MAX_PLAYERS * CARDS
VOIDS = PLAYS + MAX_PLAYERS * CARDS
PAWNS = VOIDS + MAX_PLAYERS * SUIT_COUNT
PLACED = PAWNS + MAX_PLAYERS * SPOTS
"""Where the fields start that are written by number."""

MAX_NUMBER = 127


@kernel
def encode(state: State, seat: int, out: list[int]) -> None:
    """Write the observation tensor of a seat (or -1, a spectator), in a state observed or true."""
    for place in range(LENGTH):
        out[place] = 0
    first = max(seat, 0)
    encode_progress(state, first, out)
    if seat >= 0:
        mark_cards(out, HAND, state.hands[seat])
    mark_cards(out, HAND + CARDS, state.mat)
    mark_cards(out, HAND + 2 * CARDS, possible_secrets(state, seat))
    encode_plays(state, first, out)
    other = first
    for place in range(state.players):
        encode_henchmen(state, other, place, out)
        encode_standing(state, other, place, out)
        other = next_seat(state, other)


@kernel
def mark_cards(out: list[int], start: int, cards: int) -> None:
    """Write 1 at each of some cards and 0 at the others, counted from a place.

    It takes the same steps for every set, which is faster than to look for the members.
    """
    for card in range(CARDS):
        out[start + card] = cards >> card & 1


@kernel
def mark_seat(state: State, out: list[int], start: int, first: int, seat: int) -> None:
    """Write 1 at a seat, if it is one, counted from a place that stands for the observer's seat."""
    if seat >= 0:
        place = seat - first
        out[start + place + (state.players if place < 0 else 0)] = 1


@kernel
def encode_progress(state: State, first: int, out: list[int]) -> None:
    """Write the stage, the round, the trick, and who is what."""
    out[state.stage] = 1
    out[STAGES] = state.players
    out[ROUND + state.round] = 1
    out[FULL_TRICKS + state.trick] = 1
    mark_seat(state, out, TURN, first, state.turn)
    mark_seat(state, out, TURN + MAX_PLAYERS, first, state.start_player)
    mark_seat(state, out, TURN + 2 * MAX_PLAYERS, first, int(state.leaders[state.trick]))
    mark_seat(state, out, TURN + 3 * MAX_PLAYERS, first, state.winner)
    mark_seat(state, out, TURN + 4 * MAX_PLAYERS, first, state.loser)


@kernel
def encode_plays(state: State, first: int, out: list[int]) -> None:
    """Write the cards played in this round, those of the open trick, and the suits not followed (ST-9)."""
    opened = state.played - state.in_trick
    trick = seat = led = 0
    turn = state.players
    for place in range(state.played):
        card = int(state.plays[place])
        if turn == state.players:
            seat = int(state.leaders[trick]) - first
            seat += state.players if seat < 0 else 0
            led = suit_of(card)
            turn = 0
            trick += 1
        out[PLAYS + CARDS * seat + card] = trick
        out[OPEN_TRICK + CARDS * seat + card] = int(place >= opened)
        out[VOIDS + SUIT_COUNT * seat + led] |= int(suit_of(card) != led)
        seat = next_seat(state, seat)
        turn += 1


@kernel
def encode_henchmen(state: State, seat: int, place: int, out: list[int]) -> None:
    """Write where a seat's henchmen and its Helper stand."""
    start = PAWNS + SPOTS * place
    spots = state.spots[seat]
    while spots:
        out[start + lowest(spots)] = 1
        spots &= spots - 1
    helper = state.helper_pawn[seat]
    if helper >= 0:
        out[start + int(state.pawns[HENCHMEN * seat + helper])] = 2


@kernel
def encode_standing(state: State, seat: int, place: int, out: list[int]) -> None:
    """Write a seat's henchmen, Helper, salvation, points, and chips."""
    start = PLACED + place
    out[start] = state.placed[seat]
    out[start + MAX_PLAYERS] = state.helpers >> seat & 1
    out[start + 2 * MAX_PLAYERS] = state.helpers_used >> seat & 1
    out[start + 3 * MAX_PLAYERS] = state.entitled >> seat & 1
    out[start + 4 * MAX_PLAYERS] = min(state.totals[seat], MAX_NUMBER)
    out[start + 5 * MAX_PLAYERS] = min(state.chips[seat], MAX_NUMBER)
    out[start + 6 * MAX_PLAYERS] = state.winners >> seat & 1
