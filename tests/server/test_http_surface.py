"""The HTTP routes behave as their description says, for any request."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from spydeck.server.http.app import bare_app
from tests.server.in_process import Live, live, roomy_limits

pytestmark = pytest.mark.live

BEYOND_THE_DESCRIPTION = [
    positive_data_acceptance,  # the rules of the games forbid more than a schema can express
]

schema = schemathesis.openapi.from_dict(bare_app().openapi())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """One server for all these tests."""
    limits = roomy_limits(message_bytes=1 << 20)  # other tests send bodies that are too long
    with live(f"sqlite:///{tmp_path_factory.mktemp('http') / 'http.db'}", limits) as running:
        yield running


@pytest.fixture(scope="module")
def cookie(server: Live) -> str:
    """The cookie of a guest with tables."""
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
def test_every_response_is_one_that_is_described(case: Any, server: Live, cookie: str) -> None:
    """For a known guest, no response is an error of the server or missing from the description."""
    case.call_and_validate(
        base_url=server.url, cookies={"spydeck_guest": cookie}, excluded_checks=BEYOND_THE_DESCRIPTION
    )
