"""Spycard in the browser: whole games by pointer and finger, turns by keyboard, answers at one table."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from spydeck.json_types import JsonObject
from tests.browser.conftest import PHONE, NewPage
from tests.browser.keys import lost_focus, tab_to, watch_focus
from tests.browser.playing import make_table
from tests.browser.wording import Look, faults, not_looked_at
from tests.server.in_process import Live, Peer, live
from tests.server.live import Server
from tests.server.manual_host import spycard_outcomes, stack

JACK_FOR_ALICE = "7H JC 3S 4D / 5S 6S 7C 8D / 6H 9S 5C 9D"
"""Only P0 holds a Jack. Tokens: P0 has #1 #4 #7 #10, P1 #2 #5 #8 #11, P2 #3 #6 #9 #12."""
MARK = "for (const one of document.querySelectorAll('.verb, .dock button')) one.dataset.answered = ''"
"""Bots that do not wait may reach the next turn before the page has shown the end of the last one."""
QUESTION_SECONDS = 60
"""Tests move the server's clock in place of waiting."""
OWN_QUESTIONS = ("Keep it", "Leave it at that", "Done")


@pytest.fixture
def stacked_server(servers: ExitStack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Live:
    """Start a server that deals all games of Spycard alike; P0 starts."""
    stack(monkeypatch, spycard_outcomes(JACK_FOR_ALICE))
    return servers.enter_context(live(f"sqlite:///{tmp_path / 'stacked.db'}"))


def sit_down(page: Page, url: str, **changes: Any) -> None:
    """Start a game against two bots that do not wait, with the answers to claims set in advance."""
    seats = [{"sitter": "open"}, *[{"sitter": "bot"}] * 2]
    quick = {"game": "spycard", "players": 3, "options": {"turn_limit": 4}, "question_seconds": 0.1}
    table = make_table(page, url, **{**quick, "seats": seats, "start": True, **changes})
    page.goto(f"{url}/table/{table}")
    open_answers(page)
    for answer in ("Allow every claim", "Never turn up a Jack", "Let nobody take the bullet"):
        page.get_by_label(answer).check()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")


def open_answers(page: Page) -> None:
    """Open the answers set in advance: at the side of the table, or behind the agenda."""
    beside = page.get_by_role("button", name="Answers", exact=True)
    agenda = page.locator(".plan button")
    agenda.wait_for()
    if beside.is_visible():
        beside.click()
    else:
        agenda.click()
        page.get_by_role("button", name="Answers set in advance").click()


def agent(page: Page, token: str) -> Locator:
    """Return an agent on the table."""
    return page.locator(f'.agent[data-token="{token}"]')


def verb(page: Page, name: str) -> Locator:
    """Return the button for a kind of turn."""
    return page.locator(".verb", has_text=name)


def push(target: Locator, finger: bool) -> None:
    """Click or tap."""
    if finger:
        target.tap()
    else:
        target.click()


def take_a_turn(page: Page, finger: bool, look: Look = not_looked_at) -> None:
    """Claim an ability if there is an agent for it, or else send one to the field, or else pass."""
    ability, field = verb(page, "Ability"), verb(page, "To field")
    do_it = page.get_by_role("button", name="Do it", disabled=False)
    if ability.count():
        push(ability, finger)
        page.locator(".ability").first.wait_for()
        look(page)
        push(page.locator(".ability").first, finger)
    elif field.count():
        push(field, finger)
        push(page.locator(".agent.possible").first, finger)
        look(page)
        push(do_it, finger)
        return
    else:
        push(verb(page, "Pass"), finger)
        look(page)
        push(page.get_by_role("button", name="Send now"), finger)
        return
    while True:
        possible = page.locator(".agent.possible")
        possible.or_(do_it).first.wait_for()
        look(page)
        if not possible.count():
            break
        push(possible.first, finger)
        expect(page.locator(".prompt", has_text="One moment")).to_be_hidden()
    push(do_it, finger)


def play_to_the_end(page: Page, *, finger: bool = False, look: Look = not_looked_at) -> int:
    """Play until the game is over. Return how many turns were taken."""
    turns = 0
    over = page.get_by_role("button", name="Show results")
    question = page.get_by_role("button", name=OWN_QUESTIONS[0])
    for name in OWN_QUESTIONS[1:]:
        question = question.or_(page.get_by_role("button", name=name))
    verbs = page.locator(".verbs.live")
    while True:
        over.or_(question).or_(verbs).first.wait_for()
        look(page)
        if over.is_visible():
            push(over, finger)
            return turns
        page.evaluate(MARK)
        if verbs.is_visible():
            take_a_turn(page, finger, look)
            turns += 1
        else:
            push(question.last, finger)
        expect(page.locator("[data-answered]").and_(page.locator(".verb").or_(question))).to_have_count(0)


def test_a_whole_game_is_played_by_clicks(page: Page, server: Server) -> None:
    sit_down(page, server.url)
    assert play_to_the_end(page) > 0
    expect(page.get_by_text("The game is over", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_the_final_table_can_be_looked_at_again(page: Page, server: Server) -> None:
    sit_down(page, server.url, options={"turn_limit": 1})
    play_to_the_end(page)
    page.reload()
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".agent")).not_to_have_count(0)
    expect(page.get_by_role("button", name="Your agenda")).to_be_visible()
    page.get_by_role("button", name="Show results").click()
    expect(page.get_by_text("The game is over", exact=True)).to_be_visible()
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".agent")).not_to_have_count(0)


