"""Abilities: SC-12 to SC-16, SC-35."""

import pytest

from spydeck.match import Match
from tests.spycard.stacked import agent, face, play, refused, stacked, stage, token, zone

HEARTS = "7H 2H 9H 3H / 3C 4C 5C 6C / 8H 8D 8S 8C"
"""P0 can turn up any agent: #1 #4 #7 #10 are hearts."""


def turned_up(*tokens: int, hands: str = HEARTS) -> Match:
    """Return a game on P0's turn, with all of P0's agents in the field and some tokens face up."""
    match = stacked(hands)
    play(match, "0 field #1 #4 #7 #10; 1 field #2 #5; 2 pass")
    for number in tokens:
        play(match, f"0 hearts #1 on #{number}; 1 allow; 2 allow; {(number - 1) % 3} no jack")
        play(match, "1 pass; 2 pass")
    return match


def test_sc_12_only_agents_in_the_field_have_an_ability() -> None:
    match = stacked(HEARTS)
    assert refused(match, 0, "hearts #1 on #2").startswith("SC-12: ")
    play(match, "0 field #1; 1 pass; 2 pass")
    assert match.is_legal(0, "hearts #1 on #2")
    assert refused(match, 0, "hearts #4 on #2").startswith("SC-12: ")
    assert refused(match, 0, "hearts #2 on #3") == "SC-12: you do not control #2"


def test_sc_12_a_face_up_agent_uses_what_it_is_and_cannot_be_accused() -> None:
    match = stacked("7H QD AS X / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1 #4 #7 #10; 1 field #2 #5; 2 pass")
    for number in (1, 4, 7):
        play(match, f"0 hearts #10 on #{number}; 1 allow; 2 allow; 0 no jack; 1 pass; 2 pass")
    may = {
        verb: match.choices(0, verb)["next"]
        for verb in ("hearts", "spades", "clubs", "diamonds", "queen", "ace")
    }
    assert may == {
        "hearts": ["#1", "#10"],
        "spades": ["#7", "#10"],
        "clubs": ["#10"],
        "diamonds": ["#4", "#10"],
        "queen": ["#4", "#10"],
        "ace": ["#7", "#10"],
    }
    assert refused(match, 0, "spades #1 on #4").startswith("SC-12: #1 is face up")
    play(match, "0 queen #4 on #1 #3")
    assert (zone(match, "#1"), zone(match, "#3")) == ("base", "field")
    assert match.actors == (1,)


def test_sc_13_hearts_turn_up_any_face_down_agent() -> None:
    match = stacked(HEARTS)
    play(match, "0 field #1; 1 pass; 2 pass; 0 hearts #1 on #6; 1 allow; 2 allow")
    assert stage(match) == "jack 2"
    play(match, "2 no jack")
    assert (face(match, "#6"), agent(match, None, "#6")) == ("up", "8D")
    play(match, "1 pass; 2 pass")
    assert refused(match, 0, "hearts #1 on #6").startswith("SC-13: ")


def test_sc_13_spades_kill_any_face_up_agent() -> None:
    match = turned_up(6, hands="7H 2S 9H 3H / 3C 4C 5C 6C / 8H 8D 8S 8C")
    assert refused(match, 0, "spades #4 on #3").startswith("SC-13: #3 is face down")
    play(match, "0 spades #4 on #6; 1 allow; 2 allow")
    assert zone(match, "#6") == "discard"


def test_sc_13_clubs_turn_down_any_face_up_agent() -> None:
    match = turned_up(6, hands="7H 2C 9H 3H / 3C 4C 5C 6C / 8H 8D 8S 8C")
    assert refused(match, 0, "clubs #4 on #3").startswith("SC-13: ")
    play(match, "0 clubs #4 on #6; 1 allow; 2 allow")
    assert face(match, "#6") == "down"
    assert agent(match, 1, "#6") == "8D"


def test_sc_13_diamonds_swap_agents_of_two_players_in_the_same_place() -> None:
    match = turned_up(5, hands="7H 2D 9H 3H / 3C 4C 5C 6C / 8H 8D 8S 8C")
    assert refused(match, 0, "diamonds #4 on #1 #8").startswith("SC-13: diamonds swaps two agents in the")
    assert (
        refused(match, 0, "diamonds #4 on #1 #7") == "SC-13: diamonds swaps agents of two different players"
    )
    play(match, "0 diamonds #4 on #5 #7; 1 allow; 2 allow")
    assert (token(match, "#5")["controller"], face(match, "#5"), zone(match, "#5")) == (0, "up", "field")
    assert (token(match, "#7")["controller"], face(match, "#7"), zone(match, "#7")) == (1, "down", "field")


def test_sc_13_example_of_the_source_a_trade_of_one_of_ones_own_in_the_field_for_an_opponents() -> None:
    """Give an opponent one of your agents in the field, and take one of theirs there."""
    match = stacked("7D 2H 9H 3H / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1 #4; 1 field #2; 2 pass; 0 diamonds #1 on #2 #4; 1 allow; 2 allow")
    assert (token(match, "#4")["controller"], token(match, "#2")["controller"]) == (1, 0)
    assert (zone(match, "#4"), zone(match, "#2")) == ("field", "field")
    assert refused(match, 1, "diamonds #4 on #1 #5").startswith("SC-13: ")


