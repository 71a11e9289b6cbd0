"""Generates `views.md`, the notation, views and events of each game, and their JSON schemas in `schemas/`.

`python -m docs.views`, from the root of the repository. Views and events are as each game declares them, in
its `facts.py` and `events.py`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from docs.protocol import table
from docs.schema import GAMES, Schema, of_game
from spydeck.games.action import Operand
from spydeck.games.game import CommonView, Game
from spydeck.games.registry import game

PAGE = Path(__file__).parent / "views.md"
SCHEMAS = Path(__file__).parent / "schemas"
INTRODUCTION = """\
# Views, events and notation

What the [protocol](protocol.md) sends of each game, and what the library returns as `view` and `events`.
`python -m docs.views` generates this page from what each game declares. `[]` stands for each thing of a list.
A field with a `?` is not always there: a seat does not know it, or it means nothing at the moment. Cards that
a seat may not know are left out of its events.

In the text of an action, single spaces separate the words, and things of the same kind may be named in any
order. The words in capitals stand for the texts that are listed with them.
"""
SCHEMAS_OF_GAMES = """\
JSON Schemas have the same, as `View` and `Event` in their `$defs`: {links}.
Later versions may add fields and events.
"""


HEADS = ("field", "type", "meaning")
COMMON = CommonView.__annotations__
"""The fields that are described once for all games."""


def pages() -> dict[Path, str]:
    """Return the page and the schemas as they should be."""
    schemas = {name: of_game(game(name)) for name in GAMES}
    links = ", ".join(f"[{game(name).title}](schemas/{name}.json)" for name in GAMES)
    definitions = schemas[GAMES[0]]["$defs"]
    parts = [INTRODUCTION, SCHEMAS_OF_GAMES.format(links=links), "## The view of every game\n"]
    parts += table(HEADS, Shape(definitions, {}).rows(COMMON, definitions["View"]))
    for name, schema in schemas.items():
        parts += described(game(name), schema["$defs"])
    written = {SCHEMAS / f"{name}.json": line_by_line(schema) for name, schema in schemas.items()}
    return {PAGE: "\n".join(parts).rstrip() + "\n", **written}


def line_by_line(schema: Schema) -> str:
    """Return a schema as JSON, with a line for each definition."""
    definitions = ",\n".join(f'"{name}": {json.dumps(one)}' for name, one in schema["$defs"].items())
    return (
        json.dumps({**schema, "$defs": {}}).replace('"$defs": {}', f'"$defs": {{\n{definitions}\n}}') + "\n"
    )


def described(found: Game, definitions: dict[str, Schema]) -> Iterator[str]:
    """Iterate over the lines about a game."""
    notations = {frozenset(one["enum"]) for one in definitions.values() if "enum" in one}
    named = [operand for verb in found.verbs.values() for operand in (verb.subject, verb.objects) if operand]
    drawn = [chance.operand for chance in found.chances.values()]
    seen = [operand for operand in drawn if frozenset(operand.texts) in notations]
    operands = {operand.name.upper(): operand for operand in (*named, *seen)}
    shape = Shape(definitions, {frozenset(one.texts): name for name, one in operands.items()})
    yield f"## {found.title}\n"
    yield f"### Notation of {found.title}\n"
    rows = [(f"`{verb.form}`", verb.clause, ", ".join(traits(verb))) for verb in found.verbs.values()]
    yield from table(("action", "clause", ""), rows)
    texts = [(f"`{name}`", one.clause, listed(one)) for name, one in operands.items()]
    yield from table(("word", "clause", "texts"), texts)
    yield f"### The view of {found.title}\n"
    view = definitions["View"]
    own = [name for name in view["properties"] if name not in ("game", "options", *COMMON)]
    yield from table(HEADS, shape.rows(["game", "options", *own], view))
    yield f"### The events of {found.title}\n"
    yield from table(("event", "fields", "what has happened"), shape.events())


def traits(verb: Any) -> Iterator[str]:
    """Iterate over what is special about a verb."""
    if verb.early:
        yield "may be answered early"
    if verb.harmless:
        yield "given by the clock"
    if verb.telltale:
        yield "sealed in a window"


def listed(operand: Operand) -> str:
    """Return all texts of an operand."""
    return " ".join(f"`{text}`" for text in dict.fromkeys(operand.texts))


@dataclass
class Shape:
    """The fields of a schema, in words."""

    definitions: dict[str, Schema]
    notations: dict[frozenset[str], str]
    """The name of each notation, by its texts."""

    def rows(self, fields: Iterable[str], whole: Schema, path: str = "") -> Iterator[tuple[str, str, str]]:
        """Iterate over fields of an object, each with its path, its type and its meaning."""
        for field in fields:
            facts = whole["properties"][field]
            sometimes = "" if field in whole["required"] else "?"
            yield f"`{path}{field}`{sometimes}", self.type(facts), facts.get("description", "")
            yield from self.inside(facts, f"{path}{field}")

    def inside(self, facts: Schema, path: str) -> Iterator[tuple[str, str, str]]:
        """Iterate over the fields of the objects in a field, at any depth."""
        for one in several(facts):
            yield from self.inside(one, path)
        if "items" in facts:
            yield from self.inside(facts["items"], f"{path}[]")
        if "additionalProperties" in facts:
            yield from self.inside(facts["additionalProperties"], f"{path}.VERB")
        found = self.named(facts)
        if "properties" in found:
            yield from self.rows(found["properties"], found, f"{path}.")

    def named(self, facts: Schema) -> Schema:
        """Return what a schema refers to, or itself."""
        return self.definitions[facts["$ref"].rpartition("/")[2]] if "$ref" in facts else facts

    def type(self, facts: Schema) -> str:
        """Return a type in words."""
        if several(facts):
            return " or ".join(self.type(one) for one in several(facts))
        facts = self.named(facts)
        texts = facts.get("enum", [facts["const"]] if "const" in facts else [])
        if frozenset(texts) in self.notations:
            return f"`{self.notations[frozenset(texts)]}`"
        if texts:
            return " or ".join(f"`{text}`" for text in texts)
        if facts["type"] == "array":
            return f"list of {self.type(facts['items'])}"
        return "text" if facts["type"] == "string" else str(facts["type"])

    def events(self) -> Iterator[tuple[str, str, str]]:
        """Iterate over the events: their names, their fields, what has happened."""
        for one in self.definitions["Event"]["anyOf"]:
            event = self.named(one)
            fields = [field for field in event["properties"] if field != "event"]
            listed = ", ".join(f"{path} {kind}" for path, kind, _ in self.rows(fields, event))
            yield self.type(event["properties"]["event"]), listed, event["description"]


def several(facts: Schema) -> list[Schema]:
    """Return the schemas of which one holds; none where there is only one."""
    return [*facts.get("anyOf", ()), *facts.get("allOf", ())]


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8", newline="\n")
