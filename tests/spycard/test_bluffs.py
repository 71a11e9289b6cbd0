"""Accusing a bluff, Jacks that stand in for the accused agent, and Jokers: SC-20 to SC-26."""

from typing import Any

import pytest

import spydeck
from spydeck.match import Match
from tests.record.record_edits import signed
from tests.spycard.stacked import face, names, play, refused, stacked, stage, token, zone

HANDS = "7H JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C"


def test_sc_20_opponents_are_asked_clockwise_from_the_actor() -> None:
    match = stacked(HANDS, first=1)
    play(match, "1 field #2; 2 pass; 0 pass; 1 hearts #2 on #1")
    assert stage(match) == "accuse 2"
    assert refused(match, 0, "accuse").startswith("SC-20: ")
    play(match, "2 allow")
    assert stage(match) == "accuse 0"
    play(match, "0 allow")
    assert stage(match) == "jack 0"


def test_sc_20_the_first_to_accuse_settles_it() -> None:
    match = stacked(HANDS)
    play(match, "0 field #10; 1 pass; 2 pass; 0 hearts #10 on #2; 1 accuse")
    assert stage(match) == "jack 0"
    assert refused(match, 2, "accuse").startswith("SC-23: ")


def test_sc_20_those_who_are_out_are_not_asked() -> None:
    match = stacked(HANDS + " / 2C 2D 2H 3H", agendas="KH AD KS KC")
    play(match, "0 field #1; 1 expose P2 KH; 2 pass; 3 pass; 0 hearts #1 on #3")
    assert stage(match) == "accuse 2"
    play(match, "2 allow")
    assert stage(match) == "accuse 3"
    play(match, "3 allow")
    assert stage(match) == "jack 2"


def test_sc_21_an_ability_that_nobody_accuses_leaves_the_agent_face_down_and_unproven() -> None:
    match = stacked(HANDS)
    play(match, "0 field #10; 1 pass; 2 pass; 0 hearts #10 on #2; 1 allow; 2 allow; 1 no jack")
    assert face(match, "#2") == "up"
    assert face(match, "#10") == "down"
    assert match.actors == (1,)


def test_sc_22_a_lie_voids_the_action_and_the_agent_is_discarded() -> None:
    match = stacked(HANDS)
    play(match, "0 field #10; 1 pass; 2 pass; 0 hearts #10 on #2; 1 accuse; 0 no jack")
    assert zone(match, "#10") == "discard"
    assert face(match, "#2") == "down"
    assert match.actors == (1,)


def test_sc_22_the_truth_is_used_twice_the_second_time_on_new_targets() -> None:
    match = stacked(HANDS)
    play(match, "0 field #1; 1 pass; 2 pass; 0 hearts #1 on #2; 1 accuse; 0 no jack; 1 no jack")
    assert stage(match) == "again 0"
    assert face(match, "#1") == face(match, "#2") == "up"
    assert refused(match, 0, "again #2").startswith("SC-13: ")
    assert refused(match, 0, "again #3 #5").startswith("SC-22: ")
    assert refused(match, 0, "again #44") == "SC-4: #44 is not in play"
    play(match, "0 again #3; 2 no jack")
    assert face(match, "#3") == "up"
    assert match.actors == (1,)


def test_sc_22_example_of_the_source_double_oh_stevens_accused_truth_kills_two() -> None:
    """His face-down spade will kill a face-up heart; its owner accuses him; it is a spade, and kills two."""
    match = stacked("7S 2H 9D 3D / 4H 4C 5C 6C / 5H 8D 8S 8C")
    play(
        match, "0 field #1 #4; 1 pass; 2 pass; 0 hearts #4 on #2; 1 allow; 2 allow; 1 no jack; 1 pass; 2 pass"
    )
    play(match, "0 hearts #4 on #3; 1 allow; 2 allow; 2 no jack; 1 pass; 2 pass")
    play(match, "0 spades #1 on #2; 1 accuse; 0 no jack")
    assert (face(match, "#1"), zone(match, "#2")) == ("up", "discard")
    assert stage(match) == "again 0"
    play(match, "0 again #3")
    assert zone(match, "#3") == "discard"
    assert match.actors == (1,)


