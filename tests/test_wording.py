"""One word has one meaning, and texts are native English: what no file may say, and what to write instead.

The glossary in CONTRIBUTING.md explains the words. Spelling is codespell's task.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent

BANNED = {
    # Metaphors for the structure of the code.
    r"\bthe house\b(?! (rules?|variants?)\b)": "the local network, this project",
    r"(?<!Math\.)\bfloors?\b": "layer",
    r"\brooms\b": "modules, packages, layers",
    r"\b(one|the|only) door\b": "the one way out",
    # Words that the glossary replaces.
    r"\bonlookers?\b": "spectator",
    r"\b(hears?|heard) of\b": "receives",
    r"\b(is|are|was|were|be) told of\b|\bbefore (it is|they are) told\b": "receives, published",
    r"\blook(s|ing|ed)? on\b(?! an?\b)": "watch",
    r"(?<![\w.\"'`])begun(?![\"'`]?\s*[=:,)\]])": "partial, started",  # a field of the protocol has this name
    r"\banew\b": "again",
    r"\bgo(es)? on\b": "continues",
    r"\btold\s*(\+?=|\[)": "sent, shown, published",
    r"\b(happens?|happened|happening) by (itself|themselves)\b": "automatically",
    r"\bcomes? of (it|this|that|them)\b|\bwhat comes of\b": "result",
    r"\b(take|takes|taking) in (an?|the|one)\b": "apply",
    r"\basked for\b(?! as long)": "requested",
    r"\b(gives?|given|gave|giving) back\b": "return",
    r"\bthe most that\b": "the maximum",
    r"\bone may\b": "you can",
    r"\bof one's own\b": "its own",
    r"\bwholly\b": "completely",
    # Sentences that nobody would write in English.
    r"(?<!there\s)\b(is|are) no (whole )?(number|text|name|seat|card|action|game|member|answer|record)s?\b": (
        "is not a ..."
    ),
    r"\b(an?|one) (row|line|module|file|folder|page|server|table|entry|event|test|tag|word|kernel) an? \w+": (
        "one ... for each ..."
    ),
    r'"""(Gives|Tells)\b|[;,] (and )?gives (the|an?|its|what|how|or)\b': "Return ...",
    r"\w*_(looks?_on|hears?_of|heard_by|goes_on|anew|told_of)(_\w+)?\b": "watches, receives, continues",
    # What screens say.
    r"(?-i:\bAs the device\b)": "System",
    r"\bGo on playing\b": "Resume game, Keep playing",
    r"\bTo the first page\b": "Home",
    r"\bThe game rests\b": "Paused",
    r"\bHear again\b": "Unmute",
    r"(?-i:\bDeal before\b)": "Previous deal",
    # Names that have been replaced.
    r"(?-i:\bMOST_[A-Z])": "MAX_...",
    r"\b(take_in|told_by|value_seen)\b": "apply_entry, by_event_name, visible_value",
    r"(?-i:\b(FoundTable|TableLine|TableWish|TableSeen)\b)": "TableRecord, TableSummary, CreateTable, ...",
    r"(?-i:\b(GoOn|Masthead|Hearer|beCalled)\b)": "ContinueButton, Header, SocketHandlers, setName",
}
"""Patterns that no file contains, each with what to write instead; case does not matter."""

SPACE = r"\s+(?:[#*/]+\s+)?"
"""What a space in a pattern stands for: also the end of a line, and the start of the next in a comment."""

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
    "test_wording.py",
)
"""Names of folders and files that may quote or repeat old words."""


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
    """Yield the lines of a text that say what they should not, and what to write instead."""
    for pattern, instead in BANNED.items():
        for found in re.finditer(pattern.replace(" ", SPACE), text, re.I):
            yield text.count("\n", 0, found.start()) + 1, f"{found[0]!r}; write: {instead}"


def test_texts_use_the_words_of_the_glossary() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {complaint}"
        for path in files()
        for line, complaint in complaints(path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n" + "\n".join(found)


NOT_A_VERB = re.compile(
    r"(The|An?|What|Whether|Who|Whose|How|Some|All|Every|Each|Where|No|One|Out|Of|From|In|As|If|When)\b"
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


def test_the_patterns_find_what_they_should() -> None:
    for text in (
        "A row a seat, clockwise.",
        "'3' is no number",
        '"""Gives the totals."""',
        "Play on; gives the plies",
        "MOST_PLAYERS",
        "what it is\n  asked for",
    ):
        assert list(complaints(text)), text
    for text in (
        "there is no game 'x'",
        "200 moves a second",
        "the most cards",
        "Give the trick to its taker.",
    ):
        assert not list(complaints(text)), text
