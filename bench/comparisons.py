"""The comparisons: measurements, those beside them, and targets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bench.turns import Side

PETTINGZOO = "bench.environments.environment"
OPENSPIEL = "bench.openspiel.games"


@dataclass(frozen=True)
class Target:
    """A target of some figures: a bound, or that many times the figures of others."""

    what: str
    bound: int
    of: Sequence[Side]
    beside: Sequence[Side] = ()


@dataclass(frozen=True)
class Comparison:
    """Some programs of ours and of others that do the same kind of work."""

    name: str
    title: str
    text: str
    """The operation that is counted, for the page."""
    unit: str
    ours: Sequence[Side]
    theirs: Sequence[Side] = ()
    targets: Sequence[Target] = ()
    parts: float | None = None
    """For a figure that is a time: its units in a second, such as 1e6; None for an amount in a second."""
    once: bool = False
    """Whether one run takes so long that there are no more, and `--quick` leaves it out."""

    @property
    def better(self) -> str:
        """Whether more or less is better."""
        return "more" if self.parts is None else "less"

    def figure(self, rate: float) -> float:
        """Return the figure for how much is done in a second."""
        return rate if self.parts is None else self.parts / rate


def hearts(name: str, function: str) -> Side:
    """Return a side that plays OpenSpiel's hearts."""
    return Side(name, function, "openspiel")


DEALS = Side("Spydeck, Black Spy, compiled", "bench.engine.deals")
HEARTS = hearts("OpenSpiel, hearts, in C++", "bench.hearts.deals")
EVALUATED = Side("Spydeck, `evaluate` with sampled worlds", "bench.engine.evaluated random")
SENSIBLE = Side("Spydeck, Black Spy, `sensible`", "bench.engine.whole black-spy sensible")
STEPS = Side("Spydeck, Black Spy", "bench.engine.steps black-spy")

ADAPTED = [
    Side(f"Spydeck, {name}", f"{PETTINGZOO} spydeck.adapters.pettingzoo.{name}")
    for name in ("black_spy_v0", "spy_tricks_v0", "spycard_v0")
]
PETTINGZOOS = [
    Side(f"PettingZoo, {name}", f"{PETTINGZOO} pettingzoo.classic.{name}", "pettingzoo")
    for name in ("texas_holdem_v4", "texas_holdem_no_limit_v6", "leduc_holdem_v4", "hanabi_v5")
]
REGISTERED = [
    Side(f"Spydeck, {name}", f"{OPENSPIEL} {name}")
    for name in ("python_spydeck_black_spy", "python_spydeck_spy_tricks", "python_spydeck_spycard")
]
SPIELS = [
    Side(f"OpenSpiel, {name}", f"{OPENSPIEL} {name}", "openspiel")
    for name in ("python_block_dominoes", "python_team_dominoes", "python_liars_poker", "python_kuhn_poker")
]
OPTIONS = ("black-spy", "black-spy, all cards in play", "spy-tricks", "spycard")
ACTS = [Side(name, f"bench.match.acts {name}") for name in OPTIONS]
SENT = [
    Side(f"{name}, as the server sends it", f"bench.match.views view_as_sent_us {name}") for name in OPTIONS
]
VIEWS = [Side(f"{name}, by `json`", f"bench.match.views view_with_json_us {name}") for name in OPTIONS]
GAMES = {"black-spy": "Black Spy", "spy-tricks": "Spy Tricks", "spycard": "Spycard"}
COMPILED = [
    Side(f"the engine of {title}", f"bench.starting.compiled {name}") for name, title in GAMES.items()
]
LOADED = [Side(f"the engine of {title}", f"bench.starting.loaded {name}") for name, title in GAMES.items()]

