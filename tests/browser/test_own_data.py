"""A person takes all data along in one file, and deletes all of it."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.access import faults, looks_right
from tests.browser.conftest import PHONE, SIDEWAYS, NewPage
from tests.browser.playing import make_table
from tests.browser.served import Server


@pytest.mark.parametrize("screen", [{}, PHONE, SIDEWAYS], ids=["wide", "phone", "sideways"])
def test_everything_comes_in_one_file_and_goes_for_good(
    new_page: NewPage, server: Server, tmp_path: Path, screen: dict[str, Any]
) -> None:
    page = new_page(allowed=("404",), color_scheme="dark" if screen else "light", **screen)
    table = make_table(page, server.url)
    page.goto(f"{server.url}/settings")
    page.get_by_label("Dark", exact=True).check()
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Download everything").press("Enter")
    assert downloading.value.suggested_filename == "spydeck-data.zip"
    file = tmp_path / "data.zip"
    downloading.value.save_as(file)
    with zipfile.ZipFile(file) as archive:
        guest = json.loads(archive.read("guest.json"))
        device = json.loads(archive.read("device.json"))
        assert {"README.txt", "words.json", "daily.json", "games.json"} <= set(archive.namelist())
    assert guest["name"] == device["name"] == "Alice"
    assert [one["table"] for one in guest["tables"]] == [table]
    assert json.loads(device["settings"])["theme"] == "dark"
    page.get_by_role("button", name="Delete everything …").press("Enter")
    expect(page.get_by_text("Delete everything about Alice?")).to_be_visible()
    expect(page.locator("p:focus")).to_have_text("Delete everything about Alice?")
    looks_right(page)
    page.get_by_role("button", name="Keep everything").click()
    page.get_by_role("button", name="Delete everything …").click()
    page.get_by_role("button", name="Delete everything", exact=True).click()
    expect(page.get_by_text("Everything about you is deleted.")).to_be_visible()
    expect(page.get_by_role("heading", name="You", exact=True)).to_be_focused()
    assert page.evaluate("Object.keys(localStorage)") == []
    assert faults(page) == []
    assert page.context.cookies() == []
    page.goto(f"{server.url}/table/{table}")
    expect(page.get_by_role("heading", name="Table not found")).to_be_visible()


def test_a_newcomer_has_nothing_to_delete(new_page: NewPage, server: Server) -> None:
    page = new_page()
    page.goto(f"{server.url}/settings")
    expect(page.get_by_role("heading", name="Recovery code")).to_be_visible()
    expect(page.get_by_role("heading", name="Your data")).to_be_hidden()
