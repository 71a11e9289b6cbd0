"""The Mole, Calling Color, the editions: BS-30 to BS-33 and BS-36."""

from typing import Any

import pytest

import spydeck
from spydeck.games.black_spy.cards import CARD_TEXTS
from spydeck.match import Match
from tests.black_spy.stacked import drawing_deck, in_order, names_of, passed_table, play, table
from tests.random_games import play_on


def second_deal(order: list[str] | None = None, **options: Any) -> Match:
    """Return a match at the beginning of its second deal, the first one played by sensible bots."""
    second = list(CARD_TEXTS) if order is None else order

    def chance(name: str, number: int) -> list[str]:
        if name == "dealer-draw":
            return drawing_deck(3)
        return list(reversed(CARD_TEXTS)) if number == 0 else second

    match = spydeck.new("black-spy", chance=chance, **options)
    play_on(match, spydeck.bot("sensible"), until=lambda match: match.view(None)["deal"])
    return match


def takers(match: Match) -> list[int]:
    order: list[int] = match.view(None)["mole"]["order"]
    return order


def test_bs_30_the_mole_is_set_aside_from_the_second_deal_on() -> None:
    assert spydeck.new("black-spy", variants=["the-mole"], seed=1).view(0)["mole"] is None
    match = second_deal(variants=["the-mole"])
    first = takers(match)[0]
    assert match.view(first)["mole"]["shown"] == list(CARD_TEXTS[:12])
    assert match.view(None)["hand_sizes"] == [12] * 4
    assert match.view(None)["dealer"] == 0
    assert match.view(1)["hand"] == in_order(CARD_TEXTS[12::4])


def test_bs_30_the_mole_is_drafted_before_the_pass() -> None:
    match = second_deal(variants=["the-mole"])
    assert match.view(None)["stage"] == "take"
    while match.view(None)["stage"] == "take":
        match.act(match.actors[0], next(match.legal(match.actors[0])))
    assert match.view(None)["stage"] == "pass"
    assert match.view(None)["hand_sizes"] == [15] * 4


def test_bs_31_highest_total_first_each_sees_what_is_handed_on() -> None:
    match = second_deal(variants=["the-mole"])
    order = takers(match)
    totals = match.totals
    assert sorted(order) == [0, 1, 2, 3]
    assert all(totals[a] >= totals[b] for a, b in zip(order, order[1:], strict=False))
    match.act(order[0], "take B3 B1 B2")
    assert match.lines()[-1] == f"{order[0]} take B1 B2 B3"
    assert match.view(order[1])["mole"]["shown"] == list(CARD_TEXTS[3:12])
    assert match.view(order[2])["mole"]["shown"] == []
    assert match.view(order[2])["mole"]["has_taken"][order[0]]
    assert "cards" not in names_of(match, order[2], "mole-taken")[0]
    match.act(order[1], "take B4 B5 B6")
    match.act(order[2], "take B7 B8 B9")
    assert match.view(order[3])["mole"]["took"] == ["B10", "B11", "Y1"]
    assert match.view(None)["stage"] == "pass"


def test_bs_31_only_cards_of_the_mole_may_be_taken() -> None:
    match = second_deal(variants=["the-mole"])
    seat = match.actors[0]
    with pytest.raises(spydeck.IllegalAction, match="^BS-31"):
        match.act(seat, "take B1 B2 G11")
    with pytest.raises(spydeck.IllegalAction, match="^BS-31"):
        match.act((seat + 1) % 4, "take B1 B2 B3")


def tied_second_deal(ages: list[int] | None) -> list[int]:
    """Return the order of the takers where a random game has brought players level."""
    for seed in range(3000):
        match = spydeck.new("black-spy", players=6, variants=["the-mole"], seed=seed, ages=ages)
        play_on(match, spydeck.bot("random", seed=seed), until=lambda match: match.view(None)["deal"])
        totals = match.totals
        if not match.over and len(set(totals)) < 5:
            order = takers(match)
            dealer = match.view(None)["dealer"]
            ranked = ages or [(dealer + 1 + place) % 6 for place in range(6)]
            assert order == sorted(range(6), key=lambda seat: (-totals[seat], ranked.index(seat)))
            return order
    pytest.fail("no tie came up")


