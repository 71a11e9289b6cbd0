"""Chains in which several clauses apply: questions that follow from questions."""

from tests.spycard.stacked import face, names, play, refused, stacked, stage, token, zone


def test_a_joker_behind_an_accusation_with_a_jack_in_hand() -> None:
    """SC-24, SC-26: the Jack of the claimed suit proves it, and the Joker acts twice, hidden and safe."""
    match = stacked("X JH 9D 2S / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 pass; 2 pass; 0 hearts #1 on #2; 1 allow; 2 accuse; 0 jack #4; 1 no jack")
    assert (zone(match, "#1"), face(match, "#1"), face(match, "#4")) == ("field", "down", "up")
    assert stage(match) == "again 0"
    play(match, "0 again #3; 2 no jack")
    assert face(match, "#2") == face(match, "#3") == "up"
    assert "joker" not in names(match, 0)


def test_a_joker_behind_an_accusation_and_a_jack_of_another_suit() -> None:
    """SC-24: the Jack is judged to be a lie and discarded; the Joker stays hidden."""
    match = stacked("X JC 9D 2S / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 pass; 2 pass; 0 hearts #1 on #2; 1 accuse; 0 jack #4")
    assert zone(match, "#4") == "discard"
    assert (zone(match, "#1"), face(match, "#1"), face(match, "#2")) == ("field", "down", "down")


def test_a_joker_that_forgoes_its_jack_uses_all_four() -> None:
    """SC-25 after SC-23: hearts meet a Jack of the other side, spades a bullet."""
    match = stacked("X JC 9D 2S / 3C JD 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 field #2 #8; 2 field #3; 0 hearts #1 on #2; 1 accuse; 0 no jack")
    play(match, "0 joker hearts on #2; 1 jack #5")
    assert (face(match, "#2"), face(match, "#5")) == ("down", "up")
    play(match, "0 joker spades on #5")
    assert stage(match) == "bullet 1"
    play(match, "1 bullet #8; 0 joker clubs on #5; 0 joker diamonds on #2 #3")
    assert zone(match, "#8") == "discard"
    assert (zone(match, "#5"), face(match, "#5")) == ("base", "down")
    assert zone(match, "#1") == "discard"
    assert match.actors == (1,)


def test_a_bullet_for_a_target_that_a_jack_saved() -> None:
    """SC-27: the Jack fights and loses; the agent that it shielded dies for it."""
    match = stacked("QH 2D 3D 4D / 9S JD 3C 4C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 field #2; 2 pass; 0 attack #1 #2; 0 no jack; 1 jack #5")
    assert stage(match) == "bullet 1"
    assert match.choices(1, "bullet")["next"] == ["#2"]
    play(match, "1 bullet #2")
    assert zone(match, "#2") == "discard"
    assert (zone(match, "#5"), face(match, "#5")) == ("base", "up")


def test_a_bullet_for_the_attackers_jack() -> None:
    """SC-23, SC-27: the attacker's Jack loses and the attacker itself takes the bullet."""
    match = stacked("9H JC 3D 4D / QS 2C 3C 4C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 field #2; 2 pass; 0 attack #1 #2; 0 jack #4; 1 no jack; 0 bullet #1")
    assert zone(match, "#1") == "discard"
    assert (zone(match, "#4"), face(match, "#4")) == ("base", "up")


def test_a_swap_of_the_acting_agent_in_the_middle_of_a_double_use() -> None:
    """SC-35: the agent changes sides in the first use, and the player who declared uses it once more."""
    match = stacked("7D 2H 9H 3H / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 field #2; 2 field #3; 0 diamonds #1 on #1 #2; 1 accuse; 0 no jack")
    assert (token(match, "#1")["controller"], face(match, "#1")) == (1, "up")
    assert stage(match) == "again 0"
    play(match, "0 again #1 #3")
    assert token(match, "#1")["controller"] == 2
    assert match.actors == (1,)


