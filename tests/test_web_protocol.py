"""The browser client has the types of the protocol that `make client` generates from the server's models."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spydeck.protocol import VERSION
from spydeck.protocol.commands import PHRASES
from spydeck.server.http.schema import document

SOURCE = (Path(__file__).resolve().parents[1] / "web/src/net/protocol.ts").read_text()
FIELD = re.compile(r"^  (?:readonly )?(\w+)\??:", re.MULTILINE)
MODELS = {name: model for name, model in document()["schema"]["$defs"].items() if "properties" in model}


@pytest.mark.parametrize("name", MODELS)
def test_a_type_has_the_fields_of_its_message(name: str) -> None:
    found = re.search(rf"^export interface {name} \{{\n(.*?)^\}}", SOURCE, re.MULTILINE | re.DOTALL)
    assert found, f"protocol.ts has no interface {name}"
    assert set(FIELD.findall(found[1])) == set(MODELS[name]["properties"])


def test_the_version_and_the_phrases_are_the_servers() -> None:
    assert f"export const VERSION = {VERSION};" in SOURCE
    listed = re.search(r"export const PHRASES = \[(.*?)\]", SOURCE, re.DOTALL)
    assert listed
    assert tuple(re.findall(r'"([a-z-]+)"', listed[1])) == PHRASES
