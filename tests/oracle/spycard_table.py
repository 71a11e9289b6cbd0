"""The agents on a Spycard table, which players know them, and what can happen to an agent."""

from collections.abc import Iterable
from dataclasses import dataclass, field

AGENTS_EACH = 4  # SC-5


@dataclass
class Agent:
    """One agent; `controller` is None in the deck and in the discard pile."""

    identity: str
    zone: str = "deck"
    controller: int | None = None
    face_up: bool = False
    known_by: set[int] = field(default_factory=set)


def in_token_order(tokens: Iterable[str]) -> list[str]:
    return sorted(tokens, key=lambda token: int(token[1:]))  # SC-4


class Table:
    """The agents, the agendas and the players of one game."""

    def __init__(self, players: int, jack_on_accusation: bool) -> None:
        self.players = players
        self.jack_on_accusation = jack_on_accusation  # SC-24
        self.everybody = set(range(players))
        self.agents: dict[str, Agent] = {}
        self.discards: list[str] = []
        self.agendas: list[str] = []
        self.public_agendas: set[int] = set()
        self.known_agendas: list[dict[int, str]] = [{} for _ in range(players)]
        self.has_exposed: set[int] = set()
        self.out: set[int] = set()
        self.turn = -1
        self.turns_taken = [0] * players
        # SC-25: the Joker in use, which a flip does not discard yet
        self.joker_at_work: str | None = None

    def deal_agents(self, deck: list[str]) -> None:
        for place, identity in enumerate(deck):
            self.agents[f"#{place + 1}"] = Agent(identity)  # SC-4
        for place in range(AGENTS_EACH * self.players):
            self.put_at_base(f"#{place + 1}", place % self.players)  # SC-5

    # Questions about players

    def still_in(self) -> list[int]:
        return [seat for seat in range(self.players) if seat not in self.out]

    def opponents_of(self, seat: int) -> list[int]:
        """Return the other players still in the game, clockwise from the seat (SC-5, SC-20)."""
        around = [(seat + step) % self.players for step in range(1, self.players)]
        return [other for other in around if other not in self.out]

    # Questions about agents

    def deck(self) -> list[str]:
        """Return the tokens of the deck, the top one first."""
        return in_token_order(token for token, agent in self.agents.items() if agent.zone == "deck")

    def in_play(self) -> list[str]:
        return in_token_order(token for token in self.agents if self.is_in_play(token))

    def is_in_play(self, token: str) -> bool:
        return self.agents[token].zone in ("base", "field")

    def agents_of(self, seat: int) -> list[str]:
        return [token for token in self.in_play() if self.agents[token].controller == seat]

    def agents_at(self, seat: int, zone: str) -> list[str]:
        return [token for token in self.agents_of(seat) if self.agents[token].zone == zone]

    def face_down_of(self, seat: int) -> list[str]:
        return [token for token in self.agents_of(seat) if not self.agents[token].face_up]

    def identity(self, token: str) -> str:
        return self.agents[token].identity

    def controller(self, token: str) -> int:
        seat = self.agents[token].controller
        assert seat is not None, f"nobody controls {token}"
        return seat

    # What can happen to agents and players

    def look(self, token: str, seat: int) -> None:
        self.agents[token].known_by.add(seat)  # SC-7: knowledge stays

    def put_at_base(self, token: str, seat: int) -> None:
        agent = self.agents[token]
        agent.zone = "base"
        agent.controller = seat
        self.look(token, seat)  # SC-7: a controller may always look

    def change_place(self, token: str) -> None:
        agent = self.agents[token]
        agent.zone = "field" if agent.zone == "base" else "base"  # SC-11, SC-14: faces stay

    def turn_up(self, token: str) -> None:
        self.agents[token].face_up = True
        self.agents[token].known_by |= self.everybody  # SC-7: players who are out see it too

    def turn_down(self, token: str) -> None:
        self.agents[token].face_up = False  # SC-7: everyone still knows it

    def swap(self, one: str, other: str) -> None:
        first, second = self.controller(one), self.controller(other)
        self.agents[one].controller = second  # SC-13: both are in the field, or both at base
        self.agents[other].controller = first
        self.look(one, second)  # SC-7
        self.look(other, first)

    def discard(self, token: str) -> None:
        self.turn_up(token)  # SC-28: face up and public
        self.agents[token].zone = "discard"
        self.agents[token].controller = None
        self.discards.append(token)

    def send_out(self, seat: int) -> None:
        for token in self.agents_of(seat):
            self.discard(token)  # SC-19: in ascending order, and nobody dies
        self.out.add(seat)
