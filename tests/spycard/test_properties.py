"""Properties that hold in every game, whatever is played (Hypothesis)."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import spydeck
from spydeck.games.action_text import legal_actions, random_action, read_action, write_action
from spydeck.games.registry import game
from spydeck.games.spycard.cards import AGENTS
from spydeck.games.spycard.policy import EXPOSING, random_verb
from spydeck.games.spycard.rules.state import State, in_play
from spydeck.games.spycard.tensors import TALLY, playout, won_by
from spydeck.games.spycard.vocabulary import stage, verb
from spydeck.kernel import NONE, copy, count, dtype_of, members
from tests.random_games import play_on
from tests.spycard.test_oracle import any_text

pytestmark = pytest.mark.unmetered

GAME = game("spycard")
ALL = (1 << AGENTS) - 1

seeds = st.integers(0, 1 << 40)
players = st.integers(3, 5)


def started(random: Random, number: int) -> State:
    """Return a state at its first turn."""
    options = {"turn_limit": random.choice([1, 5, 100]), "jack_on_accusation": random.random() < 0.7}
    state: State = GAME.setup.start(GAME.read_options(number, options))
    while (waiting := GAME.rules.pending(state)) != NONE:
        deck = list(GAME.chances[waiting].deck(state))
        GAME.rules.resolve(state, random.sample(deck, len(deck) if GAME.chances[waiting].whole else 1))
    return state


def check(state: State) -> None:
    """Check that every token is in exactly one place, and every set within the set that contains it."""
    places = [*state.controlled[: state.players], state.discarded, ALL & (-1 << state.drawn)]
    assert sum(map(count, places)) == AGENTS
    tokens = in_play(state)
    assert state.in_field & ~tokens == 0
    assert state.face_up & ~tokens == 0
    assert state.revealed & ~(tokens | state.discarded) == 0
    assert (state.face_up | state.discarded) & ~state.revealed == 0
    for seat in range(state.players):
        assert state.controlled[seat] & ~state.known[seat] == 0
        assert state.controlled[seat] == 0 or state.playing >> seat & 1
    assert state.event_count > 0
    assert (state.stage == stage.OVER) == (GAME.rules.actors(state) == 0)
    if state.stage != stage.OVER:
        assert state.playing >> state.asked & 1
        assert GAME.rules.choices(state, state.asked, NONE, NONE, 0)


@given(seeds, players)
@settings(max_examples=60)
def test_every_token_is_in_one_place_and_a_seat_can_always_act(seed: int, number: int) -> None:
    random = Random(seed)
    state = started(random, number)
    while state.stage != stage.OVER:
        check(state)
        action = random_action(GAME, state, state.asked, [random.getrandbits(62)])
        assert GAME.rules.refusal(state, state.asked, *action) == 0
        GAME.rules.apply(state, state.asked, *action)
    check(state)
    assert state.winners.bit_count() <= 1


@given(seeds, players, st.integers(0, 120))
@settings(max_examples=80)
def test_is_legal_is_exact(seed: int, number: int, plies: int) -> None:
    """SC-8 to SC-27: `refusal` allows exactly the actions that `choices` lead to."""
    random = Random(seed)
    state = started(random, number)
    for _ in range(plies):
        if state.stage == stage.OVER:
            return
        action = random_action(GAME, state, state.asked, [random.getrandbits(62)])
        GAME.rules.apply(state, state.asked, *action)
    if state.stage == stage.OVER:
        return
    seat = state.asked
    listed = {action for action, _ in zip(legal_actions(GAME, state, seat), range(3000), strict=False)}
    whole = len(listed) < 3000
    assert all(GAME.rules.refusal(state, seat, *action) == 0 for action in listed)
    for _ in range(60):
        action = read_action(GAME, any_text(random, state))
        allowed = GAME.rules.refusal(state, seat, *action) == 0
        assert allowed or action not in listed
        assert not (whole and allowed) or action in listed


@given(seeds)
@settings(max_examples=25)
def test_operands_in_any_order_are_the_same_action(seed: int) -> None:
    """SC-4."""
    random = Random(seed)
    state = started(random, 4)
    for _ in range(30):
        if state.stage == stage.OVER:
            return
        action = random_action(GAME, state, state.asked, [random.getrandbits(62)])
        text = write_action(GAME, action)
        assert read_action(GAME, text) == action
        verb = GAME.verbs[action.verb]
        if verb.objects and action.objects.bit_count() > 1:
            words = text.split(" ")
            first = len(words) - action.objects.bit_count()
            shuffled = words[:first] + random.sample(words[first:], len(words) - first)
            assert read_action(GAME, " ".join(shuffled)) == action
        GAME.rules.apply(state, state.asked, *action)


@given(seeds, players)
@settings(max_examples=25)
def test_without_jacks_on_accusations_the_accused_agent_is_always_judged(seed: int, number: int) -> None:
    """SC-24: an accusation leads to the truth, a lie or an accused Joker at once, never to a question."""
    match = spydeck.new("spycard", players=number, seed=seed, turn_limit=20, jack_on_accusation=False)
    bot = spydeck.bot("random", seed=seed)
    while not match.over:
        seat = match.actors[0]
        text = bot.choose(match.observation(seat))
        acting = match.view(None)["question"] and match.view(None)["question"].get("acting")
        happened = [event["event"] for event in match.act(seat, text)]
        if text == "accuse":
            assert happened[:2] == ["accuse", "turn-up"]
            assert match.events(None)[-len(happened) + 1]["token"] == acting


@given(seeds, players)
@settings(max_examples=25)
def test_a_record_replays_to_the_same_state(seed: int, number: int) -> None:
    match = spydeck.new("spycard", players=number, seed=seed, turn_limit=20, jack_on_accusation=seed % 3 != 0)
    play_on(
        match,
        *[spydeck.bot("random" if seat % 2 else "sensible", seed=seed + seat) for seat in range(number)],
    )
    again = spydeck.load(match.record())
    assert again.record() == match.record()
    assert again._state == match._state
    assert again.events(0) == match.events(0)


@given(seeds, players)
@settings(max_examples=25)
def test_playouts_end_and_are_counted_by_how_they_were_won(seed: int, number: int) -> None:
    state = GAME.setup.start(GAME.read_options(number, {}))
    actions = playout(state, [seed], list(range(AGENTS)))
    assert actions > 0
    assert state.stage == stage.OVER
    label = TALLY.labels[won_by(state)]
    assert (label == "nobody") == (state.winners == 0)
    assert (label == "last one left") == (state.winners != 0 and count(state.playing) == 1)


def test_playouts_continue_from_anywhere() -> None:
    random = Random(3)
    state = started(random, 4)
    for _ in range(40):
        after = copy(state)
        playout(after, [random.getrandbits(60)], list(range(AGENTS)))
        assert after.stage == stage.OVER
        action = random_action(GAME, state, state.asked, [random.getrandbits(62)])
        GAME.rules.apply(state, state.asked, *action)
        if state.stage == stage.OVER:
            break


def test_random_players_expose_in_two_percent_of_their_turns() -> None:
    generator = [5]
    verbs = 1 << verb.PASS | 1 << verb.EXPOSE | 0b11110
    drawn = [random_verb(generator, verbs) for _ in range(20_000)]
    assert abs(drawn.count(verb.EXPOSE) / 200 - EXPOSING) < 0.4
    for verb_id in members(verbs & ~(1 << verb.EXPOSE)):
        assert abs(drawn.count(verb_id) / 20_000 - 0.98 / 5) < 0.02


def test_a_state_is_small() -> None:
    assert dtype_of(State).itemsize <= 2048
