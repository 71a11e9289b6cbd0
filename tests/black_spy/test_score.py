"""Points, sweeps, totals, the end of the game: BS-19 to BS-29 and BS-35."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import spydeck
from spydeck.games.black_spy.cards import CARD_TEXTS, DECK
from spydeck.games.black_spy.options import read_options
from spydeck.games.black_spy.rules.tricks import gone_back, value_of
from spydeck.games.black_spy.variants import variant
from spydeck.match import Match
from tests.black_spy.stacked import names_of, passed_table, play_out
from tests.random_games import play_on


def value(*texts: str, variants: int = 0) -> int:
    return sum(value_of(1 << CARD_TEXTS.index(text), variants) for text in texts)


def sweep(totals: Sequence[int] = (0, 0, 0), **options: Any) -> Match:
    """Return a deal of three in which seat 0 takes every black card; the sweep is not settled yet."""
    strong = "R1 R11 B11 Y11 G11 K11 K10 K9 K8 K7 K7 K7 K7 K7 K7 K6 K5 K4 K3 K2"
    match = passed_table({0: strong, 1: "K1 R2"}, players=3, **options)
    match._state.totals[:3] = totals
    match.act(0, "play R11")
    match.act(1, "play R2")
    match.act(2, next(match.legal(2)))
    play_out(match, sweeper=0)
    return match


def test_bs_19_values_of_the_cards() -> None:
    assert [value(f"K{rank}") for rank in (1, 2, 3, 4, 5, 6)] == [1] * 6
    assert value("K7") == 10
    assert [value(f"K{rank}") for rank in (8, 9, 10, 11)] == [2, 3, 4, 5]
    assert [value(f"{colour}7") for colour in "BYRG"] == [-5] * 4
    others = [f"{colour}{rank}" for colour in "BYRG" for rank in range(1, 12) if rank != 7]
    assert all(value(text) == 0 for text in others)


def test_bs_20_the_deck_is_worth_60_or_80() -> None:
    assert value_of(DECK, 0) == 60
    assert value_of(DECK, variant.NO_GOOD_SPIES) == 80


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("variants", [[], ["no-good-spies"]])
def test_bs_20_total_of_the_source_each_deal_is_worth_60_or_80(players: int, variants: list[str]) -> None:
    match = spydeck.new("black-spy", players=players, variants=variants, seed=players)
    play_on(match, spydeck.bot("random", seed=1))
    swept = {fact["event"] for fact in match.events(None)} & {"sweep"}
    assert not swept
    for row in match.view(None)["scorepad"]:
        assert sum(row["points"]) == (80 if variants else 60)


def test_bs_21_case_of_the_source_all_16_black_cards_score_the_others_60() -> None:
    match = sweep()
    assert names_of(match, None, "sweep") == [{"event": "sweep", "seat": 0}]
    assert match.totals == (0, 60, 60)


def test_bs_22_the_pad_keeps_points_and_totals_after_halving() -> None:
    match = sweep(variants=["going-back"], end_value=120)
    assert match.view(1)["scorepad"] == [{"points": [0, 60, 60], "totals": [0, 30, 30]}]


@pytest.mark.parametrize(("players", "end"), [(3, 200), (4, 150), (5, 120), (6, 100)])
def test_bs_23_the_game_ends_when_a_total_reaches_the_end_value(players: int, end: int) -> None:
    assert read_options(players, {}).end_value == end
    match = spydeck.new("black-spy", players=players, seed=9)
    bot = spydeck.bot("random", seed=2)
    while not match.over:
        assert max(match.totals) < end
        match.act(match.actors[0], bot.choose(match.observation(match.actors[0])))
    assert max(match.totals) >= end
    assert match.winners == tuple(
        seat for seat, total in enumerate(match.totals) if total == min(match.totals)
    )


def test_bs_23_reaching_the_end_value_exactly_ends_the_game() -> None:
    match = sweep(end_value=60)
    assert match.over
    assert match.winners == (0,)
    with pytest.raises(spydeck.IllegalAction, match="^BS-23: the game is over"):
        match.act(0, "play R1")


def test_bs_24_players_tied_for_lowest_share_the_win() -> None:
    """Some random game ends with two players lowest; both have won."""
    for seed in range(400):
        match = spydeck.new("black-spy", players=6, seed=seed, end_value=20)
        play_on(match, spydeck.bot("random", seed=seed))
        lowest = [seat for seat in range(6) if match.totals[seat] == min(match.totals)]
        assert match.winners == tuple(lowest)
        if len(lowest) > 1:
            return
    pytest.fail("no tie came up")


def test_bs_25_totals_may_be_negative() -> None:
    match = sweep(variants=["capture-or-release"])
    match.act(0, "settle self")
    assert match.totals == (-60, 0, 0)


def test_bs_26_the_house_rule_counts_coloured_spies_on_a_sweep() -> None:
    match = sweep(variants=["spies-count-on-sweep"])
    taken = dict.fromkeys(range(3), 0)
    for trick in names_of(match, None, "trick"):
        first = trick["trick"] * 3
        cards = [fact["card"] for fact in names_of(match, None, "play")[first : first + 3]]
        taken[trick["seat"]] += sum(card in ("B7", "Y7", "R7", "G7") for card in cards)
    assert match.totals == (0, 60 - 5 * taken[1], 60 - 5 * taken[2])


def test_bs_26_the_house_rule_excludes_capture_or_release() -> None:
    with pytest.raises(spydeck.InvalidOption, match="^BS-26"):
        spydeck.new("black-spy", variants=["spies-count-on-sweep", "capture-or-release"])


def test_bs_27_no_good_spies_makes_coloured_spies_worthless() -> None:
    assert value("B7", "R7", variants=variant.NO_GOOD_SPIES) == 0
    assert value("K7", variants=variant.NO_GOOD_SPIES) == 10


def test_bs_28_the_sweeper_chooses_how_to_settle() -> None:
    match = sweep(variants=["capture-or-release"])
    assert match.view(None)["stage"] == "settle"
    assert match.actors == (0,)
    assert list(match.legal(0)) == ["settle others", "settle self"]
    with pytest.raises(spydeck.IllegalAction, match="^BS-28"):
        match.act(1, "settle others")
    match.act(0, "settle others")
    assert match.totals == (0, 60, 60)


def test_bs_29_coloured_spies_are_worth_nothing_when_swept_under_capture_or_release() -> None:
    for how, totals in (("others", (0, 60, 60)), ("self", (-60, 0, 0))):
        match = sweep(variants=["capture-or-release"])
        match.act(0, f"settle {how}")
        assert match.totals == totals


def test_bs_29_coloured_spies_count_where_nobody_swept() -> None:
    match = spydeck.new("black-spy", variants=["capture-or-release"], seed=2)
    play_on(match, spydeck.bot("random", seed=1), until=lambda match: match.view(None)["scorepad"])
    assert sum(match.view(None)["scorepad"][0]["points"]) == 60


def test_bs_35_a_total_at_the_end_value_or_half_of_it_goes_back() -> None:
    assert gone_back(150, 150, variant.GOING_BACK) == 75
    assert gone_back(75, 150, variant.GOING_BACK) == 37
    assert gone_back(200, 200, variant.GOING_BACK) == 100
    assert gone_back(100, 200, variant.GOING_BACK) == 50
    assert gone_back(101, 101, variant.GOING_BACK) == 50
    assert gone_back(50, 101, variant.GOING_BACK) == 50
    assert gone_back(150, 150, 0) == 150


@pytest.mark.parametrize(
    ("before", "after", "over"), [(140, 100, False), (40, 50, False), (141, 201, True), (139, 199, False)]
)
def test_bs_35_example_of_the_source_200_to_100_to_50_with_three_players(
    before: int, after: int, over: bool
) -> None:
    """201 end the game; exactly 200 go back to 100, and exactly 100 to 50. The sweep adds 60."""
    match = sweep(totals=[0, before, 0], variants=["going-back"])
    assert match.view(None)["options"]["end_value"] == 200
    assert (match.totals[1], match.over) == (after, over)


def test_bs_35_the_end_value_must_be_exceeded() -> None:
    match = sweep(variants=["going-back"], end_value=60)
    assert not match.over
    assert match.totals == (0, 30, 30)
    assert names_of(match, None, "going-back") == [
        {"event": "going-back", "seat": seat, "before": 60, "total": 30} for seat in (1, 2)
    ]


def test_bs_35_a_change_by_a_sweep_or_by_settling_oneself_goes_back_too() -> None:
    match = sweep(variants=["capture-or-release", "going-back"], end_value=120)
    match.act(0, "settle others")
    assert match.totals == (0, 30, 30)
    relieved = sweep(variants=["capture-or-release", "going-back"], end_value=100)
    relieved._state.totals[:3] = [110, 20, 30]
    relieved.act(0, "settle self")
    assert relieved.totals == (25, 20, 30)


@given(seed=st.integers(0, 10**9))
@pytest.mark.unmetered
def test_bs_35_an_unchanged_total_is_left_alone(seed: int) -> None:
    """In random games, totals change by the points of the deal, halved only where points were scored."""
    random = Random(seed)
    match = spydeck.new(
        "black-spy", players=random.randint(3, 6), variants=["going-back"], end_value=40, seed=seed
    )
    play_on(
        match, spydeck.bot("random", seed=seed), until=lambda match: len(match.view(None)["scorepad"]) == 4
    )
    pad = [{"totals": [0] * match.players}, *match.view(None)["scorepad"]]
    for before, row in pairwise(pad):
        for old, points, new in zip(before["totals"], row["points"], row["totals"], strict=True):
            total = old + points
            halved = points != 0 and total in (40, 20)
            assert new == (total // 2 if halved else total)
