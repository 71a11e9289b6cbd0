"""Every catalogue says the same in every language: no sentence is missing, unused, or made differently."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import spydeck
from spydeck.language import ENGLISH, LANGUAGES
from spydeck.language.messages import OF_PAGE, Bundle, Person, bundle
from spydeck.terminal.text import styled
from tests import transcripts

SOURCE = Path(spydeck.__path__[0])
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
MESSAGES = sorted(
    {
        str(file.parent.parent.relative_to(SOURCE))
        for file in SOURCE.rglob(f"{ENGLISH}/*.ftl")
        if file.name not in OF_PAGE
    }
)
"""The packages with messages in Fluent, as paths; those that only the page reads are tested with it."""
PAGE = SOURCE.parent.parent / "web" / "src"


class References(Visitor):
    """Collects the arguments and the other messages that a message names."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.lists: set[str] = set()
        """The arguments that are listed."""
        self.texts: set[str] = set()
        """The arguments that are texts."""
        self.people: set[str] = set()
        """The arguments that are people."""
        self.cases: dict[str, list[str]] = {}
        """The words by which a message differs, by argument."""
        self.messages: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        kinds = {"LIST": self.lists, "CARDS": self.lists}
        kinds |= dict.fromkeys(("WHO", "WHOSE", "DOES", "VERB"), self.people)
        kinds |= {name: set() for name in ("SEAT", "NUMBER", "COUNT", "SIGNED")}
        kind = kinds.get(node.id.name, self.texts)
        listed = node.arguments.positional
        kind.update(one.id.name for one in listed if isinstance(one, ast.VariableReference))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)]
        if isinstance(node.selector, ast.VariableReference):
            self.cases.setdefault(node.selector.id.name, []).extend(set(keys) - {"one", "other"})
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages_in(package: str, language: str, files: str = "*") -> dict[str, References]:
    """Return what each message of a package, or of some of its files, names, by its code."""
    found: dict[str, References] = {}
    for file in sorted((SOURCE / package / language).glob(f"{files}.ftl")):
        if file.name in OF_PAGE:
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} stands there twice"
                found[entry.id.name] = References()
                found[entry.id.name].visit(entry)
    return found


def references_of(package: str, language: str, code: str) -> Iterator[References]:
    """Yield what a message names, and what the messages do that it names."""
    references = messages_in(package, language)[code]
    yield references
    for other in references.messages:
        yield from references_of(package, language, other)


def arguments_of(package: str, language: str, code: str) -> set[str]:
    """Return the arguments of a message, with those of the messages that it names."""
    return {name for one in references_of(package, language, code) for name in one.arguments}


