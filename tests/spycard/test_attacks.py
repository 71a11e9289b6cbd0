"""Attacks with Jacks and Jokers, bullets, and the order of events: SC-17, SC-23, SC-26 to SC-29."""

import pytest

from spydeck.match import Match
from tests.spycard.stacked import agent, face, names, play, refused, stacked, stage, zone

HANDS = "9H JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C"


def attacked(attacker: str, target: str, *, jack: str = "2D", other_jack: str = "2C") -> Match:
    """Return a game in which P0's #1 attacks P1's #2. #4 and #5 at base may replace them."""
    match = stacked(f"{attacker} {jack} 3D 4D / {target} {other_jack} 3C 4C / 7H 7D 7S 7C")
    play(match, "0 field #1; 1 field #2; 2 pass; 0 attack #1 #2")
    return match


@pytest.mark.parametrize(
    ("attacker", "target", "dead"),
    [
        ("9H", "8H", "#2"),
        ("8H", "9H", "#1"),
        ("8H", "8S", "#1"),
        ("10H", "JS", "#1"),
        ("QH", "JS", "#2"),
        ("AS", "QS", "#2"),
        ("QH", "AS", "#1"),
    ],
)
def test_sc_17_a_higher_attacker_kills_otherwise_it_dies(attacker: str, target: str, dead: str) -> None:
    match = attacked(attacker, target)
    play(match, "0 no jack; 1 no jack")
    assert zone(match, dead) == "discard"
    other = "#1" if dead == "#2" else "#2"
    assert (zone(match, other), face(match, other)) == ("field", "up")
    assert match.actors == (1,)


def test_sc_17_only_face_down_agents_attack_and_only_agents_in_the_field_are_attacked() -> None:
    match = stacked("7H 9H 3D 4D / 2S JC 3C 4C / 8H 8D 8S 8C")
    play(match, "0 field #1 #4; 1 field #2; 2 pass; 0 hearts #1 on #4; 1 allow; 2 allow; 0 no jack")
    play(match, "1 pass; 2 pass")
    assert refused(match, 0, "attack #4 #2").startswith("SC-17: only a face-down agent attacks")
    assert refused(match, 0, "attack #1 #3").startswith("SC-17: only agents in the field")
    assert refused(match, 0, "attack #1 #4").startswith("SC-17: attack an opponent")
    assert refused(match, 0, "attack #7 #2").startswith("SC-17: #7 is not in the field")
    assert refused(match, 0, "attack #2 #2") == "SC-17: you do not control #2"
    assert refused(match, 0, "attack #1 #44") == "SC-4: #44 is not in play"
    assert match.is_legal(0, "attack #1 #2")


def test_sc_17_a_face_up_target_is_attacked_without_a_question() -> None:
    match = stacked("7H 9H 3D 4D / 2S JC 3C 4C / 8H 8D 8S 8C")
    play(match, "0 field #1 #4; 1 field #2; 2 pass; 0 hearts #1 on #2; 1 allow; 2 allow; 1 no jack")
    play(match, "1 pass; 2 pass; 0 attack #4 #2; 0 no jack")
    assert zone(match, "#2") == "discard"
    assert match.actors == (1,)


def test_sc_23_the_attackers_choice_comes_first_and_stays_secret_until_both_are_turned() -> None:
    match = attacked("3H", "9S", jack="JC", other_jack="JD")
    assert stage(match) == "jack 0"
    play(match, "0 jack #4")
    assert stage(match) == "jack 1"
    assert face(match, "#4") == face(match, "#1") == "down"
    assert [agent(match, seat, "#4") for seat in (0, 1, 2, None)] == ["JC", None, None, None]
    assert match.events(0)[-1] == {"event": "jack", "seat": 0, "for": "#1", "token": "#4"}
    assert match.events(1)[-1] == {"event": "jack", "seat": 0, "for": "#1"}
    play(match, "1 no jack")
    assert zone(match, "#2") == "discard"
    assert (face(match, "#4"), face(match, "#1")) == ("up", "down")
    assert zone(match, "#4") == "base"


def test_sc_23_a_jack_fights_for_the_target() -> None:
    match = attacked("QH", "9S", other_jack="JD")
    play(match, "0 no jack; 1 jack #5; 1 no bullet")
    assert zone(match, "#5") == "discard"
    assert (zone(match, "#2"), face(match, "#2")) == ("field", "down")


def test_sc_23_jack_against_jack_is_a_tie() -> None:
    match = attacked("QH", "9S", jack="JH", other_jack="JD")
    play(match, "0 jack #4; 1 jack #5; 0 no bullet")
    assert zone(match, "#4") == "discard"
    assert face(match, "#5") == "up"
    assert face(match, "#1") == face(match, "#2") == "down"


@pytest.mark.parametrize(
    ("attacker", "target", "gone"), [("X", "9H", ["#1"]), ("9H", "X", ["#2"]), ("X", "X", ["#1", "#2"])]
)
def test_sc_26_jokers_in_an_attack_are_discarded_and_nothing_is_compared(
    attacker: str, target: str, gone: list[str]
) -> None:
    match = attacked(attacker, target)
    play(match, "0 no jack; 1 no jack")
    discards = [event["token"] for event in match.events(2) if event["event"] == "discard"]
    assert discards == gone
    assert "fight" not in names(match, 2)
    for text in {"#1", "#2"} - set(gone):
        assert (zone(match, text), face(match, text)) == ("field", "up")


