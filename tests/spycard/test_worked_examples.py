"""The worked examples of Spycard's rulebook, played move by move; the honour at the end."""

from spydeck.games.spycard.text.interface import interface
from spydeck.games.text_ui import Names
from tests.spycard.stacked import agent, face, play, refused, stacked, stage, token, zone

ACCUSED = "3S 9C 2H 4C / 8H 4D 5D 6C / 8D 7S 8S 8C"
FOUGHT = "7D 9C 2H 4C / JH 4D 5D 6C / 8D 7S 8S 8C"


def test_sc_22_the_sources_accused_truth_kills_two_face_up_agents() -> None:
    """Double-Oh Steven: a spade is doubted, and so it kills a second time."""
    match = stacked(ACCUSED)
    play(match, "0 field #1; 1 pass; 2 pass")
    play(match, "0 hearts #1 on #2; 1 allow; 2 allow; 1 no jack; 1 pass; 2 pass")
    play(match, "0 hearts #1 on #3; 1 allow; 2 allow; 2 no jack; 1 pass; 2 pass")
    play(match, "0 spades #1 on #2; 1 accuse; 0 no jack")
    assert face(match, "#1") == "up"
    assert zone(match, "#2") == "discard"
    assert stage(match) == "again 0"
    play(match, "0 again #3")
    assert zone(match, "#3") == "discard"


def test_sc_17_a_jack_fights_in_place_of_the_target_and_a_bullet_saves_the_attacker() -> None:
    """SC-23, SC-27."""
    match = stacked(FOUGHT)
    play(match, "0 field #1 #4; 1 field #5; 2 pass; 0 attack #4 #5")
    play(match, "0 no jack; 1 jack #2")
    assert stage(match) == "bullet 0"
    play(match, "0 bullet #1")
    assert zone(match, "#1") == "discard"
    assert (zone(match, "#4"), face(match, "#4")) == ("field", "up")
    assert (zone(match, "#2"), face(match, "#2")) == ("base", "up")
    assert [agent(match, seat, "#5") for seat in (0, 1, 2)] == [None, "4D", None]


def test_sc_13_diamonds_swap_from_base_to_base_but_not_from_field_to_base() -> None:
    match = stacked(FOUGHT)
    play(match, "0 field #1; 1 pass; 2 pass")
    assert refused(match, 0, "diamonds #1 on #1 #2").startswith("SC-13: ")
    assert match.is_legal(0, "diamonds #1 on #2 #3")
    play(match, "0 diamonds #1 on #2 #7; 1 allow; 2 allow")
    assert (token(match, "#2")["controller"], token(match, "#7")["controller"]) == (0, 1)
    assert (zone(match, "#2"), zone(match, "#7")) == ("base", "base")


def bagged(hands: str, *lines: str) -> int | None:
    """Return who has bagged the Queen of Spades after some actions."""
    match = stacked(hands)
    play(match, *lines)
    seat: int | None = match.view(None)["queen_bagged_by"]
    return seat


def test_sc_31_the_queen_of_spades_is_bagged_by_killing_catching_or_exposing() -> None:
    """The same honour as in the browser: never for a player's own Queen, nor while she is in play."""
    queen = "7S QS 2H 4C / QH AS 5D 6C / 8D 7H 8S 8C"
    out = "0 field #4; 1 field #2 #5; 2 pass"
    assert bagged(queen, out) is None
    assert bagged(queen, out, "0 hearts #4 on #2; 1 allow; 2 accuse; 0 no jack") == 2
    assert bagged(queen, out, "0 attack #4 #2; 0 no jack; 1 no jack") == 1
    assert bagged(queen, out, "0 pass; 1 ace #5 on #4; 2 allow; 0 allow") == 1
    assert bagged(queen, "0 pass; 1 expose P0 KH") == 1
    assert bagged(queen, "0 expose P1 KS") is None
    assert bagged(queen, out, "0 ace #4 on #4; 1 allow; 2 allow") is None
    assert bagged(queen, out, "0 ace #4 on #2; 1 allow; 2 allow; 1 bullet #5") is None


def test_sc_31_the_terminal_names_who_bagged_the_queen_of_spades_when_the_game_is_over() -> None:
    assert interface("en").part_ends == {"game-over": "honour"}
    page = interface("en").pages["honour"].lines
    names = Names(("you", "Heron", "Lynx"), own=0)
    for seat, over, line in (
        (0, True, "You have bagged the Queen of Spades!"),
        (1, True, "Heron has bagged the Queen of Spades!"),
        (None, True, "Nobody bagged the Queen of Spades."),
        (None, False, "Nobody has bagged the Queen of Spades."),
    ):
        shown = page({"queen_bagged_by": seat, "over": over}, names)
        assert ["".join(text for _, text in spans) for spans in shown] == [line]
