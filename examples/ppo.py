"""PPO that learns Spy Tricks by self-play and against bots: `python examples/ppo.py` (extra `learn`).

One network plays all seats of many games, and in others one seat against `sensible`. It learns from what each
seat gains by its words. `PPOBot` plays with the weights that are saved. `docs/guide/learn.md` says more.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TextIO

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

import spydeck
from spydeck import Games, Observation, Position
from spydeck.adapters.against import GamesAgainst
from spydeck.arrays.engine import POLICIES
from spydeck.arrays.words import vocabulary
from spydeck.games.tensor import length_of

GAME = spydeck.game("spy-tricks")
OPTIONS = GAME.read_options(4, {})
WEIGHTS = Path("ppo.pt")

WIDTH = 256
STEPS = 128
"""Words of each game between two updates."""
EPOCHS, BATCH = 2, 1024
LEARNING_RATE, CLIP, ENTROPY, MAX_NORM = 1e-3, 0.2, 0.01, 0.5
DECAY = 0.8
"""How far advantages look past the value of the next decision (lambda); nothing is discounted."""
UNIT = 40
"""Points are divided by this, so that luck, which values cannot foresee, does not drown the rest."""
MEASURED = 4000
"""How many games against each kind of opponents are one point of the curve."""
ILLEGAL = -1e9
"""The score of a word that is not legal; its chance is exactly 0."""


def new_network() -> nn.Sequential:
    """Return a network with a score for each word and, last, the value: what its seat will still gain."""
    words = vocabulary(GAME)
    first, second = nn.Linear(length_of(words.tensor), WIDTH), nn.Linear(WIDTH, WIDTH)
    return nn.Sequential(first, nn.ReLU(), second, nn.ReLU(), nn.Linear(WIDTH, words.size + 1))


def judge(network: nn.Sequential, obs: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
    """Return the logarithm of each word's chance, very low where it is not legal, and the values."""
    out = network(obs.float())
    scores = out[:, :-1].masked_fill(mask == 0, ILLEGAL)
    return torch.log_softmax(scores, 1), out[:, -1]


@dataclass
class Segment:
    """Some steps of many games: arrays with a row for each step and a column for each game."""

    obs: NDArray[np.int8]
    mask: NDArray[np.int8]
    seat: NDArray[np.int8]
    standing: NDArray[np.float32]
    """How far the seat that chooses was above the mean of the others."""
    word: NDArray[np.int64]
    log_chance: NDArray[np.float32]
    """Of the word that was chosen."""
    value: NDArray[np.float32]
    done: NDArray[np.bool_]
    final: NDArray[np.float32]
    """Where the step finished a game, how far each seat was above the mean of the others."""


def above_others(points: NDArray[Any]) -> NDArray[np.float32]:
    """Return how far each seat, along the last axis, is above the mean of the others."""
    others = (points.sum(-1, keepdims=True) - points) / (points.shape[-1] - 1)
    above: NDArray[np.float32] = ((points - others) / UNIT).astype(np.float32)
    return above


def play(games: Games, network: nn.Sequential, steps: int) -> Segment:
    """Return some steps of self-play: words are drawn with the chances that the network gives them."""
    first = games.fields["totals"].start
    rows = []
    for _ in range(steps):
        obs, mask, seat = games.obs.copy(), games.mask.copy(), games.seat.copy()
        totals = obs[:, first : first + games.players].astype(np.int64)  # the seat that chooses is the first
        with torch.no_grad():
            log_chances, value = judge(network, torch.from_numpy(obs), torch.from_numpy(mask))
            word = torch.multinomial(log_chances.exp(), 1)
            log_chance = log_chances.gather(1, word)
        games.step(word[:, 0].numpy())
        chosen = word[:, 0].numpy(), log_chance[:, 0].numpy(), value.numpy()
        ended = games.done.copy(), above_others(games.returns)
        rows.append((obs, mask, seat, above_others(totals)[:, 0], *chosen, *ended))
    return Segment(*map(np.stack, zip(*rows, strict=True)))


def advantages(played: Segment, decay: float = DECAY) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
    """Return how much more each decision gained than its seat expected, and where that is known.

    A decision is a word chosen among several. Seats take turns, so what follows a decision is the next one of
    the same seat in the same game, or the end of the game. What the seat gained is how far its standing rose
    until then. The last decision of a seat in a segment serves as the future of the one before it, only.
    """
    steps, games, players = played.final.shape
    advantage, known = np.zeros((steps, games), np.float32), np.zeros((steps, games), np.bool_)
    followed = np.zeros((games, players), np.bool_)
    standing, value, later = np.zeros((3, games, players), np.float32)
    for step in reversed(range(steps)):
        ended = played.done[step]
        followed[ended], standing[ended], value[ended], later[ended] = True, played.final[step, ended], 0, 0
        decided = np.flatnonzero(played.mask[step].sum(1) > 1)
        own = decided, played.seat[step, decided]
        before, expected = played.standing[step, decided], played.value[step, decided]
        gained = standing[own] - before + value[own] - expected + decay * later[own]
        known[step, decided] = followed[own]
        advantage[step, decided] = later[own] = np.where(followed[own], gained, 0)
        followed[own], standing[own], value[own] = True, before, expected
    return advantage, known


def decisions(played: Segment) -> list[Tensor]:
    """Return what is learned from: tensor, mask, word, log chance, advantage, and value to learn."""
    gained, known = advantages(played)
    columns = played.obs, played.mask, played.word, played.log_chance, gained, gained + played.value
    return [torch.from_numpy(column[known]) for column in columns]


