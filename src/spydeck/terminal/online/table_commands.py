"""What a person can do at a table beside playing: sit, start, speak, propose, look around."""

from __future__ import annotations

import shlex
from collections.abc import Callable

from spydeck.errors import InvalidOption, SpydeckError, shown
from spydeck.home import home
from spydeck.protocol import commands as say
from spydeck.protocol.client import Guest, TableSocket
from spydeck.protocol.client.socket import new_id
from spydeck.protocol.messages import Refused, Sealed
from spydeck.protocol.tables import SeatFacts
from spydeck.terminal.dialogue import Word
from spydeck.terminal.online.remote import refusal_of
from spydeck.terminal.saves import ENDING
from spydeck.terminal.screen import Screen

LOCAL = "It works only on this computer, or in this house if the server was started with --lan."


class Counter:
    """Words for everything at a table but its game."""

    def __init__(self, socket: TableSocket, guest: Guest, screen: Screen) -> None:
        self._socket = socket
        self._guest = guest
        self._screen = screen
        self.words: dict[str, Word] = {
            "who": Word(self._who, "who sits where"),
            "link": Word(self._link, "how others come to this table"),
            "say": Word(self._say, f"speak: something free, or {', '.join(say.PHRASES)}", more=True),
            "start": self._plain(lambda: say.Start(type="start", id=new_id()), "host: begin the game"),
            "rematch": self._plain(lambda: say.Rematch(type="rematch", id=new_id()), "after a game: another"),
            "sit": Word(self._sit, "before a game: take a seat, as in sit 2", more=True),
            "stand": self._plain(lambda: say.Stand(type="stand", id=new_id()), "before a game: look on"),
            "bot": Word(self._bot, "host: give a seat to a bot, as in bot 2", more=True),
            "open": Word(self._open, "host: open a seat, as in open 2", more=True),
            "program": Word(
                self._program, "host: a token for your own bot, as in program 2 Rusty", more=True
            ),
            "withdraw": Word(self._withdraw, "take a sealed answer back"),
            "pause": self._plain(lambda: self._propose("pause"), "propose that the game rests"),
            "draw": self._plain(lambda: self._propose("draw"), "propose that nobody wins"),
            "finish": self._plain(
                lambda: self._propose("finish"), "propose to finish a deal that is settled already"
            ),
            "agree": self._plain(lambda: self._answer(True), "to what is proposed"),
            "disagree": self._plain(lambda: self._answer(False), "with what is proposed"),
            "resume": self._plain(lambda: say.Resume(type="resume", id=new_id()), "go on after a pause"),
            "back": self._plain(lambda: say.Back(type="back", id=new_id()), "take your seat back from a bot"),
            "record": Word(self._record, "after a game: keep it as a file"),
            "leave": self._plain(lambda: say.Leave(type="leave", id=new_id()), "leave the table for good"),
        }

    def sit_somewhere(self) -> None:
        """Take the first open seat, before a game."""
        for facts in self._socket.table.seats:
            if self._socket.you.seat is None and facts.sitter == "open":
                answer = self._socket.ask(say.Sit(type="sit", id=new_id(), seat=facts.seat))
                if not isinstance(answer, Refused):
                    return

    def enter(self) -> bool:
        """Do what Enter means where no game is being played; whether it meant something."""
        stage, you = self._socket.table.stage, self._socket.you
        if stage == "gathering" and you.host:
            self._order(say.Start(type="start", id=new_id()))
        elif stage == "over" and you.seat is not None:
            self._order(say.Rematch(type="rematch", id=new_id()))
        else:
            return False
        return True

    def invite(self) -> None:
        """Say what can be done where no game is being played."""
        stage, you = self._socket.table.stage, self._socket.you
        if stage == "gathering":
            self._who("")
            self._link("")
            begin = "Enter begins; bots take the seats that are open." if you.host else "The host begins."
            self._screen.say(f"{begin} ? shows what else you can type.")
        elif stage == "paused":
            self._screen.say("The game rests. resume goes on.")
        elif stage == "over":
            again = "Enter: another game. " if you.seat is not None else ""
            self._screen.say(f"{again}record: keep the game as a file. quit: go away.")

    def _plain(self, command: Callable[[], say.Command], meaning: str) -> Word:
        return Word(lambda _: self._order(command()), meaning)

    def _order(self, command: say.Command) -> None:
        answer = self._socket.ask(command)
        if isinstance(answer, Refused):
            raise refusal_of(answer)
        if isinstance(answer, Sealed):
            self._screen.say("Nothing is sealed now.")

    def _propose(self, what: str) -> say.Command:
        return say.Propose.model_validate({"type": "propose", "id": new_id(), "what": what})

    def _answer(self, agree: bool) -> say.Command:
        return say.Answer(type="answer", id=new_id(), agree=agree)

    def _withdraw(self, _: str) -> None:
        since = 0 if self._socket.asked is None else self._socket.asked.since
        self._order(say.Withdraw(type="withdraw", id=new_id(), asked=since))

    def _sit(self, rest: str) -> None:
        self._order(say.Sit(type="sit", id=new_id(), seat=self._seat(rest)))

    def _bot(self, rest: str) -> None:
        seat, _, name = rest.partition(" ")
        bot = name.strip().lower() or "sensible"
        self._order(say.Fill(type="fill", id=new_id(), seat=self._seat(seat), bot=bot))

    def _open(self, rest: str) -> None:
        self._order(say.Fill(type="fill", id=new_id(), seat=self._seat(rest)))

    def _program(self, rest: str) -> None:
        seat, _, name = rest.partition(" ")
        made = self._guest.add_program(self._socket.table.table, self._seat(seat), name.strip() or "Program")
        self._screen.say(f"Its socket: {made.socket}")
        self._screen.say(f"Its token, shown only now: {made.token}")

    def _say(self, rest: str) -> None:
        if rest == "say":
            raise InvalidOption(f"say something: your own words, or {', '.join(say.PHRASES)}")
        if rest in say.PHRASES:
            self._order(say.Say(type="say", id=new_id(), phrase=rest))
        else:
            self._order(say.Say(type="say", id=new_id(), text=rest))

    def _seat(self, text: str) -> int:
        seats = len(self._socket.table.seats)
        if not (text.isascii() and text.isdigit()) or int(text[:9]) >= seats:
            raise InvalidOption(f"name a seat from 0 to {seats - 1}, not {shown(text)}")
        return int(text)

    def _who(self, _: str) -> None:
        table = self._socket.table
        for facts in table.seats:
            self._screen.say(f"  Seat {facts.seat}: {self._holder(facts)}")
        looking = [facts.name for facts in table.members if facts.seat is None]
        if looking:
            self._screen.say(f"  Looking on: {', '.join(looking)}")

    def _holder(self, facts: SeatFacts) -> str:
        marks = [f"bot, {facts.bot}"] if facts.sitter == "bot" else []
        marks += ["program"] if facts.sitter == "program" else []
        marks += ["host"] if facts.member is not None and facts.member == self._socket.table.host else []
        marks += [f"a bot plays: {facts.stand_in}"] if facts.stand_in else []
        name = "you" if facts.seat == self._socket.you.seat else facts.name or "open"
        return f"{name} ({'; '.join(marks)})" if marks else name

    def _record(self, _: str) -> None:
        finished = self._socket.table.finished
        if not finished:
            raise SpydeckError("no game is over yet at this table")
        path = home() / "games" / f"{finished[-1]}{ENDING}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self._guest.record(finished[-1]), encoding="utf-8", newline="\n")
        self._screen.say(f"To look at it again: spydeck replay {shlex.quote(str(path))}")
        self._screen.say(f"To check its cards: spydeck verify {shlex.quote(str(path))}")

    def _link(self, _: str) -> None:
        invitation = self._guest.preview_table(self._socket.table.table).invitation
        if invitation is not None:
            self._screen.say(f"Others come by this link: {invitation.link}")
            if invitation.local:
                self._screen.say(LOCAL, "faint")
