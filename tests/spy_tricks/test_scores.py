"""The reveal, points, chips, Helpers and the end: ST-21 to ST-25."""

import pytest

from spydeck.games.spy_tricks.cards import CARD_TEXTS, SPOT_TEXTS, spots_of
from spydeck.games.spy_tricks.rules.guesses import (
    best_seats,
    chips_of,
    points_of,
    score_round,
    seats_behind,
)
from spydeck.games.spy_tricks.rules.tricks import new_game
from spydeck.games.spy_tricks.vocabulary import stage
from spydeck.kernel import members
from tests.spy_tricks.rounds import MISSES, play_round, play_tricks, stacked_game
from tests.spy_tricks.test_guesses import HELPS_C_ALONE


def spots(*texts: str) -> int:
    return sum(1 << SPOT_TEXTS.index(text) for text in texts)


def test_st_21_suit_rank_and_card_add_up() -> None:
    match = stacked_game()
    play_round(match, ("blue", "R9", "3", "R1", "B3", "R2", "R8", "W9", "R7", "4"), "decline", "decline")
    row = match.view(None)["scorepad"][0]
    assert row["secret"] == "B3"
    assert row["points"] == [17, 0, 0, 0]
    assert row["totals"] == [17, 0, 0, 0]


@pytest.mark.parametrize("secret", range(27))
def test_st_21_each_of_the_three_spots_scores_separately(secret: int) -> None:
    suit, rank, card = members(spots_of(secret))
    assert [points_of(1 << spot, -1) for spot in (suit, rank, card)] == [2, 5, 10]
    assert [points_of(1 << spot, spot) for spot in (suit, rank, card)] == [4, 10, 20]
    every = 1 << suit | 1 << rank | 1 << card
    assert [points_of(every, spot) for spot in (-1, suit, rank, card)] == [17, 19, 22, 27]


def test_st_21_the_unplayed_cards_are_put_away_unseen() -> None:
    match = stacked_game()
    while not match.over:
        play_round(match, HELPS_C_ALONE)
    for seat in (None, 0, 1, 2, 3):
        texts = {fact.get("card") for fact in match.events(seat) if fact["event"] == "play"}
        assert not texts & {"R4", "B4", "W3", "W9"}
        assert match.view(seat).get("hand", []) == []
    assert match.view(None)["hand_sizes"] == [0, 0, 0, 0]
    assert match.view(None)["secret"] == "B3"


def test_st_22_a_right_henchman_earns_a_chip_and_two_if_doubled() -> None:
    assert chips_of(spots("blue", "3"), -1) == 2
    assert chips_of(spots("blue", "3"), SPOT_TEXTS.index("3")) == 3
    assert chips_of(0, SPOT_TEXTS.index("R9")) == 0
    match = stacked_game()
    play_round(match, HELPS_C_ALONE)
    assert match.view(None)["chips"] == [1, 1, 0, 1]


def test_st_23_the_lowest_total_gets_a_helper() -> None:
    match = stacked_game()
    play_round(match, HELPS_C_ALONE)
    view = match.view(None)
    assert view["totals"] == [2, 5, 0, 10]
    assert view["helpers"] == [2]
    assert view["henchmen_left"] == [5, 5, 5, 5]
    assert view["mat"]["henchmen"] == []


def test_st_23_all_players_who_tie_for_the_lowest_total_get_one() -> None:
    match = stacked_game()
    play_round(match, ("B3", "9", "R8", "4", "R1", "R7", "R2", "W9", "R6", "R5"))
    assert match.view(None)["totals"] == [10, 0, 0, 0]
    assert match.view(None)["helpers"] == [1, 2, 3]


def test_st_23_nobody_gets_one_if_all_totals_are_equal() -> None:
    match = stacked_game()
    play_round(match, MISSES, "decline", "decline", "decline", "decline")
    assert match.view(None)["helpers"] == []
    (given,) = [event for event in match.events(None) if event["event"] == "helpers"]
    assert given["seats"] == []


def test_st_23_an_unused_helper_is_returned_and_may_be_given_again() -> None:
    match = stacked_game()
    play_round(match, HELPS_C_ALONE)
    play_tricks(match, MISSES)
    for _ in range(4):
        match.act(match.actors[0], "decline")
    assert match.view(None)["round"] == 2
    assert match.view(None)["helpers"] == [2]
    assert match.view(None)["helpers_used"] == []


@pytest.mark.parametrize(
    ("totals", "behind"),
    [([5, 5, 5, 5], []), ([5, 0, 5, 5], [1]), ([0, 9, 0, 9], [0, 2]), ([0, 0, 0, 1], [0, 1, 2])],
)
def test_st_23_seats_behind(totals: list[int], behind: list[int]) -> None:
    state = new_game(4)
    state.totals[:] = totals
    assert members(seats_behind(state)) == behind


@pytest.mark.parametrize("players", [3, 4])
def test_st_23_nobody_gets_a_helper_after_the_last_round(players: int) -> None:
    state = new_game(players)
    state.round = players - 1
    state.secret = CARD_TEXTS.index("B3")
    state.spots[0] = spots("B3")
    score_round(state)
    assert (state.stage, state.helpers, state.totals[0]) == (stage.OVER, 0, 10)


@pytest.mark.parametrize(
    ("totals", "chips", "winners"),
    [
        ([10, 5, 0, 7], [1, 9, 0, 1], [0]),
        ([10, 10, 0, 7], [1, 2, 9, 9], [1]),
        ([10, 10, 10, 7], [2, 2, 1, 9], [0, 1]),
        ([0, 0, 0, 0], [0, 0, 0, 0], [0, 1, 2, 3]),
    ],
)
def test_st_24_the_highest_total_wins_then_most_chips_then_it_is_shared(
    totals: list[int], chips: list[int], winners: list[int]
) -> None:
    state = new_game(4)
    state.totals[:] = totals
    state.chips[:] = chips
    assert members(best_seats(state)) == winners


def test_st_24_a_game_ends_after_its_last_round() -> None:
    match = stacked_game()
    for number in range(4):
        assert not match.over
        assert match.view(None)["round"] == number
        play_round(match, HELPS_C_ALONE)
    assert match.over
    assert match.totals == (17, 17, 17, 17)
    assert match.winners == (0, 1, 2, 3)
    assert match.events(None)[-1] == {"event": "game-over", "winners": [0, 1, 2, 3]}


def test_st_25_example_of_the_source_salvation_and_scoring_10_7_and_20() -> None:
    """Red guesses the card, Blue suit and rank; Yellow, wrong everywhere, takes salvation with her Helper."""
    match = stacked_game(start=3)
    play_round(match, HELPS_C_ALONE)
    red, yellow, _, blue = range(4)
    assert match.view(None)["helpers"] == [yellow]
    play_tricks(match, ("B3", "W9", "R9", "R8", "R1", "R7", "R2", "blue", "R6", "3"))
    assert match.actors == (yellow,)
    match.act(yellow, "guess B3 +helper")
    row = match.view(None)["scorepad"][1]
    assert row["points"] == [10, 20, 0, 7]
    assert row["chips"] == [1, 2, 0, 2]
    assert [row["points"][seat] for seat in (red, blue, yellow)] == [10, 7, 20]
