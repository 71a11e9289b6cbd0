"""A server's refusals, which are in English, as a German terminal words them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from spydeck import language
from spydeck.errors import IllegalAction
from spydeck.protocol.client.refusals import in_words
from spydeck.protocol.http import ErrorResponse
from spydeck.protocol.messages import Refused
from spydeck.terminal.online.remote_perspective import refusal_error


@pytest.fixture(autouse=True)
def german() -> Iterator[None]:
    """Use German."""
    with language.speaking("de"):
        yield


def refused(code: str, reason: str | None, clause: str | None = None, **arguments: object) -> Refused:
    """Return a refusal as a server sends it."""
    facts = {"id": "1", "code": code, "message": "In English.", "reason": reason, "clause": clause}
    return Refused.model_validate({**facts, "arguments": arguments})


def test_a_game_words_what_its_clause_forbids() -> None:
    error = refusal_error(refused("illegal", "not-asked", "SC-8", asked=2, seat=0))
    assert isinstance(error, IllegalAction)
    assert str(error) == "SC-8: P2 ist am Zug, nicht P0"


def test_the_server_s_own_refusals_are_worded_too() -> None:
    assert str(refusal_error(refused("not-asked", "not-asked", players=["Ada", "Ben"]))) == (
        "Du bist nicht am Zug. Am Zug: Ada, Ben."
    )
    error = ErrorResponse(code="not-saved", message="In English.", reason="disk-full")
    assert in_words(error).startswith("das ließ sich nicht speichern: der Speicher des Servers ist voll")


@pytest.mark.parametrize("reason", [None, "of-a-newer-server", "not-asked"])
def test_what_is_not_known_here_stays_in_english(reason: str | None) -> None:
    assert in_words(refused("illegal", reason)) == "In English."
