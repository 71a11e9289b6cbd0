"""A turn: SC-8 to SC-11, SC-18, SC-19, SC-33."""

from itertools import islice

from tests.spycard.stacked import agent, names, play, refused, stacked, stage, token, zone

HANDS = "7H JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C"


def test_sc_8_one_action_or_none_ends_the_turn() -> None:
    match = stacked(HANDS)
    play(match, "0 pass")
    assert match.actors == (1,)
    play(match, "1 field #2")
    assert match.actors == (2,)


def test_sc_8_a_player_without_agents_may_pass_draft_or_expose() -> None:
    match = stacked("AS QS JH 2D / 3C 4C 5C 6C / 8H 8D 8S 8C", agendas="KH AD KC")
    play(match, "0 field #1; 1 pass; 2 pass")
    for number in (2, 5, 8, 11):
        play(match, f"0 ace #1 on #{number}; 1 allow; 2 allow; 1 pass; 2 pass")
    play(match, "0 pass")
    assert match.view(1)["players"][1]["agents"] == 0
    assert set(match.choices(1)["next"]) == {"pass", "draft", "expose"}


def test_sc_9_a_drafted_agent_is_kept_at_base() -> None:
    match = stacked(HANDS, top="AS")
    play(match, "0 draft")
    assert stage(match) == "keep 0"
    assert match.view(0)["deck"] == 35
    assert token(match, "#13") | {"known_by": 0} == {
        "token": "#13",
        "zone": "deck",
        "controller": None,
        "face": "down",
        "agent": None,
        "known_by": 0,
    }
    assert [agent(match, seat, "#13") for seat in (0, 1, 2, None)] == ["AS", None, None, None]
    play(match, "0 keep")
    assert (zone(match, "#13"), token(match, "#13")["controller"]) == ("base", 0)
    assert match.view(0)["deck"] == 34
    assert match.actors == (1,)


def test_sc_9_a_sleeper_is_known_to_the_drafter_and_its_controller() -> None:
    match = stacked(HANDS, top="AS")
    play(match, "0 draft; 0 sleeper P2")
    assert (zone(match, "#13"), token(match, "#13")["controller"]) == ("base", 2)
    assert [agent(match, seat, "#13") for seat in (0, 1, 2)] == ["AS", None, "AS"]
    assert match.events(1)[-2] == {"event": "sleeper", "seat": 0, "token": "#13", "to": 2}


def test_sc_9_a_sleeper_goes_to_an_opponent_in_the_game() -> None:
    match = stacked("7H JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C / 2C 2D 2H 3H", agendas="KH AD KS KC")
    play(match, "0 pass; 1 expose P2 KH; 2 draft")
    assert match.choices(2, "sleeper")["next"] == ["P0", "P3"]
    assert refused(match, 2, "sleeper P1").startswith("SC-9: ")
    assert refused(match, 2, "sleeper P2").startswith("SC-9: ")
    assert refused(match, 2, "sleeper P4").startswith("SC-9: ")


def test_sc_10_no_draft_from_an_empty_deck() -> None:
    match = stacked(HANDS)
    for _ in range(35):
        seat = match.actors[0]
        play(match, f"{seat} draft; {seat} keep")
    seat = match.actors[0]
    assert match.view(None)["deck"] == 0
    assert "draft" not in match.choices(seat)["next"]
    assert refused(match, seat, "draft").startswith("SC-10: ")


def test_sc_11_any_number_moves_in_one_direction_with_faces_unchanged() -> None:
    match = stacked(HANDS)
    play(match, "0 field #1 #4 #7 #10; 1 pass; 2 pass")
    assert {zone(match, f"#{n}") for n in (1, 4, 7, 10)} == {"field"}
    play(match, "0 hearts #1 on #4; 1 allow; 2 allow; 0 no jack; 1 pass; 2 pass; 0 base #4 #10")
    assert [zone(match, f"#{n}") for n in (1, 4, 7, 10)] == ["field", "base", "field", "base"]
    assert token(match, "#4")["face"] == "up"
    play(match, "1 pass; 2 pass")
    assert match.choices(0, "base")["next"] == ["#1", "#7"]
    assert refused(match, 0, "base #4").startswith("SC-11: ")
    assert refused(match, 0, "field #1").startswith("SC-11: ")
    assert refused(match, 0, "field #4 #2") == "SC-11: you do not control #2"
    assert refused(match, 0, "field #40") == "SC-4: #40 is not in play"
    assert refused(match, 0, "field").startswith("SC-11: ")


def test_sc_11_a_million_moves_are_listed_lazily_and_judged_exactly() -> None:
    match = stacked(HANDS)
    for _ in range(16):
        play(match, "0 draft; 0 keep; 1 pass; 2 pass")
    tokens = match.choices(0, "field")["next"]
    assert len(tokens) == 20
    first = list(islice(match.legal(0), 5000))
    assert len(set(first)) == 5000
    assert match.is_legal(0, "field " + " ".join(reversed(tokens)))
    assert not match.is_legal(0, "field " + " ".join([*tokens, "#2"]))
    assert "legal" not in match.view(0)
    assert match.choices(0, "field " + " ".join(tokens)) == {"next": [], "enough": True}


