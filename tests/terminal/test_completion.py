"""Actions typed bit by bit: a person is guided to a complete action that the rules allow."""

from random import Random

import pytest

import spydeck
from spydeck.bots import by_name
from spydeck.games.every import ALL
from spydeck.games.game import Game
from spydeck.games.text_ui import Names
from spydeck.match import Match
from spydeck.terminal.completion import complete, example, next_words
from spydeck.terminal.perspective import LocalPerspective
from spydeck.terminal.play import text_ui_of
from tests.random_games import random_match
from tests.terminal.driving import CommandLine

games = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)


def at(match: Match, seat: int) -> LocalPerspective:
    return LocalPerspective(match, seat, Names(()), by_name("sensible"))


@games
@pytest.mark.parametrize("plain", [False, True])
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
            text = complete(at(match, seat), text_ui, text, typed)
        assert match.is_legal(seat, text)

    for _ in range(4):
        random_match(game, random, check, most=300)


def test_a_person_is_asked_for_the_rest_and_can_change_their_mind(cli: CommandLine) -> None:
    out = cli.run("play", "spycard", "--seed", "3", typed="expose\np1\ndraft\nkeep\n").out
    assert "expose: whose agenda? One of P1, P2, P3." in out
    assert "expose P1: which agenda? One of KC, " in out
    assert "Or type all of it, like expose P1 KC." in out
    assert "expose P1> draft" in out
    lines = cli.game().lines()
    assert any(line == "0 draft" for line in lines)
    assert any(line == "0 keep" for line in lines)


def test_a_partial_action_can_be_completed(cli: CommandLine) -> None:
    cli.run("play", "spycard", "--seed", "3", typed="expose\np2\nkh\n")
    assert any(line == "0 expose P2 KH" for line in cli.game().lines())


def test_enter_discards_a_partial_action(cli: CommandLine) -> None:
    out = cli.run("play", "spycard", "--seed", "3", typed="expose\n\nfoo\n").out
    assert "expose> \n" in out
    assert "\n> foo\n'foo' is not recognized. Try something like pass, draft or field #1." in out


def test_a_verb_that_is_not_possible_now_is_not_recognized(cli: CommandLine) -> None:
    out = cli.run("play", "spycard", "--seed", "3", typed="sleeper\n").out
    assert "'sleeper' is not recognized." in out
    out = cli.run("play", "spycard", "--seed", "3", typed="allow\n").out
    assert "No. SC-8: it is your turn" in out


def test_help_shows_every_form_with_an_example(cli: CommandLine) -> None:
    out = cli.run("play", "spycard", "--seed", "3", typed="?\n").out
    assert "  expose SEAT AGENDA       like expose P1 KC\n" in out
    assert "  draft\n" in out


def test_a_wrong_word_is_not_a_partial_action() -> None:
    match = spydeck.new("spycard", players=3, seed=1)
    (seat,) = match.actors
    assert next_words(at(match, seat), "expose P9") == []
    assert next_words(at(match, seat), "nonsense") == []
    assert next_words(at(match, seat), "field #40") == []


def test_a_word_that_is_not_possible_there_is_named_and_the_rest_kept(cli: CommandLine) -> None:
    match = spydeck.new("black-spy", seed=3)
    hand = match.view(0)["hand"]
    stranger = next(card for card in ("B1", "Y1", "R1", "G1") if card not in hand)
    out = cli.run("play", "--seed", "3", typed=f"{hand[0]} {stranger}\n{hand[1]} {hand[2]}\n").out
    assert f"No. {stranger} is not possible there.\npass {hand[0]}: what next? One of {hand[1]}, " in out
    assert any(line == f"0 pass {' '.join(hand[:3])}" for line in cli.game().lines())


def test_a_word_that_is_not_an_operand_is_refused_with_its_clause(cli: CommandLine) -> None:
    out = cli.run("play", "spycard", "--seed", "3", typed="expose p1 zz\nfield 99\n").out
    assert "No. SC-1" in out
    assert "is not a token" in out
