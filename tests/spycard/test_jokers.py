"""Jokers that are accused or turned up: SC-25, SC-26."""

from spydeck.match import Match
from tests.spycard.stacked import face, names, play, refused, stacked, stage, token, zone

HANDS = "7H JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C"


def joker_accused(claim: str = "hearts #7 on #5") -> Match:
    """Return a game in which P0's Joker #7 makes a claim and is accused; #1, #2 and #3 are in the field."""
    match = stacked(HANDS)
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


def test_sc_25_the_declared_suit_only_on_the_declared_targets() -> None:
    match = joker_accused()
    assert match.choices(0, "joker hearts")["next"] == ["#5"]
    assert refused(match, 0, "joker hearts on #6").startswith("SC-25: the declared suit")
    assert match.is_legal(0, "joker hearts on #5")


def test_sc_25_the_declared_suit_waits_until_its_targets_are_possible() -> None:
    match = joker_accused("hearts #7 on #7")
    assert "joker hearts" not in match.choices(0)["next"]
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
    """Only the declared spades are unused, and clubs have turned down their target."""
    match = stacked(HANDS)
    play(match, "0 field #1 #7; 1 field #2; 2 field #3; 0 hearts #1 on #6; 1 allow; 2 allow; 2 no jack")
    play(match, "1 pass; 2 pass; 0 spades #7 on #6; 1 accuse; 0 no jack; 0 joker clubs on #6")
    play(match, "0 joker hearts on #5; 1 no jack; 0 joker diamonds on #2 #3")
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
