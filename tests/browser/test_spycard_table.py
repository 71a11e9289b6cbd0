"""Spycard's table: one page without scrolling, what the wire says, and the large cards of agents."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.playing import make_table
from tests.browser.signals import BUZZ, CARD, MOMENT, NOTED, TURN, WANTED
from tests.browser.test_spycard import JACK_FOR_ALICE, agent, gather, partner, send_to_field, verb
from tests.browser.wording import HIDDEN, WATCH, faults, may_have_moved, stands_still
from tests.server.in_process import Live, live
from tests.server.live import Server
from tests.server.manual_host import spycard_outcomes, stack


def screen(width: int, height: int) -> dict[str, Any]:
    """A phone or a wide screen, as arguments of `new_page`."""
    phone = {"has_touch": True, "is_mobile": True} if width < 600 else {}
    return {"viewport": {"width": width, "height": height}, **phone}


OVERLAPPING = """() => {
  const parts = [...document.querySelectorAll('.others > .player, .wire, .mine, .verb, .acts')];
  const boxes = parts.filter((one) => one.checkVisibility()).map((one) => [one, one.getBoundingClientRect()]);
  const named = ([one]) => one.ariaLabel ?? one.className;
  return boxes.flatMap((one, place) => boxes.slice(place + 1)
    .filter(([other]) => !one[0].contains(other))
    .filter(([other]) => !(one[0].matches('.wire') && other.matches('.verb')))
    .filter(([, box]) => box.left < one[1].right - 1 && box.right > one[1].left + 1
      && box.top < one[1].bottom - 1 && box.bottom > one[1].top + 1)
    .map((other) => `${named(one)} and ${named(other)}`));
}"""
"""Finds parts of the table that overlap; on a phone, the verbs have the lower part of the wire."""

SCROLLS = """() => {
  const { scrollHeight, scrollWidth } = document.documentElement;
  return scrollHeight > innerHeight || scrollWidth > innerWidth;
}"""


def is_one_page(page: Page) -> None:
    """Check that all of the table is in sight without scrolling, each part in its place."""
    assert page.evaluate(SCROLLS) is False
    assert page.evaluate(OVERLAPPING) == []
    found: list[str] = page.evaluate(f"() => ({HIDDEN})()")
    assert [fault for fault in found if not fault.startswith("too small")] == []


CLIPPED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const faces = [...document.querySelectorAll('.player .face')].filter((face) => face.checkVisibility());
  const clipped = faces.filter((face) => {
    const [own, sign] = [box(face), box(face.closest('.sign'))];
    const room = Math.min(own.top - sign.top, sign.bottom - own.bottom);
    return getComputedStyle(face.closest('.sign')).overflow !== 'visible' && room < 2.5;
  });
  const words = [...document.querySelectorAll('.zone .name')].filter((one) => one.checkVisibility());
  const spilt = words.filter((one) => one.scrollHeight > one.clientHeight + 1);
  return [...clipped, ...spilt].map((one) => one.className);
}"""
"""Finds faces without room for the ring around them, and zones too low for their names."""


