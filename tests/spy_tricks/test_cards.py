"""The cards, the mat and their texts: ST-1 to ST-5."""

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
from spydeck.kernel import count, members


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