def test_sc_18_a_rightly_exposed_player_is_out_and_the_agenda_is_public() -> None:
    match = stacked(HANDS, agendas="KH AD KS")
    play(match, "0 expose P1 AD")
    assert match.view(2)["players"][1]["agenda"] == "AD"
    assert match.view(None)["players"][1]["agenda"] == "AD"
    assert not match.view(2)["players"][1]["playing"]
    assert match.view(2)["players"][0]["has_exposed"]
    assert match.actors == (2,)
    assert match.view(2)["exposures"] == [{"seat": 0, "of": 1, "agenda": "AD", "right": True}]


def test_sc_18_a_wrong_accuser_is_out_and_only_they_have_seen_the_agenda() -> None:
    match = stacked(HANDS, agendas="KH AD KS")
    play(match, "0 expose P1 KC")
    assert not match.view(2)["players"][0]["playing"]
    assert match.view(0)["players"][1]["agenda"] == "AD"
    assert match.view(2)["players"][1]["agenda"] is None
    assert match.view(None)["players"][1]["agenda"] is None
    assert match.view(2)["players"][1]["agenda_is_not"] == ["KC"]
    assert match.actors == (1,)
    assert refused(match, 0, "pass").startswith("SC-18: ")
    assert {"event": "see-agenda", "seat": 0, "of": 1, "agenda": "AD"} in match.events(0)
    assert {"event": "see-agenda", "seat": 0, "of": 1} in match.events(2)


def test_sc_18_what_may_be_named() -> None:
    match = stacked("7H JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C / 2C 2D 2H 3H", agendas="KH AD KS KC")
    assert match.is_legal(0, "expose P1 KH")
    play(match, "0 expose P1 AD")
    assert match.is_legal(2, "expose P3 AD")
    assert refused(match, 2, "expose P1 KH").startswith("SC-18: ")
    assert refused(match, 2, "expose P2 KH") == "SC-18: name an opponent, not yourself"
    three = stacked(HANDS)
    assert refused(three, 0, "expose P1 AH").startswith("SC-18: name one agenda of this game")
    assert refused(three, 0, "expose P1 KD").startswith("SC-18: ")
    assert refused(three, 0, "expose P3 KC").startswith("SC-18: there is no P3")
    assert three.choices(0, "expose P1")["next"] == ["KC", "AC", "KS", "AD", "KH"]


def test_sc_19_a_player_who_is_out_discards_all_agents_and_nobody_takes_a_bullet() -> None:
    match = stacked(HANDS, agendas="KH AD KS")
    play(match, "0 field #1 #4; 1 expose P0 KH")
    assert match.view(None)["players"][0]["agents"] == 0
    assert {zone(match, f"#{n}") for n in (1, 4, 7, 10)} == {"discard"}
    out = next(event for event in match.events(2) if event["event"] == "out")
    assert [one["token"] for one in out["discards"]] == ["#1", "#4", "#7", "#10"]
    assert [one["agent"] for one in out["discards"]] == ["7H", "JC", "X", "2S"]
    assert "bullet" not in names(match, 2)
    assert match.actors == (2,)


def test_sc_19_the_agenda_of_a_wrong_accuser_stays_hidden() -> None:
    match = stacked(HANDS, agendas="KH AD KS")
    play(match, "0 expose P1 KC; 1 expose P2 KC")
    assert match.over
    assert [match.view(seat)["players"][0]["agenda"] for seat in (0, 1, 2, None)] == ["KH", None, None, None]


def test_sc_33_a_draw_when_everyone_still_in_has_had_all_turns() -> None:
    match = stacked(HANDS, turn_limit=2)
    play(match, "0 pass; 1 pass; 2 pass; 0 pass; 1 pass")
    assert not match.over
    play(match, "2 pass")
    assert match.over
    assert match.winners == ()
    assert match.totals == (0, 0, 0)
    assert match.view(0)["ending"] == "draw"
    assert refused(match, 0, "pass").startswith("SC-31: ")


def test_sc_33_the_win_check_comes_first() -> None:
    match = stacked(HANDS, agendas="KH AD AC", turn_limit=2)
    play(match, "0 pass; 1 pass; 2 pass; 0 pass; 1 pass; 2 field #3")
    assert match.winners == (2,)


def test_sc_33_a_player_who_is_out_need_not_have_had_all_turns() -> None:
    match = stacked(HANDS, agendas="KH AD KS", turn_limit=1, first=1)
    play(match, "1 pass; 2 pass")
    assert not match.over
    play(match, "0 expose P1 KC")
    assert match.over
    assert match.winners == ()


def test_sc_33_the_limit_is_100_turns_unless_an_option_says_otherwise() -> None:
    match = stacked(HANDS)
    for _ in range(299):
        play(match, f"{match.actors[0]} pass")
    assert not match.over
    play(match, f"{match.actors[0]} pass")
    assert match.over
