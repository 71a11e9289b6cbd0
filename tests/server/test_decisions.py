"""Every command at a table: what it does, and when it is refused."""

import pytest

from spydeck.protocol import commands as say
from spydeck.protocol.tables import StandIn
from spydeck.server import automatic, hearing
from spydeck.server.decisions import seating
from spydeck.server.entries import Joined, Returned, Spoke, StoodIn
from tests.server.by_hand import HandHost, guest_of

C = "x1"


def sit(seat: int, name: str = C) -> say.Sit:
    return say.Sit(type="sit", id=name, seat=seat)


def fill(seat: int, bot: str | None, name: str = C) -> say.Fill:
    return say.Fill(type="fill", id=name, seat=seat, bot=bot)


START = say.Start(type="start", id=C)
REMATCH = say.Rematch(type="rematch", id=C)
LEAVE = say.Leave(type="leave", id=C)
RESUME = say.Resume(type="resume", id=C)
BACK = say.Back(type="back", id=C)


def propose(what: str, name: str = "p1") -> say.Propose:
    return say.Propose.model_validate({"type": "propose", "id": name, "what": what})


def answer(agree: bool, name: str = "a1") -> say.Answer:
    return say.Answer(type="answer", id=name, agree=agree)


def code(host: HandHost, member: int, command: say.Command) -> str:
    """The code with which a command is refused."""
    return host.refused(member, command).code


def stage(host: HandHost) -> str:
    """The stage of a table."""
    return host.table.stage


def single_deal(players: int | None = None, persons: int | None = None) -> HandHost:
    """A game of Black Spy that is over after one deal, begun."""
    return HandHost("black-spy", players, options={"end_value": 1}).gather(persons)


def played_out(host: HandHost) -> HandHost:
    """All of a game played, first by what is legal."""
    match = host.table.running
    while not match.over:
        host.act(match.actors[0], next(match.legal(match.actors[0])))
    return host


def test_the_one_who_sets_a_table_up_is_its_host_and_has_the_first_open_seat() -> None:
    table = HandHost().table
    assert (table.host, table.seat_of(0), table.stage) == (0, 0, "gathering")


def test_somebody_sits_changes_places_and_stands() -> None:
    host = HandHost()
    host.join(1)
    host.say(1, sit(2, "s1"))
    host.say(1, sit(3, "s2"))
    assert [chair.sitter for chair in host.table.chairs] == ["person", "open", "open", "person"]
    assert code(host, 1, sit(0)) == "taken"
    assert code(host, 1, sit(4)) == "unknown"
    host.say(1, say.Stand(type="stand", id="s3"))
    assert host.table.seat_of(1) is None
    assert len(host.say(1, say.Stand(type="stand", id="s4")).entries) == 0


def test_only_the_host_seats_bots_and_starts() -> None:
    host = HandHost()
    host.join(1)
    assert [code(host, 1, command) for command in (fill(2, "random"), START)] == ["not-host"] * 2
    host.say(0, fill(2, "random", "f1"))
    assert host.table.chairs[2].bot == "random"
    assert code(host, 0, fill(3, "clairvoyant")) == "unknown"
    assert code(host, 0, fill(0, "random")) == "taken"
    host.say(0, fill(2, None, "f2"))
    assert host.table.chairs[2].sitter == "open"


def test_seats_left_open_are_given_to_bots_at_the_start() -> None:
    host = single_deal(persons=1)
    assert [chair.sitter for chair in host.table.chairs] == ["person", "bot", "bot", "bot"]
    assert stage(host) == "playing"


def test_seats_are_settled_before_a_game() -> None:
    host = single_deal()
    host.join(4)
    for command in (sit(1), fill(1, "random"), START, REMATCH, say.Stand(type="stand", id=C)):
        assert code(host, 0, command) == "not-now"
    assert code(host, 4, sit(1)) == "not-now"


def test_a_program_is_seated_by_the_host_and_goes_when_its_seat_is_given_away() -> None:
    host = HandHost()
    host.enter(seating.program(host.table, 0, 1, "program:1", "Robot"))
    assert (host.table.chairs[1].sitter, host.table.name_of(1)) == ("program", "Robot")
    host.say(1, sit(2, "s1"))
    assert (host.table.chairs[1].sitter, host.table.chairs[2].sitter) == ("open", "program")
    host.say(0, fill(2, "random", "f1"))
    assert host.table.members[1].gone
    assert host.table.removed == {"program:1"}
    assert host.table.members[1].program


def test_programs_are_neither_hosts_nor_voters() -> None:
    host = HandHost(players=3)
    host.enter(seating.program(host.table, 0, 1, "program:1", "Robot"))
    host.say(0, START)
    assert host.table.persons() == {0}
    for command in (propose("pause"), answer(True), RESUME, REMATCH):
        assert code(host, 1, command) == "not-now"
    host.say(0, LEAVE.model_copy(update={"id": "l1"}))
    assert host.table.host is None


