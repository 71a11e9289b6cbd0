"""No view, event, refusal or choice reveals more to a seat than it may know: ST-7, ST-21."""

from random import Random

import pytest

import spydeck
from spydeck.errors import UnreadableAction
from spydeck.games.action_text import read_action
from spydeck.games.spy_tricks import GAME
from spydeck.games.spy_tricks.cards import CARD_TEXTS, card_texts
from spydeck.games.spy_tricks.observe import observe
from spydeck.games.spy_tricks.rules.state import State
from spydeck.games.spy_tricks.vocabulary import event, stage
from spydeck.kernel import HIDDEN, blank, copy, count, fields_of, members, pack
from spydeck.match import Match

pytestmark = pytest.mark.unmetered

TEXTS = (
    [f"play {text}" for text in CARD_TEXTS]
    + [f"guess {text}" for text in ("red", "3", "B3", "B3 +helper", "W9")]
    + ["decline"]
)


def observed(state: State, seat: int) -> State:
    seen = blank(State)
    observe(state, seat, seen)
    return seen


def resampled(state: State, seat: int, random: Random) -> State:
    """Return another world for a seat: what it cannot see is dealt again, with hands of the same sizes.

    Some of these worlds contradict a suit that was not followed; they must look the same too.
    """
    others = [other for other in range(state.players) if other != seat]
    hidden = [state.secret, *(card for other in others for card in members(state.hands[other]))]
    random.shuffle(hidden)
    world = copy(state)
    world.secret = hidden.pop()
    for other in others:
        world.hands[other] = sum(1 << hidden.pop() for _ in range(count(state.hands[other])))
    return world


def with_state(match: Match, world: State) -> Match:
    """Return the same match in another world; private events carry that world's hands."""
    twin = spydeck.load(match.record(), seed=0)
    dealt = [world.hands[seat] for seat in range(world.players)]
    for place in range(world.played):
        leader = world.leaders[place // world.players]
        dealt[(leader + place) % world.players] |= 1 << world.plays[place]
    for seat, hand in enumerate(dealt):
        places = [
            place for place, row in enumerate(twin._rows) if row.kind == event.HAND_DEALT and row.seat == seat
        ]
        twin._rows[places[-1]] = twin._rows[places[-1]]._replace(value=hand)
    for row in range(world.event_count):
        if world.event_kind[row] == event.HAND_DEALT:
            world.event_value[row] = dealt[world.event_seat[row]]
    twin._state = world
    return twin


def refusals(match: Match, seat: int) -> list[str]:
    """Return the refusal of each of `TEXTS` in a match, or "allowed"."""
    answers = []
    for text in TEXTS:
        try:
            action = read_action(GAME, text)
        except UnreadableAction as error:
            answers.append(str(error))
            continue
        number = GAME.rules.refusal(match._state, seat, *action)
        answers.append(str(GAME.text.explain(match._state, number, seat, action)) if number else "allowed")
    return answers


@pytest.mark.parametrize("players", [3, 4])
def test_st_21_two_worlds_that_a_seat_cannot_tell_apart_look_the_same(players: int) -> None:
    random = Random(players)
    match = spydeck.new("spy-tricks", players=players, seed=players)
    worlds = 0
    while not match.over:
        for seat in (None, *range(players)):
            world = resampled(match._state, -1 if seat is None else seat, random)
            worlds += pack(world).tobytes() != pack(match._state).tobytes()
            twin = with_state(match, world)
            viewer = -1 if seat is None else seat
            seen = pack(observed(match._state, viewer)).tobytes()
            assert pack(observed(world, viewer)).tobytes() == seen
            assert twin.view(seat) == match.view(seat)
            assert twin.events(seat) == match.events(seat)
            if seat is not None:
                assert refusals(twin, seat) == refusals(match, seat)
                assert list(twin.legal(seat)) == list(match.legal(seat))
                assert twin.observation(seat) == match.observation(seat)
        (seat,) = match.actors
        match.act(seat, random.choice(list(match.legal(seat))))
    assert worlds > 100


@pytest.mark.parametrize("players", [3, 4])
def test_st_21_the_secret_and_the_others_hands_are_in_no_observed_state(players: int) -> None:
    random = Random(players)
    match = spydeck.new("spy-tricks", players=players, seed=1)
    while not match.over:
        state = match._state
        for viewer in range(-1, players):
            seen = observed(state, viewer)
            assert seen.secret == HIDDEN
            for other in range(4):
                wanted = state.hands[other] if other == viewer else HIDDEN
                assert seen.hands[other] == wanted
        (seat,) = match.actors
        match.act(seat, random.choice(list(match.legal(seat))))
    assert observed(match._state, -1).secret == match._state.secret


def test_st_21_the_secret_shows_only_once_it_is_revealed() -> None:
    state = GAME.setup.start(GAME.read_options(4, {}))
    state.secret = 5
    for number in range(stage.OVER + 1):
        state.stage = number
        shown = observed(state, 0).secret == 5
        assert shown == (number in (stage.DEAL, stage.OVER))


def test_observe_fails_closed() -> None:
    """Only the fields that `observe` copies are visible; all others stay hidden."""
    state = State()
    for name, field in fields_of(State).items():
        setattr(state, name, 2 if field.scalar else [2] * field.length)
    seen = observed(state, 1)
    hidden = [name for name in fields_of(State) if getattr(seen, name) == getattr(blank(State), name)]
    assert set(hidden) == {"secret", "event_sees"}
    assert seen.hands == [HIDDEN, 2, HIDDEN, HIDDEN]
    assert observed(state, -1).hands == [HIDDEN] * 4


def test_the_possible_secrets_are_all_that_a_seat_has_not_seen() -> None:
    """Its hand, the mat, the open trick and the cards left out (ST-2) rule cards out."""
    random = Random(5)
    for players in (3, 4):
        match = spydeck.new("spy-tricks", players=players, seed=8)
        while not match.over:
            state = match._state
            for seat in range(players):
                view = match.view(seat)
                seen = {*view["hand"], *view["mat"]["cards"], *view["mat"]["left_out"]}
                seen |= {play["card"] for play in view["trick"]}
                assert view["possible_secrets"] == [text for text in CARD_TEXTS if text not in seen]
                assert card_texts(1 << state.secret)[0] in view["possible_secrets"]
            table = match.view(None)
            assert "hand" not in table
            assert set(table["possible_secrets"]) >= set(match.view(0)["possible_secrets"])
            (seat,) = match.actors
            match.act(seat, random.choice(list(match.legal(seat))))


def test_only_a_seat_itself_receives_its_hand() -> None:
    match = spydeck.new("spy-tricks", seed=3)
    for viewer in (None, 0, 1, 2, 3):
        for fact in match.events(viewer):
            if fact["event"] == "hand":
                assert fact["count"] == 6
                assert ("cards" in fact) == (fact["seat"] == viewer)
