"""Components and setup: SC-1 to SC-7."""

import pytest

import spydeck
from spydeck.games.spycard.cards import AGENDA_TEXTS, AGENT_TEXTS, rank_of, suit_of
from tests.spycard.stacked import agent, play, refused, stacked, token

HANDS = "7H JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C"


def test_sc_1_there_are_seven_agendas_and_47_agents() -> None:
    assert sorted(AGENDA_TEXTS) == sorted(["KC", "KS", "KH", "KD", "AC", "AD", "AH"])
    ranks = [str(rank) for rank in range(2, 11)] + ["J", "Q"]
    expected = [rank + suit for suit in "CDHS" for rank in ranks] + ["AS", "X", "X"]
    assert sorted(AGENT_TEXTS) == sorted(expected)
    assert len(AGENT_TEXTS) == 47


def test_sc_1_suits_and_ranks_of_agents() -> None:
    for number, text in enumerate(AGENT_TEXTS[:44]):
        assert "HSCD"[suit_of(number)] == text[-1]
        assert rank_of(number) == {"J": 11, "Q": 12}.get(text[:-1]) or int(text[:-1])
    assert (suit_of(44), rank_of(44)) == (1, 13)
    assert suit_of(45) == -1


def test_sc_2_three_players_leave_out_two_agendas() -> None:
    assert stacked(HANDS).view(0)["agendas"] == ["KC", "AC", "KS", "AD", "KH"]
    four = spydeck.new("spycard", players=4, seed=1)
    assert sorted(four.view(0)["agendas"]) == sorted(AGENDA_TEXTS)
    outcomes = {"agents": " ".join(AGENT_TEXTS), "agendas": "KC AC KS AD AH", "first-player": "P0"}
    with pytest.raises(spydeck.InvalidChance):
        spydeck.new("spycard", players=3, chance=lambda name, number: outcomes[name])


def test_sc_3_texts_of_cards_and_seats_are_checked() -> None:
    for wrong in ("K9", "1H", "JX", ""):
        deck = iter([" ".join([wrong, *AGENT_TEXTS[1:]])])
        with pytest.raises(spydeck.InvalidChance):
            spydeck.new("spycard", players=3, chance=lambda name, number: next(deck))  # noqa: B023
    match = stacked(HANDS)
    assert refused(match, 0, "expose P5 KC").startswith("SC-3: ")


def test_sc_4_tokens_are_places_in_the_deck() -> None:
    match = stacked(HANDS, top="AS QD")
    assert [facts["token"] for facts in match.view(None)["tokens"]] == [f"#{n}" for n in range(1, 13)]
    assert agent(match, 0, "#7") == "X"
    play(match, "0 draft; 0 keep")
    assert agent(match, 0, "#13") == "AS"


def test_sc_4_tokens_in_any_order_but_each_once_and_with_single_spaces() -> None:
    match = stacked(HANDS)
    assert match.is_legal(0, "field #10 #1 #4")
    assert "field #1 #4 #10" in set(match.legal(0))
    assert "field #10 #1 #4" not in set(match.legal(0))
    for wrong in ("field #1 #1", "field  #1", "field #1 ", " field #1", "field #01", "field #0", "field #48"):
        assert not match.is_legal(0, wrong)
        assert refused(match, 0, wrong).startswith("SC-")
    match.act(0, "field #10 #1")
    assert match.lines()[-1] == "0 field #1 #10"


def test_sc_4_the_chance_outcomes_are_agents_agendas_and_first_player() -> None:
    asked = []

    def chance(name: str, number: int) -> list[str]:
        asked.append((name, number))
        return {"agents": list(AGENT_TEXTS), "agendas": list(AGENDA_TEXTS), "first-player": ["P2"]}[name]

    match = spydeck.new("spycard", players=4, chance=chance)
    assert asked == [("agents", 0), ("agendas", 0), ("first-player", 0)]
    assert match.actors == (2,)
    assert [match.view(seat)["agenda"] for seat in range(4)] == list(AGENDA_TEXTS[:4])


def test_sc_5_four_face_down_agents_at_base_dealt_one_at_a_time() -> None:
    match = stacked(HANDS)
    for number in range(1, 13):
        facts = token(match, f"#{number}")
        assert facts["zone"] == "base"
        assert facts["face"] == "down"
        assert facts["controller"] == (number - 1) % 3
    assert match.view(None)["deck"] == 35
    assert [agent(match, 1, text) for text in ("#2", "#5", "#8", "#11")] == ["3C", "4C", "5C", "6C"]


def test_sc_5_agendas_are_secret_and_the_rest_set_aside_unseen() -> None:
    match = stacked(HANDS, agendas="KC AD KS")
    assert [player["agenda"] for player in match.view(1)["players"]] == [None, "AD", None]
    assert [player["agenda"] for player in match.view(None)["players"]] == [None, None, None]
    assert "AC" not in str({key: value for key, value in match.view(1).items() if key != "agendas"})


def test_sc_6_a_random_player_begins_and_turns_go_clockwise() -> None:
    match = stacked(HANDS, first=1)
    order = []
    for _ in range(5):
        order.append(match.actors[0])
        play(match, f"{match.actors[0]} pass")
    assert order == [1, 2, 0, 1, 2]


def test_sc_7_only_the_owner_sees_an_agent() -> None:
    match = stacked(HANDS)
    assert agent(match, 0, "#1") == "7H"
    assert agent(match, 1, "#1") is None
    assert agent(match, None, "#1") is None


def test_sc_7_both_controllers_keep_knowing_a_swapped_agent() -> None:
    match = stacked("7D 2D 3D 4D / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 pass; 2 pass; 0 diamonds #1 on #4 #5; 1 allow; 2 allow")
    assert agent(match, 0, "#4") == agent(match, 1, "#4") == "2D"
    assert agent(match, 0, "#5") == agent(match, 1, "#5") == "4C"
    assert agent(match, 2, "#4") is None
    looks = [event for event in match.events(0) if event["event"] == "look"]
    assert looks == [
        {"event": "look", "seat": 0, "token": "#5", "agent": "4C"},
        {"event": "look", "seat": 1, "token": "#4"},
    ]


def test_sc_7_an_agent_seen_face_up_stays_known_when_it_is_turned_down() -> None:
    match = stacked("7H 2C 3D 4D / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1 #4; 1 pass; 2 pass; 0 hearts #1 on #6; 1 allow; 2 allow; 2 no jack")
    play(match, "1 pass; 2 pass; 0 clubs #4 on #6; 1 allow; 2 allow")
    assert token(match, "#6")["face"] == "down"
    assert agent(match, 1, "#6") == agent(match, None, "#6") == "8D"


def test_sc_7_a_player_who_is_out_keeps_what_they_know() -> None:
    match = stacked(HANDS, agendas="KH AD KS")
    play(match, "0 expose P2 KC")
    assert match.view(0)["players"][2]["agenda"] == "KS"
    assert match.view(1)["players"][2]["agenda"] is None
    assert agent(match, 0, "#1") == "7H"


def test_sc_2_agendas_out_of_the_game_are_not_listed_as_ruled_out() -> None:
    match = stacked("2C 3C 4C 5C / 2D 3D 4D 5D / 2H 3H 4H 5H")
    for _ in range(2):
        for seat in range(3):
            play(match, f"{seat} draft;{seat} keep")
    for seat in range(3):
        for player in match.view(seat)["players"]:
            assert "KD" not in player["agenda_is_not"]
            assert "AH" not in player["agenda_is_not"]
