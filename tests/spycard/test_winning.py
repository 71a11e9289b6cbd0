"""Agendas and the end: SC-30 to SC-32, SC-34."""

from collections.abc import Iterator

import pytest

import spydeck
from spydeck.games.spycard.cards import AGENDA_TEXTS, AGENTS, KC, KD, KH
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.rules.turn import agenda_holds
from spydeck.games.spycard.vocabulary import ability
from spydeck.games.text_ui import Names
from spydeck.kernel import lowest, members
from tests.spycard.stacked import play, stacked

ALL = (1 << AGENTS) - 1
HANDS = "7H JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C"


def test_sc_30_a_player_wins_at_the_end_of_their_own_turn_but_never_the_first() -> None:
    match = stacked(HANDS, agendas="AC KS AD")
    play(match, "0 field #1")
    assert not match.over
    play(match, "1 pass; 2 pass; 0 pass")
    assert match.winners == (0,)
    assert match.totals == (1, 0, 0)
    assert match.events(1)[-1] == {
        "event": "game-over",
        "seat": 0,
        "ending": "agenda",
        "winners": [0],
        "agenda": "AC",
    }
    assert match.view(2)["players"][0]["agenda"] == "AC"


def test_sc_30_nobody_wins_on_anothers_turn() -> None:
    match = stacked(HANDS, agendas="KS AC AD")
    play(match, "0 pass; 1 field #2; 2 pass; 0 pass")
    assert not match.over
    play(match, "1 base #2; 2 pass; 0 pass; 1 pass")
    assert not match.over


def test_sc_31_the_last_one_left_wins_at_once_even_on_the_first_turn() -> None:
    match = stacked(HANDS, agendas="KH AD KS")
    play(match, "0 expose P1 AD; 2 expose P0 KH")
    assert match.winners == (2,)
    assert match.view(0)["ending"] == "last-left"
    assert match.view(0)["players"][2]["agenda"] is None


def test_sc_31_even_on_anothers_turn() -> None:
    match = stacked(HANDS, agendas="KH AD KS")
    play(match, "0 expose P1 KH; 1 expose P2 KC")
    assert match.winners == (2,)


def test_sc_31_goes_before_an_agenda() -> None:
    match = stacked("7H JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C / 2C 2D 2H 3H", agendas="AH KC KS KD")
    play(match, "0 expose P2 KS; 1 expose P3 KC; 3 pass; 0 expose P3 KD")
    assert match.winners == (0,)
    assert match.view(None)["ending"] == "last-left"


def test_sc_32_kc_all_own_agents_are_clubs_and_no_club_is_face_up() -> None:
    match = stacked(HANDS, agendas="KH KC AD")
    play(match, "0 pass; 1 pass; 2 pass; 0 pass; 1 pass")
    assert match.winners == (1,)


def test_sc_32_kc_fails_when_any_club_is_face_up() -> None:
    match = stacked(HANDS, agendas="KH KC AD")
    play(match, "0 field #1; 1 pass; 2 pass; 0 hearts #1 on #12; 1 allow; 2 allow; 2 no jack; 1 pass")
    assert not match.over


def test_sc_32_ac_nobody_else_in_the_field() -> None:
    match = stacked(HANDS, agendas="AC KS AD")
    play(match, "0 field #1; 1 field #2; 2 pass; 0 pass")
    assert not match.over
    play(match, "1 base #2; 2 pass; 0 pass")
    assert match.winners == (0,)


def test_sc_32_ks_exactly_twice_as_many_agents_in_play_as_players_started() -> None:
    match = stacked("AS 2C 3C 4C / 3D 5C 5H 6C / 8H 8D 8S 8C", agendas="KS AD KH")
    play(match, "0 field #1; 1 expose P2 KC; 2 pass; 0 ace #1 on #3; 2 allow")
    assert not match.over
    play(match, "2 pass; 0 ace #1 on #6; 2 allow")
    assert match.winners == (0,)


def test_sc_32_kd_equal_numbers_but_not_four() -> None:
    match = stacked(HANDS + " / 2C 2D 2H 3H", agendas="KD AD KS KC", top="AS")
    play(match, "0 pass; 1 pass; 2 pass; 3 pass; 0 pass")
    assert not match.over
    for seat in (1, 2, 3, 0):
        play(match, f"{seat} draft; {seat} keep")
    assert match.winners == (0,)


