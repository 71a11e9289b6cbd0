"""How bots expose, doubt and hide: what conduct tells, exposures by fresh odds, choices that tell least."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest
from numpy.typing import NDArray

import spydeck
from spydeck.arrays.engine import Engine, compiled, engine
from spydeck.bots.search import PLAIN, SearchBot
from spydeck.bots.thinking.brief import brief_of
from spydeck.bots.thinking.choosing import MIN_ROWS, hiding, trusting
from spydeck.bots.thinking.guessing import correcting_guesses
from spydeck.bots.thinking.processor import Thinking, blank_findings
from spydeck.bots.thinking.question import DONE, budget_of
from spydeck.games.action import Action
from spydeck.games.registry import game
from spydeck.games.search import Level
from spydeck.games.spycard import search
from spydeck.games.spycard.cards import AC, AH, KS
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.search import conduct
from spydeck.games.spycard.vocabulary import ability, stage, verb
from spydeck.kernel import blank, copy, lowest, pack
from spydeck.match import Match
from spydeck.match.observation import Observation
from tests.random_games import on_record
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
    thinking = Thinking(brief_of(GAME, seen.state, seen.seat, replace(level, worlds=256), 1, rows=seen.rows))
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
        thinking = Thinking(brief_of(GAME, seen.state, seen.seat, QUICK, 5, rows=seen.rows, explains=True))
        thoughts, fresh = thinking.think(), thinking.drawn_apart
        assert len(fresh) == 512
        again = Thinking(brief_of(GAME, seen.state, seen.seat, QUICK, 5, rows=seen.rows, explains=True))
        assert (again.drawn_apart == fresh).all()
        out = search.MEASURES.index("out")
        for place, action in enumerate(thoughts.actions):
            if action.verb == verb.EXPOSE:
                rows = thoughts.results[:, place]
                rows = rows[~np.isnan(rows[:, 0])]
                chance = float(are_right(fresh, action).mean())
                right = are_right(thoughts.worlds[: len(rows)], action)
                if right.any() and not right.all():
                    assert rows[~right, out].mean() * (~right).mean() == pytest.approx(1 - chance, abs=1e-4)


def are_right(worlds: Any, action: Action) -> NDArray[np.bool_]:
    """Return in which worlds an exposure is right."""
    right: NDArray[np.bool_] = worlds["agendas"][:, action.subject] == lowest(action.objects)
    return right


def corrected(rows: list[list[float]], right: list[bool], chance: float) -> NDArray[np.float32]:
    """Return the rows of an exposure that is right in some of them, as if it had another chance."""
    seen = with_few_left(1 << AC | 1 << KS)
    thinking = Thinking(brief_of(GAME, seen.state, seen.seat, QUICK, 1))
    question, sheet = thinking.in_rows(len(rows))
    sheet.actions[0] = verb.EXPOSE, 1, 1 << AC
    sheet.chances[0] = chance
    sheet.worlds["agendas"][: len(rows), 1] = [AC if one else KS for one in right]
    sheet.progress[DONE] = len(rows)
    results = np.array(rows, np.float32)[:, None]
    sheet = sheet._replace(picks=np.arange(len(rows)), barred=sheet.barred[:1], results=results)
    compiled(correcting_guesses(engine(GAME)))(question, sheet)
    return results[:, 0]


def test_rows_count_as_often_as_the_chance_says() -> None:
    won, out = [500.0, 1.0, 0.0], [0.0, 0.0, 1.0]
    found = corrected([won, out, out, [700, 1, 0]], [True, False, False, True], 0.8)
    assert found.mean(axis=0) == pytest.approx([480, 0.8, 0.2])
    sure = corrected([won, [700, 1, 0]], [True, True], 0.8)
    assert sure.mean(axis=0) == pytest.approx([480, 0.8, 0.2])
    assert (corrected([out, out], [False, False], 0.3) == [out, out]).all()


def hidden(told: list[float], behind: list[float], chosen: int = 0, level: Level = QUICK) -> int:
    """Return which of some actions is done, which are so far behind the first one and tell so much."""

    def telling(*given: Any) -> float:
        return told[int(given[4])]

    seen = next(turns(1))
    stub = SimpleNamespace(FITTING=conduct.FITTING, telling=telling)
    hide: Any = hiding(cast("Engine", SimpleNamespace(game=replace(GAME, conduct=stub))))
    question, sheet = Thinking(brief_of(GAME, seen.state, seen.seat, level, 1)).in_rows(1)
    question = question._replace(budget=np.array(budget_of(level)))
    sheet = sheet._replace(
        actions=np.array([(verb.PASS, -1, place) for place in range(len(told))]), generator=[9]
    )
    found = blank_findings(engine(GAME), len(told))
    found.behind[:], found.rows[:] = behind, MIN_ROWS
    found.behind_errors[1:] = 0.25
    return int(hide(question, sheet, found, chosen))


def test_of_actions_as_good_the_one_that_tells_least_is_done() -> None:
    assert hidden([2.0, 0.5, 0.1], [0, 10, 40]) == 1
    assert hidden([0.4, 0.5, 0.1], [0, 10, 40]) == 0
    assert hidden([2.0, 0.5, 0.1], [0, 10, 40], level=replace(QUICK, hiding=50)) == 2
    assert hidden([1.0, 1.0, 1.0], [0, 10, 12], chosen=2) == 2


@pytest.mark.parametrize(("behind", "error", "done"), [(20.0, 5.0, 0), (12.0, 5.0, 1), (0.0, 0.0, 1)])
def test_a_claim_is_doubted_where_that_is_surely_better(behind: float, error: float, done: int) -> None:
    """SC-22: the truth acts twice, so a doubt must be better by three standard errors."""
    trust: Any = trusting(engine(GAME))
    seen = next(turns(1))
    _, sheet = Thinking(brief_of(GAME, seen.state, seen.seat, QUICK, 1)).in_rows(1)
    sheet = sheet._replace(actions=np.array([(verb.ACCUSE, -1, 0), (verb.ALLOW, -1, 0)]))
    found = blank_findings(engine(GAME), 2)
    found.ranking[:], found.behind[1], found.behind_errors[1] = (0, 1), behind, error
    assert trust(sheet, found, 0) == done
    assert trust(sheet, found, 1) == 1


def test_who_claims_mostly_tells_the_truth() -> None:
    """Of worlds that differ in this alone, that in which a claim is a lie is less likely, except in 2026."""
    match = stacked(HANDS, agendas="KH AD KS KC AC KD AH")
    play(match, "0 field #1; 1 pass; 2 pass; 3 pass; 0 diamonds #1 on #2 #5")
    seen = match.observation(1)
    history = np.array(conduct.actions_of(seen.rows))
    true, lie = (copy(match._state) for _ in range(2))
    assert true.of_suit[ability.DIAMONDS] >> true.acting & 1
    lie.of_suit[ability.DIAMONDS] ^= 1 << lie.acting
    for numbers, ratio in (
        (conduct.LIKELIHOODS, conduct.LIKELIHOODS[conduct.LIES]),
        (conduct.LIKELIHOODS_OF_2026, 1),
    ):
        weights = [conduct.weigh(copy(world), 1, history[:1], numbers, [4]) for world in (lie, true)]
        assert weights[0] / weights[1] == pytest.approx(ratio)


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
        record = pack(world)
        given = seen.seat, np.array(history, np.int64), numbers
        weight = on_record(conduct.weigh)(record, *given, np.array([7], np.int64))
        again = copy(world)
        assert conduct.weigh(again, *given, [7]) == weight
        assert list(record["agendas"][0]) == list(again.agendas)
        fitting, words = np.array(conduct.FITTING), np.array([9], np.int64)
        words_again = [9]
        for action in Thinking(brief_of(GAME, seen.state, seen.seat, QUICK, 1)).actions[:8].tolist():
            told = on_record(conduct.telling)(pack(world), seen.seat, *action, fitting, words)
            verb_id, subject, objects = action
            again = copy(world)
            assert told == conduct.telling(again, seen.seat, verb_id, subject, objects, fitting, words_again)


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
        thinking = Thinking(brief_of(GAME, seen.state, seen.seat, PLAIN["pimc32"], 1, rows=seen.rows))
        assert len(thinking.drawn_apart) == 0
