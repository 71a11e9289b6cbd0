"""Properties that hold in every game of Spy Tricks."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import spydeck
from spydeck.games.spy_tricks.cards import CARD_TEXTS, SPOT_TEXTS, rank_of, spots_without, suit_of
from spydeck.games.spy_tricks.options import PAWNS
from spydeck.games.spy_tricks.rules.guesses import chips_of, points_of
from spydeck.games.spy_tricks.rules.tricks import close_trick, new_game
from spydeck.games.spy_tricks.vocabulary import stage
from spydeck.kernel import members, pack
from spydeck.match import Match

pytestmark = pytest.mark.unmetered

seeds = st.integers(0, 2**30)
some_cards = st.lists(st.integers(0, 26), unique=True, min_size=3, max_size=4)


def game_so_far(seed: int, actions: int) -> Match:
    """Return a random game after this many actions, or finished."""
    random = Random(seed)
    players = random.choice([3, 4])
    first = random.choice([None, 0, 2])
    pawns = random.sample(PAWNS, players)
    match = spydeck.new("spy-tricks", players=players, seed=seed, first_start_player=first, pawns=pawns)
    for _ in range(actions):
        if match.over:
            break
        (seat,) = match.actors
        match.act(seat, random.choice(list(match.legal(seat))))
    return match


@given(some_cards, st.integers(0, 3))
def test_st_10_and_st_11_for_any_trick(cards: list[int], leader: int) -> None:
    """The Winner is the highest card of the best suit, the Loser the lowest card of the worst."""
    players = len(cards)
    state = new_game(players)
    leader %= players
    state.leaders[0] = leader
    state.plays[:players] = cards
    state.played = state.in_trick = players
    close_trick(state)
    won = cards[(state.winner - leader) % players]
    lost = cards[(state.loser - leader) % players]
    suits = [suit_of(card) for card in cards]
    assert rank_of(won) == max(rank_of(card) for card in cards if suit_of(card) == min(suits))
    assert rank_of(lost) == min(rank_of(card) for card in cards if suit_of(card) == max(suits))
    assert (suit_of(won), suit_of(lost)) == (min(suits), max(suits))
    assert state.winner != state.loser
    assert (state.stage, state.turn) == (stage.GUESS, state.winner)
    assert members(state.mat & ~new_game(players).mat) == [
        card for card in sorted(cards) if not new_game(players).mat >> card & 1
    ]


@given(seeds, st.integers(0, 140))
def test_the_mat_adds_up(seed: int, actions: int) -> None:
    """Cards, henchmen and chips are where the rules put them (ST-4, ST-12, ST-14, ST-15, ST-22)."""
    match = game_so_far(seed, actions)
    state, view = match._state, match.view(None)
    henchmen = view["mat"]["henchmen"]
    if view["stage"] in ("play", "guess"):
        spots = [henchman["spot"] for henchman in henchmen]
        assert len(set(spots)) == len(spots)
        assert len(henchmen) == 2 * len(view["tricks"]) - 2 * (view["stage"] == "guess") + (
            view["stage"] == "guess" and match.actors == (view["loser"],)
        )
    for seat in range(match.players):
        own = [henchman for henchman in henchmen if henchman["seat"] == seat]
        assert len(own) + view["henchmen_left"][seat] == 5
        assert sum(henchman["helper"] for henchman in own) <= (seat in view["helpers_used"])
        assert not (seat in view["helpers"] and seat in view["helpers_used"])
    cards = [text for seat in range(match.players) for text in match.view(seat)["hand"]]
    cards += [play["card"] for play in view["trick"]] + view["mat"]["cards"] + view["mat"]["left_out"]
    if not match.over:
        cards.append(CARD_TEXTS[state.secret])
        assert sorted(cards) == sorted(CARD_TEXTS)
    assert sum(view["chips"]) == sum(sum(row["chips"]) for row in view["scorepad"])
    assert view["totals"] == [
        sum(row["points"][seat] for row in view["scorepad"]) for seat in range(match.players)
    ]


@given(st.integers(0, (1 << 39) - 1), st.integers(-1, 38))
def test_st_21_points_add_up_by_spot(right: int, doubled: int) -> None:
    """Each right spot scores and earns a chip separately, both doubled by a Helper."""
    worth = [2] * 3 + [5] * 9 + [10] * 27
    spots = members(right)
    assert points_of(right, doubled) == sum(worth[spot] * (1 + (spot == doubled)) for spot in spots)
    assert chips_of(right, doubled) == sum(1 + (spot == doubled) for spot in spots)


@given(st.integers(0, (1 << 27) - 1))
def test_st_17_a_spot_is_wrong_when_no_card_is_left_for_it(cards: int) -> None:
    left = [CARD_TEXTS[card] for card in range(27) if not cards >> card & 1]
    right = {spot for text in left for spot in (text, text[1])}
    right |= {{"R": "red", "B": "blue", "W": "white"}[text[0]] for text in left}
    wrong = spots_without(cards)
    assert {SPOT_TEXTS[spot] for spot in members(wrong)} == set(SPOT_TEXTS) - right


@given(
    seeds,
    st.integers(0, 140),
    st.integers(0, 3),
    st.text(max_size=30)
    | st.sampled_from(
        [
            "decline",
            *(f"play {text}" for text in CARD_TEXTS),
            *(f"guess {text} +helper" for text in SPOT_TEXTS),
        ]
    ),
)
def test_any_text_is_applied_or_refused_with_a_clause(seed: int, actions: int, seat: int, text: str) -> None:
    match = game_so_far(seed, actions)
    seat %= match.players
    before = pack(match._state).tobytes()
    legal = text in list(match.legal(seat))
    assert match.is_legal(seat, text) == legal
    if legal:
        match.act(seat, text)
    else:
        with pytest.raises(spydeck.IllegalAction, match="ST-"):
            match.act(seat, text)
    assert (pack(match._state).tobytes() == before) != legal


@given(seeds, st.integers(0, 140))
def test_a_record_replays_to_the_same_state(seed: int, actions: int) -> None:
    match = game_so_far(seed, actions)
    again = spydeck.load(match.record())
    assert pack(again._state).tobytes() == pack(match._state).tobytes()
    assert again.options == match.options
    for seat in (None, 0, 1, 2):
        assert again.view(seat) == match.view(seat)
        assert again.events(seat) == match.events(seat)
