"""How the strength of bots and the calibration of their odds are measured."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import spydeck
from bench import calibration, conduct, reasons, spycard, strength, thinking, worlds
from bench.strength import PAGE, table
from spydeck.arena import Estimate
from spydeck.arrays.engine import engine
from spydeck.bots.search import SearchBot
from spydeck.bots.thinking import processor
from spydeck.bots.thinking.drawing import compiled_drawing
from spydeck.bots.thinking.question import Question, Sheet
from spydeck.games.registry import game
from spydeck.games.search import Level

FEW = Level(playouts=40, worlds=8)


def test_points_are_against_the_mean_of_the_table() -> None:
    one = strength.MatchUp("black-spy", "sensible", "random")
    result = strength.measured(one, deals=3, workers=1)
    first, others = result.standings
    table = (first.points.mean + 3 * others.points.mean) / 4
    assert strength.strength(result).startswith(f"{first.points.mean - table:+.2f} ± ")
    assert one.command == "spydeck arena black-spy --bots sensible,random --seatings alone"


def test_in_other_games_one_is_par() -> None:
    result = strength.measured(strength.MatchUp("spy-tricks", "sensible", "sensible"), deals=3, workers=1)
    assert strength.strength(result).startswith(
        "1.00 ± 0.00 times par in points, 1.00 ± 0.00 times par in wins"
    )


def test_an_estimate_without_an_interval_stays_one() -> None:
    assert strength.scaled(Estimate(2.0, None, None, None), -0.5) == Estimate(-1.0, None, None, None)
    assert strength.half(Estimate(2.0, None, None, None)) == 0


def test_a_table_is_written_between_its_marks(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text("a\n<!-- strength -->\nold\n<!-- end of strength -->\nb\n", "utf-8")
    strength.write_table(page, "strength", strength.table([["Black Spy", "", "4", "x", "y", "2", "z"]]))
    assert page.read_text("utf-8").startswith("a\n<!-- strength -->\n| game | variant |")
    assert strength.rows_on(page) == [("Black Spy", "", "4", "x", "y", "2", "z")]
    assert page.read_text("utf-8").endswith("| z |\n<!-- end of strength -->\nb\n")
    with pytest.raises(SystemExit, match="no place for the table 'other'"):
        strength.write_table(page, "other", "")
    assert "<!-- strength -->\n" in strength.PAGE.read_text("utf-8")


def test_rows_of_other_match_ups_stay() -> None:
    first, second = strength.MATCH_UPS[:2]
    before = [(*second.key, "9", "b"), (*first.key, "9", "a"), ("Whist", "", "4", "x", "y", "9", "c")]
    assert strength.merged(before, [(*second.key, "10", "d")]) == [
        (*first.key, "9", "a"),
        (*second.key, "10", "d"),
    ]


def test_a_match_up_in_a_variant_is_one_command() -> None:
    one = strength.MatchUp("black-spy", "random", "random", players=3, variant="following-rank")
    assert one.command.endswith("--seatings alone --players 3 --variants following-rank")
    assert strength.measured(one, deals=2, workers=1).deals == 2


@pytest.mark.parametrize("game", [one for one in spydeck.game_names() if spydeck.game(one).search])
def test_every_position_has_a_likely_world(game: str) -> None:
    assert worlds.unexplained(spydeck.game(game), 500) == 0


def test_without_a_likely_world_a_bot_answers_and_logs_the_position(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    draw = compiled_drawing(engine(spydeck.game("black-spy")))

    def unexplained(question: Question, sheet: Sheet) -> tuple[int, int]:
        return draw(question, sheet)[0], 0

    monkeypatch.setattr(processor, "compiled_drawing", lambda _: unexplained)
    match = spydeck.new("black-spy", seed=2)
    for _ in range(5):  # all pass, and one leads
        match.act(
            match.actors[0], spydeck.bots.by_name("sensible").choose(match.observation(match.actors[0]))
        )
    observation = match.observation(match.actors[0])
    with caplog.at_level(logging.WARNING, "spydeck"):
        assert SearchBot(replace(FEW), 1).choose(observation) in set(observation.legal())
    assert f"no likely world for seat {observation.seat} in this position of black-spy" in caplog.text


def test_playouts_are_counted_in_the_middle_of_a_deal_and_moves_are_timed() -> None:
    matches = thinking.playing(spydeck.game("spy-tricks"), seed=0)
    choices = [len(list(match.observation(match.actors[0]).legal())) for match in matches]
    assert min(choices) > 1
    times = thinking.milliseconds(spydeck.game("spy-tricks"), "easy", 1)
    assert len(times) == len(choices)
    assert times == sorted(times)
    assert thinking.playouts_a_second(1) > 0
    row = ("Black Spy", "easy", "1.5", "1.0", "2.0")
    assert strength.table([row], thinking.HEADER).endswith("| Black Spy | easy | 1.5 | 1.0 | 2.0 |\n")
    assert "<!-- thinking -->\n" in strength.PAGE.read_text("utf-8")


def test_odds_are_read_from_all_levels() -> None:
    odds = {"suits": {"red": 25, "blue": 75.0}, "sure": True, "who": "P1"}
    assert calibration.chances(odds) == {"/suits/red": 25.0, "/suits/blue": 75.0}
    odds = {"spies_out": 2, "holds_spy": [None, 30], "agendas": [None, {"KC": 9}]}
    assert calibration.chances(odds) == {"/holds_spy/1": 30.0, "/agendas/1/KC": 9.0}


def test_reliability_sorts_claims_by_their_odds() -> None:
    found = np.array([[5.0, 0], [5.0, 1], [100.0, 1], [90.0, 0]])
    assert calibration.reliability(found) == [
        ("0 to 10%", "2", "5.0%", "50.0%"),
        ("90 to 100%", "2", "95.0%", "50.0%"),
    ]
    assert table([("0 to 10%", "2", "5.0%", "50.0%")], calibration.HEADER).endswith(
        "| 0 to 10% | 2 | 5.0% | 50.0% |\n"
    )


def test_the_odds_of_each_suit_and_rank_of_a_secret_are_claims() -> None:
    found = calibration.measured(game("spy-tricks"), ["sensible"], "expert", positions=20, seed=3)
    assert len(found) == 20 * 12
    assert found[:, 1].sum() == 20 * 2
    assert found[:, 0].sum() == pytest.approx(20 * 200, rel=0.01)


def test_what_odds_leave_out_is_impossible() -> None:
    """In Spycard the true state names one agenda of each opponent; bots name those that are possible."""
    found = calibration.measured(game("spycard"), ["sensible", "random"], "easy", positions=12, seed=3)
    false = found[found[:, 1] == 0]
    assert len(false) > 0
    assert found[:, 0].sum() == pytest.approx(100 * found[:, 1].sum(), rel=0.2)


def test_the_page_has_a_place_for_a_table_of_each_game() -> None:
    page = PAGE.read_text("utf-8")
    assert all(f"<!-- calibration of {name} -->\n" in page for name in ("black-spy", "spy-tricks", "spycard"))


def test_suggestions_that_lead_with_an_idea_are_counted_by_kind_of_choice() -> None:
    black_spy = game("black-spy")
    found = list(reasons.suggestions(black_spy, positions=6, seed=3))
    assert [one.explanation for one in found] == [
        one.explanation for one in reasons.suggestions(black_spy, positions=6, seed=3)
    ]
    assert all(one.explanation.next is not None for one in found)
    told, silent = replace(found[0], kind="take"), replace(found[0], kind="pass")
    reason = told.explanation.reason
    assert reason is not None
    reason.arguments["ideas"] = [{"code": "duck", "arguments": {}}]
    silent = replace(silent, explanation=replace(told.explanation, reason=None))
    assert reasons.rows(black_spy, [told, silent, told]) == [
        ("Black Spy", "all", "3", "2, 67%"),
        ("Black Spy", "pass", "1", "0, 0%"),
        ("Black Spy", "take", "2", "2, 100%"),
    ]
    assert reasons.missing(silent).startswith("pass: ")


def test_the_course_of_games_is_counted() -> None:
    found = spycard.course("random", 4, seed=7)
    assert found.actions >= sum(found.turns)
    assert len(found.turns) == 4
    assert found == spycard.course("random", 4, seed=7)
    early = spycard.Course(9, (2, 3, 3, 1), (spycard.Exposure(True, False),), agenda=0, exposing=True)
    late = spycard.Course(50, (9, 9, 9, 9), (spycard.Exposure(False, True),), agenda=-1, exposing=False)
    row = spycard.row("hard", 4, [early, late, late])
    assert row[:2] == ("hard", "4")
    assert row[2:] == (
        *("3", "9, 50, 50", "83%", "1.00", "33%", "2", "33%"),
        "KC 1, AC 0, KS 0, AD 0, KH 0, KD 0, AH 0, nobody 2",
    )
    assert f"<!-- {spycard.NAME} -->\n" in PAGE.read_text("utf-8")


def test_conduct_is_counted_by_agenda_and_kind_of_turn() -> None:
    found = conduct.counted("sensible", 4, seed=5)
    assert found.shape == (7, 2, len(conduct.KINDS))
    assert found[:, 1].sum() > 0
    assert found[:, 0].sum() > found[:, 1].sum()
    numbers = conduct.likelihoods(found)
    assert numbers.shape == (7, len(conduct.KINDS))
    assert (numbers > 0).all()
    found[:, 1] = found[:, 0]
    assert conduct.likelihoods(found) == pytest.approx(conduct.NEUTRAL)
