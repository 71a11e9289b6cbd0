"""Effects of actions and odds in Black Spy: compiled as interpreted, and together what the rules say."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

import numpy as np

from spydeck.games.action import Action
from spydeck.games.black_spy.belief import resample
from spydeck.games.black_spy.cards import CARDS, FIRST_SPY, SPIES
from spydeck.games.black_spy.effects import EFFECTS
from spydeck.games.black_spy.ideas import features, ideas
from spydeck.games.black_spy.observe import observe
from spydeck.games.black_spy.rules import actors, apply
from spydeck.games.black_spy.rules.state import OTHERS, PASSED_CARDS, SELF, State
from spydeck.games.black_spy.search import odds, play_on
from spydeck.games.black_spy.variants import variant
from spydeck.games.black_spy.vocabulary import stage, verb
from spydeck.games.reasons import Option, Reason
from spydeck.games.registry import game
from spydeck.kernel import NONE, blank, copy, count, lowest, members, pack
from tests.black_spy.mixed_games import positions
from tests.black_spy.test_score import sweep
from tests.effects import compiled_effects_of, compiled_shares_of, effects_of, shares_of

GAME = game("black-spy")
WORLDS = 6


class Question(NamedTuple):
    """A choice of a seat, one action, likely worlds, and how these end after it."""

    seen: State
    seat: int
    action: Action
    worlds: Any
    ends: Any

    def effects(self, seat: int | None = None) -> list[float]:
        """Return the means of the effects for a seat."""
        return effects_of(
            GAME, self.seen, self.seat if seat is None else seat, self.action, self.worlds, self.ends
        )

    def features(self) -> dict[str, float]:
        """Return what the action does."""
        return dict(features(self.seen, self.seat, self.action, self.effects()))


def asked(state: State, seat: int, action: Action, drawn: bool = True) -> Question:
    """Return a question in worlds that are drawn, or in a settled deal the true one."""
    seen = blank(State)
    observe(state, seat, seen)
    worlds, ends = [], []
    for number in range(WORLDS):
        world = copy(seen if drawn else state)
        if drawn:
            resample(world, seat, [number])
        end = copy(world)
        apply(end, seat, *action)
        play_on(end, seat, 300, [number], [0] * CARDS)
        worlds.append(pack(world))
        ends.append(pack(end))
    return Question(seen, seat, action, np.concatenate(worlds), np.concatenate(ends))


def settled(how: int, totals: tuple[int, int, int], **options: Any) -> Question:
    """Return the question how to settle a sweep."""
    match = sweep(totals, variants=["capture-or-release"], **options)
    return asked(match.position.state(), 0, Action(verb.SETTLE, how), drawn=False)


def questions() -> Iterator[Question]:
    """Yield choices of all stages, in deals with all options."""
    for kind, every in ((stage.TAKE, 20), (stage.PASS, 60), (stage.CALL, 1), (stage.PLAY, 50)):
        for state in islice((one for one in positions() if one.stage == kind), 0, None, every):
            seat = lowest(actors(state))
            yield asked(state, seat, Action(*GAME.policy.sensible(state, seat, [1])))
    yield settled(SELF, (0, 0, 0))


def test_compiled_and_interpreted_effects_and_odds_are_the_same() -> None:
    stages = set()
    for seen, seat, action, worlds, ends in questions():
        given = (GAME, seen, seat, action, worlds, ends)
        assert compiled_effects_of(*given) == effects_of(*given)
        assert compiled_shares_of(GAME, worlds, seat) == shares_of(GAME, worlds, seat)
        stages.add(seen.stage)
    assert stages == {stage.TAKE, stage.PASS, stage.CALL, stage.PLAY, stage.SETTLE}


def test_together_all_seats_take_every_trick_and_the_black_spies_that_others_give_away() -> None:
    for question in questions():
        seen = question.seen
        totals = [
            sum(one) for one in zip(*(question.effects(seat) for seat in range(seen.players)), strict=True)
        ]
        found = dict(zip(EFFECTS, totals, strict=True))
        left = CARDS // seen.players - seen.trick
        assert round(found["tricks"], 9) == left
        assert round(found["of-others"] - found["own-away"], 9) == 0
        assert round(sum(found[f"goes-to-{seat}"] for seat in range(seen.players)), 9) == (
            seen.players if left else 0
        )


def test_points_are_what_the_totals_grow_by() -> None:
    for question in questions():
        if question.seen.variants & variant.GOING_BACK == 0:  # BS-35
            grown = (question.ends["totals"] - question.worlds["totals"]).mean(axis=0)
            others = [seat for seat in range(question.seen.players) if seat != question.seat]
            found = question.features()
            assert [found[f"points-{seat}"] for seat in others] == grown[others].tolist()


def test_a_sweep_is_settled_by_who_wins_and_nothing_is_left_to_take() -> None:
    """BS-23, BS-28."""
    gives = settled(OTHERS, (30, 0, 190), end_value=200).features()
    keeps = settled(SELF, (30, 0, 190), end_value=200).features()
    none = {"sweeps-1": 0, "sweeps-2": 0}
    assert gives == {"wins": 1, "points-1": 60, "points-2": 60, **none}
    assert keeps == {"wins": 0, "points-1": 0, "points-2": 0, **none}


def test_black_spies_of_the_mole_come_to_those_of_the_hand() -> None:
    """BS-31: who takes one more has one more, whatever numbers they have in the hand and in the Mole."""
    both = 0
    for state in positions():
        seat = state.turn
        own, shown = count(state.hands[seat] & SPIES), count(state.mole & SPIES)
        if state.stage != stage.TAKE or not own or not shown:
            continue
        seen = blank(State)
        observe(state, seat, seen)
        others = list(members(seen.mole & ~SPIES))
        taking = [
            1 << FIRST_SPY | sum(1 << card for card in others[:2]),
            sum(1 << card for card in others[:3]),
        ]
        found = [
            Option("take", {"sweep": 0}, {}, 0, 0, False, features(seen, seat, action, [0] * len(EFFECTS)))
            for action in (Action(verb.TAKE, NONE, cards) for cards in taking if count(cards) == PASSED_CARDS)
        ]
        assert [option.features["spies"] for option in found] == [own + 1, own][: len(found)]
        if len(found) == len(taking):
            both += 1
            assert Reason("leave-spies") in ideas(found[1], found[0])
    assert both > 0


def test_odds_say_how_many_black_spies_are_out_and_who_may_hold_one() -> None:
    for question in questions():
        seen, seat = question.seen, question.seat
        found = odds(seen, seat, shares_of(GAME, question.worlds, seat))
        shown = seen.mole if seen.stage == stage.TAKE else 0
        assert found["spies_out"] == 6 - seen.spies_played - count(seen.hands[seat] & SPIES) - count(
            shown & SPIES
        )
        holds = found["holds_spy"]
        assert isinstance(holds, list)
        assert len(holds) == seen.players
        assert [place for place, chance in enumerate(holds) if chance is None] == [seat]
        if found["spies_out"] == 0:
            assert not any(holds)