SAID = """window.said = '';
new MutationObserver(() => (window.said += document.querySelector('main')?.textContent ?? ''))
  .observe(document, { childList: true, subtree: true, characterData: true });"""
"""Collects what the page says, if only for a moment."""


def test_the_end_is_told_once_and_shows_every_agenda(new_page: NewPage, server: Server) -> None:
    page = new_page(moments="wait")
    page.add_init_script(SAID)
    sit_down(page, server.url, options={"turn_limit": 1})

    def header_is_of_the_table(page: Page) -> None:
        if page.get_by_role("button", name="Show results").is_visible():
            in_play = page.locator(".zone .agent").count()
            expect(page.locator("header .line")).to_contain_text(f" {in_play} agents")

    play_to_the_end(page, look=header_is_of_the_table)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("^Agenda: "))).to_have_count(3)
    assert "Never shown" not in page.evaluate("window.said")


def test_a_whole_game_is_played_on_a_phone(new_page: NewPage, server: Server) -> None:
    page = new_page(**PHONE)
    sit_down(page, server.url, players=5, seats=[{"sitter": "open"}, *[{"sitter": "bot"}] * 4])
    page.locator(".dock").wait_for()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    play_to_the_end(page, finger=True)
    expect(page.get_by_text("The game is over", exact=True)).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360


class Partner:
    """A player at the same table without a browser."""

    def __init__(self, server: Live, peer: Peer) -> None:
        self._server = server
        self._talk = peer

    def act(self, action: str, stage: str = "turn") -> None:
        """Act as soon as the seat is asked, then let the time to answer run out."""

        def asks(message: JsonObject) -> bool:
            asked, view = message.get("asked"), message.get("view")
            return bool(asked and asked["now"] and view and view["stage"] == stage)

        updates = [message for message in self._talk.received if message["type"] == "update"]
        message = updates[-1] if updates and asks(updates[-1]) else self._talk.until(asks)
        done = self._talk.ask(type="act", asked=message["asked"]["since"], action=action)
        assert done["type"] in ("done", "sealed"), done
        if done["type"] == "sealed":
            self._server.advance(QUESTION_SECONDS)


def partner(server: Live, link: str, table: str, seat: int) -> Partner:
    """Join by the invitation and sit down."""
    guest = server.guest("Carol")
    server.join(guest, {"invitation": {"link": link}})
    peer = server.sit_down(guest, table)
    assert peer.ask(type="sit", seat=seat)["type"] == "done"
    return Partner(server, peer)


def gather(page: Page, server: Live) -> tuple[str, str]:
    """Open a table of Spycard for three people on the page. Return its name and invitation."""
    seats = [{"sitter": "open"}] * 3
    changes: JsonObject = {
        "game": "spycard",
        "players": 3,
        "options": {},
        "question_seconds": QUESTION_SECONDS,
    }
    table = make_table(page, server.url, seats=seats, **changes)
    page.goto(f"{server.url}/table/{table}")
    return table, page.get_by_label("Invitation link", exact=True).input_value()


def test_turns_claims_and_answers_need_nothing_but_the_keyboard(page: Page, stacked_server: Live) -> None:
    watch_focus(page)
    table, link = gather(page, stacked_server)
    bob, carol = (partner(stacked_server, link, table, seat) for seat in (1, 2))
    keys = page.keyboard
    tab_to(page, "Start game")
    keys.press("Enter")
    verb(page, "To field").wait_for()
    tab_to(page, "To field")
    keys.press("Enter")
    for _ in range(2):
        expect(page.locator(".agent.possible:focus, .agent:focus")).to_have_count(1)
        keys.press("Enter")
        keys.press("ArrowRight")
    expect(page.get_by_text("#1 and #4 go to the field.").first).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_text("#1 goes to the field.").first).to_be_visible()
    tab_to(page, "Do it")
    keys.press("Enter")
    bob.act("field #2")
    carol.act("pass")

    verb(page, "Ability").wait_for()
    tab_to(page, "Ability")
    keys.press("Enter")
    tab_to(page, "Hearts")
    keys.press("Enter")
    expect(page.locator(".dock").get_by_text("Point at your agent that uses it.")).to_be_visible()
    expect(agent(page, "#1")).to_be_focused()
    expect(page.locator(".agent .would")).to_have_count(1)
    keys.press("Enter")
    expect(page.locator(".agent .would")).to_have_count(0)
    expect(page.locator(".dock").get_by_text("Only you see this: it would be the truth.")).to_be_visible()
    expect(page.locator(".agent.possible:focus")).to_have_count(1)
    agent(page, "#2").focus()
    keys.press("Enter")
    expect(page.get_by_role("button", name="Do it")).to_be_focused()
    keys.press("Enter")
    bob.act("allow", "accuse")
    carol.act("allow", "accuse")
    bob.act("no jack", "jack")
    expect(agent(page, "#2")).to_have_accessible_name("#2, 5 of spades, face up, in Carol's field")

    bob.act("pass")
    carol.act("field #3")
    verb(page, "Pass").wait_for()
    tab_to(page, "Pass")
    keys.press("Enter")
    tab_to(page, "Send now")
    keys.press("Enter")
    bob.act("pass")
    carol.act("spades #3 on #2")
    page.get_by_role("button", name="Accuse of lying").wait_for()
    tab_to(page, "Accuse of lying")
    keys.press("Enter")
    expect(page.locator(".dock").get_by_text("#3 is about to be turned face up.")).to_be_visible()
    carol.act("no jack", "jack")
    expect(page.get_by_role("button", name="Discards 1")).to_be_visible()
    assert lost_focus(page) == []


