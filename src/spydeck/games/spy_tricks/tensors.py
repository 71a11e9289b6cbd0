"""Spy Tricks for programs: actions word by word, the observation tensor, random play, and returns.

In a tensor seats count from the observer: 0 is the observer, 1 the next to the left. A spectator sees as
seat 0 does, with no hand. With three players the fourth place stays empty.
"""

from __future__ import annotations

from spydeck.games.game import Bounds, Tally
from spydeck.games.spy_tricks.belief import resample
from spydeck.games.spy_tricks.cards import (
    CARDS,
    FIRST_CARD_SPOT,
    FIRST_RANK_SPOT,
    SPOTS,
    SUIT_COUNT,
    cards_in_game,
    suit_of,
)
from spydeck.games.spy_tricks.cards import CARDS as MAX_DECK
from spydeck.games.spy_tricks.observe import possible_secrets
from spydeck.games.spy_tricks.options import SpyTricksOptions
from spydeck.games.spy_tricks.rules import actors, pending, resolve
from spydeck.games.spy_tricks.rules import choices as continuations
from spydeck.games.spy_tricks.rules.guesses import decline, open_spots, place_henchman, points_of_spot
from spydeck.games.spy_tricks.rules.state import HENCHMEN, MAX_PLAYERS, TRICKS, State, next_seat
from spydeck.games.spy_tricks.rules.tricks import play_card, playable
from spydeck.games.spy_tricks.vocabulary import chance, stage
from spydeck.games.tensor import TensorField, length_of, starts_of, to_the_left
from spydeck.kernel import NONE, count, kernel, lowest, random_below, random_member, shuffle_first

__all__ = [
    "MAX_DECK",
    "START",
    "TALLY",
    "TENSOR",
    "bounds",
    "continuations",
    "draw",
    "encode",
    "playout",
    "resample",
    "returns",
]


TENSOR = (
    TensorField("stage", stage.OVER + 1, "1 at the stage: start player, deal, play, guess, salvation, over"),
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
at = starts_of(TENSOR, __name__)

MAX_NUMBER = 127


@kernel
def encode(state: State, seat: int, out: list[int]) -> None:
    """Write the observation tensor of a seat (or -1, a spectator), in a state observed or true."""
    for place in range(LENGTH):
        out[place] = 0
    first = max(seat, 0)
    encode_progress(state, first, out)
    if seat >= 0:
        mark_cards(out, at.hand, state.hands[seat])
    mark_cards(out, at.mat, state.mat)
    mark_cards(out, at.possible, possible_secrets(state, seat))
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
        out[start + to_the_left(state, first, seat)] = 1


@kernel
def encode_progress(state: State, first: int, out: list[int]) -> None:
    """Write the stage, the round, the trick, and who is what."""
    out[at.stage + state.stage] = 1
    out[at.players] = state.players
    out[at.round + state.round] = 1
    out[at.tricks + state.trick] = 1
    mark_seat(state, out, at.turn, first, state.turn)
    mark_seat(state, out, at.start_player, first, state.start_player)
    mark_seat(state, out, at.leader, first, int(state.leaders[state.trick]))
    mark_seat(state, out, at.winner, first, state.winner)
    mark_seat(state, out, at.loser, first, state.loser)


@kernel
def encode_plays(state: State, first: int, out: list[int]) -> None:
    """Write the cards played in this round, those of the open trick, and the suits not followed (ST-9)."""
    opened = state.played - state.in_trick
    trick = seat = led = 0
    turn = state.players
    for place in range(state.played):
        card = int(state.plays[place])
        if turn == state.players:
            seat = to_the_left(state, first, int(state.leaders[trick]))
            led = suit_of(card)
            turn = 0
            trick += 1
        out[at.plays + CARDS * seat + card] = trick
        out[at.trick + CARDS * seat + card] = int(place >= opened)
        out[at.voids + SUIT_COUNT * seat + led] |= int(suit_of(card) != led)
        seat = next_seat(state, seat)
        turn += 1


@kernel
def encode_henchmen(state: State, seat: int, place: int, out: list[int]) -> None:
    """Write where a seat's henchmen and its Helper stand."""
    start = at.henchmen + SPOTS * place
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
    out[at.placed + place] = state.placed[seat]
    out[at.helpers + place] = state.helpers >> seat & 1
    out[at.helpers_used + place] = state.helpers_used >> seat & 1
    out[at.entitled + place] = state.entitled >> seat & 1
    out[at.totals + place] = min(state.totals[seat], MAX_NUMBER)
    out[at.chips + place] = min(state.chips[seat], MAX_NUMBER)
    out[at.winners + place] = state.winners >> seat & 1


START = chance.DEAL
TALLY: Tally | None = None


@kernel
def draw(state: State, generator: list[int], order: list[int]) -> None:
    """Draw the start player, or the order of the deck (ST-6, ST-7)."""
    if state.stage == stage.START:
        order[0] = random_below(generator, state.players)
        resolve(state, order)
        return
    cards = cards_in_game(state.players)
    size = 0
    while cards:
        order[size] = lowest(cards)
        cards &= cards - 1
        size += 1
    shuffle_first(generator, order, size)
    resolve(state, order)


@kernel
def act_at_random(state: State, generator: list[int]) -> None:
    """Let the seat whose turn it is do something at random."""
    seat = state.turn
    state.event_count = 0
    if state.stage == stage.PLAY:
        play_card(state, seat, random_member(generator, playable(state, seat)))
    elif state.stage == stage.SALVATION and random_below(generator, 2):
        decline(state, seat)
    else:
        spot = random_member(generator, open_spots(state))
        helper = random_below(generator, 2) if state.helpers >> seat & 1 else 0
        place_henchman(state, seat, spot, helper)


@kernel
def playout(state: State, generator: list[int], order: list[int]) -> int:
    """Play on at random to the end of the round, including its score. Return the number of actions."""
    while pending(state) != NONE:
        draw(state, generator, order)
    actions = 0
    while actors(state):
        act_at_random(state, generator)
        actions += 1
    return actions


@kernel
def returns(state: State, out: list[int]) -> None:
    """Write for each seat its total (ST-24)."""
    for seat in range(state.players):
        out[seat] = state.totals[seat]


def bounds(options: SpyTricksOptions, deals: int) -> Bounds:
    """Return the bounds of a number of rounds (ST-7, ST-14 to ST-21).

    A trick is followed by two guesses of a spot and a Helper or none; salvation takes one word more.
    """
    rounds = min(deals, options.players)
    card = points_of_spot(FIRST_CARD_SPOT)
    points = points_of_spot(0) + points_of_spot(FIRST_RANK_SPOT) + card
    words = TRICKS * (options.players + 4) + 3 * options.players
    deck = count(cards_in_game(options.players))
    return Bounds(0, points + (rounds - 1) * (points + card), words * rounds, 1 + (deck - 1) * rounds)
