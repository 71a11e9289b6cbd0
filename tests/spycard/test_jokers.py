"""Jokers that are accused or turned up: SC-25, SC-26."""

from typing import Any

import pytest

import spydeck
from spydeck.match import Match
from tests.record.record_edits import signed
from tests.spycard.stacked import face, names, play, refused, stacked, stage, token, zone

HANDS = "7H JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C"


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
