"""The options of Spy Tricks: a chosen first start player (ST-6) and the colours of the pawns (ST-4)."""

from random import Random
from typing import Any

import pytest

import spydeck
from spydeck.games.spy_tricks import GAME
from spydeck.games.spy_tricks.options import PAWNS
from tests.random_games import play_at_random


@pytest.mark.parametrize("players", [3, 4])
def test_st_6_a_chosen_start_player_starts_and_is_not_drawn(players: int) -> None:
    match = spydeck.new("spy-tricks", players=players, seed=4, first_start_player=2)
    assert match.lines()[0].startswith("deal ")
    assert match.actors == (2,)
    play_at_random(match, Random(1))
    deals = [event["seat"] for event in match.events(None) if event["event"] == "deal"]
    assert deals == [(2 + number) % players for number in range(players)]
    again = spydeck.load(match.record())
    assert '[FirstStartPlayer "2"]' in match.record()
    assert again.record() == match.record()
    assert again.events(None) == match.events(None)


def test_st_6_by_default_the_view_names_no_chosen_start_player() -> None:
    options = spydeck.new("spy-tricks", seed=4).view(0)["options"]
    assert options == {
        "players": 4,
        "first_start_player": None,
        "pawns": ["green", "yellow", "purple", "grey"],
    }


@pytest.mark.parametrize("given", ["purple,grey,green", "purple grey green", ["purple", "grey", "green"]])
def test_st_4_each_player_has_pawns_of_a_chosen_colour(given: object) -> None:
    match = spydeck.new("spy-tricks", players=3, seed=4, pawns=given)
    assert match.view(None)["options"]["pawns"] == ["purple", "grey", "green"]
    assert '[Pawns "purple grey green"]' in match.record()
    assert spydeck.load(match.record()).options == match.options


def test_the_opening_says_what_the_table_has_chosen() -> None:
    describe = GAME.text_ui().describe_options
    assert describe(GAME.read_options(3, {}).facts()) == ""
    chosen = GAME.read_options(3, {"first_start_player": 2, "pawns": "purple grey green"})
    assert describe(chosen.facts()) == (
        "Seat 3 starts the first round. The pawns are purple, grey and green, from seat 1 on."
    )


def test_the_default_options_leave_no_tags() -> None:
    assert spydeck.new("spy-tricks", players=3, seed=4, pawns=PAWNS[:3]).options.tags() == {}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"first_start_player": 3}, "ST-6: first_start_player must be a whole number from 0 to 2, not 3"),
        ({"first_start_player": -1}, "ST-6"),
        ({"first_start_player": True}, "ST-6"),
        ({"first_start_player": "P1"}, "ST-6"),
        ({"pawns": "green"}, "ST-4: pawns must name 3 different ones of green, yellow, purple, grey"),
        ({"pawns": "green green yellow"}, "ST-4"),
        ({"pawns": ["green", "yellow", "red"]}, "ST-4"),
        ({"pawns": ["green", "yellow", "purple", "grey"]}, "ST-4"),
        ({"pawns": 3}, "ST-4: pawns must be a list of names"),
    ],
)
def test_a_wrong_option_is_refused_with_its_clause(given: dict[str, Any], message: str) -> None:
    with pytest.raises(spydeck.InvalidOption, match=message):
        GAME.read_options(3, given)
