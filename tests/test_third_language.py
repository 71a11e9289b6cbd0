"""A third language, as a sketch of ten sentences, by the steps of `docs/languages.md`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import spydeck

SOURCE = Path(spydeck.__path__[0])
FLUENT = {
    "language/text/fr/language.ftl": "language-name = Français\nlanguage-locale = fr-FR\n",
    "protocol/text/fr/refusals.ftl": (
        "no-such-table = Cette table n’existe pas.\nhost-only = Réservé à l’hôte.\n"
    ),
    "games/messages/fr/refusals.ftl": "single-spaces = { $given } : un seul espace entre les mots\n",
    "games/black_spy/text/fr/refusals.ftl": (
        "play-now = joue une carte\npass-three = passe exactement trois cartes\n"
        "not-in-hand = tu n’as pas { $card }\n"
    ),
    "games/black_spy/text/fr/events.ftl": (
        'event-play = { DOES($who, one: "joue", you: "joues") } { CARD($card) }.\n'
    ),
    "language/text/fr/people.ftl": "you-first = Tu\nyou-nominative = toi\n",
    "cli/text/fr/commands.ftl": "description = Jouer à trois jeux de cartes d’espionnage.\n",
    "server/text/fr/starting.ftl": "running = Spydeck est en marche : { $url }\n",
}
RULEBOOK = {"games/spycard/rulebook/fr.md": "# Spycard\n\n**SC-1** Prends un jeu de 54 cartes.\n"}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the package, and add the language to it as the page says."""
    folder = tmp_path_factory.mktemp("third") / "spydeck"
    shutil.copytree(SOURCE, folder, ignore=shutil.ignore_patterns("__pycache__", "static", "*.jsonl"))
    for path, content in (FLUENT | RULEBOOK).items():
        file = folder / path
        file.parent.mkdir(exist_ok=True)
        file.write_text(content, encoding="utf-8")
    return folder.parent


def run(copy: Path, *words: str) -> str:
    """Run the copy's Python, and return what it writes."""
    environment = {**os.environ, "PYTHONPATH": str(copy), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, *words]
    done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_what_the_sketch_says_is_said_and_the_rest_is_in_english(copy: Path) -> None:
    sentences = """
from spydeck import language
from spydeck.language import Message, cldr
from spydeck.language.messages import Person
language.use("fr-CA")
for package, code, arguments in (
    ("protocol.text", "no-such-table", {}),
    ("protocol.text", "table-full", {}),
    ("games.black_spy.text", "not-in-hand", {"card": "R7"}),
    ("games.black_spy.text", "black-lead", {}),
    ("games.black_spy.text", "event-play", {"who": Person("Ada"), "card": "R7"}),
    ("games.black_spy.text", "event-deal-over", {"deal": 0}),
    ("games.messages", "single-spaces", {"given": "'a  b'"}),
    ("games.spycard.text", "own-seat", {}),
    ("server.text", "running", {"url": "http://127.0.0.1"}),
):
    print(Message(f"spydeck.{package}", code, arguments).sentence())
print(cldr.joined(["a", "b", "c"], "or", language="fr"))
print(cldr.plural(0, language="fr", one="un", other="deux"))
"""
    assert run(copy, "-c", sentences).splitlines() == [
        "Cette table n’existe pas.",
        "This table is full. No more members can join.",
        "tu n’as pas R7",
        "a black card may not lead the first trick",
        "Ada joue R7.",
        "Deal 1 is over.",
        "'a  b' : un seul espace entre les mots",
        "name an opponent, not yourself",
        "Spydeck est en marche : http://127.0.0.1",
        "a, b ou c",
        "un",
    ]


def test_a_game_says_what_it_can_in_the_language(copy: Path) -> None:
    sentences = """
import spydeck
from spydeck import language
from spydeck.games.text_ui import Names
language.use("fr")
match = spydeck.new("black-spy", seed=1)
ui, names = match.game.text_ui(), Names.by_number(4, own=1)
for event in ({"event": "play", "seat": 1, "card": "R7"}, {"event": "trick", "seat": 1, "trick": 0}):
    print("".join(text for _, text in ui.describe_event(event, names, 1)).strip())
print(names)
print("".join(text for _, text in ui.question(match.view(1), names)).partition(".")[0])
"""
    assert run(copy, "-c", sentences).splitlines() == [
        "Tu joues R7.",
        "You take trick 1.",
        "('Seat 1', 'toi', 'Seat 3', 'Seat 4')",
        "Pass three cards to Seat 3, on your left",
    ]


def test_the_command_line_and_the_rulebook_follow(copy: Path) -> None:
    start = "from spydeck.cli import main; raise SystemExit(main({words!r}))"
    described = run(copy, "-c", start.format(words=["--language", "fr", "--help"]))
    assert "Jouer à trois jeux" in described
    assert "keep score for a game with paper cards" in described
    rules = run(copy, "-c", start.format(words=["--language", "fr", "rules", "spycard", "SC-1"]))
    assert "Prends un jeu de 54 cartes." in rules
    assert "The highest card" in run(
        copy, "-c", start.format(words=["--language", "fr", "rules", "black-spy", "BS-15"])
    )
