"""Black Spy's rare ends of a deal in the browser: the choice after a sweep, and totals that are halved."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from spydeck.server.table.entries import Acted
from tests.black_spy.test_score import sweep
from tests.browser.access import faults
from tests.browser.conftest import PHONE, NewPage
from tests.browser.test_finishing import open_table, save_table
from tests.server.in_process import live
from tests.server.manual_host import ManualHost
from tests.server.stacked_decks import stack

RULES: dict[str, Any] = {"variants": ["capture-or-release", "going-back"], "end_value": 120}


def swept_table(monkeypatch: pytest.MonkeyPatch) -> ManualHost:
    """Seat Ada, Ben and a bot, and let Ada take all black cards."""
    dealer_draw, deal, *actions = sweep(**RULES).lines()
    stack(monkeypatch, dict(line.split(" ", 1) for line in (dealer_draw, deal)))
    host = ManualHost("black-spy", 3, options=RULES).gather(2)
    for line in actions:
        seat, action = line.split(" ", 1)
        host.enter([Acted(seat=int(seat), action=action, by="person")])
    return host


@pytest.mark.parametrize(
    ("choice", "sentences", "totals"),
    [
        ("60 for everyone else", ["captures: 60 for everyone else.", "reached 60 exactly"], "0 30 30"),
        ("60 off my total", ["releases: 60 off their own total."], "\N{MINUS SIGN}60 0 0"),
    ],
)
def test_the_player_with_all_black_cards_chooses_who_pays(
    tmp_path: Path,
    servers: ExitStack,
    monkeypatch: pytest.MonkeyPatch,
    new_page: NewPage,
    choice: str,
    sentences: list[str],
    totals: str,
) -> None:
    """BS-28, BS-35."""
    host = swept_table(monkeypatch)
    database = tmp_path / "tables.db"
    cookies = save_table(database, host)
    server = servers.enter_context(live(f"sqlite:///{database}"))
    ada = open_table(new_page(**PHONE), server.url, cookies[0], host.table.id)
    ben = open_table(new_page(), server.url, cookies[1], host.table.id)
    expect(ben.get_by_text("Ada has all the black cards and chooses")).to_be_visible()
    assert faults(ada) == []
    ada.get_by_role("button", name=choice).click()
    ada.get_by_role("button", name="Undo").click()
    ada.get_by_role("button", name=choice).click()
    ada.get_by_role("button", name="Send now").click()
    for page in (ada, ben):
        expect(page.get_by_role("row", name=f"Total {totals}")).to_be_visible()
        assert faults(page) == []
    for sentence in sentences:
        expect(ben.locator("#main").get_by_text(sentence).first).to_be_visible()