def test_sc_13_a_swap_need_not_include_the_actor() -> None:
    match = stacked("7D 2H 9H 3H / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 pass; 2 pass; 0 diamonds #1 on #2 #3; 1 allow; 2 allow")
    assert token(match, "#2")["controller"] == 2
    assert token(match, "#3")["controller"] == 1
    assert agent(match, 0, "#2") is None


def test_sc_13_the_acting_agent_may_be_its_own_target() -> None:
    match = stacked(HEARTS)
    play(match, "0 field #1; 1 pass; 2 pass; 0 hearts #1 on #1; 1 allow; 2 allow; 0 no jack")
    assert face(match, "#1") == "up"
    swap = stacked("7D 2H 9H 3H / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(swap, "0 field #1; 1 field #2; 2 pass; 0 diamonds #1 on #1 #2; 1 allow; 2 allow")
    assert token(swap, "#1")["controller"] == 1


def test_sc_14_queens_move_two_agents_each_to_the_other_place() -> None:
    match = stacked("QD 2H 9H 3H / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 field #2; 2 pass; 0 queen #1 on #2 #3; 1 allow; 2 allow")
    assert (zone(match, "#2"), zone(match, "#3")) == ("base", "field")
    assert token(match, "#3")["controller"] == 2
    moved = {"tokens": ["#2", "#3"], "to_field": ["#3"], "to_base": ["#2"]}
    assert match.events(None)[-2] == {"event": "move-two", "seat": 0, **moved}
    assert refused(match, 1, "queen #2 on #3").startswith("SC-16: ")


def test_sc_15_the_ace_kills_any_agent_anywhere() -> None:
    match = stacked("AS 2H 9H 3H / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 pass; 2 pass; 0 ace #1 on #6; 1 allow; 2 allow")
    assert (zone(match, "#6"), agent(match, 1, "#6")) == ("discard", "8D")


def test_sc_15_the_ace_may_be_claimed_falsely() -> None:
    match = stacked("2H 7H 9H 3H / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 pass; 2 pass; 0 ace #1 on #6; 1 allow; 2 allow")
    assert zone(match, "#6") == "discard"
    play(match, "1 pass; 2 pass; 0 ace #1 on #3; 1 accuse; 0 no jack")
    assert (zone(match, "#3"), zone(match, "#1")) == ("base", "discard")


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("hearts #4 on #9", "hearts #4 on #9"),
        ("diamonds #4 on #12 #5", "diamonds #4 on #5 #12"),
        ("queen #4 on #12 #9", "queen #4 on #9 #12"),
        ("ace #4 on #9", "ace #4 on #9"),
    ],
)
def test_sc_16_texts_of_abilities(typed: str, written: str) -> None:
    match = stacked(HEARTS)
    play(match, "0 field #4; 1 pass; 2 pass")
    assert match.is_legal(0, typed)
    assert written in set(match.legal(0))
    match.act(0, typed)
    assert match.lines()[-1] == f"0 {written}"


@pytest.mark.parametrize(
    "text",
    [
        "hearts #4 #9",
        "hearts #4 on",
        "hearts #4",
        "hearts",
        "hearts #4 on #9 #8",
        "diamonds #4 on #9",
        "diamonds #4 on #9 #9",
        "queen #4 on #4",
        "ace #4 on #99",
        "hearts P0 on #9",
    ],
)
def test_sc_16_texts_that_are_not_an_ability(text: str) -> None:
    match = stacked(HEARTS)
    play(match, "0 field #4; 1 pass; 2 pass")
    assert refused(match, 0, text).startswith("SC-")


def test_sc_16_step_by_step() -> None:
    match = stacked(HEARTS)
    play(match, "0 field #4; 1 pass; 2 pass")
    assert match.choices(0, "diamonds") == {"next": ["#4"], "enough": False}
    assert match.choices(0, "diamonds #4 on #1")["next"] == [f"#{n}" for n in (2, 3, 5, 6, 8, 9, 11, 12)]
    assert match.choices(0, "diamonds #4 on #1 #2") == {"next": [], "enough": True}
    assert match.choices(0, "diamonds #4 on #1 #7") == {"next": [], "enough": False}
    assert match.choices(0, "diamonds #4 on #4") == {"next": [], "enough": False}


def test_sc_35_a_use_does_nothing_when_its_target_has_become_impossible() -> None:
    match = stacked("7H JH 9H 3H / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 pass; 2 pass; 0 hearts #1 on #4; 1 accuse; 0 jack #4")
    assert face(match, "#4") == "up"
    assert face(match, "#1") == "down"
    assert {"event": "in-vain", "seat": 0} in match.events(2)
    assert stage(match) == "again 0"


def test_sc_35_the_declarer_keeps_using_an_agent_that_has_changed_sides_and_place() -> None:
    match = stacked("7D 2H 9H 3H / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 field #2; 2 pass; 0 diamonds #1 on #1 #2; 1 accuse; 0 no jack")
    assert token(match, "#1")["controller"] == 1
    assert stage(match) == "again 0"
    play(match, "0 again #3 #11")
    assert token(match, "#11")["controller"] == 2
