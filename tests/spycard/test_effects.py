"""What actions do in Spycard, counted in worlds: the same compiled, and what the worlds say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from spydeck.bots.baselines import Bot, RandomBot, SensibleBot
from spydeck.bots.thinking.brief import brief_of
from spydeck.bots.thinking.processor import Thinking
from spydeck.games import reasons
from spydeck.games.action import Action
from spydeck.games.registry import game
from spydeck.games.search import Level
from spydeck.games.spycard import ideas, search
from spydeck.games.spycard.cards import AGENDA_TEXTS
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.search import steps_left
from spydeck.games.spycard.vocabulary import stage, verb
from spydeck.kernel import lowest, unpack
from spydeck.match import Match
from tests.effects import compiled_effects_of, compiled_shares_of, effects_of, played_on, shares_of
from tests.random_games import random_options

GAME = game("spycard")
WORLDS = 24
ACTIONS = 5
"""How many actions of each question are looked at."""


class Question:
    """A choice, with likely worlds and some of the actions that are compared in them."""

    def __init__(self, match: Match, random: Random) -> None:
        self.seat = match.actors[0]
        observation = match.observation(self.seat)
        self.seen = observation.state
        level, seed = Level(playouts=1, worlds=WORLDS), random.getrandbits(40)
        brief = brief_of(GAME, self.seen, self.seat, level, seed, observation.rows, explains=True)
        self._thinking = Thinking(brief)
        actions = [Action(*map(int, row)) for row in self._thinking.actions]
        self.actions = random.sample(actions, min(ACTIONS, len(actions)))
        self._ends: dict[Action, Any] = {}
        for action in self.actions:
            self.worlds, self._ends[action] = played_on(self._thinking, action, WORLDS)

    def ends(self, action: Action) -> Any:
        """Return how the worlds end that are played on after an action."""
        return self._ends[action]

    def features(self, action: Action) -> dict[str, float]:
        """Return what an action does."""
        effects = effects_of(GAME, self.seen, self.seat, action, self.worlds, self.ends(action))
        return dict(ideas.features(self.seen, self.seat, action, effects))


def questions(number: int, seed: int) -> Iterator[Question]:
    """Yield questions in games of sensible and random players, more of those that interrupt a turn."""
    random = Random(seed)
    while number:
        match = Match(GAME, random_options(GAME, random), seed=random.getrandbits(40))
        bots: list[Bot] = [SensibleBot(1), RandomBot(random.getrandbits(40))]
        while not match.over and number:
            interrupts = match.position.state().stage != stage.TURN
            if random.random() < (0.4 if interrupts else 0.1):
                number -= 1
                yield Question(match, random)
            seat = match.actors[0]
            match.act(seat, random.choice(bots).choose(match.observation(seat)))


def test_effects_and_odds_are_counted_the_same_compiled() -> None:
    verbs: Counter[int] = Counter()
    for question in questions(60, seed=1):
        for action in question.actions:
            given = (GAME, question.seen, question.seat, action, question.worlds, question.ends(action))
            assert compiled_effects_of(*given) == effects_of(*given)
            verbs[action.verb] += 1
        counted = (GAME, question.worlds, question.seat)
        assert compiled_shares_of(*counted) == shares_of(*counted)
    assert {verb.EXPOSE, verb.ALLOW, verb.SLEEPER, verb.JACK, verb.BULLET} < verbs.keys()
    assert verbs.keys() & set(range(verb.HEARTS, verb.ATTACK))


def test_exposures_are_right_as_often_as_worlds_say() -> None:
    """SC-18."""
    exposures = (
        (question, action)
        for question in questions(40, seed=2)
        for action in question.actions
        if action.verb == verb.EXPOSE
    )
    shares = set()
    for question, action in exposures:
        right = question.worlds["agendas"][:, action.subject] == lowest(action.objects)
        found = question.features(action)
        assert found["right"] == pytest.approx(right.mean())
        assert ("target-left" in found) == ("wins-right" in found) == right.any()
        if right.any():
            left = [steps(unpack(State, one), action.subject) for one in question.worlds[right]]
            assert found["target-left"] == pytest.approx(np.mean(left))
            last = question.seen.playing.bit_count() == 2
            assert found["wins-right"] >= last
        shares.add(found["right"])
    assert len(shares) > 3


def steps(world: State, seat: int) -> int:
    """Return how many steps are left for a seat in a world to the agenda that it has there."""
    return search.steps_to(world, seat, world.agendas[seat])


def test_features_of_others_and_of_ends_are_what_worlds_say() -> None:
    for question in questions(40, seed=3):
        for action in question.actions:
            if action.verb == verb.EXPOSE:
                continue
            found, seat, ends = question.features(action), question.seat, question.ends(action)
            assert found["ends"] == reasons.WORLDS
            left = [steps_left(unpack(State, end), seat) for end in ends]
            assert found["left-later"] == pytest.approx(np.mean(left))
            for other in range(question.seen.players):
                wins = (ends["winners"] >> other & 1).mean()
                assert found.get(f"wins-later-{other}", wins) == pytest.approx(wins)
                assert (f"wins-later-{other}" in found) == (other != seat)
                playing = other != seat and question.seen.playing >> other & 1
                assert (f"likely-{other}" in found) == playing
                if playing:
                    counts = np.bincount(question.worlds["agendas"][:, other])
                    assert found[f"agenda-{other}"] == counts.argmax()
                    assert found[f"likely-{other}"] == pytest.approx(counts.max() / WORLDS)
                    if counts.max() == WORLDS:
                        assert found[f"away-{other}"] == pytest.approx(found[f"back-{other}"])
            own = AGENDA_TEXTS[question.seen.agendas[seat]]
            before = np.mean([steps(unpack(State, world), seat) for world in question.worlds])
            assert found[f"nearer-{own}"] == pytest.approx(before - found["left"])


def test_agendas_are_as_likely_as_worlds_say() -> None:
    for question in questions(40, seed=4):
        seen, seat = question.seen, question.seat
        found = search.odds(seen, seat, shares_of(GAME, question.worlds, seat))
        for other, chances in enumerate(found["agendas"]):
            if chances is None:
                continue
            shares = np.bincount(question.worlds["agendas"][:, other], minlength=len(AGENDA_TEXTS)) / WORLDS
            for agenda, share in zip(AGENDA_TEXTS, shares, strict=True):
                assert chances.get(agenda, 0) == pytest.approx(100 * share, abs=7), chances
