"""Commands as people say them, and games begun and played out by hand."""

from __future__ import annotations

from spydeck.protocol import commands as say
from tests.server.by_hand import HandHost

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
