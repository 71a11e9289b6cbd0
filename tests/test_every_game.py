"""What must hold in every game: the engine against itself, its views, its records, its texts."""

import copy
import inspect
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

import spydeck
from spydeck.errors import InvalidOption
from spydeck.games.action import Action
from spydeck.games.action_text import legal_actions, read_action, write_action
from spydeck.games.game import Game, Rules
from spydeck.games.registry import loadable
from spydeck.kernel import NONE, blank, dtype_of, members, pack
from spydeck.kernel.compiled import compile_function
from spydeck.match import Match
from tests.random_games import random_match, random_options, scaled

CLAUSES = {"black-spy": 36, "spy-tricks": 26, "spycard": 35}

games = pytest.mark.parametrize("game", tuple(loadable()), ids=lambda game: game.name)


@dataclass
class Compiled:
    """The kernels of a game as functions on an array of one record."""

    resolve: Callable[..., int]
    apply: Callable[..., None]
    observe: Callable[..., None]
    asked: Callable[..., Any]


@cache
def compiled(game: Game) -> Compiled:
    """Return the compiled kernels of a game."""
    rules, observe = game.rules, game.observe
    resolve, apply, early, settled = rules.resolve, rules.apply, rules.early, rules.settled
    actors, pending, choices, refusal = rules.actors, rules.pending, rules.choices, rules.refusal

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
            early(state, seat),
            settled(state),
        )

    return Compiled(
        compile_function(resolve_record),
        compile_function(apply_record),
        compile_function(observe_record),
        compile_function(ask_record),
    )


def observed(game: Game, state: Any, seat: int) -> Any:
    seen = blank(game.rules.State)
    game.observe(state, seat, seen)
    return seen


def same_observed(game: Game, state: Any, records: Any) -> None:
    """Compare what every seat and a spectator see, bit for bit."""
    for seat in range(-1, state.players):
        seen = pack(blank(game.rules.State))
        compiled(game).observe(records, seat, seen)
        assert seen.tobytes() == pack(observed(game, state, seat)).tobytes()
        assert game.rules.settled(observed(game, state, seat)) == game.rules.settled(state)


def same_answers(game: Game, state: Any, records: Any, action: Action) -> None:
    """Compare what every seat is asked and refused."""
    for seat in range(state.players):
        for partial in (Action(NONE), Action(action.verb), action):
            plain = (
                game.rules.actors(state),
                game.rules.pending(state),
                game.rules.choices(state, seat, *partial),
                game.rules.refusal(state, seat, *action),
                game.rules.early(state, seat),
                game.rules.settled(state),
            )
            assert compiled(game).asked(records, seat, *partial, *action) == plain


def any_action(game: Game, random: Random) -> Action:
    """Return a well-formed action, hardly ever a legal one."""
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
    state = game.setup.start(options)
    records = pack(state)
    for _ in range(most):
        waiting = game.rules.pending(state)
        if waiting != NONE:
            chance = game.chances[waiting]
            deck = list(chance.deck(state))
            outcome = random.sample(deck, len(deck) if chance.whole else 1)
            plain = game.rules.resolve(state, outcome)
            assert compiled(game).resolve(records, np.array(outcome, np.int64)) == plain
        elif seats := members(game.rules.actors(state)):
            seat = random.choice(seats)
            action = random_legal(game, state, seat, random)
            same_answers(game, state, records, action)
            same_answers(game, state, records, any_action(game, random))
            game.rules.apply(state, seat, *action)
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
@pytest.mark.unmetered
def test_interpreted_equals_compiled_bit_for_bit(game: Game) -> None:
    for seed in range(scaled(20)):
        lockstep(game, seed)


@games
@pytest.mark.slow
def test_interpreted_equals_compiled_over_many_games(game: Game) -> None:
    """Each variant of Black Spy is in 20 to 60 of these games, each number of players in more than 40."""
    for seed in range(1000, 1200):
        lockstep(game, seed, most=150)


