"""A person comes back with a recovery code or a passkey, takes data along, or deletes it."""

from __future__ import annotations

import json
import re
import zipfile
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.guests import named
from tests.browser.playing import make_table
from tests.browser.wording import faults, looks_right
from tests.server.live import Server


def test_a_code_brings_name_and_seats_back_after_storage_was_cleared(
    new_page: NewPage, server: Server, screen: dict[str, Any]
) -> None:
    page = new_page(allowed=("404",), color_scheme="dark" if screen else "light", **screen)
    table = make_table(page, server.url)
    page.goto(f"{server.url}/settings")
    page.get_by_role("button", name="Create recovery code").press("Enter")
    shown = page.get_by_label("Recovery code", exact=True)
    expect(shown).to_have_text(re.compile(r"^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$"))
    code = shown.inner_text()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.emulate_media(media="print")
    expect(shown).to_be_visible()
    expect(page.get_by_text("Recovery code of Alice")).to_be_visible()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    expect(page.get_by_role("heading", name="Settings")).to_be_hidden()
    page.emulate_media(media="screen")
    page.context.clear_cookies()
    page.evaluate("localStorage.clear()")
    page.goto(f"{server.url}/settings")
    typed = page.get_by_label("I have a recovery code")
    typed.fill(code[:-1])
    typed.press("Enter")
    expect(page.get_by_text("This is not a recovery code of this server")).to_be_visible()
    expect(typed).to_be_focused()
    assert faults(page) == []
    typed.fill(code.lower())
    page.get_by_role("button", name="Restore").click()
    expect(page.get_by_role("button", name="Welcome back, Alice")).to_be_visible()
    page.goto(f"{server.url}/table/{table}")
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()


def test_a_new_code_is_created_only_on_purpose(new_page: NewPage, server: Server) -> None:
    page = new_page()
    make_table(page, server.url)
    page.goto(f"{server.url}/settings")
    page.get_by_role("button", name="Create recovery code").click()
    first = page.get_by_label("Recovery code", exact=True).inner_text()
    page.reload()
    expect(page.get_by_text("You have had a recovery code since")).to_be_visible()
    expect(page.get_by_text(first)).to_have_count(0)
    page.get_by_role("button", name="Create a new code").click()
    page.get_by_role("button", name="Keep the old code").click()
    page.get_by_role("button", name="Create a new code").click()
    expect(page.get_by_text("The old code no longer works then.")).to_be_visible()
    page.get_by_role("button", name="Create a new code").click()
    second = page.get_by_label("Recovery code", exact=True)
    expect(second).not_to_have_text(first)


def test_only_the_browser_where_a_person_signs_out_everywhere_stays_signed_in(
    new_page: NewPage, server: Server, screen: dict[str, Any]
) -> None:
    page, lost = new_page(**screen), new_page(allowed=("404",))
    table = make_table(page, server.url)
    lost.context.add_cookies(cast(Any, page.context.cookies()))
    for one in (page, lost):
        one.goto(f"{server.url}/table/{table}")
        expect(one.get_by_role("button", name="Stand up")).to_be_visible()
    here = page.context.new_page()
    here.goto(f"{server.url}/settings")
    here.get_by_role("button", name="Sign out everywhere else").press("Enter")
    expect(here.get_by_role("button", name="Now you are signed in only here.")).to_be_visible()
    assert faults(here) == []
    assert here.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(lost.get_by_role("button", name="Stand up")).to_have_count(0)
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()


UNCOVERED = """part => {
  const { left, top, width, height } = part.getBoundingClientRect();
  const at = (share) => document.elementFromPoint(left + share * width, top + height / 2);
  return [0.1, 0.5, 0.9].every((share) => part.contains(at(share)));
}"""


def test_a_code_bears_the_new_name_and_no_notice_covers_it(
    new_page: NewPage, server: Server, screen: dict[str, Any]
) -> None:
    page = new_page(**screen)
    named(page, server.url, "Alice")
    page.reload()
    field = page.get_by_label("Your name")
    expect(field).to_have_value("Alice")
    field.fill("Zoe")
    page.get_by_role("button", name="Change name").click()
    expect(page.locator(".notices").get_by_text("Zoe")).to_be_visible()
    page.get_by_role("button", name="Create recovery code").click()
    once = page.get_by_role("paragraph").filter(has_text="Write it down")
    expect(once).to_be_visible()
    expect(page.get_by_text("Recovery code of Zoe")).to_be_visible()
    once.evaluate("part => part.scrollIntoView({ block: 'end' })")
    assert once.evaluate(UNCOVERED)
    copy = page.get_by_role("button", name="Copy code")
    copy.click()
    expect(page.locator(".notices").get_by_role("button")).to_be_visible()
    for part in (once, copy, page.locator(".slip")):
        assert part.evaluate(UNCOVERED)
    expect(page.get_by_text("This browser belongs to Zoe now")).to_be_visible()


