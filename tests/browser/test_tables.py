"""Tables with several players, which survive reloads and a killed server."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.playing import HANDED, first_legal, is_over, make_table, pass_three, play_one, sit_down
from tests.server.live import Server
from tests.waiting import wait_until

HAND = 15


def test_two_browsers_play_at_one_table(new_page: NewPage, server: Server) -> None:
    alice, bob = new_page(), new_page(**PHONE)
    alice.goto(f"{server.url}/?choose=black-spy")
    alice.get_by_role("checkbox", name="No Good Spies").check()
    alice.get_by_label("Open to people").check()
    alice.get_by_label("Bot delay").select_option(label="No delay")
    alice.get_by_role("button", name="Create table").click()
    alice.get_by_label("Your name").fill("Alice")
    alice.get_by_role("button", name="Save name").click()
    expect(alice.get_by_label("Your name")).to_have_count(0)
    expect(alice.get_by_text("Alice").first).to_be_visible()
    expect(alice.get_by_role("button", name="Copy link")).to_be_in_viewport(ratio=1)
    link = alice.get_by_label("Invitation link", exact=True).input_value()
    bob.goto(link)
    expect(bob.get_by_role("heading", name="Alice invites you to Black Spy")).to_be_visible()
    expect(bob.get_by_text("4 players · No Good Spies · to 150 points")).to_be_visible()
    bob.get_by_label("Your name").fill("<b>Bob</b>" + "x" * 500)
    bob.get_by_role("button", name="Take a seat").click()
    expect(bob.get_by_role("button", name="Stand up")).to_be_visible()
    expect(alice.get_by_text("<b>Bob</b>xxx").first).to_be_visible()
    alice.get_by_role("button", name="Start game").click()
    pass_three(alice)
    pass_three(bob)
    held = {alice: HAND, bob: HAND}
    for _ in range(6):
        either = alice if plays_next(alice, bob) else bob
        play_one(either)
        held[either] -= 1
    assert min(held.values()) < HAND
    bob.get_by_role("button", name="Log and chat").click()
    bob.get_by_role("button", name="Well played.").click()
    for page in (alice, bob):
        expect(page.get_by_role("log").get_by_text(": Well played.")).to_be_visible()


def test_a_pause_is_proposed_declined_agreed_to_and_logged(new_page: NewPage, server: Server) -> None:
    alice, bob = new_page(), new_page(**PHONE)
    table = make_table(
        alice, server.url, access="open", seats=[{"sitter": "open"}] * 2 + [{"sitter": "bot"}] * 2
    )
    alice.goto(f"{server.url}/table/{table}")
    bob.context.request.put(f"{server.url}/api/guest", data={"name": "Bob"})
    bob.context.request.post(f"{server.url}/api/tables/{table}/members", data={})
    bob.goto(f"{server.url}/table/{table}")
    bob.get_by_role("button", name="Sit here, seat 2").click()
    alice.get_by_text("Bob").first.wait_for()
    alice.get_by_role("button", name="Start game").click()
    for answer in ("Keep playing", "Agree"):
        alice.get_by_role("button", name="Table", exact=True).click()
        alice.get_by_role("button", name="Propose a pause").click()
        expect(bob.get_by_text("Alice proposes a pause.")).to_be_visible()
        bob.get_by_role("button", name=answer).click()
        if answer == "Keep playing":
            expect(alice.get_by_role("button", name="Bob prefers to keep playing.")).to_be_visible()
    for page in (alice, bob):
        expect(page.locator(".prompt .line")).to_have_text("Paused")
        expect(page).to_have_title("Paused · Black Spy")
    expect(alice.get_by_text("You propose a pause.").first).to_be_visible()


def test_a_shared_house_variant_is_the_first_thing_on_a_phone(new_page: NewPage, server: Server) -> None:
    ada, ben = new_page(), new_page(**PHONE)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.goto(f"{server.url}/?choose=black-spy")
    ada.get_by_label("The Mole").check()
    ada.get_by_text("Save as house variant").first.click()
    ada.get_by_label("Name", exact=True).fill("Late Mole")
    ada.get_by_role("button", name="Save as house variant").click()
    ada.get_by_role("button", name="Back").click()
    ada.get_by_role("button", name="Copy link").click()
    expect(ada.get_by_role("button", name="Copied.")).to_be_visible()
    link = ada.evaluate("() => navigator.clipboard.readText()")
    ben.goto(link)
    expect(ben.get_by_role("button", name="Keep it")).to_be_in_viewport(ratio=1)
    ben.get_by_role("button", name="Keep it").click()
    expect(ben.get_by_text("Late Mole").first).to_be_visible()


def test_the_form_for_a_custom_table_is_short_and_pictures_variants(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/?choose=black-spy")
    expect(page.locator("label:has(input[type=checkbox]) .card")).to_have_count(14)
    assert page.locator("form").evaluate("form => form.offsetHeight") < 1_600


def test_a_custom_table_says_what_excludes_what_and_orders_seats_by_the_keyboard(
    new_page: NewPage, server: Server
) -> None:
    page = new_page(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    page.goto(f"{server.url}/?choose=black-spy")
    page.get_by_role("checkbox", name=re.compile("^Capture or Release")).check()
    sweep = page.get_by_role("checkbox", name=re.compile("^Spies count on a sweep"))
    expect(sweep).to_have_accessible_name(re.compile("Not together with Capture or Release"))
    expect(page.get_by_role("checkbox", name="The Mole")).not_to_have_accessible_name(
        re.compile("Not together")
    )
    sweep.press("Space")
    expect(sweep).not_to_be_checked()
    page.get_by_role("radio", name="1990").check()
    expect(page.get_by_label("Played to")).to_have_attribute("placeholder", "200")
    expect(page.get_by_role("checkbox", name="No Good Spies")).to_be_checked()
    page.get_by_role("button", name="Set the order").press("Enter")
    page.get_by_role("button", name="Move down: Seat 1, you").press("Enter")
    expect(page.get_by_role("button", name="Move down: Seat 1, you")).to_be_focused()
    page.get_by_role("button", name="Deal", exact=True).click()
    page.locator(HANDED).first.wait_for()
    name = page.url.rpartition("/")[2]
    made = page.context.request.get(f"{server.url}/api/tables/{name}").json()["line"]["options"]
    assert made == {
        "variants": ["no-good-spies", "capture-or-release"],
        "pass_direction": "left",
        "first_lead": "dealer-left",
        "end_value": 200,
        "ages": [1, 0, 2, 3],
    }


def test_a_newcomer_at_an_open_table_first_says_a_name(new_page: NewPage, server: Server) -> None:
    host, newcomer = new_page(), new_page()
    table = make_table(host, server.url, access="open", seats=[{"sitter": "open"}] * 4)
    host.goto(f"{server.url}/table/{table}")
    newcomer.goto(f"{server.url}/table/{table}")
    newcomer.get_by_label("Your name").fill("Nell")
    newcomer.get_by_role("button", name="Only watch").click()
    expect(host.get_by_text("Nell").first).to_be_visible()
    newcomer.get_by_role("button", name="Sit here").first.click()
    expect(newcomer.get_by_role("button", name="Stand up")).to_be_visible()


def plays_next(alice: Page, bob: Page) -> bool:
    """Return whether it is Alice who plays next, once it is her turn or Bob's."""
    script = "() => document.querySelector('.hand button.legal') !== null"
    wait_until(lambda: alice.evaluate(script) or bob.evaluate(script))
    return bool(alice.evaluate(script))


