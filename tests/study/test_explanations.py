"""What bots explain: options with errors, equal ones, reasons; the same whatever the hidden cards."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

import spydeck
from bench import calibration
from spydeck.bots.search import SearchBot
from spydeck.bots.thinking.brief import FIRST_ROWS
from spydeck.errors import SpydeckError
from spydeck.games.black_spy.cards import SPIES
from spydeck.games.black_spy.vocabulary import stage
from spydeck.games.game import Game, search_of
from spydeck.games.reasons import MAX_COUNTED, Explanation, Option, Reason
from spydeck.games.registry import game, names
from spydeck.games.search import Level
from spydeck.games.text_ui import Names
from spydeck.json_types import JsonObject
from spydeck.kernel import count, pack
from spydeck.match import Match
from spydeck.match.observation import Observation
from tests.bots.concluded import concluded
from tests.effects import shares_of
from tests.random_games import play_at_random, random_match, scaled

FEW = Level(playouts=600, worlds=64)
GAMES = [game(name) for name in names()[:3]]


def questions(name: str, count: int, seed: int = 11) -> Iterator[Observation]:
    """Yield what seats see that have to decide something, some actions apart."""
    match = spydeck.new(name, seed=seed)
    sensible = spydeck.bot("sensible", seed=1)
    for place in range(4 * count):
        seat = match.actors[0]
        observation = match.observation(seat)
        if place % 4 == 3:
            yield observation
        match.act(seat, sensible.choose(observation))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_explanation_is_plain_data_that_is_the_same_for_equal_observations(game: Game) -> None:
    for seen in questions(game.name, 3):
        found = SearchBot(FEW, 5).explain(seen)
        facts = found.facts()
        assert json.loads(json.dumps(facts)) == facts
        assert found.best in seen.legal()
        assert {option.action for option in found.options} <= set(seen.legal())
        twin = seen.sample(3).observe(seen.seat)
        elsewhere = Observation(game, seen.seat, twin.state(), seen.rows, seen.options)
        assert SearchBot(FEW, 5).explain(elsewhere).facts() == facts


def said_of(odds: JsonObject) -> dict[str, float]:
    """Return what odds state as a fact: numbers of cards, and what is impossible or certain."""
    counts = {name: odds[name] for name in calibration.COUNTS if name in odds}
    found = calibration.chances(odds)
    return counts | {name: chance for name, chance in found.items() if not 0 < chance < calibration.CERTAIN}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_a_hint_states_as_a_fact_is_the_same_from_any_world_and_true_in_all(game: Game) -> None:
    search, random, facts = search_of(game), Random(7), 0

    def check(match: Match) -> None:
        nonlocal facts
        if match.over or random.random() < 0.8:
            return
        seat = random.choice(match.actors)
        seen = match.observation(seat)
        worlds = [match.position, *(seen.sample(number) for number in range(4))]
        found = [
            search.odds(seen.state, seat, shares_of(game, pack(world.state()), seat)) for world in worlds
        ]
        said = said_of(found[0])
        assert all(said_of(odds) == said for odds in found)
        for odds in found:  # of a single world, which is the truth there
            true = calibration.chances(odds)
            for name, number in said.items():
                assert name not in true or (true[name] > calibration.CERTAIN / 2) == (number > 0)
        facts += len(said)

    for _ in range(scaled(20)):
        random_match(game, random, check, most=60)
    assert facts


def test_black_spies_still_out_are_counted_by_what_the_seat_knows() -> None:
    """BS-8, BS-30."""
    random = Random(3)
    for _ in range(scaled(20)):
        options = {"variants": random.choice(["", "the-mole"]), "end_value": 1000}
        match = Match(GAMES[0], GAMES[0].read_options(4, options), seed=random.getrandbits(40))

        def check(match: Match) -> None:
            state, seat = match.position.state(), match.actors[0]
            known = state.hands[seat] | (state.mole if state.stage == stage.TAKE else 0)
            seen = match.observation(seat)
            shares = shares_of(match.game, pack(seen.sample(1).state()), seat)
            odds = search_of(match.game).odds(seen.state, seat, shares)
            assert odds["spies_out"] == 6 - state.spies_played - count(known & SPIES)

        play_at_random(match, random, check, 80)


def test_every_card_that_may_be_played_has_an_error_even_if_it_is_dropped() -> None:
    seen = next(one for one in questions("black-spy", 9) if len(list(one.legal())) in range(4, 20))
    found = SearchBot(replace(FEW, playouts=4000), 5).explain(seen)
    assert [option.action for option in found.options] != []
    assert {option.action for option in found.options} == set(seen.legal())
    assert found.action_count == len(found.options)
    assert found.rows >= FIRST_ROWS
    assert found.playouts <= 4000
    assert all(option.errors["points"] > 0 for option in found.options)
    behind = [option.behind for option in found.options[1:]]
    assert behind == sorted(behind)
    assert found.options[0].equal
    assert found.options[0].behind == 0


def test_actions_within_the_noise_are_equal_and_others_are_not() -> None:
    rng = np.random.default_rng(1)
    noise = rng.normal(0, 10, 400)
    _, _, found = concluded(noise, noise - 4, noise - np.tile([10.2, -9.8], 200))
    assert found.ranking.tolist() == [0, 2, 1]
    assert found.equal.tolist() == [1, 0, 1]
    assert found.behind[2] < 2 * found.behind_errors[2]
    assert found.behind[1] == pytest.approx(4)
    assert found.behind_errors[1] == pytest.approx(0, abs=1e-6)


def test_what_comes_after_something_worse_is_worse_though_less_is_known_of_it() -> None:
    """The third one is far behind in the few rows in which it was played, with a large error."""
    best = np.tile([20.1, 19.9], 200)
    little_known = [0.0, 30.0, np.nan, np.nan] + [np.nan] * 396
    _, _, found = concluded(best, best - 4, little_known)
    assert found.ranking.tolist() == [0, 1, 2]
    assert found.behind[2] < 2 * found.behind_errors[2]
    assert found.equal.tolist() == [1, 0, 0]
    _, _, found = concluded(best, little_known)
    assert found.equal.tolist() == [1, 1]


def test_what_was_dropped_is_compared_in_common_rows() -> None:
    best = [1.0, 1.0, 9.0, 9.0]
    _, _, found = concluded(best, [0.0, 0.0, np.nan, np.nan])
    assert found.rows.tolist() == [4, 2]
    assert found.means[:, 0].tolist() == [5, 4]
    assert found.behind.tolist() == [0, 1]
    assert found.errors[1, 0] == pytest.approx(0)
    assert found.errors[0, 0] == pytest.approx(np.std(best, ddof=1) / 2)


def test_no_estimate_is_beyond_all_results() -> None:
    """The best one did better in the first rows than in the others, by more than the dropped one has."""
    chances = [1.0, 1.0, 0.0, 0.0]
    for best, dropped, expected in ((chances, [0.0, 0.0], 0), (1 - np.array(chances), [1.0, 1.0], 1)):
        _, _, found = concluded(best, [*dropped, np.nan, np.nan])
        assert found.means[:, 0].tolist() == [0.5, expected]
        assert found.errors[1, 0] == 0


def test_what_is_barred_is_neither_best_nor_better_nor_as_good() -> None:
    _, _, found = concluded([5.0, 5.0], [9.0, 9.0], [5.0, 5.0], barred=[0, 1, 0])
    assert found.ranking.tolist() == [0, 1, 2]
    assert found.behind.tolist() == [0, 0, 0]
    assert found.equal.tolist() == [1, 0, 1]


def test_what_is_not_searched_says_so_and_nobody_explains_out_of_turn() -> None:
    match = spydeck.new("black-spy", seed=2)
    seat = match.actors[0]
    found = SearchBot(replace(FEW, width=0), 1).explain(match.observation(seat))
    assert (found.measures, found.rows, found.action_count) == ((), 0, None)
    assert found.reason == Reason("policy", {"action": found.best})
    assert len(list(match.legal(seat))) > MAX_COUNTED
    match.act(seat, found.best)
    with pytest.raises(SpydeckError, match=f"seat {seat} may not act now"):
        SearchBot(FEW, 1).explain(match.observation(seat))


def option(action: str, equal: bool = False, **results: float) -> Option:
    return Option(action, results, dict.fromkeys(results, 0.1), 0.0 if equal else 1.0, 0.1, equal)


def said(name: str, *options: Option, **odds: Any) -> str:
    """Return the reason in words."""
    found = Explanation(name, 0, options, tuple(options[0].results), odds, 100, 200, 5)
    reason = game(name).reason
    assert reason is not None
    facts = replace(found, reason=reason(found)).facts()["reason"]
    assert json.loads(json.dumps(facts)) == facts
    return game(name).text_ui("en").describe_reason(facts, Names(["you", "Heron", "Lynx"], own=0))


def black(action: str, points: float, spies: float = 0.0, sweep: float = 0.0, **also: bool) -> Option:
    return option(action, **also, value=-points, points=points, spies=spies, sweep=sweep)


def test_black_spy_says_points_spies_and_sweeps() -> None:
    low, high = black("play R3", 2.2, equal=True), black("play K9", 9.1)
    assert said("black-spy", low, high) == "About 2 points if you play R3, against 9 if you play K9."
    assert said("black-spy", low, black("play R4", 2.3, equal=True), high) == (
        "About 2 points if you play R3, against 9 if you play K9; you might as well play R4."
    )
    assert said("black-spy", low, black("play K9", 9.1, spies=0.6)) == (
        "0 Black Spies on average if you play R3, against 0.6 if you play K9: about 2 points, not 9."
    )
    assert said(
        "black-spy", black("play K9", 3, sweep=0.42, equal=True), black("play R3", 14, sweep=0.1)
    ) == ("You take all black cards in about 42 of 100 cases if you play K9, against 10 if you play R3.")
    assert said("black-spy", black("play K9", 5, equal=True), black("play R3", 4)) == (
        "To win the game it is better to play K9 than to play R3, though you take about 5 points, not 4."
    )
    assert said("black-spy", black("play K9", 5.01, equal=True), black("play R3", 5.02)) == (
        "It is only slightly better to play K9 than to play R3: about 5 points either way."
    )
    assert said("black-spy", low, black("play R4", 2.3, equal=True)) == (
        "It makes no difference whether you play R3 or play R4: about 2.2 to 2.3 points with each."
    )
    many = [black(f"play R{rank}", 3, equal=True) for rank in range(1, 7)]
    assert said("black-spy", *many) == (
        "Nothing to choose between the 6 possibilities: about 3 points with each."
    )
    passing = black("pass K7 K9 R1", 3, equal=True)
    assert said("black-spy", passing, black("pass K7 K9 R2", 3.1, equal=True), high).endswith(
        "; 1 other would do as well."
    )


@pytest.mark.parametrize(
    ("best", "played", "cost"),
    [
        (29.8, 33.3, "This cost about 3 points."),  # about 30 points, against 33
        (2.3, 8.9, "This cost about 7 points."),  # about 2, against 9
        (6.52, 6.74, "This cost about 0.2 points."),
        (26.2, 27.4, "This cost about 1 point."),
        (5.01, 5.07, "This cost about 0.1 points."),
        (5.0, 4.9, "This made winning the game less likely."),
    ],
)
def test_what_a_move_cost_is_the_difference_of_the_numbers_in_its_reason(
    best: float, played: float, cost: str
) -> None:
    ui = spydeck.game("black-spy").text_ui("en")
    assert ui.describe_cost({"points": best}, {"points": played}) == cost
    ui = spydeck.game("spy-tricks").text_ui("en")
    assert ui.describe_cost({"points": played}, {"points": best}) == cost


def spying(action: str, points: float, equal: bool = False) -> Option:
    return option(action, equal, value=points, points=points, win=0.2)


def test_spy_tricks_says_what_is_likely_and_what_it_brings() -> None:
    suits = {"red": 48, "blue": 30, "white": 22}
    red, other = spying("guess red", 3.0, equal=True), spying("guess blue", 2.4)
    assert said("spy-tricks", red, other, suits=suits) == (
        "Red is the likeliest suit: in 48 of 100 cases it is right and brings 2 points."
    )
    helped = spying("guess blue +helper", 3.0, equal=True)
    assert said("spy-tricks", helped, other, suits=suits) == (
        "Blue is right in about 30 of 100 cases, and then brings 4 points."
    )
    assert said("spy-tricks", spying("guess 3", 3.0, equal=True), other, ranks={"3": 20, "4": 12}) == (
        "Rank 3 is the likeliest rank: in 20 of 100 cases it is right and brings 5 points."
    )
    assert said("spy-tricks", spying("play R3", 7, equal=True), spying("play B1", 4.6)) == (
        "About 7 points in this round if you play R3, against 5 if you play B1."
    )


def bluffing(action: str, win: float, equal: bool = False) -> Option:
    return option(action, equal, value=win, win=win, out=0.1)


def test_spycard_says_who_wins_and_whether_a_claim_is_true() -> None:
    accuse, allow = bluffing("accuse", 0.3, equal=True), bluffing("allow", 0.2)
    assert said("spycard", accuse, allow, claim=24) == (
        "The claim is probably a lie: it is true in 24 of 100 cases."
    )
    assert said("spycard", accuse, allow, claim=0) == "From all that you know, the claim is a lie."
    assert said("spycard", accuse, allow, claim=60) == (
        "The claim is probably true: in 60 of 100 cases; accusing pays all the same."
    )
    as_good = bluffing("accuse", 0.3, equal=True)
    assert said("spycard", bluffing("allow", 0.31, equal=True), as_good, claim=0) == (
        "From all that you know, the claim is a lie; you might as well accuse."
    )
    assert said("spycard", bluffing("attack #4 #9", 0.34, equal=True), bluffing("pass", 0.28)) == (
        "You win about 34 of 100 games, against 28 if you pass."
    )
    exposing = bluffing("expose P1 KC", 0.9, equal=True)
    assert said("spycard", exposing, bluffing("pass", 0.2), agendas=[None, {"KC": 91, "AC": 9}, None]) == (
        "Heron has the agenda KC in about 91 of 100 cases, and in the other 9 you are out."
    )


def test_odds_are_chances_too_as_results_are() -> None:
    for odds, chances in (
        ({"spies_out": 2, "holds_spy": [None, 30, 70]}, {"holds_spy": [None, 0.3, 0.7]}),
        ({"suits": {"red": 20.0, "blue": 80.0}}, {"suits": {"red": 0.2, "blue": 0.8}}),
        ({"agendas": [None, {"KC": 12.5}], "claim": 25.0}, {"agendas": [None, {"KC": 0.125}], "claim": 0.25}),
        ({"agendas": [], "claim": None}, {"agendas": [], "claim": None}),
    ):
        found = Explanation("any", 0, (bluffing("pass", 0.5),), ("win",), odds, 1, 1, 1)
        assert found.chances == chances


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_odds_are_sentences_and_columns_are_measures(game: Game) -> None:
    text_ui = game.text_ui("en")
    assert text_ui.describe_odds({}, Names(["you", "Heron"], own=0)) == []
    assert game.search is None or {column.measure for column in text_ui.columns()} <= set(
        game.search.MEASURES
    )


def test_odds_are_said_of_the_others() -> None:
    people = Names(["you", "Heron", "Lynx"], own=0)
    assert game("black-spy").text_ui("en").describe_odds(
        {"spies_out": 2, "holds_spy": [None, 30, 70]}, people
    ) == ["2 Black Spies are still out; one is held by Heron in 30 of 100 cases and Lynx in 70 of 100 cases."]
    assert game("spy-tricks").text_ui("en").describe_odds(
        {"suits": {"red": 20, "blue": 80, "white": 0}, "ranks": {"3": 100}}, people
    ) == ["The suit of the Secret Document: blue 80%, red 20%.", "Its rank: 3 100%."]
    assert game("spycard").text_ui("en").describe_odds(
        {"agendas": [None, {"KC": 10, "AC": 90}, None], "claim": 24}, people
    ) == ["The agenda of Heron: AC 90%, KC 10%.", "The claim is true in 24 of 100 cases."]


def test_nothing_is_compared_with_an_exposure_that_is_too_unlikely() -> None:
    rest = option("pass", equal=True, value=60, win=0.06, out=0)
    guess = replace(option("expose P1 KC", value=110, win=0.11, out=0.73), barred=True)
    other = replace(option("expose P2 AC", value=80, win=0.08, out=0.8), barred=True)
    worse = option("draft", value=30, win=0.03, out=0)
    odds = [None, {"KC": 27.0, "AC": 73.0}, {"KC": 80.0, "AC": 20.0}]
    assert said("spycard", rest, guess, worse, agendas=odds) == (
        "You win about 6 of 100 games, against 3 if you draft."
    )
    gamble = (
        "Exposing Heron is a gamble: the agenda is KC in about 27 of 100 cases, "
        "and in the other 73 you are out."
    )
    assert said("spycard", rest, guess, other, agendas=odds) == gamble
    assert said("spycard", rest, guess, agendas=odds) == gamble
    same = option("draft", equal=True, value=60, win=0.06, out=0)
    assert said("spycard", rest, same, guess, agendas=odds) == (
        "It makes no difference whether you pass or draft: you win about 6 of 100 games with each."
    )


def test_a_number_of_things_has_the_decimals_of_the_language() -> None:
    cheaper = {"code": "cheaper", "arguments": {"points": 2.5, "instead": 4}}
    reason = {"code": "points", "arguments": {"ideas": [cheaper]}}
    for language, said in (
        ("en", "The trick brings you about 2.5 points, not 4."),
        ("de", "Der Stich bringt dir etwa 2,5 Punkte statt 4."),
    ):
        ui = game("black-spy").text_ui(language)
        assert list(ui.describe_ideas(reason, Names.by_number(4, own=0))) == [said]
