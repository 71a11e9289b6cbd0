"""How bots expose and hide: what conduct tells, exposures by fresh odds, and choices that tell least."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

import spydeck
from spydeck.arrays.engine import engine
from spydeck.bots.search import PLAIN, SearchBot
from spydeck.bots.thinking import Thinking, Thoughts
from spydeck.bots.thinking.deciding import Guesses, guesses_of, least_telling, reweighted
from spydeck.bots.thinking.programs import compiled_conduct, compiled_telling
from spydeck.games.action import Action
from spydeck.games.registry import game
from spydeck.games.search import Level
from spydeck.games.spycard import search
from spydeck.games.spycard.cards import AC, AH, KS
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.search import conduct
from spydeck.games.spycard.vocabulary import stage, verb
from spydeck.kernel import blank, copy, pack
from spydeck.match import Match
from spydeck.match.observation import Observation
from tests.spycard.stacked import play, stacked

GAME = game("spycard")
QUICK = Level(playouts=300, worlds=32, first_rows=8)
DATED = replace(QUICK, certainty=0, hiding=0, dated=True)
HANDS = "7D 2H 9H 3H / 3C 4C 5C 6C / 8H 8D 8S 8C / 2C 2D 2S 5H"


def after(number: int, seed: int, players: int = 4, bot: str = "sensible") -> Match:
    """Return a game after so many actions of bots, or at its end."""
    match = Match(GAME, GAME.read_options(players, {}), seed=seed)
    bots = [spydeck.bot(bot, seed=8 * seed + seat) for seat in range(players)]
    while not match.over and number:
        number -= 1
        match.act(match.actors[0], bots[match.actors[0]].choose(match.observation(match.actors[0])))
    return match


def turns(number: int, players: int = 4) -> Iterator[Observation]:
    """Yield what seats see at their turn in games of sensible players."""
    for seed in range(10 * number):
        match = after(8 + seed % 13, seed, players)
        if not match.over and match._state.stage == stage.TURN:
            number -= 1
            yield match.observation(match.actors[0])
        if not number:
            return


def chance_of(seen: Observation, other: int, agenda: int, level: Level) -> float:
    thinking = Thinking(GAME, seen.state, seen.seat, replace(level, worlds=256), 1, rows=seen.rows)
    return float((thinking.equally_likely(256)["agendas"][:, other] == agenda).mean())


def test_whoever_drafts_twice_need_not_have_the_ace_of_hearts() -> None:
    """The policy of the Ace of Hearts hardly does anything else, but others draft as well."""
    match = stacked(HANDS, agendas="KH AD KS KC AC KD AH")
    play(match, "0 draft; 0 keep; 1 draft; 1 keep; 2 pass; 3 pass")
    play(match, "0 draft; 0 keep; 1 draft; 1 keep; 2 pass; 3 pass")
    seen = match.observation(0)
    assert chance_of(seen, 1, AH, DATED) > 0.6
    for level in ("medium", "hard", "expert"):
        assert chance_of(seen, 1, AH, search.LEVELS[level]) < 0.4


def with_few_left(agendas: int) -> Observation:
    """Return a turn of seat 0, who has the Ace of Hearts, and for whom seat 1 has one of some agendas."""
    match = stacked(HANDS, agendas="AH AD KS KC AC KD KH")
    play(match, "0 pass; 1 pass; 2 pass; 3 pass")
    seen = match.observation(0)
    state = copy(seen.state)
    state.ruled_out[1] = 0b1111111 & ~agendas
    return replace(seen, state=state, rows=())


def exposures(seen: Observation, level: Level) -> int:
    """Return how often a bot exposes, with several seeds."""
    return sum(SearchBot(level, seed).choose(seen).startswith("expose") for seed in range(12))


def test_an_exposure_must_be_likely_enough() -> None:
    seen = with_few_left(1 << AC | 1 << KS)
    assert exposures(seen, QUICK) == 0
    assert exposures(seen, replace(QUICK, certainty=0, hiding=0)) > 0


def test_what_is_certain_is_exposed() -> None:
    seen = with_few_left(1 << AC)
    assert exposures(seen, QUICK) == 12


def test_with_one_rival_left_an_even_chance_is_enough() -> None:
    state = blank(GAME.rules.State)
    state.playing = 0b0101
    assert search.least_chance(state, 0.75) == 0.5
    state.playing = 0b0111
    assert search.least_chance(state, 0.75) == 0.75


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_nobody_exposes_on_a_first_turn(level: str) -> None:
    for seed in range(6):
        match = Match(GAME, GAME.read_options(4, {}), seed=seed)
        bots = [spydeck.bot(level, seed=8 * seed + seat) for seat in range(4)]
        while not match.over and min(match._state.turns[:4]) == 0:
            seat = match.actors[0]
            text = bots[seat].choose(match.observation(seat))
            assert not text.startswith("expose")
            match.act(seat, text)


def test_what_is_not_likely_enough_is_not_suggested() -> None:
    told = 0
    for seen in turns(6):
        found = SearchBot(QUICK, 3).explain(seen)
        named = "expose P"
        for option in found.options:
            if option.action.startswith(named):
                other, agenda = option.action[len("expose P") :].split()
                if found.odds["agendas"][int(other)].get(agenda, 0) < 50:
                    told += 1
                    assert not option.equal
                    assert option.behind >= 0
                    assert option.action != found.best
    assert told > 20


def test_odds_and_results_of_an_exposure_are_those_of_fresh_worlds() -> None:
    for seen in turns(4):
        thinking = Thinking(GAME, seen.state, seen.seat, QUICK, 5, rows=seen.rows)
        guesses = guesses_of(thinking, seen)
        assert guesses is not None
        thoughts = guesses.corrected(thinking.think())
        fresh = guesses.worlds
        assert len(fresh) == 512
        again = guesses_of(Thinking(GAME, seen.state, seen.seat, QUICK, 5, rows=seen.rows), seen)
        assert again is not None
        assert (again.worlds == fresh).all()
        out = search.MEASURES.index("out")
        for place, action in enumerate(thoughts.actions):
            if action.verb == verb.EXPOSE:
                rows = thoughts.results[:, place]
                rows = rows[~np.isnan(rows[:, 0])]
                chance = float(search.is_right(fresh, action.subject, action.objects).mean())
                right = search.is_right(thoughts.worlds[: len(rows)], action.subject, action.objects)
                if right.any() and not right.all():
                    assert rows[~right, out].mean() * (~right).mean() == pytest.approx(1 - chance, abs=1e-4)


def test_rows_count_as_often_as_the_chance_says() -> None:
    wrong = np.array([0.0, 0.0, 1.0], np.float32)
    rows = np.array([[500, 1, 0], [0, 0, 1], [0, 0, 1], [700, 1, 0]], np.float32)
    right = np.array([True, False, False, True])
    found = reweighted(rows, right, 0.5, 0.8, wrong)
    assert found.mean(axis=0) == pytest.approx([480, 0.8, 0.2])
    sure = reweighted(rows[[0, 3]], right[[0, 3]], 1.0, 0.8, wrong)
    assert sure.mean(axis=0) == pytest.approx([480, 0.8, 0.2])
    never = reweighted(rows[1:3], right[1:3], 0.0, 0.3, wrong)
    assert (never == rows[1:3]).all()


class Stub(Thinking):
    """A search in which each action tells what it is told to."""

    def __init__(self, told: list[float], level: Level = QUICK) -> None:
        self.level = level
        self.actions = np.array([(verb.PASS, -1, place) for place in range(len(told))], np.int64)
        self.told = np.array(told)

    def told_by(self, actions: NDArray[np.int64], worlds: int) -> NDArray[np.float64]:
        """Return what the actions tell."""
        told: NDArray[np.float64] = self.told[actions[:, 2]]
        return told


def hidden(told: list[float], behind: list[float], chosen: int = 0, level: Level = QUICK) -> int:
    """Return which of some actions is done, which are so far behind the first one."""
    rows = np.array(behind) * -1 + np.linspace(-1, 1, 64)[:, None] * (1 + np.arange(len(behind)))
    actions = tuple(Action(verb.PASS, -1, place) for place in range(len(told)))
    thoughts = Thoughts(actions, (500 + rows[:, :, None]).astype(np.float32), None)
    stub = Stub(told, level)
    return least_telling(stub, thoughts, chosen, Guesses(stub, search, 0.75))


def test_of_actions_as_good_the_one_that_tells_least_is_done() -> None:
    assert hidden([2.0, 0.5, 0.1], [0, 10, 40]) == 1
    assert hidden([0.4, 0.5, 0.1], [0, 10, 40]) == 0
    assert hidden([2.0, 0.5, 0.1], [0, 10, 40], level=replace(QUICK, hiding=50)) == 2
    assert hidden([1.0, 1.0, 1.0], [0, 10, 12], chosen=2) == 2


def test_an_action_tells_as_much_as_it_fits_the_own_agenda_better_than_others() -> None:
    match = stacked(HANDS, agendas="KH AD KS KC AC KD AH")
    play(match, "0 pass; 1 pass; 2 pass; 3 pass")
    world = match._state
    told = {}
    for own in (AC, KS, AH):
        world.agendas[0] = own
        told[own] = conduct.telling(copy(world), 0, verb.DRAFT, -1, 0, conduct.FITTING, [1])
    assert told[KS] < told[AH]
    match = stacked(HANDS, agendas="KH AD KS KC AC KD AH")
    first = conduct.telling(copy(match._state), 0, verb.DRAFT, -1, 0, conduct.FITTING, [1])
    assert first == pytest.approx(1)


def test_conduct_and_what_actions_tell_are_the_same_compiled() -> None:
    numbers = np.array(conduct.LIKELIHOODS)
    for seen in turns(3):
        world = seen.sample(3).state()
        history = conduct.actions_of(seen.rows)
        weights = np.ones(1)
        record = pack(world)
        compiled_conduct(engine(GAME))(
            record, weights, seen.seat, np.array(history, np.int64), numbers, np.array([7], np.int64)
        )
        again = copy(world)
        assert conduct.weigh(again, seen.seat, np.array(history), numbers, [7]) == weights[0]
        assert list(record["agendas"][0]) == list(again.agendas)
        actions = Thinking(GAME, seen.state, seen.seat, QUICK, 1).actions[:8]
        told, playing = np.zeros(len(actions)), np.empty(1, engine(GAME).dtype)
        words, fitting = np.array([9], np.int64), np.array(conduct.FITTING)
        compiled_telling(engine(GAME))(pack(world), actions, seen.seat, fitting, words, playing, told)
        words_again = [9]
        for place, (verb_id, subject, objects) in enumerate(actions.tolist()):
            here = copy(world)
            assert told[place] == conduct.telling(
                here, seen.seat, verb_id, subject, objects, fitting, words_again
            )


def test_the_king_of_spades_gets_nearer_from_the_start() -> None:
    """With one agent fewer in play, the promise grows, though nine steps are left; in 2026, it did not."""
    match = stacked(HANDS, agendas="KS AD KH KC AC KD AH")
    near: State = match._state
    far = copy(near)
    far.controlled[1] |= 1 << far.drawn
    far.drawn += 1
    assert search.promise(near, 0, False) > search.promise(far, 0, False)
    assert search.promise(near, 0, True) == search.promise(far, 0, True)


def test_the_expert_of_2026_plays_as_then() -> None:
    """Recorded before exposures were decided apart: every third choice in games of sensible players."""
    recorded = json.loads((Path(__file__).parent / "expert-2026.json").read_text("utf-8"))
    for name, choices in recorded.items():
        players, seed = map(int, name.split())
        match = Match(GAME, GAME.read_options(players, {}), seed=seed)
        bots = [spydeck.bot("sensible", seed=8 * seed + seat) for seat in range(players)]
        expert = spydeck.bot("expert-2026", seed=seed)
        for number in range(1, 1 + max(map(int, choices))):
            seat = match.actors[0]
            seen = match.observation(seat)
            if str(number) in choices:
                assert expert.choose(seen) == choices[str(number)]
            match.act(seat, bots[seat].choose(seen))


def test_plain_searches_decide_nothing_apart() -> None:
    for seen in turns(1):
        thinking = Thinking(GAME, seen.state, seen.seat, PLAIN["pimc32"], 1, rows=seen.rows)
        assert guesses_of(thinking, seen) is None