@pytest.mark.parametrize("players", [3, 5])
def test_faces_and_the_names_of_zones_are_whole(new_page: NewPage, server: Server, players: int) -> None:
    page = new_page(locale="de-DE")
    seats = [{"sitter": "open"}, *[{"sitter": "bot"}] * (players - 1)]
    settings = {"game": "spycard", "players": players, "options": {}, "seats": seats, "start": True}
    page.goto(f"{server.url}/table/{make_table(page, server.url, **settings)}")
    page.locator(".verb").first.wait_for()
    for width, height in ((1280, 800), (1100, 640), (800, 600), (600, 560), (390, 664), (360, 600)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => ({CLIPPED})().length === 0")


@pytest.mark.parametrize(
    ("size", "players"),
    [
        ((1280, 800), 3),
        ((1280, 800), 5),
        ((1440, 900), 4),
        ((390, 664), 4),
        ((360, 600), 4),
        ((360, 600), 5),
        ((768, 1024), 5),
        ((1280, 599), 5),
        ((1024, 500), 4),
        ((600, 560), 5),
    ],
)
def test_the_table_is_one_page_also_with_a_suggestion(
    new_page: NewPage, server: Server, size: tuple[int, int], players: int
) -> None:
    page = new_page(**screen(*size))
    seats = [{"sitter": "open"}, *[{"sitter": "bot"}] * (players - 1)]
    settings = {"game": "spycard", "players": players, "options": {}, "seats": seats, "start": True}
    page.goto(f"{server.url}/table/{make_table(page, server.url, **settings)}")
    verb(page, "Pass").wait_for()
    is_one_page(page)
    note = page.get_by_role("note", name="Hint")
    note.get_by_role("button", name="Hints off").click()
    expect(note).to_have_count(0)
    is_one_page(page)
    page.get_by_role("button", name="Suggest").click()
    expect(page.get_by_role("note", name="Why this is suggested")).to_be_visible()
    is_one_page(page)


@pytest.fixture
def exposing_server(servers: ExitStack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Live:
    """Start a server that deals all games alike: P0 needs six agents in play, P2 has the Ace of clubs."""
    stack(monkeypatch, spycard_outcomes(JACK_FOR_ALICE, agendas="KS KH AC"))
    return servers.enter_context(live(f"sqlite:///{tmp_path / 'stacked.db'}"))


TOLD = """window.told = [];
new MutationObserver(() => {
  const wire = document.querySelector('.wire');
  if (!wire.querySelector('[data-moment]')) window.told.push(wire.textContent);
}).observe(document.body, { childList: true, subtree: true, characterData: true });"""
"""Collects what the wire says while no moment stands."""


@pytest.mark.parametrize("size", [(1280, 800), (360, 600), (844, 390)])
@pytest.mark.parametrize("right", [True, False])
def test_an_exposure_stands_in_the_wire_with_all_that_follows(
    new_page: NewPage, exposing_server: Live, size: tuple[int, int], right: bool
) -> None:
    page = new_page(moments="wait", **screen(*size))
    table, link = gather(page, exposing_server)
    bob, _ = (partner(exposing_server, link, table, seat) for seat in (1, 2))
    page.get_by_role("button", name="Start game").click()
    send_to_field(page, "#1")
    page.evaluate(TOLD)
    bob.act("expose P2 AC" if right else "expose P2 AD")
    moment = page.locator(".wire [data-moment]")
    exposer, exposed = page.locator(".others > .player").all()
    named = r"the\s+Ace of clubs\s*\. Right!" if right else r"the\s+Ace of diamonds\s*\. Wrong!"
    expect(moment).to_contain_text(re.compile(rf"names Carol \(2\)'s agenda, {named}"))
    expect(moment).to_contain_text("is out and discards 4 agents.")
    expect(moment).to_contain_text("8 agents are in play; you need exactly 6.")
    assert not [told for told in page.evaluate("window.told") if "agenda is" in told]
    expect(exposer).to_contain_text("exposes")
    expect(exposed).to_contain_text("is exposed")
    expect((exposed if right else exposer).locator(".stamp")).to_have_text("Out")
    expect(page.locator(".others .agent")).to_have_count(8)
    assert faults(page) == []
    assert page.evaluate(SCROLLS) is False
    assert page.evaluate(OVERLAPPING) == []
    page.get_by_role("button", name="Go on").click()
    expect(moment).to_have_count(0)
    expect(page.locator(".others .agent")).to_have_count(4)


def test_what_others_do_stands_in_the_wire_with_the_actor_framed(
    new_page: NewPage, exposing_server: Live
) -> None:
    page = new_page()
    table, link = gather(page, exposing_server)
    bob, carol = (partner(exposing_server, link, table, seat) for seat in (1, 2))
    page.get_by_role("button", name="Start game").click()
    expect(page.locator(".plan")).to_contain_text("Now: 12 agents are in play.")
    send_to_field(page, "#1")
    bob.act("field #2 #5")
    expect(page.locator(".wire")).to_contain_text("moves #2 and #5 to the field.")
    expect(page.locator(".player.acts")).to_have_count(1)
    expect(page.locator(".player.acts .agent.involved")).to_have_count(2)
    carol.act("pass")
    verb(page, "Pass").wait_for()
    expect(page.locator(".wire")).to_contain_text("passes.")
    expect(page.locator(".wire")).to_contain_text("moves #2 and #5 to the field.")


def test_whoever_wants_signals_learns_of_others_moves_their_own_turn_and_an_exposure(
    new_page: NewPage, exposing_server: Live
) -> None:
    page = new_page(moments="wait")
    page.add_init_script(NOTED)
    page.add_init_script(WANTED)
    table, link = gather(page, exposing_server)
    bob, carol = (partner(exposing_server, link, table, seat) for seat in (1, 2))
    page.get_by_role("button", name="Start game").click()
    send_to_field(page, "#1")
    page.evaluate("heard.length = felt.length = 0")
    bob.act("field #2 #5")
    page.wait_for_function(f"() => heard.includes({CARD})")
    assert page.evaluate(f"[heard.includes({TURN}), felt]") == [False, []]
    carol.act("pass")
    page.wait_for_function(f"() => heard.includes({TURN}) && felt.includes({BUZZ})")
    verb(page, "Pass").click()
    page.get_by_role("button", name="Send now").click()
    assert not page.evaluate(f"heard.includes({MOMENT})")
    bob.act("expose P2 AC")
    page.locator("[data-moment]").wait_for()
    assert page.evaluate(f"heard.includes({MOMENT})")


@pytest.mark.parametrize("size", [(1280, 800), (390, 664), (844, 390)])
def test_an_agent_has_a_large_card_that_leaves_the_others_in_sight(
    new_page: NewPage, exposing_server: Live, size: tuple[int, int]
) -> None:
    page = new_page(**screen(*size))
    table, link = gather(page, exposing_server)
    for seat in (1, 2):
        partner(exposing_server, link, table, seat)
    page.get_by_role("button", name="Start game").click()
    agent(page, "#4").click()
    card = page.get_by_role("region", name="Agent #4")
    expect(card).to_contain_text("Jack of clubs")
    expect(card).to_contain_text("Subterfuge: turn down any face-up agent.")
    expect(card).to_contain_text("only a Queen or the Ace of Spades is higher")
    expect(card).to_contain_text("you alone")
    assert faults(page) == []
    assert page.evaluate(SCROLLS) is False
    box = card.bounding_box()
    assert box
    for other in page.locator(".others > .player").all():
        area = other.bounding_box()
        assert area
        beside = box["x"] >= area["x"] + area["width"] or box["x"] + box["width"] <= area["x"]
        assert beside or box["y"] >= area["y"] + area["height"]
    agent(page, "#2").click()
    expect(page.get_by_role("region", name="Agent #2")).to_contain_text("You have not seen it.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Agent #2")).to_have_count(0)
    agent(page, "#4").click()
    card.get_by_role("button", name="To field").click()
    expect(page.locator(".wire")).to_contain_text("#4 goes to the field.")


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)])
def test_nothing_jumps_while_others_play(
    new_page: NewPage, exposing_server: Live, size: tuple[int, int]
) -> None:
    page = new_page(moments="wait", **screen(*size))
    page.add_init_script(WATCH)
    table, link = gather(page, exposing_server)
    bob, carol = (partner(exposing_server, link, table, seat) for seat in (1, 2))
    page.get_by_role("button", name="Start game").click()
    verb(page, "To field").wait_for()
    may_have_moved(page)  # while they sat down
    send_to_field(page, "#1")
    bob.act("field #2")
    carol.act("field #3 #6")
    verb(page, "Pass").wait_for()
    verb(page, "Pass").click()
    page.get_by_role("button", name="Send now").click()
    bob.act("expose P2 AC")
    page.get_by_role("button", name="Go on").click()
    verb(page, "Pass").wait_for()
    stands_still(page)
