"""How much the conduct of bots tells about agendas in Spycard: `python -m bench.conduct [BOT] --games 400`.

Bots play against themselves. At the last turn of each seat, the game is played again in worlds that the seat
cannot tell from the true one, and each turn of the others is sorted by what it was for each agenda, as
`spydeck.games.spycard.search.conduct` does. It prints how often turns were of each kind for players who have
an agenda, beside those who have not: the numbers of `HIDING` there, of which only the ratios matter.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from multiprocessing import get_context
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spydeck.bots import by_name
from spydeck.bots.thinking.brief import brief_of
from spydeck.bots.thinking.processor import Thinking
from spydeck.games.registry import game as find
from spydeck.games.search import Level
from spydeck.games.spycard.belief import seats_with_hidden_agendas
from spydeck.games.spycard.cards import AGENDA_TEXTS, AGENDAS, agendas_in_game
from spydeck.games.spycard.search import conduct
from spydeck.games.spycard.vocabulary import stage
from spydeck.kernel.compiled import compile_function
from spydeck.match import Match
from spydeck.match.observation import Observation

LATER = ("same, nearer", "same", "nearer", "neither", "farther")
KINDS = LATER + tuple(f"first: {kind}" for kind in LATER)
"""The kinds of turns for an agenda, in the order of the numbers in `conduct`."""
WORLDS = 4
"""In how many worlds each history is judged."""
FIRST_TELLS = 0.5
"""How much of what first turns tell by these counts is believed, as an exponent: less held in other games."""
NEUTRAL = 0.08
"""The likelihood of a turn that says nothing: about as many different turns are as good."""
PRIOR = 20.0
"""How many turns are added to each count, as if they said nothing."""


@cache
def replayed() -> Callable[..., None]:
    """Return the compiled function that judges the turns of some seats in each world, and writes products."""
    play_again = conduct.play_again

    def replay(
        worlds: Any, hidden: int, possible: int, history: Any, numbers: Any, out: Any, words: Any
    ) -> None:
        for place in range(len(worlds)):
            play_again(worlds[place], hidden, possible, history, numbers, out[place], words)

    return compile_function(replay)


def last_turns(bot: str, players: int, seed: int) -> Iterator[tuple[Observation, Sequence[int]]]:
    """Yield what each seat saw at its last turn of a game, and the agendas by seat."""
    game = find("spycard")
    match = Match(game, game.read_options(players, {}), seed=seed)
    bots = [by_name(bot, 8 * seed + seat) for seat in range(players)]
    found: dict[int, Observation] = {}
    while not match.over:
        seat = match.actors[0]
        seen = match.observation(seat)
        if seen.state.stage == stage.TURN and seen.state.turns[seat] > 0:
            found[seat] = seen
        match.act(seat, bots[seat].choose(seen))
    agendas = [int(agenda) for agenda in match.position.state().agendas]
    for seen in found.values():
        yield seen, agendas


def kinds_in(seen: Observation, seed: int) -> tuple[int, NDArray[np.float64]]:
    """Return the seats that are judged, and the number of turns by kind, world, seat, and agenda.

    Each kind is counted by a replay in which it doubles a number that nothing else changes. For an agenda
    that the course of the game excludes, there is no number.
    """
    players = seen.state.players
    hidden = seats_with_hidden_agendas(seen.state, seen.seat) & seen.state.playing
    history = np.array(conduct.actions_of(seen.rows), np.int64)
    level = Level(1, worlds=WORLDS, believes=False)
    thinking = Thinking(brief_of(seen.game, seen.state, seen.seat, level, seed))
    worlds, _ = thinking.likely_worlds()
    possible = (1 << agendas_in_game(players)) - 1
    counts = np.zeros((len(KINDS), WORLDS, players * AGENDAS))
    for kind in range(len(KINDS)):
        numbers = np.ones(len(conduct.LIKELIHOODS))
        numbers[kind : len(conduct.HIDING) : conduct.KINDS] = 2.0
        out = np.ones((WORLDS, conduct.TYPES * players * AGENDAS))
        words = np.array([seed], np.int64)
        replayed()(worlds.copy(), hidden, possible, history, numbers, out, words)
        found = out[:, : players * AGENDAS]
        with np.errstate(divide="ignore"):
            counts[kind] = np.where(found > 0, np.log2(found), np.nan)
    return hidden, counts.reshape(len(KINDS), WORLDS, players, AGENDAS)


def counted(bot: str, players: int, seed: int) -> NDArray[np.float64]:
    """Return the turns in a game by agenda, by whether the player has it, and by kind."""
    found = np.zeros((AGENDAS, 2, len(KINDS)))
    for seen, agendas in last_turns(bot, players, seed):
        hidden, counts = kinds_in(seen, seed)
        for seat in range(players):
            for agenda in range(agendas_in_game(players)):
                if hidden >> seat & 1 and not seen.state.ruled_out[seat] >> agenda & 1:
                    here = counts[:, :, seat, agenda]
                    found[agenda, int(agendas[seat] == agenda)] += np.nan_to_num(here).sum(axis=1) / WORLDS
    return found


def likelihoods(found: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the likelihood of each kind of turn by agenda."""
    share = found.sum(axis=1, keepdims=True) / np.maximum(1, found.sum(axis=(1, 2), keepdims=True))
    found = found + PRIOR * share
    frequencies = found / found.sum(axis=2, keepdims=True)
    ratios = np.divide(
        frequencies[:, 1], frequencies[:, 0], out=np.ones_like(found[:, 0]), where=frequencies[:, 0] > 0
    )
    ratios[:, len(LATER) :] **= FIRST_TELLS
    numbers: NDArray[np.float64] = NEUTRAL * ratios
    return numbers


def main(words: Sequence[str] | None = None) -> None:
    """Play the games and print the numbers."""
    parser = ArgumentParser(
        prog="python -m bench.conduct", description="Count what conduct tells in Spycard."
    )
    parser.add_argument("bot", nargs="?", default="expert", help="who plays (default: expert)")
    parser.add_argument("--games", type=int, default=400, help="how many games (default: 400)")
    parser.add_argument("--players", type=int, default=4, help="seats (default: 4)")
    parser.add_argument("--seed", type=int, default=10_000, help="the first game (default: 10000)")
    parser.add_argument("--workers", type=int, default=2, help="processes (default: 2)")
    asked = parser.parse_args(words)
    seeds = range(asked.seed, asked.seed + asked.games)
    with ProcessPoolExecutor(asked.workers, get_context("spawn")) as pool:
        games = list(pool.map(partial(counted, asked.bot, asked.players), seeds, chunksize=4))
    found = np.sum(games, axis=0)
    sys.stdout.write(f"{', '.join(KINDS)}; {found[:, 1, 1:].sum():.0f} turns\n")
    for agenda, row in enumerate(likelihoods(found)):
        numbers = ", ".join(f"{number:.3f}" for number in row)
        sys.stdout.write(f"    {numbers},  # {AGENDA_TEXTS[agenda]}\n")


if __name__ == "__main__":
    main()