def test_a_name_changed_elsewhere_is_the_name_here_too(new_page: NewPage, server: Server) -> None:
    page = new_page()
    named(page, server.url, "Alice")
    other = page.context.new_page()
    other.goto(f"{server.url}/settings")
    for name in ("Zoe", "Yan"):
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Change name").click()
        expect(other.get_by_label("Your name")).to_have_value(name)
    assert page.context.request.put(f"{server.url}/api/guest", data={"name": "Far"}).ok
    page.reload()
    expect(page.get_by_label("Your name")).to_have_value("Far")
    expect(other.get_by_label("Your name")).to_have_value("Far")


def test_a_newcomer_who_gives_a_name_is_a_guest_at_once(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/settings")
    expect(page.get_by_role("button", name="Create recovery code")).to_have_count(0)
    page.get_by_label("Your name").fill("Zoe")
    page.get_by_role("button", name="Change name").click()
    expect(page.get_by_role("button", name="Create recovery code")).to_be_visible()
    expect(page.get_by_role("button", name="Download everything")).to_be_visible()


def test_a_name_changed_at_a_table_is_changed_there(page: Page, server: Server) -> None:
    named(page, server.url, "Alice")
    table = make_table(page, server.url)
    page.goto(f"{server.url}/table/{table}")
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("link", name="Settings").click()
    page.get_by_label("Your name").fill("Zoe")
    page.get_by_role("button", name="Change name").click()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_role("listitem").filter(has_text="Zoe")).to_be_visible()
    expect(page.get_by_text("Alice")).to_have_count(0)


DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
DECLINE = """() => {
  navigator.credentials.get = () => Promise.reject(new DOMException("", "NotAllowedError"));
}"""


def with_device(page: Page) -> None:
    """Give the page's computer a device that keeps passkeys."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})


def notice(page: Page, sentence: str) -> None:
    """Wait for a notice, and put it away."""
    page.get_by_role("button", name=sentence).click()


def test_a_passkey_brings_a_person_back_until_it_is_removed(
    new_page: NewPage, server: Server, screen: dict[str, Any]
) -> None:
    page = new_page(allowed=("403",), color_scheme="dark" if screen else "light", **screen)
    url = server.url.replace("127.0.0.1", "localhost")
    table = make_table(page, url)
    with_device(page)
    page.goto(f"{url}/settings")
    page.get_by_role("button", name="Add a passkey").press("Enter")
    notice(page, "Passkey added.")
    page.get_by_role("button", name="Add a passkey").click()
    notice(page, "This device has a passkey of yours already.")
    expect(page.get_by_text("Added on")).to_have_count(1)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    forget(page, url)
    page.get_by_role("button", name="Sign in with a passkey").click()
    notice(page, "Welcome back, Alice.")
    page.goto(f"{url}/table/{table}")
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    page.goto(f"{url}/settings")
    expect(page.get_by_text("last used on")).to_be_visible()
    page.get_by_role("button", name="Remove the passkey").click()
    assert faults(page) == []
    page.get_by_role("button", name="Remove", exact=True).click()
    notice(page, "Passkey removed.")
    forget(page, url)
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("button", name="This passkey cannot be used here.")).to_be_visible()


def forget(page: Page, url: str) -> None:
    """Clear what the browser keeps, and show the settings."""
    page.context.clear_cookies()
    page.evaluate("localStorage.clear()")
    page.goto(f"{url}/settings")


def test_who_declines_stays_who_they_are(new_page: NewPage, server: Server) -> None:
    page = new_page()
    url = server.url.replace("127.0.0.1", "localhost")
    make_table(page, url)
    page.goto(f"{url}/settings")
    page.evaluate(DECLINE)
    page.get_by_role("button", name="Sign in with a passkey").click()
    notice(page, "Nothing was changed.")
    assert page.context.request.get(f"{url}/api/guest").json() == {"name": "Alice"}


def test_where_browsers_allow_no_passkeys_the_page_offers_none(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/settings")
    expect(page.get_by_role("heading", name="Recovery code")).to_be_visible()
    expect(page.get_by_role("heading", name="Passkeys")).to_have_count(0)


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
