"""Every clause of every rulebook has a test that names it, in its own name or in its docstring."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from spydeck.games.game import Game
from spydeck.games.registry import loadable

TESTS = Path(__file__).parent
RANGE = re.compile(r"\b[A-Z]{2}-\d+ to (?:[A-Z]{2}-)?\d+\b")


@cache
def named_in_tests() -> frozenset[str]:
    """Return the clauses that tests name, as in "BS-14"; a range of clauses names none."""
    found: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                found |= clauses_of(node.name, ast.get_docstring(node) or "")
    return frozenset(found)


def clauses_of(name: str, docstring: str) -> set[str]:
    in_name = {f"{prefix.upper()}-{number}" for prefix, number in re.findall(r"_(bs|st|sc)_(\d+)", name)}
    return in_name | set(re.findall(r"\b[A-Z]{2}-\d+\b", RANGE.sub("", docstring)))


@pytest.mark.parametrize("game", tuple(loadable()), ids=lambda game: game.name)
def test_every_clause_of_a_rulebook_has_a_test(game: Game) -> None:
    clauses = re.findall(rf"\*\*({game.prefix}-\d+)\*\*", game.rulebook())
    assert clauses
    assert [clause for clause in clauses if clause not in named_in_tests()] == []


def test_a_range_or_a_longer_number_names_no_clause() -> None:
    assert clauses_of("test_bs_14_follow", "BS-1 to BS-10, then ST-3.") == {"BS-14", "ST-3"}
    assert clauses_of("test_anything", "no clause") == set()
