"""The page of views, events and notation says what is so."""

import pytest

from docs import views


@pytest.mark.slow
def test_the_page_of_views_events_and_notation_is_current() -> None:
    assert views.PAGE.read_text(encoding="utf-8") == views.page(), "run python -m docs.views"
