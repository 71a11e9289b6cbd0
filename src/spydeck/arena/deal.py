"""One deal, played with each seating: a bot that fails is replaced by the stand-in and noted as a fault."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from traceback import extract_tb
from typing import Any, NamedTuple, Protocol

import spydeck
from spydeck.arena.design import Design
from spydeck.arena.oracle import choice_of
from spydeck.bots import STAND_IN, Bot, BotMaker, by_name, first_line
from spydeck.errors import SpydeckError, shown
from spydeck.json_types import JsonObject
from spydeck.match import Match
from spydeck.text import message

PACKAGE = Path(spydeck.__file__).parent


class Fault(NamedTuple):
    """A bot that raised, chose what it may not do, or thought too long: from then on the stand-in plays."""

    table: int
    """The number of the seating."""
    seat: int
    ply: int
    """The number of actions and chance outcomes before; 0 if the bot could not be made."""
    error: str
    """The error, in one line."""


class GameResult(NamedTuple):
    """One game with a deal."""

    points: tuple[int, ...]
    """The totals by seat."""
    winners: tuple[int, ...]
    faults: tuple[Fault, ...]
    lines: tuple[str, ...] = ()
    """The chance outcomes and actions in order, as in a record, if the design keeps them."""


@dataclass(frozen=True)
class DealResult:
    """The games with one deal, by seating."""

    deal: int
    points: tuple[tuple[int, ...], ...] = ()
    """The totals of each game by seat."""
    winners: tuple[tuple[int, ...], ...] = ()
    """The seats that won each game."""
    faults: tuple[Fault, ...] = ()
    skipped: str = ""
    """Why there are no results; "" if there are."""
    lines: tuple[tuple[str, ...], ...] = ()
    """The lines of each game's record, if the design keeps them."""

    def facts(self) -> JsonObject:
        """Return the result as plain data, without what happened; `read_result` is the inverse."""
        return {
            "deal": self.deal,
            "points": self.points,
            "winners": self.winners,
            "faults": self.faults,
        }


def deal_result(deal: int, games: Sequence[GameResult]) -> DealResult:
    """Return the result of a deal from its games, by seating."""
    return DealResult(
        deal,
        tuple(game.points for game in games),
        tuple(game.winners for game in games),
        tuple(fault for game in games for fault in game.faults),
        lines=tuple(game.lines for game in games),
    )


def read_result(facts: Any, design: Design) -> DealResult:
    """Return a result from plain data. Raise `ValueError`, `TypeError` or `KeyError` if it is not one."""
    deal, points, winners, faults = (facts[key] for key in ("deal", "points", "winners", "faults"))
    if type(deal) is not int or deal < 0 or len(points) != design.games_of_deal:
        raise ValueError
    rows = zip(points, winners, strict=True)
    games = [read_game((row, won, [], []), design) for row, won in rows]
    return replace(deal_result(deal, games), faults=tuple(_fault(fault, design) for fault in faults))


def read_game(facts: Any, design: Design) -> GameResult:
    """Return the result of a game from plain data. Raise `ValueError` or `TypeError` if it is not one."""
    points, winners, faults, lines = facts
    if not all(type(number) is int for number in (*points, *winners)):
        raise TypeError
    if len(points) != design.players or any(not 0 <= seat < design.players for seat in winners):
        raise ValueError
    named = tuple(_fault(fault, design) for fault in faults)
    return GameResult(tuple(points), tuple(winners), named, tuple(lines))


def _fault(row: Any, design: Design) -> Fault:
    fault = Fault(*row)
    if not all(type(number) is int for number in fault[:3]) or not isinstance(fault.error, str):
        raise TypeError
    if not (0 <= fault.table < design.games_of_deal and 0 <= fault.seat < design.players):
        raise ValueError
    return fault


class Watch(Protocol):
    """Notes which bot is busy, so that another process can see which one does not return."""

    def makes(self, table: int, seat: int) -> None:
        """Note that a bot is being made."""

    def asks(self, table: int, seat: int, ply: int) -> None:
        """Note that a bot has to choose."""

    def rests(self) -> None:
        """Note that no bot is busy."""