def test_sc_22_the_second_use_may_be_declined() -> None:
    match = stacked(HANDS)
    play(match, "0 field #1; 1 pass; 2 pass; 0 hearts #1 on #2; 1 accuse; 0 no jack; 1 no jack; 0 decline")
    assert match.actors == (1,)


def test_sc_22_the_same_target_may_be_named_again() -> None:
    match = stacked("QH JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 pass; 2 pass; 0 queen #1 on #2 #3; 1 accuse; 0 no jack; 0 again #2 #3")
    assert (zone(match, "#2"), zone(match, "#3")) == ("base", "base")


def test_sc_22_the_acting_agent_may_be_the_second_target() -> None:
    match = stacked("7C 4C X 2S / 3C 9C 5C 6C / 8H 8D 8S 8C")
    play(
        match,
        "0 field #1 #10; 1 pass; 2 pass; 0 hearts #10 on #2; 1 allow; 2 allow; 1 no jack; 1 pass; 2 pass",
    )
    play(match, "0 clubs #1 on #2; 1 accuse; 0 no jack")
    assert stage(match) == "again 0"
    play(match, "0 again #1")
    assert face(match, "#1") == face(match, "#2") == "down"
    assert match.actors == (1,)


def test_sc_22_again_with_the_jack_that_stood_in_as_the_only_target() -> None:
    match = stacked("7S JS X 2H / 3C 9C 5C 6C / 8H 8D 8S 8C")
    play(
        match, "0 field #1 #4; 1 pass; 2 pass; 0 hearts #1 on #2; 1 allow; 2 allow; 1 no jack; 1 pass; 2 pass"
    )
    play(match, "0 spades #1 on #2; 1 accuse; 0 jack #4")
    assert zone(match, "#2") == "discard"
    assert stage(match) == "again 0"
    assert match.choices(0, "again")["next"] == ["#4"]


def test_sc_22_again_is_not_asked_without_a_possible_target() -> None:
    """A Jack proves clubs, whose first use turns down that same Jack, the only face-up agent by then."""
    match = stacked("7C JC 7H 2S / 3C 9C 5C 6C / 8H 8D 8S 8C")
    play(
        match, "0 field #1 #7; 1 pass; 2 pass; 0 hearts #7 on #4; 1 allow; 2 allow; 0 no jack; 1 pass; 2 pass"
    )
    play(match, "0 clubs #1 on #4; 1 accuse; 0 no jack")
    assert stage(match) == "again 0"
    lone = stacked("7S 4C 7H 2S / 3C 9C 5C 6C / 8H 8D 8S 8C")
    play(
        lone, "0 field #1 #7; 1 pass; 2 pass; 0 hearts #7 on #1; 1 allow; 2 allow; 0 no jack; 1 pass; 2 pass"
    )
    play(lone, "0 spades #1 on #1; 0 bullet #7")
    assert lone.actors == (1,)


def test_sc_22_again_is_not_asked_when_the_acting_agent_has_died() -> None:
    match = stacked("AS JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 pass; 2 pass; 0 ace #1 on #1; 1 accuse; 0 no jack")
    assert zone(match, "#1") == "discard"
    assert match.actors == (1,)


@pytest.mark.parametrize(
    ("text", "claim", "truth"),
    [
        ("AS", "spades", True),
        ("AS", "ace", True),
        ("AS", "queen", False),
        ("QH", "hearts", True),
        ("QH", "queen", True),
        ("QH", "ace", False),
        ("JD", "diamonds", True),
        ("JD", "queen", False),
        ("9C", "clubs", True),
        ("9C", "spades", False),
        ("QS", "ace", False),
        ("X", "queen", False),
        ("X", "ace", False),
    ],
)
def test_sc_22_what_the_truth_means(text: str, claim: str, truth: bool) -> None:
    match = stacked(f"{text} 10H 10D 2S / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1 #4; 1 field #2; 2 field #3; 0 hearts #4 on #5; 1 allow; 2 allow; 1 no jack")
    play(match, "1 pass; 2 pass")
    targets = {"spades": "#5", "ace": "#6", "clubs": "#5", "hearts": "#6"}.get(claim, "#2 #3")
    play(match, f"0 {claim} #1 on {targets}; 1 accuse; 0 no jack")
    assert ("truth" in names(match, 1)) == truth
    assert ("lie" in names(match, 1)) == (not truth)
    assert zone(match, "#1") == ("field" if truth else "discard")