def test_a_stale_action_does_nothing_and_says_so() -> None:
    host = single_deal()
    asked = host.table.asks[0].since
    hand = host.table.running.view(0)["hand"]
    act = say.Act(type="act", id="t1", asked=asked - 1, action="pass " + " ".join(hand[:3]))
    refusal = host.refused(0, act)
    assert refusal.code == "stale"
    assert "look again" in refusal.message


def test_passes_of_others_do_not_make_mine_stale() -> None:
    host = single_deal()
    asked = [host.table.asks[seat].since for seat in range(4)]
    for seat in (2, 0, 3, 1):
        hand = host.table.running.view(seat)["hand"]
        host.act(seat, "pass " + " ".join(hand[:3]), asked=asked[seat])
    assert host.kinds().count("acted") == 4
    assert host.table.running.view(None)["stage"] != "pass"


def test_a_doubled_action_does_nothing_twice() -> None:
    host = single_deal()
    hand = host.table.running.view(0)["hand"]
    text = "pass " + " ".join(hand[:3])
    asked = host.table.asks[0].since
    host.act(0, text, command="d1")
    seq = host.table.seq
    again = host.act(0, text, asked=asked, command="d1")
    assert (again.repeated, host.table.seq) == (seq, seq)


def test_a_command_is_known_again_however_much_has_come_since() -> None:
    host = HandHost()
    host.say(0, say.Say(type="say", id="first", phrase="hello"))
    (first,) = [one for one in host.log if one.command == "first"]
    for number in range(6_000):
        host.enter([Spoke(member=0, phrase="again")], member=0, command=f"later{number}")
    decision = host.say(0, say.Say(type="say", id="first", phrase="hello"))
    assert (decision.repeated, decision.entries) == (first.seq, ())


def test_the_id_of_another_is_no_repetition() -> None:
    host = single_deal()
    for seat in (0, 1):
        hand = host.table.running.view(seat)["hand"]
        host.act(seat, "pass " + " ".join(hand[:3]), command="same")
    assert host.kinds().count("acted") == 2


def test_an_illegal_action_is_refused_with_its_clause() -> None:
    host = single_deal()
    asked = host.table.asks[0].since
    refusal = host.refused(0, say.Act(type="act", id=C, asked=asked, action="pass B1"))
    assert (refusal.code, refusal.clause) == ("illegal", "BS-8")


def test_who_is_asked_nothing_is_told_whose_turn_it_is() -> None:
    host = played_pass(single_deal())
    (turn,) = host.table.running.actors
    other = (turn + 1) % 4
    act = say.Act(type="act", id=C, asked=0, action="play B1")
    refusal = host.refused(other, act)
    assert refusal.code == "not-asked"
    assert host.table.name_of(turn) in refusal.message


def played_pass(host: HandHost) -> HandHost:
    """All pass their first three cards."""
    for seat in host.table.running.actors:
        host.act(seat, "pass " + " ".join(host.table.running.view(seat)["hand"][:3]))
    return host


def test_who_looks_on_does_not_act() -> None:
    host = single_deal()
    host.join(4)
    assert code(host, 4, say.Act(type="act", id=C, asked=0, action="play B1")) == "not-seated"


def test_a_game_that_is_over_is_told_with_its_secret_and_played_again() -> None:
    host = played_out(single_deal())
    assert host.kinds()[-2:] == ["revealed", "ended"]
    assert stage(host) == "over"
    assert host.table.commitments.secret == host.table.secret.hex()
    assert host.table.finished == ["0123456789abcdef-1"]
    assert code(host, 0, START) == "not-now"
    host.say(2, REMATCH)
    assert stage(host) == "gathering"
    secret = host.table.secret
    host.say(0, START.model_copy(update={"id": "again"}))
    assert (host.table.game_number, stage(host)) == (2, "playing")
    assert host.table.secret != secret
    assert host.table.commitments.revealed == {}


def test_a_rematch_is_for_who_played_after_a_game() -> None:
    host = single_deal()
    host.join(4)
    assert code(host, 0, REMATCH) == "not-now"
    played_out(host)
    assert code(host, 4, REMATCH) == "not-seated"


def test_who_leaves_in_a_game_is_played_for_and_gets_the_seat_back() -> None:
    host = single_deal()
    host.say(1, LEAVE)
    assert (host.table.chairs[1].stand_in, host.table.members[1].gone) == ("left", True)
    host.wait(1)
    assert any(one.entry.kind == "acted" and one.entry.by == "stand-in" for one in host.log)
    host.enter([Joined(member=1, guest=guest_of(1), name="Ben"), Returned(seat=1)])
    assert host.table.seat_of(1) == 1
    assert host.table.chairs[1].stand_in is None


