"""Commands are carried out once, refused with a reason, or accepted early; chat and names."""

from __future__ import annotations

import pytest
from pydantic import TypeAdapter, ValidationError

from spydeck.games import registry
from spydeck.protocol import commands
from spydeck.protocol.bounds import MAX_NAME, Name
from spydeck.server.live.deletion import departure, name_after, only_person
from spydeck.server.store.serialize import table_row, writes_for
from spydeck.server.table import deadlines, projection
from spydeck.server.table.entries import Spoke, StoodIn
from spydeck.server.table.names import looks, unique_name
from spydeck.server.table.reducer import apply_entry
from spydeck.server.table.table import BOT_NAMES, CommandResult, Member, Table
from tests.server.command_samples import (
    BACK,
    C,
    code,
    played_out,
    single_deal,
    sit,
)
from tests.server.manual_host import START_MS, ManualHost, snapshot


def test_a_stale_action_does_nothing_and_says_so() -> None:
    host = single_deal()
    asked = host.table.questions[0].since
    hand = host.table.running.view(0)["hand"]
    act = commands.Act(type="act", id="t1", asked=asked - 1, action="pass " + " ".join(hand[:3]))
    refusal = host.refused(0, act)
    assert refusal.code == "stale"
    assert "look again" in refusal.sentence


def test_passes_of_others_do_not_make_mine_stale() -> None:
    host = single_deal()
    asked = [host.table.questions[seat].since for seat in range(4)]
    for seat in (2, 0, 3, 1):
        hand = host.table.running.view(seat)["hand"]
        host.act(seat, "pass " + " ".join(hand[:3]), asked=asked[seat])
    assert host.kinds().count("acted") == 4
    assert host.table.running.view(None)["stage"] != "pass"


def test_a_repeated_action_is_carried_out_once() -> None:
    host = single_deal()
    hand = host.table.running.view(0)["hand"]
    text = "pass " + " ".join(hand[:3])
    asked = host.table.questions[0].since
    host.act(0, text, command="d1")
    seq = host.table.seq
    again = host.act(0, text, asked=asked, command="d1")
    assert (again.repeated, host.table.seq) == (CommandResult(seq), seq)


def test_a_repeated_command_is_recognized_however_much_happened_since() -> None:
    host = ManualHost()
    host.send(0, commands.Say(type="say", id="first", phrase="hello"))
    (first,) = [one for one in host.log if one.command == "first"]
    for number in range(6_000):
        host.enter([Spoke(member=0, phrase="again")], member=0, command=f"later{number}")
    decision = host.send(0, commands.Say(type="say", id="first", phrase="hello"))
    assert (decision.repeated, decision.entries) == (CommandResult(first.seq), ())


def test_a_command_that_changed_nothing_does_nothing_when_repeated() -> None:
    host = ManualHost()
    host.send(0, commands.Stand(type="stand", id="s1"))
    host.send(0, commands.Stand(type="stand", id="s2"))
    host.send(0, sit(0))
    assert host.send(0, commands.Stand(type="stand", id="s2")).repeated is not None
    assert host.table.seat_of(0) == 0


def test_the_same_id_from_another_member_is_not_a_repetition() -> None:
    host = single_deal()
    for seat in (0, 1):
        hand = host.table.running.view(seat)["hand"]
        host.act(seat, "pass " + " ".join(hand[:3]), command="same")
    assert host.kinds().count("acted") == 2


def test_an_illegal_action_is_refused_with_its_clause() -> None:
    host = single_deal()
    asked = host.table.questions[0].since
    refusal = host.refused(0, commands.Act(type="act", id=C, asked=asked, action="pass B1"))
    assert (refusal.code, refusal.clause) == ("illegal", "BS-8")


