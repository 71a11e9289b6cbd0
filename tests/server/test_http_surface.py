"""The HTTP surface does what its own description says, whatever is asked of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import allow_header_conformance, positive_data_acceptance

from spydeck.server.http.app import bare_app
from tests.server.in_process import Live, live, tight

pytestmark = pytest.mark.live

BEYOND_THE_DESCRIPTION = [
    positive_data_acceptance,  # the rules of the games forbid more than a schema can tell
    allow_header_conformance,  # the router names the methods of one route where two share an address
]

schema = schemathesis.openapi.from_dict(bare_app().openapi())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """One server for all of these tests."""
    limits = tight(message_bytes=1 << 20)  # that a body is too long is shown elsewhere
    with live(f"sqlite:///{tmp_path_factory.mktemp('http') / 'http.db'}", limits) as running:
        yield running


@pytest.fixture(scope="module")
def cookie(server: Live) -> str:
    """A guest's, who has tables of their own."""
    ada = server.guest()
    server.table(ada, access="open")
    return str(ada.cookies["spydeck_guest"])


@schema.parametrize()
@settings(
    max_examples=10,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    deadline=None,
)
def test_every_answer_is_one_that_is_described(case: Any, server: Live, cookie: str) -> None:
    """For a guest who is known, no answer is a failure of the server, nor one that is not described."""
    case.call_and_validate(
        base_url=server.url, cookies={"spydeck_guest": cookie}, excluded_checks=BEYOND_THE_DESCRIPTION
    )