@games
@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_ends_and_its_record_replays(game: Game, seed: int) -> None:
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
def test_views_are_json_and_contain_the_choices_of_actors_only(game: Game) -> None:
    def check(match: Match) -> None:
        for seat in (None, *range(match.players)):
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert ("choices" in view) == (seat in match.actors)
            assert view["actors"] == list(match.actors)

    random_match(game, Random(6), check, most=120)


@games
def test_every_seat_receives_every_event(game: Game) -> None:
    """Gaps would reveal something: all lists of events are equally long and name the same events."""
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
@pytest.mark.unmetered
def test_harmless_early_and_telltale_answers_agree_with_what_is_legal(game: Game) -> None:
    """Harmless answers are legal, nobody answers early who may act, and both follow from what a seat sees."""

    def check(match: Match) -> None:
        for seat in range(match.players):
            harmless, early = match.harmless(seat), match.early(seat)
            assert set(match.verbs(seat)) == set(match.choices(seat)["next"])
            assert harmless is None or match.check(seat, harmless) == harmless
            assert not (early and seat in match.actors)
            assert not (match.telltale(seat) and seat not in match.actors)
            verbs = [verb for verb in game.verbs.values() if verb.text in match.verbs(seat)]
            assert sum(verb.harmless for verb in verbs) == (harmless is not None)
            for viewer in range(-1, match.players):
                assert game.rules.early(observed(game, match._state, viewer), seat) == game.rules.early(
                    match._state, seat
                )
        assert game.rules.early(match._state, NONE) == 0

    for seed in range(8):
        random_match(game, Random(seed), check, most=250)


@games
def test_harmless_and_early_answers_are_words_alone(game: Game) -> None:
    alone = [verb for verb in game.verbs.values() if verb.harmless]
    early = {text for seed in range(8) for text in early_answers(game, seed)}
    alone += [verb for verb in game.verbs.values() if verb.text in early]
    assert all(verb.subject is None and verb.objects is None for verb in alone)


def early_answers(game: Game, seed: int) -> set[str]:
    """Return all that seats may answer in advance in the course of a random game."""
    found: set[str] = set()
    random_match(
        game, Random(seed), lambda match: found.update(*(match.early(seat) for seat in range(match.players)))
    )
    return found


@games
def test_check_refuses_what_act_refuses_and_changes_nothing(game: Game) -> None:
    """Same clause, same sentence; what it allows has the canonical text."""
    random = Random(9)

    def check(match: Match) -> None:
        before = pack(match._state).tobytes()
        for seat in range(match.players):
            for text in (write_action(game, any_action(game, random)), "whistle", "play  B1", ""):
                with suppress(spydeck.IllegalAction):
                    assert match.check(seat, text) in match.legal(seat)
                    continue
                with pytest.raises(spydeck.IllegalAction) as checked:
                    match.check(seat, text)
                with pytest.raises(spydeck.IllegalAction) as acted:
                    match.act(seat, text)
                assert str(checked.value) == str(acted.value)
        assert pack(match._state).tobytes() == before

    random_match(game, random, check, most=60)
    with pytest.raises(spydeck.InvalidSeat):
        spydeck.new(game.name).check(9, "play B1")


@games
def test_the_part_being_played_is_that_of_the_last_requested_outcome(game: Game) -> None:
    asked = []

    def chance(name: str, number: int) -> object:
        kind = next(kind for kind in game.chances.values() if kind.name == name)
        assert (name, number) not in asked, "a server would supply the same outcome again"
        asked.append((name, number))
        deck = list(kind.deck(match_state[-1]))
        texts = [kind.operand.texts[one] for one in Random(number).sample(deck, len(deck))]
        return texts if kind.whole else texts[0]

    options = game.read_options(game.usual_players, {})
    match_state = [game.setup.start(options)]
    match = Match(game, options, chance=chance)
    bot = spydeck.bot("sensible", seed=1)
    while not match.over and match.plies < 900:
        assert not asked or match.part == asked[-1][1]
        match.act(match.actors[0], bot.choose(match.observation(match.actors[0])))
    if game.name in ("black-spy", "spy-tricks"):
        assert len({number for _, number in asked}) > 1