def test_the_refusal_of_an_early_action_says_whose_turn_it_is() -> None:
    host = played_pass(single_deal())
    (turn,) = host.table.running.actors
    other = (turn + 1) % 4
    act = commands.Act(type="act", id=C, asked=0, action="play B1")
    refusal = host.refused(other, act)
    assert refusal.code == "not-asked"
    assert host.table.name_of(turn) in refusal.sentence


def played_pass(host: ManualHost) -> ManualHost:
    """Let all pass their first three cards."""
    for seat in host.table.running.actors:
        host.act(seat, "pass " + " ".join(host.table.running.view(seat)["hand"][:3]))
    return host


def test_spectators_do_not_act() -> None:
    host = single_deal()
    host.join(4)
    assert code(host, 4, commands.Act(type="act", id=C, asked=0, action="play B1")) == "not-seated"


def test_a_seat_is_taken_back_from_its_stand_in() -> None:
    host = single_deal()
    host.enter([StoodIn(seat=1, why="clock")])
    host.send(1, BACK)
    assert host.table.chairs[1].stand_in is None
    assert len(host.send(1, BACK.model_copy(update={"id": "x2"})).entries) == 0


def test_acting_takes_the_seat_back_from_a_stand_in() -> None:
    host = single_deal()
    host.enter([StoodIn(seat=1, why="away")])
    host.act(1, "pass " + " ".join(host.table.running.view(1)["hand"][:3]))
    assert host.kinds()[-2:] == ["returned", "acted"]


def test_only_harmless_answers_are_set_in_advance() -> None:
    host = ManualHost("spycard").gather()
    advance = commands.Advance(type="advance", id="v1", answers=["allow", "no jack"])
    host.send(1, advance)
    assert host.table.private[1].advance == ("allow", "no jack")
    for wrong in ("accuse", "decline", "nonsense"):
        assert code(host, 1, advance.model_copy(update={"id": C, "answers": [wrong]})) == "unknown"
    host.send(1, commands.Advance(type="advance", id="v2", answers=[]))
    host.send(1, advance)
    assert not host.table.private[1].advance


@pytest.mark.parametrize("name", ["black-spy", "spy-tricks"])
def test_games_without_such_questions_take_no_answers_in_advance(name: str) -> None:
    host = ManualHost(name).gather()
    refusal = host.refused(0, commands.Advance(type="advance", id=C, answers=["allow"]))
    assert "none" in refusal.sentence


@pytest.mark.parametrize("game", registry.names())
def test_what_returns_something_about_a_table_changes_nothing_there(game: str) -> None:
    host = ManualHost(game, options=dict(registry.game(game).setup.SINGLE_DEAL), clock=10.0).gather(2)
    while host.table.stage == "playing":
        if host.table.waits_for:
            host.send(0, commands.Resume(type="resume", id=host.new_id()))
        host.wait(10)
    table = Table(host.table.id)
    kinds = set()
    for logged in host.log:
        before = snapshot(table) if table.chairs else None
        writes = writes_for(table, [logged])
        if before is not None:
            look_at(table)
            assert snapshot(table) == before
        kinds |= {type(one).__name__ for one in writes}
        apply_entry(table, logged)
    assert {"AppendEntries", "PutMember", "FinishGame"} <= kinds


def look_at(table: Table) -> None:
    """Call what returns something about a table, without what it is for."""
    for rests in (False, True):
        table_row(table, "invitation", rests)
    for member in table.members:
        projection.welcome(table, member, 0, [], 100, START_MS)
        departure(table, member)
        name_after(table, member)
        only_person(table, member)
    deadlines.follow_ups(table)
    deadlines.next_due(table)
    for due in deadlines.deadlines(table):
        deadlines.on_deadline(table, due.seat)


