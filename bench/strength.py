"""How strong the bots are: `python -m bench.strength [GAME ...]`; with `--page`, also in `docs/bots.md`.

Rows of other match-ups stay on the page, so that they can be measured one after another. In each match-up one
bot sits alone in each seat in turn, against the other in all other seats, with the same deals, as
`spydeck arena --seatings alone` plays it.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from spydeck import arena
from spydeck.arena import ArenaResult, Estimate
from spydeck.games.registry import BUILT_IN
from spydeck.games.registry import game as find

PAGE = Path("docs/bots.md")
NAME = "strength"


@dataclass(frozen=True)
class MatchUp:
    """One bot alone against others, and what it has to reach, if anything."""

    game: str
    bot: str
    other: str
    players: int = 4
    variant: str = ""
    """The variant of the game, if one is played."""

    @property
    def command(self) -> str:
        """The command that plays it, without the number of deals."""
        variant = f" --variants {self.variant}" if self.variant else ""
        players = f" --players {self.players}" if self.players != find(self.game).usual_players else ""
        return f"spydeck arena {self.game} --bots {self.bot},{self.other} --seatings alone{players}{variant}"

    @property
    def key(self) -> tuple[str, ...]:
        """The start of its row, which no other match-up has."""
        return find(self.game).title, self.variant, str(self.players), self.bot, self.other


GAMES = tuple(BUILT_IN)
LEVELS = (("expert", "hard"), ("hard", "medium"), ("medium", "easy"), ("easy", "random"))
CONTROLS = (("sensible", "random"), ("pimc128", "pimc32"), ("pimc32", "pimc32"))
VARIANTS = (
    "no-good-spies",
    "capture-or-release",
    "the-mole",
    "calling-color",
    "following-rank",
    "going-back",
    "spies-count-on-sweep",
)

MATCH_UPS = (
    *(MatchUp("black-spy", "expert", other) for other in ("sensible", "pimc32", "pimc512")),
    *(MatchUp("spy-tricks", "expert", other) for other in ("sensible", "pimc128")),
    *(MatchUp("spycard", "expert", other) for other in ("sensible", "pimc32", "expert-2026")),
    *(MatchUp("black-spy", "expert", "pimc128", players) for players in (3, 4, 5, 6)),
    *(MatchUp("black-spy", "expert", "pimc128", variant=variant) for variant in VARIANTS),
    MatchUp("spy-tricks", "expert", "pimc128", 3),
    *(MatchUp("spycard", "expert", "pimc32", players) for players in (3, 5)),
    *(MatchUp(game, *pair) for game in GAMES for pair in LEVELS),
    *(MatchUp(game, "easy", "sensible") for game in GAMES),
    *(MatchUp(game, "oracle", "expert") for game in GAMES),
    *(MatchUp(game, *pair) for game in GAMES for pair in CONTROLS),
)


def measured(one: MatchUp, deals: int, workers: int | None) -> ArenaResult:
    """Return the result of a match-up."""
    return arena.run(
        one.game,
        [one.bot, one.other],
        players=one.players,
        options={"variants": [one.variant]} if one.variant else {},
        deals=max(2, deals),
        seatings="alone",
        workers=workers,
        budget=60.0,
        skill=False,
    )


def strength(result: ArenaResult) -> str:
    """Return the strength of the bot that sits alone, as its game counts it, with a 95% interval."""
    first, others = result.standings
    players = result.design.players
    if result.design.rules.fewest_win:
        edge = scaled(first.edge, (1 - players) / players)
        return f"{edge.mean:+.2f} ± {half(edge):.2f} points"
    wins = scaled(first.wins, players)
    par = (first.points.mean + (players - 1) * others.points.mean) / players
    text = f"{wins.mean:.2f} ± {half(wins):.2f} times par in wins"
    if result.design.game == "spycard" or not par:
        return text
    edge = scaled(first.edge, (players - 1) / players / par)
    return f"{1 + edge.mean:.2f} ± {half(edge):.2f} times par in points, {text}"


def scaled(found: Estimate, factor: float) -> Estimate:
    """Return an estimate times a number."""
    bounds = (found.low, found.high)
    low, high = (None if bound is None else bound * factor for bound in bounds)
    return Estimate(found.mean * factor, found.error * factor if found.error is not None else None, low, high)


def half(found: Estimate) -> float:
    """Return half the width of an interval."""
    return 0.0 if found.low is None or found.high is None else abs(found.high - found.low) / 2


def rows(match_ups: Iterable[MatchUp], deals: int, workers: int | None) -> Iterable[tuple[str, ...]]:
    """Yield the rows of the table, each as soon as it has been played."""
    for one in match_ups:
        result = measured(one, deals, workers)
        faults = sum(found.faults for found in result.standings)
        note = f" ({faults} faults)" if faults else ""
        yield *one.key, str(result.deals), strength(result) + note


HEADER = ("game", "variant", "seats", "bot", "alone against", "deals", "strength")


def table(rows: Sequence[Sequence[str]], header: Sequence[str] = HEADER) -> str:
    """Return rows as a table in Markdown."""
    lines = [header, ["---"] * len(header), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def rows_on(page: Path) -> list[tuple[str, ...]]:
    """Return the rows of the table of strength on a page."""
    return rows_of(page, NAME)


def rows_of(page: Path, name: str) -> list[tuple[str, ...]]:
    """Return the rows of the table with a name on a page."""
    text = page.read_text("utf-8").partition(f"<!-- {name} -->")[2].partition(f"<!-- end of {name} -->")[0]
    lines = [line for line in text.splitlines() if line.startswith("| ")][2:]
    return [tuple(cell.strip() for cell in line[1:-1].split("|")) for line in lines]


def merged(before: Iterable[tuple[str, ...]], played: Iterable[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Return new rows and those of other match-ups: by game, in the order of the match-ups."""
    width = len(HEADER) - 2
    found = {row[:width]: row for row in (*before, *played)}
    by_game = sorted(MATCH_UPS, key=lambda one: GAMES.index(one.game))
    return [found[one.key] for one in by_game if one.key in found]


def main(words: Sequence[str] | None = None) -> None:
    """Play the match-ups and write each result as soon as it is there."""
    parser = ArgumentParser(prog="python -m bench.strength", description="Measure how strong the bots are.")
    parser.add_argument("games", nargs="*", help="names of games; by default all")
    parser.add_argument("--deals", type=int, default=200, help="deals for each match-up (default: 200)")
    parser.add_argument("--workers", type=int, help="processes (default: one for each processor)")
    parser.add_argument("--only", default="", help="only match-ups whose command contains this")
    parser.add_argument("--page", action="store_true", help=f"also write the table to {PAGE}")
    asked = parser.parse_args(words)
    chosen = [one for one in MATCH_UPS if not asked.games or one.game in asked.games]
    chosen = [one for one in chosen if asked.only in one.command]
    played = []
    for row in rows(chosen, asked.deals, asked.workers):
        played.append(row)
        sys.stdout.write(" | ".join(row) + "\n")
        sys.stdout.flush()
    if asked.page:
        write_table(PAGE, NAME, table(merged(rows_on(PAGE), played)))


def write_table(page: Path, name: str, text: str) -> None:
    """Put a table between the marks with its name on a page."""
    begin, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
    before, found, rest = page.read_text("utf-8").partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise SystemExit(f"{page} has no place for the table {name!r}")
    page.write_text(f"{before}{begin}{text}{end}{after}", "utf-8")


if __name__ == "__main__":
    main()
