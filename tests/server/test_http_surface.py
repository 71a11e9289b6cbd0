"""The HTTP routes behave as their description says, for any request."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from spydeck.server.config import Limits
from spydeck.server.http.app import bare_app
from tests.server.in_process import Live, roomy_limits
from tests.waiting import PATIENCE

BEYOND_THE_DESCRIPTION = [
    positive_data_acceptance,  # the rules of the games forbid more than a schema can express
]

schema = schemathesis.openapi.from_dict(bare_app().openapi())


@pytest.fixture(scope="module")
def limits() -> Limits:
    return roomy_limits(message_bytes=1 << 20)  # other tests send bodies that are too long


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
        base_url=server.url,
        cookies={"spydeck_guest": cookie},
        timeout=PATIENCE,
        excluded_checks=BEYOND_THE_DESCRIPTION,
    )