def test_phrases_are_for_everyone_and_free_chat_for_tables_by_invitation() -> None:
    host = ManualHost()
    host.join(1)
    host.send(1, commands.Say(type="say", id="y1", phrase="hello"))
    host.send(1, commands.Say(type="say", id="y2", text="Is there a seat left?"))
    assert code(host, 1, commands.Say(type="say", id=C, phrase="gg")) == "unknown"
    assert code(host, 1, commands.Say(type="say", id=C)) == "malformed"
    assert code(host, 1, commands.Say(type="say", id=C, phrase="hello", text="hello")) == "malformed"
    everyone = ManualHost(access="open")
    assert code(everyone, 0, commands.Say(type="say", id=C, text="Come to my shop")) == "not-now"


def test_spectators_are_silent_during_a_game() -> None:
    host = single_deal()
    host.join(4)
    assert code(host, 4, commands.Say(type="say", id=C, phrase="hello")) == "not-seated"
    host.send(3, commands.Say(type="say", id="y1", phrase="hello"))
    played_out(host)
    host.send(4, commands.Say(type="say", id="y2", phrase="well-played"))


def test_a_muted_member_reaches_everyone_but_the_one_who_muted_them() -> None:
    host = ManualHost()
    host.join(1)
    host.join(2)
    host.send(1, commands.Mute(type="mute", id="m1", member=2, on=True))
    assert code(host, 1, commands.Mute(type="mute", id=C, member=9, on=True)) == "unknown"
    host.send(2, commands.Say(type="say", id="y1", text="Listen to me."))
    spoken_entry = host.table.applied[-1]
    assert projection.public_event(host.table, spoken_entry, 0)["text"] == "Listen to me."
    assert projection.public_event(host.table, spoken_entry, 1) == {
        "kind": "said", "member": 2, "phrase": None, "text": None, "muted": True,
    }  # fmt: skip
    host.send(1, commands.Mute(type="mute", id="m2", member=2, on=False))
    host.send(1, commands.Mute(type="mute", id="m1", member=2, on=True))
    assert projection.you(host.table, 1).muted == []


read_name: TypeAdapter[str] = TypeAdapter(Name)


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u0301", "\ufe0f", "\u115f \u1160", "\uffa0\u034f"]
)
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(ValidationError, match="can be seen"):
        read_name.validate_python(name)


@pytest.mark.parametrize("name", ["Ada", "李", "Zoë", "♠", "?", "7", "Αλέξης", "नेहा", "👩\ufe0f"])
def test_other_names_are_taken_as_they_are(name: str) -> None:
    assert read_name.validate_python(name) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ADA"),
        ("Ada", "\u0410da"),  # Cyrillic
        ("ADA", "\u0391D\u0391"),  # Greek
        ("Ada", "Ada\u3164"),
        ("Ada", "A\ufe0fda"),
        ("Ada Lace", "Ada\u2800Lace"),
        ("Ada", "\U0001d400da"),  # mathematical
        ("Iris", "lris"),
        ("Bob", "B0b"),
        ("Mam", "Marn"),
        ("Zoë", "Zoe\u0308"),
        ("Ada", "A\u200dda"),
        ("Ada", "Ad\u200ca"),
    ],
)
def test_names_that_look_alike_are_the_same_name(one: str, other: str) -> None:
    assert looks(one) & looks(other)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Ida"), ("Zoë", "Zoe"), ("Ann", "Anne"), ("李", "王")])
def test_other_names_are_told_apart(one: str, other: str) -> None:
    assert not looks(one) & looks(other)


def test_who_takes_the_looks_of_a_member_or_a_bot_gets_a_number() -> None:
    table = Table("0123456789abcdef", members={0: Member("guest-0", "Ada"), 1: Member("guest-1", "Ben")})
    assert unique_name(table, "Cleo") == "Cleo"
    assert unique_name(table, "\u0410da") == "\u0410da (2)"
    assert unique_name(table, "Ada", member=0) == "Ada"
    assert unique_name(table, BOT_NAMES[0].replace("A", "\u0391")).endswith(" (2)")
    longest = "x" * MAX_NAME
    table.members[2] = Member("guest-2", longest)
    assert len(unique_name(table, longest)) <= MAX_NAME
