"""Rounds, the deal and the tricks: ST-6 to ST-13, and the example of ST-26."""

from random import Random

import pytest

import spydeck
from spydeck.games.spy_tricks.cards import CARD_TEXTS
from spydeck.match import Match
from tests.spy_tricks.rounds import MISSES, deck, game_of, new_deck, play_round, play_trick, stacked_game


def trick_of(cards: str, hands: list[str]) -> Match:
    """Return a game in which seat 0 has led and everyone has played one of these cards."""
    dealt = [hand.split() for hand in hands]
    used = {card for hand in dealt for card in hand}
    rest = [text for text in CARD_TEXTS if text not in used]
    for hand in dealt:
        while len(hand) < 6:
            hand.append(rest.pop())
    match = game_of(lambda number: deck(0, dealt, rest))
    for seat, card in enumerate(cards.split()):
        match.act(seat, f"play {card}")
    return match


def play_at_random(match: Match, random: Random) -> None:
    """Play a game at random to its end."""
    while not match.over:
        (seat,) = match.actors
        match.act(seat, random.choice(list(match.legal(seat))))


@pytest.mark.parametrize("players", [3, 4])
def test_st_6_everyone_is_start_player_once_in_turn(players: int) -> None:
    match = spydeck.new("spy-tricks", players=players, seed=4)
    play_at_random(match, Random(1))
    deals = [event for event in match.events(None) if event["event"] == "deal"]
    first = deals[0]["seat"]
    assert [deal["seat"] for deal in deals] == [(first + number) % players for number in range(players)]
    assert [deal["round"] for deal in deals] == list(range(players))


@pytest.mark.parametrize("outcome", ["P2", 2, ["P2"]])
def test_st_6_the_first_start_player_is_drawn_at_random(outcome: object) -> None:
    def chance(name: str, number: int) -> object:
        assert number == 0
        return outcome if name == "start-player" else list(CARD_TEXTS)

    match = spydeck.new("spy-tricks", chance=chance)
    assert match.view(None)["start_player"] == 2
    assert match.lines()[0] == "start-player P2"
    starts = {spydeck.new("spy-tricks", seed=seed).view(None)["start_player"] for seed in range(40)}
    assert starts == {0, 1, 2, 3}


@pytest.mark.parametrize("outcome", ["P3", 3, -1, "", "P0 P1", "R1", "p0", None, 1.0, True])
def test_st_6_an_outcome_that_is_not_one_of_the_seats_is_refused(outcome: object) -> None:
    with pytest.raises(spydeck.InvalidChance):
        spydeck.new("spy-tricks", players=3, chance=lambda name, number: outcome)


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("start", [0, 2])
def test_st_7_cards_go_round_from_the_start_players_left(players: int, start: int) -> None:
    order = [text for text in reversed(CARD_TEXTS) if players == 4 or text[1] not in "12"]
    match = game_of(lambda number: order, start, players)
    for seat in range(players):
        first = (seat - start - 1) % players
        assert sorted(match.view(seat)["hand"]) == sorted(order[first : 6 * players : players])
    assert set(match.view(None)["mat"]["cards"]) == set(order[6 * players + 1 :])
    assert match.view(None)["secret"] is None
    (face_up,) = [event for event in match.events(None) if event["event"] == "face-up"]
    assert set(face_up["cards"]) == set(order[6 * players + 1 :])


@pytest.mark.parametrize(
    "order",
    [
        list(CARD_TEXTS)[:26],
        [*CARD_TEXTS, "R1"],
        ["R1", *list(CARD_TEXTS)[:26]],
        ["R0", *list(CARD_TEXTS)[1:]],
        "R1",
        7,
    ],
)
def test_st_7_an_outcome_that_is_not_an_order_of_the_deck_is_refused(order: object) -> None:
    with pytest.raises(spydeck.InvalidChance, match="deal"):
        spydeck.new("spy-tricks", chance=lambda name, number: 0 if name == "start-player" else order)


def test_st_8_the_start_player_leads_and_then_each_winner() -> None:
    match = trick_of("B5 B9 B1 B2", ["B5", "B9", "B1", "B2"])
    assert match.view(None)["tricks"][0]["leader"] == 0
    match.act(1, "guess red")
    match.act(2, "guess 4")
    assert match.actors == (1,)
    assert match.view(None)["stage"] == "play"