COMPARISONS = (
    Comparison(
        "deals",
        "Complete random games",
        "Each program deals, passes, plays and scores in its own compiled loop, four seats at random. A "
        "decision is a card that is passed or played: 72 in a deal of Black Spy, 64 in a deal of hearts "
        "with passing to the left. OpenSpiel plays in `evaluate_bots`, with its uniform random bots.",
        "decisions per second",
        [DEALS],
        [
            HEARTS,
            Side("handwritten C, Black Spy, with the bit-deposit instruction", "bench.handwritten.deals"),
            Side("handwritten C, Black Spy, with a loop instead", "bench.handwritten.deals -mno-bmi2"),
        ],
        [Target("Random complete games, beside OpenSpiel's hearts in C++", 20, [DEALS], [HEARTS])],
    ),
    Comparison(
        "rollouts",
        "Random rollouts from ten cards left",
        "Forty cards are played in each rollout, in Black Spy and in hearts. `evaluate` also samples what "
        "the seat cannot see, and plays each legal card in each of these worlds. OpenSpiel's are those of "
        "its `RandomRolloutEvaluator` in C++, from the true state.",
        "rollouts per second",
        [EVALUATED, Side("Spydeck, `rollouts` from the true state", "bench.engine.late random")],
        [hearts("OpenSpiel, hearts, in C++", "bench.hearts.rollouts")],
        [Target("Rollouts inside `evaluate`, from ten cards left", 1_500_000, [EVALUATED])],
    ),
    Comparison(
        "policies",
        "Whole games by a policy in all seats",
        "Rollouts from the first decision to the end of the deal, round or game.",
        "deals, rounds or games per second",
        [
            SENSIBLE,
            Side("Spydeck, Black Spy, `random`", "bench.engine.whole black-spy random"),
            Side("Spydeck, Spy Tricks, `sensible`", "bench.engine.whole spy-tricks sensible"),
            Side("Spydeck, Spy Tricks, `random`", "bench.engine.whole spy-tricks random"),
            Side("Spydeck, Spycard, `sensible`", "bench.engine.whole spycard sensible"),
            Side("Spydeck, Spycard, `random`", "bench.engine.whole spycard random"),
        ],
        targets=[Target("Whole deals of Black Spy with `sensible` in all seats", 100_000, [SENSIBLE])],
    ),
    Comparison(
        "batches",
        "Thousands of games in arrays",
        "4,096 games, stepped together in one thread, with the observation tensor and the mask of legal "
        "actions after each step; finished games start again. Choosing an action is not part of the time, "
        "on both sides. The steps of pgx are compiled by JAX for the processor.",
        "steps per second",
        [STEPS]
        + [
            Side(f"Spydeck, {GAMES[name]}", f"bench.engine.steps {name}")
            for name in ("spy-tricks", "spycard")
        ],
        [
            Side(f"pgx, {name}", f"bench.pgx.steps {name}", "pgx")
            for name in ("leduc_holdem", "sparrow_mahjong")
        ],
        [Target("Steps of `Games` with tensor and mask in Black Spy", 5_000_000, [STEPS])],
    ),
    Comparison(
        "python",
        "One game from Python",
        "A loop in Python asks for the legal actions and takes one at random, in complete games with their "
        "deals.",
        "decisions per second",
        [
            Side(f"Spydeck, {title}, `Position`", f"bench.engine.from_python {name}")
            for name, title in GAMES.items()
        ],
        [hearts("OpenSpiel, hearts", f"{OPENSPIEL} hearts")],
    ),
    Comparison(
        "observations",
        "One game from Python, with observations",
        "The same, with the observation as an array at each decision, as learning needs it.",
        "decisions per second",
        [
            Side(f"Spydeck, {title}, `Position`", f"bench.engine.from_python {name} observed")
            for name, title in GAMES.items()
        ],
        [
            Side(f"RLCard, {name}", f"bench.rlcard.observed {name}", "rlcard")
            for name in ("bridge", "doudizhu", "gin-rummy", "limit-holdem", "uno")
        ],
    ),
    Comparison(
        "pettingzoo",
        "In PettingZoo",
        "The same loop over `agent_iter` for all: `last`, a random legal action by the mask, `step`. A step "
        "is an action; deals and the steps of agents that are done are part of the time.",
        "steps per second",
        ADAPTED,
        PETTINGZOOS,
        [Target("PettingZoo adapter, beside PettingZoo's own card games", 5, ADAPTED, PETTINGZOOS)],
    ),
    Comparison(
        "openspiel",
        "In OpenSpiel",
        "The same loop through `pyspiel` for all, beside OpenSpiel's own games that are written in Python. "
        "Deals, card by card through chance nodes, are part of the time, and only decisions are counted.",
        "decisions per second",
        REGISTERED,
        SPIELS,
        [Target("OpenSpiel adapter, beside OpenSpiel's games in Python", 3, REGISTERED, SPIELS)],
    ),
    Comparison(
        "vectors",
        "Vectors of Gymnasium",
        "1,000 games stepped together with random actions for one seat, which are part of the time; the "
        "other seats are bots in compiled code. Only the steps of the seat are counted.",
        "steps per second",
        [
            Side(f"Spydeck, spydeck/{name}", f"bench.environments.vector spydeck/{name} 1000")
            for name in ("BlackSpy-v0", "SpyTricks-v0", "Spycard-v0")
        ],
    ),
    Comparison(
        "acts",
        "`Match.act`",
        "An action from its text, with its events, over whole random games.",
        "microseconds",
        ACTS,
        targets=[Target("`Match.act`, in microseconds", 8, ACTS)],
        parts=1e6,
    ),
    Comparison(
        "views",
        "A view with its JSON",
        "The view of the seat to act, written as JSON, along random games: as the server writes it, and "
        "with the encoder of the standard library.",
        "microseconds",
        [*SENT, *VIEWS],
        targets=[
            Target("A view with its JSON as the server sends it, in microseconds", 25, SENT),
            Target("A view with its JSON by the standard library, in microseconds", 25, VIEWS),
        ],
        parts=1e6,
    ),
    Comparison(
        "starting",
        "Starting",
        "A new process each time. The engine of a game is everything that `spydeck warm` compiles, here "
        "loaded from the cache; the start of Python and the import of numba are part of the time.",
        "seconds",
        [
            Side("`import spydeck`", "bench.starting.imported"),
            Side("`spydeck --help`", "bench.starting.command_line"),
            *LOADED,
        ],
        targets=[Target("Loading the engine of a game from the cache, in seconds", 1, LOADED)],
        parts=1,
    ),
    Comparison(
        "compiling",
        "Compiling",
        "`spydeck warm GAME` with an empty cache, measured once.",
        "seconds",
        COMPILED,
        targets=[Target("Compiling the engine of a game, in seconds", 20, COMPILED)],
        parts=1,
        once=True,
    ),
)
