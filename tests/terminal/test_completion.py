"""Actions typed bit by bit: a person is guided to a complete action that the rules allow."""

from random import Random

import pytest

import spydeck
from spydeck.games.game import Game
from spydeck.games.registry import loadable
from spydeck.games.text_ui import Names
from spydeck.match import Match
from spydeck.terminal.perspective import LocalPerspective, QuickAdviser
from spydeck.terminal.play import text_ui_of
from spydeck.terminal.reading import ActionReader, Understood, example, next_words
from tests.random_games import random_match

games = pytest.mark.parametrize("game", tuple(loadable()), ids=lambda game: game.name)


def at(match: Match, seat: int) -> LocalPerspective:
    return LocalPerspective(match, seat, Names("ABCDEF"[: match.players], own=seat), QuickAdviser())


@games
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.unmetered
def test_every_verb_has_a_legal_example(game: Game, plain: bool) -> None:
    random = Random(6)
    text_ui = text_ui_of(game.name, plain=plain)

    def check(match: Match) -> None:
        if random.random() < 0.2:
            for seat in match.actors:
                for verb in match.view(seat)["choices"]:
                    assert match.is_legal(seat, example(at(match, seat), text_ui, verb))

    for _ in range(4):
        random_match(game, random, check, most=300)


@games
def test_word_by_word_leads_to_a_legal_action(game: Game) -> None:
    random = Random(7)
    text_ui = text_ui_of(game.name, plain=False)

    def check(match: Match) -> None:
        if match.over or random.random() < 0.8:
            return
        seat = random.choice(match.actors)
        text = random.choice(list(match.view(seat)["choices"]))
        while following := next_words(at(match, seat), text):
            typed = random.choice(following)
            assert text_ui.continue_prompt(text).endswith("?")
            reading = ActionReader(at(match, seat), text_ui).read(typed, text)
            assert isinstance(reading, Understood)
            text = reading.text
        assert match.is_legal(seat, text)

    for _ in range(4):
        random_match(game, random, check, most=300)


def test_a_wrong_word_is_not_a_partial_action() -> None:
    match = spydeck.new("spycard", players=3, seed=1)
    (seat,) = match.actors
    assert next_words(at(match, seat), "expose P9") == []
    assert next_words(at(match, seat), "nonsense") == []
    assert next_words(at(match, seat), "field #40") == []
