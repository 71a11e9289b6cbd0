"""Mining puzzles from games of bots: positions in which a patient search is sure, and weak bots fail."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import count as count_from
from itertools import cycle, product
from random import Random

from spydeck.bots import by_name
from spydeck.bots.search import SearchBot
from spydeck.bots.thinking.brief import count_actions
from spydeck.bots.thinking.verdict import TRIFLE, least_cost
from spydeck.games.game import Game, search_of
from spydeck.games.reasons import Explanation, theme_of
from spydeck.games.registry import game as game_of
from spydeck.games.search import Level
from spydeck.match import Match
from spydeck.match.observation import Observation
from spydeck.study.puzzles import Puzzle
from spydeck.study.puzzles.grading import WEAK, graded, part_failing, rating_of, solved_by
from spydeck.study.review import several

PLAYERS = ("sensible", "medium", "easy")
"""The bots whose games are searched for puzzles, in turn."""
FEWEST_FAIL = 0.2
"""The part of the tries of weak bots that must fail."""
MAX_GOOD = 3
"""How many of the actions of a question may seem to be good."""
PARTS = 2
"""How many deals or rounds of a game are searched: the events of more would make a puzzle long."""
LATEST_START = 60
"""Up to how many actions of a game are skipped, so that not all puzzles are from the start."""
SEED_BITS = 31


@dataclass(frozen=True)
class Patience:
    """How much is played on, to be sure of a solution and then to check it with another seed."""

    playouts: int = 40_000
    worlds: int = 2_000
    first_rows: int = 1_024
    """In how many worlds all actions are tried before any is dropped."""
    checking: int = 2
    """How many times as much the second search does."""


def mine(
    game: Game,
    number: int,
    seed: int,
    *,
    theme: str | None = None,
    patience: Patience = Patience(),
    progress: Callable[[int, int], None] | None = None,
) -> Iterator[Puzzle]:
    """Yield so many puzzles, the same for a seed. Raise `InvalidOption` if the game has no search.

    With `theme`, the name of a theme of the game, they all belong to it.
    `progress` is called with the number of positions looked at, and of puzzles found.
    """
    search_of(game)  # raises where there is none
    known: set[str] = set()
    for looked, candidate in enumerate(candidates(game, seed), 1):
        puzzle = puzzle_in(candidate.observation, seed, patience, theme)
        if puzzle is not None and puzzle.id not in known:
            known.add(puzzle.id)
            candidate.take()
            yield puzzle
        if progress:
            progress(looked, len(known))
        if len(known) >= number:
            return


@dataclass(frozen=True)
class Candidate:
    """A question in a game."""

    observation: Observation
    taken: set[str]
    """The kinds of questions in this game that are puzzles already."""

    @property
    def kind(self) -> str:
        """The kind of question: the first verb with which it can be answered."""
        return next(iter(self.observation.legal())).partition(" ")[0]

    def take(self) -> None:
        """Note that the question is a puzzle, so that no more of its kind come from this game."""
        self.taken.add(self.kind)


def candidates(game: Game, seed: int) -> Iterator[Candidate]:
    """Yield questions with several answers from game after game, with each number of players in turn."""
    random = Random(f"{game.name} {seed}")
    players = range(game.least_players, game.most_players + 1)
    for bot, count in cycle(product(PLAYERS, players)):
        match = Match(game, game.read_options(count, {}), seed=random.getrandbits(SEED_BITS))
        yield from questions(match, bot, random.getrandbits(SEED_BITS), random.randrange(LATEST_START))


def questions(match: Match, bot: str, seed: int, first: int) -> Iterator[Candidate]:
    """Yield questions with several answers of a match that bots play, after the first few actions."""
    taken: set[str] = set()
    player = by_name(bot, seed=seed)
    for ply in count_from(0):
        if match.over or match.part >= PARTS:
            return
        seat = match.actors[0]
        candidate = Candidate(match.observation(seat), taken)
        if ply >= first and several(candidate.observation) and candidate.kind not in taken:
            yield candidate
        match.act(seat, player.choose(candidate.observation))


def puzzle_in(
    observation: Observation, seed: int, patience: Patience, theme: str | None = None
) -> Puzzle | None:
    """Return the puzzle that a question makes; None if it makes none, or none that belongs to the theme."""
    game = observation.game
    place = next((one for one in game.themes if one.name == theme), None)
    if place is not None and not place.where(observation.state, observation.seat):
        return None
    if count_actions(observation) is None:
        return None
    first = SearchBot("expert", seed).explain(observation)
    if theme not in (None, theme_of(game.themes, first.best, first.reason)):
        return None
    if not promising(first, least_cost(game)):
        return None
    sure = answers_of(SearchBot(patient(game, patience, 1), seed).explain(observation, whole=True))
    if sure is None:
        return None
    found = {name: solved_by(observation, sure, name, seed) for name in WEAK}
    if part_failing(found) < FEWEST_FAIL:
        return None
    searcher = SearchBot(patient(game, patience, patience.checking), seed + 1)
    explanation = searcher.explain(observation, whole=True)
    answers = answers_of(explanation)
    if answers is None or set(answers) != set(sure):
        return None
    puzzle = graded(Puzzle(observation, answers, rating_of(found), explanation), seed, found)
    return puzzle if theme in (None, puzzle.theme) else None


def patient(game: Game, patience: Patience, times: int) -> Level:
    """Return a level of much patience."""
    return replace(
        search_of(game).LEVELS["expert"],
        playouts=times * patience.playouts,
        worlds=times * patience.worlds,
        first_rows=patience.first_rows,
    )


def promising(explanation: Explanation, least: float) -> bool:
    """Return whether few of the actions seem to be good, so that it pays to look again with patience."""
    good = sum(1 for option in explanation.options if option.behind < least)
    return good <= MAX_GOOD and 2 * good <= len(explanation.options)


def answers_of(explanation: Explanation) -> tuple[str, ...] | None:
    """Return the right actions, the best one first; None if right and wrong cannot be told apart."""
    least = least_cost(game_of(explanation.game))
    right = [
        option for option in explanation.options if option.behind <= TRIFLE * least and not option.barred
    ]
    wrong = [option for option in explanation.options if not option.equal and option.behind >= least]
    if len(right) + len(wrong) != len(explanation.options) or 2 * len(right) > len(explanation.options):
        return None
    return tuple(option.action for option in right)