@pytest.mark.parametrize("ages", [None, [5, 3, 1, 0, 2, 4], [0, 1, 2, 3, 4, 5]])
def test_bs_32_tied_players_take_youngest_first_or_from_the_dealers_left(ages: list[int] | None) -> None:
    assert len(tied_second_deal(ages)) == 6


@pytest.mark.parametrize("ages", [[0, 1, 2], [0, 1, 2, 2], [1, 2, 3, 4], "0 1 2", 3, ["a"] * 4])
def test_bs_32_ages_name_each_seat_once(ages: object) -> None:
    with pytest.raises(spydeck.InvalidOption, match="ages"):
        spydeck.new("black-spy", players=4, variants=["the-mole"], ages=ages)


def test_bs_33_the_dealer_calls_and_the_left_neighbour_leads_the_colour() -> None:
    match = passed_table({0: "G5 B1", 3: "R1"}, variants=["calling-color"])
    assert match.actors == (3,)
    assert set(match.legal(3)) == {"call blue", "call yellow", "call red", "call green"}
    with pytest.raises(spydeck.IllegalAction, match="^BS-33: .*black"):
        match.act(3, "call black")
    match.act(3, "call green")
    assert match.actors == (0,)
    assert match.view(None)["called"] == "green"
    assert all(text.startswith("play G") for text in match.legal(0))
    with pytest.raises(spydeck.IllegalAction, match="^BS-33: green was called"):
        match.act(0, "play B1")


def test_bs_33_seats_without_the_colour_are_skipped_and_all_see_it() -> None:
    no_green = "B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 Y1 Y2 Y3 Y4"
    match = passed_table({0: no_green, 1: "G5", 3: "R1"}, variants=["calling-color"])
    match.act(3, "call green")
    assert match.actors == (1,)
    assert match.view(None)["skipped"] == [0]
    assert names_of(match, 2, "skip") == [{"event": "skip", "seat": 1, "skipped": [0]}]


def test_bs_33_from_the_second_trick_on_anything_may_be_led() -> None:
    match = passed_table({0: "G11 K1", 1: "G2", 2: "G3", 3: "G4 R1"}, variants=["calling-color"])
    match.act(3, "call green")
    play(match, "G11", "G2", "G3", "G4")
    assert match.is_legal(0, "play K1")


def test_bs_36_gespenster_is_a_bundle_of_options() -> None:
    match = spydeck.new("black-spy", edition="gespenster-1990", seed=1)
    assert match.options.facts() == {
        "players": 4,
        "variants": ["no-good-spies"],
        "pass_direction": "left",
        "first_lead": "dealer-left",
        "end_value": 200,
        "ages": None,
    }
    own = spydeck.new("black-spy", edition="gespenster-1990", end_value=90, seed=1)
    assert own.options.facts()["end_value"] == 90
    assert spydeck.new("black-spy", edition="z-man-2013").options == spydeck.new("black-spy").options


def test_bs_36_the_pass_always_goes_left() -> None:
    match = second_deal(pass_direction="left")
    assert match.view(None)["pass_direction"] == "left"


def test_bs_36_the_dealers_left_leads_but_not_black() -> None:
    match = passed_table({0: "B1 K1", 2: "R1"}, first_lead="dealer-left")
    assert match.actors == (0,)
    with pytest.raises(spydeck.IllegalAction, match="^BS-12"):
        match.act(0, "play K1")


def test_bs_36_a_hand_of_black_cards_is_skipped() -> None:
    black = "K1 K2 K3 K4 K5 K6 K7 K7 K7 K7 K7 K7 K8 K9 K10"
    match = passed_table({0: black}, first_lead="dealer-left")
    assert match.actors == (1,)
    assert match.view(3)["skipped"] == [0]


def test_bs_36_calling_color_overrides_the_first_lead() -> None:
    match = passed_table({0: "R2"}, first_lead="dealer-left", variants=["calling-color"])
    assert match.view(None)["stage"] == "call"
    assert table(first_lead="dealer-left").view(None)["stage"] == "pass"