def code() -> str:
    """Return all source code, also that of the page."""
    files = [*SOURCE.rglob("*.py"), *(path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@cache
def quoted_in_code() -> frozenset[str]:
    """Return the words in quotation marks."""
    return frozenset(re.findall(r"(?<=[\"'])[\w -]+(?=[\"'])", code()))


@cache
def starts_in_code() -> frozenset[str]:
    """Return the starts from which code puts codes together."""
    found = re.findall(r'f"([\w-]+)-\{|`([\w-]+)-\$\{|typed_words\("([\w-]+)"\)', code())
    return frozenset("".join(one) for one in found)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", MESSAGES)
def test_every_message_is_there_in_every_language_with_the_same_arguments(
    package: str, language: str
) -> None:
    english = {code: arguments_of(package, ENGLISH, code) for code in messages_in(package, ENGLISH)}
    found = messages_in(package, language)
    pieces = {name for references in found.values() for name in references.messages}
    """A language may have messages of its own that only its other messages name."""
    other = {
        code: arguments_of(package, language, code) for code in found if code not in pieces - set(english)
    }
    assert set(other) == set(english)
    assert other == english


def test_the_page_on_languages_lists_every_folder_with_sentences() -> None:
    root = SOURCE.parent.parent
    page = (root / "docs/languages.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^\| `(.+)/` \|", page, re.MULTILINE))
    files = [*SOURCE.rglob(f"{ENGLISH}/*.ftl"), *PAGE.rglob(f"{ENGLISH}/*.ftl")]
    folders = {file.parent.parent.relative_to(root).as_posix() for file in files}
    assert listed == {
        re.sub("/games/[a-z_]+/(text|lessons)$", r"/games/GAME/\1", folder) for folder in folders
    }


def test_no_module_belongs_to_a_language() -> None:
    assert [path for code in LANGUAGES for path in SOURCE.rglob(f"{code}.py")] == []
    assert [path for code in LANGUAGES for path in SOURCE.rglob(f"{code}/*.py")] == []


def unused(package: str) -> Iterator[str]:
    """Return the codes of messages that neither code nor another message names."""
    found = messages_in(package, ENGLISH)
    named = {name for references in found.values() for name in references.messages}
    for file in OF_PAGE:
        path = SOURCE / package / ENGLISH / file
        named |= set(re.findall(r"\{ ([a-z][\w-]*) \}", path.read_text("utf-8"))) if path.exists() else set()
    for name in found:
        if name in named or name in quoted_in_code():
            continue
        parts = name.split("-")
        splits = (("-".join(parts[:place]), "-".join(parts[place:])) for place in range(1, len(parts)))
        if not any(is_made(start, rest) for start, rest in splits):
            yield name


def is_made(start: str, rest: str) -> bool:
    """Return whether code puts together a code of a start and a rest that stands there."""
    known = rest.isdigit() or not quoted_in_code().isdisjoint((rest, rest.replace("-", " ")))
    return start in starts_in_code() and known


@pytest.mark.parametrize("package", [one for one in MESSAGES if not one.endswith("/lessons")])
def test_every_message_is_used(package: str) -> None:
    assert list(unused(package)) == []


def calls() -> Iterator[tuple[str, str, set[str]]]:
    """Yield what code words as it stands: the package of a sentence, its code, and the arguments given."""
    for path in SOURCE.rglob("*.py"):
        tree = python.parse(path.read_text(encoding="utf-8"))
        worded_by = {
            (name.asname or name.name): str(node.module).removeprefix("spydeck.").replace(".", "/")
            for node in python.walk(tree)
            if isinstance(node, python.ImportFrom) and str(node.module).endswith("text")
            for name in node.names
            if name.name in ("sentence", "styled", "notice")
        }
        for node in python.walk(tree):
            match node:
                case python.Call(
                    func=python.Attribute(attr="say" | "line"), args=[python.Constant(value=str(code))]
                ) if "text" in path.parts and all(one.arg for one in node.keywords):
                    yield str(path.parent.relative_to(SOURCE)), code, {str(one.arg) for one in node.keywords}
                case python.Call(func=python.Name(id=name), args=[python.Constant(value=str(code))]):
                    if name in worded_by and all(one.arg for one in node.keywords):
                        yield worded_by[name], code, {str(one.arg) for one in node.keywords}


def test_code_gives_each_sentence_the_arguments_that_it_names() -> None:
    known = [one for one in calls() if one[0] in MESSAGES]
    assert known
    for package, code, given in known:
        assert given >= arguments_of(package, ENGLISH, code), f"{package}: {code}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", MESSAGES)
def test_what_is_filled_in_without_fluent_reads_as_with_it(package: str, language: str) -> None:
    said = bundle("spydeck." + package.replace("/", "."), language)
    numbers, lists, texts, people = (
        re.findall(rf"(?:{functions})\(\$([\w-]+)", "".join(said.patterns.values()))
        for functions in ("SEAT|COUNT|SIGNED", "LIST|CARDS", "PAD|FIRST", "WHO|WHOSE|DOES|VERB")
    )
    for code in messages_in(package, language):
        names = arguments_of(package, language, code)
        for value in (12, -5, "none", "at -5", ["one", "-2", "three"]):
            given: dict[str, Any] = dict.fromkeys(names, value)
            given |= dict.fromkeys(numbers, 3) | dict.fromkeys(texts, "text")
            given |= {key: ["one", "-2"] for key in lists}
            given |= {key: Person("Max-2", you=value == 12) for key in people}
            filled = said.filled(code, given)
            if filled is not None:
                assert "".join(filled) == "".join(said.selecting.parts(code, given)), code


