"""The scorepad for paper cards, with and without a connection."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import PHONE, SIDEWAYS, WIDE, NewPage
from tests.browser.test_papers import shown
from tests.browser.wording import faults, looks_right
from tests.server.live import Server

NO_CONNECTION = "No connection: added up on this device."
NAMES = ("Ada", "Ben", "Cleo")
OFFLINE = ("net::ERR_INTERNET_DISCONNECTED",)


def test_the_scorepad_adds_up_refuses_and_survives_a_reload(page: Page, server: Server) -> None:
    """ST-2, ST-21."""
    page.goto(f"{server.url}/score/spy-tricks")
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("textbox", name="Name of player 1").fill("<b>Ada</b>")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("group", name="Round 1: points of <b>Ada</b>, Player 2")).to_be_visible()
    page.get_by_role("button", name="Type the entry instead").click()
    enter(page, "R1")
    expect(page.get_by_role("alert")).to_contain_text("ST-2")
    for entry in ("B3", "B3", "blue 3", "-"):
        enter(page, entry)
    expect(page.get_by_role("row", name=re.compile("^1 "))).to_contain_text("10")
    page.reload()
    expect(page.get_by_role("columnheader", name="<b>Ada</b>")).to_be_visible()
    expect(page.get_by_role("group", name="Round 2: points of")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(shown(page, "did Player 3 guess")).to_be_visible()


def test_the_scorepad_has_a_field_for_each_player(new_page: NewPage, server: Server) -> None:
    """BS-20."""
    page = new_page(**PHONE)
    page.goto(f"{server.url}/score/black-spy")
    page.get_by_role("radio", name="3", exact=True).check()
    for seat, name in enumerate(("Ada", "Ben", "Cleo"), 1):
        page.get_by_role("textbox", name=f"Name of player {seat}").fill(name)
    page.get_by_role("button", name="Start").click()
    page.get_by_role("textbox", name="Ada").fill("60")
    page.keyboard.press("Enter")
    expect(page.get_by_role("textbox", name="Ben")).to_be_focused()
    page.keyboard.type("20")
    page.get_by_role("button", name="Enter", exact=True).click()
    expect(page.get_by_role("textbox", name="Cleo")).to_be_focused()
    expect(page.get_by_text("Enter a whole number")).to_have_count(1)
    page.keyboard.type("30")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("BS-20")
    page.get_by_role("textbox", name="Cleo").fill("20")
    page.get_by_role("button", name="Change the sign of Cleo's points").click()
    expect(page.get_by_text("Sum: 60")).to_be_visible()
    assert faults(page) == []
    page.keyboard.press("Enter")
    expect(page.get_by_role("row", name=re.compile("^1 "))).to_contain_text("\N{MINUS SIGN}20")
    totals_now = page.get_by_label("Totals now")
    expect(totals_now.locator("dd")).to_have_text(["60", "20", "\N{MINUS SIGN}20"])
    expect(totals_now).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("textbox", name="Ada")).to_be_focused()
    expect(page.get_by_role("textbox", name="Ada")).to_have_value("")
    page.get_by_role("button", name="Type the entry instead").click()
    enter(page, "sweep Ben")
    expect(page.get_by_role("row", name=re.compile("^2 "))).to_contain_text("120")


def enter(page: Page, entry: str) -> None:
    """Type an entry, and wait until the page shows what the server answers: it empties the field then."""
    with page.expect_response("**/api/score"):
        page.locator(".enter input").fill(entry)
        page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Enter", exact=True)).to_have_attribute("aria-disabled", "false")


def start(page: Page, server: Server, game: str = "black-spy") -> None:
    """Open the scorepad of a game and start a pad for three players."""
    with page.expect_response(f"**/api/score/models/{game}"):
        page.goto(f"{server.url}/score/{game}")
    fill_setup(page)
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("textbox", name="Ada")).to_be_visible()


def fill_setup(page: Page) -> None:
    """Name three players in the form for a new pad."""
    page.get_by_role("radio", name="3", exact=True).check()
    for seat, name in enumerate(NAMES, 1):
        page.get_by_role("textbox", name=f"Name of player {seat}").fill(name)


def enter_points(page: Page, *points: int) -> None:
    """Enter a number for each player by fields."""
    for name, number in zip(NAMES, points, strict=True):
        page.get_by_role("textbox", name=name).fill(str(number))
    page.get_by_role("button", name="Enter", exact=True).click()


def totals(page: Page) -> list[list[str]]:
    """Return the totals that the table shows, deal by deal."""
    rows = page.locator("tbody tr:has(b)")
    return [row.locator("b").all_inner_texts() for row in rows.all()]


def row(page: Page, number: int) -> Locator:
    """Return the row of a deal."""
    return page.get_by_role("row", name=re.compile(f"^{number} "))


def start_without_sum(page: Page, server: Server) -> None:
    """Start a pad with a model that allows any sum, as if the rules had been others when it was made."""

    def loosened(route: Route) -> None:
        response = route.fetch()
        sheet = response.json()
        sheet["model"]["sum"] = None
        route.fulfill(response=response, json=sheet)

    page.route("**/api/score", loosened)
    start(page, server)
    enter_points(page, 60, 20, -20)
    expect(row(page, 1)).to_be_visible()
    page.unroute("**/api/score")


def test_the_scorepad_adds_up_without_a_connection(new_page: NewPage, server: Server) -> None:
    """BS-20, BS-21: two deals are added up on the device, one is undone, and the server checks the rest."""
    page = new_page(allowed=OFFLINE)
    start(page, server)
    enter_points(page, 60, 20, -20)
    expect(row(page, 1)).to_be_visible()
    page.context.set_offline(True)
    enter_points(page, 0, 60, 60)
    expect(page.get_by_role("status").get_by_text(NO_CONNECTION)).to_be_visible()
    expect(shown(page, "Ada took all black cards (BS-21).")).to_be_visible()
    expect(page.get_by_role("group", name="Deal 3 (pass left): points of Ada, Ben, Cleo?")).to_be_visible()
    enter_points(page, 20, 20, 21)
    expect(page.get_by_role("alert")).to_contain_text("BS-20: that makes 61, and a deal makes 60: 1 too many")
    page.get_by_role("textbox", name="Cleo").fill("20")
    page.keyboard.press("Enter")
    expect(row(page, 3)).to_be_visible()
    assert totals(page) == [["60", "20", "\N{MINUS SIGN}20"], ["60", "80", "40"], ["80", "100", "60"]]
    assert faults(page) == []
    page.get_by_role("button", name="Undo").click()
    expect(row(page, 3)).to_have_count(0)
    with page.expect_response("**/api/score") as checked:
        page.context.set_offline(False)
    assert (checked.value.request.post_data_json or {})["entries"] == ["60 20 -20", "0 60 60"]
    expect(page.get_by_text(NO_CONNECTION)).to_have_count(0)
    assert totals(page) == [["60", "20", "\N{MINUS SIGN}20"], ["60", "80", "40"]]


def test_an_earlier_deal_is_chosen_and_entered_again(page: Page, server: Server) -> None:
    """BS-20, BS-22."""
    start(page, server)
    for number, points in enumerate([(60, 20, -20), (20, 20, 20), (30, 30, 0)], 1):
        enter_points(page, *points)
        expect(row(page, number)).to_be_visible()
    row(page, 2).get_by_role("button", name="2").click()
    expect(page.get_by_role("group", name="Deal 2 (pass right): points of Ada, Ben, Cleo?")).to_be_visible()
    expect(page.get_by_role("textbox", name="Ada")).to_have_value("20")
    expect(page.get_by_role("textbox", name="Ada")).to_be_focused()
    assert faults(page) == []
    enter_points(page, 20, 20, 21)
    expect(page.get_by_role("alert")).to_contain_text("BS-20: that makes 61")
    enter_points(page, 0, 30, 30)
    expect(page.get_by_role("group", name="Deal 4")).to_be_visible()
    expect(page.get_by_role("textbox", name="Ada")).to_have_value("")
    assert totals(page) == [["60", "20", "\N{MINUS SIGN}20"], ["60", "50", "10"], ["90", "80", "10"]]
    row(page, 1).get_by_role("button", name="1").click()
    page.get_by_role("button", name="Leave it as it is").click()
    expect(page.get_by_role("group", name="Deal 4")).to_be_visible()
    assert totals(page)[0] == ["60", "20", "\N{MINUS SIGN}20"]


def test_what_only_the_server_reads_is_refused_without_a_connection(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(allowed=OFFLINE)
    start(page, server)
    page.get_by_role("button", name="Type the entry instead").click()
    enter(page, "sweep Ben")
    page.context.set_offline(True)
    page.locator(".enter input").fill("sweep Ada")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("Only the server can read this entry.")
    page.locator(".enter input").fill("20, 20, 20")
    page.keyboard.press("Enter")
    expect(row(page, 2)).to_be_visible()
    assert totals(page) == [["60", "0", "60"], ["80", "20", "80"]]


def test_an_entry_that_the_server_refuses_later_is_corrected_and_nothing_is_lost(
    new_page: NewPage, server: Server
) -> None:
    """BS-20."""
    page = new_page(allowed=OFFLINE)
    start_without_sum(page, server)
    page.context.set_offline(True)
    for number, points in enumerate([(1, 2, 3), (20, 20, 20), (4, 5, 6)], 2):
        enter_points(page, *points)
        expect(row(page, number)).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_role("heading", name="Entry 2 does not fit")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("BS-20: that makes 6")
    expect(shown(page, "The 2 entries after it are kept.")).to_be_visible()
    correction = page.get_by_role("textbox", name="The entry as it should be")
    expect(correction).to_be_focused()
    expect(correction).to_have_value("1 2 3")
    assert totals(page) == [["60", "20", "\N{MINUS SIGN}20"]]
    assert faults(page) == []
    page.reload()
    expect(correction).to_have_value("1 2 3")
    correction.fill("0 60 0")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Entry 4 does not fit")).to_be_visible()
    assert totals(page) == [
        ["60", "20", "\N{MINUS SIGN}20"],
        ["60", "80", "\N{MINUS SIGN}20"],
        ["80", "100", "0"],
    ]
    page.get_by_role("button", name="Delete this entry").click()
    expect(page.get_by_role("textbox", name="Ada")).to_be_focused()
    expect(page.get_by_role("group", name="Deal 4")).to_be_visible()
    assert totals(page) == [
        ["60", "20", "\N{MINUS SIGN}20"],
        ["60", "80", "\N{MINUS SIGN}20"],
        ["80", "100", "0"],
    ]


def test_a_pad_with_known_options_is_started_without_a_connection(new_page: NewPage, server: Server) -> None:
    """ST-16, ST-23."""
    page = new_page(allowed=OFFLINE)
    with page.expect_response("**/api/score/models/spy-tricks"):
        page.goto(f"{server.url}/score/spy-tricks")
    fill_setup(page)
    page.wait_for_function("() => localStorage['spydeck.score-models.1']")
    page.context.set_offline(True)
    page.get_by_text("Variants and options").click()
    first = page.get_by_role("group", name="First start player")
    first.get_by_role("radio", name="Ben").check()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert")).to_contain_text("can be started when there is one")
    first.get_by_role("radio", name="Drawn at random").check()
    page.get_by_role("button", name="Start").click()
    enter_points(page, 7, 10, 0)
    expect(shown(page, "A Helper for Cleo in the next round.")).to_be_visible()
    enter_points(page, 0, 4, 0)
    expect(page.get_by_role("alert")).to_contain_text("without a Helper")
    enter_points(page, 0, 0, 20)
    expect(row(page, 2)).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text(NO_CONNECTION)).to_have_count(0)
    assert totals(page) == [["7", "10", "0"], ["7", "10", "20"]]


@pytest.mark.parametrize("screen", [{"viewport": WIDE}, PHONE, SIDEWAYS], ids=["wide", "phone", "sideways"])
def test_a_pad_without_a_connection_fits_every_screen(
    new_page: NewPage, server: Server, screen: dict[str, object]
) -> None:
    page = new_page(allowed=OFFLINE, **screen)
    start_without_sum(page, server)
    page.context.set_offline(True)
    enter_points(page, 1, 2, 3)
    expect(page.get_by_text(NO_CONNECTION)).to_be_visible()
    looks_right(page)
    page.context.set_offline(False)
    expect(page.get_by_role("heading", name="Entry 2 does not fit")).to_be_visible()
    looks_right(page)