def test_sc_23_a_jack_is_turned_up_instead() -> None:
    match = stacked("7H 9C X 2S / JD 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 pass; 2 pass; 0 hearts #1 on #5; 1 allow; 2 allow")
    assert match.choices(1)["next"] == ["jack", "no jack"]
    assert refused(match, 1, "jack #5").startswith("SC-23: ")
    assert refused(match, 1, "jack #8") == "SC-23: #8 is not a Jack"
    assert refused(match, 1, "jack #3") == "SC-23: you do not control #3"
    play(match, "1 jack #2")
    assert face(match, "#2") == "up"
    assert face(match, "#5") == "down"


def test_sc_23_everyone_with_another_face_down_agent_is_asked() -> None:
    match = stacked(HANDS)
    play(match, "0 field #1; 1 pass; 2 pass; 0 hearts #1 on #5; 1 allow; 2 allow")
    assert stage(match) == "jack 1"
    assert match.choices(1)["next"] == ["no jack"]
    asked = {name: value for name, value in match.view(2).items() if name != "seat"}
    assert "jack" not in str(asked.get("choices"))


def test_sc_23_without_another_face_down_agent_nobody_is_asked() -> None:
    match = stacked("AS QH JC 2S / JD 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1 #4; 1 pass; 2 pass")
    for number in (5, 8, 11):
        play(match, f"0 ace #1 on #{number}; 1 allow; 2 allow; 1 pass; 2 pass")
    play(match, "0 hearts #4 on #2; 1 allow; 2 allow")
    assert match.actors == (1,)
    assert face(match, "#2") == "up"


def test_sc_23_a_face_up_jack_cannot_step_in_and_the_jack_itself_is_not_replaced() -> None:
    match = stacked("7H 9C X 2S / JD JC 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 pass; 2 pass; 0 hearts #1 on #5; 1 allow; 2 allow; 1 jack #2; 1 pass; 2 pass")
    play(match, "0 hearts #1 on #8; 1 allow; 2 allow")
    assert match.choices(1, "jack")["next"] == ["#5"]
    assert refused(match, 1, "jack #2").startswith("SC-23: #2 is face up")
    play(match, "1 jack #5")
    assert match.actors == (1,)
    assert [face(match, text) for text in ("#2", "#5", "#8")] == ["up", "up", "down"]


def test_sc_24_the_claim_is_judged_by_the_jack_and_the_original_acts_face_down() -> None:
    match = stacked("2S JH X 9D / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 pass; 2 pass; 0 hearts #1 on #2; 1 accuse; 0 jack #4; 1 no jack")
    assert face(match, "#4") == "up"
    assert face(match, "#1") == "down"
    assert stage(match) == "again 0"
    play(match, "0 again #1; 0 no jack")
    assert face(match, "#1") == "up"


def test_sc_24_a_lie_discards_the_jack() -> None:
    match = stacked("7H JC X 9D / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 pass; 2 pass; 0 hearts #1 on #2; 1 accuse; 0 jack #4")
    assert zone(match, "#4") == "discard"
    assert (zone(match, "#1"), face(match, "#1"), face(match, "#2")) == ("field", "down", "down")


