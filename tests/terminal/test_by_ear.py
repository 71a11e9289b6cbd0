"""`--plain` for those who listen: brief questions, full words, lists with commas, the rest on request."""

import re
from pathlib import Path
from random import Random

import pytest

from spydeck.games.game import Game
from spydeck.games.registry import loadable
from spydeck.games.text_ui import Line, Names
from spydeck.match import Match
from spydeck.terminal.play import text_ui_of
from tests.random_games import random_match
from tests.terminal.driving import CommandLine, Person

games = pytest.mark.parametrize("game", tuple(loadable()), ids=lambda game: game.name)
SHORT = {
    "black-spy": re.compile(r"\b[BYRGK](1[01]|[1-9])\b"),
    "spy-tricks": re.compile(r"\b[RBW][1-9]\b"),
    "spycard": re.compile(r"\b((10|[2-9JQK])[HSCD]|A[HSCD]|X|P[0-9])\b"),
}
"""What stands for a card, an agent, an agenda or a seat on a screen."""


def text_of(lines: list[Line]) -> str:
    return "\n".join("".join(text for _, text in line) for line in lines)


@games
def test_everything_is_in_full_words(game: Game) -> None:
    random = Random(4)
    text_ui = text_ui_of(game.name, plain=True)
    assert text_ui.brief is not None

    def check(match: Match) -> None:
        if random.random() > 0.1:
            return
        for seat in match.actors:
            view = match.view(seat)
            names = Names(["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"][: match.players], own=seat)
            assert text_ui.brief is not None
            said = text_ui.brief(view, names) + text_ui.table(view, names) + text_ui.hand(view, names)
            said += [text_ui.question(view, names)]
            for word, page in text_ui.pages.items():
                said += page.lines(view, names) if word != "values" else []
            said += [
                text_ui.highlight(text_ui.describe_action(text, names)) for text in view.get("legal") or []
            ]
            assert not SHORT[game.name].search(text_of(said)), text_of(said)
        events = match.events(match.actors[0] if match.actors else 0)[-20:]
        names = Names(["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"][: match.players], own=0)
        described = [text_ui.describe_event(event, names, 0) for event in events]
        assert not SHORT[game.name].search(text_of([line for line in described if line is not None]))

    for _ in range(4):
        random_match(game, random, check, most=300)


@pytest.mark.parametrize("clause", ["", " 14"])
def test_no_line_is_broken(cli: CommandLine, clause: str) -> None:
    shown = cli.run("play", "--seed", "3", typed=f"rule{clause}\n").out
    spoken = cli.run("play", "--plain", "--seed", "3", typed=f"rule{clause}\n").out
    assert max(map(len, rule_in(shown))) <= 80
    assert max(map(len, rule_in(spoken))) > 100


def rule_in(out: str) -> list[str]:
    """Return the lines between the command and the end of the game."""
    return out.partition("> rule")[2].partition("The game is saved")[0].splitlines()


@pytest.mark.live
def test_tab_completes_names_and_verbs_at_the_table(tmp_path: Path) -> None:
    person = Person(tmp_path, "play", "spycard", "--seed", "3", terminal=True)
    person.read()
    person.send("expose \the\tkc\n")
    assert "You cannot be certain: Heron may have" in person.read(re.compile(r"something else\.\s+> $"))
    person.send("quit\n")
    person.read()
    assert person.leave() == 0