def test_a_first_use_that_kills_the_acting_agent_by_a_bullet_ends_the_chain() -> None:
    """SC-22, SC-27: the acting agent takes the bullet, so there is no second use."""
    match = stacked("AS 2D 3D 4D / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1 #4; 1 pass; 2 pass; 0 ace #1 on #4; 1 accuse; 0 no jack")
    assert zone(match, "#4") == "discard"
    assert stage(match) == "again 0"
    hidden = stacked("AS 2D JS 4D / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(hidden, "0 field #1 #4; 1 field #2; 2 pass; 0 hearts #4 on #2; 1 allow; 2 allow; 1 no jack")
    play(hidden, "1 pass; 2 pass; 0 spades #1 on #2; 1 accuse; 0 jack #7")
    assert stage(hidden) == "again 0"
    play(hidden, "0 again #7")
    assert stage(hidden) == "bullet 0"
    play(hidden, "0 bullet #1")
    assert zone(hidden, "#1") == "discard"
    assert face(hidden, "#7") == "up"


def test_hearts_that_the_accused_agent_aimed_at_itself() -> None:
    """SC-22, SC-35: the accusation turns it up, so the first use does nothing; `again` is asked."""
    match = stacked("7H 2D 3D 4D / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 pass; 2 pass; 0 hearts #1 on #1; 1 accuse; 0 no jack")
    assert {"event": "in-vain", "seat": 0} in match.events(1)
    play(match, "0 again #2; 1 no jack")
    assert face(match, "#2") == "up"


def test_a_proven_heart_turns_up_a_joker_and_then_meets_a_jack() -> None:
    """SC-22, SC-23, SC-26: each use asks its own question."""
    match = stacked("7H 2D 3D 4D / X JC 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 pass; 2 pass; 0 hearts #1 on #2; 1 accuse; 0 no jack; 1 no jack")
    assert zone(match, "#2") == "discard"
    play(match, "0 again #8; 1 jack #5")
    assert (face(match, "#5"), face(match, "#8")) == ("up", "down")
    assert match.actors == (1,)


def test_clubs_that_turn_down_the_jack_that_proved_them() -> None:
    """SC-24: the second use may turn down the Jack that stood in."""
    match = stacked("7C JC 3D 4D / 3H 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1 #10; 1 pass; 2 pass; 0 hearts #10 on #2; 1 allow; 2 allow; 1 no jack")
    play(match, "1 pass; 2 pass; 0 clubs #1 on #2; 1 accuse; 0 jack #4; 0 again #4")
    assert face(match, "#2") == face(match, "#4") == "down"


def test_an_accuser_and_an_accused_who_both_end_out() -> None:
    """SC-18, SC-19, SC-31: P0 is wrong about P1, then P2 is right about P1, and only P2 is left."""
    match = stacked("7H 2D 3D 4D / X JC 5C 6C / 8H 8D 8S 8C", agendas="KH AD KS")
    play(match, "0 field #1 #4; 1 field #2; 2 pass; 0 hearts #4 on #2; 1 accuse; 0 no jack")
    assert zone(match, "#4") == "discard"
    play(match, "1 pass; 2 pass; 0 expose P1 KC")
    assert [player["playing"] for player in match.view(None)["players"]] == [False, True, True]
    play(match, "1 pass; 2 expose P1 AD")
    assert match.winners == (2,)
    assert match.view(None)["players"][1]["agenda"] == "AD"
    assert match.view(None)["players"][0]["agenda"] is None


def test_an_attack_on_a_joker_shielded_by_a_jack_with_a_joker_attacking() -> None:
    """SC-26: the attacker's Joker is discarded, the Jack stays face up, the other Joker stays hidden."""
    match = stacked("X 2D 3D 4D / X JC 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 field #2; 2 pass; 0 attack #1 #2; 0 no jack; 1 jack #5")
    assert zone(match, "#1") == "discard"
    assert (face(match, "#5"), face(match, "#2"), zone(match, "#2")) == ("up", "down", "field")


def test_the_joker_turned_down_and_up_by_its_own_abilities_may_be_shielded_by_a_jack() -> None:
    """SC-23, SC-25: hearts on the face-down Joker ask its controller, who turns up a Jack instead."""
    match = stacked("X JC 3D 4D / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 field #2; 2 pass; 0 hearts #1 on #1; 1 accuse; 0 no jack; 0 joker clubs on #1")
    play(match, "0 joker hearts on #1; 0 jack #4")
    assert (face(match, "#1"), face(match, "#4")) == ("down", "up")
    assert stage(match) == "joker 0"
    play(match, "0 done")
    assert zone(match, "#1") == "discard"


def test_the_new_controller_of_the_joker_answers_for_it() -> None:
    """SC-25, SC-27: after a swap, the new controller is asked about the Joker's death."""
    match = stacked("X 2D 3D 4D / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 field #2 #5; 2 pass; 0 diamonds #1 on #1 #2; 1 accuse; 0 no jack")
    play(match, "0 joker diamonds on #1 #2; 0 joker spades on #1")
    assert stage(match) == "bullet 1"
    play(match, "1 bullet #5")
    assert stage(match) == "joker 0"
    assert refused(match, 0, "joker spades on #1").startswith("SC-25: the Joker has already used spades")
    play(match, "0 done")
    assert zone(match, "#1") == "discard"
