"""How games of Spycard go among equal bots: `python -m bench.spycard [BOT ...] --games 100 --players 4`.

It counts how long the games are, how many turns each seat has, how exposures end, and who wins by what. With
`--page`, the table is also written to `docs/bots.md`.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

import numpy as np

from bench.strength import PAGE, rows_of, table, write_table
from spydeck.bots import by_name
from spydeck.games.registry import game as find
from spydeck.games.spycard.cards import AGENDA_TEXTS, AH
from spydeck.games.spycard.vocabulary import ending, event
from spydeck.match import Match

NAME = "games of spycard"
PARTS = (5, 50, 95)
"""The percentiles of the number of actions."""
FEW_TURNS = 2


@dataclass(frozen=True)
class Exposure:
    """An exposure, whether it was right, and whether its player had had no turn before."""

    right: bool
    first_turn: bool


@dataclass(frozen=True)
class Course:
    """The course of a game."""

    actions: int
    turns: tuple[int, ...]
    """How many turns each seat has had."""
    exposures: tuple[Exposure, ...]
    agenda: int
    """The agenda of the winner, or -1."""
    exposing: bool
    """Whether exposures decided it: one player was left, or the winner has the Ace of Hearts."""


def course(bot: str, players: int, seed: int) -> Course:
    """Return how a game of a bot against itself goes."""
    game = find("spycard")
    match = Match(game, game.read_options(players, {}), seed=seed)
    bots = [by_name(bot, 8 * seed + seat) for seat in range(players)]
    actions = 0
    exposures = []
    while not match.over:
        seat = match.actors[0]
        first = match.position.state().turns[seat] == 0
        match.act(seat, bots[seat].choose(match.observation(seat)))
        actions += 1
        state = match.position.state()
        rows = range(state.event_count)
        exposures += [
            Exposure(state.event_other[row] >= 8, first)
            for row in rows
            if state.event_kind[row] == event.EXPOSED
        ]
    state = match.position.state()
    agenda = int(state.agendas[match.winners[0]]) if match.winners else -1
    by_exposing = state.ending == ending.LAST_LEFT or (state.ending == ending.BY_AGENDA and agenda == AH)
    return Course(actions, tuple(map(int, state.turns[:players])), tuple(exposures), agenda, by_exposing)


def courses(bot: str, players: int, games: int, seed: int, workers: int) -> list[Course]:
    """Return how so many games go."""
    seeds = range(seed, seed + games)
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        return list(pool.map(course, [bot] * games, [players] * games, seeds, chunksize=4))


HEADER = (
    "bot",
    "seats",
    "games",
    "actions: 5%, median, 95%",
    "seats with three turns or more",
    "exposures a game",
    "of these right",
    "on a first turn",
    "games that exposures decide",
    "wins by agenda",
)


def row(bot: str, players: int, found: Sequence[Course]) -> tuple[str, ...]:
    """Return what some games have in common."""
    actions = np.percentile([one.actions for one in found], PARTS, method="nearest")
    turns = [number for one in found for number in one.turns]
    exposures = [exposure for one in found for exposure in one.exposures]
    right = sum(one.right for one in exposures) / max(1, len(exposures))
    wins = Counter(one.agenda for one in found)
    return (
        bot,
        str(players),
        str(len(found)),
        ", ".join(f"{number:.0f}" for number in actions),
        percent(sum(number > FEW_TURNS for number in turns) / len(turns)),
        f"{len(exposures) / len(found):.2f}",
        percent(right),
        str(sum(one.first_turn for one in exposures)),
        percent(sum(one.exposing for one in found) / len(found)),
        ", ".join(said_of(wins)),
    )


def percent(share: float) -> str:
    """Return a share as a percentage."""
    return f"{100 * share:.0f}%"


def said_of(wins: Counter[int]) -> Iterable[str]:
    """Yield each agenda with how many games it won, and how many were drawn."""
    for agenda, text in enumerate(AGENDA_TEXTS):
        yield f"{text} {wins[agenda]}"
    if wins[-1]:
        yield f"nobody {wins[-1]}"


def main(words: Sequence[str] | None = None) -> None:
    """Play the games and print a table."""
    parser = ArgumentParser(prog="python -m bench.spycard", description="See how games of Spycard go.")
    parser.add_argument("bots", nargs="*", default=["expert"], help="names of bots (default: expert)")
    parser.add_argument("--games", type=int, default=100, help="games for each bot (default: 100)")
    parser.add_argument("--players", type=int, nargs="*", default=[4], help="seats (default: 4)")
    parser.add_argument("--seed", type=int, default=1, help="the first game (default: 1)")
    parser.add_argument("--workers", type=int, default=2, help="processes (default: 2)")
    parser.add_argument("--page", action="store_true", help=f"also write the table to {PAGE}")
    asked = parser.parse_args(words)
    found = []
    for bot in asked.bots:
        for players in asked.players:
            played = courses(bot, players, asked.games, asked.seed, asked.workers)
            found.append(row(bot, players, played))
            sys.stdout.write(" | ".join(found[-1]) + "\n")
            sys.stdout.flush()
    if asked.page:
        before = {one[:2]: one for one in rows_of(PAGE, NAME)}
        write_table(PAGE, NAME, table([*(before | {one[:2]: one for one in found}).values()], HEADER))


if __name__ == "__main__":
    main()
