"""Sample commands, and games that tests start and play out."""

from __future__ import annotations

from spydeck.protocol import commands as say
from tests.server.manual_host import ManualHost

C = "x1"
START = say.Start(type="start", id=C)
REMATCH = say.Rematch(type="rematch", id=C)
LEAVE = say.Leave(type="leave", id=C)
RESUME = say.Resume(type="resume", id=C)
BACK = say.Back(type="back", id=C)


def sit(seat: int, name: str = C) -> say.Sit:
    return say.Sit(type="sit", id=name, seat=seat)


def fill(seat: int, bot: str | None, name: str = C) -> say.Fill:
    return say.Fill(type="fill", id=name, seat=seat, bot=bot)


def propose(what: str, name: str = "p1") -> say.Propose:
    return say.Propose.model_validate({"type": "propose", "id": name, "what": what})


def answer(agree: bool, name: str = "a1") -> say.Answer:
    return say.Answer(type="answer", id=name, agree=agree)


def code(host: ManualHost, member: int, command: say.Command) -> str:
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
