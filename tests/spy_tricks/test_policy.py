"""The sensible bot: its odds, its choices, and how well it scores."""

from __future__ import annotations

from itertools import permutations
from random import Random
from zlib import crc32

import pytest

import spydeck
from spydeck.games.spy_tricks.belief import best_spot, odds_of_suits, voids_of_all
from spydeck.games.spy_tricks.cards import CARD_TEXTS, SPOT_TEXTS, cards_named, suit_of
from spydeck.games.spy_tricks.observe import observe, possible_secrets
from spydeck.games.spy_tricks.policy import sensible
from spydeck.games.spy_tricks.rules.state import State
from spydeck.games.spy_tricks.vocabulary import verb
from spydeck.kernel import blank, count, members
from spydeck.match import Match
from tests.spy_tricks.rounds import MISSES, play_trick, play_tricks, role, stacked_game
from tests.spy_tricks.test_guesses import HELPS_C_ALONE


def observed(match: Match, seat: int) -> State:
    seen = blank(State)
    observe(match._state, seat, seen)
    return seen


def worlds_by_suit(match: Match, seat: int) -> list[int]:
    """Return for each suit in how many worlds one particular card of it is the secret, by trying all."""
    state, seen = match._state, observed(match, seat)
    others = [other for other in range(state.players) if other != seat]
    sizes = [count(state.hands[other]) for other in others]
    voids = [voids_of_all(seen) >> 3 * other & 7 for other in others]
    worlds = dict.fromkeys(members(possible_secrets(seen, seat)), 0)
    for order in permutations(worlds):
        place = 1
        fits = True
        for size, void in zip(sizes, voids, strict=True):
            fits = fits and not any(void >> suit_of(card) & 1 for card in order[place : place + size])
            place += size
        worlds[order[0]] += fits
    counted = [0, 0, 0]
    for card, number in worlds.items():
        counted[suit_of(card)] = number
    return counted


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.slow
@pytest.mark.unmetered
def test_odds_are_the_numbers_of_worlds_that_fit_what_a_seat_knows(players: int) -> None:
    """ST-9: a player who could not follow a suit holds none of it, so its cards are likelier secrets."""
    compared = uneven = 0
    for seed in range(40):
        random = Random(seed)
        match = spydeck.new("spy-tricks", players=players, seed=seed)
        while match.view(None)["round"] == 0:
            (seat,) = match.actors
            seen = observed(match, seat)
            if count(possible_secrets(seen, seat)) <= 7:
                odds = odds_of_suits(seen, seat)
                worlds = worlds_by_suit(match, seat)
                suits = {suit_of(card) for card in members(possible_secrets(seen, seat))}
                for suit in suits:
                    for other in suits:
                        assert odds[suit] * worlds[other] == odds[other] * worlds[suit]
                compared += 1
                uneven += len({odds[suit] for suit in suits}) > 1
            match.act(seat, random.choice(list(match.legal(seat))))
    assert compared > 40
    assert uneven > 10


@pytest.mark.parametrize("spot", range(39))
def test_cards_named_by_a_spot(spot: int) -> None:
    text = SPOT_TEXTS[spot]
    named = [
        card
        for card in CARD_TEXTS
        if text in (card, card[1], {"R": "red", "B": "blue", "W": "white"}[card[0]])
    ]
    assert [CARD_TEXTS[card] for card in members(cards_named(spot))] == named


def spot_for(possible: list[str], spots: list[str], odds: tuple[int, int, int] = (1, 1, 1)) -> str:
    cards = sum(1 << CARD_TEXTS.index(text) for text in possible)
    return SPOT_TEXTS[best_spot(sum(1 << SPOT_TEXTS.index(text) for text in spots), cards, odds)]


def test_the_best_spot_scores_most_on_average() -> None:
    assert spot_for(["R1", "B1", "W1"], ["red", "1", "R1"]) == "1"
    assert spot_for(["R1", "B2"], ["red", "1", "R1", "B2"]) == "R1"
    assert spot_for(["R1", "B2"], ["red", "1", "B2"], (3, 1, 1)) == "1"
    assert spot_for([f"R{rank}" for rank in range(1, 7)], ["red", "1", "R1"]) == "red"
    assert spot_for(["R1", "B1"], ["1", "R1"]) == "1"  # five points each; the likelier wins more chips


def test_spots_known_to_be_wrong_are_not_guessed() -> None:
    match = stacked_game()
    play_trick(match, 0)
    verb_id, spot, objects = sensible(observed(match, 0), 0, [1])
    view = match.view(0)
    assert verb_id == verb.GUESS
    assert objects == 0
    assert SPOT_TEXTS[spot] not in view["mat"]["wrong"]
    assert SPOT_TEXTS[spot] not in view["hand"]


def test_salvation_is_taken_with_the_helper() -> None:
    match = stacked_game()
    play_tricks(match, HELPS_C_ALONE)
    play_tricks(match, MISSES)
    match.act(role(match, "A"), "decline")
    bot = spydeck.bot("sensible")
    assert bot.choose(match.observation(2)).endswith(" +helper")


@pytest.mark.parametrize("players", [3, 4])
def test_sensible_actions_are_legal_and_need_only_what_is_seen(players: int) -> None:
    bot = spydeck.bot("sensible", seed=1)
    for seed in range(5):
        match = spydeck.new("spy-tricks", players=players, seed=seed)
        while not match.over:
            (seat,) = match.actors
            text = bot.choose(match.observation(seat))
            assert match.is_legal(seat, text)
            match.act(seat, text)


@pytest.mark.parametrize(("players", "actions"), [(3, 2306139028), (4, 2192286077)])
def test_sensible_bots_play_as_ever(players: int, actions: int) -> None:
    """The checksum of all actions in some games; whoever makes the bot better changes it."""
    bot = spydeck.bot("sensible", seed=1)
    checksum = 0
    for seed in range(8):
        match = spydeck.new("spy-tricks", players=players, seed=seed)
        while not match.over:
            (seat,) = match.actors
            text = bot.choose(match.observation(seat))
            match.act(seat, text)
            checksum = crc32(text.encode(), checksum)
    assert checksum == actions


@pytest.mark.unmetered
def test_sensible_scores_at_least_half_more_than_par_against_random_bots() -> None:
    """Against three random bots, seats rotated; over 1,000 games the bot scores 2.3 to 2.5 times par."""
    bots = [spydeck.bot("random", seed=seed) for seed in range(3)]
    own = everyone = 0
    for game in range(200):
        match = spydeck.new("spy-tricks", players=4, seed=game)
        bot = spydeck.bot("sensible", seed=game)
        while not match.over:
            (seat,) = match.actors
            place = (seat - game) % 4
            chosen = bot if place == 0 else bots[place - 1]
            match.act(seat, chosen.choose(match.observation(seat)))
        own += match.totals[game % 4]
        everyone += sum(match.totals)
    assert own > 1.9 * everyone / 4
