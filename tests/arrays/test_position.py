"""Positions: the same games as matches, word by word and outcome by outcome."""

import copy
import dataclasses
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

import spydeck
from spydeck.arrays.engine import VERSION_LENGTH
from spydeck.arrays.position import Position
from spydeck.arrays.position_state import MAGIC
from spydeck.arrays.words import CHOSEN, MAX_WORDS, VERB, Vocabulary, vocabulary
from spydeck.errors import IllegalWord, InvalidChance, InvalidOption, InvalidPosition, InvalidSeat
from spydeck.games.action import Action, Operand, Verb
from spydeck.games.action_text import random_action, write_action
from spydeck.games.game import Game
from spydeck.games.registry import loadable
from spydeck.kernel import NONE, members
from spydeck.match import Match
from spydeck.match.chance import ChanceSource
from tests.random_games import random_match, random_options

games = pytest.mark.parametrize(
    "game", [game for game in loadable() if game.programs], ids=lambda game: game.name
)


def dealt(name: str = "spy-tricks", players: int = 3, seed: int = 1, **options: object) -> Position:
    position = Position.start(name, players, **options)
    while position.pending:
        position.resolve(rng=seed)
    return position


def decks(game: Game, state: Any, random: Random) -> ChanceSource:
    """Return a source of outcomes as texts: equal cards have the same numbers wherever they are read."""

    def outcome(name: str, part: int) -> list[str]:
        chance = next(chance for chance in game.chances.values() if chance.name == name)
        deck = list(chance.deck(state))
        return [chance.operand.texts[n] for n in random.sample(deck, len(deck) if chance.whole else 1)]

    return outcome


@games
def test_a_position_goes_the_same_way_as_a_match(game: Game) -> None:
    """Words and explicit outcomes lead to the same state, byte by byte, at every step."""
    random = Random(f"position {game.name}")
    words = vocabulary(game)
    for number in range(3):
        options = random_options(game, random)
        seeded = Match(game, options, seed=number)
        match = Match(game, options, chance=decks(game, seeded._state, random))
        position = Position.of_state(game, game.setup.start(options))
        read = 0
        for _ in range(150):
            while position.pending:
                name, _, outcome = match.lines()[read].partition(" ")
                assert name == position.pending
                position.resolve(outcome)
                read += 1
            assert position.state() == match._state
            assert (position.over, position.part) == (match.over, match.part)
            assert position.actors == match.actors
            if match.over:
                break
            seat = random.choice(match.actors)
            action = random_action(game, match._state, seat, [random.getrandbits(40)])
            for word in words.spell(match._state, seat, action):
                assert word in position.legal(seat)
                position.apply(seat, word)
            match.act(seat, write_action(game, action))
            read += 1


@games
def test_the_masks_tensors_and_returns_of_a_position_are_those_of_its_state(game: Game) -> None:
    random = Random(f"masks {game.name}")
    words = vocabulary(game)
    position = dealt(game.name, game.usual_players)
    for _ in range(60):
        if not position.actors:
            break
        seat, state = position.seat, position.state()
        assert seat is not None
        partial = [seat, *position.partial, 0]
        assert position.legal() == list(words.following(state, partial))
        out = [0] * len(position.tensor())
        words.programs.encode(state, seat, out)
        fields = sum(field.length for field in words.programs.TENSOR)
        assert position.tensor().tolist()[:fields] == out[:fields]
        assert position.observe(seat).tensor(seat).tolist() == position.tensor().tolist()
        assert position.observe(seat).legal(seat) == position.legal()
        position.apply(seat, random.choice(position.legal()))
    numbers = [0] * 6
    words.programs.returns(position.state(), numbers)
    assert position.returns() == tuple(numbers[: position.players])


def test_a_copy_is_independent_and_bytes_lead_back() -> None:
    position = dealt()
    word = position.legal()[0]
    twins = [position.copy(), copy.copy(position), copy.deepcopy(position)]
    twins += [Position.from_bytes(position.to_bytes()), pickle.loads(pickle.dumps(position))]  # noqa: S301
    before = position.to_bytes()
    for twin in twins:
        assert twin == position
        assert twin.seat is not None
        twin.apply(twin.seat, word)
        assert twin != position
    assert position.to_bytes() == before
    assert "spy-tricks" in repr(position)
    with pytest.raises(TypeError):
        hash(position)


