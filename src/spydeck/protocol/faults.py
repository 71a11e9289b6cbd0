"""Faults of a message that does not fit its model: the field, a stable code, and a sentence."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from spydeck.language import Message

CATALOGUE = "spydeck.protocol.text"


class Fault(NamedTuple):
    """A fault of a message."""

    field: str | None
    """The path of the field, such as `seats.0.bot`; None for the whole message."""
    message: Message


_KINDS = {
    **dict.fromkeys(("string_type", "string_unicode"), "text"),
    **dict.fromkeys(
        ("int_type", "int_parsing", "int_from_float", "int_parsing_size", "int_from_json"), "whole-number"
    ),
    **dict.fromkeys(("float_type", "float_parsing", "finite_number"), "number"),
    **dict.fromkeys(("bool_type", "bool_parsing"), "truth"),
    **dict.fromkeys(("list_type", "tuple_type"), "list"),
    **dict.fromkeys(("dict_type", "model_type", "model_attributes_type"), "object"),
}
_FORMS = {
    r"^[a-z0-9-]{1,40}$": "word",
    r"^[A-Za-z0-9_-]{1,64}$": "id",
    r"^[A-Za-z0-9_.:=-]+$": "secret",
    r"^([0-5]|everyone|spectator)$": "eyes",
}
_BOUNDS = {
    "greater_than_equal": ("too-small", "least", "ge"),
    "less_than_equal": ("too-large", "most", "le"),
    "string_too_short": ("too-short", "least", "min_length"),
    "string_too_long": ("too-long", "most", "max_length"),
    "too_short": ("too-few-items", "least", "min_length"),
    "too_long": ("too-many-items", "most", "max_length"),
}
_BARE = {
    "missing": "missing-field",
    "extra_forbidden": "unknown-field",
    "not_printable": "not-printable",
    "not_visible": "not-visible",
    "wrong_option": "wrong-option",
}


def fault_of(error: ValidationError, *, union: bool = False) -> Fault:
    """Return what is wrong with a message; in a union, paths begin with the type of the message."""
    errors = error.errors(include_url=False, include_input=False)
    inside = union and not errors[0]["type"].startswith("union_tag")
    return first_fault(errors, skip=1 if inside else 0)


def first_fault(errors: Sequence[ErrorDetails | Mapping[str, Any]], skip: int = 0) -> Fault:
    """Return the first of several errors, without `skip` parts of its path."""
    first = errors[0]
    field = ".".join(str(part) for part in first["loc"][skip:])[:100] or None
    kind, context = str(first["type"]), first.get("ctx", {})
    if kind.startswith("union_tag"):
        field = "type"
    code, arguments = _named(kind, context, str(field))
    if code == "invalid-json":
        return Fault(None, Message(CATALOGUE, code, {}))
    return Fault(field, Message(CATALOGUE, code, {"field": field, **arguments}))


def _named(kind: str, context: Mapping[str, Any], field: str) -> tuple[str, dict[str, Any]]:
    """Return the code for a kind of error, and what its sentence names besides the field."""
    if kind == "json_invalid":
        return "invalid-json", {}
    if kind in _BARE:
        return _BARE[kind], {}
    if kind in _KINDS:
        return "wrong-kind", {"kind": _KINDS[kind]}
    if kind in _BOUNDS:
        code, name, bound = _BOUNDS[kind]
        return code, {name: context[bound]}
    if kind == "less_than":
        return "too-large", {"most": context["lt"] - 1}
    if kind == "string_pattern_mismatch":
        return "wrong-form", {"form": _FORMS.get(context["pattern"], context["pattern"])}
    if kind == "literal_error" and (values := re.findall(r"'([^']*)'", context["expected"])):
        return "unknown-value", {"values": values}
    if kind == "union_tag_not_found":
        return "missing-field", {}
    if kind == "union_tag_invalid":
        return "unknown-value", {"values": re.findall(r"'([^']*)'", context["expected_tags"])}
    return "invalid-value", {}
