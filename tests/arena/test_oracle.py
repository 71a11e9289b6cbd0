"""The oracle sees all cards, in the arena and nowhere else; other bots see what their seat may know."""

from __future__ import annotations

from dataclasses import replace

import pytest

import spydeck
from spydeck.arena.oracle import Oracle, choice_of, maker_of
from spydeck.bots.search import SearchBot
from spydeck.errors import UnknownBot
from spydeck.games.search import Level
from tests.arena.arenas import measured

FEW = Level(playouts=120, worlds=16, noise=0)


def test_the_oracle_judges_by_the_true_cards_and_other_bots_do_not() -> None:
    match = spydeck.new("black-spy", seed=5)
    while match.actors:
        seat = match.actors[0]
        observation = match.observation(seat)
        if observation.view["stage"] == "play" and len(list(observation.legal())) > 4:
            break
        match.act(seat, spydeck.bots.by_name("sensible").choose(observation))
    worlds = [observation.sample(rng=number).state() for number in range(12)]
    oracle, expert = Oracle(1), SearchBot("expert", 1)
    oracle.level = expert.level = FEW
    assert len({oracle.best_action(observation, truth=world) for world in worlds}) > 1
    assert choice_of(oracle, match, seat) == oracle.best_action(observation, truth=match.position.state())
    seen = [
        replace(observation, state=spydeck.Position.of_state(match.game, world).observe(seat).state())
        for world in worlds
    ]
    assert {expert.choose(one) for one in seen} == {choice_of(expert, match, seat)}


def test_only_the_arena_has_the_oracle() -> None:
    assert maker_of("oracle") is Oracle
    with pytest.raises(UnknownBot, match="there is no bot 'oracle'"):
        spydeck.bots.by_name("oracle")
    table = measured("sensible", "random").table()
    assert "sees all cards" not in table
