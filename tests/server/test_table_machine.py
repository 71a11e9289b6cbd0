"""Whatever members send, however late, often and out of order: the log is the table, refused commands change
nothing, and every question can be answered."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from spydeck import bots
from spydeck.protocol import commands
from spydeck.protocol.commands import read_command
from spydeck.record import fairness
from spydeck.server.table import projection
from spydeck.server.table.decisions import RefusedError, decide
from spydeck.server.table.entries import Joined, StoodIn
from spydeck.server.table.reducer import apply_entry
from tests.server.manual_host import NAMES, CheckedHost, ManualHost, guest_of, snapshot

GAMES: dict[str, list[dict[str, Any]]] = {
    "black-spy": [
        {"options": {"end_value": 20}},
        {"options": {"end_value": 20}, "clock": 30.0},
        {"players": 3, "options": {"end_value": 20, "variants": ["the-mole"]}},
    ],
    "spy-tricks": [{}, {"clock": 30.0}],
    "spycard": [{}, {"clock": 2.0}, {"players": 5, "options": {"turn_limit": 3}}],
}

WORDS = ["pass", "allow", "accuse", "play B1", "no jack", "decline"]
SECRETS = Random(0)
"""The secrets of games, the same whenever an example is repeated."""

members = st.integers(0, 5)
seats = st.integers(0, 5)


class Tables(RuleBasedStateMachine):
    """Several members at one table, each of whom can send anything at any time."""

    game = "black-spy"

    @initialize(
        which=st.integers(0, 2), persons=st.integers(1, 5), seed=st.integers(0, 1 << 30), start=st.booleans()
    )
    def set_up(self, which: int, persons: int, seed: int, start: bool) -> None:
        """Set up a table with some people."""
        setups = GAMES[self.game]
        self.host = CheckedHost(self.game, **setups[which % len(setups)])
        self.random = Random(seed)
        SECRETS.seed(seed)
        self.bot = bots.by_name("random", seed=seed)
        self.sent: list[tuple[int, commands.Command]] = []
        self.executed: set[tuple[int, str]] = set()
        """Commands that changed something."""
        for member in range(1, persons):
            self.host.join(member, member if member < self.host.table.players else None)
        if start:
            self.send(0, {"type": "start"})

    def send(self, member: int, fields: dict[str, Any], command: str | None = None) -> None:
        """Send a valid command of a member."""
        read = read_command.validate_python({"id": command or self.host.new_id(), **fields})
        assert not isinstance(read, commands.Hello)
        self.sent.append((member, read))
        self.receive(member, read)

    def receive(self, member: int, command: commands.Command) -> None:
        """Decide a command; one that is refused or repeated changes nothing."""
        host, table = self.host, self.host.table
        if member not in table.members:
            return
        before = snapshot(table)
        gone = table.members[member].gone
        try:
            decision = decide(table, member, command, draw_secret=host.draw_secret)
        except RefusedError:
            assert snapshot(table) == before
            assert (member, command.id) not in table.executed
            return
        assert snapshot(table) == before
        host.send(member, command)
        if (member, command.id) in self.executed or gone:
            assert snapshot(table) == before
        elif decision.entries or decision.private:
            self.executed.add((member, command.id))

    @rule(member=members, pick=st.integers(0, 1 << 20))
    def act(self, member: int, pick: int) -> None:
        """Answer a seat's question, mostly legally."""
        seat = self.host.table.seat_of(member)
        match = self.host.table.match
        if seat is None or match is None:
            return
        early = match.early(seat)
        if seat in match.actors:
            action = self.bot.choose(match.observation(seat))
        elif early:
            action = early[pick % len(early)]
        else:
            action = "pass"
        self.send(member, {"type": "act", "asked": self.host.table.questions[seat].since, "action": action})

    @rule(steps=st.integers(1, 30))
    def play_on(self, steps: int) -> None:
        """Make some legal moves."""
        for _ in range(steps):
            match = self.host.table.match
            if match is None or match.over or self.host.table.stage != "playing":
                return
            seat = self.random.choice(match.actors)
            member = self.host.table.chairs[seat].member
            if member is None:
                self.host.wait(10)
            else:
                self.act(member, 0)

    @rule(
        member=members,
        late=st.integers(1, 40),
        action=st.sampled_from(["pass", "allow", "play B1", "no jack"]),
    )
    def act_on_another_question(self, member: int, late: int, action: str) -> None:
        """Send a command for another question than the seat's: it is refused as stale or not asked."""
        table = self.host.table
        seat = table.seat_of(member)
        if member not in table.members:
            return
        since = table.questions[seat].since if seat is not None and table.questions else 0
        command = commands.Act(type="act", id=self.host.new_id(), asked=max(0, since - late), action=action)
        refusal = self.host.refused(member, command)
        if seat is None or table.members[member].gone:
            assert refusal.code == "not-seated"
        elif table.stage == "playing" and table.questions[seat].options:
            assert refusal.code == "stale"

    @rule(back=st.integers(1, 30))
    def send_again(self, back: int) -> None:
        """Repeat an earlier command."""
        if self.sent:
            self.receive(*self.sent[-min(back, len(self.sent))])

    @rule(back=st.integers(1, 30), member=members)
    def send_as_another(self, back: int, member: int) -> None:
        """Send the command of another member with the same id."""
        if self.sent:
            _, command = self.sent[-min(back, len(self.sent))]
            self.sent.append((member, command))
            self.receive(member, command)

    @rule(
        member=members,
        answers=st.lists(st.sampled_from(["allow", "accuse", "no jack", "decline"]), max_size=2),
    )
    def advance(self, member: int, answers: Sequence[str]) -> None:
        """Set answers in advance."""
        self.send(member, {"type": "advance", "answers": list(answers)})

    @rule(member=members)
    def withdraw(self, member: int) -> None:
        """Withdraw a sealed answer."""
        seat = self.host.table.seat_of(member)
        since = self.host.table.questions[seat].since if seat is not None and self.host.table.questions else 0
        self.send(member, {"type": "withdraw", "asked": since})

    @rule(member=members, kind=st.sampled_from(["stand", "start", "rematch", "resume", "back"]))
    def send_without_arguments(self, member: int, kind: str) -> None:
        """Send commands without arguments."""
        self.send(member, {"type": kind})

    @rule(member=members, kind=st.sampled_from(["sit", "fill", "open"]), seat=seats)
    def seat(self, member: int, kind: str, seat: int) -> None:
        """Change seats."""
        fields: dict[str, Any] = {"type": "sit" if kind == "sit" else "fill", "seat": seat}
        self.send(member, {**fields, "bot": "random"} if kind == "fill" else fields)

    @rule(member=members, what=st.sampled_from(["pause", "draw", "finish"]))
    def propose(self, member: int, what: str) -> None:
        """Make a proposal."""
        self.send(member, {"type": "propose", "what": what})

    @rule(member=members, agree=st.booleans())
    def answer(self, member: int, agree: bool) -> None:
        """Answer a proposal."""
        self.send(member, {"type": "answer", "agree": agree})

    @rule(member=members, other=members, on=st.booleans())
    def mute(self, member: int, other: int, on: bool) -> None:
        """Mute or unmute a member."""
        self.send(member, {"type": "mute", "member": other, "on": on})

    @rule(member=members, text=st.sampled_from(["hello", "Well met."]))
    def speak(self, member: int, text: str) -> None:
        """Say something."""
        self.send(member, {"type": "say", "phrase" if text == "hello" else "text": text})

    @rule(member=members)
    def leave(self, member: int) -> None:
        """Leave."""
        self.send(member, {"type": "leave"})

    @rule(member=members, other=members)
    def remove(self, member: int, other: int) -> None:
        """Remove a member."""
        self.send(member, {"type": "remove", "member": other})

    @rule(member=st.integers(0, 5))
    def join(self, member: int) -> None:
        """Join or rejoin."""
        table = self.host.table
        if member > len(table.members) or guest_of(member) in table.removed:
            return
        if member not in table.members or table.members[member].gone:
            self.host.enter([Joined(member=member, guest=guest_of(member), name=NAMES[member])])
            self.host.settle()

    @rule(seat=seats)
    def be_away(self, seat: int) -> None:
        """Let the holder of a seat be away for a while."""
        table = self.host.table
        if table.stage == "playing" and seat < table.players:
            chair = table.chairs[seat]
            if chair.member is not None and not chair.stand_in:
                self.host.enter([StoodIn(seat=seat, why="away")])
                self.host.settle()

    @rule(seconds=st.sampled_from([0.01, 0.7, 6.0, 31.0]))
    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.host.wait(seconds)

    @rule(share=st.floats(0, 1))
    def replay_some(self, share: float) -> None:
        """Apply a part of the log, then the rest: the result is the table."""
        place = int(share * len(self.host.log))
        table = self.host.replayed(place)
        for logged in self.host.log[place:]:
            apply_entry(table, logged)
        assert snapshot(table) == snapshot(self.host.table)

    @invariant()
    def the_log_has_no_gap(self) -> None:
        """Entries are numbered without gaps."""
        assert [one.seq for one in self.host.log] == list(range(1, len(self.host.log) + 1))
        assert all(one.at <= two.at for one, two in zip(self.host.log, self.host.log[1:], strict=False))

    def is_removed(self, member: int) -> bool:
        """Return whether the host has removed a member."""
        return self.host.table.members[member].guest in self.host.table.removed

    @invariant()
    def nobody_holds_two_seats(self) -> None:
        """Each member has at most one seat, and a bot plays that of a removed one."""
        table = self.host.table
        held = [chair.member for chair in table.chairs if chair.member is not None]
        assert len(held) == len(set(held))
        removed = [
            chair for chair in table.chairs if chair.member is not None and self.is_removed(chair.member)
        ]
        assert not table.in_game or all(chair.stand_in == "left" for chair in removed)
        assert not removed or table.stage != "gathering"
        assert all((chair.member is not None) == (chair.sitter == "person") for chair in table.chairs)
        assert table.host is None or not table.members[table.host].gone

    @invariant()
    def public_events_keep_secrets(self) -> None:
        """No public event contains a guest, a secret, or the text of an action."""
        for one in self.host.log[-5:]:
            published = str(one.entry.public_event())
            assert "guest-" not in published
            if self.host.table.secret and one.entry.kind != "ended":
                assert self.host.table.secret.hex() not in published
            if one.entry.kind == "acted":
                assert "action" not in one.entry.public_event()

    def teardown(self) -> None:
        """The whole log results in the table, and every member can be welcomed to it."""
        table = self.host.table
        assert snapshot(self.host.replayed()) == snapshot(table)
        for member in table.members:
            projection.you(table, member)
            projection.missed_updates(table, table.applied, member)


def machine(name: str, examples: int, steps: int) -> None:
    """Test tables of one game."""
    kind = type(f"Tables of {name}", (Tables,), {"game": name})
    checks = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
    chosen = settings(
        max_examples=examples, stateful_step_count=steps, suppress_health_check=checks, deadline=None
    )
    with pytest.MonkeyPatch.context() as patch:
        draw_secret = staticmethod(lambda: SECRETS.randbytes(fairness.SECRET_BYTES))
        patch.setattr(ManualHost, "draw_secret", draw_secret)
        run_state_machine_as_test(kind, settings=chosen)


@pytest.mark.parametrize("name", list(GAMES))
def test_whatever_members_send_the_log_is_the_table(name: str) -> None:
    machine(name, examples=6, steps=25)


@pytest.mark.slow
@pytest.mark.parametrize("name", list(GAMES))
def test_whatever_members_send_over_a_long_time_the_log_is_the_table(name: str) -> None:
    machine(name, examples=40, steps=60)
