"""One word has one meaning: words that the glossary in CONTRIBUTING.md replaces, and docstrings' first words.

Spelling is codespell's task.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent

REPLACED = {
    r"\bonlookers?\b": "spectator",
    r"\b(vote[ds]?|voting)\b": "proposal, answer",
    r"(?-i:\b(MOST|LEAST)_[A-Z])": "MAX_..., MIN_...",
    r"\btake_in\b|\bfold_entry\b": "apply_entry",
}
"""Patterns of words that the glossary replaces, each with the word to use; case does not matter."""

WRITTEN = {".py", ".md", ".ts", ".svelte", ".css", ".html", ".toml", ".yml", ".yaml", ".mako", ""}
"""The kinds of files that people write."""

FOLDERS = (
    "src",
    "tests",
    "docs",
    "bench",
    "examples",
    "web/src",
    "web/tests",
    "web/gallery",
    ".github",
    ".ci",
)
NOT_READ = (
    ".coverage",
    "node_modules",
    "__pycache__",
    "static",
    "LICENSE",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "test_wording.py",
)
"""Names of folders and files that may quote or repeat old words; CONTRIBUTING lists them."""


def files() -> Iterator[Path]:
    """Yield every text that people write."""
    found = [path for path in ROOT.iterdir() if path.is_file()]
    for folder in FOLDERS:
        found += sorted((ROOT / folder).rglob("*"))
    for path in found:
        name = path.relative_to(ROOT)
        if path.is_file() and path.suffix in WRITTEN and not set(name.parts) & {*NOT_READ}:
            yield path


def complaints(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines of a text with replaced words, and the words to use instead."""
    for pattern, instead in REPLACED.items():
        for found in re.finditer(pattern, text, re.I):
            yield text.count("\n", 0, found.start()) + 1, f"{found[0]!r}; write: {instead}"


def test_texts_use_the_words_of_the_glossary() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {complaint}"
        for path in files()
        for line, complaint in complaints(path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n" + "\n".join(found)


NOT_A_VERB = re.compile(
    r"(Gives|Tells|The|An?|What|Whether|Who|Whose|How|Some|All|Every|Each|Where|No|One|Out|Of|From|In|As|If|When)\b"
)
CODE = ("src", "docs", "bench", "examples")


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """The functions of a module, without properties."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            decorators = " ".join(ast.unparse(decorator) for decorator in node.decorator_list)
            if "property" not in decorators:
                yield node


def test_docstrings_of_functions_start_with_a_verb() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{function.lineno}: {docstring.splitlines()[0]}"
        for folder in CODE
        for path in sorted((ROOT / folder).rglob("*.py"))
        for function in functions(path)
        if NOT_A_VERB.match(docstring := ast.get_docstring(function) or "")
    ]
    assert not found, "\n" + "\n".join(found)


def test_docstrings_of_the_rest_start_with_a_noun() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for folder in CODE
        for path in sorted((ROOT / folder).rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.lstrip().startswith('"""What ')
    ]
    assert not found, "\n" + "\n".join(found)


def test_comments_of_the_client_start_with_a_noun() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text.strip()}"
        for path in sorted((ROOT / "web" / "src").rglob("*.*"))
        if path.suffix in (".ts", ".js", ".svelte")
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if re.match(r"\s*(/\*\*|//|\*) What\b", text)
    ]
    assert not found, "\n" + "\n".join(found)


def test_the_patterns_find_what_they_should() -> None:
    for text in ("MOST_PLAYERS", "an onlooker", "Votes are counted.", "take_in(table, entry)"):
        assert list(complaints(text)), text
    for text in ("the most cards", "what a seat takes in", "devoted", "a fold"):
        assert not list(complaints(text)), text
