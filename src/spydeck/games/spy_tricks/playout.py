"""Random playouts of Spy Tricks."""

from spydeck.games.game import Tally
from spydeck.games.spy_tricks.cards import cards_in_game
from spydeck.games.spy_tricks.rules import actors, chance, pending, resolve, stage
from spydeck.games.spy_tricks.rules.guess import decline, open_spots, place_henchman
from spydeck.games.spy_tricks.rules.play import play_card, playable
from spydeck.games.spy_tricks.rules.state import State
from spydeck.kernel import NONE, kernel, lowest, random_below, random_member, shuffle_first

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
