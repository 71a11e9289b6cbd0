"""Objects that behave: matches and observations that can be copied, compared, pickled, printed and shared."""

import copy
import json
import pickle
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import spydeck
from spydeck.games.action import Operand, Verb
from spydeck.games.action_text import legal_actions, write_action
from spydeck.games.game import Game
from spydeck.games.registry import loadable
from spydeck.match import Match
from spydeck.match.observation import Observation
from tests.black_spy import test_secrets as black_spy
from tests.random_games import play_at_random, random_match, random_options
from tests.spy_tricks import test_secrets as spy_tricks
from tests.spycard import test_secrets as spycard

every_game = pytest.mark.parametrize("game", tuple(loadable()), ids=lambda game: game.name)


def pickled(thing: Any) -> Any:
    """Return what arrives where a thing is sent."""
    return pickle.loads(pickle.dumps(thing))  # noqa: S301  our own


WAYS_TO_COPY: dict[str, Callable[[Match], Match]] = {
    "copy": lambda match: match.copy(),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": pickled,
}


def played(game: Game, seed: int, actions: int = 30) -> Match:
    """Return a match with random options after some random actions."""
    random = Random(seed)
    match = Match(game, random_options(game, random), seed=seed)
    play_at_random(match, random, most=actions)
    return match


def everything(match: Match) -> list[Any]:
    """Return all that anyone can get from a match."""
    seats = [None, *range(match.players)]
    return [match.record(), *([match.view(seat), match.events(seat)] for seat in seats)]


@every_game
def test_an_observation_of_nobody_is_what_a_spectator_may_know(game: Game) -> None:
    match = played(game, 6)
    seen = match.observation(None)
    assert (seen.seat, seen.view, seen.events) == (-1, match.view(None), match.events(None))
    assert list(seen.legal()) == []
    assert seen.choices() == {"next": [], "enough": False}
    assert not seen.may_act
    assert not seen.mask.any()
    assert seen.position == match.position.observe(None)
    assert (seen.tensor == seen.position.tensor()).all()
    assert pickled(seen).key == seen.key not in {match.observation(seat).key for seat in range(match.players)}
    assert seen.sample(1).observe(None) == seen.position


@every_game
@pytest.mark.parametrize("way", WAYS_TO_COPY)
def test_a_copy_is_equal_and_independent(game: Game, way: str) -> None:
    match = played(game, 5)
    match.tags["Host"] = "Mara"
    before = everything(match)
    made = WAYS_TO_COPY[way](match)
    assert type(made) is Match
    assert everything(made) == before
    play_at_random(made, Random(1), most=200)
    made.tags["Host"] = "Ilse"
    assert everything(match) == before
    assert everything(made) != before


@every_game
@pytest.mark.parametrize("way", WAYS_TO_COPY)
def test_a_copy_of_a_match_with_a_seed_deals_the_same_cards(game: Game, way: str) -> None:
    match = Match(game, game.read_options(3, {}), seed=11)
    made = WAYS_TO_COPY[way](match)
    again = WAYS_TO_COPY[way](made)
    for one in (match, made, again):
        play_at_random(one, Random(2), most=300)
    assert match.record() == made.record() == again.record()


@pytest.mark.parametrize("way", WAYS_TO_COPY)
def test_a_copy_without_a_seed_draws_its_own_deals(way: str) -> None:
    match = spydeck.new("black-spy", players=3)
    copies = [WAYS_TO_COPY[way](match) for _ in range(2)]
    for one in (match, *copies):
        play_at_random(one, Random(2), most=70)
    deals = [[line for line in one.lines() if line.startswith("deal ")] for one in (match, *copies)]
    assert deals[0][0] == deals[1][0] == deals[2][0]
    assert len({deal[1] for deal in deals}) == 3
    assert len(pickle.dumps(match)) < len(pickle.dumps(spydeck.new("black-spy", players=3, seed=1))) + 2000


