"""How quickly bots think: `python -m bench.thinking [GAME ...]`; with `--page`, also in `docs/bots.md`.

Playouts a second inside the search of Black Spy in the middle of a deal, and milliseconds a move at each
level, both by processor time on one core.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import mean, median
from time import process_time

from bench.strength import PAGE, rows_of, table, write_table
from spydeck import bots
from spydeck.bots.thinking.brief import brief_of
from spydeck.bots.thinking.processor import Thinking
from spydeck.games.game import Game, search_of
from spydeck.games.registry import BUILT_IN
from spydeck.games.registry import game as find
from spydeck.games.search import LEVELS
from spydeck.match import Match

NAME = "thinking"
NAMES = tuple(BUILT_IN)

MIDDLE = 30
"""How many of the 60 cards of a deal have been played where playouts are counted."""
ROWS = 20_000
"""From how many worlds they are played on."""
DEALS = 9
MOST = 0.95
"""The part of the moves that take no longer than is shown."""


def playing(game: Game, seed: int) -> Iterator[Match]:
    """Yield a game of sensible bots, before every choice between several actions."""
    match = Match(game, game.read_options(game.usual_players, game.setup.SINGLE_DEAL), seed=seed)
    players = [bots.by_name("sensible", seed + seat) for seat in range(match.players)]
    while not match.over:
        seat = match.actors[0]
        observation = match.observation(seat)
        if len(list(zip(observation.legal(), range(2), strict=False))) > 1:
            yield match
        match.act(seat, players[seat].choose(observation))


def playouts_a_second(seed: int) -> float:
    """Return how many playouts `expert` plays in a second in the middle of a deal of Black Spy."""
    game = find("black-spy")
    match = next(one for one in playing(game, seed) if one.position.state().played >= MIDDLE)
    seat, search = match.actors[0], search_of(game)
    observation, level = match.observation(seat), search.LEVELS["expert"]
    thinking = Thinking(brief_of(game, observation.state, seat, level, seed, rows=observation.rows))
    question, sheet = thinking.in_rows(ROWS)
    play_rows, settle_rows = thinking.comparison()
    goes_on = 1
    started = process_time()
    while goes_on:
        goes_on = settle_rows(question, sheet, play_rows(question, sheet, 0, 1))
    return ROWS * len(thinking.actions) / (process_time() - started)


def milliseconds(game: Game, level: str, games: int) -> list[float]:
    """Return how long a bot thinks about each choice in so many games, sorted."""
    bot = bots.by_name(level, seed=1)
    found = []
    for seed in range(games):
        for match in playing(game, seed):
            observation = match.observation(match.actors[0])
            started = process_time()
            bot.choose(observation)
            found.append(1000 * (process_time() - started))
    return sorted(found)


def rows(names: Iterable[str], games: int) -> Iterator[tuple[str, ...]]:
    """Yield for each game and level how long a move takes: mean, median, and nearly all at most."""
    for name in names:
        game = find(name)
        for level in LEVELS:
            milliseconds(game, level, 1)  # loads what is compiled
            times = milliseconds(game, level, games)
            found = (mean(times), median(times), times[int(MOST * len(times))])
            yield game.title, level, *(f"{one:.1f}" for one in found)


HEADER = ("game", "level", "milliseconds, mean", "median", f"at most, in {MOST:.0%} of the moves")


def speed() -> str:
    """Return a line that says how many playouts a second there are."""
    playouts_a_second(0)
    found = median(playouts_a_second(seed) for seed in range(DEALS))
    return f"{round(found, -3):,.0f} playouts a second and core in Black Spy after {MIDDLE} of 60 cards.\n"


def speed_on(page: Path) -> str:
    """Return the line that a page has of that."""
    return page.read_text("utf-8").partition(f"<!-- {NAME} -->\n")[2].partition("\n")[0] + "\n"


def main(words: Sequence[str] | None = None) -> None:
    """Print how quickly bots think."""
    parser = ArgumentParser(prog="python -m bench.thinking", description="Measure how quickly bots think.")
    parser.add_argument("names", nargs="*", help="names of games; by default all")
    parser.add_argument("--games", type=int, default=5, help="games for each level (default: 5)")
    parser.add_argument("--page", action="store_true", help=f"also write to {PAGE}")
    asked = parser.parse_args(words)
    found = list(rows(asked.names or NAMES, asked.games))
    on_page = {row[:2]: row for row in (*rows_of(PAGE, NAME), *found)}
    said = speed() if "black-spy" in (asked.names or NAMES) else speed_on(PAGE)
    text = f"{said}\n{table([*on_page.values()], HEADER)}"
    sys.stdout.write(text)
    if asked.page:
        write_table(PAGE, NAME, text)


if __name__ == "__main__":
    main()