def test_who_leaves_before_a_game_frees_the_seat() -> None:
    host = HandHost()
    host.join(1, 1)
    host.say(1, LEAVE)
    assert host.table.chairs[1].sitter == "open"


def test_who_has_left_does_nothing_more() -> None:
    host = single_deal()
    host.say(1, say.Leave(type="leave", id="l1"))
    for command in (BACK, propose("draw"), say.Say(type="say", id="y1", phrase="hello")):
        assert code(host, 1, command) == "not-seated"


def test_a_seat_that_was_left_is_free_at_a_rematch() -> None:
    host = played_out(single_deal())
    host.say(3, LEAVE)
    host.say(0, REMATCH)
    assert [chair.sitter for chair in host.table.chairs] == ["person", "person", "person", "open"]


def test_the_host_who_leaves_hands_the_table_on_to_a_seat() -> None:
    host = HandHost()
    host.join(1)
    host.join(2, 2)
    host.say(0, LEAVE)
    assert host.table.host == 2
    host.say(2, LEAVE)
    assert host.table.host == 1
    host.say(1, LEAVE)
    assert host.table.host is None
    host.join(3)
    assert host.table.host == 3


def test_the_host_removes_somebody_for_good() -> None:
    host = single_deal()
    remove = say.Remove(type="remove", id=C, member=2)
    assert code(host, 1, remove) == "not-host"
    assert code(host, 0, remove.model_copy(update={"member": 0})) == "not-now"
    assert code(host, 0, remove.model_copy(update={"member": 9})) == "unknown"
    host.say(0, remove)
    assert (host.table.chairs[2].sitter, host.table.seat_of(2)) == ("bot", None)
    assert guest_of(2) in host.table.removed
    assert code(host, 0, remove.model_copy(update={"id": "x2"})) == "unknown"
    assert code(host, 2, BACK) == "not-seated"
    host.wait(1)
    assert "acted" in host.kinds()


def test_all_persons_must_agree_to_a_pause() -> None:
    host = single_deal(persons=3)
    host.say(0, propose("pause"))
    assert code(host, 1, propose("draw")) == "not-now"
    host.say(1, answer(True))
    assert stage(host) == "playing"
    host.say(2, answer(True))
    assert stage(host) == "paused"
    hand = host.table.running.view(0)["hand"]
    act = say.Act(type="act", id=C, asked=host.table.asks[0].since, action="pass " + " ".join(hand[:3]))
    refusal = host.refused(0, act)
    assert (refusal.code, "paused" in refusal.message) == ("not-now", True)
    host.wait(100)
    assert "acted" not in host.kinds()
    host.say(1, RESUME)
    assert stage(host) == "playing"
    assert code(host, 1, RESUME.model_copy(update={"id": "x2"})) == "not-now"


def test_one_no_ends_a_proposal() -> None:
    host = single_deal()
    host.say(0, propose("draw"))
    host.say(3, answer(False))
    assert host.table.vote is None
    assert code(host, 1, answer(True, "a2")) == "not-now"


@pytest.mark.parametrize("why", ["away", "clock"])
def test_no_draw_is_agreed_over_the_head_of_who_is_away(why: StandIn) -> None:
    host = single_deal(persons=2)
    host.enter([StoodIn(seat=1, why=why)])
    host.say(0, propose("draw"))
    assert stage(host) == "playing"
    host.say(1, answer(True))
    assert stage(host) == "over"


def test_who_has_left_need_not_agree_to_a_draw() -> None:
    host = single_deal(persons=2)
    host.say(1, LEAVE)
    host.say(0, propose("draw"))
    assert stage(host) == "over"


def test_a_draw_by_agreement_ends_the_game_even_when_it_is_paused() -> None:
    host = single_deal(persons=2)
    host.say(0, propose("pause"))
    host.say(1, answer(True))
    host.say(1, propose("draw", "p2"))
    host.say(0, answer(True, "a2"))
    assert host.table.stage == "over"
    ended = host.log[-1].entry
    assert ended.kind == "ended"
    assert (ended.why, ended.winners, ended.secret) == ("draw", [], host.table.secret.hex())


def test_who_is_away_need_not_agree() -> None:
    host = single_deal(persons=2)
    host.enter([StoodIn(seat=1, why="away")])
    host.say(0, propose("pause"))
    assert stage(host) == "paused"


def test_a_proposal_is_carried_when_the_last_who_had_not_agreed_goes() -> None:
    host = single_deal(persons=3)
    host.say(0, propose("pause"))
    host.say(1, answer(True))
    host.say(2, LEAVE)
    assert stage(host) == "paused"


