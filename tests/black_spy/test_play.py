"""Leading, following, taking: BS-11 to BS-18, Following Rank (BS-34), and the worked examples."""

import pytest

import spydeck
from tests.black_spy.stacked import names_of, passed_table, play
from tests.terminal.test_scoring import keeper, totals


def test_bs_11_the_holder_of_red_1_after_the_pass_leads() -> None:
    match = passed_table({2: "R1"})
    assert match.actors == (2,)
    assert names_of(match, None, "first-lead") == [{"event": "first-lead", "seat": 2}]
    assert match.is_legal(2, "play " + next(card for card in match.view(2)["hand"] if card[0] not in "RK"))


def test_bs_12_black_may_not_lead_the_first_trick() -> None:
    match = passed_table({0: "R1 K1 K7"})
    with pytest.raises(spydeck.IllegalAction, match="^BS-12: .*black"):
        match.act(0, "play K1")
    assert not any(text.startswith("play K") for text in match.legal(0))


def test_bs_12_followers_may_play_black_in_the_first_trick() -> None:
    match = passed_table({0: "R1 B2", 1: "K1 K3 K4 K5 K6 K7 K7 K7 K8 K9 K10 K11 G11 G10 G9"})
    play(match, "B2")
    assert match.is_legal(1, "play K7")


def test_bs_13_play_goes_round_to_the_left_one_card_each() -> None:
    match = passed_table({3: "R1", 0: "R2", 1: "R3", 2: "R4"})
    order = []
    for card in ("R1", "R2", "R3", "R4"):
        order.append(match.actors)
        play(match, card)
    assert order == [(3,), (0,), (1,), (2,)]
    with pytest.raises(spydeck.IllegalAction, match="^BS-13: it is seat 3's turn"):
        match.act(0, "play R1")


def test_bs_14_follow_colour_or_rank_and_choose_freely_between_them() -> None:
    match = passed_table({0: "R1 R5", 1: "R2 G5 K5 B6"})
    play(match, "R5")
    assert match.is_legal(1, "play R2")
    assert match.is_legal(1, "play G5")
    assert match.is_legal(1, "play K5")
    with pytest.raises(spydeck.IllegalAction, match="^BS-14: follow R5 with a red card or a 5"):
        match.act(1, "play B6")


def test_bs_14_holding_neither_anything_may_be_played() -> None:
    hand = "B1 B2 B3 B4 Y1 Y2 Y3 Y4 G1 G2 G3 K1 K2 K7 K7"
    match = passed_table({0: "R1 R9", 1: hand})
    play(match, "R9")
    assert len(list(match.legal(1))) == len(set(hand.split()))


def test_bs_15_the_highest_card_of_the_led_colour_takes_the_trick() -> None:
    match = passed_table({0: "R1 R5", 1: "G5", 2: "R8", 3: "R6"})
    play(match, "R5", "G5", "R8", "R6")
    assert names_of(match, None, "trick") == [{"event": "trick", "seat": 2, "trick": 0}]
    assert match.view(None)["taken"][2]["cards"] == 4


def test_bs_15_a_rank_match_never_wins() -> None:
    match = passed_table({0: "R1 R3", 1: "K3", 2: "B3", 3: "Y3"})
    play(match, "R3", "K3", "B3", "Y3")
    assert match.actors == (0,)


def test_bs_16_case_of_the_source_the_first_of_two_black_spies_takes_the_trick() -> None:
    match = passed_table({0: "R1 R11 K1", 1: "K7 R2", 2: "K7 R3", 3: "K6 R4"})
    play(match, "R11", "R2", "R3", "R4", "K1", "K7", "K7", "K6")
    assert match.actors == (1,)


def test_bs_16_a_higher_black_card_beats_the_spies() -> None:
    match = passed_table({0: "R1 R11 K7", 1: "K7 R2", 2: "K8 R3", 3: "K6 R4"})
    play(match, "R11", "R2", "R3", "R4", "K7", "K7", "K8", "K6")
    assert match.actors == (2,)


