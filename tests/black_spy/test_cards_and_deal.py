"""Cards, draw for dealer, deal and pass: BS-1 to BS-10."""

from typing import Any

import pytest

import spydeck
from spydeck.games.black_spy.cards import CARD_TEXTS, cards_of_rank, colour_of, rank_of
from spydeck.games.lines import Sentences
from tests.black_spy.stacked import deck_of, drawing_deck, full_hands, names_of, passed_table, table
from tests.random_games import play_on


def test_bs_1_sixty_cards_sixteen_black_six_of_them_spies() -> None:
    assert len(CARD_TEXTS) == 60
    for letter in "BYRG":
        assert [text for text in CARD_TEXTS if text[0] == letter] == [f"{letter}{n}" for n in range(1, 12)]
    black = [text for text in CARD_TEXTS if text[0] == "K"]
    assert len(black) == 16
    assert black.count("K7") == 6
    assert len(set(black)) == 11


def test_bs_2_eleven_ranks_have_names_and_eleven_is_high() -> None:
    words = Sentences("spydeck.games.black_spy.text", "en")
    assert words.say("rank-1") == "Informer"
    assert words.say("rank-7") == "Spy"
    assert words.say("rank-11") == "Director"
    for card, text in enumerate(CARD_TEXTS):
        assert text == "BYRGK"[colour_of(card)] + str(rank_of(card))
    assert cards_of_rank(7).bit_count() == 10
    assert all(cards_of_rank(rank).bit_count() == 5 for rank in range(1, 12) if rank != 7)


def test_bs_3_equal_spies_are_one_text_and_one_action() -> None:
    match = passed_table({0: "R1 R9", 1: "K7 K7 K7 B1 B2 B3 Y1 Y2 Y3 G1 G2 G3 G4 Y4 B4"})
    match.act(0, "play R9")
    assert list(match.legal(1)).count("play K7") == 1
    match.act(1, "play K7")
    assert match.view(1)["hand"].count("K7") == 2
    match = table({0: "K7 K7 K7 B1"})
    assert match.is_legal(0, "pass K7 K7 K7")
    assert not match.is_legal(0, "pass K7 K7 K7 K7")
    assert match.choices(0, "pass K7 K7")["next"].count("K7") == 1
    assert "K7" not in match.choices(0, "pass K7 K7 K7")["next"]