def test_sc_32_ah_an_exposure_at_any_time_even_on_the_first_turn() -> None:
    match = stacked(HANDS + " / 2C 2D 2H 3H", agendas="AH AD KS KC")
    play(match, "0 expose P1 AD")
    assert not match.over
    play(match, "2 pass; 3 pass; 0 pass")
    assert match.winners == (0,)


def test_sc_32_a_view_says_how_far_its_seats_agenda_is() -> None:
    match = stacked("7H JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C", agendas="KC AD KS")
    assert match.view(None).get("standing") is None
    play(match, "0 field #1; 1 field #2; 2 pass; 0 hearts #1 on #12; 1 allow; 2 allow; 2 no jack")
    common = {"clubs_up": 1, "in_play": 12, "face_up": 1}
    assert match.view(0)["wanted"] == 6
    assert match.view(0)["standing"] == {
        **common,
        "holds": False,
        "clubs": 1,
        "own_in_field": 1,
        "others_in_field": 1,
        "missing": ["hearts", "spades", "clubs", "diamonds"],
    }
    assert match.view(2)["standing"] == {
        **common,
        "holds": False,
        "clubs": 1,
        "own_in_field": 0,
        "others_in_field": 2,
        "missing": ["hearts", "spades", "diamonds"],
    }


def test_sc_32_a_view_says_whether_its_seats_agenda_holds() -> None:
    match = stacked("7H JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C", agendas="AC KC AD")
    assert [match.view(seat)["standing"]["holds"] for seat in range(3)] == [False, True, False]
    play(match, "0 field #1")
    assert [match.view(seat)["standing"]["holds"] for seat in range(3)] == [True, True, False]


def bare(players: int) -> State:
    """Return a state without agents, in which a test sets up an agenda."""
    state = State()
    state.players = players
    state.playing = (1 << players) - 1
    return state


def test_sc_32_kc_needs_an_agent_and_jokers_are_not_clubs() -> None:
    state = bare(3)
    state.of_suit[ability.CLUBS] = 0b110
    assert not agenda_holds(state, 0, KC)
    state.controlled[0] = 0b110
    assert agenda_holds(state, 0, KC)
    state.controlled[0] = 0b111
    assert not agenda_holds(state, 0, KC)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_sc_32_kh_exactly_twice_the_players_face_up(players: int) -> None:
    state = bare(players)
    for number in range(1, 14):
        state.face_up = state.controlled[1] = (1 << number) - 1
        assert agenda_holds(state, 0, KH) == (number == 2 * players)


def test_sc_32_x_counts_the_players_who_started() -> None:
    state = bare(4)
    state.playing = 0b0011
    state.drawn = 8
    state.controlled[0] = state.face_up = 0xFF
    assert agenda_holds(state, 0, KH)
    assert agenda_holds(state, 0, AGENDA_TEXTS.index("KS"))


def test_sc_32_kd_none_at_all_counts_as_equal() -> None:
    state = bare(4)
    assert agenda_holds(state, 0, KD)
    state.controlled[2] = 1
    assert not agenda_holds(state, 0, KD)
    state.playing = 0b1011
    assert agenda_holds(state, 0, KD)


def test_sc_32_ad_a_face_up_agent_of_each_suit() -> None:
    state = bare(3)
    state.of_suit[:] = [1, 2, 4, 8]
    state.controlled[0] = state.face_up = 0b1111
    agenda = AGENDA_TEXTS.index("AD")
    assert agenda_holds(state, 0, agenda)
    state.face_up = 0b0111
    assert not agenda_holds(state, 0, agenda)
    state.face_up = 0b1111
    state.controlled[0] = 0b0111
    assert not agenda_holds(state, 0, agenda)


def clauses_of_the_reminder() -> Iterator[str]:
    """Yield everything that SC-34 requires on one page."""
    yield from AGENDA_TEXTS
    yield from ("hearts", "spades", "clubs", "diamonds", "queen", "ace", "Jack", "Joker", "Bullet")


