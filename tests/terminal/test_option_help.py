"""What a game and its options are about, in the language in use or as plain text."""

from __future__ import annotations

import subprocess
import sys
from argparse import ArgumentParser
from dataclasses import replace
from types import SimpleNamespace

import pytest

from spydeck import language
from spydeck.cli.arguments import add_option_flags, flag_of
from spydeck.games.game import Game, OptionFlag
from spydeck.games.registry import game as game_of
from spydeck.games.registry import loadable
from spydeck.language import worded
from tests.terminal.driving import CommandLine

games = pytest.mark.parametrize("game", tuple(loadable()), ids=lambda game: game.name)


def unwrapped(text: str) -> str:
    """Return text without line breaks, also those after a hyphen."""
    return " ".join(text.split()).replace("- ", "-")


@games
@pytest.mark.parametrize("command", ["play", "score"])
def test_a_german_help_says_in_german_what_each_option_is(cli: CommandLine, game: Game, command: str) -> None:
    with language.speaking("de"):
        found = unwrapped(cli.run(command, game.name, "--help").out)
    for flag in game.option_flags:
        german, english = worded(flag.help, "de"), worded(flag.help, "en")
        assert german != english
        assert unwrapped(german) in found
        assert unwrapped(english) not in found
        assert flag_of(flag) in found


@games
def test_a_game_says_in_each_language_what_it_is_about(game: Game) -> None:
    assert len({worded(game.pitch, one) for one in language.LANGUAGES}) == len(language.LANGUAGES)


def test_a_first_german_game_starts_with_what_it_is_about(cli: CommandLine) -> None:
    with language.speaking("de"):
        assert worded(game_of("black-spy").pitch) in cli.run("play").out


def test_an_argument_stands_in_the_help(cli: CommandLine) -> None:
    out = unwrapped(cli.run("play", "spycard", "--help").out)
    assert "turns for each player before the game is a draw, by default 100" in out


def test_a_help_that_is_plain_text_stays_as_it_is_in_every_language() -> None:
    flags = (
        OptionFlag("rounds", "how many rounds, or 50 % of them"),
        OptionFlag("deck", "which deck", ("a", "b")),
    )
    setup = SimpleNamespace(**{**vars(game_of("spycard").setup), "FLAGS": flags})
    game = replace(game_of("spycard"), setup=setup, pitch="Bluff.")
    for one in language.LANGUAGES:
        with language.speaking(one):
            parser = ArgumentParser()
            add_option_flags(parser, game)
            found = unwrapped(parser.format_help())
            assert "--rounds ROUNDS how many rounds, or 50 % of them" in found
            assert "--deck DECK which deck: a, b" in found
            assert worded(game.pitch) == "Bluff."


def test_only_a_help_that_is_shown_is_worded() -> None:
    code = (
        "import sys; from spydeck.cli import main; main(['rules', 'spycard', 'SC-1']); "
        "sys.exit('fluent.runtime' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
