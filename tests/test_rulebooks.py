"""Every rulebook lets a newcomer begin, and keeps what is printed apart from what is ours."""

import re

import pytest

from spydeck.games.every import ALL
from spydeck.games.game import Game
from spydeck.terminal import rulebook

LABELS = {"Ruling", "Example", "Note", "Reported", "Typed"}
games = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)


def notes(game: Game) -> list[str]:
    return [paragraph for paragraph in rulebook.paragraphs(game.rulebook()) if paragraph.startswith("> ")]


@games
def test_a_rulebook_begins_with_a_minute_and_ends_with_hints_and_a_reminder(game: Game) -> None:
    found = rulebook.paragraphs(game.rulebook())
    assert "The aim:" in found[1]
    headings = [paragraph.removeprefix("## ") for paragraph in found if paragraph.startswith("## ")]
    assert headings[:3] == ["In a minute", "How to read the rules", "What you need"]
    assert headings[-2:] == ["Hints of play", "Reminder"]
    assert any(heading.endswith(", step by step") for heading in headings)
    minute = found[found.index("## In a minute") + 1 : found.index("## How to read the rules")]
    assert 5 <= len(minute) <= 8
    assert all(line.startswith("- ") for line in minute)


@games
def test_every_ruling_stands_below_its_clause(game: Game) -> None:
    assert {re.match(r"> \*\*(\w+)\.\*\* ", note).group(1) for note in notes(game)} <= LABELS  # type: ignore[union-attr]
    below = [note for parts in rulebook.clauses(game).values() for note in parts if note.startswith("> ")]
    assert below == notes(game)
    assert "(ruling)" not in game.rulebook().lower()


@games
def test_a_printed_rule_is_short(game: Game) -> None:
    for name, (rule, *_) in rulebook.clauses(game).items():
        assert len(rule) <= 420, name


@games
def test_a_clause_that_only_names_a_case_has_its_ruling_or_example_below(game: Game) -> None:
    for name, (rule, *below) in rulebook.clauses(game).items():
        if rule.endswith(":*"):
            assert below, name
            assert below[0].startswith(("> **Ruling.**", "> **Example.**")), name


@games
def test_a_clause_is_shown_with_its_notes(game: Game) -> None:
    whole = "\n".join(rulebook.rulebook(game))
    for name, parts in rulebook.clauses(game).items():
        lines = rulebook.clause(game, name)
        assert lines[0].startswith(f"{name} ")
        assert sum(line.startswith("  Ruling. ") for line in lines) == sum(
            "**Ruling.**" in one for one in parts
        )
        assert "\n".join(lines) in whole
        assert max(map(len, lines)) <= rulebook.WIDTH