def test_rollouts_are_the_same_for_a_seed_and_go_to_the_end_asked_for() -> None:
    position = dealt("spy-tricks", 4)
    first = position.rollouts(5, rng=3)
    assert first.shape == (5, 4)
    assert (first == position.rollouts(5, rng=np.int64(3))).all()
    assert (first != position.rollouts(5, rng=4)).any()
    rounds = position.rollouts(50, policy="sensible", rng=1)
    whole = position.rollouts(50, until="game", policy="sensible", rng=1)
    assert whole.sum() > 2 * rounds.sum() > 0
    before = position.to_bytes()
    evaluation = position.evaluate(worlds=20, rng=Random(1))
    assert evaluation.words == tuple(position.legal())
    assert evaluation.results.shape == (20, len(evaluation.words))
    assert evaluation.best in evaluation.words
    behind, errors = evaluation.behind()
    assert behind.min() == 0
    assert (errors >= 0).all()
    assert str(evaluation.best) in repr(evaluation)
    assert position.to_bytes() == before
    seat = position.seat
    assert seat is not None
    of_observed = position.observe(seat).evaluate(worlds=20, rng=Random(1))
    assert (of_observed.results == evaluation.results).all()


def test_what_is_wrong_is_said_and_changes_nothing() -> None:
    position = dealt()
    before = position.to_bytes()
    seat = position.seat
    assert seat is not None
    for wrong in (-1, 10**6, 3.5, None, "x", True):
        with pytest.raises(IllegalWord, match="a word is a number"):
            position.apply(seat, wrong)  # type: ignore[arg-type]
    with pytest.raises(IllegalWord, match="its legal words are"):
        position.apply(seat, position.mask().tolist().index(0))
    with pytest.raises(IllegalWord, match="may not act"):
        position.apply((seat + 1) % 3, position.legal()[0])
    with pytest.raises(InvalidSeat):
        position.apply(7, 0)
    with pytest.raises(InvalidPosition, match="pending"):
        position.resolve(rng=1)
    with pytest.raises(InvalidOption, match="policy"):
        position.rollouts(1, policy="clever")
    with pytest.raises(InvalidOption, match="worlds"):
        position.evaluate(worlds=0)
    with pytest.raises(InvalidOption, match="n must be"):
        position.rollouts(0)
    generator = np.array([1])
    generator.flags.writeable = False
    with pytest.raises(InvalidOption, match="written"):
        position.rollouts(1, rng=generator)
    with pytest.raises(InvalidPosition, match="no field 'zz'; the fields are: .*players"):
        position.field("zz")
    with pytest.raises(InvalidOption, match="rng"):
        position.rollouts(1, rng="x")  # type: ignore[arg-type]
    with pytest.raises(InvalidPosition, match="seat 0"):
        position.observe(0).observe(1)
    for data in (b"", b"SPYPOS", before[:-1], before[:60] + b"?" + before[61:], b"\0" * 2000):
        with pytest.raises(InvalidPosition):
            Position.from_bytes(data)
    with pytest.raises(InvalidPosition, match="another version"):
        Position.from_bytes(of_another_version(before))
    assert position.to_bytes() == before
    start = Position.start("spy-tricks", 3)
    with pytest.raises(InvalidChance):
        start.resolve("P7")
    assert start.pending == "start-player"


def over() -> Position:
    """Return a position after the end of its game."""
    position, random = dealt(), Random(1)
    while not position.over:
        if position.seat is None:
            position.resolve(rng=random)
        else:
            position.apply(position.seat, position.legal()[0])
    return position


@pytest.mark.parametrize(
    ("position", "why"),
    [
        (lambda: Position.start("spy-tricks", 3), "start-player is still to be drawn, so resolve it first"),
        (lambda: Position.start("black-spy", 3), "dealer-draw is still to be drawn, so resolve it first"),
        (lambda: Position.start("spycard", 3), "is still to be drawn, so resolve it first"),
        (over, "the game is over"),
    ],
)
def test_where_no_seat_chooses_it_is_said_why(position: Callable[[], Position], why: str) -> None:
    found = position()
    for ask in (found.legal, found.mask, found.tensor, found.resample, found.evaluate):
        with pytest.raises(InvalidSeat, match=f"no seat chooses now: .*{why}"):
            ask()
    with pytest.raises(IllegalWord, match=f"seat 1 may not act now: .*{why}"):
        found.apply(1, 3)
    with pytest.raises(InvalidPosition, match=f"seat 2 may not act now, so .*{why}"):
        found.evaluate(2)
    assert found.legal(1) == []
    if found.over:
        with pytest.raises(InvalidPosition, match="no chance outcome is pending: the game is over"):
            found.resolve(rng=1)