def test_bs_17_the_taker_leads_next_with_any_card() -> None:
    match = passed_table({0: "R1 R5", 1: "R2", 2: "R8 K7 K1", 3: "R6"})
    play(match, "R5", "R2", "R8", "R6")
    assert match.actors == (2,)
    assert match.is_legal(2, "play K7")
    assert match.is_legal(2, "play K1")


def test_bs_18_the_deal_ends_with_the_last_card() -> None:
    match = spydeck.new("black-spy", players=6, seed=4)
    bot = spydeck.bot("sensible")
    for seat in range(6):
        match.act(seat, bot.choose(match.observation(seat)))
    for played in range(60):
        assert names_of(match, None, "deal-over") == [], played
        match.act(match.actors[0], bot.choose(match.observation(match.actors[0])))
    assert len(names_of(match, None, "deal-over")) == 1


def test_bs_34_following_rank_admits_the_rank_of_the_player_before() -> None:
    hands = {0: "R1 R5", 1: "K5 R8", 2: "R2 G8 B3", 3: "R3 K8"}
    plain = passed_table(hands)
    play(plain, "R5", "R8")
    assert not plain.is_legal(2, "play G8")
    wider = passed_table(hands, variants=["following-rank"])
    play(wider, "R5", "R8")
    assert wider.is_legal(2, "play G8")
    with pytest.raises(spydeck.IllegalAction, match="^BS-34: .* an 8 like the player before you"):
        wider.act(2, "play B3")
    play(wider, "R2")
    assert not wider.is_legal(3, "play K8")


def test_bs_34_following_rank_never_forces() -> None:
    """A hand without led colour and led rank may play anything, a rank of the player before or not."""
    hand = "B1 B2 B3 B4 Y1 Y2 Y3 Y4 G1 G2 G3 K1 K2 K8 K7"
    match = passed_table({0: "R1 R9", 1: "R8", 2: hand}, variants=["following-rank"])
    play(match, "R9", "R8")
    assert len(list(match.legal(2))) == 15


HANDS = {
    0: "G1 G2 G3 G5 G6 G7 G8 G9 G10 G11 R1 R9 Y9 B1 B2",
    1: "G4 B9 R2 R3 R4 R5 R6 R7 R8 R10 R11 Y1 Y2 Y3 Y4",
    2: "K7 K7 B3 B4 B5 B6 B7 B8 B10 B11 Y5 Y6 Y7 Y8 Y10",
    3: "K9 K1 K2 K3 K4 K5 K6 K7 K7 K7 K7 K8 K10 K11 Y11",
}


def test_bs_14_follow_colour_or_rank_and_whoever_has_neither_is_free() -> None:
    """BS-15, BS-19: the only green card takes a Black Spy and the black 9, which cost 13 points."""
    match = passed_table(HANDS)
    play(match, "G9")
    assert set(match.legal(1)) == {"play G4", "play B9"}
    play(match, "B9")
    assert match.is_legal(2, "play K7")
    assert match.is_legal(2, "play Y5")
    play(match, "K7")
    assert list(match.legal(3)) == ["play K9"]
    play(match, "K9")
    assert match.actors == (0,)
    assert match.view(None)["taken"][0]["points"] == 13


def test_bs_20_the_scored_deal_adds_up_to_60() -> None:
    made = keeper("K7 K7 K7 K2 K11 B7", "K7 K7 K4 K5 K8 K9 R7 G7", "K7 K1 K3 K6 K10", "Y7")
    assert totals(made) == [31, 17, 17, -5]


def test_bs_35_the_sources_200_goes_back_to_100_and_100_to_50() -> None:
    made = keeper("55 5 0", "55 5 0", "55 5 0", "23 30 7", players=3, variants=["going-back"])
    assert totals(made) == [188, 45, 7]
    made.enter("12 46 2")
    assert totals(made) == [100, 91, 9]
    made.enter("51 9 0")
    assert totals(made) == [151, 50, 9]
    assert not made.over
    made.enter("50 10 0")
    assert totals(made) == [201, 60, 9]
    assert made.over
