"""All players agree to finish a deal in which no remaining card can change the points."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from spydeck.games.black_spy.cards import BLACK, texts_of
from spydeck.protocol import commands
from spydeck.server.store.errors import FULL, NotSaved
from spydeck.server.store.writes import Write
from spydeck.server.table import deadlines
from spydeck.server.table.entries import Acted, Entry
from spydeck.server.table.reducer import apply_entry
from tests.black_spy.stacked import before_pass, deck_of, drawing_deck, full_hands
from tests.server.command_samples import answer, propose
from tests.server.hosted_table import HostedTable
from tests.server.manual_host import ManualHost, snapshot, stack

BLACK_CARDS = texts_of(BLACK)
HANDS, PASSES = before_pass(full_hands(3, {0: " ".join(["R1", "R10", "R7", "R11", *BLACK_CARDS])}), 1)
"""Seat 0 leads and takes all black cards; after that no card counts."""


@pytest.fixture(autouse=True)
def stacked(monkeypatch: pytest.MonkeyPatch) -> None:
    stack(monkeypatch, {"dealer-draw": drawing_deck(2), "deal": deck_of(HANDS, 2)})


def steps_to_settled(table_options: dict[str, object]) -> list[Entry]:
    """Return everything that happens in the deal before it is settled."""
    host = ManualHost("black-spy", 3, options=table_options).gather()
    match = host.table.running
    passed = len(host.log)
    for seat, cards in enumerate(PASSES):
        host.act(seat, f"pass {' '.join(cards)}")
    leads = iter(["R11", *BLACK_CARDS])
    while not match.settled:
        seat = match.actors[0]
        host.act(seat, f"play {next(leads)}" if seat == 0 else next(match.legal(seat)))
    return [one.entry for one in host.log[passed:]]


def settled_deal(persons: int = 3, **options: object) -> ManualHost:
    """Return a table where all black cards have been taken, the last one in an unfinished trick."""
    host = ManualHost("black-spy", 3, options=options).gather(persons)
    host.enter(steps_to_settled(options))
    view = host.table.running.view(None)
    assert (view["stage"], view["settled"], view["hand_sizes"]) == ("play", True, [3, 4, 4])
    return host


def finished(host: ManualHost) -> ManualHost:
    """Let all three agree to finish the deal."""
    host.send(0, propose("finish"))
    host.send(1, answer(True))
    host.send(2, answer(True))
    return host


def after_agreeing(host: ManualHost) -> list[Entry]:
    """Return the entries after all agreed."""
    return [one.entry for one in host.log[host.kinds().index("finishing") + 1 :]]


def test_the_remaining_cards_are_played_at_once_when_all_agree() -> None:
    host = settled_deal()
    host.send(0, propose("finish"))
    host.send(1, answer(True))
    assert "finishing" not in host.kinds()
    assert host.refused(2, propose("pause", "p2")).code == "not-now"
    host.send(2, answer(True))
    view = host.table.running.view(None)
    assert (view["deal"], view["totals"]) == (1, [0, 60, 60])
    rest = after_agreeing(host)
    assert [entry.kind for entry in rest] == ["acted"] * 11 + ["revealed"]
    assert all(entry.by == "agreement" for entry in rest if isinstance(entry, Acted))
    assert {one.at for one in host.log[-13:]} == {host.now}
    assert [chair.sitter for chair in host.table.chairs] == ["person"] * 3
    assert (host.table.proposal, host.table.finishing) == (None, False)


def test_a_single_person_with_bots_needs_no_other_agreement() -> None:
    host = settled_deal(persons=1)
    host.send(0, propose("finish"))
    assert host.table.running.view(None)["deal"] == 1
    assert [chair.player for chair in host.table.chairs] == [None, "sensible", "sensible"]


def test_one_no_lets_the_deal_continue() -> None:
    host = settled_deal()
    host.send(0, propose("finish"))
    host.send(1, answer(True))
    host.send(2, answer(False))
    assert (host.table.proposal, host.kinds()[-1]) == (None, "answered")


def test_only_a_settled_deal_can_be_finished() -> None:
    host = ManualHost("black-spy", 3).gather()
    refusal = host.refused(0, propose("finish"))
    assert (refusal.code, "change the points" in refusal.sentence) == ("not-now", True)


@pytest.mark.parametrize("game", ["spy-tricks", "spycard"])
def test_other_games_are_never_settled(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert ManualHost(game).gather().refused(0, propose("finish")).code == "not-now"


def test_the_proposal_lapses_with_the_deal() -> None:
    host = settled_deal()
    host.send(0, propose("finish"))
    match = host.table.running
    while match.settled:
        host.act(match.actors[0], next(match.legal(match.actors[0])))
    assert (host.kinds().count("lapsed"), host.table.proposal) == (1, None)
    assert "finishing" not in host.kinds()


def test_a_game_that_was_finished_early_can_be_played_again() -> None:
    host = finished(settled_deal(end_value=1))
    assert host.kinds()[-2:] == ["revealed", "ended"]
    host.send(0, commands.Rematch(type="rematch", id="r1"))
    host.send(0, commands.Start(type="start", id="s1"))
    assert host.table.running.view(None)["stage"] == "pass"
    assert not host.table.finishing


def test_how_a_sweep_is_settled_stays_for_the_sweeper_to_choose() -> None:
    host = finished(settled_deal(variants=["capture-or-release"]))
    match = host.table.running
    assert (match.view(0)["stage"], match.actors, host.table.finishing) == ("settle", (0,), False)
    host.act(0, "settle self")
    assert match.totals == (-60, 0, 0)


@pytest.mark.parametrize("played", [0, 1, 5, 8])
def test_a_server_that_restarts_in_the_middle_continues(played: int) -> None:
    host = finished(settled_deal())
    agreed = host.kinds().index("finishing") + 1
    again = host.replayed(agreed + played)
    for logged in host.log[agreed + played :]:
        assert deadlines.follow_ups(again) == [logged.entry]
        apply_entry(again, logged)
    assert snapshot(again) == snapshot(host.table)


async def test_what_could_not_be_saved_is_played_later(monkeypatch: pytest.MonkeyPatch) -> None:
    hosted = HostedTable("black-spy", 3)
    await hosted.gather(3)
    steps = steps_to_settled({})
    await hosted.host.carry_out(lambda table: steps)
    await hosted.send(0, type="propose", what="finish")
    await hosted.send(1, type="answer", agree=True)
    table, plies = hosted.table, hosted.table.running.plies
    saved = hosted.memory.save

    async def full_after_three(writes: Sequence[Write], can_wait: bool = False) -> None:
        if table.running.plies >= plies + 3:
            raise NotSaved(FULL)
        await saved(writes, can_wait)

    monkeypatch.setattr(hosted.memory, "save", full_after_three)
    await hosted.send(2, type="answer", agree=True)
    assert (table.running.plies, table.finishing) == (plies + 3, True)
    monkeypatch.setattr(hosted.memory, "save", saved)
    await asyncio.sleep(2)
    assert (table.running.view(None)["deal"], table.finishing) == (1, False)