def test_numbers_have_a_minus_sign_and_text_of_arguments_stays_as_it_is() -> None:
    source = """
filled = -1, { $number }, { $text } -2 { $name }-3
selected = { $number ->
    [one] { filled }
   *[other] { $text }: { LIST($words) }
}
"""
    given = {"number": -4, "text": "at -5", "name": "-6", "words": ["-7", "(-8)"]}
    said = Bundle(source, ENGLISH)
    assert "".join(said.parts("filled", given)) == "\u22121, \u22124, at -5 \u22122 -6-3"
    assert "".join(said.parts("selected", given)) == "at -5: -7 and (-8)"
    assert said.sentence("selected", given) == "at \u22125: \u22127 and (\u22128)"
    assert "".join(said.parts("selected", given | {"number": 1})) == "\u22121, 1, at -5 \u22122 -6-3"


def test_a_sentence_has_styles_and_those_of_its_arguments() -> None:
    assert styled("take-typed", typed=[("red", "play R7"), ("", "<faint>")]) == [
        ("faint", " Press Enter to take it, or type "),
        ("red", "play R7"),
        ("", "<faint>"),
        ("faint", "."),
    ]


SEATS = {"seat": 40, "turn": 50, "asked": 60}
"""Arguments that are seats, with numbers that occur nowhere else."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", MESSAGES)
def test_every_message_counts_seats_from_1_or_names_them_as_records_do(package: str, language: str) -> None:
    said = bundle("spydeck." + package.replace("/", "."), language)
    lists = re.findall(r"LIST\(\$([\w-]+)", "".join(said.patterns.values()))
    for code in messages_in(package, language):
        arguments = arguments_of(package, language, code)
        for name in arguments & SEATS.keys():
            given = {key: ["one"] if key in lists else 9 for key in arguments}
            sentence = said.sentence(code, given | SEATS)
            assert set(re.findall(rf"P?{SEATS[name]}|{SEATS[name] + 1}", sentence)) in (
                {f"P{SEATS[name]}"},
                {f"{SEATS[name] + 1}"},
            ), f"{code}: {sentence}"


def samples(package: str, language: str, code: str) -> Iterator[str]:
    """Yield a message with one and with several of everything, and in each case that it tells apart."""
    said = bundle("spydeck." + package.replace("/", "."), language)
    found = list(references_of(package, language, code))
    lists: dict[str, object] = {name: ["A", "B"] for one in found for name in one.lists}
    people = {name: Person("Ada") for one in found for name in one.people}
    texts = {name: "abc" for one in found for name in one.texts}
    cases = [(name, case) for one in found for name, words in one.cases.items() for case in sorted(words)]
    for number in (2, 1):
        some: dict[str, object] = {
            **dict.fromkeys(arguments_of(package, language, code), number),
            **lists,
            **texts,
            **people,
        }
        yield said.sentence(code, some)
        yield said.sentence(code, some | {name: Person("Ada", you=True) for name in people})
        for name, case in cases:
            yield said.sentence(code, {**some, name: None if case == "none" else case})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_as_approved(language: str) -> None:
    lines: list[str] = []
    for package in MESSAGES:
        lines += ["", f"# {package}"]
        for code in messages_in(package, ENGLISH):
            lines += [f"{code}: {sentence}" for sentence in dict.fromkeys(samples(package, language, code))]
    transcripts.compare(f"messages.{language}", lines)