def play_game(
    design: Design, deal: int, table: int, makers: Sequence[BotMaker], watch: Watch, known: Sequence[Fault]
) -> GameResult:
    """Return the result of a deal with one seating; `known` are faults that ended earlier attempts."""
    played = Table(design, deal, table, makers, watch, [fault for fault in known if fault.table == table])
    match = played.play()
    lines = tuple(match.lines()) if design.keeps_lines else ()
    return GameResult(match.totals, match.winners, tuple(played.faults), lines)


class Table:
    """One game of bots, each with a seed of its own."""

    def __init__(
        self,
        design: Design,
        deal: int,
        number: int,
        makers: Sequence[BotMaker],
        watch: Watch,
        known: Sequence[Fault],
    ) -> None:
        self.faults: list[Fault] = []
        self._design = design
        self._numbers = (deal, number)
        self._number = number
        self._watch = watch
        self._known: Mapping[int, Fault] = {fault.seat: fault for fault in known}
        self._stand_ins: set[int] = set()
        seating = design.tables_of(deal)[number]
        self._bots = [self._made(seat, makers[bot]) for seat, bot in enumerate(seating)]

    def play(self) -> Match:
        """Play the game to its end and return it."""
        design = self._design
        match = Match(design.rules, design.game_options, seed=design.seed_for(self._numbers[0]))
        while not match.over:
            seat = match.actors[0]
            match.act(seat, self._choice(match, seat))
        return match

    def _made(self, seat: int, maker: BotMaker) -> Bot:
        if seat in self._known and self._known[seat].ply == 0:
            return self._stand_in(self._known[seat])
        self._watch.makes(self._number, seat)
        try:
            return maker(self._seed(seat))
        except BaseException as error:  # noqa: BLE001  a bot can raise anything, also an exit
            return self._stand_in(Fault(self._number, seat, 0, blamed(error)))
        finally:
            self._watch.rests()

    def _choice(self, match: Match, seat: int) -> str:
        if seat not in self._stand_ins:
            fault = self._known.get(seat)
            if fault is None or match.plies < fault.ply:
                choice = self._asked(match, seat)
                if isinstance(choice, str):
                    return choice
                fault = choice
            self._bots[seat] = self._stand_in(fault)
        return self._bots[seat].choose(match.observation(seat))

    def _asked(self, match: Match, seat: int) -> str | Fault:
        self._watch.asks(self._number, seat, match.plies)
        try:
            choice = choice_of(self._bots[seat], match, seat)
        except BaseException as error:  # noqa: BLE001
            return Fault(self._number, seat, match.plies, blamed(error))
        finally:
            self._watch.rests()
        try:
            if not isinstance(choice, str):
                raise SpydeckError(message("action-not-a-text"))
            return match.check(seat, choice)
        except SpydeckError as error:
            wrong = message("chose-wrongly", choice=shown(choice), cause=first_line_of(error))
            return Fault(self._number, seat, match.plies, wrong.sentence())

    def _stand_in(self, fault: Fault) -> Bot:
        self.faults.append(fault)
        self._stand_ins.add(fault.seat)
        return by_name(STAND_IN, self._seed(fault.seat))

    def _seed(self, seat: int) -> int:
        return self._design.seed_for(*self._numbers, seat)


def first_line_of(error: SpydeckError) -> str:
    """Return the first line of a sentence that the rules answer with."""
    return str(error).partition("\n")[0]


def blamed(error: BaseException) -> str:
    """Return the first line of an error, with the last place outside this package where it passed."""
    frames = extract_tb(error.__traceback__)
    outside = [frame for frame in frames if PACKAGE not in Path(frame.filename).parents]
    where = f" ({Path(outside[-1].filename).name}:{outside[-1].lineno})" if outside else ""
    return first_line(error) + where