def test_st_9_a_leader_plays_any_card() -> None:
    match = stacked_game()
    assert list(match.legal(0)) == ["play R4", "play R5", "play R6", "play R7", "play R8", "play R9"]


def test_st_9_followers_follow_suit_if_they_can_and_otherwise_play_any_card() -> None:
    match = stacked_game()
    match.act(0, "play R9")
    assert list(match.legal(1)) == ["play R3"]
    match.act(1, "play R3")
    assert len(list(match.legal(2))) == 6


def test_st_10_in_one_suit_the_highest_wins_and_the_lowest_loses() -> None:
    view = trick_of("W5 W9 W2 W7", ["W5", "W9", "W2", "W7"]).view(None)
    assert (view["winner"], view["loser"]) == (1, 2)


@pytest.mark.parametrize(
    ("cards", "winner", "loser"),
    [
        ("W9 R1 B9 B1", 1, 0),  # the only red beats the suit that was led, the only white loses
        ("B5 W9 R2 W1", 2, 3),
        ("R1 B9 B1 R9", 3, 2),  # no white: the lowest blue loses
        ("B2 W9 W8 B1", 0, 2),  # no red: the highest blue wins
        ("R5 W3 B9 B8", 0, 1),
    ],
)
def test_st_11_suits_outrank_ranks_and_the_suit_that_was_led(cards: str, winner: int, loser: int) -> None:
    led = cards[0]
    rest = sorted((text for text in CARD_TEXTS if text not in cards.split()), key=lambda text: text[0] != led)
    hands = []
    for card in cards.split():
        fitting = [text for text in rest if card[0] == led or text[0] != led][:5]
        rest = [text for text in rest if text not in fitting]
        hands.append(" ".join([card, *fitting]))
    view = trick_of(cards, hands).view(None)
    assert (view["winner"], view["loser"]) == (winner, loser)
    assert view["tricks"] == [{"leader": 0, "cards": cards.split(), "winner": winner, "loser": loser}]


def test_st_26_example_of_the_source_the_fourth_trick() -> None:
    """White 2, blue 1, white 8, red 3: the red 3 wins, the white 2 loses."""
    hands = ["W2 R1 R2", "B1 R4 R5 R6 R7 R8", "W8 B2", "R3 B3 B4 B5 B6 B7"]
    match = trick_of("W2 B1 W8 R3", hands)
    assert (match.view(None)["winner"], match.view(None)["loser"]) == (3, 0)
    assert match.actors == (3,)


def test_st_12_a_tricks_cards_lie_on_the_mat_when_it_is_done() -> None:
    match = stacked_game()
    for place, card in enumerate(["R9", "R3", "W4"]):
        match.act(place, f"play {card}")
    assert match.view(None)["mat"]["cards"] == ["R1", "R2"]
    assert [play["card"] for play in match.view(None)["trick"]] == ["R9", "R3", "W4"]
    match.act(3, "play B9")
    view = match.view(None)
    assert view["mat"]["cards"] == ["R1", "R2", "R3", "R9", "B9", "W4"]
    assert view["trick"] == []
    match.act(0, "guess R8")
    match.act(2, "guess B1")
    play_trick(match, 1)
    assert {"seat": 0, "spot": "R8", "helper": False} in match.view(None)["mat"]["henchmen"]
    assert "R8" in match.view(None)["mat"]["wrong"]


def test_st_13_after_five_tricks_one_card_is_left_in_each_hand() -> None:
    match = stacked_game()
    play_round(match, MISSES)
    assert len(match.view(None)["tricks"]) == 5
    assert match.view(None)["hand_sizes"] == [1, 1, 1, 1]
    assert [match.view(seat)["hand"] for seat in range(4)] == [["R4"], ["B4"], ["W3"], ["W9"]]


def test_new_decks_differ_between_rounds() -> None:
    match = game_of(lambda number: new_deck("W9") if number else new_deck("R9"), start=0)
    assert "R9" in match.view(1)["hand"]
