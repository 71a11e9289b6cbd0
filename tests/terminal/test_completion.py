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
from tests.terminal.driving import CommandLine

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


def test_a_person_is_asked_for_the_rest_and_can_change_their_mind(cli: CommandLine) -> None:
    out = cli.run("play", "spycard", "--seed", "3", typed="expose\np1\ndraft\nkeep\n").out
    assert "expose: whose agenda? Heron, Lynx or Otter." in out
    assert "expose Heron: which agenda? KC, " in out
    assert "Or type all of it, like expose Heron KC." in out
    assert "expose Heron> draft" in out
    lines = cli.game().lines()
    assert any(line == "0 draft" for line in lines)
    assert any(line == "0 keep" for line in lines)


def test_a_partial_action_can_be_completed(cli: CommandLine) -> None:
    cli.run("play", "spycard", "--seed", "3", typed="expose\np2\nkh\nyes\n")
    assert any(line == "0 expose P2 KH" for line in cli.game().lines())


def test_enter_discards_a_partial_action(cli: CommandLine) -> None:
    out = cli.run("play", "spycard", "--seed", "3", typed="expose\n\nfoo\n").out
    assert "expose> \n" in out
    assert "\n> foo\n'foo' is not recognized. Try something like pass, draft or field #1." in out


def test_a_verb_that_is_not_possible_now_is_refused_with_what_is(cli: CommandLine) -> None:
    for typed in ("sleeper", "sleeper heron", "allow"):
        out = cli.run("play", "spycard", "--seed", "3", typed=typed).out
        assert "No. SC-8: it is your turn" in out


def test_help_shows_every_form_with_an_example(cli: CommandLine) -> None:
    out = cli.run("play", "spycard", "--seed", "3", typed="?\n").out
    assert "  expose SEAT AGENDA       like expose Heron KC\n" in out
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
    assert f"No. {stranger!r} is not possible there.\npass {hand[0]}: which two more? {hand[1]}, " in out
    assert any(line == f"0 pass {' '.join(hand[:3])}" for line in cli.game().lines())


def test_a_typo_after_a_verb_gets_help_for_that_answer(cli: CommandLine) -> None:
    out = cli.run("play", "spycard", "--seed", "3", typed="expose p1 zz\n\nfield\nx\n99\n").out
    assert "No. 'zz' is not possible there.\nexpose Heron: which agenda? KC, " in out
    assert (
        "No. 'x' is not possible there.\nfield: which of your agents, one or more? #1, #5, #9 or #13." in out
    )
    assert "field> 99\nNo. '99' is not possible there." in out


def test_a_mistyped_line_is_answered_with_what_is_close_and_leaves_nothing_half_given(
    cli: CommandLine,
) -> None:
    typed = "play w33\nexpose hron kc\nhlep\nfield\ntablw\n99\nhöre\n"
    out = cli.run("play", "spycard", "--seed", "3", typed=typed).out
    assert "No. 'hron kc' is not possible there. Did you mean Heron?\n" in out
    assert "\n> hlep\n'hlep' is not recognized. Did you mean help?" in out
    assert "\nfield> tablw\nNo. 'tablw' is not possible there. Did you mean table?\n" in out
    assert "\nfield> höre\nNo. 'höre' is not possible there.\n" in out
    out = cli.run("play", "spy-tricks", "--seed", "3", typed="play r33\nhilfe\n").out
    assert "\n> play r33\nNo. 'r33' is not possible there.\nplay: which card? " in out
    assert "\n> hilfe\n" in out