def test_a_reload_in_mid_trick_continues_where_it_was(page: Page, server: Server) -> None:
    sit_down(page, server.url)
    pass_three(page)
    first_legal(page).wait_for()
    play_one(page)
    page.reload()
    expect(page.locator(HANDED)).to_have_count(HAND - 1)
    assert not is_over(page)
    play_one(page)


def test_a_server_killed_in_mid_trick_restarts_and_the_page_continues(
    new_page: NewPage, own_server: Server
) -> None:
    page = new_page(allowed=("WebSocket connection", "Failed to load resource"))
    sit_down(page, own_server.url, pace=0.2)
    pass_three(page)
    first_legal(page).wait_for()
    play_one(page)
    own_server.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    own_server.start_again()
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    expect(page.locator(HANDED)).to_have_count(HAND - 1)
    while page.locator(HANDED).count() > HAND - 4:
        assert not is_over(page)
        play_one(page)


def test_two_tabs_on_one_seat_show_the_same_and_either_may_play(page: Page, server: Server) -> None:
    table = sit_down(page, server.url)
    pass_three(page)
    first_legal(page).wait_for()
    other = page.context.new_page()
    other.goto(f"{server.url}/table/{table}")
    first_legal(other).wait_for()
    play_one(other)
    expect(page.locator(HANDED)).to_have_count(HAND - 1)
    first_legal(page).wait_for()
    play_one(page)
    expect(other.locator(HANDED)).to_have_count(HAND - 2)


