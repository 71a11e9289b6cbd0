"""How often a suggestion that costs something leads with an idea: `python -m bench.reasons [GAME ...]`.

Bots play games, Black Spy also with the variants in which more is decided. At all choices but cards, and at
one card in ten, the adviser explains what it suggests, as the page and `hint` show it. Where another action
costs something, it is counted whether the reason has an idea before its numbers, by the kind of choice. With
`--page`, the table is also written to `docs/bots.md`, and with `--missing`, each choice without an idea is
printed.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, cycle, islice
from random import Random

from bench.strength import PAGE, rows_of, table, write_table
from spydeck.bots import by_name
from spydeck.bots.search import SearchBot
from spydeck.bots.thinking.brief import ADVICE_SEED, ADVISER
from spydeck.games.game import Game
from spydeck.games.reasons import Explanation
from spydeck.games.registry import BUILT_IN
from spydeck.games.registry import game as find
from spydeck.match import Match
from spydeck.match.observation import Observation
from spydeck.study.review import several

NAME = "reasons"
PLAYER = "sensible"
VARIANTS = {"black-spy": ("", "the-mole", "calling-color")}
"""The variants with choices of their own, which games have in turn."""
PARTS = 2
"""How many deals or rounds of a game are played: the Mole is there from the second one on."""
LOOKED_AT = 0.1
"""The part of the cards that is looked at: they are much more than all other choices in Black Spy."""
HEADER = ("game", "kind of choice", "suggestions that cost something", "of these with an idea first")


@dataclass(frozen=True)
class Suggestion:
    """A suggestion in a position where something else would cost something."""

    seen: Observation
    explanation: Explanation
    kind: str
    """The verb of the suggested action, or whether a card is led or played to others."""

    @property
    def led(self) -> bool:
        """Whether an idea comes first."""
        reason = self.explanation.reason
        return reason is not None and bool(reason.arguments.get("ideas"))


def choices(game: Game, seed: int) -> Iterator[Observation]:
    """Yield some of the choices in game after game, the same for a seed."""
    random = Random(f"{game.name} {seed}")
    players = cycle(range(game.least_players, game.most_players + 1))
    for number, variant in zip(count(seed), cycle(VARIANTS.get(game.name, ("",))), strict=False):
        options = {"variants": [variant]} if variant else {}
        match = Match(game, game.read_options(next(players), options), seed=number)
        player = by_name(PLAYER, number)
        while not match.over and match.part < PARTS:
            seen = match.observation(match.actors[0])
            looked_at = LOOKED_AT if next(iter(seen.legal())).startswith("play ") else 1
            if random.random() < looked_at and several(seen):
                yield seen
            match.act(seen.seat, player.choose(seen))


def suggestions(game: Game, positions: int, seed: int) -> Iterator[Suggestion]:
    """Yield what is suggested in so many positions, where something else would cost something."""
    adviser = SearchBot(ADVISER, ADVICE_SEED)
    for seen in islice(choices(game, seed), positions):
        explanation = adviser.explain(seen)
        if explanation.next is not None:
            yield Suggestion(seen, explanation, kind_of(seen, explanation.best))


def kind_of(seen: Observation, action: str) -> str:
    """Return the verb of an action, and of a card whether it is led."""
    verb = action.partition(" ")[0]
    if verb != "play":
        return verb
    return "play, leading" if seen.state.in_trick == 0 else "play, following"


def rows(game: Game, found: Sequence[Suggestion]) -> list[tuple[str, ...]]:
    """Return a row for each kind of choice of a game, and one for all together."""
    kinds = sorted({one.kind for one in found})
    groups = [("all", found), *((kind, [one for one in found if one.kind == kind]) for kind in kinds)]
    return [(game.title, kind, str(len(group)), share(group)) for kind, group in groups]


def share(group: Sequence[Suggestion]) -> str:
    """Return in how many suggestions an idea comes first, and which part that is."""
    led = sum(one.led for one in group)
    return f"{led}, {100 * led / max(1, len(group)):.0f}%"


def main(words: Sequence[str] | None = None) -> None:
    """Print how often an idea comes first, by game and kind of choice."""
    parser = ArgumentParser(
        prog="python -m bench.reasons", description="Count reasons that lead with an idea."
    )
    parser.add_argument("games", nargs="*", default=tuple(BUILT_IN), help="names of games (default: all)")
    parser.add_argument("--positions", type=int, default=300, help="how many choices a game (default: 300)")
    parser.add_argument("--seed", type=int, default=1, help="the first game (default: 1)")
    parser.add_argument("--missing", action="store_true", help="also print what is suggested without an idea")
    parser.add_argument("--page", action="store_true", help=f"also write the table to {PAGE}")
    asked = parser.parse_args(words)
    for name in asked.games:
        game = find(name)
        found = list(suggestions(game, asked.positions, asked.seed))
        text = table(rows(game, found), HEADER)
        sys.stdout.write(text)
        if asked.missing:
            sys.stdout.writelines(missing(one) + "\n" for one in found if not one.led)
        if asked.page:
            others = [row for row in rows_of(PAGE, NAME) if row[0] != game.title]
            write_table(PAGE, NAME, table([*others, *rows(game, found)], HEADER))


def missing(one: Suggestion) -> str:
    """Return what is suggested without an idea, and what it is compared with."""
    behind = one.explanation.next
    other = "nothing" if behind is None else f"{behind.action}, {behind.behind:.1f} behind"
    return f"{one.kind}: {one.explanation.best}, not {other}"


if __name__ == "__main__":
    main()