@games
def test_games_of_stand_ins_alone_end(game: Game) -> None:
    for seed in range(2):
        match = Match(game, random_options(game, Random(seed)), seed=seed)
        bot = spydeck.bot("stand-in", seed=seed)
        while not match.over:
            seat = match.actors[-1]
            text = bot.choose(match.observation(seat))
            assert text == (match.harmless(seat) or match.check(seat, text))
            match.act(seat, text)


@games
def test_layouts_are_at_most_two_kibibytes(game: Game) -> None:
    assert dtype_of(game.rules.State).itemsize <= 2048


@games
def test_the_rulebook_names_every_clause_once(game: Game) -> None:
    text = game.rulebook()
    numbers = [int(part.split("**")[0]) for part in text.split(f"**{game.prefix}-")[1:]]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
    assert len(numbers) == CLAUSES.get(game.name, len(numbers))


@games
def test_the_rules_name_their_parameters_as_the_protocol_does(game: Game) -> None:
    """mypy checks the types of a module against its protocol, but not the names of parameters."""
    for name, method in inspect.getmembers(Rules, inspect.isfunction):
        if not name.startswith("_"):
            expected = [one for one in inspect.signature(method).parameters if one != "self"]
            assert list(inspect.signature(getattr(game.rules, name)).parameters) == expected, name


@games
def test_a_refusal_has_a_clause_a_code_and_a_sentence(game: Game) -> None:
    """A refusal is worded from its code and plain arguments, which survive JSON and copying."""
    random = Random(14)

    def check(match: Match) -> None:
        for seat in range(match.players):
            action = any_action(game, random)
            number = game.rules.refusal(match._state, seat, *action)
            if number:
                error = spydeck.IllegalAction(*game.text.explain(match._state, number, seat, action))
                assert error.clause.startswith(f"{game.prefix}-")
                assert str(error) == f"{error.clause}: {error.sentence}"
                arguments = dict(error.arguments)
                assert json.loads(json.dumps([error.code, arguments])) == [error.code, arguments]
                assert error.code
                assert str(copy.deepcopy(error)) == str(error)

    random_match(game, random, check, most=80)


@games
def test_the_facts_of_an_option_agree_with_what_is_read(game: Game) -> None:
    players = game.usual_players
    for flag in game.option_flags:
        for pair in flag.excludes:
            with pytest.raises(InvalidOption):
                game.read_options(players, {flag.name: list(pair)})
        for choice, values in flag.presets.items():
            assert game.read_options(players, {flag.name: choice}) == game.read_options(players, values)
        assert list(flag.presets.values()).count({}) == (1 if flag.presets else 0)
        for number in {flag.least, flag.most} - {None}:
            assert game.read_options(players, {flag.name: number}).facts()[flag.name] == number


@games
def test_what_is_given_beside_a_preset_is_added_to_it(game: Game) -> None:
    players = game.usual_players
    presets = [(flag.name, *preset) for flag in game.option_flags for preset in flag.presets.items()]
    lists = [flag for flag in game.option_flags if flag.many]
    for name, choice, values in presets:
        for flag in lists:
            for given in (*([one] for one in flag.choices), *flag.choices, []):
                with suppress(InvalidOption):
                    options = game.read_options(players, {name: choice, flag.name: given})
                    facts = options.facts()
                    wanted = {*as_texts(given), *as_texts(values.get(flag.name, ()))}
                    assert set(facts[flag.name]) == wanted
                    assert facts == game.read_options(players, {**values, flag.name: list(wanted)}).facts()
                    assert spydeck.load(Match(game, options).record()).options == options


def as_texts(value: Any) -> list[str]:
    """Return the texts of a list, or a text alone."""
    return [value] if isinstance(value, str) else list(value)