@pytest.mark.parametrize(("text", "claim", "targets"), [("QH", "queen", "#2 #3"), ("AS", "ace", "#3")])
def test_sc_24_queen_and_ace_are_lies_behind_a_jack(text: str, claim: str, targets: str) -> None:
    match = stacked(f"{text} JS X 9D / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, f"0 field #1; 1 pass; 2 pass; 0 {claim} #1 on {targets}; 1 accuse; 0 jack #4")
    assert zone(match, "#4") == "discard"
    assert "lie" in names(match, 2)


def test_sc_24_without_the_option_the_accused_agent_is_itself_turned_up() -> None:
    match = stacked("2S JH X 9D / 3C 4C 5C 6C / 8H 8D 8S 8C", jack_on_accusation=False)
    play(match, "0 field #1; 1 pass; 2 pass; 0 hearts #1 on #2; 1 accuse")
    assert (zone(match, "#1"), face(match, "#4"), face(match, "#2")) == ("discard", "down", "down")
    assert "jack" not in names(match, 0)
    assert match.actors == (1,)


def test_sc_24_without_the_option_jacks_still_help_against_hearts_and_attacks() -> None:
    match = stacked("7H JH X 9D / 3C JC 5C 6C / 8H 8D 8S 8C", jack_on_accusation=False)
    play(match, "0 field #1; 1 field #2; 2 pass; 0 hearts #1 on #2; 1 accuse")
    assert stage(match) == "jack 1"
    play(match, "1 jack #5; 0 decline; 1 attack #2 #1")
    assert stage(match) == "jack 1"


def joker_accused(claim: str = "hearts #7 on #5", **options: Any) -> Match:
    """Return a game in which P0's Joker #7 makes a claim and is accused; #1, #2 and #3 are in the field."""
    match = stacked(HANDS, **options)
    play(match, f"0 field #1 #7; 1 field #2; 2 field #3; 0 {claim}; 1 accuse; 0 no jack")
    return match


def test_sc_25_an_accused_joker_uses_each_suit_once_and_is_discarded() -> None:
    match = joker_accused()
    assert stage(match) == "joker 0"
    assert face(match, "#7") == "up"
    play(match, "0 joker hearts on #5; 1 no jack")
    assert refused(match, 0, "joker hearts on #6") == "SC-25: the Joker has already used hearts"
    play(match, "0 joker clubs on #5; 0 joker diamonds on #2 #3; 0 joker spades on #7")
    assert stage(match) == "bullet 0"
    play(match, "0 bullet #1")
    assert zone(match, "#7") == "discard"
    assert zone(match, "#1") == "discard"
    assert token(match, "#2")["controller"] == 2
    assert match.actors == (1,)


def test_sc_25_example_of_the_source_an_accused_joker_uses_all_four_suits_on_any_targets() -> None:
    """SC-25: "use all four of the suit abilities" in the source includes the declared suit."""
    match = joker_accused("hearts #7 on #5")
    assert {"#5", "#6", "#12"} <= set(match.choices(0, "joker hearts")["next"])
    play(match, "0 joker hearts on #6; 2 no jack")
    assert (face(match, "#6"), face(match, "#5")) == ("up", "down")
    play(match, "0 joker clubs on #6")
    assert face(match, "#6") == "down"
    play(match, "0 joker diamonds on #2 #3")
    assert token(match, "#2")["controller"] == 2
    play(match, "0 joker spades on #7; 0 no bullet")
    assert zone(match, "#7") == "discard"
    assert match.actors == (1,)


def test_sc_25_in_version_1_of_the_rules_the_declared_suit_keeps_its_targets() -> None:
    """Records of version 1 replay by it, and records name the version by which they were played."""
    match = joker_accused(rules_version=1)
    assert '[Rules "1"]' in match.record()
    assert match.choices(0, "joker hearts")["next"] == ["#5"]
    assert refused(match, 0, "joker hearts on #6").startswith("SC-25: the declared suit")
    again = spydeck.load(match.record())
    assert again.record() == match.record()
    assert again.choices(0, "joker hearts")["next"] == ["#5"]
    assert '[Rules "2"]' in joker_accused().record()


def test_sc_25_in_version_1_nothing_was_asked_when_only_the_declared_targets_were_left() -> None:
    """A record of version 1 replays although version 2 would ask once more."""
    match = stacked(HANDS, rules_version=1)
    play(match, "0 field #1 #7; 1 field #2; 2 field #3; 0 hearts #1 on #6; 1 allow; 2 allow; 2 no jack")
    play(match, "1 pass; 2 pass; 0 spades #7 on #6; 1 accuse; 0 no jack; 0 joker clubs on #6")
    play(match, "0 joker hearts on #5; 1 no jack; 0 joker diamonds on #2 #3; 1 pass")
    assert spydeck.load(match.record()).record() == match.record()
    with pytest.raises(spydeck.InvalidRecord, match="P0 is to act, not P1"):
        spydeck.load(signed(match.record().replace('[Rules "1"]', '[Rules "2"]')))


def test_sc_25_a_suit_waits_until_a_target_is_possible() -> None:
    match = joker_accused("hearts #7 on #7")
    assert refused(match, 0, "joker hearts on #7").startswith("SC-13: ")
    play(match, "0 joker clubs on #7")
    assert face(match, "#7") == "down"
    play(match, "0 joker hearts on #7; 0 no jack")
    assert (zone(match, "#7"), face(match, "#7")) == ("field", "up")
    assert stage(match) == "joker 0"
    play(match, "0 done")
    assert zone(match, "#7") == "discard"


def test_sc_25_done_ends_the_uses() -> None:
    match = joker_accused()
    play(match, "0 done")
    assert zone(match, "#7") == "discard"
    assert face(match, "#5") == "down"
    assert match.actors == (1,)


def test_sc_25_killed_by_its_own_spades_the_uses_end() -> None:
    match = joker_accused()
    play(match, "0 joker spades on #7; 0 no bullet")
    assert zone(match, "#7") == "discard"
    assert match.actors == (1,)
    deaths = [event for event in match.events(2) if event["event"] in ("death", "discard")]
    assert deaths == [{"event": "death", "seat": 0, "token": "#7", "agent": "X"}]


def test_sc_25_a_joker_that_changes_sides_continues_and_is_discarded_there() -> None:
    match = joker_accused()
    play(match, "0 joker diamonds on #2 #7")
    assert token(match, "#7")["controller"] == 1
    assert stage(match) == "joker 0"
    play(match, "0 joker hearts on #5; 1 no jack; 0 done")
    assert zone(match, "#7") == "discard"
    assert match.events(0)[-2] == {"event": "discard", "seat": 1, "token": "#7", "agent": "X"}


def test_sc_25_no_question_when_nothing_is_possible() -> None:
    """Only spades are unused, and no agent is face up: clubs have turned the Joker down."""
    match = stacked("7H JC X 2S / X 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #7; 1 pass; 2 pass; 0 hearts #7 on #2; 1 accuse; 0 no jack; 0 joker clubs on #7")
    play(match, "0 joker diamonds on #5 #3; 0 joker hearts on #2; 1 no jack")
    assert zone(match, "#7") == "discard"
    assert match.actors == (1,)
    assert match.view(None)["stage"] == "turn"


def test_sc_26_a_joker_turned_up_is_discarded() -> None:
    match = stacked("7H 9C 2D 2S / X 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 pass; 2 pass; 0 hearts #1 on #2; 1 allow; 2 allow; 1 no jack")
    assert zone(match, "#2") == "discard"
    assert names(match, 2)[-4:] == ["jack", "turn-up", "discard", "turn"]


def test_sc_26_a_joker_that_turns_itself_up_unaccused_is_discarded() -> None:
    match = stacked(HANDS)
    play(match, "0 field #7; 1 pass; 2 pass; 0 hearts #7 on #7; 1 allow; 2 allow; 0 no jack")
    assert zone(match, "#7") == "discard"
    assert match.actors == (1,)


def test_sc_26_a_jack_instead_of_a_joker_keeps_it_hidden() -> None:
    match = stacked("7H 9C 2D 2S / X JC 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 pass; 2 pass; 0 hearts #1 on #2; 1 allow; 2 allow; 1 jack #5")
    assert (zone(match, "#2"), face(match, "#2")) == ("base", "down")


def test_sc_25_the_other_joker_is_discarded_when_hearts_turn_it_up() -> None:
    match = stacked("7H JC X 2S / X 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #7; 1 pass; 2 pass; 0 hearts #7 on #2; 1 accuse; 0 no jack; 0 joker hearts on #2")
    play(match, "1 no jack")
    assert zone(match, "#2") == "discard"
    assert zone(match, "#7") == "field"
    assert stage(match) == "joker 0"