def learn(network: nn.Sequential, optimizer: torch.optim.Optimizer, played: Sequence[Segment]) -> None:
    """Make words likelier that gained more than expected, by the clipped objective of PPO; correct values."""
    columns = zip(*map(decisions, played), strict=True)
    obs, mask, word, before, advantage, target = (torch.cat(column) for column in columns)
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(word)).split(BATCH):
            log_chances, value = judge(network, obs[rows], mask[rows])
            ratio = (log_chances.gather(1, word[rows, None])[:, 0] - before[rows]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.min(ratio * advantage[rows], clipped * advantage[rows]).mean()
            entropy = -(log_chances.exp() * log_chances).sum(1).mean()
            loss = (value - target[rows]).square().mean() / 2 - gain - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), MAX_NORM)
            optimizer.step()


def likeliest(network: nn.Sequential, obs: NDArray[np.int8], mask: NDArray[np.int8]) -> NDArray[np.int64]:
    """Return the likeliest word of each row."""
    with torch.no_grad():
        log_chances, _ = judge(network, torch.from_numpy(obs), torch.from_numpy(mask))
    words: NDArray[np.int64] = log_chances.argmax(1).numpy()
    return words


def against(opponents: str, count: int, seed: int) -> GamesAgainst:
    """Return games in which one seat is played, each seat in as many, and three compiled opponents sit."""
    own = np.arange(count) % OPTIONS.players
    policies = [POLICIES.index(opponents)] * (OPTIONS.players - 1)
    return GamesAgainst(GAME, OPTIONS, own, policies, seed=seed)


def edge(network: nn.Sequential, opponents: str, count: int) -> tuple[float, float]:
    """Return how many points a game the network is above three opponents, and half the 95 % interval."""
    games = against(opponents, count, seed=0)
    edges, over = np.zeros(count), np.zeros(count, np.bool_)
    while not over.all():
        games.step(likeliest(network, games.obs, games.mask))
        ended = games.done & ~over
        edges[ended] = UNIT * above_others(games.returns)[ended, games.own[ended]]
        over |= ended
    return float(edges.mean()), float(1.96 * edges.std() / count**0.5)


class PPOBot:
    """Plays the likeliest words, by weights that a training has saved."""

    def __init__(self, weights: Path = WEIGHTS) -> None:
        self.network = load(weights)
        # Compiles here, where the arena allows more time than for a move.
        Position.start(GAME, OPTIONS.players)

    def choose(self, observation: Observation) -> str:
        """Return the action whose words are the likeliest, one after the other."""
        position = observation.position
        action = None
        while action is None:
            (word,) = likeliest(self.network, position.tensor()[None], position.mask()[None])
            action = position.choose(word)
        return action


@cache
def load(weights: Path) -> nn.Sequential:
    """Return the network with these weights; for bots, which share one processor core each."""
    torch.set_num_threads(1)
    network = new_network()
    network.load_state_dict(torch.load(weights, weights_only=True))
    return network


def train(updates: int, count: int, sensible: int, seed: int, every: int, out: Path) -> None:
    """Learn from so many updates; write the curve, and at the end the weights."""
    torch.manual_seed(seed)
    tables = [(Games.of_options(GAME, count, OPTIONS, seed=seed), STEPS)]
    if sensible:
        tables.append((against("sensible", sensible, seed), STEPS // OPTIONS.players))
    network = new_network()
    optimizer = torch.optim.Adam(network.parameters(), LEARNING_RATE)
    words, seconds = sum(len(games) * steps for games, steps in tables), 0.0
    with out.with_suffix(".csv").open("w", encoding="utf-8") as curve:
        print("words,seconds,random,random_95,sensible,sensible_95", file=curve)
        for update in range(updates + 1):
            if update % every == 0 or update == updates:
                note(network, update * words, seconds, curve)
            if update < updates:
                began = time.process_time()
                optimizer.param_groups[0]["lr"] = LEARNING_RATE * (1 - update / updates)
                learn(network, optimizer, [play(games, network, steps) for games, steps in tables])
                seconds += time.process_time() - began
    torch.save(network.state_dict(), out)


def note(network: nn.Sequential, words: int, seconds: float, curve: TextIO) -> None:
    """Measure how a network plays, print that, and add it to the curve."""
    random, sensible = edge(network, "random", MEASURED), edge(network, "sensible", MEASURED)
    print(f"{words / 1e6:6.2f} million words, {seconds / 60:5.1f} min of processor time:", end=" ")
    print(
        "{:+.2f} ± {:.2f} against random, {:+.2f} ± {:.2f} against sensible".format(*random, *sensible),
        flush=True,
    )
    row = words, round(seconds), *(round(number, 2) for number in (*random, *sensible))
    print(*row, sep=",", file=curve, flush=True)


def main() -> None:
    """Read the command line and train."""
    parser = argparse.ArgumentParser(description="Learn Spy Tricks by self-play and against bots.")
    parser.add_argument("--updates", type=int, default=100, help="how often to play and then learn")
    parser.add_argument("--games", type=int, default=256, help="games of self-play at once")
    parser.add_argument("--sensible", type=int, default=768, help="games at once against `sensible`")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch")
    parser.add_argument("--every", type=int, default=10, help="measure after so many updates")
    parser.add_argument(
        "--out", type=Path, default=WEIGHTS, help="the weights; the curve is written beside them"
    )
    given = parser.parse_args()
    torch.set_num_threads(given.threads)
    train(given.updates, given.games, given.sensible, given.seed, given.every, given.out)


if __name__ == "__main__":
    main()
