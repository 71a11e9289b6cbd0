"""Salvation: ST-17 to ST-20."""

import pytest

import spydeck
from spydeck.games.spy_tricks.cards import SPOT_TEXTS
from spydeck.match import Match
from tests.spy_tricks.rounds import MISSES, play_round, play_tricks, stacked_game
from tests.spy_tricks.test_guesses import HELPS_C_ALONE


def after(*guesses: str) -> Match:
    """Return a first round after these ten guesses of A, C, A, B, A, B, A, D, A, D."""
    match = stacked_game()
    play_tricks(match, guesses)
    return match


def with_guess(place: int, spot: str) -> list[str]:
    """Return ten guesses that all miss except one."""
    guesses = list(MISSES)
    guesses[place] = spot
    return guesses


def test_st_17_players_whom_the_mat_proves_wrong_everywhere_are_entitled() -> None:
    match = after(*MISSES)
    view = match.view(None)
    assert (view["stage"], view["entitled"]) == ("salvation", [0, 1, 2, 3])
    (offer,) = [event for event in match.events(None) if event["event"] == "salvation"]
    assert offer["seats"] == [0, 1, 2, 3]


@pytest.mark.parametrize("spot", ["R4", "B4", "W3", "W9", "B3", "red", "blue", "white", "3", "4", "9"])
def test_st_17_a_spot_with_a_card_that_is_not_on_the_mat_may_be_right(spot: str) -> None:
    """The unplayed cards are R4, B4, W3 and W9; what their holders know does not count."""
    assert after(*with_guess(1, spot)).view(None)["entitled"] == [0, 1, 3]


@pytest.mark.parametrize("spot", ["R3", "W1", "1", "2", "5", "6", "7", "8"])
def test_st_17_a_rank_is_wrong_when_all_its_cards_are_on_the_mat(spot: str) -> None:
    assert after(*with_guess(1, spot)).view(None)["entitled"] == [0, 1, 2, 3]