def test_who_looks_on_proposes_and_resumes_nothing() -> None:
    host = single_deal(persons=1)
    host.join(1)
    for command in (propose("draw"), answer(True), RESUME, BACK):
        assert code(host, 1, command) == "not-seated"


def test_a_host_who_looks_on_gets_a_table_going_that_all_others_have_left() -> None:
    host = HandHost()
    host.say(0, say.Stand(type="stand", id="up"))
    host.join(1, 0)
    host.say(0, say.Start(type="start", id="start"))
    host.say(1, say.Propose(type="propose", id="p1", what="pause"))
    host.say(0, say.Remove(type="remove", id="off", member=1))
    host.join(2)
    assert host.refused(2, say.Resume(type="resume", id="r2")).code == "not-seated"
    host.say(0, say.Resume(type="resume", id="r0"))
    assert host.kinds()[-1] == "resumed"
    host.enter([automatic.ended(host.table, "draw")])
    assert host.refused(2, say.Rematch(type="rematch", id="m2")).code == "not-seated"
    host.say(0, say.Rematch(type="rematch", id="m0"))
    assert host.kinds()[-1] == "rematch"


def test_a_seat_is_taken_back_from_its_stand_in() -> None:
    host = single_deal()
    host.enter([StoodIn(seat=1, why="clock")])
    host.say(1, BACK)
    assert host.table.chairs[1].stand_in is None
    assert len(host.say(1, BACK.model_copy(update={"id": "x2"})).entries) == 0


def test_to_act_is_to_be_back() -> None:
    host = single_deal()
    host.enter([StoodIn(seat=1, why="away")])
    host.act(1, "pass " + " ".join(host.table.running.view(1)["hand"][:3]))
    assert host.kinds()[-2:] == ["returned", "acted"]


def test_phrases_are_for_everyone_and_free_chat_for_tables_by_invitation() -> None:
    host = HandHost()
    host.join(1)
    host.say(1, say.Say(type="say", id="y1", phrase="hello"))
    host.say(1, say.Say(type="say", id="y2", text="Is there a seat left?"))
    assert code(host, 1, say.Say(type="say", id=C, phrase="gg")) == "unknown"
    assert code(host, 1, say.Say(type="say", id=C)) == "malformed"
    assert code(host, 1, say.Say(type="say", id=C, phrase="hello", text="hello")) == "malformed"
    everyone = HandHost(access="open")
    assert code(everyone, 0, say.Say(type="say", id=C, text="Come to my shop")) == "not-now"


def test_who_looks_on_is_silent_while_a_game_is_played() -> None:
    host = single_deal()
    host.join(4)
    assert code(host, 4, say.Say(type="say", id=C, phrase="hello")) == "not-seated"
    host.say(3, say.Say(type="say", id="y1", phrase="hello"))
    played_out(host)
    host.say(4, say.Say(type="say", id="y2", phrase="well-played"))


def test_who_is_muted_is_not_heard_by_one_and_by_all_others() -> None:
    host = HandHost()
    host.join(1)
    host.join(2)
    host.say(1, say.Mute(type="mute", id="m1", member=2, on=True))
    assert code(host, 1, say.Mute(type="mute", id=C, member=9, on=True)) == "unknown"
    host.say(2, say.Say(type="say", id="y1", text="Hear me."))
    heard = host.table.heard[-1]
    assert hearing.told(host.table, heard, 0)["text"] == "Hear me."
    assert hearing.told(host.table, heard, 1) == {
        "kind": "said", "member": 2, "phrase": None, "text": None, "muted": True,
    }  # fmt: skip
    host.say(1, say.Mute(type="mute", id="m2", member=2, on=False))
    host.say(1, say.Mute(type="mute", id="m1", member=2, on=True))
    assert hearing.you(host.table, 1).muted == []


def test_only_answers_that_harm_nobody_are_set_in_advance() -> None:
    host = HandHost("spycard").gather()
    advance = say.Advance(type="advance", id="v1", answers=["allow", "no jack"])
    host.say(1, advance)
    assert host.table.private[1].advance == ("allow", "no jack")
    for wrong in ("accuse", "decline", "nonsense"):
        assert code(host, 1, advance.model_copy(update={"id": C, "answers": [wrong]})) == "unknown"
    host.say(1, say.Advance(type="advance", id="v2", answers=[]))
    host.say(1, advance)
    assert not host.table.private[1].advance


@pytest.mark.parametrize("name", ["black-spy", "spy-tricks"])
def test_games_without_such_questions_take_no_answers_in_advance(name: str) -> None:
    host = HandHost(name).gather()
    refusal = host.refused(0, say.Advance(type="advance", id=C, answers=["allow"]))
    assert "none" in refusal.message
