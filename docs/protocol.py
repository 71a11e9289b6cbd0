"""Writes the reference of `protocol.md` from the models themselves; what stands above the mark is by hand.

`python -m docs.protocol`, from the root of the repository.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator, Set
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

from pydantic import BaseModel

from spydeck.protocol import commands, http, messages, tables
from spydeck.protocol.bounds import Message
from spydeck.server.http.app import bare_app
from spydeck.server.limits import Limits
from spydeck.server.table import entries

PAGE = Path(__file__).parent / "protocol.md"
MARK = "<!-- All below is written by `python -m docs.protocol`. -->\n"
FAMILIAR = {"type", "id"}
"""Fields of commands that are explained once for all."""
Schema = dict[str, Any]


def whole() -> str:
    """The page as it should be."""
    by_hand = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    return by_hand + MARK + "\n" + "\n".join(reference()) + "\n"


def reference() -> Iterator[str]:
    """The reference, line by line."""
    yield "## What a client says\n"
    yield "Every message has its `type`; every one but `hello` has an `id`.\n"
    for model in variants(commands.FromClient):
        yield from told(model, type_of(model), leave_out=FAMILIAR)
    yield "The phrases: " + ", ".join(f"`{phrase}`" for phrase in commands.PHRASES) + ".\n"
    yield "## What a server says\n"
    for model in variants(messages.FromServer):
        yield from told(model, type_of(model), leave_out={"type"})
    yield "## Why a command is refused\n"
    yield from table(("code", "reason"), ((f"`{code}`", text) for code, text in messages.REFUSALS.items()))
    yield "## The events of a table\n"
    yield "The `event` of an update, by its `kind`. What happened in the game stands in `happened`.\n"
    for entry in variants(entries.Entry):
        yield from told(entry, kind_of(entry), only=set(entry.public))
    yield "## Objects\n"
    for model in objects():
        yield from told(model, model.__name__)
    yield "## HTTP\n"
    yield from paths()
    yield "## Limits of a server as it comes\n"
    yield from table(("limit", "usual", "what it bounds"), limits())


def variants(union: Any) -> tuple[Any, ...]:
    """The models of a union that is told apart by a field."""
    return get_args(get_args(union)[0])


def objects() -> list[type[BaseModel]]:
    """All models that are said inside of messages, or over HTTP."""
    own = [
        model
        for module in (tables, messages, http)
        for model in vars(module).values()
        if is_own(model, module)
    ]
    spoken = variants(messages.FromServer)
    return sorted((model for model in own if model not in spoken), key=lambda model: model.__name__)


def is_own(model: object, module: Any) -> bool:
    """Whether a module defines this model."""
    return inspect.isclass(model) and issubclass(model, Message) and model.__module__ == module.__name__


def type_of(model: type[BaseModel]) -> str:
    """How a message is called on the wire."""
    return str(get_args(model.model_fields["type"].annotation)[0])


def kind_of(model: type[BaseModel]) -> str:
    """How an entry of a log is called on the wire."""
    return str(get_args(model.model_fields["kind"].annotation)[0])


def told(
    model: type[BaseModel], name: str, *, leave_out: Set[str] = frozenset(), only: set[str] | None = None
) -> Iterator[str]:
    """A model: its heading, what it is, its fields."""
    yield f"### {name}\n"
    yield f"{inspect.getdoc(model)}\n"
    schema = model.model_json_schema(mode="serialization" if only is not None else "validation")
    required = schema.get("required", [])
    rows = [
        (f"`{field}`", type_text(facts), default_text(facts, field in required), meaning(facts))
        for field, facts in schema.get("properties", {}).items()
        if field not in leave_out and (only is None or field in only)
    ]
    if rows:
        yield from table(("field", "type", "left out", "meaning"), rows)


def meaning(facts: Schema) -> str:
    """What is written about a field, in the words of JSON."""
    return re.sub(r"\bNone\b", "null", facts.get("description", ""))


def default_text(facts: Schema, required: bool) -> str:
    """What holds where a field is left out."""
    if required or "default" not in facts:
        return "must be there" if required else ""
    default = facts["default"]
    return "null" if default is None else f"`{default!r}`".replace("'", '"').replace("False", "false")


def type_text(facts: Schema) -> str:
    """What may stand in a field."""
    if "$ref" in facts:
        name = facts["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in facts:
        return " or ".join(type_text(one) for one in facts["anyOf"])
    if "const" in facts:
        return f'`"{facts["const"]}"`'
    if "enum" in facts:
        return " or ".join(f'`"{value}"`' for value in facts["enum"])
    if "type" not in facts:
        return "anything"
    kind = str(facts["type"])
    if "prefixItems" in facts:
        return f"[{', '.join(type_text(one) for one in facts['prefixItems'])}]"
    if kind == "array":
        most = f", at most {facts['maxItems']}" if "maxItems" in facts else ""
        return f"list{most}: {type_text(facts['items'])}"
    if kind == "object":
        values = facts.get("additionalProperties")
        return f"object of {type_text(values)}" if isinstance(values, dict) else "object"
    return kind + bounds_text(facts)


def bounds_text(facts: Schema) -> str:
    """The bounds of a number or a text."""
    if "pattern" in facts:
        return f" like `{facts['pattern']}`"
    least = facts.get("minimum", facts.get("minLength"))
    most = facts.get("maximum", facts.get("maxLength", facts.get("exclusiveMaximum", 0) - 1))
    most = None if most == -1 else most
    letters = " letters" if facts["type"] == "string" else ""
    if most is None:
        return f" from {least}{letters}" if least is not None else ""
    most = "2^53" if most == 1 << 53 else most
    return f", {least} to {most}{letters}" if least is not None else f", at most {most}{letters}"


def table(heads: tuple[str, ...], rows: Any) -> Iterator[str]:
    """A table of Markdown."""
    yield "| " + " | ".join(heads) + " |"
    yield "|" + "---|" * len(heads)
    for row in rows:
        yield "| " + " | ".join(str(cell).replace("|", "\\|").replace("\n", " ") for cell in row) + " |"
    yield ""


def paths() -> Iterator[str]:
    """What can be asked over HTTP, from the description that the server itself gives."""
    rows = []
    for path, methods in bare_app().openapi()["paths"].items():
        for method, facts in methods.items():
            given = facts.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            answers = next(body for status, body in facts["responses"].items() if status.startswith("2"))
            kind, content = list(answers["content"].items())[-1]
            answer = type_text(content["schema"]) if kind == "application/json" else f"`{kind}`"
            asked = [
                parameter["name"] for parameter in facts.get("parameters", []) if parameter["in"] == "query"
            ]
            query = f"?{'&'.join(asked)}" if asked else ""
            wish = type_text(given) if given else ""
            rows.append((f"`{method.upper()} {path}{query}`", facts["description"], wish, answer))
    yield from table(("path", "what it does", "body", "answer"), rows)


def limits() -> Iterator[tuple[str, str, str]]:
    """The limits of a server, with what is written about each."""
    body = ast.parse(inspect.getsource(Limits)).body[0]
    assert isinstance(body, ast.ClassDef)  # noqa: S101  (the source of a class)
    written: dict[str, str] = {}
    last = ""
    for node in body.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            last = node.target.id
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            written[last] = str(node.value.value)
    for field in fields(Limits):
        yield f"`{field.name}`", f"{field.default:g}", written.get(field.name, "")


if __name__ == "__main__":
    PAGE.write_text(whole(), encoding="utf-8", newline="\n")