def test_st_17_a_suit_is_wrong_when_all_its_cards_are_on_the_mat() -> None:
    """With three players, red 1 and 2 lie there from the start (ST-2); the others are played or face up."""
    hands = {0: "R9 R8 R7 R6 R5 W9", 1: "B9 B8 B7 B6 B5 B4", 2: "W8 W7 W6 W5 W4 W3"}
    order = [hands[(1 + place) % 3].split()[place // 3] for place in range(18)]
    order += ["B3", "R3", "R4"]
    match = spydeck.new(
        "spy-tricks", players=3, chance=lambda name, number: 0 if name == "start-player" else order
    )
    misses = iter(["B2", "red", "R1", "R2", "B1", "1", "W1", "2", "W2", "R3"])
    for number in range(5):
        for seat in range(3):
            match.act(seat, f"play {hands[seat].split()[number]}")
        for seat in (0, 2):
            assert match.actors == (seat,)
            match.act(seat, f"guess {next(misses)}")
    assert "red" in match.view(None)["mat"]["wrong"]
    assert match.view(None)["entitled"] == [0, 1, 2]  # seat 1 has placed none


def test_st_17_players_who_have_placed_no_henchman_are_entitled() -> None:
    hands = ("R9 R8 R7 R6 R5 R4", "W1 W2 W3 W4 W5 B1", "B9 B8 B7 B6 B5 B4", "B2 W9 W8 W7 W6 R3")
    order = [hands[(1 + place) % 4].split()[place // 4] for place in range(24)] + ["B3", "R1", "R2"]
    match = spydeck.new("spy-tricks", chance=lambda name, number: 0 if name == "start-player" else order)
    match.act(0, "play R9")
    match.act(1, "play W1")
    match.act(2, "play B9")
    match.act(3, "play R3")
    spots = iter(SPOT_TEXTS)
    for seat in (0, 1):
        match.act(seat, f"guess {next(spots)}")
    for number in range(1, 5):
        for seat, hand in enumerate(hands):
            match.act(seat, f"play {hand.split()[number]}")
        for seat in (0, 1):
            match.act(seat, f"guess {next(spots)}")
    assert match.view(None)["henchmen_left"] == [0, 0, 5, 5]
    assert match.view(None)["entitled"] == [2, 3]


def test_st_17_nobody_is_entitled_if_everyone_may_still_be_right() -> None:
    match = after("red", "blue", "R1", "white", "R2", "R9", "R8", "9", "R7", "4")
    assert match.view(None)["round"] == 1
    assert "salvation" not in {event["event"] for event in match.events(None)}


def test_st_18_a_henchman_may_stand_with_others() -> None:
    match = after(*with_guess(3, "B3"))
    assert match.view(None)["entitled"] == [0, 2, 3]
    assert match.choices(0) == {"next": ["guess", "decline"], "enough": False}
    assert match.choices(0, "guess")["next"] == list(SPOT_TEXTS)
    for seat in (0, 2):
        match.act(seat, "guess B3")
    match.act(3, "guess B3")
    row = match.view(None)["scorepad"][0]
    assert row["points"] == [10, 10, 10, 10]


def test_st_18_who_is_entitled_is_settled_once() -> None:
    match = after(*MISSES)
    match.act(0, "guess red")
    assert match.view(None)["entitled"] == [1, 2, 3]
    match.act(1, "decline")
    assert match.view(None)["entitled"] == [2, 3]


def test_st_18_a_helper_still_unused_may_go_with_it() -> None:
    match = stacked_game()
    play_round(match, HELPS_C_ALONE)
    play_tricks(match, MISSES)  # seat 1 is A now, so seat 2 is B
    match.act(1, "decline")
    assert match.actors == (2,)
    assert match.choices(2, "guess B3") == {"next": ["+helper"], "enough": True}
    match.act(2, "guess B3 +helper")
    match.act(3, "decline")
    match.act(0, "decline")
    assert match.view(None)["scorepad"][1]["points"] == [0, 0, 20, 0]


def test_st_18_salvation_with_a_helper_not_held_is_refused_with_its_clause() -> None:
    match = after(*MISSES)
    with pytest.raises(spydeck.IllegalAction, match="ST-16: nobody has a Helper in round one"):
        match.act(0, "guess B3 +helper")


def test_st_19_the_most_recent_winner_is_first_and_then_clockwise() -> None:
    match = stacked_game(start=2)
    play_tricks(match, MISSES)
    offered = []
    while match.view(None)["round"] == 0:
        offered.append(match.actors[0])
        match.act(match.actors[0], "decline")
    assert offered == [2, 3, 0, 1]


def test_st_19_seats_that_are_not_entitled_are_skipped() -> None:
    match = after("red", *MISSES[1:3], "B4", *MISSES[4:])
    assert match.view(None)["entitled"] == [2, 3]
    assert match.actors == (2,)
    match.act(2, "decline")
    assert match.actors == (3,)


def test_st_19_declining_leaves_everything_as_it_was() -> None:
    match = after(*MISSES)
    before = match.view(None)["mat"]
    (event,) = match.act(0, "decline")
    assert event == {"event": "decline", "seat": 0}
    assert match.view(None)["mat"] == before


def test_st_20_a_player_out_of_pawns_takes_back_the_first() -> None:
    match = after(*MISSES)
    assert match.view(None)["henchmen_left"] == [0, 3, 4, 3]
    back, placed = match.act(0, "guess B3")
    assert back == {"event": "take-back", "seat": 0, "spot": "R9"}
    assert placed["spot"] == "B3"
    view = match.view(None)
    assert view["henchmen_left"] == [0, 3, 4, 3]
    spots = [henchman["spot"] for henchman in view["mat"]["henchmen"] if henchman["seat"] == 0]
    assert spots == ["R1", "R2", "R5", "B1", "B3"]


def test_st_20_others_take_nothing_back() -> None:
    match = after(*MISSES)
    match.act(0, "decline")
    (placed,) = match.act(1, "guess B3")
    assert placed["event"] == "guess"
    assert match.view(None)["henchmen_left"] == [0, 2, 4, 3]


def test_st_20_a_helper_taken_back_stays_used() -> None:
    """Seat 1 alone is behind after round one and is A, with five henchmen, in round two."""
    match = stacked_game()
    first = ("blue", "3", "R8", "R7", "R1", "R6", "R2", "B3", "R5", "B1")
    play_round(match, first, "decline")
    assert match.view(None)["helpers"] == [1]
    play_tricks(match, ("R9 +helper", *MISSES[1:]))
    assert match.view(None)["helpers_used"] == [1]
    with pytest.raises(spydeck.IllegalAction, match="ST-16: you have already placed your Helper"):
        match.act(1, "guess B3 +helper")
    match.act(1, "guess B3")
    view = match.view(None)
    assert view["helpers_used"] == [1]
    assert not any(henchman["helper"] for henchman in view["mat"]["henchmen"])
    while match.view(None)["round"] == 1:
        match.act(match.actors[0], "decline")
    assert match.view(None)["scorepad"][1]["points"] == [0, 10, 0, 0]
    guesses = match.view(None)["scorepad"][1]["guesses"]
    assert guesses[0] == {"seat": 1, "spot": "R9", "helper": True, "taken_back": True}


def test_st_20_declining_takes_nothing_back() -> None:
    match = after(*MISSES)
    match.act(0, "decline")
    assert "take-back" not in {event["event"] for event in match.events(None)}
