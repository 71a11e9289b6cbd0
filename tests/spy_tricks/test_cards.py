"""The cards, the mat, their texts and the options: ST-1 to ST-6."""

from random import Random
from typing import Any

import pytest

import spydeck
from spydeck.games.spy_tricks import GAME
from spydeck.games.spy_tricks.cards import (
    ALL_SPOTS,
    CARD_TEXTS,
    DECK,
    SPOT_TEXTS,
    cards_in_game,
    cards_of_suit,
    power_of,
    rank_of,
    spot_texts,
    spots_of,
    spots_without,
    suit_of,
)
from spydeck.games.spy_tricks.options import PAWNS
from spydeck.kernel import count, members
from tests.random_games import play_at_random


def test_st_1_the_deck_has_three_suits_of_nine_ranks() -> None:
    cards = {(suit_of(card), rank_of(card)) for card in range(27)}
    assert cards == {(suit, rank) for suit in range(3) for rank in range(1, 10)}


def test_st_1_power_goes_by_suit_and_then_by_rank() -> None:
    by_power = sorted(range(27), key=power_of, reverse=True)
    wanted = [f"{letter}{rank}" for letter in "RBW" for rank in range(9, 0, -1)]
    assert [CARD_TEXTS[card] for card in by_power] == wanted


def test_st_2_three_players_leave_out_the_low_ranks_and_everyone_sees_that() -> None:
    left_out = ["R1", "R2", "B1", "B2", "W1", "W2"]
    for seat in (None, 0, 1, 2):
        mat = spydeck.new("spy-tricks", players=3, seed=1).view(seat)["mat"]
        assert mat["left_out"] == left_out
        assert {*left_out, "1", "2"} <= set(mat["wrong"])
    assert count(cards_in_game(3)) == 21
    assert count(cards_in_game(4)) == 27


def test_st_2_a_card_left_out_is_never_dealt() -> None:
    match = spydeck.new("spy-tricks", players=3, seed=1)
    dealt = [card for seat in range(3) for card in match.view(seat)["hand"]]
    assert not {text for text in dealt if text[1] in "12"}
    order = [text for text in CARD_TEXTS if text[1] not in "1"]
    with pytest.raises(spydeck.InvalidChance, match="name all 21"):
        spydeck.new(
            "spy-tricks", players=3, chance=lambda name, number: order if number or name == "deal" else 0
        )


def test_st_3_the_mat_has_a_spot_for_every_suit_rank_and_card() -> None:
    assert len(SPOT_TEXTS) == len(set(SPOT_TEXTS)) == 39
    assert spot_texts(ALL_SPOTS) == list(SPOT_TEXTS)
    assert SPOT_TEXTS[:13] == ("red", "blue", "white", *"123456789", "R1")


@pytest.mark.parametrize("card", range(27))
def test_st_3_a_card_is_named_by_three_spots(card: int) -> None:
    text = CARD_TEXTS[card]
    suit = {"R": "red", "B": "blue", "W": "white"}[text[0]]
    assert spot_texts(spots_of(card)) == [suit, text[1], text]


def test_st_3_spots_go_wrong_when_all_their_cards_are_gone() -> None:
    assert spots_without(0) == 0
    assert spots_without(DECK) == ALL_SPOTS
    blue = cards_of_suit(1)
    assert spot_texts(spots_without(blue)) == ["blue", *(f"B{rank}" for rank in range(1, 10))]
    sevens = sum(1 << card for card in members(DECK) if rank_of(card) == 7)
    assert spot_texts(spots_without(sevens)) == ["7", "R7", "B7", "W7"]


@pytest.mark.parametrize("players", [3, 4])
def test_st_4_everyone_has_five_henchmen(players: int) -> None:
    assert spydeck.new("spy-tricks", players=players).view(None)["henchmen_left"] == [5] * players


def test_st_5_a_card_is_written_with_its_letter_and_its_rank() -> None:
    assert {"R9", "B3", "W1"} <= set(CARD_TEXTS)
    assert [verb.form for verb in GAME.verbs.values()] == ["play CARD", "guess SPOT [HELPER]", "decline"]


@pytest.mark.parametrize("players", [3, 4])
def test_st_6_a_chosen_start_player_starts_and_is_not_drawn(players: int) -> None:
    match = spydeck.new("spy-tricks", players=players, seed=4, first_start_player=2)
    assert match.lines()[0].startswith("deal ")
    assert match.actors == (2,)
    play_at_random(match, Random(1))
    deals = [event["seat"] for event in match.events(None) if event["event"] == "deal"]
    assert deals == [(2 + number) % players for number in range(players)]
    again = spydeck.load(match.record())
    assert '[FirstStartPlayer "2"]' in match.record()
    assert again.record() == match.record()
    assert again.events(None) == match.events(None)


def test_st_6_by_default_the_view_names_no_chosen_start_player() -> None:
    options = spydeck.new("spy-tricks", seed=4).view(0)["options"]
    assert options == {
        "players": 4,
        "first_start_player": None,
        "pawns": ["green", "yellow", "purple", "grey"],
    }


@pytest.mark.parametrize("given", ["purple,grey,green", "purple grey green", ["purple", "grey", "green"]])
def test_st_4_each_player_has_pawns_of_a_chosen_colour(given: object) -> None:
    match = spydeck.new("spy-tricks", players=3, seed=4, pawns=given)
    assert match.view(None)["options"]["pawns"] == ["purple", "grey", "green"]
    assert '[Pawns "purple grey green"]' in match.record()
    assert spydeck.load(match.record()).options == match.options


def test_the_opening_says_what_the_table_has_chosen() -> None:
    describe = GAME.text_ui().describe_options
    assert describe(GAME.read_options(3, {}).facts()) == ""
    chosen = GAME.read_options(3, {"first_start_player": 2, "pawns": "purple grey green"})
    assert describe(chosen.facts()) == (
        "Seat 3 starts the first round. The pawns are purple, grey and green, from seat 1 on."
    )


def test_the_default_options_leave_no_tags() -> None:
    assert spydeck.new("spy-tricks", players=3, seed=4, pawns=PAWNS[:3]).options.tags() == {}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"first_start_player": 3}, "ST-6: first_start_player must be a whole number from 0 to 2, not 3"),
        ({"first_start_player": -1}, "ST-6"),
        ({"first_start_player": True}, "ST-6"),
        ({"first_start_player": "P1"}, "ST-6"),
        ({"pawns": "green"}, "ST-4: pawns must name 3 different ones of green, yellow, purple, grey"),
        ({"pawns": "green green yellow"}, "ST-4"),
        ({"pawns": ["green", "yellow", "red"]}, "ST-4"),
        ({"pawns": ["green", "yellow", "purple", "grey"]}, "ST-4"),
        ({"pawns": 3}, "ST-4: pawns must be a list of names"),
    ],
)
def test_a_wrong_option_is_refused_with_its_clause(given: dict[str, Any], message: str) -> None:
    with pytest.raises(spydeck.InvalidOption, match=message):
        GAME.read_options(3, given)
