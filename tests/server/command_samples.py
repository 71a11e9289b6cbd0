"""Sample commands, and games that tests start and play out."""

from __future__ import annotations

from spydeck.protocol import commands
from tests.server.manual_host import ManualHost

C = "x1"
START = commands.Start(type="start", id=C)
REMATCH = commands.Rematch(type="rematch", id=C)
LEAVE = commands.Leave(type="leave", id=C)
RESUME = commands.Resume(type="resume", id=C)
BACK = commands.Back(type="back", id=C)


def sit(seat: int, name: str = C) -> commands.Sit:
    return commands.Sit(type="sit", id=name, seat=seat)


def fill(seat: int, bot: str | None, name: str = C) -> commands.Fill:
    return commands.Fill(type="fill", id=name, seat=seat, bot=bot)


def propose(what: str, name: str = "p1") -> commands.Propose:
    return commands.Propose.model_validate({"type": "propose", "id": name, "what": what})


def answer(agree: bool, name: str = "a1") -> commands.Answer:
    return commands.Answer(type="answer", id=name, agree=agree)


def code(host: ManualHost, member: int, command: commands.Command) -> str:
    """Return the code with which a command is refused."""
    return host.refused(member, command).code


def stage(host: ManualHost) -> str:
    """Return the stage of a table."""
    return host.table.stage


def single_deal(players: int | None = None, persons: int | None = None) -> ManualHost:
    """Return a started game of Black Spy that is over after one deal."""
    return ManualHost("black-spy", players, options={"end_value": 1}).gather(persons)


def played_out(host: ManualHost) -> ManualHost:
    """Play a game to its end, always with the first legal action."""
    match = host.table.running
    while not match.over:
        host.act(match.actors[0], next(match.legal(match.actors[0])))
    return host
