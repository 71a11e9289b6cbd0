"""What is wrong with a message, in English: the field, and what would be right."""

from __future__ import annotations

from collections.abc import Sequence

from spydeck.language import Wording

KINDS = {
    "text": "a text",
    "whole-number": "a whole number",
    "number": "a number",
    "truth": "true or false",
    "list": "a list",
    "object": "an object",
}
FORMS = {
    "word": "a name of lower-case letters, digits and hyphens, 40 characters at most",
    "id": "1 to 64 letters, digits, hyphens and underscores",
    "secret": "8 to 200 letters, digits and the characters _ . : = -",
    "eyes": "a seat from 0 to 5, everyone, or spectator",
}


def _subject(field: str | None) -> str:
    return field or "the message"


def _wrong_kind(field: str | None, kind: str) -> str:
    return f"{_subject(field)} must be {KINDS[kind]}"


def _wrong_form(field: str | None, form: str) -> str:
    return f"{_subject(field)} must be {FORMS.get(form, f'like {form}')}"


def _unknown_value(field: str | None, values: Sequence[str]) -> str:
    return f"{_subject(field)} must be {' or '.join(values)}"


def _invalid_value(field: str | None) -> str:
    return f"{_subject(field)} has a value that is not possible here"


MESSAGES: dict[str, Wording] = {
    "invalid-json": "the message must be JSON",
    "missing-field": "{field} is missing",
    "unknown-field": "{field} is not a field of this message; leave it out",
    "wrong-kind": _wrong_kind,
    "wrong-form": _wrong_form,
    "unknown-value": _unknown_value,
    "too-small": "{field} must be at least {least}",
    "too-large": "{field} must be at most {most}",
    "too-short": "{field} must have {least} characters or more",
    "too-long": "{field} must have {most} characters at most",
    "too-few-items": "{field} must name {least} or more",
    "too-many-items": "{field} must name {most} at most",
    "not-printable": "{field} must be printable text in one line",
    "not-visible": "{field} must have a character that can be seen",
    "wrong-option": (
        "{field} must be a number, true or false, a text of up to 100 characters, or a list of these"
    ),
    "invalid-value": _invalid_value,
}
