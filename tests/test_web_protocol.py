"""The browser client's types of the protocol have the fields of the server's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pydantic import BaseModel

from spydeck.protocol import VERSION, http, messages, tables
from spydeck.protocol.commands import PHRASES

SOURCE = (Path(__file__).resolve().parents[1] / "web/src/net/protocol.ts").read_text()
FIELD = re.compile(r"^ +(?:readonly )?(\w+)\??:", re.MULTILINE)

MODELS: dict[str, type[BaseModel]] = {
    **{
        name: getattr(messages, name)
        for name in (
            "Update",
            "Welcome",
            "Done",
            "Sealed",
            "Refused",
            "Presence",
            "ReadyMessage",
            "Suggestion",
            "Farewell",
            "You",
        )
    },
    **{
        name: getattr(tables, name)
        for name in (
            *("SeatSetup", "SeatFacts", "ProposalFacts", "MemberFacts", "Commitments"),
            *("TableFacts", "QuestionFacts", "TableSummary", "Settings"),
        )
    },
    **{
        name: getattr(http, name)
        for name in (
            "Guest",
            "Invitation",
            "TableCreated",
            "TablePreview",
            "Joined",
            "DeviceLink",
            "OptionFacts",
            "GameFacts",
        )
    },
    "Viewed": messages.ViewMessage,
    "NextWords": messages.NextMessage,
}


@pytest.mark.parametrize("name", MODELS)
def test_a_type_has_the_fields_of_its_message(name: str) -> None:
    found = re.search(rf"^export interface {name} \{{\n(.*?)^\}}", SOURCE, re.MULTILINE | re.DOTALL)
    assert found, f"protocol.ts has no interface {name}"
    assert set(FIELD.findall(found[1])) == set(MODELS[name].model_fields)


def test_the_version_and_the_phrases_are_the_servers() -> None:
    assert f"export const VERSION = {VERSION};" in SOURCE
    listed = re.search(r"export const PHRASES = \[(.*?)\]", SOURCE, re.DOTALL)
    assert listed
    assert tuple(re.findall(r'"([a-z-]+)"', listed[1])) == PHRASES