def test_what_a_seat_observes_is_resampled_before_it_is_played_on() -> None:
    position = dealt()
    word = position.legal()[0]
    for viewer, name in ((2, "seat 2"), (position.seat, f"seat {position.seat}"), (None, "a spectator")):
        seen = position.observe(viewer)
        for seat in (1, position.seat):
            with pytest.raises(InvalidPosition, match=f"this is what {name} observes, .*resample it first"):
                seen.apply(seat, word)  # type: ignore[arg-type]
        with pytest.raises(InvalidPosition, match="resample it first"):
            seen.resolve(rng=1)
        with pytest.raises(InvalidPosition, match="resample or evaluate it"):
            seen.rollouts(1)


@games
def test_bit_sets_of_a_state_are_read_as_numbers_or_texts(game: Game) -> None:
    position = Position.start(game)
    while position.pending:
        position.resolve(rng=4)
    field, things = ("controlled", "token") if game.name == "spycard" else ("hands", "card")
    sets = position.field(field)
    assert position.members(field) == [members(bits) for bits in sets]
    texts = position.members(field, things)
    assert [len(one) for one in texts] == [bits.bit_count() for bits in sets]
    seen = position.observe(1)
    if things == "card":
        assert seen.members(field, things) == [None, texts[1], *[None] * (len(sets) - 2)]
    with pytest.raises(InvalidOption, match="things must be one of .*not 'suit'"):
        position.members(field, "suit")
    with pytest.raises(InvalidPosition, match="there is no field"):
        position.members("zz")


@pytest.mark.parametrize(
    "rng", [7, -7, np.int8(7), Random(7), np.random.default_rng(7), np.random.RandomState(7)]
)
def test_chance_comes_from_seeds_and_generators_of_every_kind(rng: Any) -> None:
    drawn = []
    for _ in range(6):
        position = Position.start("spy-tricks", 3)
        while position.pending:
            position.resolve(rng=rng)
        drawn.append(position.to_bytes())
    assert (len(set(drawn)) == 1) == hasattr(rng, "__index__")


def of_another_version(data: bytes) -> bytes:
    """Return the bytes of a position as another version would have written them."""
    return data[: len(MAGIC)] + b"\0" * VERSION_LENGTH + data[len(MAGIC) + VERSION_LENGTH :]


def test_several_seats_choose_in_any_order_but_one_action_at_a_time() -> None:
    position = dealt("black-spy", 4)
    assert position.actors == (0, 1, 2, 3)
    position.apply(2, position.legal(2)[0])
    assert position.seat == 2
    assert not position.mask(1).any()
    with pytest.raises(IllegalWord, match="seat 2 is in the middle"):
        position.apply(1, 10)
    for _ in range(2):
        position.apply(2, position.legal(2)[0])
    assert 2 not in position.actors
    assert position.observe(3).seat == 3
    assert position.observe(-1).seat is None


def test_a_seat_that_is_not_the_first_to_act_is_evaluated_with_its_own_action() -> None:
    position = dealt("black-spy", 4)
    mine = position.observe(2)
    evaluation = position.evaluate(2, worlds=3, rng=1)
    assert evaluation.words == tuple(mine.legal())
    assert (evaluation.results == mine.evaluate(worlds=3, rng=1).results).all()


def test_equal_cards_in_the_middle_of_an_action_are_the_same_observed_and_sampled() -> None:
    """The hand holds the second and the fourth Black Spy; observed, they are the first two."""
    match = spydeck.new("black-spy", seed=1)
    spies = match._state.hands[0] & 0x3F << 50
    for other in range(1, 4):
        match._state.hands[other] &= ~(0b1010 << 50)
    match._state.hands[0] = (match._state.hands[0] & ~spies) | 0b1010 << 50
    position = match.position
    word = vocabulary(match.game).texts.index("K7")
    low = position.legal(0)[0]
    position.apply(0, low)
    position.apply(0, word)
    for twin in (position.observe(0), position.observe(0).resample(0, rng=1).observe(0)):
        assert twin.legal(0) == position.legal(0)
        assert twin.tensor(0).tolist() == position.tensor(0).tolist()
    assert position.observe(0).choose(word) == f"pass {position.texts([low])[0]} K7 K7"
    assert position.observe(1).partial[2] == 0


def test_after_a_part_no_action_is_left() -> None:
    position = dealt()
    while position.pending is None:
        assert position.seat is not None
        position.apply(position.seat, position.legal()[0])
    assert position.partial == (-1, -1, 0)
    assert position == Position.of_state(position.game, position.state())
    observed = position.observe(np.int64(1))
    assert Position.from_bytes(observed.to_bytes()) == observed
    with pytest.raises(InvalidPosition, match="seat 1"):
        observed.tensor(2)
    assert position.observe(None) == position.observe(-1)
    with pytest.raises(IllegalWord):
        position.texts([-1])
    with pytest.raises(IllegalWord, match="words must be a list of numbers, not 5"):
        position.texts(5)  # type: ignore[arg-type]
    with pytest.raises(InvalidPosition, match="from bytes"):
        Position.from_bytes("SPYPOS")  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", [list, tuple, np.array, lambda deck: [np.int8(card) for card in deck]])
