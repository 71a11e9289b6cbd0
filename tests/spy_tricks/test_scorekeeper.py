"""The scorekeeper for people with the paper cards: ST-2, ST-15 to ST-24."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spydeck.errors import SpydeckError
from spydeck.games.spy_tricks import GAME
from spydeck.games.text_ui import Line, Names, Scorekeeper, winners_of
from tests.random_games import random_match

NAMES = Names(("Ann", "Ben", "Cleo", "Dan"))


def keeper(players: int = 4) -> Scorekeeper:
    make = GAME.text_ui().scorekeeper
    assert make is not None
    return make(GAME.read_options(players, {}), Names(NAMES[:players]))


def enter(kept: Scorekeeper, *texts: str) -> list[str]:
    """Enter some answers and return the lines that follow from the last one, without the scorepad."""
    lines: list[Line] = []
    for text in texts:
        lines = kept.enter(text)
    pad = kept.pad()
    return ["".join(text for _, text in line) for line in lines if line not in pad]


def test_the_totals_stand_after_every_round_and_who_won_at_the_end() -> None:
    """ST-6, ST-24."""
    kept = keeper(3)
    for number in range(3):
        assert winners_of(kept) == ()
        kept.enter("B3")
        assert kept.enter("B3")[1:] == []
        kept.enter("-")
        lines = kept.enter("3" if number else "blue")
        assert lines[1:-1] == kept.pad()
    assert winners_of(kept) == (0,)


def test_of_a_tie_that_chips_were_not_entered_for_all_are_named() -> None:
    """ST-24."""
    kept = keeper(3)
    enter(kept, "7 0 0", "0 7 0", "0 0 0")
    assert winners_of(kept) == (0, 1)


def test_a_round_is_entered_as_its_secret_and_what_was_right() -> None:
    """ST-21, ST-23, ST-25."""
    kept = keeper()
    assert kept.question().startswith("Round 1: which card was the Secret Document, or")
    enter(kept, "b3")
    assert kept.question() == "Round 1: which of blue, 3, B3 did Ann guess (- for none)?"
    assert enter(kept, "B3") == ["Ann scores 10."]
    assert enter(kept, "blue, 3") == ["Ben scores 7."]
    assert enter(kept, "-") == ["Cleo scores 0."]
    assert enter(kept, "-") == ["Dan scores 0.", "A Helper for Cleo and Dan in the next round."]
    assert enter(kept, "R9", "-", "-", "R9+") == ["Cleo scores 20."]
    assert enter(kept, "-")[-1] == "A Helper for Dan in the next round."
    pad = ["".join(text for _, text in line).split() for line in kept.pad()]
    assert pad[1] == ["1", "B3", "+10", "10", "+7", "7", "+0", "0", "+0", "0"]
    assert pad[2] == ["2", "R9", "+0", "10", "+0", "7", "+20", "20", "+0", "0"]
    assert pad[3] == ["chips", "1", "2", "2", "0"]


def test_the_game_ends_with_its_last_round() -> None:
    """ST-6, ST-24."""
    kept = keeper(3)
    for _ in range(2):
        assert enter(kept, "B3", "-", "-", "-")[-1] == "All totals are equal: nobody gets a Helper."
    assert not kept.over
    assert enter(kept, "B3", "B3", "blue", "-")[-1] == "The game is over. Ann wins!"
    assert kept.over
    with pytest.raises(SpydeckError, match="the game is over"):
        kept.enter("B3")
    assert kept.undo()
    assert not kept.over


def test_chips_break_a_tie() -> None:
    """ST-24: ten points from one henchman, or from two worth five each."""
    kept = keeper(3)
    enter(kept, "B3", "B3", "3", "-")
    enter(kept, "W4", "-", "4", "W4")
    assert enter(kept, "R9", "-", "-", "-")[-1] == "The game is over. Ben wins!"


def test_a_round_is_entered_as_the_points_of_each_player() -> None:
    """ST-21, ST-23: both ways to enter a round may be mixed."""
    kept = keeper()
    assert enter(kept, "7, 10 0 2") == ["A Helper for Cleo in the next round."]
    assert enter(kept, "R9", "-", "-", "R9+") == ["Cleo scores 20."]
    enter(kept, "-")
    assert enter(kept, "0 0 0 4") == ["A Helper for Dan in the next round."]
    assert [row["totals"] for row in kept.rows()] == [[7, 10, 0, 2], [7, 10, 20, 2], [7, 10, 20, 6]]
    assert [row["secret"] for row in kept.rows()] == [None, "R9", None]
    assert kept.undo()
    assert kept.undo()
    assert kept.question() == "Round 2: which of red, 9, R9 did Dan guess (- for none)?"


def test_chips_follow_from_points_that_one_set_of_guesses_makes() -> None:
    """ST-22: a Helper on the rank and one guess of the card both make 10 points, but not the same chips."""
    kept = keeper()
    enter(kept, "7 10 0 2", "0 0 10 0")
    assert [row["chips"] for row in kept.rows()] == [[2, 1, 0, 1], [0, 0, None, 0]]
    pad = ["".join(text for _, text in line).split() for line in kept.pad()]
    assert pad[1] == ["1", "-", "+7", "7", "+10", "10", "+0", "0", "+2", "2"]
    assert pad[-1] == ["chips", "2", "1", "?", "1"]


def test_the_points_of_others_can_show_how_a_player_scored() -> None:
    """ST-15, ST-22: where somebody else was right about two spots, 20 points are the card with a Helper."""
    kept = keeper()
    enter(kept, "7 10 0 2", "7 0 20 0")
    assert kept.rows()[-1]["chips"] == [2, 0, 2, 0]


def test_a_tie_that_only_missing_chips_can_settle_is_left_to_the_players() -> None:
    """ST-24."""
    kept = keeper(3)
    enter(kept, "10 0 10", "0 10 0")
    (said,) = enter(kept, "0 0 0")
    assert said.startswith("The game is over. Ann, Ben and Cleo have the same total")
    assert said.endswith("whoever has the most chips wins (ST-24).")
    kept.undo()
    assert enter(kept, "0 2 0") == ["The game is over. Ben wins!"]


def test_chips_settle_a_tie_after_points_too() -> None:
    """ST-24."""
    kept = keeper(3)
    enter(kept, "10 0 0", "0 15 0")
    assert enter(kept, "5 0 0") == ["The game is over. Ann and Ben share the win in a draw."]


@pytest.mark.parametrize(
    ("before", "text", "words"),
    [
        ((), "7 10 0", "there are 4 players, so enter 4 numbers, not 3"),
        ((), "3 0 0 0", "ST-21: without a Helper, no right guesses make the 3 points of Ann"),
        ((), "-2 0 0 0", "ST-21"),
        ((), "0 4 0 0", "without a Helper, no right guesses make the 4 points of Ben"),
        (("7 10 0 2",), "0 4 0 0", "without a Helper"),
        (("7 10 0 2",), "0 0 18 0", "ST-21: no right guesses make the 18 points of Cleo"),
        ((), "7 7 0 0", "ST-15: two players cannot both have been right about several spots"),
        ((), "7 99999 0 0", "ST-5"),
        (("B3",), "7 10 0 2", "ST-21"),
    ],
)
def test_points_that_no_guesses_make_are_refused(before: tuple[str, ...], text: str, words: str) -> None:
    kept = keeper()
    enter(kept, *before)
    rows = kept.rows()
    with pytest.raises(SpydeckError) as caught:
        kept.enter(text)
    assert words in str(caught.value)
    assert kept.rows() == rows


@given(st.integers(0, 2**32))
@pytest.mark.unmetered
def test_the_points_of_a_played_game_lead_to_the_same_end(seed: int) -> None:
    """ST-16 to ST-24: what the engine scored is accepted as points; chips are right where they are known."""
    random = Random(seed)
    match = random_match(GAME, random, options=GAME.read_options(random.choice((3, 4)), {}))
    rows = match.view(None)["scorepad"]
    kept = keeper(len(rows[0]["points"]))
    for row in rows:
        assert not kept.over
        lines = enter(kept, " ".join(map(str, row["points"])))
        kept_row = kept.rows()[-1]
        assert kept_row["totals"] == row["totals"]
        pairs = zip(kept_row["chips"], row["chips"], strict=True)
        assert all(chips in (None, scored) for chips, scored in pairs)
    assert kept.over
    winners = {NAMES[seat] for seat in match.winners}
    named = {name for name in NAMES if name in lines[0]}
    assert winners <= named if "the same total" in lines[0] else winners == named


def test_undo_takes_back_one_answer_at_a_time() -> None:
    kept = keeper()
    assert not kept.undo()
    enter(kept, "B3", "blue")
    assert kept.undo()
    assert kept.question() == "Round 1: which of blue, 3, B3 did Ann guess (- for none)?"
    assert kept.undo()
    assert kept.question().startswith("Round 1: which card was the Secret Document, or")


@pytest.mark.parametrize(
    ("before", "text", "words"),
    [
        ((), "", "enter the Secret Document"),
        ((), "X9", "ST-5"),
        ((), "B3 B4", "ST-5"),
        (("B3",), "R3", "ST-21: 'R3' is not right; right are blue, 3, B3, or -"),
        (("B3",), "blue blue", "ST-15: blue is named twice"),
        (("B3",), "B3+", "ST-16: Ann has no Helper"),
        (("B3",), "- blue", "ST-21"),
        (("B3", "blue 3"), "blue B3", "ST-15: blue is taken by Ann"),
        (("B3", "-", "blue", "3", "B3", "R9"), "red+ 9+", "one Helper"),
        (("B3", "-", "blue", "3", "B3", "R9", "-"), "9+", "ST-16: Ben has no Helper"),
    ],
)
def test_impossible_answers_are_refused_and_change_nothing(
    before: tuple[str, ...], text: str, words: str
) -> None:
    kept = keeper()
    enter(kept, *before)
    question, pad = kept.question(), kept.pad()
    with pytest.raises(SpydeckError) as caught:
        kept.enter(text)
    assert words in str(caught.value)
    assert (kept.question(), kept.pad()) == (question, pad)


def test_st_2_three_players_have_no_low_ranks() -> None:
    with pytest.raises(SpydeckError, match="ST-2"):
        keeper(3).enter("B2")


def test_st_18_a_player_placing_by_salvation_shares_a_spot() -> None:
    kept = keeper()
    assert enter(kept, "B3", "blue B3", "B3", "B3") == ["Cleo scores 10."]


def test_usage_and_the_screen_reader_pad() -> None:
    kept = keeper()
    assert any("B3+" in "".join(text for _, text in line) for line in kept.usage())
    screen_reader = GAME.text_ui().screen_reader
    assert screen_reader is not None
    assert screen_reader.scorekeeper is not None
    keeping = screen_reader.scorekeeper(GAME.read_options(3, {}), Names(NAMES[:3]))
    assert "empty" in keeping.pad()[0][0][1]
    enter(keeping, "B3", "blue", "-", "3")
    assert keeping.pad()[0][0][1] == (
        "Round 1, secret B3: Ann 2 points and 1 chip, total 2; Ben 0 points and 0 chips, total 0; "
        "Cleo 5 points and 1 chip, total 5."
    )
    enter(keeping, "2 0 10")
    assert keeping.pad()[1][0][1] == (
        "Round 2: Ann 2 points and 1 chip, total 4; Ben 0 points and 0 chips, total 0; "
        "Cleo 10 points and 1 chip, total 15."
    )
    enter(keeping, "0 10 0")
    assert "Ben 10 points, total 10;" in keeping.pad()[2][0][1]
