"""A plain referee for Spycard, written from the rule clauses SC-1 to SC-35 and nothing else.

It aims to be obviously right rather than fast: agents are named by their tokens ("#7"), the game is a script
that stops at each question, and every rule cites the clause that it comes from.
"""

from .spycard_actions import action_is_legal, listed_actions
from .spycard_cards import AGENTS, agendas_for
from .spycard_script import Asking, Question, play_game
from .spycard_table import Agent, Table


class Oracle:
    """One game of Spycard, from the shuffled deck to the winners; nobody wins a draw (SC-33).

    `turn` is the seat whose turn it is, also after the game is over. `turns_taken` counts the turns that have
    ended; a turn that SC-31 cuts short does not count. `known_agendas` holds, for each seat, the agendas of
    others that an `expose` has shown it; `public_agendas` holds the seats whose agenda everyone has seen.
    """

    def __init__(self, players: int, turn_limit: int = 100, jack_on_accusation: bool = True) -> None:
        self.players = players
        self.turn_limit = turn_limit
        self.table = Table(players, jack_on_accusation)
        self.pending: str | None = "agents"
        self.over = False
        self.winners: list[int] = []
        self._script: Asking[list[int]] | None = None
        self._question: Question | None = None

    # What the tests read

    @property
    def agents(self) -> dict[str, Agent]:
        return self.table.agents

    @property
    def discards(self) -> list[str]:
        """Return the tokens of the discard pile, in the order in which they were discarded."""
        return self.table.discards

    @property
    def agendas(self) -> list[str]:
        return self.table.agendas

    @property
    def public_agendas(self) -> set[int]:
        return self.table.public_agendas

    @property
    def known_agendas(self) -> list[dict[int, str]]:
        return self.table.known_agendas

    @property
    def out(self) -> set[int]:
        return self.table.out

    @property
    def turn(self) -> int:
        return self.table.turn

    @property
    def turns_taken(self) -> list[int]:
        return self.table.turns_taken

    @property
    def stage(self) -> str:
        """Return the question: action, draft, accuse, jack, bullet, again or joker; or setup or over."""
        if self.over:
            return "over"
        return "setup" if self._question is None else self._question.stage

    # Chance outcomes

    def resolve(self, outcome: list[str]) -> None:
        """Supply the pending chance outcome, the top card of a deck first."""
        if self.pending == "agents":
            self._must_be_a_shuffle(outcome, AGENTS)
            self.table.deal_agents(outcome)
            self.pending = "agendas"
        elif self.pending == "agendas":
            self._must_be_a_shuffle(outcome, agendas_for(self.players))
            self.table.agendas = outcome[: self.players]  # SC-4, SC-5: the first to seat 0
            self.pending = "first-player"
        elif self.pending == "first-player":
            seats = [f"P{seat}" for seat in range(self.players)]
            if len(outcome) != 1 or outcome[0] not in seats:
                raise ValueError("the outcome is not one seat")
            self.table.turn = seats.index(outcome[0])  # SC-6
            self.pending = None
            self._script = play_game(self.table, self.turn_limit)
            self._question = next(self._script)
        else:
            raise ValueError("no chance outcome is pending")

    def _must_be_a_shuffle(self, outcome: list[str], deck: list[str]) -> None:
        if sorted(outcome) != sorted(deck):
            raise ValueError("the outcome is not the whole deck")

    # Which seat may do what

    def actors(self) -> set[int]:
        """Return the seat that must act now, if any."""
        return set() if self._question is None else {self._question.seat}

    def legal(self, seat: int) -> set[str]:
        """Return the canonical texts of the legal actions, but only some moves (see `is_legal`)."""
        if self._question is None or self._question.seat != seat:
            return set()
        if self._question.stage == "action":
            return listed_actions(self.table, seat)
        return set(self._question.options)

    def is_legal(self, seat: int, text: str) -> bool:
        """Return whether the action with this canonical text is legal, any move included."""
        if self._question is None or self._question.seat != seat:
            return False
        if self._question.stage == "action":
            return action_is_legal(self.table, seat, text)
        return text in self._question.options

    def act(self, seat: int, text: str) -> None:
        """Apply the action with this canonical text."""
        if not self.is_legal(seat, text):
            raise ValueError(f"seat {seat} may not {text!r} now")
        assert self._script is not None
        try:
            self._question = self._script.send(text)
        except StopIteration as finished:
            self._question = None
            self.winners = finished.value
            self.over = True
