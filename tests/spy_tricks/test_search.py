"""How bots think about Spy Tricks: exact beliefs, the sensible bot, and blind to hidden cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, permutations
from random import Random
from typing import Any
from zlib import crc32

import numpy as np
import pytest

import spydeck
from spydeck.bots.search import SearchBot
from spydeck.bots.thinking.brief import brief_of
from spydeck.bots.thinking.processor import Thinking
from spydeck.games.action import Action
from spydeck.games.action_text import random_action, write_action
from spydeck.games.spy_tricks import GAME, search
from spydeck.games.spy_tricks.belief import best_spot, cards_left, odds_of_suits, voids_of_all
from spydeck.games.spy_tricks.cards import CARD_TEXTS, CARDS, SPOT_TEXTS, cards_named, suit_of
from spydeck.games.spy_tricks.observe import observe, possible_secrets
from spydeck.games.spy_tricks.policy import sensible
from spydeck.games.spy_tricks.rules.state import State
from spydeck.games.spy_tricks.search.conduct import likelihood
from spydeck.games.spy_tricks.search.worlds import COUNTED, believe
from spydeck.games.spy_tricks.vocabulary import stage, verb
from spydeck.kernel import blank, copy, count, dtype_of, members, pack
from spydeck.match import Match
from tests.effects import shares_of
from tests.random_games import on_record
from tests.spy_tricks.rounds import MISSES, play_trick, play_tricks, role, stacked_game
from tests.spy_tricks.test_guesses import HELPS_C_ALONE

QUICK = replace(search.LEVELS["expert"], playouts=60, worlds=32)


def positions(number: int, seed: int, often: float = 0.2, players: int | None = None) -> Iterator[Match]:
    """Yield matches in which a seat is to act, played sensibly with some random actions."""
    random = Random(seed)
    while number:
        seats = players or random.choice([3, 4])
        match = Match(GAME, GAME.read_options(seats, {}), seed=random.getrandbits(40))
        while not match.over and number:
            if random.random() < often:
                number -= 1
                yield match
            seat = match.actors[0]
            state = match._state
            if random.random() < 0.3:
                action = random_action(GAME, state, seat, [random.getrandbits(62)])
            else:
                action = Action(*sensible(state, seat, [0]))
            match.act(seat, write_action(GAME, action))


def seen_by(match: Match) -> Any:
    return match.observation(match.actors[0]).state


def chances_by_hand(seen: Any, seat: int) -> list[float]:
    """Return the chance of each secret, by going through all worlds one after the other."""
    unseen = members(possible_secrets(seen, seat))
    others = [other for other in range(seen.players) if other != seat]
    worlds = []

    def deal(place: int, rest: list[int], world: Any) -> None:
        if place == len(others):
            (world.secret,) = rest
            worlds.append(pack(world))
            return
        for hand in combinations(rest, cards_left(seen, others[place])):
            world.hands[others[place]] = sum(1 << card for card in hand)
            deal(place + 1, [card for card in rest if card not in hand], world)

    deal(0, unseen, copy(seen))
    records = np.concatenate(worlds)
    weights = [on_record(likelihood)(records[place : place + 1], seat) for place in range(len(worlds))]
    found = np.bincount(records["secret"], weights, minlength=CARDS)
    return list(found / found.sum())


def test_beliefs_are_those_of_all_worlds_one_after_the_other() -> None:
    compared = 0
    for match in positions(100, seed=2):
        seat = match.actors[0]
        seen = seen_by(match)
        if count(possible_secrets(seen, seat)) > 7:
            continue
        compared += 1
        worlds = np.empty(64, dtype_of(GAME.rules.State))
        weights, notes = np.ones(64), np.zeros(search.NOTES)
        on_record(believe)(pack(seen), seat, np.array([5], np.int64), worlds, weights, notes)
        assert notes == pytest.approx(chances_by_hand(seen, seat))
        drawn = np.bincount(worlds["secret"], minlength=CARDS)
        assert abs(drawn - 64 * notes).max() < 1.01  # at equal distances
    assert compared > 15


def test_beliefs_are_the_same_interpreted_and_compiled() -> None:
    compared = set()
    for match in positions(60, seed=3):
        seat = match.actors[0]
        seen = seen_by(match)
        unseen = count(possible_secrets(seen, seat))
        if 10 < unseen <= COUNTED:  # interpreted, this takes minutes
            continue
        compared.add(unseen > COUNTED)
        size = 4
        worlds = np.empty(size, dtype_of(GAME.rules.State))
        weights, notes, found = np.ones(size), np.zeros(search.NOTES), np.zeros((80, 3), np.int64)
        generator = np.array([5], np.int64)
        on_record(believe)(pack(seen), seat, generator, worlds, weights, notes)
        number = on_record(search.promising)(pack(seen), seat, 8, notes, found)
        plain = [copy(seen) for _ in range(size)]
        said, noted, listed = [1.0] * size, [0.0] * search.NOTES, np.zeros((80, 3), np.int64)
        believe(seen, seat, [5], Overwritten(plain), said, noted)
        assert search.promising(seen, seat, 8, noted, listed) == number
        assert (noted, said) == (notes.tolist(), weights.tolist())
        assert (listed == found).all()
        for place in range(size):
            assert pack(plain[place]).tobytes() == worlds[place : place + 1].tobytes()
        again = [on_record(likelihood)(worlds[place : place + 1], seat) for place in range(size)]
        assert again == [likelihood(world, seat) for world in plain]
    assert compared == {True, False}


class Overwritten(list[Any]):
    """States that are written to as compiled records are: the values go over, not the object."""

    def __setitem__(self, place: Any, state: Any) -> None:
        for name in pack(state).dtype.names or ():
            value = getattr(state, name)
            setattr(self[place], name, value[:] if isinstance(value, list) else value)


def test_weighing_a_world_leaves_it_as_it_was() -> None:
    for match in positions(25, seed=4):
        world = copy(match._state)
        assert likelihood(world, match.actors[0]) > 0
        assert world == match._state


@pytest.mark.parametrize("width", [0, 2, 8, 100])
def test_candidates_are_legal_and_no_two_are_equal(width: int) -> None:
    for match in positions(40, seed=width):
        seat = match.actors[0]
        seen = seen_by(match)
        found = np.zeros((search.MAX_CANDIDATES, 3), np.int64)
        number = search.candidates(seen, seat, width, found)
        if width == 0 and seen.stage != stage.PLAY:
            assert number == 0
            continue
        actions = [Action(*map(int, row)) for row in found[:number]]
        assert 0 < number == len(set(actions))
        assert seen.stage == stage.PLAY or number <= width
        for action in actions:
            assert match.is_legal(seat, write_action(GAME, action))


def test_the_policy_does_the_same_on_a_true_state_as_on_an_observed_one() -> None:
    """Also later, when others have acted: no policy sees more in a playout than its seat could."""
    for match in positions(40, seed=5):
        world = copy(match._state)
        while GAME.rules.actors(world):
            seen = blank(GAME.rules.State)
            observe(world, world.turn, seen)
            action = sensible(world, world.turn, [1])
            assert action == sensible(seen, world.turn, [1])
            GAME.rules.apply(world, world.turn, *action)


def test_a_bot_does_the_same_in_worlds_that_it_cannot_tell_apart_and_with_the_same_seed() -> None:
    bot = SearchBot(QUICK, seed=8)
    for match in positions(25, seed=6):
        seat = match.actors[0]
        seen = match.observation(seat)
        again = blank(GAME.rules.State)
        GAME.observe(seen.sample(7).state(), seat, again)
        assert SearchBot(QUICK, seed=8).choose(replace(seen, state=again)) == bot.choose(seen)


def test_a_round_that_was_played_on_is_measured() -> None:
    for match in positions(20, seed=7):
        seat = match.actors[0]
        before = match._state.totals[seat]
        over = match._state.round + 1 == match.players
        thinking = Thinking(brief_of(GAME, seen_by(match), seat, QUICK, 1))
        results = thinking.think().results
        points, wins = results[:, :, 1], results[:, :, 2]
        assert np.nanmin(points) >= 0
        assert set(wins[~np.isnan(wins)]) <= ({0.0, 1.0} if over else {0.0})
        world = copy(match._state)
        search.play_on(world, seat, 0, [1], [0] * CARDS)
        measured = [0.0] * len(search.MEASURES)
        search.measure(world, seat, measured)
        assert measured[1] == world.totals[seat] - before


def test_odds_name_all_suits_and_ranks() -> None:
    match = next(positions(1, seed=8, players=4))
    seen, seat = seen_by(match), match.actors[0]
    worlds = np.concatenate([pack(match._state)] * 4)
    secret = match._state.secret
    worlds["secret"] = [secret, secret, secret, (secret + 1) % CARDS]
    odds = search.odds(seen, seat, shares_of(GAME, worlds, seat))
    assert list(odds["suits"]) + list(odds["ranks"]) == list(SPOT_TEXTS[:12])
    assert sum(odds["suits"].values()) == pytest.approx(100, abs=0.2)
    assert sum(odds["ranks"].values()) == pytest.approx(100, abs=0.5)
    assert odds["ranks"][str(secret % 9 + 1)] == pytest.approx(75, abs=5)
    assert min(odds["ranks"].values()) > 0.5  # rare, as far as these worlds say, and yet possible


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