def drawn_before(name: str, number: int) -> list[str]:
    """Return stacked outcomes, as a function that can be pickled."""
    texts = list(spydeck.game("black-spy").chances[0].operand.texts)
    Random(number).shuffle(texts)
    return texts


def test_a_copy_shares_the_chance_function() -> None:
    match = spydeck.new("black-spy", chance=drawn_before)
    for way in WAYS_TO_COPY.values():
        made = way(match)
        play_at_random(made, Random(2), most=70)
        assert made.part == 1
        assert f"deal {' '.join(drawn_before('deal', 1))}" in made.lines()


def test_a_chance_function_that_cannot_be_pickled_is_named_as_the_reason() -> None:
    match = spydeck.new("black-spy", chance=lambda name, number: drawn_before(name, number))
    with pytest.raises(spydeck.SpydeckError, match="chance function.*take_chance_from"):
        pickle.dumps(match)
    match.take_chance_from(None)
    assert everything(pickled(match)) == everything(match)


@every_game
def test_a_game_is_one_object_in_every_copy(game: Game) -> None:
    assert pickled(game) is game
    assert copy.copy(game) is game
    assert copy.deepcopy([game])[0] is game
    assert len(pickle.dumps(game)) < 100
    assert repr(game) == f"spydeck.game({game.name!r})"


def test_a_game_that_has_no_name_here_is_not_pickled() -> None:
    parts = {name: getattr(next(loadable()), name) for name in Game.__dataclass_fields__}
    for name in ("gin", "black-spy"):
        with pytest.raises(spydeck.SpydeckError, match=f"{name} cannot be pickled"):
            pickle.dumps(Game(**{**parts, "name": name}))


@every_game
def test_an_observation_gives_what_the_match_gives_its_seat(game: Game) -> None:
    def check(match: Match) -> None:
        if random.random() < 0.9:
            return
        for seat in range(match.players):
            seen = pickled(match.observation(seat))
            assert seen == match.observation(seat)
            assert seen.view == match.view(seat)
            assert seen.events == match.events(seat)
            assert seen.choices() == match.choices(seat)
            assert seen.choices(seen.choices()["next"][0] if seen.choices()["next"] else "") is not None
            assert seen.key == match.observation(seat).key
            assert hash(seen) == hash(match.observation(seat))

    random = Random(4)
    for _ in range(3):
        random_match(game, random, check, most=120)


def test_an_observation_stays_as_it_is_while_the_match_continues() -> None:
    match = spydeck.new("spy-tricks", seed=3)
    seen = match.observation(match.actors[0])
    before = seen.view, seen.events, list(seen.legal()), seen.key
    play_at_random(match, Random(1), most=20)
    assert (seen.view, seen.events, list(seen.legal()), seen.key) == before
    assert match.observation(seen.seat).key != seen.key


def test_an_observation_refuses_what_cannot_begin_an_action() -> None:
    seen = spydeck.new("black-spy", seed=3).observation(0)
    assert seen.choices("pass")["enough"] is False
    with pytest.raises(spydeck.UnreadableAction):
        seen.choices("whistle")


def other_world(match: Match, seat: int, random: Random) -> Match:
    """Return a match that looks the same to a seat, in another world."""
    if match.game.name == "spy-tricks":
        return spy_tricks.with_state(match, spy_tricks.resampled(match._state, seat, random))
    worlds: dict[str, Any] = {"black-spy": black_spy.other_world, "spycard": spycard.other_world}
    return spycard.in_world(match, worlds[match.game.name](match._state, seat, random), seat, random)


@every_game
def test_a_key_tells_exactly_what_the_seat_has_seen(game: Game) -> None:
    random = Random(6)
    match = Match(game, random_options(game, random), seed=6)
    keys: set[str] = set()
    different = 0
    for _ in range(25):
        for seat in range(match.players):
            world = other_world(match, seat, random)
            different += world._state != match._state
            assert world.observation(seat).key == match.observation(seat).key
            keys.add(match.observation(seat).key)
        play_at_random(match, random, most=1)
    assert different > 25
    assert len(keys) == 25 * match.players


