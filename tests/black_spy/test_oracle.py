"""The engine in lock step with the naive oracle, which was written from the clauses alone."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

import spydeck
from spydeck.games.black_spy.cards import CARD_TEXTS, texts_of
from spydeck.games.black_spy.facts import STAGE_NAMES
from spydeck.games.black_spy.variants import VARIANT_NAMES
from spydeck.match import Match
from tests.oracle.black_spy import Oracle
from tests.oracle.black_spy_cards import taker_of, value_of

pytestmark = pytest.mark.unmetered

*VARIANTS, HOUSE_RULE = VARIANT_NAMES


def variant_sets() -> Iterator[tuple[str, ...]]:
    """Yield all 64 combinations of the six variants, and those that admit the house rule with it."""
    for size in range(len(VARIANTS) + 1):
        for chosen in combinations(VARIANTS, size):
            yield chosen
            if "capture-or-release" not in chosen:
                yield (*chosen, HOUSE_RULE)


def random_options(random: Random, players: int) -> dict[str, object]:
    """Options beyond the variants."""
    ages = list(range(players))
    random.shuffle(ages)
    return {
        "ages": random.choice([None, ages]),
        "pass_direction": random.choice(["alternate", "left"]),
        "first_lead": random.choice(["red-1", "dealer-left"]),
        "end_value": random.choice([None, 60, 75, 100, 120, 101]),
    }


def sweeping_deck(random: Random, players: int) -> list[str]:
    """Return a deck that gives one seat most of the black cards, so that sweeps happen."""
    deck = sorted(CARD_TEXTS, key=lambda text: (text[0] != "K", random.random()))
    order = [""] * 60
    lucky = random.randrange(players)
    places = sorted(range(60), key=lambda place: (place % players != lucky, place))
    for place, text in zip(places, deck, strict=True):
        order[place] = text
    return order


def tying_deck(random: Random, players: int) -> list[str]:
    """Return a deck that makes everyone tie for a while: the ranks in runs, the last run shuffled in."""
    deck = sorted(CARD_TEXTS, key=lambda text: int(text[1:]))
    odd = deck.pop(random.randrange(60))
    deck.insert(random.randrange(players * 2, 60), odd)
    try:
        Oracle(players).resolve(deck)
    except ValueError:
        random.shuffle(deck)
    return deck


class Twins:
    """A match and an oracle that are dealt the same cards."""

    def __init__(self, random: Random, players: int, variants: tuple[str, ...]) -> None:
        options = random_options(random, players)
        self.random = random
        self.helping = random.random() < 0.4
        self.oracle = Oracle(players, variants, **options)  # type: ignore[arg-type]
        self.match = Match(
            spydeck.game("black-spy"),
            spydeck.game("black-spy").read_options(players, {"variants": variants, **options}),
            chance=self.chance,
        )

    def chance(self, name: str, number: int) -> list[str]:
        """Return a deck for both, often a lucky one."""
        deck = list(CARD_TEXTS)
        self.random.shuffle(deck)
        if name == "dealer-draw" and self.random.random() < 0.5:
            deck = tying_deck(self.random, self.oracle.players)
        if name == "deal" and self.random.random() < 0.4:
            deck = sweeping_deck(self.random, self.oracle.players)
        assert self.oracle.pending == name
        self.oracle.resolve(deck)
        assert self.oracle.deal_number == number
        return deck

    def play(self, deals: int) -> None:
        """Play some deals at random, comparing everything all the time."""
        while not self.match.over and len(self.oracle.scorepad) < deals:
            self.compare()
            seat = self.random.choice(self.match.actors)
            text = self.choose(seat)
            self.oracle.act(seat, text)
            self.match.act(seat, text)
        self.compare()
        self.compare_draw()

    def choose(self, seat: int) -> str:
        """Return a legal action; in some games one seat is helped to a sweep."""
        legal = list(self.match.legal(seat))
        assert set(legal) == self.oracle.legal(seat)
        assert len(set(legal)) == len(legal)
        if not self.helping or self.random.random() < 0.02:
            return self.random.choice(legal)
        return self.help_to_sweep(seat, legal)

    def help_to_sweep(self, seat: int, legal: list[str]) -> str:
        """Return an action that helps the lucky seat, which keeps black cards and plays high."""
        lucky = max(range(self.oracle.players), key=lambda one: self.black_of(one))

        def worth(text: str) -> tuple[int, int]:
            cards = text.split(" ")[1:]
            return sum(card[0] == "K" for card in cards), sum(int(card[1:]) for card in cards)

        if legal[0].startswith(("call", "settle")):
            return self.random.choice(legal)
        most = (seat == lucky) == legal[0].startswith("play")
        return max(legal, key=worth) if most else min(legal, key=worth)

    def black_of(self, seat: int) -> int:
        """Return how many black cards a seat holds and has taken."""
        cards = self.oracle.hands[seat] + self.oracle.piles[seat]
        return sum(card[0] == "K" for card in cards)

    def compare(self) -> None:
        """Compare public facts, and for every seat what it may know."""
        match, oracle = self.match, self.oracle
        table = match.view(None)
        assert set(match.actors) == oracle.actors()
        assert table["stage"] == oracle.stage
        assert table["dealer"] == oracle.dealer
        assert table["totals"] == oracle.totals == list(match.totals)
        assert [(row["points"], row["totals"]) for row in table["scorepad"]] == oracle.scorepad
        assert (match.over, list(match.winners)) == (oracle.over, oracle.winners)
        assert table["called"] == oracle.called
        assert set(table["skipped"]) == oracle.skipped
        assert table["hand_sizes"] == [len(hand) for hand in oracle.hands]
        assert [(play["seat"], play["card"]) for play in table["trick"]] == oracle.trick
        tricks = [
            (trick["leader"], seats_from(trick["leader"], trick["cards"]), trick["taker"])
            for trick in table["tricks"]
        ]
        assert tricks == oracle.tricks
        good = "no-good-spies" not in oracle.variants
        assert table["taker"] == (taker_of(oracle.trick) if oracle.trick else None)
        assert table["trick_points"] == sum(value_of(card, not good) for _, card in oracle.trick)
        assert table["black_takers"] == [
            taker for _, plays, taker in oracle.tricks for _, card in plays if card[0] == "K"
        ]
        for seat in range(oracle.players):
            self.compare_seat(seat)

    def compare_draw(self) -> None:
        """Compare the draw for dealer, announced once at the start."""
        (draw,) = [fact for fact in self.match.events(None) if fact["event"] == "dealer-draw"]
        rounds = [[(one["seat"], one["card"]) for one in drawn] for drawn in draw["rounds"]]
        assert rounds == self.oracle.draws

    def compare_seat(self, seat: int) -> None:
        """Compare what one seat knows."""
        view, oracle = self.match.view(seat), self.oracle
        assert view["hand"] == oracle.hands[seat]
        assert sorted((view["passed"] or {"cards": []})["cards"]) == sorted(oracle.passed[seat])
        assert sorted((view["received"] or {"cards": []})["cards"]) == sorted(oracle.received[seat])
        if view["received"]:
            assert self.match.view(view["received"]["seat"])["passes_to"] == seat
        mole = view["mole"] or {"shown": [], "took": []}
        assert mole["shown"] == oracle.shown[seat]
        assert sorted(mole["took"]) == sorted(oracle.took[seat])
        taken = self.match._state.taken[seat]
        assert sorted(texts_of(taken)) == sorted(oracle.piles[seat])


def seats_from(leader: int, cards: list[str]) -> list[tuple[int, str]]:
    """Return the plays of a trick with their seats."""
    return [((leader + place) % len(cards), card) for place, card in enumerate(cards)]


@pytest.mark.parametrize("players", [3, 4, *(pytest.param(more, marks=pytest.mark.slow) for more in (5, 6))])
def test_engine_agrees_with_the_oracle_in_all_variants(players: int) -> None:
    """BS-1 to BS-36: every legal set, view, score and winner, each combination of variants with one number
    of players; the slow test below plays them all with each."""
    for number, variants in enumerate(variant_sets()):
        if number % 4 == players - 3:
            Twins(Random(1000 * players + number), players, variants).play(deals=2)


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_engine_agrees_with_the_oracle_over_whole_games(players: int) -> None:
    """A whole game to the end value for each combination of variants with one number of players, which is not
    the one above, and a deal of each with the others."""
    for number, variants in enumerate(variant_sets()):
        whole = number % 4 == (players - 2) % 4
        Twins(Random(100_000 + 1000 * players + number), players, variants).play(deals=40 if whole else 1)


def test_stages_have_the_same_names_as_the_oracle() -> None:
    """The stages that a view names."""
    assert tuple(STAGE_NAMES.values()) == ("draw", "deal", "take", "pass", "call", "play", "settle", "over")
