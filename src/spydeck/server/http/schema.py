"""The protocol as one JSON schema, which the server serves and the types of the browser client come from."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable
from functools import cache
from typing import Any, get_args

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

from spydeck.json_types import JsonObject
from spydeck.protocol import VERSION, commands, daily, http, messages, scores, study, tables, thinking
from spydeck.protocol.bounds import ProtocolMessage
from spydeck.server.table import entries

Schema = dict[str, Any]

REQUESTS = (
    tables.CreateTable,
    tables.SeatSetup,
    http.SetName,
    http.JoinByInvitation,
    http.JoinTable,
    http.AddProgram,
    scores.ScoreRequest,
    daily.PlayDaily,
    http.InvitePerson,
)
"""Messages from clients over HTTP, which may omit fields with defaults; servers always send all fields."""

ALIASES: dict[str, Any] = {
    "JsonObject": JsonObject,
    "Options": tables.Options,
    "Proposal": tables.Proposal,
    "RefusalCode": messages.RefusalCode,
    "Sitter": tables.Sitter,
    "Stage": tables.Stage,
    "StandIn": tables.StandIn,
}
"""Types with a name in Python that pydantic leaves out of schemas."""


def document() -> JsonObject:
    """Return the schema of all messages, and the constants of the protocol."""
    constants = {
        "VERSION": VERSION,
        "PHRASES": commands.PHRASES,
        "MAX_LIVE_CLOCK": tables.MAX_LIVE_CLOCK,
    }
    return {"constants": constants, "schema": schema()}


@cache
def schema() -> Schema:
    """Return the schema of all messages; `$defs` holds the models by name."""
    received = [*variants(messages.FromServer), *(model for model in objects() if model not in REQUESTS)]
    sent = [*variants(commands.FromClient), *REQUESTS]
    _, found = models_json_schema([(model, "validation") for model in (*received, *sent)])
    definitions = found["$defs"]
    for model in received:
        received_by_clients(definitions[model.__name__])
    definitions["FromClient"] = union(variants(commands.FromClient))
    definitions["FromServer"] = union(variants(messages.FromServer))
    for entry in variants(entries.Entry):
        definitions[event_name(entry)] = public(entry)
    definitions["TableEvent"] = {"oneOf": [reference(event_name(entry)) for entry in variants(entries.Entry)]}
    definitions["Update"]["properties"]["event"] = reference("TableEvent")
    aliases = {name: plain(TypeAdapter(alias).json_schema()) for name, alias in ALIASES.items()}
    named = {name: with_aliases(plain(one), aliases) for name, one in definitions.items()}
    whole = {
        "client": reference("FromClient"),
        "server": reference("FromServer"),
        "http": union(objects()),
    }
    return {
        "title": "Protocol",
        "description": "All messages: from clients and servers over a table's socket, and over HTTP.",
        "type": "object",
        "properties": whole,
        "required": list(whole),
        "$defs": named | aliases,
    }


def received_by_clients(definition: Schema) -> None:
    """Require every field of a message from the server, and allow those that later versions may add."""
    definition["required"] = list(definition.get("properties", {}))
    definition.pop("additionalProperties", None)


def union(models: Iterable[type[BaseModel]]) -> Schema:
    """Return the schema of one of several models."""
    return {"oneOf": [reference(model.__name__) for model in models]}


def reference(name: str) -> Schema:
    """Return a reference to a definition."""
    return {"$ref": f"#/$defs/{name}"}


def event_name(entry: type[entries.Entry]) -> str:
    """Return the name of an entry's event; some entries share their names with messages."""
    return f"{entry.__name__}Event"


def public(entry: type[entries.Entry]) -> Schema:
    """Return the schema of the event that everyone at a table receives for an entry."""
    fields = ("kind", *entry.public)
    whole = TypeAdapter(entry).json_schema()
    properties = {name: whole["properties"][name] for name in fields}
    required = list(fields)
    if entry is entries.Spoke:  # A member who has muted the speaker receives neither phrase nor text.
        properties["muted"] = {"type": "boolean"}
        required = [name for name in fields if name not in {"phrase", "text"}]
    return {
        "type": "object",
        "description": whole["description"],
        "properties": properties,
        "required": required,
    }


def plain(node: Any) -> Any:
    """Return a schema without the keys that do not affect types."""
    if isinstance(node, list):
        return [plain(item) for item in node]
    if not isinstance(node, dict):
        return node
    if "prefixItems" in node:
        length = len(node["prefixItems"])
        node = {"type": "array", "items": node["prefixItems"], "minItems": length, "maxItems": length}
    left_out = {"title", "default", "discriminator"}
    return {
        name: {key: plain(one) for key, one in value.items()} if name == "properties" else plain(value)
        for name, value in node.items()
        if name not in left_out
    }


def with_aliases(node: Any, aliases: dict[str, Schema]) -> Any:
    """Return a schema in which named types are references, and descriptions say null for None."""
    if isinstance(node, list):
        return [with_aliases(item, aliases) for item in node]
    if not isinstance(node, dict):
        return node
    described = {"description": meaning(node)} if isinstance(node.get("description"), str) else {}
    bare = {name: value for name, value in node.items() if name not in described}
    for name, alias in aliases.items():
        if bare == alias:
            return {"allOf": [reference(name)]} | described if described else reference(name)
    return {name: with_aliases(value, aliases) for name, value in bare.items()} | described


def variants(union: Any) -> tuple[Any, ...]:
    """Return the models of a discriminated union."""
    return get_args(get_args(union)[0])


def objects() -> list[type[BaseModel]]:
    """Return all models inside messages, or over HTTP."""
    own = [
        model
        for module in (tables, messages, http, daily, study, scores, thinking)
        for model in vars(module).values()
        if is_own(model, module)
    ]
    from_server = variants(messages.FromServer)
    return sorted((model for model in own if model not in from_server), key=lambda model: model.__name__)


def is_own(model: object, module: Any) -> bool:
    """Return whether a module defines this model."""
    return (
        inspect.isclass(model) and issubclass(model, ProtocolMessage) and model.__module__ == module.__name__
    )


def meaning(facts: Schema) -> str:
    """Return the description of a field, in the words of JSON."""
    return re.sub(r"\bNone\b", "null", facts.get("description", ""))
