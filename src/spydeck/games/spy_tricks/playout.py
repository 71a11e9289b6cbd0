"""Random playouts of Spy Tricks."""

from spydeck.games.game import Tally
from spydeck.games.spy_tricks.rules import chance, stage
from spydeck.games.spy_tricks.rules.deal import deal_cards
from spydeck.games.spy_tricks.rules.guess import decline, open_spots, place_henchman
from spydeck.games.spy_tricks.rules.play import play_card, playable
from spydeck.games.spy_tricks.rules.state import State
from spydeck.kernel import kernel, random_below, random_member, shuffle

START = chance.DEAL
TALLY: Tally | None = None


@kernel
def playout(state: State, generator: list[int], order: list[int]) -> int:
    """Shuffle, play out the pending round at random, score it, and return the number of actions."""
    shuffle(generator, order)
    state.event_count = 0
    deal_cards(state, order)
    actions = 0
    while state.stage != stage.DEAL and state.stage != stage.OVER:
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
        actions += 1
    return actions