def test_a_key_is_the_same_in_every_process_and_tells_games_and_options_apart() -> None:
    seen = spydeck.new("black-spy", seed=7).observation(0)
    assert seen.key == "278c96b520b3dc1a9154e9004f63c9ce"
    others = [
        spydeck.new("black-spy", seed=7).observation(1),
        spydeck.new("black-spy", seed=7, end_value=90).observation(0),
        spydeck.new("spy-tricks", seed=7).observation(0),
    ]
    assert len({seen.key, *(other.key for other in others)}) == 4


def test_an_observation_pickles_small() -> None:
    match = spydeck.new("black-spy", seed=2)
    play_at_random(match, Random(1), most=300)
    assert len(match.observation(0).rows) > 400
    assert len(pickle.dumps(match.observation(0))) < 10_000


def changed(thing: Any) -> None:
    """Change every list and object in plain data."""
    if isinstance(thing, dict):
        for part in thing.values():
            changed(part)
        thing["changed"] = True
    elif isinstance(thing, list):
        for part in thing:
            changed(part)
        thing.append("changed")


@every_game
def test_a_view_shares_nothing_with_other_views(game: Game) -> None:
    def check(match: Match) -> None:
        if random.random() < 0.9:
            return
        seat = random.choice([None, *range(match.players)])
        view, events = match.view(seat), match.events(seat)
        kept = copy.deepcopy([view, events])
        changed([view, events, match.observation(0).view, match.choices(0)])
        assert [match.view(seat), match.peek(seat), match.events(seat)] == [kept[0], *kept]
        assert json.dumps(match.peek(seat)) == json.dumps(kept[0])

    random = Random(8)
    for _ in range(3):
        random_match(game, random, check, most=120)


@every_game
def test_the_same_objects_may_follow_each_subject_of_a_verb_that_says_so(game: Game) -> None:
    def check(match: Match) -> None:
        seat = match.actors[0]
        one_by_one = [*islice(legal_actions(slow, match._state, seat), 200)]
        assert [*islice(legal_actions(game, match._state, seat), 200)] == one_by_one
        assert [*islice(match.legal(seat), 200)] == [write_action(game, action) for action in one_by_one]

    verbs = {number: replace(verb, same_objects=False) for number, verb in game.verbs.items()}
    slow = replace(game, verbs=verbs)
    random = Random(12)
    for _ in range(3):
        random_match(game, random, check, most=25)


@every_game
def test_everything_frozen_can_be_hashed(game: Game) -> None:
    match = played(game, 9)
    operands = [part for verb in game.verbs.values() for part in (verb.subject, verb.objects) if part]
    frozen: list[Any] = [game, match.options, match.observation(0), *game.verbs.values(), *operands]
    frozen += [*game.chances.values(), *game.option_flags, *match.observation(0).rows]
    for thing in frozen:
        assert hash(thing) == hash(thing)
    assert len({match, match.copy()}) == 2
    assert Verb("play", "X-1", Operand("card", ("a", "b"), "X-2")) in {
        Verb("play", "X-1", Operand("card", ("a", "b"), "X-2"))
    }


@every_game
def test_what_is_printed_is_short_and_holds_no_secret(game: Game) -> None:
    match = Match(game, game.read_options(3, {}), seed=3)
    for seat in range(3):
        assert repr(other_world(match, seat, Random(1)).observation(seat)) == repr(match.observation(seat))
    seen = match.observation(1)
    assert repr(seen) == f"<Observation of {game.name}: seat 1, {len(seen.rows)} events>"
    assert repr(match).startswith(f"<Match of {game.name}: 3 players; part 0, actors ")
    assert len(repr(match)) < 200
    play_at_random(match, Random(1))
    assert f"winners {' '.join(map(str, match.winners))}, totals" in repr(match)