def test_chance_outcomes_are_numbers_of_any_type(kind: Any) -> None:
    position = Position.start("spy-tricks", 3)
    position.resolve(np.int64(2))
    deck = [*position.game.chances[1].deck(position.state())]
    twin = position.copy()
    position.resolve(kind(deck[::-1]))
    twin.resolve([position.game.chances[1].operand.texts[card] for card in deck[::-1]])
    assert position == twin


@pytest.mark.parametrize("outcome", [5, [], [1, 1], np.zeros(3, int), np.zeros((2, 2)), object()])
def test_what_is_no_order_of_the_deck_is_refused(outcome: Any) -> None:
    position = Position.start("spy-tricks", 3)
    position.resolve(0)
    before = position.to_bytes()
    with pytest.raises(InvalidChance):
        position.resolve(outcome)
    assert position.to_bytes() == before


def chosen_by(words: Vocabulary, state: Any, seat: int, random: Random) -> tuple[list[int], Action]:
    """Return random words of a seat until they are an action, and that action."""
    partial = words.opened(state, seat)
    chosen: list[int] = []
    while True:
        chosen.append(random.choice(list(words.following(state, partial))))
        action = words.take(state, partial, chosen[-1])
        if action is not None:
            return chosen, action


@pytest.mark.parametrize(("cards", "wrong"), [(63, "below 62"), (62, "")])
def test_a_game_cannot_have_more_numbers_or_words_than_there_is_room_for(cards: int, wrong: str) -> None:
    found = spydeck.game("spy-tricks")
    many = Operand("card", tuple(f"c{number}" for number in range(cards)), "ST-2")
    more = Operand("mark", tuple(f"m{number}" for number in range(40)), "ST-2")
    verbs = {0: Verb("play", "ST-1", subject=many, objects=more)}
    with pytest.raises(InvalidOption, match=wrong or "more than 96 words"):
        vocabulary(dataclasses.replace(found, verbs=verbs))


@games
def test_words_are_few_and_say_what_they_stand_for(game: Game) -> None:
    words = vocabulary(game)
    assert words.size == len(words.kinds) == len(words.bits) <= MAX_WORDS
    assert words.texts[-1] == "end"
    for verb in game.verbs.values():
        assert verb.text in words.texts


@games
def test_random_words_are_legal_actions_and_legal_actions_are_words(game: Game) -> None:
    random = Random(f"words {game.name}")

    def check(match: Match) -> None:
        if match.over or random.random() < 0.7:
            return
        state = match._state
        seat = random.choice(match.actors)
        chosen, action = chosen_by(words, state, seat, random)
        assert game.rules.refusal(state, seat, *action) == 0, (chosen, action)
        assert words.spell(state, seat, action) == chosen
        other = random_action(game, state, seat, [random.getrandbits(40)])
        partial = words.opened(state, seat)
        *before, last = words.spell(state, seat, other)
        for word in before:
            assert words.next_word(partial[VERB:CHOSEN], other) == word
            assert words.take(state, partial, word) is None
        assert words.next_word(partial[VERB:CHOSEN], other) == last
        done = words.take(state, partial, last)
        assert done is not None
        assert texts_of(game, done) == texts_of(game, other)

    words = vocabulary(game)
    for _ in range(4):
        random_match(game, random, check, most=150)


def texts_of(game: Game, action: Action) -> tuple[str, ...]:
    """Return an action as texts, in which equal cards are the same."""
    verb = game.verbs[action.verb]
    named = [verb.objects.texts[n] for n in range(62) if action.objects >> n & 1] if verb.objects else []
    subject = verb.subject.texts[action.subject] if verb.subject and action.subject != NONE else ""
    return verb.text, subject, *sorted(named)


def test_black_spies_are_passed_by_one_word_and_what_is_forced_is_not_said() -> None:
    game = spydeck.game("black-spy")
    words = vocabulary(game)
    assert words.texts.count("K7") == 1
    spies = 0b111 << 50
    match = spydeck.new("black-spy", seed=1)
    word = words.texts.index("K7")
    match._state.hands[0] = spies | 0x7FF | 1 << 59
    assert words.spell(match._state, 0, Action(1, NONE, spies)) == [word, word]
    match._state.hands[0] = spies | 0xFFF
    assert words.spell(match._state, 0, Action(1, NONE, spies)) == [word]