@pytest.mark.parametrize(("players", "cards"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_bs_4_every_card_is_dealt_evenly(players: int, cards: int) -> None:
    match = spydeck.new("black-spy", players=players, seed=1)
    hands = [match.view(seat)["hand"] for seat in range(players)]
    assert [len(hand) for hand in hands] == [cards] * players
    assert sorted(card for hand in hands for card in hand) == sorted(CARD_TEXTS)


def drawn(top: list[str], players: int = 3) -> dict[str, Any]:
    """Return the event of a draw from a deck with this top."""
    rest = list(CARD_TEXTS)
    for card in top:
        rest.remove(card)
    order = [*top, *rest]
    match = spydeck.new(
        "black-spy", players=players, chance=lambda name, number: order if number == 0 else CARD_TEXTS
    )
    return names_of(match, None, "dealer-draw")[0]


def test_bs_5_the_highest_card_deals_and_all_see_it() -> None:
    events = drawn(["B3", "K9", "Y8"])
    assert events["seat"] == 1
    assert events["rounds"] == [
        [{"seat": 0, "card": "B3"}, {"seat": 1, "card": "K9"}, {"seat": 2, "card": "Y8"}]
    ]


def test_bs_5_tied_players_draw_until_one_is_alone() -> None:
    events = drawn(["B9", "K1", "Y9", "G2", "R2", "K3", "G4"])
    assert events["seat"] == 2
    rounds = [[(one["seat"], one["card"]) for one in one_round] for one_round in events["rounds"]]
    assert rounds == [
        [(0, "B9"), (1, "K1"), (2, "Y9")],
        [(0, "G2"), (2, "R2")],
        [(0, "K3"), (2, "G4")],
    ]


def test_bs_5_with_too_few_cards_left_the_deck_starts_again() -> None:
    """Five players tie through the deck; at its end four are tied and one card is left: from the top."""
    order = sorted(CARD_TEXTS, key=lambda text: int(text[1:]))
    order = [*order[:50], *order[55:59], order[50], *order[51:55], order[59]]
    events = drawn(order, players=5)
    rounds = [[(one["seat"], one["card"]) for one in one_round] for one_round in events["rounds"]]
    assert [len(one_round) for one_round in rounds] == [5] * 11 + [4, 4, 4, 3]
    assert rounds[11] == list(zip(range(4), order[55:59], strict=True))
    assert rounds[12] == list(zip(range(4), order[:4], strict=True))
    assert rounds[14] == list(zip((1, 2, 3), order[8:11], strict=True))
    assert events["seat"] == 3


def test_bs_5_a_deck_that_never_settles_is_refused() -> None:
    """Five players, ranks in runs of five: everyone ties to the end of the deck and round again."""
    order = sorted(CARD_TEXTS, key=lambda text: int(text[1:]))
    with pytest.raises(spydeck.InvalidChance, match="BS-5"):
        spydeck.new("black-spy", players=5, chance=lambda name, number: order)


def test_bs_6_cards_go_round_from_the_dealers_left() -> None:
    order = list(CARD_TEXTS)
    match = spydeck.new(
        "black-spy", chance=lambda name, number: drawing_deck(1) if name == "dealer-draw" else order
    )
    assert match.view(None)["dealer"] == 1
    assert match.view(2)["hand"] == order[0::4]
    assert match.view(1)["hand"] == order[3::4]


def test_bs_7_the_deal_moves_one_seat_to_the_left() -> None:
    match = spydeck.new("black-spy", seed=3)
    play_on(match, spydeck.bot("random", seed=1))
    dealers = [fact["seat"] for fact in names_of(match, None, "deal")]
    assert len(dealers) > 3
    assert all(after == (before + 1) % 4 for before, after in zip(dealers, dealers[1:], strict=False))


def test_bs_8_exactly_three_cards_of_the_own_hand() -> None:
    match = table({0: "B1 B2 B3 B4"})
    assert match.is_legal(0, "pass B4 B1 B3")
    for wrong in ("pass B1 B2", "pass B1 B2 B3 B4", "pass B1 B1 B2", "pass B1 B2 G11"):
        assert not match.is_legal(0, wrong)
    with pytest.raises(spydeck.IllegalAction, match=r"^BS-8: .*do not hold"):
        match.act(0, "pass B1 B2 G11")


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_bs_9_the_pass_goes_left_right_and_with_four_across(players: int) -> None:
    match = spydeck.new("black-spy", players=players, seed=2, end_value=400)
    play_on(match, spydeck.bot("random", seed=1))
    directions = [fact["pass_direction"] for fact in names_of(match, None, "deal")]
    cycle = ["left", "right", "across"] if players == 4 else ["left", "right"]
    assert directions[:6] == (cycle * 3)[:6]
    offsets = {"left": 1, "right": players - 1, "across": 2}
    for fact in names_of(match, None, "pass")[: 6 * players]:
        assert fact["to"] in [(fact["seat"] + offset) % players for offset in offsets.values()]


def test_bs_10_nobody_sees_a_pass_before_the_exchange() -> None:
    match = table({0: "B1 B2 B3"})
    before = match.view(1)["hand"]
    match.act(0, "pass B1 B2 B3")
    assert match.view(0)["passed"] == {"seat": 1, "cards": ["B1", "B2", "B3"]}
    assert "B1" not in match.view(0)["hand"]
    assert match.view(1)["received"] is None
    assert match.view(1)["hand"] == before
    assert match.view(2)["has_passed"] == [True, False, False, False]
    events = names_of(match, 2, "pass")
    assert events == [{"event": "pass", "seat": 0, "count": 3, "to": 1}]


def test_bs_10_all_may_choose_in_any_order_and_once() -> None:
    assert table().actors == (0, 1, 2, 3)
    match = table()
    for seat in (2, 0, 3):
        match.act(seat, "pass " + " ".join(match.view(seat)["hand"][:3]))
    assert match.actors == (1,)
    with pytest.raises(spydeck.IllegalAction, match="BS-10"):
        match.act(2, "pass " + " ".join(match.view(2)["hand"][:3]))
    given = match.view(1)["hand"][:3]
    match.act(1, "pass " + " ".join(given))
    assert match.view(2)["received"] == {"seat": 1, "cards": given}
    assert match.view(2)["stage"] == "play"


def test_a_pass_is_read_in_any_order_and_written_in_canonical_order() -> None:
    match = table({0: "B1 R3 K7"})
    match.act(0, "pass K7 R3 B1")
    assert match.lines()[-1] == "0 pass B1 R3 K7"


def test_stacked_decks_deal_the_hands_they_say() -> None:
    hands = full_hands(4, {2: "K7 K7 R1"})
    match = table({2: "K7 K7 R1"})
    assert sorted(match.view(2)["hand"]) == sorted(hands[2])
    assert sorted(deck_of(hands, 3)) == sorted(CARD_TEXTS)