def test_the_options_of_a_match_are_printed() -> None:
    match = spydeck.new("black-spy", variants=["the-mole"], end_value=90, seed=1)
    options = "4 players, variants the-mole, end_value 90"
    assert repr(match) == f"<Match of black-spy: {options}; part 0, actors 0 1 2 3, totals 0 0 0 0>"


@pytest.mark.parametrize("kind", [np.int8, np.int64, np.uint16])
def test_numbers_of_numpy_are_numbers(kind: Callable[[int], Any]) -> None:
    whole = kind
    match = spydeck.new("black-spy", players=whole(3), seed=whole(7), end_value=whole(90))
    same = spydeck.new("black-spy", players=3, seed=7, end_value=90)
    seat = whole(1)
    text = next(match.legal(seat))
    assert match.act(seat, text) == same.act(1, text)
    assert match.view(seat) == same.view(1)
    assert type(match.view(seat)["seat"]) is int
    assert match.record() == same.record()
    assert match.events(seat, whole(4)) == same.events(1, 4)
    assert match.observation(seat).key == same.observation(1).key
    assert spydeck.bot("random", seed=whole(3)).choose(match.observation(whole(0))) == spydeck.bot(
        "random", seed=3
    ).choose(same.observation(0))
    assert spydeck.new("spy-tricks", seed=1, first_start_player=whole(2)).actors == (2,)
    aged = spydeck.new("black-spy", seed=1, ages=[whole(seat) for seat in (2, 0, 1, 3)])
    assert aged.options == spydeck.new("black-spy", seed=1, ages=[2, 0, 1, 3]).options
    drawn = spydeck.new("spy-tricks", chance=lambda name, number: whole(2) if name != "deal" else DECK)
    assert drawn.actors == (2,)


DECK = list(spydeck.game("spy-tricks").chances[1].operand.texts)


@pytest.mark.parametrize("seat", [np.bool_(True), np.float64(1), np.array([1]), np.int8(4), np.int8(-1)])
def test_what_is_no_number_of_a_seat_is_refused(seat: Any) -> None:
    match = spydeck.new("black-spy", seed=1)
    with pytest.raises(spydeck.InvalidSeat, match="there is no seat"):
        match.view(seat)
    with pytest.raises(spydeck.SpydeckError, match="players"):
        spydeck.new("black-spy", players=np.float64(4))  # type: ignore[arg-type]
    with pytest.raises(spydeck.InvalidOption, match="since"):
        match.events(0, np.array([1, 2]))  # type: ignore[arg-type]


def test_a_bot_is_asked_by_its_observation_alone() -> None:
    class First:
        def choose(self, observation: Observation) -> str:
            return str((observation.view.get("legal") or [observation.view["example"]])[0])

    match = spydeck.new("spycard", seed=1)
    bot: spydeck.Bot = First()
    for _ in range(20):
        seat = match.actors[0]
        match.act(seat, bot.choose(pickled(match.observation(seat))))
    assert match.plies > 20


FORMER = {
    "fairness": "record.fairness",
    "puzzles": "study.puzzles",
    "replay": "match.replay",
    "review": "study.review",
    "search": "arrays.rollouts",
    "svg": "drawing",
    "turns": "arrays.engine",
    "words": "arrays.words",
}
GROUND_FLOOR = {"errors", "files", "json_types", "printable"}
"""Modules that every package stands on; all other modules are in one."""


def test_a_module_outside_packages_is_the_ground_floor_or_a_former_path() -> None:
    found = {path.stem for path in Path(spydeck.__path__[0]).glob("[!_]*.py")}
    assert found == GROUND_FLOOR | FORMER.keys()


@pytest.mark.parametrize(("former", "now"), FORMER.items())
def test_a_path_that_was_documented_leads_to_the_same_objects(former: str, now: str) -> None:
    module, target = getattr(spydeck, former), import_module(f"spydeck.{now}")
    assert module.__all__
    for name in module.__all__:
        assert getattr(module, name) is getattr(target, name)
