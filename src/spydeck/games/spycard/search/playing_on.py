"""How games are played on: by the policy, with some random moves, for some rounds."""

from __future__ import annotations

from typing import Any

from spydeck.games.spycard.playout import act_at_random, draw
from spydeck.games.spycard.policy import sensible
from spydeck.games.spycard.rules import actors, apply, pending, stage
from spydeck.games.spycard.rules.state import State
from spydeck.kernel import NONE, kernel, random_below

ROUNDS = 4
"""After how many turns of each player a world is judged by the chance to win."""


@kernel
def play_on(world: State, seat: int, noise: int, generator: Any, order: Any) -> None:
    """Play on by the policy, for some rounds, or until the game is over or the seat is out.

    The turn that is being played counts as none.
    """
    while pending(world) != NONE:
        draw(world, generator, order)
    left = ROUNDS * world.players
    turn = world.turn
    while actors(world) and world.playing >> seat & 1:
        if world.stage == stage.TURN and world.turn != turn:
            turn = world.turn
            left -= 1
            if left < 0:
                return
        if random_below(generator, 1000) < noise:
            act_at_random(world, generator)
        else:
            actor = world.asked
            verb_id, subject, objects = sensible(world, actor, generator)
            apply(world, actor, verb_id, subject, objects)
