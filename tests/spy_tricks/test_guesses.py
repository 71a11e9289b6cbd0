"""Henchmen and Helpers after the tricks, also of absent players: ST-14 to ST-16, ST-19."""

import pytest

import spydeck
from spydeck.games.spy_tricks.cards import SPOT_TEXTS
from tests.spy_tricks.rounds import MISSES, play_round, play_trick, play_tricks, role, stacked_game

HELPS_C_ALONE = ("blue", "9", "R8", "3", "R1", "R7", "R2", "B3", "R6", "R5")
"""Guesses of a round in which everyone but C scores."""


def test_st_14_the_winner_guesses_before_the_loser_and_then_the_winner_leads() -> None:
    match = stacked_game()
    play_trick(match, 0)
    assert (match.view(None)["stage"], match.actors) == ("guess", (0,))
    assert match.choices(0) == {"next": ["guess"], "enough": False}
    match.act(0, "guess red")
    assert (match.view(None)["stage"], match.actors) == ("guess", (2,))
    match.act(2, "guess 3")
    assert (match.view(None)["stage"], match.actors) == ("play", (0,))
    assert match.view(None)["mat"]["henchmen"] == [
        {"seat": 0, "spot": "red", "helper": False},
        {"seat": 2, "spot": "3", "helper": False},
    ]
    assert match.view(None)["henchmen_left"] == [4, 5, 4, 5]


@pytest.mark.parametrize("spot", SPOT_TEXTS)
def test_st_14_every_spot_can_be_guessed_on_an_empty_mat(spot: str) -> None:
    match = stacked_game()
    play_trick(match, 0)
    assert match.is_legal(0, f"guess {spot}")
    (event,) = match.act(0, f"guess {spot}")
    assert event == {"event": "guess", "seat": 0, "spot": spot, "helper": False}


@pytest.mark.parametrize("spot", ["red", "3", "B3"])
def test_st_15_no_henchman_goes_to_an_occupied_spot(spot: str) -> None:
    match = stacked_game()
    play_trick(match, 0)
    match.act(0, f"guess {spot}")
    with pytest.raises(spydeck.IllegalAction, match=f"ST-15: a henchman already stands on {spot}"):
        match.act(2, f"guess {spot}")
    assert spot not in match.choices(2, "guess")["next"]
    assert len(match.choices(2, "guess")["next"]) == 38


def test_st_15_a_seats_own_spot_is_occupied_too() -> None:
    match = stacked_game()
    play_tricks(match, ("red", "blue"))
    play_trick(match, 1)
    with pytest.raises(spydeck.IllegalAction, match="ST-15"):
        match.act(0, "guess red")


def test_st_15_a_spot_that_is_known_to_be_wrong_may_be_guessed() -> None:
    match = stacked_game()
    play_trick(match, 0)
    assert "R9" in match.view(0)["mat"]["wrong"]
    assert match.is_legal(0, "guess R9")
    three = spydeck.new("spy-tricks", players=3, seed=2)
    for _ in range(3):
        (seat,) = three.actors
        three.act(seat, next(three.legal(seat)))
    (seat,) = three.actors
    assert {"1", "2", "R1", "W2"} <= set(three.choices(seat, "guess")["next"])
    assert len(three.choices(seat, "guess")["next"]) == 39


def test_st_16_a_helper_goes_with_a_henchman_once_in_the_round() -> None:
    match = stacked_game()
    play_round(match, HELPS_C_ALONE)
    assert (match.view(None)["round"], match.view(None)["helpers"]) == (1, [2])
    play_trick(match, 0)  # seat 2 is now B, seat 1 is A
    assert match.choices(1, "guess red") == {"next": [], "enough": True}
    match.act(1, "guess red")
    match.act(3, "guess W1")
    play_trick(match, 1)
    match.act(1, "guess R1")
    assert match.choices(2, "guess B3") == {"next": ["+helper"], "enough": True}
    (event, *_) = match.act(2, "guess B3 +helper")
    assert event == {"event": "guess", "seat": 2, "spot": "B3", "helper": True}
    view = match.view(None)
    assert (view["helpers"], view["helpers_used"]) == ([], [2])
    assert {"seat": 2, "spot": "B3", "helper": True} in view["mat"]["henchmen"]
    play_trick(match, 2)
    match.act(1, "guess R2")
    with pytest.raises(spydeck.IllegalAction, match="ST-16: you have already placed your Helper"):
        match.act(2, "guess blue +helper")
    assert match.is_legal(2, "guess blue")


def test_st_16_nobody_has_a_helper_in_round_one() -> None:
    match = stacked_game()
    play_trick(match, 0)
    with pytest.raises(spydeck.IllegalAction, match="ST-16: nobody has a Helper in round one"):
        match.act(0, "guess B3 +helper")


def test_st_16_only_its_holder_places_a_helper() -> None:
    match = stacked_game()
    play_round(match, HELPS_C_ALONE)
    play_trick(match, 0)
    with pytest.raises(spydeck.IllegalAction, match="ST-16: you have no Helper"):
        match.act(role(match, "A"), "guess B3 +helper")


def test_each_guess_is_listed_once_in_canonical_order() -> None:
    match = stacked_game()
    play_round(match, MISSES, "decline", "decline", "decline", "decline")
    play_trick(match, 0)
    texts = list(match.legal(role(match, "A")))
    assert texts == [f"guess {spot}" for spot in SPOT_TEXTS]


def test_a_helper_doubles_the_number_of_texts() -> None:
    match = stacked_game()
    play_round(match, HELPS_C_ALONE)
    play_tricks(match, ("R1", "R2"))
    play_trick(match, 1)
    match.act(role(match, "A"), "guess W9")
    texts = list(match.legal(2))
    assert texts[:2] == ["guess red", "guess red +helper"]
    assert len(texts) == 2 * 36


def test_st_19_declining_salvation_is_harmless() -> None:
    match = stacked_game()
    play_tricks(match, MISSES)
    for seat in range(4):
        assert match.verbs(seat) == (("guess", "decline") if seat == 0 else ())
        assert match.harmless(seat) == ("decline" if seat == 0 else None)
        assert match.early(seat) == ()
        assert not match.telltale(seat)
    assert spydeck.bot("stand-in").choose(match.observation(0)) == "decline"


def test_st_14_a_card_or_a_henchman_that_must_be_placed_has_no_harmless_answer() -> None:
    match = stacked_game()
    assert (match.verbs(0), match.harmless(0)) == (("play",), None)
    play_trick(match, 0)
    assert (match.verbs(0), match.harmless(0)) == (("guess",), None)
    seen = match.observation(0)
    assert spydeck.bot("stand-in").choose(seen) == spydeck.bot("sensible").choose(seen)
