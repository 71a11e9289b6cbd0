"""The worked examples of Black Spy's rulebook."""

from tests.black_spy.stacked import passed_table, play
from tests.terminal.test_scoring import keeper, totals

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
