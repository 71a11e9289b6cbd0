"""The sheets to print: drawn with the game's cards, each whole and on one page of A4."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from spydeck.cli import main
from spydeck.cli.sheets import drawn
from spydeck.games.black_spy.cards import CARD_TEXTS
from spydeck.games.black_spy.rules.tricks import value_of
from spydeck.games.black_spy.variants import VARIANT_NAMES
from spydeck.games.registry import names
from spydeck.games.spy_tricks.cards import CARD_TEXTS as MAT_CARDS
from spydeck.games.spy_tricks.cards import RANKS, SUITS
from spydeck.games.spycard.cards import AGENDA_TEXTS
from spydeck.games.spycard.facts import ABILITY_NAMES
from tests.browser.conftest import NewPage
from tests.browser.wording import faults
from tests.server.live import Server

SHEETS = {
    ("black-spy", "reminder"): [*VARIANT_NAMES],
    ("black-spy", "scorepad"): [str(deal) for deal in range(20)],
    ("spy-tricks", "mat"): ["winner", "loser", "helper", "three-players"],
    ("spy-tricks", "reminder"): [f"round-{step}" for step in range(1, 6)],
    ("spy-tricks", "scorepad"): [f"{part}-total" for part in range(4)],
    ("spycard", "reminder"): [*AGENDA_TEXTS, *ABILITY_NAMES.values(), "jack", "joker", "bullet"],
}
"""The sheets to print, with items that each must have."""


@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
@pytest.mark.parametrize(("game", "sheet"), SHEETS)
def test_a_sheet_is_drawn_on_one_page_and_whole(
    new_page: NewPage, server: Server, game: str, sheet: str, locale: str
) -> None:
    page = new_page(locale=locale, color_scheme="dark")
    page.goto(f"{server.url}/rules/{game}?sheet={sheet}")
    is_whole_on_one_page(page, game, sheet)
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def is_whole_on_one_page(page: Page, game: str, sheet: str) -> None:
    """Check that a sheet has all its items, is one page in print, and that nothing of it is cut off."""
    expect(page.locator(".on-paper")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator("main").get_by_role("button")).to_be_hidden()
    found = page.locator("[data-item]").evaluate_all("all => all.map((one) => one.dataset.item)")
    assert set(SHEETS[game, sheet]) <= set(found)
    assert page.locator(".on-paper").evaluate(CUT_OFF) == []
    printed = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("game", "sheet"), SHEETS)
def test_the_command_line_writes_each_sheet_as_a_page_that_needs_no_server(
    new_page: NewPage, tmp_path: Path, game: str, sheet: str, language: str
) -> None:
    path = tmp_path / "sheet.html"
    assert main(["--language", language, "rules", game, f"--{sheet}", "--output", str(path)]) == 0
    page = new_page(locale="fr-FR", color_scheme="dark")
    page.goto(path.as_uri())
    is_whole_on_one_page(page, game, sheet)
    expect(page).to_have_title(
        re.compile("drucken|Spielplan|block" if language == "de" else "print|mat|score", re.I)
    )


def test_the_command_line_knows_each_sheet() -> None:
    assert {(game, sheet) for game in names() for sheet in drawn(game)} == set(SHEETS)


CUT_OFF = """(paper) => {
  const { right, bottom } = paper.getBoundingClientRect();
  const cut = (box) => box.right > right + 1 || box.bottom > bottom + 1;
  const parts = [...paper.querySelectorAll('*')].filter((part) => !part.closest('svg svg, .for-readers'));
  return parts.filter((part) => cut(part.getBoundingClientRect())).map((part) => part.outerHTML.slice(0, 80));
}"""
"""Finds what reaches beyond a sheet of paper."""


def test_the_printed_mat_has_every_spot_with_room_for_a_pawn(page: Page, server: Server) -> None:
    """ST-3."""
    page.goto(f"{server.url}/rules/spy-tricks?sheet=mat")
    expect(page.locator(".on-paper")).to_be_visible()
    page.emulate_media(media="print")
    spots = page.locator("[data-printed-spot]").evaluate_all(
        "all => all.map((one) => one.dataset.printedSpot)"
    )
    ranks = [str(rank) for rank in range(1, RANKS + 1)]
    assert sorted(spots) == sorted([*SUITS, *ranks, *MAT_CARDS])
    sizes = page.locator(".pawn").evaluate_all("all => all.map((one) => one.getBoundingClientRect().width)")
    assert len(sizes) == len(spots)
    assert min(sizes) == pytest.approx(12 * 96 / 25.4, abs=0.2)


def test_the_printed_reminder_counts_cards_as_the_rules_do(page: Page, server: Server) -> None:
    """BS-19, BS-20."""
    page.goto(f"{server.url}/rules/black-spy?sheet=reminder")
    groups = page.locator("[data-worth]")
    expect(groups.first).to_be_visible()
    drawn = groups.evaluate_all(
        "all => all.map((one) => [Number(one.dataset.worth),"
        " [...one.querySelectorAll('[data-printed]')].map((card) => card.dataset.printed)])"
    )
    counted = sorted((card, points) for points, cards in drawn for card in cards)
    values = ((CARD_TEXTS[card], value_of(1 << card, 0)) for card in range(len(CARD_TEXTS)))
    assert counted == sorted((card, points) for card, points in values if points)


@pytest.mark.parametrize(("game", "sheet"), SHEETS)
def test_everybody_can_read_a_sheet(page: Page, server: Server, game: str, sheet: str) -> None:
    page.goto(f"{server.url}/rules/{game}")
    page.locator(f"a[href='/rules/{game}?sheet={sheet}']").click()
    expect(page.locator(".on-paper")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("link", name="Back to the rules").click()
    expect(page.get_by_label("Search the rules")).to_be_visible()
