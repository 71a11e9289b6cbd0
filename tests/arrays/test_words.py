"""Words: every legal action can be spelled, and only legal ones."""

import dataclasses
from random import Random
from typing import Any

import pytest

import spydeck
from spydeck.arrays.words import CHOSEN, MAX_WORDS, VERB, Vocabulary, vocabulary
from spydeck.errors import InvalidOption
from spydeck.games.action import Action, Operand, Verb
from spydeck.games.action_text import random_action
from spydeck.games.game import Game
from spydeck.games.registry import loadable
from spydeck.kernel import NONE
from spydeck.match import Match
from tests.random_games import random_match

games = pytest.mark.parametrize(
    "game", [game for game in loadable() if game.programs], ids=lambda game: game.name
)


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
