"""Commands at a server's table besides playing: sit, start, chat, propose, compare a daily deal."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from functools import partial
from math import ceil

from spydeck.errors import InvalidOption, SpydeckError
from spydeck.files import home
from spydeck.games.lines import quoted
from spydeck.games.registry import game
from spydeck.protocol import commands as protocol
from spydeck.protocol.client import Guest, RequestRejected, TableSocket, Unreachable
from spydeck.protocol.client.socket import new_id
from spydeck.protocol.daily import DailyDeal
from spydeck.protocol.messages import Refused, Sealed
from spydeck.protocol.tables import DailyPlay, SeatFacts
from spydeck.terminal.online.remote_perspective import refusal_error, shown_name
from spydeck.terminal.reading import fitting_seats
from spydeck.terminal.saves import SUFFIX
from spydeck.terminal.screen import Screen
from spydeck.terminal.text import sentence, typed_words
from spydeck.terminal.typed_words import TypedCommand, in_words

USUAL_BOT = "medium"
"""The bot that takes a seat where no other is named."""

NOT_ALONE = ("rematch", "link")
"""Commands that are refused where one person plays alone, and once."""
NOT_AT_A_DAILY_DEAL = ("leave", "record", "draw")
"""Commands that are refused besides where that is a daily deal, which is played to its end."""


class TableCommands:
    """Commands for everything at a table except its game."""

    def __init__(self, socket: TableSocket, guest: Guest, screen: Screen) -> None:
        self._socket = socket
        self._guest = guest
        self._screen = screen
        self._runs: dict[str, Callable[[str], None]] = {
            "who": self._show_seats,
            "link": self._show_link,
            "say": self._say,
            "start": self._sender(lambda: protocol.Start(type="start", id=new_id(), bot=USUAL_BOT)),
            "rematch": self._sender(lambda: protocol.Rematch(type="rematch", id=new_id())),
            "sit": self._sit,
            "stand": self._sender(lambda: protocol.Stand(type="stand", id=new_id())),
            "bot": self._give_to_bot,
            "open": self._open,
            "program": self._give_to_program,
            "withdraw": self._withdraw,
            "pause": self._sender(lambda: proposal("pause")),
            "draw": self._sender(lambda: proposal("draw")),
            "finish": self._sender(lambda: proposal("finish")),
            "agree": self._sender(lambda: protocol.Answer(type="answer", id=new_id(), agree=True)),
            "disagree": self._sender(lambda: protocol.Answer(type="answer", id=new_id(), agree=False)),
            "resume": self._sender(lambda: protocol.Resume(type="resume", id=new_id())),
            "back": self._sender(lambda: protocol.Back(type="back", id=new_id())),
            "record": self._save_record,
            "leave": self._sender(lambda: protocol.Leave(type="leave", id=new_id())),
        }

    def commands(self) -> dict[str, TypedCommand]:
        """Return the commands by what a person types in the language in use."""
        commands = {
            name: TypedCommand(
                run,
                sentence(f"help-{name}"),
                name in WITH_ARGUMENT,
                partial(self._is_possible, name),
            )
            for name, run in self._runs.items()
        }
        return in_words(commands, typed_words("table-typed"))

    def sit_anywhere(self) -> None:
        """Take the first open seat, before a game."""
        for facts in self._socket.table.seats:
            if self._socket.you.seat is None and facts.sitter == "open":
                reply = self._socket.ask(protocol.Sit(type="sit", id=new_id(), seat=facts.seat))
                if not isinstance(reply, Refused):
                    return

    def on_enter(self) -> bool:
        """Do what Enter means while no game is played, and return whether it means anything."""
        stage, you = self._socket.table.stage, self._socket.you
        if stage == "gathering" and you.host:
            self._send(protocol.Start(type="start", id=new_id(), bot=USUAL_BOT))
        elif stage == "over" and you.seat is not None and not self._socket.table.settings.alone:
            self._send(protocol.Rematch(type="rematch", id=new_id()))
        else:
            return False
        return True

    def show_what_is_possible(self) -> None:
        """Show what the person can do while no game is played."""
        stage, you = self._socket.table.stage, self._socket.you
        if stage == "gathering":
            self._show_seats("")
            self._show_link("")
            fills_at = self._socket.table.fills_at
            if fills_at is None:
                self._screen.say(sentence("before-game", host=you.host))
            else:
                self._screen.say(
                    sentence("before-strangers-play", seconds=ceil(self._socket.seconds_until(fills_at)))
                )
        elif stage == "paused":
            self._screen.say(sentence("how-to-resume"))
        elif stage == "over" and (daily := self._socket.table.settings.daily) is not None:
            for line in result_lines(self._guest, self._socket.table.settings.game, daily):
                self._screen.say(line)
        elif stage == "over":
            played = "after-own-game" if self._socket.table.settings.alone else "after-game-to-repeat"
            self._screen.say(sentence("after-game" if you.seat is None else played))

    def _is_possible(self, name: str) -> bool:
        """Return whether a command makes sense now, so that the help lists it."""
        table, you, asked = self._socket.table, self._socket.you, self._socket.asked
        seated = you.seat is not None
        if table.settings.daily is not None and name in NOT_AT_A_DAILY_DEAL:
            return False
        if table.settings.alone and name in NOT_ALONE:
            return False
        if name in BEFORE_A_GAME:
            return table.stage == "gathering" and (you.host or name not in FOR_THE_HOST)
        if name in DURING_A_GAME:
            return table.stage == "playing" and seated
        possible = {
            "rematch": table.stage == "over" and seated,
            "record": bool(table.finished),
            "withdraw": (asked is not None and asked.sealed is not None) or self._proposes(),
            "agree": table.proposal is not None and seated,
            "disagree": table.proposal is not None and seated,
            "resume": table.stage == "paused" or bool(table.waits_for),
            "back": you.seat is not None
            and (table.seats[you.seat].stand_in is not None or bool(table.waits_for)),
        }
        return possible.get(name, True)

    def _proposes(self) -> bool:
        """Return whether the open proposal is the person's own."""
        proposed = self._socket.table.proposal
        return proposed is not None and proposed.by == self._socket.you.seat

    def _sender(self, command: Callable[[], protocol.Command]) -> Callable[[str], None]:
        return lambda _: self._send(command())

    def _send(self, command: protocol.Command) -> None:
        reply = self._socket.ask(command)
        if isinstance(reply, Refused):
            raise refusal_error(reply)
        if isinstance(reply, Sealed):
            self._screen.say(sentence("nothing-sealed"))

    def _withdraw(self, _: str) -> None:
        asked = self._socket.asked
        if self._proposes() and (asked is None or asked.sealed is None):
            self._send(protocol.Answer(type="answer", id=new_id(), agree=False))
            return
        since = 0 if asked is None else asked.since
        self._send(protocol.Withdraw(type="withdraw", id=new_id(), asked=since))

    def _sit(self, argument: str) -> None:
        self._send(protocol.Sit(type="sit", id=new_id(), seat=self._seat(argument, "sit")))

    def _give_to_bot(self, argument: str) -> None:
        seat, _, name = argument.partition(" ")
        bot = name.strip().lower() or USUAL_BOT
        self._send(protocol.Fill(type="fill", id=new_id(), seat=self._seat(seat, "bot"), bot=bot))

    def _open(self, argument: str) -> None:
        self._send(protocol.Fill(type="fill", id=new_id(), seat=self._seat(argument, "open")))

    def _give_to_program(self, argument: str) -> None:
        seat, _, name = argument.partition(" ")
        table, name = self._socket.table.table, name.strip() or sentence("program-name")
        added = self._guest.add_program(table, self._seat(seat, "program"), name)
        access = sentence("program-access", socket=added.socket, token=added.token)
        self._screen.lines([("", line)] for line in access.splitlines())

    def _say(self, argument: str) -> None:
        phrases = {sentence(f"said-{name}"): name for name in protocol.PHRASES}
        if argument == "say":
            raise InvalidOption(sentence("what-to-say", phrases=list(phrases)))
        if phrase := phrases.get(argument, argument if argument in protocol.PHRASES else None):
            self._send(protocol.Say(type="say", id=new_id(), phrase=phrase))
        else:
            self._send(protocol.Say(type="say", id=new_id(), text=argument))

    def _seat(self, typed: str, command: str) -> int:
        """Return the seat that was typed after a command: its number, from 1, or the name of who holds it."""
        table = self._socket.table
        last = len(table.seats) - 1
        if typed in ("", command):
            (listed, *_) = typed_words("table-typed").get(command, (command,))
            raise InvalidOption(sentence("seat-missing", last=last, command=listed))
        seats = [(f"P{facts.seat}", facts.seat + 1, shown_name(facts)) for facts in table.seats]
        found = fitting_seats(typed, seats).texts
        if len(found) != 1:
            raise InvalidOption(sentence("which-seat", last=last, typed=quoted(typed)))
        return int(found[0][1:])

    def _show_seats(self, _: str) -> None:
        table = self._socket.table
        for facts in table.seats:
            self._screen.say(self._seat_line(facts))
        spectators = [facts.name for facts in table.members if facts.seat is None]
        if spectators:
            self._screen.say(sentence("spectators", names=spectators))

    def _seat_line(self, facts: SeatFacts) -> str:
        """Return who holds a seat, with notes about them."""
        own, notes = facts.seat == self._socket.you.seat, self._notes(facts)
        holder = sentence("own-seat") if own else shown_name(facts) or sentence("open-seat")
        if not notes:
            return sentence("seat-line", seat=facts.seat, holder=holder)
        return sentence("seat-line-with-notes", seat=facts.seat, holder=holder, notes=notes)

    def _notes(self, facts: SeatFacts) -> list[str]:
        notes = [sentence("bot-note", bot=facts.bot)] if facts.sitter == "bot" else []
        notes += [sentence("program-note")] if facts.sitter == "program" else []
        is_host = facts.member is not None and facts.member == self._socket.table.host
        notes += [sentence("host-note")] if is_host else []
        notes += [sentence(f"stand-in-{facts.stand_in}")] if facts.stand_in else []
        return notes

    def _save_record(self, _: str) -> None:
        finished = self._socket.table.finished
        if not finished:
            raise SpydeckError(sentence("no-finished-game"))
        path = home() / "games" / f"{finished[-1]}{SUFFIX}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(self._guest.record(finished[-1]), encoding="utf-8", newline="\n")
        file = shlex.quote(str(path))
        saved = sentence("record-saved", replay=f"spydeck replay {file}", verify=f"spydeck verify {file}")
        self._screen.lines([("", line)] for line in saved.splitlines())

    def _show_link(self, _: str) -> None:
        invitation = self._guest.preview_table(self._socket.table.table).invitation
        if invitation is not None:
            self._screen.say(sentence("invitation", link=invitation.link))
            if invitation.local:
                self._screen.say(sentence("local-link"), "faint")


