"""What must hold in every game: the engine against itself, its views, its records, its texts."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

import spydeck
from spydeck.compiled import compile_function
from spydeck.games.actions import legal_actions, read_action, write_action
from spydeck.games.every import ALL
from spydeck.games.game import Action, Game
from spydeck.kernel import NONE, blank, dtype_of, members, pack
from spydeck.match import Match
from tests.random_games import random_match, random_options

games = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)


@dataclass
class Compiled:
    """The kernels of a game as functions on an array of one record."""

    resolve: Callable[..., int]
    apply: Callable[..., None]
    observe: Callable[..., None]
    asked: Callable[..., Any]


@cache
def compiled(game: Game) -> Compiled:
    """The compiled kernels of a game."""
    resolve, apply, observe = game.resolve, game.apply, game.observe
    actors, pending, choices, refusal = game.actors, game.pending, game.choices, game.refusal

    def resolve_record(records: Any, outcome: Any) -> int:
        return resolve(records[0], outcome)

    def apply_record(records: Any, seat: int, verb: int, subject: int, objects: int) -> None:
        apply(records[0], seat, verb, subject, objects)

    def observe_record(records: Any, seat: int, seen: Any) -> None:
        observe(records[0], seat, seen[0])

    def ask_record(
        records: Any, seat: int, verb: int, subject: int, objects: int, a: int, b: int, c: int
    ) -> Any:
        state = records[0]
        return (
            actors(state),
            pending(state),
            choices(state, seat, verb, subject, objects),
            refusal(state, seat, a, b, c),
        )

    return Compiled(
        compile_function(resolve_record),
        compile_function(apply_record),
        compile_function(observe_record),
        compile_function(ask_record),
    )


def observed(game: Game, state: Any, seat: int) -> Any:
    seen = blank(game.state_type)
    game.observe(state, seat, seen)
    return seen


def same_observed(game: Game, state: Any, records: Any) -> None:
    """Compare what every seat and a spectator see, bit for bit."""
    for seat in range(-1, state.players):
        seen = pack(blank(game.state_type))
        compiled(game).observe(records, seat, seen)
        assert seen.tobytes() == pack(observed(game, state, seat)).tobytes()


def same_answers(game: Game, state: Any, records: Any, action: Action) -> None:
    """Compare what every seat is asked and refused."""
    for seat in range(state.players):
        for begun in (Action(NONE), Action(action.verb), action):
            plain = (
                game.actors(state),
                game.pending(state),
                game.choices(state, seat, *begun),
                game.refusal(state, seat, *action),
            )
            assert compiled(game).asked(records, seat, *begun, *action) == plain


def any_action(game: Game, random: Random) -> Action:
    """A well-formed action, hardly ever a legal one."""
    number = random.randrange(len(game.verbs))
    verb = game.verbs[number]
    subject = random.randrange(len(verb.subject.texts)) if verb.subject else NONE
    objects = 0
    if verb.objects:
        named = random.randint(verb.least, min(verb.most, len(verb.objects.texts)))
        objects = sum(1 << one for one in random.sample(range(len(verb.objects.texts)), named))
    return Action(number, subject, objects)


def lockstep(game: Game, seed: int, most: int = 400) -> None:
    """Play the same random game interpreted and compiled, to its end or for so many steps."""
    random = Random(seed)
    options = random_options(game, random)
    state = game.start(options)
    records = pack(state)
    for _ in range(most):
        waiting = game.pending(state)
        if waiting != NONE:
            chance = game.chances[waiting]
            deck = list(chance.deck(state))
            outcome = random.sample(deck, len(deck) if chance.whole else 1)
            plain = game.resolve(state, outcome)
            assert compiled(game).resolve(records, np.array(outcome, np.int64)) == plain
        elif seats := members(game.actors(state)):
            seat = random.choice(seats)
            action = random_legal(game, state, seat, random)
            same_answers(game, state, records, action)
            same_answers(game, state, records, any_action(game, random))
            game.apply(state, seat, *action)
            compiled(game).apply(records, seat, *action)
        else:
            break
        assert records.tobytes() == pack(state).tobytes()
        if random.random() < 0.1:
            same_observed(game, state, records)
    same_observed(game, state, records)


def random_legal(game: Game, state: Any, seat: int, random: Random) -> Action:
    actions = legal_actions(game, state, seat)
    return random.choice([action for action, _ in zip(actions, range(50), strict=False)])


@games
def test_interpreted_equals_compiled_bit_for_bit(game: Game) -> None:
    for seed in range(40):
        lockstep(game, seed)


@games
@pytest.mark.slow
def test_interpreted_equals_compiled_over_many_games(game: Game) -> None:
    for seed in range(1000, 3000):
        lockstep(game, seed, most=150)


@games
@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_comes_to_its_end_and_its_record_replays(game: Game, seed: int) -> None:
    match = random_match(game, Random(seed))
    assert match.over
    assert match.winners or game.name == "spycard"
    again = spydeck.load(match.record())
    assert again.record() == match.record()
    for seat in (None, *range(match.players)):
        assert again.view(seat) == match.view(seat)
        assert again.events(seat) == match.events(seat)


@games
def test_legal_lists_exactly_what_is_legal(game: Game) -> None:
    """`legal`, `is_legal`, `choices` and `act` agree, and every actor has something to do."""

    def check(match: Match) -> None:
        for seat in range(match.players):
            few = [text for text, _ in zip(match.legal(seat), range(80), strict=False)]
            assert bool(few) == (seat in match.actors)
            assert len(set(few)) == len(few)
            for text in few:
                assert match.is_legal(seat, text)
                assert write_action(game, read_action(game, text)) == text
            if few:
                assert sorted(match.choices(seat)["next"]) == sorted(match.view(seat)["choices"])

    random_match(game, Random(5), check, most=250)


@games
def test_views_are_json_and_bear_the_choices_of_actors_only(game: Game) -> None:
    def check(match: Match) -> None:
        for seat in (None, *range(match.players)):
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert ("choices" in view) == (seat in match.actors)
            assert view["actors"] == list(match.actors)

    random_match(game, Random(6), check, most=120)


@games
def test_every_seat_hears_of_every_event(game: Game) -> None:
    """Gaps would tell something: all lists of events are equally long and name the same events."""
    match = random_match(game, Random(7))
    lists = [match.events(seat) for seat in (None, *range(match.players))]
    names = [[fact["event"] for fact in facts] for facts in lists]
    assert all(named == names[0] for named in names)
    assert json.loads(json.dumps(lists)) == lists


@games
def test_an_observation_chooses_like_the_match(game: Game) -> None:
    """What a bot may do follows from what it sees."""

    def check(match: Match) -> None:
        for seat in match.actors:
            seen = match.observation(seat)
            few = [text for text, _ in zip(match.legal(seat), range(80), strict=False)]
            assert [text for text, _ in zip(seen.legal(), range(80), strict=False)] == few

    random_match(game, Random(8), check, most=120)


@games
def test_layouts_are_at_most_two_kibibytes(game: Game) -> None:
    assert dtype_of(game.state_type).itemsize <= 2048


@games
def test_the_rulebook_names_every_clause_once(game: Game) -> None:
    text = game.rulebook()
    numbers = [int(part.split("**")[0]) for part in text.split(f"**{game.prefix}-")[1:]]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
    assert len(numbers) == {"black-spy": 36, "spy-tricks": 26, "spycard": 35}[game.name]
