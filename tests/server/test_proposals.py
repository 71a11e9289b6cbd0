"""What needs the agreement of all people at a table: a pause, a draw."""

from __future__ import annotations

import pytest

from spydeck.protocol import commands
from spydeck.protocol.tables import Proposal, StandIn
from spydeck.server.table import deadlines
from spydeck.server.table.entries import StoodIn
from spydeck.server.table.table import OpenProposal
from tests.server.command_samples import (
    BACK,
    LEAVE,
    RESUME,
    C,
    answer,
    code,
    propose,
    single_deal,
    stage,
)
from tests.server.manual_host import ManualHost


def test_all_persons_must_agree_to_a_pause() -> None:
    host = single_deal(persons=3)
    host.send(0, propose("pause"))
    assert code(host, 1, propose("draw")) == "not-now"
    host.send(1, answer(True))
    assert stage(host) == "playing"
    host.send(2, answer(True))
    assert stage(host) == "paused"
    hand = host.table.running.view(0)["hand"]
    act = commands.Act(
        type="act", id=C, asked=host.table.questions[0].since, action="pass " + " ".join(hand[:3])
    )
    refusal = host.refused(0, act)
    assert (refusal.code, "paused" in refusal.sentence) == ("not-now", True)
    host.wait(100)
    assert "acted" not in host.kinds()
    host.send(1, RESUME)
    assert stage(host) == "playing"
    assert code(host, 1, RESUME.model_copy(update={"id": "x2"})) == "not-now"


def test_one_no_ends_a_proposal() -> None:
    host = single_deal()
    host.send(0, propose("draw"))
    host.send(3, answer(False))
    assert host.table.proposal is None
    assert code(host, 1, answer(True, "a2")) == "not-now"


@pytest.mark.parametrize("what", ["pause", "draw"])
def test_whoever_made_a_proposal_takes_it_back_by_declining(what: Proposal) -> None:
    host = single_deal()
    host.send(1, propose(what))
    host.send(0, answer(True))
    host.send(1, answer(False, "a2"))
    assert host.table.proposal is None
    assert host.log[-1].entry.public_event() == {"kind": "withdrawn", "seat": 1}
    host.send(1, propose(what).model_copy(update={"id": "p2"}))
    assert host.table.proposal == OpenProposal(what, 1, {1})


def test_nobody_stands_in_for_anybody_once_the_game_is_over() -> None:
    host = single_deal(persons=2)
    host.enter([StoodIn(seat=1, why="clock")])
    host.send(0, propose("draw"))
    host.send(1, answer(True))
    assert stage(host) == "over"
    assert host.table.chairs[1].stand_in is None


@pytest.mark.parametrize("why", ["away", "clock"])
def test_a_draw_needs_the_agreement_of_absent_players(why: StandIn) -> None:
    host = single_deal(persons=2)
    host.enter([StoodIn(seat=1, why=why)])
    host.send(0, propose("draw"))
    assert stage(host) == "playing"
    host.send(1, answer(True))
    assert stage(host) == "over"


def test_a_draw_does_not_need_the_agreement_of_players_who_left() -> None:
    host = single_deal(persons=2)
    host.send(1, LEAVE)
    host.send(0, propose("draw"))
    assert stage(host) == "over"


def test_a_draw_by_agreement_ends_the_game_even_when_it_is_paused() -> None:
    host = single_deal(persons=2)
    host.send(0, propose("pause"))
    host.send(1, answer(True))
    host.send(1, propose("draw", "p2"))
    host.send(0, answer(True, "a2"))
    assert host.table.stage == "over"
    ended = host.log[-1].entry
    assert ended.kind == "ended"
    assert (ended.why, ended.winners, ended.secret) == ("draw", [], host.table.secret.hex())


def test_absent_players_need_not_agree_to_a_pause() -> None:
    host = single_deal(persons=2)
    host.enter([StoodIn(seat=1, why="away")])
    host.send(0, propose("pause"))
    assert stage(host) == "paused"


def test_a_proposal_is_accepted_when_the_last_player_who_had_not_agreed_leaves() -> None:
    host = single_deal(persons=3)
    host.send(0, propose("pause"))
    host.send(1, answer(True))
    host.send(2, LEAVE)
    assert stage(host) == "paused"


def test_spectators_neither_propose_nor_resume() -> None:
    host = single_deal(persons=1)
    host.join(1)
    for command in (propose("draw"), answer(True), RESUME, BACK):
        assert code(host, 1, command) == "not-seated"


def test_a_spectating_host_restarts_a_table_that_all_others_have_left() -> None:
    host = ManualHost()
    host.send(0, commands.Stand(type="stand", id="up"))
    host.join(1, 0)
    host.send(0, commands.Start(type="start", id="start"))
    host.send(1, commands.Propose(type="propose", id="p1", what="pause"))
    host.send(0, commands.Remove(type="remove", id="off", member=1))
    host.join(2)
    assert host.refused(2, commands.Resume(type="resume", id="r2")).code == "not-seated"
    host.send(0, commands.Resume(type="resume", id="r0"))
    assert host.kinds()[-1] == "resumed"
    host.enter([deadlines.end_game(host.table, "draw")])
    assert host.refused(2, commands.Rematch(type="rematch", id="m2")).code == "not-seated"
    host.send(0, commands.Rematch(type="rematch", id="m0"))
    assert host.kinds()[-1] == "rematch"