def test_sc_34_the_reminder_fits_on_one_screen_and_on_a_sheet() -> None:
    text_ui = stacked(HANDS).game.text_ui()
    match = spydeck.new("spycard", players=4, seed=1)
    page = text_ui.pages["reminder"].lines(match.view(0), Names(("you", "A", "B", "C"), own=0))
    text = "\n".join("".join(part for _, part in line) for line in page)
    assert len(page) <= 24
    assert max(map(len, text.split("\n"))) <= 80
    sheet = text_ui.sheets["reminder"]()
    assert max(map(len, sheet.split("\n"))) <= 80
    for word in clauses_of_the_reminder():
        assert word in text
        assert word in sheet
    assert "exactly 8 agents" in text


def test_sc_30_an_agenda_that_everyone_saw_hold_without_a_win_is_ruled_out() -> None:
    """Had it been P0's agenda, P0 would have won. A first turn rules nothing out."""
    match = stacked(HANDS, agendas="KH AD KS")
    play(match, "0 field #1; 1 pass; 2 pass")
    assert match.view(1)["players"][0]["agenda_is_not"] == []
    play(match, "0 pass")
    assert match.view(1)["players"][0]["agenda_is_not"] == ["AC"]
    assert match.view(None)["players"][1]["agenda_is_not"] == []


def test_sc_30_an_agenda_that_depends_on_hidden_agents_is_not_ruled_out() -> None:
    """P1 controls only clubs at the end of a turn, and nobody else knows."""
    match = stacked(HANDS, agendas="KC AD KS")
    play(match, "0 pass; 1 pass; 2 pass; 0 pass; 1 pass")
    assert match.view(0)["players"][1]["agenda_is_not"] == []


def hands(match: spydeck.Match) -> list[tuple[int, list[str]]]:
    """Return the seats and the tokens that are not all clubs if the seat has the King of Clubs."""
    state = match._state
    sets = state.not_all_clubs[: state.not_all_clubs_count]
    return [(lowest(hand >> AGENTS), [f"#{token + 1}" for token in members(hand & ALL)]) for hand in sets]


def test_sc_30_a_turn_without_a_win_says_that_these_are_not_all_clubs_for_the_king() -> None:
    match = stacked(HANDS, agendas="KH AD KS")
    play(match, "0 pass; 1 pass; 2 pass")
    assert hands(match) == []
    play(match, "0 draft; 0 keep; 1 pass; 2 pass")
    first = [(0, ["#1", "#4", "#7", "#10", "#13"]), (1, ["#2", "#5", "#8", "#11"])]
    assert hands(match) == [*first, (2, ["#3", "#6", "#9", "#12"])]
    play(match, "0 pass; 1 draft; 1 keep; 2 pass")
    assert hands(match) == [*first, (2, ["#3", "#6", "#9", "#12"])]


def test_sc_30_what_is_known_since_makes_the_sets_smaller_or_drops_them() -> None:
    match = stacked(HANDS, agendas="KH AD KS")
    play(match, "0 field #1; 1 field #5; 2 pass; 0 pass; 1 pass; 2 pass")
    play(match, "0 diamonds #1 on #4 #2; 1 accuse; 0 no jack")
    assert hands(match)[-1] == (0, ["#4", "#7", "#10"])
    assert [seat for seat, _ in hands(match)] == [1, 2, 0]
    before = hands(match)
    play(match, "1 diamonds #5 on #2 #3; 2 accuse; 1 no jack")
    assert hands(match) == before  # #5 is a club, and so says nothing about the others


def test_sc_30_a_club_that_is_face_up_or_another_agent_says_that_already() -> None:
    match = stacked("7H JC X 2S / 3C 4C 5C 6H / 8H 8D 8S 8C", agendas="KH AD KS")
    play(match, "0 field #1; 1 pass; 2 pass; 0 hearts #1 on #2; 1 allow; 2 allow; 1 no jack")
    assert hands(match) == []
    play(match, "1 pass; 2 pass; 0 hearts #1 on #11; 1 allow; 2 allow; 1 no jack; 1 pass; 2 pass")
    assert hands(match) == []