BEFORE_A_GAME = frozenset({"start", "sit", "stand", "bot", "open", "program"})
FOR_THE_HOST = frozenset({"start", "bot", "open", "program"})
DURING_A_GAME = frozenset({"pause", "draw", "finish"})
WITH_ARGUMENT = frozenset({"say", "sit", "bot", "open", "program"})
"""Commands that take an argument."""


def proposal(what: str) -> protocol.Command:
    """Return the command that proposes a pause, a draw, or to finish a deal."""
    return protocol.Propose.model_validate({"type": "propose", "id": new_id(), "what": what})


def result_lines(guest: Guest, name: str, played: DailyPlay) -> list[str]:
    """Return how a finished daily deal compares, as far as the server says, and where to see more."""
    address = sentence("daily-result", address=f"{guest.server}/daily/{name}/{played.day}")
    try:
        deals = [] if played.practice else guest.daily_deals(name).deals
    except (RequestRejected, Unreachable):
        deals = []
    found = next((deal for deal in deals if deal.day == played.day), None)
    return [*(standing_lines(found) if found else ()), address]


def standing_lines(deal: DailyDeal) -> list[str]:
    """Return how many others did worse than the guest, and what `expert` makes of the deal."""
    own = deal.yours.outcome if deal.yours else None
    if own is None or deal.field is None:
        return []
    sign = -1 if game(deal.game).fewest_win else 1
    worse = sum(one.players for one in deal.field if sign * one.points < sign * own.points)
    same = sum(one.players for one in deal.field if one.points == own.points) - 1
    lines = [sentence("daily-standing", worse=worse, same=same, others=deal.players - 1)]
    if deal.expert is not None:
        lines.append(sentence("daily-expert", points=deal.expert.points, won=deal.expert.won))
    return lines
