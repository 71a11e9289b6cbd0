"""Every catalogue says the same in every language: no sentence is missing, unused, or made differently."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from inspect import isfunction, ismodule, signature
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import spydeck
from spydeck.language import ENGLISH, LANGUAGES

SOURCE = Path(spydeck.__path__[0])
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
MESSAGES = sorted({str(file.parent.parent.relative_to(SOURCE)) for file in SOURCE.rglob(f"{ENGLISH}/*.ftl")})
"""The packages with messages in Fluent, as paths."""


class References(Visitor):
    """Collects the arguments and the other messages that a message names."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages_in(package: str, language: str, files: str = "*") -> dict[str, References]:
    """Return what each message of a package, or of some of its files, names, by its code."""
    found: dict[str, References] = {}
    for file in sorted((SOURCE / package / language).glob(f"{files}.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} stands there twice"
                found[entry.id.name] = References()
                found[entry.id.name].visit(entry)
    return found


def arguments_of(package: str, language: str, code: str) -> set[str]:
    """Return the arguments of a message, with those of the messages that it names."""
    found = messages_in(package, language)
    references = found[code]
    return references.arguments.union(
        *(arguments_of(package, language, other) for other in references.messages)
    )


@cache
def code() -> str:
    """Return all source code outside catalogues."""
    files = [path for path in SOURCE.rglob("*.py") if not set(LANGUAGES) & {*path.parts, path.stem}]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


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


def unused(package: str) -> Iterator[str]:
    """Return the codes of messages that neither code nor another message names."""
    found = messages_in(package, ENGLISH)
    named = {name for references in found.values() for name in references.messages}
    for name in found:
        if name in named or f'"{name}"' in code():
            continue
        start, _, rest = name.partition("-")
        if not re.search(rf'f"{start}-\{{', code()) or f'"{rest}"' not in code():
            yield name


@pytest.mark.parametrize("package", MESSAGES)
def test_every_message_is_used(package: str) -> None:
    assert list(unused(package)) == []


MODULES = sorted(
    {
        *(str(file.parent.relative_to(SOURCE)) for file in SOURCE.rglob(f"{ENGLISH}.py")),
        *(str(file.parent.parent.relative_to(SOURCE)) for file in SOURCE.rglob(f"{ENGLISH}/__init__.py")),
    }
    - {"games/grammar"}  # how a language puts sentences together is its own
)
"""The packages with sentences in Python, as paths."""


def names_in(package: str, language: str) -> dict[str, object]:
    """Return what the modules of a package define in a language, by module and name."""
    start = f"spydeck.{package.replace('/', '.')}.{language}"
    folder = SOURCE / package / language
    names = [start, *(f"{start}.{file.stem}" for file in folder.glob("[!_]*.py"))]
    found: dict[str, object] = {}
    for module in map(import_module, names):
        for name, value in vars(module).items():
            own = getattr(value, "__module__", module.__name__) == module.__name__
            if not name.startswith("_") and name != "annotations" and own and not ismodule(value):
                found[f"{module.__name__.removeprefix(start)}:{name}"] = value
    return found


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("package", MODULES)
def test_every_module_has_the_same_names_and_parameters_in_every_language(
    package: str, language: str
) -> None:
    english, other = names_in(package, ENGLISH), names_in(package, language)
    assert set(other) == set(english)
    for name, value in english.items():
        assert callable(value) == callable(other[name]), name
        if isfunction(value) and isfunction(other[name]):
            assert list(signature(value).parameters) == list(signature(other[name]).parameters), name
        if isinstance(value, dict) and isinstance(other[name], dict):
            assert set(value) == set(other[name]), name