def test_what_is_set_in_one_tab_holds_in_the_other(page: Page, server: Server) -> None:
    sit_down(page, server.url)
    other = page.context.new_page()
    other.goto(f"{server.url}/settings")
    other.get_by_label("Dark").check()
    expect(page.locator("html[data-theme=dark]")).to_have_count(1)


def test_the_back_button_leads_to_the_lobby_and_the_table_is_listed_there(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.locator(HANDED).first.wait_for()
    page.get_by_role("link", name="Home", exact=True).click()
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    page.go_back()
    expect(page.locator(HANDED)).to_have_count(HAND)
    page.go_forward()
    page.get_by_role("link", name="Continue").first.click()
    expect(page.locator(HANDED)).to_have_count(HAND)


def test_what_is_set_up_is_found_again_by_back_forward_and_reload(page: Page, server: Server) -> None:
    page.goto(server.url)
    page.get_by_role("link", name="Home", exact=True).click()
    page.get_by_role("button", name="Change: bots, level and length of Spy Tricks").click()
    page.get_by_role("link", name="Custom game").click()
    setup = page.get_by_role("heading", name="New Spy Tricks table")
    expect(setup).to_be_visible()
    page.reload()
    expect(setup).to_be_visible()
    page.get_by_role("link", name="Spydeck, Home").click()
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    page.go_back()
    expect(setup).to_be_visible()


def test_a_member_without_a_seat_watches_and_sees_no_hand(new_page: NewPage, server: Server) -> None:
    alice, carol = new_page(), new_page()
    table = sit_down(alice, server.url, access="open", name="Open house")
    carol.context.request.put(f"{server.url}/api/guest", data={"name": "Carol"})
    carol.goto(f"{server.url}/table/{table}")
    expect(carol.get_by_label("Your name")).to_have_value("Carol")
    carol.get_by_role("button", name="Only watch").click()
    expect(carol.get_by_text("You are spectating.")).to_be_visible()
    expect(carol.locator(HANDED)).to_have_count(0)


def test_a_finished_game_leads_to_another_at_once(page: Page, server: Server) -> None:
    sit_down(page, server.url)
    pass_three(page)
    while not is_over(page):
        play_one(page)
    page.get_by_role("button", name="Another deal").click()
    expect(page.locator(HANDED)).to_have_count(HAND)


def test_who_hears_the_page_learns_of_the_clock_in_time(new_page: NewPage, server: Server) -> None:
    page = new_page(slow_undo=False)  # which would slow the page's clock, too
    page.clock.install()
    sit_down(page, server.url, clock=30)
    heard = page.locator("[aria-live=polite]").first
    page.keyboard.press("Alt+T")
    expect(heard).to_have_text(re.compile(r"^(30|2\d) seconds left for your move$"))
    page.clock.fast_forward(18_000)
    expect(heard).to_have_text(re.compile("^(10|[1-9]) seconds? left for your move$"))
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("Alt+T says how much time is left.")