def test_sc_27_another_face_down_agent_in_the_field_dies_instead() -> None:
    match = stacked(HANDS)
    play(match, "0 field #1; 1 field #2 #5; 2 pass; 0 attack #1 #2; 0 no jack; 1 no jack")
    assert stage(match) == "bullet 1"
    assert match.choices(1, "bullet")["next"] == ["#5"]
    assert refused(match, 1, "bullet #8").startswith("SC-27: only an agent in the field")
    assert refused(match, 1, "bullet #2").startswith("SC-27: #2 is the agent in question")
    assert refused(match, 1, "bullet #1") == "SC-27: you do not control #1"
    play(match, "1 bullet #5")
    assert zone(match, "#5") == "discard"
    assert (zone(match, "#2"), face(match, "#2")) == ("field", "up")


def test_sc_23_example_of_the_source_a_jack_fights_for_the_target_and_another_takes_the_bullet() -> None:
    """SC-17, SC-23, SC-27: "the Jack fights in its place", and another agent in the field dies for it."""
    match = stacked("QH 2H 9D 3D / 3C JC 5C 6C / 5H 8D 8S 8C")
    play(match, "0 field #1; 1 field #2 #8; 2 pass; 0 attack #1 #2; 0 no jack")
    assert stage(match) == "jack 1"
    play(match, "1 jack #5")
    assert (face(match, "#1"), face(match, "#5"), face(match, "#2")) == ("up", "up", "down")
    assert stage(match) == "bullet 1"
    play(match, "1 bullet #8")
    assert [zone(match, text) for text in ("#1", "#2", "#5", "#8")] == ["field", "field", "base", "discard"]
    assert match.actors == (1,)


def test_sc_27_a_face_up_agent_cannot_take_the_bullet() -> None:
    match = stacked("7H QD 3D 4D / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1 #4; 1 field #2 #5 #8; 2 pass; 0 hearts #1 on #5; 1 allow; 2 allow; 1 no jack")
    play(match, "1 pass; 2 pass; 0 attack #4 #2; 0 no jack; 1 no jack")
    assert match.choices(1, "bullet")["next"] == ["#8"]
    assert refused(match, 1, "bullet #5").startswith("SC-27: #5 is face up")


def test_sc_27_it_may_save_an_agent_at_base_and_be_the_acting_one() -> None:
    match = stacked("AS 9H 3D 4D / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 pass; 2 pass; 0 ace #1 on #4; 1 allow; 2 allow")
    assert stage(match) == "bullet 0"
    play(match, "0 bullet #1")
    assert (zone(match, "#1"), zone(match, "#4")) == ("discard", "base")


def test_sc_27_not_asked_without_such_an_agent() -> None:
    match = attacked("9H", "8H")
    play(match, "0 no jack; 1 no jack")
    assert "bullet" not in names(match, 0)
    assert zone(match, "#2") == "discard"


def test_sc_27_the_agent_that_takes_the_bullet_dies_without_another_question() -> None:
    match = stacked("AS 9H 3D 4D / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 field #2 #5 #8; 2 pass; 0 ace #1 on #2; 1 allow; 2 allow; 1 bullet #5")
    assert zone(match, "#5") == "discard"
    assert match.actors == (1,)
    assert match.view(None)["stage"] == "turn"


def test_sc_27_no_bullet_for_a_discarded_liar() -> None:
    match = stacked(HANDS)
    play(match, "0 field #1 #10; 1 pass; 2 pass; 0 ace #1 on #2; 1 accuse; 0 no jack")
    assert zone(match, "#1") == "discard"
    assert "bullet" not in names(match, 0)


def test_sc_28_the_discard_pile_is_public_and_going_there_is_not_being_turned_up() -> None:
    match = stacked("AS 9H 3D 4D / X JC 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 pass; 2 pass; 0 ace #1 on #2; 1 allow; 2 allow")
    assert (zone(match, "#2"), face(match, "#2"), agent(match, None, "#2")) == ("discard", "up", "X")
    assert "turn-up" not in names(match, 2)
    assert "discard" not in names(match, 2)


def test_sc_29_the_order_of_an_attack() -> None:
    match = stacked("9H JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 field #2 #5; 2 pass")
    before = len(match.events(2))
    play(match, "0 attack #1 #2; 0 no jack; 1 no jack; 1 no bullet")
    assert names(match, 2, before) == [
        "attack",
        "jack",
        "jack",
        "turn-up",
        "turn-up",
        "fight",
        "bullet",
        "death",
        "turn",
    ]


def test_sc_29_agendas_are_checked_only_when_the_turn_is_over() -> None:
    """P0 has AD: one agent of each suit is face up in the middle of a double use, and the game continues."""
    match = stacked("7H 9C 3D 4S / 3C 4C 5C 6C / 8H 8D 8S 8C", agendas="AD KS KH")
    play(match, "0 field #1 #4 #7 #10; 1 pass; 2 pass")
    play(match, "0 hearts #1 on #4; 1 allow; 2 allow; 0 no jack; 1 pass; 2 pass")
    play(match, "0 hearts #1 on #7; 1 allow; 2 allow; 0 no jack; 1 pass; 2 pass")
    play(match, "0 hearts #1 on #10; 1 accuse; 0 no jack")
    assert {face(match, f"#{n}") for n in (1, 4, 7, 10)} == {"up"}
    assert not match.over
    play(match, "0 decline")
    assert match.winners == (0,)