def panel(page: Page) -> str:
    """Return the HTML of the question without its clock, what it comes from, and the names of tokens."""
    script = (
        "panel => { const copy = panel.cloneNode(true);"
        " for (const part of copy.querySelectorAll('[role=timer], .because')) part.remove();"
        " return copy.innerHTML.replace(/#\\d+/g, '#'); }"
    )
    page.get_by_role("button", name="No Jack").wait_for()
    return str(page.locator(".dock").evaluate(script))


def test_early_answers_stay_sealed_and_a_jack_shows_in_no_question(
    new_page: NewPage, stacked_server: Live
) -> None:
    alice, bob = new_page(), new_page(color_scheme="dark", **PHONE)
    table, link = gather(alice, stacked_server)
    carol = partner(stacked_server, link, table, 1)
    bob.goto(link)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Take a seat").click()
    expect(alice.get_by_text("Bob").first).to_be_visible()
    alice.get_by_role("button", name="Start game").click()
    assert faults(alice) == []
    send_to_field(alice, "#1")
    carol.act("pass")
    send_to_field(bob, "#3")

    # Alice claims hearts on Bob's agent: Carol is asked first, and Bob may answer early.
    claim_hearts(alice, "#1", "#3")
    bob.get_by_role("button", name="Allow").click()
    expect(bob.locator(".dock").get_by_text("Sealed: Allow. You may still change it.")).to_be_visible()
    assert faults(bob) == []
    bob.get_by_role("button", name="Take it back").click()
    expect(
        bob.get_by_text("All answers open together").or_(bob.get_by_text("You may answer now"))
    ).to_be_visible()
    bob.get_by_role("button", name="Allow").click()
    expect(alice.locator(".dock").get_by_text("The others say whether they believe it.")).to_be_visible()
    carol.act("allow", "accuse")

    # Bob has no Jack, and is asked as if he had.
    expect(bob.locator(".dock")).to_contain_text("Alice claims that #1 is a heart: it turns up #3.")
    without = panel(bob)
    bob.get_by_role("button", name="Turn up a Jack").click()
    expect(bob.locator(".note", has_text="You have no other face-down Jack.")).to_be_visible()
    expect(alice.locator(".dock").get_by_text("Bob is asked.")).to_be_visible()
    assert faults(bob) == []
    stacked_server.advance(QUESTION_SECONDS)
    expect(agent(alice, "#3")).to_have_accessible_name("#3, 6 of hearts, face up, in Bob's field")

    # His agent is face up now, so nobody is asked about his hearts; Alice, who has a Jack, is asked the same.
    carol.act("pass")
    claim_hearts(bob, "#3", "#1")
    assert panel(alice) == without
    alice.get_by_role("button", name="Turn up a Jack").click()
    expect(alice.locator(".dock").get_by_text("Sealed: Turn up a Jack (#4).")).to_be_visible()
    expect(alice).to_have_title("You have answered · Spycard")
    assert faults(alice) == []
    expect(bob.get_by_text("You're asked.")).to_be_hidden()
    stacked_server.advance(QUESTION_SECONDS)
    expect(agent(alice, "#4")).to_have_accessible_name("#4, Jack of clubs, face up, in your base")


def send_to_field(page: Page, token: str) -> None:
    """Take a turn: one agent goes to the field."""
    verb(page, "To field").click()
    agent(page, token).click()
    page.get_by_role("button", name="Do it").click()


def claim_hearts(page: Page, token: str, target: str) -> None:
    """Take a turn: an agent uses hearts, or claims to."""
    verb(page, "Ability").click()
    page.locator(".ability", has_text="Hearts").click()
    agent(page, token).click()
    agent(page, target).click()
    page.get_by_role("button", name="Do it").click()
